import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const SOURCES = ['web', 'core', 'drafting', 'package-lock.json']

const isSource = (path: string): boolean => !/\.test\.tsx?$/.test(path)

const filesUnder = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const filesOf = async (root: string): Promise<string[]> => {
  const listed = await Promise.all(
    SOURCES.map((source) => (source.includes('.') ? [join(root, source)] : filesUnder(join(root, source)))),
  )
  return listed.flat().filter(isSource).sort()
}

/** One line that changes when anything the pages are built from does. */
export const stampOf = async (root: string): Promise<string> => {
  const stamp = createHash('sha256')
  for (const file of await filesOf(root)) {
    stamp.update(`${relative(root, file)}\0`)
    stamp.update(await readFile(file))
  }
  return stamp.digest('hex')
}

const readIfThere = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/** Builds the pages unless those in `dist` were built from the same sources. `build` makes them in `dist`. */
export const buildWhenStale = async (root: string, dist: string, build: () => Promise<void>): Promise<void> => {
  const stampFile = join(dist, '.stamp')
  const stamp = await stampOf(root)
  if ((await readIfThere(stampFile)) === stamp) return
  await build()
  await mkdir(dist, { recursive: true })
  await writeFile(stampFile, stamp)
}
