import { join } from 'node:path'
import { buildPages } from '#server/web-server/build-pages.ts'

/** Builds the pages before the browser tests when they are stale. */
export default async function buildWeb(): Promise<void> {
  const root = join(import.meta.dirname, '..')
  await buildPages(root, join(root, 'dist/web'))
}
