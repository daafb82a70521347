import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { addCustomers } from './customers.ts'
import { fillUpTo } from './fillers.ts'

test('among the customers who are measured there are as many others as are asked for, each with a paid will', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-fillers-'))
  const encryption = {
    masterKeys: loadMasterKeys({ dataDir: folder, masterKey: undefined }, randomBytes),
    randomBytes,
  }
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  await addCustomers(db, encryption, 2)
  await fillUpTo(db, 7, 'a-master-key')
  const paid = await db
    .selectFrom('users')
    .innerJoin('wills', 'wills.user_id', 'users.id')
    .innerJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select('users.id')
    .orderBy('users.id')
    .execute()
  expect(paid.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7])
  await db.destroy()
  await rm(folder, { recursive: true })
})
