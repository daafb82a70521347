import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg|html|txt|xml)$/

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Puts a `.br` and a `.gz` beside every file of text, for the server to choose from. */
export const compressFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const contents = await readFile(path)
    await writeFile(`${path}.br`, await brotli(contents))
    await writeFile(`${path}.gz`, await zip(contents, { level: 9 }))
  }
}
