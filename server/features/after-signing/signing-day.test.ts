import { describe, expect, test } from 'vitest'
import type { NoteSigning, PlanSigning } from '#core/api/after-signing.ts'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { HistoryReply } from '#core/api/history.ts'
import { signingState } from '#core/signing/signing-state.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { appForAll, type Customer } from '#testkit/start-app.ts'

const app = appForAll()

const withPaidWill = async (): Promise<Customer> => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  return customer
}

const plan: PlanSigning = {
  day: { day: 5, month: 12, year: 2026 },
  time: '11:00',
  place: 'At home',
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
}

const noted: NoteSigning = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Okafor', 'David Lloyd'],
  witnessDetails: [{ address: '2 Orchard Lane, Ludlow', occupation: 'Nurse' }, {}],
  ticks: [...witnessTicks],
  place: 'At home',
  keptWith: 'Home',
  mayKnow: [1, 2],
  storage: 'Top drawer of the desk',
}

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will
const stateOf = async (customer: Customer) => signingState(await willOf(customer), today).is
const actionsOf = async (customer: Customer) =>
  (await customer.get('/api/account/history')).json<HistoryReply>().events.map(({ action }) => action)

describe('A planned signing', () => {
  test('is kept, moved and given up, and stands in the activity', async () => {
    const customer = await withPaidWill()
    expect((await customer.post('/api/signing/plan', plan)).status).toBe(200)
    expect(await willOf(customer)).toMatchObject({ signingPlan: { ...plan, turn: 1 } })
    expect(await stateOf(customer)).toBe('planned')
    const moved = { ...plan, day: today, turn: 1 }
    expect((await customer.post('/api/signing/plan', moved)).status).toBe(200)
    expect(await stateOf(customer)).toBe('today')
    expect((await customer.delete('/api/signing/plan')).status).toBe(200)
    expect(await stateOf(customer)).toBe('unsigned')
    const actions = await actionsOf(customer)
    expect(actions).toEqual(expect.arrayContaining(['planned the signing', 'gave up a planned signing']))
    expect(actions.filter((action) => action === 'planned the signing')).toHaveLength(1)
  })

  test('on two phones goes on from the newer one, which the older is given', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/signing/plan', plan)
    const [one, other] = await Promise.all([
      customer.post('/api/signing/plan', { ...plan, step: 'print', turn: 1 }),
      customer.post('/api/signing/plan', { ...plan, step: 'print', turn: 1 }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const late = [one, other].find(({ status }) => status === 409)
    expect(late?.json<{ will: Will }>().will.signingPlan).toMatchObject({ step: 'print', turn: 2 })
  })

  test('ends when the will is noted as signed', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/signing/plan', plan)
    expect((await customer.post('/api/signing', noted)).status).toBe(200)
    const will = await willOf(customer)
    const { storage, ...signing } = noted
    expect(will).toMatchObject({ signing, storage })
    expect(will.signingPlan).toBeUndefined()
  })

  test.each<[string, object, string]>([
    ['a day that is none', { day: { day: 31, month: 2, year: 2027 } }, 'day'],
    ['no place', { place: ' ' }, 'place'],
    ['half a witness', { witnesses: [{ name: 'Mary', said: [] }] }, 'witnesses.0'],
  ])('is refused with %s', async (_what, change, field) => {
    const reply = await (await withPaidWill()).post('/api/signing/plan', { ...plan, ...change })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field])
  })

  test('waits for the payment', async () => {
    const customer = await app.customer()
    expect((await customer.post('/api/signing/plan', plan)).status).toBe(402)
  })
})

describe('A will that is signed a second time', () => {
  test('keeps the first signing, which stands again when the second is taken back', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/signing', noted)
    await customer.post('/api/signing/plan', plan)
    await customer.post('/api/signing', { ...noted, witnesses: ['Mary Okafor', 'Owen Rao'], storage: 'In the safe' })
    expect((await willOf(customer)).earlierSignings).toMatchObject([
      { signing: { witnesses: ['Mary Okafor', 'David Lloyd'] }, storage: 'Top drawer of the desk' },
    ])
    await customer.delete('/api/signing')
    const will = await willOf(customer)
    expect([will.signing?.witnesses, will.storage]).toEqual([noted.witnesses, noted.storage])
    expect(will.earlierSignings).toBeUndefined()
  })
})

test('A note of a signing that is taken back twice, as after a lost reply, leaves the signing before it', async () => {
  const customer = await withPaidWill()
  await customer.post('/api/signing', noted)
  await customer.post('/api/signing/plan', plan)
  await customer.post('/api/signing', { ...noted, witnesses: ['Mary Okafor', 'Owen Rao'], storage: 'In the safe' })
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await customer.delete('/api/signing?earlier=1')).status).toBe(200)
    expect((await willOf(customer)).signing?.witnesses).toEqual(noted.witnesses)
  }
})

describe('A signed will that counts no more', () => {
  test('is said to, and counts again when that was wrong', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/signing', noted)
    const revoked = { on: { day: 3, month: 11, year: 2026 }, how: 'Torn up' }
    expect((await customer.post('/api/signing/revoked', revoked)).status).toBe(200)
    expect(await stateOf(customer)).toBe('revoked')
    expect((await customer.delete('/api/signing/revoked')).status).toBe(200)
    expect(await stateOf(customer)).toBe('signed')
  })

  test('is not said to have ended otherwise by a tab that has not read what was said since', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/signing', noted)
    const torn = { on: { day: 3, month: 11, year: 2026 }, how: 'Torn up' }
    expect((await customer.post('/api/signing/revoked', { ...torn, over: null })).status).toBe(200)
    const replaced = { ...torn, how: 'Another will' }
    expect((await customer.post('/api/signing/revoked', { ...replaced, over: null })).status).toBe(409)
    expect((await willOf(customer)).signing?.revoked).toEqual(torn)
    expect((await customer.post('/api/signing/revoked', { ...torn, over: null })).status).toBe(200)
    expect((await customer.post('/api/signing/revoked', { ...replaced, over: torn })).status).toBe(200)
  })

  test('has to have been signed, and not in the future', async () => {
    const customer = await withPaidWill()
    const revoked = { on: { day: 4, month: 11, year: 2026 }, how: 'Torn up' }
    expect((await customer.post('/api/signing/revoked', revoked)).status).toBe(422)
    await customer.post('/api/signing', noted)
    expect((await customer.post('/api/signing/revoked', revoked)).status).toBe(422)
  })
})

describe('A testator who cannot read or sign the will alone', () => {
  test('has other words at the end of it, so that it is printed again', async () => {
    const customer = await withPaidWill()
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    const attestation = { reader: 'Priya Rao', signer: 'Priya Rao' }
    expect((await customer.post('/api/signing/attestation', attestation)).status).toBe(200)
    const { willChanged, changed } = (await customer.get('/api/documents')).json<DocumentsReply>()
    expect([willChanged, changed[0]]).toEqual([true, 'Changed in your will: Everything'])
    await customer.post('/api/signing/attestation', {})
    expect((await willOf(customer)).attestation).toBeUndefined()
    expect((await customer.get('/api/documents')).json<DocumentsReply>().willChanged).toBe(false)
  })

  test('is not said to read it alone, or with another reader, by a tab that has not read who was said since', async () => {
    const customer = await withPaidWill()
    const attestation = { reader: 'Priya Rao' }
    expect((await customer.post('/api/signing/attestation', { ...attestation, over: null })).status).toBe(200)
    const refused = await customer.post('/api/signing/attestation', { reader: 'Owen Vale', over: null })
    expect([refused.status, refused.json<{ will: Will }>().will.attestation]).toEqual([409, attestation])
    expect((await customer.post('/api/signing/attestation', { over: { reader: 'Owen Vale' } })).status).toBe(409)
    expect((await customer.post('/api/signing/attestation', { ...attestation, over: null })).status).toBe(200)
    expect((await customer.post('/api/signing/attestation', { over: attestation })).status).toBe(200)
    expect((await willOf(customer)).attestation).toBeUndefined()
  })

  test('is read the will aloud first', async () => {
    const customer = await withPaidWill()
    const reply = await customer.post('/api/signing/attestation', { mark: true })
    expect(reply.json()).toMatchObject({ errors: { reader: ['FIELD_REQUIRED'] } })
  })
})
