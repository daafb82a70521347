import { join } from 'node:path'
import { buildWhenStale } from './build-when-stale.ts'

const viteBuild = async (root: string, into: string): Promise<void> => {
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: into, emptyOutDir: true },
  })
}

/** The pages of the project in `root`, built into `dist` unless they are there already. */
export const buildPages = (root: string, dist: string): Promise<void> =>
  buildWhenStale(root, dist, (into) => viteBuild(root, into))
