import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build-when-stale.ts'
import { compressFiles } from './compress-files.ts'
import { type WrittenPage, writePages } from './write-pages.ts'

const viteBuild = async (root: string, into: string, ssr?: string): Promise<void> => {
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: into, emptyOutDir: true, ...(ssr !== undefined && { ssr, copyPublicDir: false }) },
  })
}

/** The public pages, drawn by a program made from the same sources. */
const drawnPages = async (root: string): Promise<WrittenPage[]> => {
  // Within the project, so that the program finds the packages it uses.
  const program = await mkdtemp(join(root, '.prerender-'))
  try {
    await viteBuild(root, program, 'build/prerender.tsx')
    const { writtenPages }: { writtenPages: () => Promise<WrittenPage[]> } = await import(
      pathToFileURL(join(program, 'prerender.js')).href
    )
    return await writtenPages()
  } finally {
    await rm(program, { recursive: true, force: true })
  }
}

/** The pages of the project in `root`, built into `dist` unless they are there already. */
export const buildPages = (root: string, dist: string): Promise<void> =>
  buildWhenStale(root, dist, async (into) => {
    await viteBuild(root, into)
    await writePages(into, await drawnPages(root))
    await compressFiles(into)
  })
