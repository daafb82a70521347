import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const STAMP = '.stamp'
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

const allowing =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error
  }

// Two servers that start together may both have built. Whoever is first has put the same pages there.
const replace = async (dist: string, built: string): Promise<void> => {
  const old = `${built}.old`
  await rename(dist, old).catch(allowing('ENOENT'))
  await rename(built, dist).catch(allowing('ENOTEMPTY', 'EEXIST'))
  await rm(old, { recursive: true, force: true })
}

/**
 * Builds the pages unless those in `dist` were built from the same sources. `build` makes them in the folder it is given,
 * which takes the place of `dist` when it is done: a build that fails or is cut short leaves what was there.
 */
export const buildWhenStale = async (
  root: string,
  dist: string,
  build: (into: string) => Promise<void>,
): Promise<void> => {
  const stamp = await stampOf(root)
  if ((await readIfThere(join(dist, STAMP))) === stamp) return
  await mkdir(dirname(dist), { recursive: true })
  const built = await mkdtemp(`${dist}.`)
  try {
    await build(built)
    await writeFile(join(built, STAMP), stamp)
    await replace(dist, built)
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}
