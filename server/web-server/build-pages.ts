/** Builds the pages that the server gives: the files for the browser, the public pages as HTML documents, and the back office. */
import { execFile } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { BuildEnvironmentOptions } from 'vite'
import { INDEX, INLINE_HASHES, type InlineHashes, OF_WILL, PRERENDERED } from './built-pages.ts'

/** What `web/build/prerender.tsx` gives. */
type Prerendered = {
  readonly pages: readonly { readonly path: string; readonly document: string }[]
  readonly index: string
  readonly ofWill: string
  /** What a browser is told of the product as an app. */
  readonly app: { readonly file: string; readonly text: string }
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** The style sheets by file, without what stands in each document. */
  readonly sheets: Readonly<Record<string, string>>
}
type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>
type Prerender = (manifest: Manifest, sheets: Prerendered['sheets']) => Promise<Prerendered>

const viteBuild = async (configFile: string, options: BuildEnvironmentOptions): Promise<void> => {
  const { build } = await import('vite')
  await build({
    configFile,
    mode: 'production',
    logLevel: 'warn',
    // Node warns of its own storage when the program that draws the pages looks for a browser's.
    ...(options.ssr !== undefined && { define: { localStorage: 'undefined' } }),
    build: options,
  })
}

/** The public pages, drawn by a program built from the same sources. */
const prerendered = async (root: string, manifest: Manifest, sheets: Prerendered['sheets']): Promise<Prerendered> => {
  // Within the project, so that the program finds the packages it uses.
  const program = await mkdtemp(join(root, '.prerender-'))
  try {
    await viteBuild(join(root, 'web/vite.config.ts'), {
      outDir: program,
      emptyOutDir: true,
      ssr: 'build/prerender.tsx',
      copyPublicDir: false,
    })
    const { prerender }: { prerender: Prerender } = await import(pathToFileURL(join(program, 'prerender.js')).href)
    return await prerender(manifest, sheets)
  } finally {
    await rm(program, { recursive: true, force: true })
  }
}

/** As a content security policy names an inline script or style. */
const hashesOf = (sources: readonly string[]): string[] =>
  sources.map((source) => `'sha256-${hash('sha256', source, 'base64')}'`)

/** Writes the two documents whose page the browser draws, each prerendered page, and the hashes of what stands in them inline. */
export const writePages = async (
  folder: string,
  { pages, index, ofWill, inline }: Omit<Prerendered, 'sheets' | 'app'>,
): Promise<void> => {
  await writeFile(join(folder, INDEX), index)
  await writeFile(join(folder, OF_WILL), ofWill)
  for (const { path, document } of pages) {
    const file = join(folder, PRERENDERED, `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  const hashes: InlineHashes = { scripts: hashesOf(inline.scripts), styles: hashesOf(inline.styles) }
  await writeFile(join(folder, INLINE_HASHES), JSON.stringify(hashes))
}

const COMPRESSIBLE = /\.(js|css|svg|html|txt|xml)$/

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Puts a `.br` and a `.gz` beside every text file that is served as it is, for the server to choose from. */
export const compressFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    // A prerendered page is compressed once the server has put its address in.
    if (!entry.isFile() || !COMPRESSIBLE.test(path) || path.startsWith(join(folder, PRERENDERED))) continue
    const contents = await readFile(path)
    await writeFile(`${path}.br`, await brotli(contents))
    await writeFile(`${path}.gz`, await zip(contents, { level: 9 }))
  }
}

/** The style sheets by file: the one of every page first, as a page that loads others has it before them. */
const sheetsOf = async (into: string, { 'main.tsx': first, ...others }: Manifest): Promise<Prerendered['sheets']> => {
  const files = [first, ...Object.values(others)].flatMap((chunk) => chunk?.css ?? [])
  const read = async (file: string) => [file, await readFile(join(into, file), 'utf8')] as const
  return Object.fromEntries(await Promise.all([...new Set(files)].map(read)))
}

/** Builds all that is given, into an empty folder. */
export const build = async (root: string, into: string): Promise<void> => {
  await viteBuild(join(root, 'web/vite.config.ts'), { outDir: into, emptyOutDir: true })
  const manifest: Manifest = JSON.parse(await readFile(join(into, '.vite/manifest.json'), 'utf8'))
  const made = await prerendered(root, manifest, await sheetsOf(into, manifest))
  for (const [file, sheet] of Object.entries(made.sheets)) await writeFile(join(into, file), sheet)
  await writePages(into, made)
  await writeFile(join(into, made.app.file), made.app.text)
  await rm(join(into, '.vite'), { recursive: true })
  // The back office, as files of its own.
  await viteBuild(join(root, 'web/desk/vite.config.ts'), { outDir: into, emptyOutDir: false, copyPublicDir: false })
  await compressFiles(into)
}

const STAMP = '.stamp'
const SOURCES = ['web', 'words', 'core', 'drafting', 'package-lock.json']

const isSource = (path: string): boolean => !/\.test\.tsx?$/.test(path)

const filesUnder = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * One line that changes when anything the pages are built from does. Nothing else runs yet, so the files are read one after the
 * other without waiting: a thousand small ones in half the time.
 */
const stampOf = (root: string): string => {
  const files = SOURCES.flatMap((source) =>
    source.includes('.') ? [join(root, source)] : filesUnder(join(root, source)),
  )
  const stamp = createHash('sha256')
  for (const file of files.filter(isSource).sort()) {
    stamp.update(`${relative(root, file)}\0`)
    stamp.update(readFileSync(file))
  }
  return stamp.digest('hex')
}

const unlessCode =
  <Otherwise>(codes: readonly string[], otherwise: Otherwise) =>
  (error: NodeJS.ErrnoException): Otherwise => {
    if (!codes.includes(error.code ?? '')) throw error
    return otherwise
  }

const isThere = (path: string): Promise<boolean> => access(path).then(() => true, unlessCode(['ENOENT'], false))

// Two servers that start together may both have built. The first has put the same pages there.
const replace = async (dist: string, built: string): Promise<void> => {
  const old = `${built}.old`
  await rename(dist, old).catch(unlessCode(['ENOENT'], undefined))
  await rename(built, dist).catch(unlessCode(['ENOTEMPTY', 'EEXIST'], undefined))
  await rm(old, { recursive: true, force: true })
}

const isCurrent = async (dist: string, stamp: string): Promise<boolean> =>
  (await readFile(join(dist, STAMP), 'utf8').catch(unlessCode(['ENOENT'], ''))) === stamp

/**
 * Builds the pages unless those in `dist` were built from the same sources. `make` writes them to the folder it is given,
 * which takes the place of `dist` when it is done: a build that fails or is cut short leaves what was there.
 */
export const buildWhenStale = async (
  root: string,
  dist: string,
  make: (into: string) => Promise<void>,
): Promise<void> => {
  const stamp = stampOf(root)
  if (await isCurrent(dist, stamp)) return
  await mkdir(dirname(dist), { recursive: true })
  const own = await mkdtemp(`${dist}.`)
  // A folder within: `own` is for this user alone, and another one may serve the pages.
  const built = join(own, 'pages')
  try {
    await mkdir(built)
    await make(built)
    await writeFile(join(built, STAMP), stamp)
    if (!(await isCurrent(dist, stamp))) await replace(dist, built)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** There are no pages to give, and none can be built. */
export class NoPages extends Error {}

const canBuild = (): boolean => {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

/**
 * Builds the pages of the project in `root` into `dist` unless they are there already, by a process of its own: its memory goes
 * with it, and it ends when this one does. Without the packages for building (`npm ci --omit=dev`) the pages in `dist` are served
 * as they are. `say`: tells the operator. `builds`: whether those packages are installed.
 * @throws NoPages where there are none to serve, or they cannot be built.
 */
export const buildPages = async (
  root: string,
  dist: string,
  { say = (text: string): unknown => process.stderr.write(`${text}\n`), builds = canBuild() } = {},
): Promise<void> => {
  const isStale = async () => !(await isCurrent(dist, stampOf(root)))
  if (!builds) {
    const advice = 'Build them with "npm ci && npm run build", here or on another machine, and put them there.'
    if (!(await isThere(join(dist, INDEX)))) throw new NoPages(`There are no pages in ${dist}. ${advice}`)
    // An image for production may hold the built pages without their sources.
    const stale = (await isThere(join(root, 'web'))) && (await isStale())
    if (stale) say(`The pages in ${dist} were built from other sources than these. ${advice}`)
  } else if (await isStale()) {
    say('Building the pages…')
    const began = performance.now()
    const building = promisify(execFile)(process.execPath, [join(root, 'server/build.ts'), dist])
    const end = () => building.child.kill()
    process.once('exit', end)
    const { stdout, stderr } = await building
      .catch((cause) => {
        throw new NoPages(`The pages could not be built.\n${cause.stdout}${cause.stderr}`, { cause })
      })
      .finally(() => process.off('exit', end))
    say(`${stdout}${stderr}The pages are built, in ${Math.ceil((performance.now() - began) / 1000)} s.`)
  }
}
