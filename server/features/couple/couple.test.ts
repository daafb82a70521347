import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InvitePartnerReply, PairReply } from '#core/api/couple.ts'
import type { FormReply } from '#core/api/wills.ts'
import { INVITATION_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { fullNameOf, partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { createExpiredStore } from '#server/db/repositories/retention.store.ts'
import type { DocumentRenderer } from '#server/features/documents/render-pack.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { buyerOfPair, couple, invitationTo } from '#testkit/couple.ts'
import { registration } from '#testkit/crash.ts'
import { type Client, plainPapers, startApp, type TestApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Mail is sent in the background. */
const waiting = { timeout: 5000 }

const pairOf = async (one: Client) => (await one.get('/api/pair')).json<PairReply>().pair
const willOf = async (one: Client): Promise<Will> => (await one.get('/api/form')).json<FormReply>().will
const accept = (one: Client, token: string) => one.post('/api/pair/accept', { token })
const refund = (one: Client, id: number) => one.post('/api/payment/refund', { id })

/** Answers what is the partner's alone to answer, so that the will is complete. */
const finish = async (one: Client & { userId: number }, { stores, clock } = app): Promise<number> => {
  const will = await willOf(one)
  const { ownProperty, ultimateDefault, excluded, executorCareAssets, notifyExecutors, whatToDo, situation, details } =
    simplestWill()
  const own = { ownProperty, havePets: 'No', ultimateDefault, excluded, executorCareAssets, notifyExecutors, whatToDo }
  const persons = will.persons.map((person) =>
    person.type === 'Child' && person.isChild === 'Yes'
      ? { ...person, parentalResponsibility: 'Yes', otherParentalResponsibility: 'Yes', guardianId: [4] }
      : person,
  )
  const whole = { ...will, ...own, situation, persons, details: { ...details, ...will.details } } as Will
  return (await stores.wills.save(one.userId, whole, clock()))?.version ?? 0
}

const confirm = async (one: Client & { userId: number }) =>
  one.post('/api/pair/confirm', { version: await finish(one) })

const download = async (one: Client) => {
  await one.post('/api/documents/consent', { startNow: true, loseRight: true })
  return one.get('/api/documents/will.pdf')
}

describe('an invitation', () => {
  test('is sent by the buyer, and says who it is from without saying what the will says', async () => {
    const buyer = await buyerOfPair(app)
    expect(await pairOf(buyer)).toEqual({ place: 'first', state: 'not-invited', canInvite: true })
    const reply = await buyer.post('/api/pair/invite', { email: 'thomas@one.example' })
    expect(reply.json()).toMatchObject({
      pair: { state: 'invited', invitation: { email: 'thomas@one.example', works: true }, canInvite: true },
    })
    const token = await invitationTo(app, 'thomas@one.example')
    expect((await app.api().post('/api/invitation', { token })).json()).toEqual({
      from: 'Margaret Hale',
      name: 'Thomas',
      last_name: 'Hale',
    })
    const [mail] = (await app.mail(0)).filter(({ to }) => to === 'thomas@one.example')
    expect(mail?.text).toContain('Hello Thomas,')
    for (const { fullname } of completeExampleWill().persons.slice(1)) expect(mail?.text).not.toContain(fullname)
  })

  test('is only for a customer who paid for the wills of a couple', async () => {
    const customer = await app.customer()
    expect((await customer.post('/api/pair/invite', { email: 'a@b.example' })).status).toBe(402)
    expect(await pairOf(customer)).toBeNull()
  })

  test('around B10: does not go to the address of the buyer, however it is written', async () => {
    const buyer = await buyerOfPair(app)
    const { email = '' } = (await app.stores.users.find(buyer.userId)) ?? {}
    for (const own of [email, email.toUpperCase()]) {
      const refused = await buyer.post('/api/pair/invite', { email: own })
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: { email: ['INVITATION_OWN_EMAIL'] } }])
    }
    expect(await pairOf(buyer)).toMatchObject({ state: 'not-invited' })
  })

  test('around B10: welcomes whom it brings without a word of paying', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'thomas@welcome.example' })
    const invitation = await invitationTo(app, 'thomas@welcome.example')
    const account = { ...registration('thomas@account.example'), invitation }
    expect((await app.api().post('/api/auth/register', account)).status).toBe(200)
    const stranger = { ...registration('nobody@account.example'), invitation: 'A'.repeat(43) }
    expect((await app.api().post('/api/auth/register', stranger)).status).toBe(200)
    const welcome = async (email: string) => {
      await expect.poll(async () => (await app.everyMail()).filter(({ to }) => to === email), waiting).toHaveLength(1)
      return (await app.everyMail()).find(({ to }) => to === email)?.text ?? ''
    }
    expect(await welcome('thomas@account.example')).toContain(
      'Your partner pays for your will. You pay nothing for it.',
    )
    expect(await welcome('nobody@account.example')).not.toContain('Your partner')
  })

  test('needs a partner who is named in the will', async () => {
    const buyer = await buyerOfPair(app, simplestWill())
    const reply = await buyer.post('/api/pair/invite', { email: 'a@b.example' })
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { email: ['NO_PARTNER_NAMED'] } }])
  })

  test('S25: a buyer is not told that their partner asked for no mail, and can hand over the link', async () => {
    const buyer = await buyerOfPair(app)
    const usual = (await buyer.post('/api/pair/invite', { email: 'usual@two.example' })).json<InvitePartnerReply>()
    await app.stores.contact.addUnsubscribeLink('a hash', 'quiet@two.example')
    await app.stores.contact.unsubscribeByLink('a hash', app.clock())
    const reply = (await buyer.post('/api/pair/invite', { email: 'quiet@two.example' })).json<InvitePartnerReply>()
    const invitation = { ...usual.pair?.invitation, email: 'quiet@two.example', sent: expect.any(String) }
    const without = ({ link }: InvitePartnerReply) => link.replace(/[\w-]{43}$/, '')
    expect(reply).toEqual({ ...usual, pair: { ...usual.pair, invitation }, link: expect.any(String) })
    expect(without(reply)).toBe(without(usual))
    await invitationTo(app, 'usual@two.example')
    expect((await app.mail(0)).filter(({ to }) => to === 'quiet@two.example')).toEqual([])

    const partner = await app.customer()
    expect((await accept(partner, reply.link.slice(-43))).status).toBe(200)
  })

  test('S25: the link that is handed over does not show that its bearer reads the partner’s mailbox', async () => {
    const buyer = await buyerOfPair(app)
    const invited = 'unread@two.example'
    const { link } = (await buyer.post('/api/pair/invite', { email: invited })).json<InvitePartnerReply>()
    const mailed = await invitationTo(app, invited)
    const { token, id } = await app.registerUnverified({ email: invited })
    expect(link).not.toContain(mailed)
    await accept(app.api(token), link.slice(-43))
    expect(await app.stores.users.isVerified(id)).toBe(false)
    expect((await app.api().post('/api/invitation', { token: mailed })).status).toBe(422)
  })

  test('is not sent more than five times a day', async () => {
    const buyer = await buyerOfPair(app)
    const invite = () => buyer.post('/api/pair/invite', { email: 'box@full.example' })
    for (let sent = 1; sent <= 5; sent += 1) expect((await invite()).status).toBe(200)
    expect((await invite()).json()).toMatchObject({ errors: { email: ['INVITATIONS_TOO_MANY'] } })
    expect(await app.stores.couples.bought(buyer.userId)).toMatchObject({ invitation: { email: 'box@full.example' } })
  })

  test('is stored without the address or the link in clear text, under old keys and new', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'sealed@three.example' })
    const token = await invitationTo(app, 'sealed@three.example')
    const row = await app.db
      .selectFrom('couples')
      .selectAll()
      .where('order_id', '=', buyer.order.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(row.email ?? []).toString()).not.toContain('three')
    expect(JSON.stringify({ ...row, email: '' })).not.toContain(token)
    await replaceDataKey(buyer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect(await pairOf(buyer)).toMatchObject({ invitation: { email: 'sealed@three.example' } })
  })

  test('works once', async () => {
    const { token } = await couple(app)
    const another = await app.customer()
    const reply = await accept(another, token)
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { token: ['INVITATION_DEAD'] } }])
    expect((await app.api().post('/api/invitation', { token })).status).toBe(422)
    expect(await pairOf(another)).toBeNull()
  })

  test('works for thirty days, and its address is kept no longer than is needed', async () => {
    const own = await startApp()
    try {
      const buyer = await buyerOfPair(own)
      await buyer.post('/api/pair/invite', { email: 'late@four.example' })
      const token = await invitationTo(own, 'late@four.example')
      own.clock.pass(INVITATION_DAYS * DAY_MS - 1000)
      expect((await own.api().post('/api/invitation', { token })).status).toBe(200)
      own.clock.pass(1000)
      expect((await own.api().post('/api/invitation', { token })).status).toBe(422)
      const late = await own.customer()
      expect((await accept(late, token)).json()).toMatchObject({ errors: { token: ['INVITATION_DEAD'] } })
      const over = createExpiredStore(own.db)(own.clock(), new Date(0)).find(({ what }) =>
        what.startsWith('invitations'),
      )
      expect([await over?.count(), await over?.remove(), await over?.count()]).toEqual([1, 1, 0])
      expect(await own.stores.couples.bought(buyer.userId)).toMatchObject({ invitation: undefined })
    } finally {
      await own.close()
    }
  })

  test('sent again has a new link, and the old one is dead', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'twice@five.example' })
    const old = await invitationTo(app, 'twice@five.example')
    app.clock.pass(1000)
    await buyer.post('/api/pair/invite', { email: 'twice@five.example' })
    const newer = await invitationTo(app, 'twice@five.example', 2)
    expect(newer).not.toBe(old)
    const partner = await app.customer()
    expect((await accept(partner, old)).status).toBe(422)
    expect((await accept(partner, newer)).json()).toEqual({ derived: true })
  })

  test('is revoked when it is taken back, and can be sent again', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'back@six.example' })
    const token = await invitationTo(app, 'back@six.example')
    expect((await buyer.post('/api/pair/withdraw')).json()).toEqual({
      pair: { place: 'first', state: 'not-invited', canInvite: true },
    })
    expect((await accept(await app.customer(), token)).status).toBe(422)
    expect((await buyer.post('/api/pair/withdraw')).status).toBe(404)
    expect((await buyer.post('/api/pair/invite', { email: 'back@six.example' })).status).toBe(200)
  })

  test('cannot be accepted by its sender, nor by a customer of another couple', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'own@seven.example' })
    const token = await invitationTo(app, 'own@seven.example')
    expect((await accept(buyer, token)).json()).toMatchObject({ errors: { token: ['INVITATION_OWN'] } })
    const { partner } = await couple(app)
    expect((await accept(partner, token)).json()).toMatchObject({ errors: { token: ['IN_A_PAIR'] } })
    expect((await accept(await app.customer(), token)).status).toBe(200)
  })

  test('that was never sent is answered as one that was used', async () => {
    const guess = 'A'.repeat(43)
    expect((await accept(await app.customer(), guess)).json()).toMatchObject({ errors: { token: ['INVITATION_DEAD'] } })
  })

  test('accepted by two at once belongs to one of them', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'race@eight.example' })
    const token = await invitationTo(app, 'race@eight.example')
    const both = [await app.customer(), await app.customer()]
    const replies = await Promise.all(both.map((one) => accept(one, token)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('the partner', () => {
  test('gets a will of their own, made from the first, in which the two have changed places', async () => {
    const { buyer, partner } = await couple(app)
    const will = await willOf(partner)
    expect(fullNameOf(will.details)).toBe('Thomas Hale')
    expect(partnerOf(will)?.fullname).toBe('Margaret Ellen Hale')
    expect(will).toMatchObject({ mirrorWill: 1, toConfirm: 1, paid: 0, gifts: [], accounts: [], pets: [] })
    expect(JSON.stringify(will)).not.toMatch(/Colin|Sam Price|Peggy/)
    expect(await pairOf(buyer)).toMatchObject({ place: 'first', state: 'accepted', canInvite: false })
    expect(await pairOf(partner)).toMatchObject({ place: 'second', state: 'accepted', other: 'Margaret Hale' })
  })

  test('has a copy: what either changes afterwards the other does not see', async () => {
    const { buyer, partner } = await couple(app)
    const [first, second] = [await willOf(buyer), await willOf(partner)]
    await buyer.post('/api/wills/persons/create', { fullname: 'Only Margaret', type: 'Person' })
    expect(await willOf(partner)).toEqual(second)
    const before = await willOf(buyer)
    expect(before.version).toBeGreaterThan(first.version)
    await partner.post('/api/wills/persons/create', { fullname: 'Only Thomas', type: 'Person' })
    expect(await willOf(buyer)).toEqual(before)
  })

  test('accepts, and the sender is told by mail, without a word of what the will says', async () => {
    const own = await startApp()
    try {
      const { buyer, email } = await couple(own)
      const address = (await own.stores.users.find(buyer.userId))?.email
      const mail = await vi.waitUntil(async () =>
        (await own.mail(0)).find(({ subject }) => subject === 'Your invitation was accepted'),
      )
      expect(mail.to).toBe(address)
      expect(mail.text).not.toMatch(/Thomas|Ludlow|£/)
      expect(mail.text).not.toContain(email)
      expect((await own.mail(0)).filter(({ to }) => to === email)).toHaveLength(1)
    } finally {
      await own.close()
    }
  })

  test('who has a will already keeps it as it is', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'kept@nine.example' })
    const token = await invitationTo(app, 'kept@nine.example')
    const partner = await app.customer()
    await partner.post('/api/wills/persons/create', { fullname: 'Ruth Hale', type: 'Person' })
    const before = await willOf(partner)
    expect((await accept(partner, token)).json()).toEqual({ derived: false })
    expect(await willOf(partner)).toEqual({ ...before, mirrorWill: 1, toConfirm: 1 })
  })

  test('downloads nothing before they have confirmed the will, and pays nothing', async () => {
    const { partner } = await couple(app)
    expect((await partner.get('/api/documents')).status).toBe(402)
    expect((await partner.post('/api/payment/checkout', { items: ['will'] })).status).toBe(422)
    const confirmed = await confirm(partner)
    expect(confirmed.status).toBe(200)
    expect(confirmed.json()).toMatchObject({ will: { paid: 1, mirrorWill: 1 } })
    expect(confirmed.json<{ will: Will }>().will).not.toHaveProperty('toConfirm')
    expect((await download(partner)).status).toBe(200)
  })

  test('cannot confirm a will with something missing, nor one that changed since it was read', async () => {
    const { partner } = await couple(app)
    const { version } = await willOf(partner)
    const unfinished = await partner.post('/api/pair/confirm', { version })
    expect(unfinished.status).toBe(422)
    expect(unfinished.json<{ message: string }>().message).toContain('not complete')
    await finish(partner)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(409)
    expect((await willOf(partner)).paid).toBe(0)
  })

  test('confirms once; again changes nothing', async () => {
    const { partner } = await couple(app)
    await confirm(partner)
    const { version } = await willOf(partner)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(200)
  })

  test('is the only one who can: the buyer has paid, and another customer has not', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(
      customer.userId,
      { ...completeExampleWill(), id: customer.willId, version: 0 },
      app.clock(),
    )
    expect((await customer.post('/api/pair/confirm', { version: 1 })).status).toBe(402)
  })
})

test('around B10: the documents know which will of the pair they are once both are confirmed, until it is one no more', async () => {
  const seen: unknown[] = []
  const renderer: DocumentRenderer = {
    ...plainPapers,
    pack: (will, day, pair) => {
      seen.push([pair, will.mirrorWill, will.mirrorConfirmed])
      return plainPapers.pack(will, day)
    },
  }
  const own = await startApp({ renderer })
  try {
    const { buyer, partner } = await couple(own)
    await buyer.get('/api/documents')
    const version = await finish(partner, own)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(200)
    for (const one of [buyer, partner]) await one.get('/api/documents')
    await partner.post('/api/pair/end')
    for (const one of [buyer, partner]) await one.get('/api/documents')
    expect(seen).toEqual([
      [undefined, 1, undefined],
      ['first', 1, 1],
      ['second', 1, 1],
      [undefined, 0, undefined],
      [undefined, 0, undefined],
    ])
  } finally {
    await own.close()
  }
})

test('around B10: the buyer is told that the partner has confirmed, and nothing of the will', async () => {
  const { buyer, partner } = await couple(app)
  expect(await pairOf(buyer)).not.toHaveProperty('confirmed')
  await confirm(partner)
  for (const one of [buyer, partner]) expect(await pairOf(one)).toMatchObject({ state: 'accepted', confirmed: true })
  const { email = '' } = (await app.stores.users.find(buyer.userId)) ?? {}
  const told = async () =>
    (await app.mail(0)).filter(({ to, subject }) => to === email && subject.includes('confirmed'))
  await expect.poll(told, waiting).toHaveLength(1)
  const [{ text = '' } = {}] = await told()
  expect(text).toContain('You do not have to sign again because of this.')
  expect(text).not.toMatch(/Colin|Ruth|Daniel/)
})

describe('ending it', () => {
  test('around B10: is told to both', async () => {
    const { buyer, partner } = await couple(app)
    await partner.post('/api/pair/end')
    const addresses = await Promise.all(
      [buyer, partner].map(async ({ userId }) => (await app.stores.users.find(userId))?.email ?? ''),
    )
    await expect
      .poll(
        async () =>
          (await app.mail(0)).filter(({ subject, to }) => /no longer linked/.test(subject) && addresses.includes(to)),
        waiting,
      )
      .toHaveLength(2)
    const mails = await app.mail(0)
    const textTo = (email: string | undefined) =>
      mails.find(({ to, subject }) => to === email && /no longer linked/.test(subject))?.text
    expect(textTo(addresses[0])).toContain('Your will and your partner’s will are no longer linked.')
    expect(textTo(addresses[1])).toContain('You unlinked your will and your partner’s will.')
  })

  test('around B10: is told to the partner of a customer who deletes the account', async () => {
    const { buyer, partner } = await couple(app)
    const { email = '' } = (await app.stores.users.find(partner.userId)) ?? {}
    await buyer.delete('/api/account', { current: 'correct horse' })
    await expect
      .poll(
        async () => (await app.mail(0)).filter(({ subject, to }) => /no longer linked/.test(subject) && to === email),
        waiting,
      )
      .toHaveLength(1)
  })

  test.each(['buyer', 'partner'] as const)('by the %s leaves both with their will and what was paid', async (who) => {
    const both = await couple(app)
    await confirm(both.partner)
    await download(both.buyer)
    expect((await both[who].post('/api/pair/end')).json()).toMatchObject({ pair: { state: 'ended' } })
    for (const one of [both.buyer, both.partner]) {
      expect(await pairOf(one)).toMatchObject({ state: 'ended', canInvite: false })
      expect(await willOf(one)).toMatchObject({ paid: 1, mirrorWill: 0 })
      expect((await download(one)).status).toBe(200)
      expect((await one.post('/api/pair/end')).status).toBe(404)
    }
  })

  test('before the partner has confirmed leaves their will to be confirmed, for nothing', async () => {
    const { buyer, partner } = await couple(app)
    await buyer.post('/api/pair/end')
    expect(await willOf(partner)).toMatchObject({ paid: 0, mirrorWill: 0, toConfirm: 1 })
    expect((await confirm(partner)).json()).toMatchObject({ will: { paid: 1, mirrorWill: 0 } })
    expect((await download(partner)).status).toBe(200)
  })

  test('before it is accepted revokes the link, and the second will can still be given', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'ended@ten.example' })
    const token = await invitationTo(app, 'ended@ten.example')
    await buyer.post('/api/pair/end')
    expect(await pairOf(buyer)).toMatchObject({ state: 'ended', canInvite: true })
    expect(await willOf(buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect((await accept(await app.customer(), token)).status).toBe(422)
    app.clock.pass(1000)
    await buyer.post('/api/pair/invite', { email: 'ended@ten.example' })
    expect(await willOf(buyer)).toMatchObject({ mirrorWill: 1 })
    const again = await invitationTo(app, 'ended@ten.example', 2)
    expect((await accept(await app.customer(), again)).status).toBe(200)
  })

  test('before an invitation can be undone by inviting', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/end')
    expect(await pairOf(buyer)).toMatchObject({ state: 'ended', canInvite: true })
    expect((await buyer.post('/api/pair/invite', { email: 'new@eleven.example' })).status).toBe(200)
  })

  test('happens by itself when one of the two deletes the account, and the other keeps everything', async () => {
    const first = await couple(app)
    await confirm(first.partner)
    expect((await first.buyer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect(await willOf(first.partner)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect((await download(first.partner)).status).toBe(200)

    const second = await couple(app)
    await second.partner.delete('/api/account', { current: 'correct horse' })
    expect(await willOf(second.buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect(await pairOf(second.buyer)).toMatchObject({ state: 'ended', canInvite: false })
  })
})

describe('money back', () => {
  test('takes both wills back, also one that was confirmed', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    expect((await refund(buyer, buyer.order.id)).json()).toEqual({ done: true })
    expect(await pairOf(buyer)).toBeNull()
    expect(await pairOf(partner)).toMatchObject({ state: 'refunded' })
    for (const one of [buyer, partner]) {
      expect(await willOf(one)).toMatchObject({ paid: 0, mirrorWill: 0 })
      expect((await one.get('/api/documents')).status).toBe(402)
    }
  })

  test('is told to the partner kindly, once, without a word of who asked for it', async () => {
    const { buyer, partner } = await couple(app)
    const { email = '' } = (await app.stores.users.find(partner.userId)) ?? {}
    for (let times = 0; times < 2; times += 1) await refund(buyer, buyer.order.id)
    const told = async () =>
      (await app.mail(0)).filter(({ to, subject }) => to === email && subject.includes('refunded'))
    await expect.poll(told, waiting).toHaveLength(1)
    expect((await told())[0]?.text).toContain('Your answers are safe')
    expect((await told())[0]?.text).not.toMatch(/partner|buyer|bank|asked/)
  })

  test('revokes an invitation that is not accepted', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'money@twelve.example' })
    const token = await invitationTo(app, 'money@twelve.example')
    await refund(buyer, buyer.order.id)
    expect((await accept(await app.customer(), token)).status).toBe(422)
  })

  test('cannot be had with the button once the partner has downloaded theirs', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    app.clock.pass(1000)
    await download(partner)
    expect((await refund(buyer, buyer.order.id)).status).toBe(422)
    expect(await willOf(partner)).toMatchObject({ paid: 1 })
  })

  test('cannot be had with the button either when the partner has deleted their account since', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    app.clock.pass(1000)
    await download(partner)
    expect((await partner.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect((await refund(buyer, buyer.order.id)).status).toBe(422)
  })

  test('after the pair was ended takes both back all the same', async () => {
    const { buyer, partner } = await couple(app)
    await partner.post('/api/pair/end')
    await refund(buyer, buyer.order.id)
    expect(await willOf(partner)).toMatchObject({ paid: 0 })
    expect(await willOf(partner)).not.toHaveProperty('toConfirm')
    expect((await willOf(buyer)).paid).toBe(0)
  })

  test('lets the partner buy a will alone, and the buyer a new pair', async () => {
    const { buyer, partner } = await couple(app)
    await finish(partner)
    await refund(buyer, buyer.order.id)
    expect((await partner.post('/api/payment/checkout', { items: ['will'] })).status).toBe(200)
    expect((await buyer.post('/api/payment/checkout', { items: ['mirror'] })).status).toBe(200)
  })
})

test('what each did with the pair stands in their own history', async () => {
  const { buyer, partner } = await couple(app)
  await confirm(partner)
  await buyer.post('/api/pair/end')
  const actions = async (one: Client) =>
    (await one.get('/api/account/history')).json<{ events: { action: string }[] }>().events.map(({ action }) => action)
  expect(await actions(buyer)).toEqual(expect.arrayContaining(['invited a partner', 'ended the pair']))
  expect(await actions(partner)).toEqual(expect.arrayContaining(['accepted an invitation', 'confirmed the will']))
  expect(await actions(buyer)).not.toContain('accepted an invitation')
})
