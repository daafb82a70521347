import { join } from 'node:path'
import { buildPages } from '#server/web-server/build-pages.ts'

/** The browser tests drive the pages as they are served, so they are built first, when they are stale. */
export default async function buildWeb(): Promise<void> {
  const root = join(import.meta.dirname, '..')
  await buildPages(root, join(root, 'dist/web'))
}
