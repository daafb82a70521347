import { describe, expect, test } from 'vitest'
import type { InvitePartnerReply } from '#core/api/couple.ts'
import { INVITATION_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { createExpiredStore } from '#server/db/repositories/retention.store.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { accept, buyerOfPair, couple, invitationTo, pairOf } from '#testkit/couple.ts'
import { registration } from '#testkit/crash.ts'
import { appForAll, startApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const app = appForAll()

/** Mail is sent in the background. */
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

  test('does not go to the address of the buyer, however it is written', async () => {
    const buyer = await buyerOfPair(app)
    const { email = '' } = (await app.stores.users.find(buyer.userId)) ?? {}
    for (const own of [email, email.toUpperCase()]) {
      const refused = await buyer.post('/api/pair/invite', { email: own })
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: { email: ['INVITATION_OWN_EMAIL'] } }])
    }
    expect(await pairOf(buyer)).toMatchObject({ state: 'not-invited' })
  })

  test('welcomes whom it brings without a word of paying', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'thomas@welcome.example' })
    const invitation = await invitationTo(app, 'thomas@welcome.example')
    const account = { ...registration('thomas@account.example'), invitation }
    expect((await app.api().post('/api/auth/register', account)).status).toBe(200)
    const welcomed = async () => (await app.everyMail()).filter(({ to }) => to === 'thomas@account.example')
    await expect.poll(welcomed).toHaveLength(1)
    expect((await welcomed())[0]?.text).toContain('Your partner pays for your will. You pay nothing for it.')
  })

  test('that was taken back, or never sent, opens no account', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'thomas@back.example' })
    const invitation = await invitationTo(app, 'thomas@back.example')
    await buyer.post('/api/pair/withdraw', {})
    for (const dead of [invitation, 'A'.repeat(43)]) {
      const account = { ...registration('nobody@account.example'), invitation: dead }
      const refused = await app.api().post('/api/auth/register', account)
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: { token: ['INVITATION_DEAD'] } }])
    }
    expect((await app.api().post('/api/auth/register', registration('nobody@account.example'))).status).toBe(200)
  })

  test('needs a partner who is named in the will', async () => {
    const buyer = await buyerOfPair(app)
    await app.stores.wills.save(buyer.userId, { ...simplestWill(), id: buyer.willId, version: 1 }, app.clock())
    const reply = await buyer.post('/api/pair/invite', { email: 'a@b.example' })
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { email: ['NO_PARTNER_NAMED'] } }])
  })

  test('a buyer is not told that their partner asked for no mail, and can hand over the link', async () => {
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

  test('the link that is handed over does not show that its bearer reads the partner’s mailbox', async () => {
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
