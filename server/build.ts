/** `npm run build`: builds the pages into `dist/web`, or the folder it is given, unless they are there already. */
import { join } from 'node:path'
import { build, buildWhenStale } from './web-server/build-pages.ts'

const root = join(import.meta.dirname, '..')
await buildWhenStale(root, process.argv[2] ?? join(root, 'dist/web'), (into) => build(root, into))
