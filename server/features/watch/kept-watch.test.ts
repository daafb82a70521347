import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import type { Watch } from '#core/will/signing-schema.ts'
import { KEY_BYTES } from '#server/crypto/cipher.ts'
import { parseMasterKeys } from '#server/crypto/master-keys.ts'
import { replaceDataKeys, rotateMasterKey } from '#server/db/key-rotation.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createStores } from '#server/db/stores.ts'
import { askForEverything } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { startWatchedApp, type WatchedApp } from '#testkit/watched-customers.ts'

let night: WatchedApp
beforeEach(async () => {
  night = await startWatchedApp()
  return night.close
})

/** A customer who was told of a birthday, has told us of a move, and wants no more mail. */
const withAll = async () => {
  const { comeBack, userId } = await night.signed()
  night.goTo('2027-01-05')
  await night.watch()
  const customer = await comeBack()
  await customer.post('/api/watch/reports', { event: 'Move', verdict: 'solicitor' })
  await customer.patch('/api/watch', { mails: false })
  return { ...customer, userId }
}

const all: Watch = {
  mails: 'off',
  told: ['birthday 18 of 3'],
  reports: [{ event: 'Move', verdict: 'solicitor', on: { day: 5, month: 1, year: 2027 } }],
}

describe('what the watch has told, and was told', () => {
  test('is encrypted, stays through a change of every key, and mails nothing again', async () => {
    const customer = await withAll()
    const { userId } = customer
    const { db, clock } = night.app
    const { after_signing } = await db
      .selectFrom('wills')
      .select('after_signing')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(after_signing ?? []).toString('latin1')).not.toMatch(/birthday|Move|told/)

    expect(await replaceDataKeys({ db, clock, ...encryption })).toBe(1)
    expect((await night.app.stores.wills.find(userId))?.will.watch).toEqual(all)
    await customer.patch('/api/watch', { mails: true })
    expect(await night.watch()).toBe('Looked at 1 will. Mailed 0 customers.\n')

    const fresh = randomBytes(KEY_BYTES).toString('base64')
    const old = Buffer.alloc(KEY_BYTES, 7).toString('base64')
    await rotateMasterKey({ db, clock, randomBytes, masterKeys: parseMasterKeys(`${fresh},${old}`) })
    const newest = createStores(db, createVaults({ masterKeys: parseMasterKeys(fresh), randomBytes, clock }))
    const { mails: _mailsAgain, ...rest } = all
    expect((await newest.wills.find(userId))?.will.watch).toEqual(rest)
  })

  test('is in the copy of everything that we hold about the customer, also with a new key', async () => {
    const customer = await withAll()
    await replaceDataKeys({ db: night.app.db, clock: night.app.clock, ...encryption })
    const zip = unzipSync((await askForEverything(customer)).bytes)
    const { will } = JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array())) as { will: Will }
    expect(will.watch).toEqual(all)
    expect(strFromU8(zip['account.schema.json'] ?? new Uint8Array())).toContain('"told"')
  })
})
