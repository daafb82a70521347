import { expect, test } from 'vitest'
import { addExhibit, borrow, later, releases, seenBy } from '#testkit/museum.ts'
import { startApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption } from '#testkit/test-database.ts'
import { checkHealth } from './backup/healthcheck.ts'
import { openDatabase } from './db/database.ts'
import { THIS_VERSION } from './db/versions.ts'

/** `npm run release` sets it: the release that is made now. */
const made = process.env.RELEASE
if (made !== undefined) await addExhibit(made)
const kept = [...new Set([...releases, ...(made === undefined ? [] : [made])])]

test('an order that was lost on the way is seen to be', async () => {
  const folder = newFolder()
  const { where, accounts } = await borrow(THIS_VERSION, folder)
  const clock = later()
  const app = await startApp({ db: await openDatabase(where), clock })
  const [paid] = accounts
  await app.db.deleteFrom('orders').execute()
  expect(paid && (await seenBy(app, paid))).not.toMatchObject(paid?.saw ?? {})
  await app.close()
})

test('the museum has a database of the release that this is', () => {
  expect(kept).toContain(THIS_VERSION)
})

test.each(kept)('a database of %s comes up to date, and its customers find everything as it was', async (release) => {
  const folder = newFolder()
  const { where, accounts } = await borrow(release, folder)
  const clock = later()
  const db = await openDatabase(where)
  const found = await checkHealth(db, encryption, clock)
  expect(found.filter(({ ok }) => !ok)).toEqual([])
  const app = await startApp({ db, clock })
  for (const { saw, ...account } of accounts) {
    const sees = await seenBy(app, account)
    if (saw === 'nothing') expect(sees, account.who).toBe('nothing')
    else expect(sees, account.who).toMatchObject(saw)
  }
  expect(accounts.map(({ who }) => who)).toEqual(
    expect.arrayContaining(['paid', 'signed', 'disputed', 'deleted', 'partner']),
  )
  await app.close()
})
