import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files under a folder in whose bytes this stands, as text (whatever its capitals) or as the bytes themselves. */
export const filesHolding = async (folder: string, what: string | Uint8Array): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const holding: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name))
    const found =
      typeof what === 'string'
        ? bytes.toString('latin1').toLowerCase().includes(Buffer.from(what).toString('latin1').toLowerCase())
        : bytes.includes(what)
    if (found) holding.push(entry.name)
  }
  return holding
}
