/** `npm run build`: builds the pages into `dist/web`, unless they are there already. */
import { join } from 'node:path'
import { buildPages } from './web-server/build-pages.ts'

const root = join(import.meta.dirname, '..')
await buildPages(root, join(root, 'dist/web'))
