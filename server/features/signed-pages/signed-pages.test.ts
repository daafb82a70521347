import { createCanvas } from '@napi-rs/canvas'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { SignedPagesReply } from '#core/api/after-signing.ts'
import { londonDay } from '#core/text/dates.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll, askForEverything } from '#testkit/start-app.ts'

const app = appForAll()

const jpegOf = (shade: string): string => {
  const canvas = createCanvas(40, 60)
  const page = canvas.getContext('2d')
  page.fillStyle = shade
  page.fillRect(0, 0, 40, 60)
  return canvas.toBuffer('image/jpeg').toString('base64')
}
const [FIRST, SECOND] = [jpegOf('#eee'), jpegOf('#ddd')]
const nothingToSee = { marked: true, empty: [], cut: [] }

const paid = async () => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await app.give(customer.userId, ['will'])
  return customer
}
const signer = async () => {
  const customer = await paid()
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  const on = londonDay(app.clock())
  const note = { on, witnesses: ['Mary Ash', 'David Ash'], ticks: [...witnessTicks], storage: 'In the study' }
  expect((await customer.post('/api/signing', note)).status).toBe(200)
  return customer
}
type Signer = Awaited<ReturnType<typeof signer>>

const read = async (customer: Signer) => (await customer.get('/api/signed-pages')).json<SignedPagesReply>()
const keep = (customer: Signer, page: number, jpeg = FIRST, seen: object = nothingToSee) =>
  customer.post('/api/signed-pages', { page, jpeg: jpeg.match(/.{1,20000}/g), seen })

describe('pictures of the signed pages', () => {
  test('are kept by page of the paper that was signed, each in place of the one before', async () => {
    const customer = await signer()
    const { signed } = await read(customer)
    expect(signed).toMatchObject({
      version: 1,
      edition: 'normal',
      code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    await keep(customer, 1)
    await keep(customer, 1, SECOND, { marked: false, empty: ['initials'], cut: [] })
    const { kept } = await read(customer)
    expect(kept).toMatchObject([{ id: '1-1', page: 1, marked: false, empty: ['initials'] }])
    const picture = await customer.get('/api/signed-pages/1-1.jpg')
    expect(picture.bytes.toString('base64')).toBe(SECOND)
    expect(picture.headers['content-type']).toBe('image/jpeg')
  })

  test('are encrypted, and nobody else reads or deletes one', async () => {
    const customer = await signer()
    await keep(customer, 1)
    const rows = await app.db.selectFrom('signed_pages').select(['jpeg', 'seen']).execute()
    for (const { jpeg, seen } of rows) {
      expect(Buffer.from(jpeg).includes(Buffer.from(FIRST, 'base64').subarray(0, 16))).toBe(false)
      expect(Buffer.from(seen).toString()).not.toContain('marked')
    }
    const another = await signer()
    expect((await another.get('/api/signed-pages/1-1.jpg')).status).toBe(404)
    expect((await another.delete('/api/signed-pages/1-1')).json()).toMatchObject({ kept: [] })
    expect((await read(customer)).kept).toHaveLength(1)
  })

  test('are deleted one by one, and all of them with the account', async () => {
    const customer = await signer()
    await keep(customer, 1)
    // The reply to the first may be lost: a page that is deleted twice is deleted.
    for (let sent = 0; sent < 2; sent += 1)
      expect((await customer.delete('/api/signed-pages/1-1')).json()).toMatchObject({ kept: [] })
    await keep(customer, 1)
    await app.stores.users.remove(customer.userId)
    const left = await app.db.selectFrom('signed_pages').select('page').where('user_id', '=', customer.userId).execute()
    expect(left).toEqual([])
  })

  test('are refused of a page that the will does not have, of what is no JPEG, and before anything was signed', async () => {
    const customer = await signer()
    const { signed } = await read(customer)
    expect((await keep(customer, (signed?.pages ?? 0) + 1)).status).toBe(404)
    expect((await keep(customer, 1, Buffer.from('<svg/>').toString('base64'))).status).toBe(422)
    const unsigned = await paid()
    expect((await read(unsigned)).signed).toBeUndefined()
    expect((await keep(unsigned, 1)).status).toBe(404)
  })

  test('stay with the will that was signed when another is signed', async () => {
    const customer = await signer()
    await keep(customer, 1)
    expect((await customer.delete('/api/signing')).status).toBe(200)
    const { signed, kept } = await read(customer)
    expect(signed).toBeUndefined()
    expect(kept).toMatchObject([{ id: '1-1' }])
  })

  test('are in the copy of everything that we hold', async () => {
    const customer = await signer()
    await keep(customer, 1)
    const files = unzipSync((await askForEverything(customer)).bytes)
    expect(Object.keys(files)).toContain('signed-pages/version-1-page-1.jpg')
  })
})
