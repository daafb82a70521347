import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenedCaseReply, ReferralReply } from '#core/api/referral.ts'
import { REFERRAL_DAYS, referralConsent } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { simplestWill, straightforward } from '#testkit/builders.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { madeUpFirms } from '#testkit/made-up-firms.ts'
import { askForEverything, type Client, startApp, type TestApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'

const [poe, other] = madeUpFirms
const CLAUSE = 'I declare that #eval("x") <b>my land in France</b> is not part of this will.'
const ANSWER = 'Quincunx: we have looked at the land.'

let app: TestApp
/** Of the firm that the customers choose, and of another. */
let alex: AtDesk
let sam: AtDesk
const listed = [...madeUpFirms]
beforeEach(async () => {
  listed.splice(0, listed.length, ...madeUpFirms)
  app = await startApp({ publicUrl: DESK_HOME, referralFirms: listed })
  alex = await atDesk(app, ['firm'], 'Alex Poe', poe.id)
  sam = await atDesk(app, ['firm'], 'Sam Other', other.id)
  return () => app.close()
})

type Customer = Client & { userId: number }

const willOf = async (customer: Client): Promise<Will> => (await customer.get('/api/form')).json<{ will: Will }>().will

const save = async (customer: Customer, change: (will: Will) => Will) => {
  const before = await willOf(customer)
  const { status } = await customer.post('/api/wills/wills/groupAssetsUpdate', {
    version: before.version,
    will: editable(change(before)),
  })
  expect(status).toBe(200)
}

/** Someone who owns land abroad, so that a solicitor comes first. */
const landowner = async (): Promise<Customer> => {
  const customer = await app.customer()
  const will = simplestWill({ situation: { ...straightforward, 'land-abroad': 'Yes' } })
  const { id, version } = await willOf(customer)
  await app.stores.wills.save(customer.userId, { ...will, id, version }, app.clock())
  return customer
}

const refer = (customer: Client, firm: string = poe.id) => customer.post('/api/referral', { firm, consent: true })
const read = async (customer: Client) => (await customer.get('/api/referral')).json<ReferralReply>()
const caseOf = async (customer: Client): Promise<number> => (await read(customer)).cases[0]?.id ?? 0

/** A case that the firm has opened. */
const opened = async (customer: Client) => {
  await refer(customer)
  const id = await caseOf(customer)
  const page = (await alex.get(`/api/desk/cases/${id}`)).json<OpenedCaseReply>()
  return { id, seen: page.seen }
}

const pays = async (customer: Client) => (await customer.post('/api/payment/checkout', { items: ['will'] })).status

const offerClause = async (customer: Client, more: object = {}) => {
  const { id, seen } = await opened(customer)
  const body = { text: 'Agree to these words.', words: CLAUSE, clears: true, seen, ...more }
  expect((await alex.post(`/api/desk/cases/${id}/clause`, body)).status).toBe(204)
  const reply = (await read(customer)).cases[0]?.replies.at(-1)?.id ?? 0
  return { id, seen, reply }
}

const settle = (customer: Client, reply: number, agree = true, words = CLAUSE) =>
  customer.post('/api/referral/clause', { reply, agree, words })

const pass = async (milliseconds: number) => {
  app.clock.pass(milliseconds)
  alex = await atDesk(app, ['firm'], 'Alex Poe', poe.id)
}

describe('sending a case', () => {
  test('needs the consent, an email that is confirmed, a firm of the list, and something to ask', async () => {
    const customer = await landowner()
    expect((await customer.post('/api/referral', { firm: poe.id })).status).toBe(422)
    expect((await refer(customer, 'another-firm')).status).toBe(422)
    expect((await refer(await app.customer())).status).toBe(422)
    const { token } = await app.registerUnverified()
    expect((await refer(app.api(token))).status).toBe(403)
    expect((await read(customer)).cases).toEqual([])
  })

  test('keeps the words that were agreed to, and shows who the firms are without their email', async () => {
    const customer = await landowner()
    await refer(customer)
    const row = await app.db.selectFrom('referrals').selectAll().executeTakeFirstOrThrow()
    expect(row.words).toBe(referralConsent(poe.name))
    const { firms, cases } = await read(customer)
    expect(firms.map(({ name }) => name)).toEqual([poe.name, other.name])
    expect(JSON.stringify(firms)).not.toContain('@')
    expect(cases).toMatchObject([{ firm: poe.name, replies: [] }])
    expect(cases[0]).not.toHaveProperty('opened')
  })

  test('mails the firm once, with a number and nothing of the customer', async () => {
    const customer = await landowner()
    await Promise.all([refer(customer), refer(customer), refer(customer)])
    const mails = await app.mail(1)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: poe.email })
    expect(JSON.stringify(mails[0])).not.toMatch(/Margaret|Hale|abroad/)
    expect((await read(customer)).cases).toHaveLength(1)
  })

  test('goes to one firm at a time, from whichever tab', async () => {
    const customer = await landowner()
    const statuses = await Promise.all([refer(customer, poe.id), refer(customer, other.id)])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await read(customer)).cases).toHaveLength(1)
  })

  test('is possible five times in thirty days', async () => {
    const customer = await landowner()
    for (let time = 0; time < 5; time += 1) {
      expect((await refer(customer)).status).toBe(200)
      await customer.delete('/api/referral')
    }
    expect((await refer(customer)).status).toBe(422)
    await pass(REFERRAL_DAYS * DAY_MS)
    expect((await refer(await landowner())).status).toBe(200)
  })
})

describe('what the firm sees', () => {
  test('is the brief, who gets what and the open questions, and the customer reads that it was opened and why', async () => {
    const customer = await landowner()
    await refer(customer)
    const id = await caseOf(customer)
    expect((await alex.get('/api/desk/cases')).json()).toMatchObject({ firm: poe.name, cases: [{ id }] })
    const page = (await alex.get(`/api/desk/cases/${id}`)).json<OpenedCaseReply>()
    expect(JSON.stringify(page.brief)).toContain('Margaret Ellen Hale')
    expect(JSON.stringify(page.outcome)).toContain('100%')
    expect(JSON.stringify(page.questions)).toContain('Do I need a will in each country')
    expect((await read(customer)).cases[0]?.opened).toBe(app.clock().toISOString())
    const { looks } = (await customer.get('/api/account/looks')).json<{ looks: object[] }>()
    expect(looks[0]).toMatchObject({
      who: 'Alex Poe',
      what: 'open a case',
      why: 'You asked this firm to look at your case',
    })
  })

  test('is the will also, as files to work on, and the customer reads that they were taken', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    const path = `/api/desk/cases/${id}/for-a-firm.zip`
    const taken = await alex.get(path)
    expect(taken.headers['content-disposition']).toBe(`attachment; filename="case-${id}.zip"`)
    const files = unzipSync(taken.bytes)
    expect(Object.keys(files)).toEqual(['will.docx', 'matter.docx', 'will.inherit.json'])
    const will = strFromU8(unzipSync(files['will.docx'] ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array())
    expect(will).toContain('Margaret Ellen Hale')
    const { looks } = (await customer.get('/api/account/looks')).json<{ looks: object[] }>()
    expect(looks).toContainEqual(expect.objectContaining({ what: 'take the files of a case' }))
    expect((await sam.get(path)).status).toBe(404)
    await customer.delete('/api/referral')
    expect((await alex.get(path)).status).toBe(404)
  })

  test('is no file where the customer agreed before files were a part of it', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    await app.db.updateTable('referrals').set({ words: 'Three things of mine.' }).where('id', '=', id).execute()
    const refused = await alex.get(`/api/desk/cases/${id}/for-a-firm.zip`)
    expect(refused.status).toBe(404)
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('has not agreed') })
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(200)
  })

  test('is nothing of a case that went to another firm, whatever it calls', async () => {
    const customer = await landowner()
    const { id, seen } = await opened(customer)
    expect((await sam.get('/api/desk/cases')).json()).toMatchObject({ cases: [] })
    expect((await sam.get(`/api/desk/cases/${id}`)).status).toBe(404)
    for (const [what, body] of [
      ['answer', { text: 'Yes' }],
      ['clear', { text: 'Yes', seen }],
      ['clause', { text: 'Yes', words: 'No', clears: true, seen }],
      ['decline', { reason: 'No time' }],
    ] as const)
      expect((await sam.post(`/api/desk/cases/${id}/${what}`, body)).status).toBe(404)
    expect((await read(customer)).cases[0]?.replies).toEqual([])
  })

  test('ends at once when the customer takes it back', async () => {
    const customer = await landowner()
    const { id, seen } = await opened(customer)
    expect((await customer.delete('/api/referral')).status).toBe(200)
    expect((await customer.delete('/api/referral')).status).toBe(200)
    const message = 'There is nothing to open: the customer has not agreed to it, or has taken it back.'
    for (const refused of [
      await alex.get(`/api/desk/cases/${id}`),
      await alex.post(`/api/desk/cases/${id}/clear`, { text: 'Yes', seen }),
      await alex.post(`/api/desk/cases/${id}/decline`, { reason: 'No time' }),
    ]) {
      expect(refused.status).toBe(404)
      expect(refused.json()).toMatchObject({ message })
    }
    expect((await alex.get('/api/desk/cases')).json()).toMatchObject({ cases: [] })
    expect((await read(customer)).cases).toMatchObject([{ ended: { by: 'customer' } }])
    expect(await pays(customer)).toBe(422)
  })

  test('ends by itself after thirty days, and can be given again', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    await pass(REFERRAL_DAYS * DAY_MS - 1)
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(200)
    await pass(1)
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(404)
    await app.stores.referrals.endDue(customer.userId, app.clock())
    expect(await app.stores.referrals.list(customer.userId)).toMatchObject([
      { ended: { by: 'time', at: new Date(Date.parse('2026-11-03T12:00:00Z') + REFERRAL_DAYS * DAY_MS) } },
    ])
  })

  test('ends when the operator takes the firm off the list', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    listed.splice(0, 1)
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(404)
    expect((await alex.get('/api/desk/cases')).status).toBe(404)
    expect((await read(customer)).cases).toMatchObject([{ ended: { by: 'removed' } }])
    listed.unshift(poe)
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(404)
    expect((await refer(customer)).status).toBe(200)
  })

  test('goes with the account', async () => {
    const account = await app.register()
    const client = app.api(account.token)
    await client.post('/api/wills/init')
    const { id, version } = await willOf(client)
    const will = simplestWill({ situation: { ...straightforward, 'land-abroad': 'Yes' } })
    await app.stores.wills.save(account.id, { ...will, id, version }, app.clock())
    const found = await opened(client)
    await alex.post(`/api/desk/cases/${found.id}/answer`, { text: ANSWER })
    await client.delete('/api/account', { current: account.password })
    expect((await alex.get(`/api/desk/cases/${found.id}`)).status).toBe(404)
    expect(await app.db.selectFrom('referrals').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('referral_replies').selectAll().execute()).toEqual([])
  })
})

describe('what the firm answers', () => {
  test('is read by the customer, is sealed, and is in no mail; advice stays as it is', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    expect((await alex.post(`/api/desk/cases/${id}/answer`, { text: 'x'.repeat(4001) })).status).toBe(422)
    expect((await alex.post(`/api/desk/cases/${id}/answer`, { text: ANSWER })).status).toBe(204)
    expect((await read(customer)).cases).toMatchObject([
      { replies: [{ kind: 'answer', by: 'Alex Poe', text: ANSWER }] },
    ])
    const rows = await app.db.selectFrom('referral_replies').select('body').execute()
    expect(Buffer.from(rows[0]?.body ?? []).toString()).not.toContain('Quincunx')
    const mails = await sentOrWaiting(app, 'a firm has answered')
    expect(JSON.stringify(mails)).toContain('The law firm has answered')
    expect(JSON.stringify(mails)).not.toContain('Quincunx')
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect((await read(customer)).cases[0]?.replies[0]?.text).toBe(ANSWER)
    expect(await pays(customer)).toBe(422)
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain('Quincunx')
  })

  test('is told once, though the reply was lost and it is sent again', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    for (let sent = 0; sent < 2; sent += 1)
      expect((await alex.post(`/api/desk/cases/${id}/answer`, { text: ANSWER })).status).toBe(204)
    expect((await read(customer)).cases[0]?.replies).toHaveLength(1)
    const mails = await sentOrWaiting(app, 'a firm has answered')
    expect(mails.filter((mail) => JSON.stringify(mail).includes('The law firm has answered'))).toHaveLength(1)
  })

  test('ends the case once, though the reply was lost and the firm sends it again', async () => {
    for (const what of ['clear', 'decline']) {
      const customer = await landowner()
      const { id, seen } = await opened(customer)
      const says = async (who: AtDesk, words: string) => {
        const body = what === 'clear' ? { text: words, seen } : { reason: words }
        return (await who.post(`/api/desk/cases/${id}/${what}`, body)).status
      }
      for (let sent = 0; sent < 2; sent += 1) expect(await says(alex, 'Go on')).toBe(204)
      // What was not sent is never said to be, and another firm learns of nothing.
      expect(await says(alex, 'Another')).toBe(404)
      expect(await says(sam, 'Go on')).toBe(404)
      expect((await read(customer)).cases).toMatchObject([{ ended: { by: 'firm' }, replies: [{ kind: what }] }])
      const { looks } = (await customer.get('/api/account/looks')).json<{ looks: object[] }>()
      expect(looks).toHaveLength(2)
    }
  })

  test('may be that nothing stands in the way: the payment opens, with who said so and when, until an answer changes', async () => {
    const customer = await landowner()
    expect(await pays(customer)).toBe(422)
    const { id, seen } = await opened(customer)
    expect((await alex.post(`/api/desk/cases/${id}/clear`, { text: 'You can go on.', seen })).status).toBe(204)
    expect((await willOf(customer)).cleared).toMatchObject([
      { trigger: 'T2', firm: poe.name, by: 'Alex Poe', on: { day: 3, month: 11, year: 2026 } },
    ])
    expect((await alex.get(`/api/desk/cases/${id}`)).status).toBe(404)
    expect(await pays(customer)).toBe(200)
    await save(customer, (will) => ({ ...will, whatToDo: { option: 'Burial' } }))
    expect((await willOf(customer)).cleared).toBeUndefined()
    expect(await pays(customer)).toBe(422)
  })

  test('is refused where an answer has changed since the firm looked', async () => {
    const customer = await landowner()
    const { id, seen } = await opened(customer)
    await save(customer, (will) => ({ ...will, whatToDo: { option: 'Burial' } }))
    expect((await alex.post(`/api/desk/cases/${id}/clear`, { text: 'You can go on.', seen })).status).toBe(422)
    expect(await pays(customer)).toBe(422)
  })

  test('may be that it cannot take the case: everything stays as it was', async () => {
    const customer = await landowner()
    const { id } = await opened(customer)
    const named = await alex.post(`/api/desk/cases/${id}/decline`, { reason: 'Mrs Hale is a friend' })
    expect(named.status).toBe(422)
    expect((await alex.post(`/api/desk/cases/${id}/decline`, { reason: 'We know a person in it' })).status).toBe(204)
    expect((await read(customer)).cases).toMatchObject([{ ended: { by: 'firm' }, replies: [{ kind: 'decline' }] }])
    expect(await pays(customer)).toBe(422)
    expect((await refer(customer, other.id)).status).toBe(200)
  })
})

describe('a clause of the firm', () => {
  test('stands in the will once the customer has agreed to these words, and the payment opens', async () => {
    const customer = await landowner()
    const { reply } = await offerClause(customer)
    expect(await pays(customer)).toBe(422)
    expect((await settle(customer, reply, true, `${CLAUSE} Or so.`)).status).toBe(422)
    expect((await willOf(customer)).addedClause).toBeUndefined()
    expect((await settle(customer, reply)).status).toBe(200)
    expect((await settle(customer, reply)).status).toBe(200)
    expect((await willOf(customer)).addedClause).toMatchObject({ firm: poe.name, sraNumber: '000001', words: CLAUSE })
    expect(await pays(customer)).toBe(200)
  })

  test('opens no payment unless the firm says that nothing else stands in the way', async () => {
    const customer = await landowner()
    const { reply } = await offerClause(customer, { clears: false })
    await settle(customer, reply)
    expect((await willOf(customer)).addedClause).toBeDefined()
    expect(await pays(customer)).toBe(422)
  })

  test('can be declined, and taken out again', async () => {
    const declining = await landowner()
    const first = await offerClause(declining)
    expect((await settle(declining, first.reply, false)).status).toBe(200)
    expect((await willOf(declining)).addedClause).toBeUndefined()
    expect((await settle(declining, first.reply)).status).toBe(422)

    const agreeing = await landowner()
    const second = await offerClause(agreeing)
    await settle(agreeing, second.reply)
    expect((await agreeing.delete('/api/referral/clause')).status).toBe(200)
    expect(await willOf(agreeing)).not.toHaveProperty('addedClause')
    expect(await willOf(agreeing)).not.toHaveProperty('cleared')
    expect((await agreeing.delete('/api/referral/clause')).status).toBe(200)
    expect(await pays(agreeing)).toBe(422)
  })

  test('cannot be agreed to when the answers have changed, when it was replaced, or when the case was taken back', async () => {
    const changed = await landowner()
    const one = await offerClause(changed)
    await save(changed, (will) => ({ ...will, whatToDo: { option: 'Burial' } }))
    expect((await settle(changed, one.reply)).status).toBe(422)

    const replaced = await landowner()
    const two = await offerClause(replaced)
    await alex.post(`/api/desk/cases/${two.id}/clause`, {
      text: 'Better.',
      words: 'Other',
      clears: true,
      seen: two.seen,
    })
    expect((await settle(replaced, two.reply)).status).toBe(422)

    const back = await landowner()
    const three = await offerClause(back)
    await back.delete('/api/referral')
    expect((await settle(back, three.reply)).status).toBe(422)
  })

  test('belongs to the customer to whom it was offered', async () => {
    const { reply } = await offerClause(await landowner())
    expect((await settle(await landowner(), reply)).status).toBe(404)
  })

  test('can be written by no save, and is lost by none', async () => {
    const customer = await landowner()
    const forged = { firm: poe.name, sraNumber: '000001', words: 'All to me', on: { day: 1, month: 1, year: 2026 } }
    await save(customer, (will) => ({ ...will, addedClause: forged }))
    expect(await willOf(customer)).not.toHaveProperty('addedClause')
    const { reply } = await offerClause(customer)
    await settle(customer, reply)
    await save(customer, ({ addedClause: _taken, ...will }) => ({ ...will, whatToDo: { option: 'Burial' } }))
    expect((await willOf(customer)).addedClause?.words).toBe(CLAUSE)
  })
})
