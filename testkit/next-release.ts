/** The release after this one, as a copy of the product with one more migration, to roll to while customers go on. */
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')

/** What changes in it: a new column, and an index of the table that every save writes to. */
const MIGRATION = `import { addColumn, addIndex } from '../migration-steps.ts'
export const inSteps = true
export const up = async (db) => {
  await addColumn(db, 'wills', 'seen_again', { type: 'text', otherwise: '' })
  await addIndex(db, 'will_revisions_by_time', 'will_revisions', ['saved_at', 'will_id'])
}
`

/** Its folder, for `startServer`. Only the server is copied: nothing else changes. */
export const nextRelease = async (folder: string): Promise<string> => {
  await mkdir(folder)
  for (const name of await readdir(project))
    if (name !== 'server' && name !== 'package.json') await symlink(join(project, name), join(folder, name))
  await cp(join(project, 'server'), join(folder, 'server'), { recursive: true })
  const about = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  const [major, minor] = String(about.version).split('.').map(Number)
  const next = `${major}.${(minor ?? 0) + 1}`
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...about, version: `${next}.0` }))
  const name = `9999-${next}-what-comes-next`
  await writeFile(join(folder, 'server/db/migrations', `${name}.ts`), MIGRATION)
  return folder
}
