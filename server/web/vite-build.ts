import { join } from 'node:path'

/** Builds the pages of `root` into `dist`. */
export const viteBuild = async (root: string, dist: string): Promise<void> => {
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  })
}
