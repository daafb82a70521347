import { describe, expect, test } from 'vitest'
import type {
  ExpertReviewsReply,
  MessagesReply,
  ModerationReply,
  OpenedExpertReviewReply,
  OpenedMessageReply,
  PrintsQueueReply,
} from '#core/api/desk-queues.ts'
import type { DecidedBody } from '#core/api/fields.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { appForEach } from '#testkit/start-app.ts'
import { aboutDeath } from '#words/en/death.ts'
import { deathMails } from '#words/en/mails.ts'
import { coverLetter } from '#words/en/pack.ts'
import { privacy } from '#words/en/privacy.ts'
import { addWorkingDays, answerPromise } from './queues.routes.ts'

const app = appForEach({ publicUrl: DESK_HOME })

/** The audit's rows about this, oldest first: who, what and why. */
const deedsAbout = async (about: string) =>
  (await app.stores.deskAudit.list({ most: 100 }))
    .filter((deed) => deed.about === about)
    .map(({ who, act, reason, userId }) => ({ who, act, reason, userId }))
    .toReversed()

describe('a message', () => {
  const write = async (topic: string, email = 'margaret@example.com') => {
    const body = { topic, name: 'Margaret Hale', email, message: 'Charged twice.' }
    const reply = await app.api().post('/api/contact', body, await app.proof())
    const { reference } = reply.json<{ reference: string }>()
    return { reference, number: Number(reference.slice(2)), at: `/api/desk/messages/${Number(reference.slice(2))}` }
  }
  const list = async (who: AtDesk) => (await who.get('/api/desk/messages')).json<MessagesReply>().messages

  const friday = new Date('2026-11-06T12:00:00Z')

  test('of complaint has the clock that the privacy page, the papers, and the page and mail of a death promise', () => {
    const [days, workingDays] = [/within (\d+) days/, /within (\d+) working days/]
    const promised = (clock: RegExp, said: string) => Number(clock.exec(said)?.[1])
    for (const said of [privacy.sections.rights.youCanComplainToUsWith, coverLetter.writeToOr('')])
      expect(answerPromise('A complaint', friday).getTime()).toBe(friday.getTime() + promised(days, said) * DAY_MS)
    for (const said of [aboutDeath.asker.standings.missing, deathMails.notReleasedSays])
      expect(answerPromise('A complaint after a death', friday)).toEqual(
        addWorkingDays(friday, promised(workingDays, said)),
      )
  })

  test('has a clock by its topic: 30 days for a complaint, 28 for personal information, five working days otherwise', () => {
    expect(addWorkingDays(friday, 1)).toEqual(new Date('2026-11-09T12:00:00Z'))
    expect(addWorkingDays(new Date('2026-11-07T12:00:00Z'), 1)).toEqual(new Date('2026-11-09T12:00:00Z'))
    expect(answerPromise('A question', friday)).toEqual(new Date('2026-11-13T12:00:00Z'))
    expect(answerPromise('A complaint', friday)).toEqual(new Date('2026-12-06T12:00:00Z'))
    expect(answerPromise('My personal information', friday)).toEqual(new Date('2026-12-04T12:00:00Z'))
  })

  test('of complaint was acknowledged at once, and the list says by when it is answered', async () => {
    const priya = await atDesk(app, ['support'])
    const { reference } = await write('A complaint')
    const received = app.clock().toISOString()
    const due = new Date(app.clock().getTime() + 30 * DAY_MS).toISOString()
    expect(await list(priya)).toMatchObject([
      {
        reference,
        topic: 'A complaint',
        state: 'open',
        received,
        acknowledged: received,
        due,
        mine: false,
      },
    ])
    expect((await app.mail(2)).some(({ subject }) => subject === 'We have your complaint')).toBe(true)
    expect(JSON.stringify(await list(priya))).not.toContain('Margaret')
  })

  test('is answered by mail, from the words of a template, and settled; the answer is kept', async () => {
    const priya = await atDesk(app, ['support'])
    const { at, number, reference } = await write('A question')
    const opened = (await priya.get(at)).json<OpenedMessageReply>()
    expect(opened).toMatchObject({ name: 'Margaret Hale', message: 'Charged twice.', answers: [] })
    expect(opened.templates.map(({ id }) => id)).toContain('help-pages')
    const answer = { text: 'It is.\n\nLook again tomorrow.', settles: true }
    const answered = (await priya.post(`${at}/answer`, answer)).json<OpenedMessageReply>()
    expect(answered).toMatchObject({ state: 'closed', owner: 'Priya Nair', mine: true })
    expect(answered.answers).toMatchObject([{ who: 'Priya Nair', text: answer.text }])
    const mail = (await app.mail(2)).find(({ to }) => to === 'margaret@example.com')
    expect(mail).toMatchObject({ subject: `Our answer to your message ${reference}` })
    expect(mail?.text).toContain('Look again tomorrow.')
    expect(mail?.text).not.toContain('Charged twice')
    expect(await deedsAbout(`message ${number}`)).toMatchObject([
      { act: 'open a message' },
      { act: 'answer a message' },
    ])
  })

  test('is answered with a template in Welsh too, where the account with that address is in Welsh', async () => {
    const priya = await atDesk(app, ['support'])
    const { userId } = await app.customer()
    await app.stores.users.setLanguage(userId, 'cy')
    const email = (await app.stores.users.find(userId))?.email ?? ''
    const { at, reference } = await write('A question', email)
    const [template] = (await priya.get(at)).json<OpenedMessageReply>().templates
    await priya.post(`${at}/answer`, { text: template?.text, settles: true })
    await expect
      .poll(async () => (await app.everyMail()).filter(({ to }) => to === email).map(({ subject }) => subject))
      .toContain(`Ein hateb i’ch neges ${reference} / Our answer to your message ${reference}`)
  })

  test('that someone has taken is answered by nobody else', async () => {
    const [priya, tom] = [await atDesk(app, ['support']), await atDesk(app, ['support'], 'Tom Reed')]
    const { at } = await write('A problem')
    expect((await priya.post(`${at}/take`)).json()).toMatchObject({ owner: 'Priya Nair' })
    expect((await tom.post(`${at}/take`)).status).toBe(422)
    expect((await tom.post(`${at}/answer`, { text: 'Hello', settles: false })).status).toBe(422)
    expect((await app.mail(1)).filter(({ to }) => to === 'margaret@example.com')).toEqual([])
  })

  test('is answered once, though the reply was lost and the answer is sent again', async () => {
    const priya = await atDesk(app, ['support'])
    const { at, reference } = await write('A question')
    for (const settles of [false, true, true]) {
      const again = await priya.post(`${at}/answer`, { text: 'It is.', settles })
      expect(again.json<OpenedMessageReply>().answers).toHaveLength(1)
    }
    const another = await write('A question')
    for (let sent = 0; sent < 2; sent += 1) {
      const again = await priya.post(`${another.at}/answer`, { text: 'It is.', settles: true })
      expect(again.json<OpenedMessageReply>()).toMatchObject({ state: 'closed', answers: [{ text: 'It is.' }] })
    }
    const answers = (await app.mail(4)).filter(({ subject }) => subject.startsWith('Our answer'))
    expect(answers.map(({ subject }) => subject).toSorted()).toEqual(
      [reference, another.reference].map((each) => `Our answer to your message ${each}`).toSorted(),
    )
  })

  test('is closed without an answer for a reason alone', async () => {
    const priya = await atDesk(app, ['support'])
    const { at, number } = await write('A question')
    expect((await priya.post(`${at}/close`, { reason: ' ' })).status).toBe(422)
    for (const reason of ['Write to a@b.example', 'Rang 07700900123'])
      expect((await priya.post(`${at}/close`, { reason })).status).toBe(422)
    expect((await priya.post(`${at}/close`, { reason: 'An advert' })).status).toBe(204)
    expect((await list(priya))[0]).toMatchObject({ state: 'closed' })
    expect(await deedsAbout(`message ${number}`)).toMatchObject([{ act: 'close a message', reason: 'An advert' }])
  })

  test('that is closed stays so, though the reply was lost and it is closed again', async () => {
    const priya = await atDesk(app, ['support'])
    const { at, number } = await write('A question')
    for (let sent = 0; sent < 2; sent += 1)
      expect((await priya.post(`${at}/close`, { reason: 'An advert' })).status).toBe(204)
    expect(await deedsAbout(`message ${number}`)).toHaveLength(1)
  })

  test('goes with its answers when its writer deletes the account', async () => {
    const priya = await atDesk(app, ['support'])
    const { at } = await write('A question')
    await priya.post(`${at}/answer`, { text: 'Hello', settles: true })
    await app.stores.contact.forget('Margaret@example.com')
    expect(await app.db.selectFrom('contact_answers').selectAll().execute()).toEqual([])
  })
})

describe('a will that a customer asked a person to read', () => {
  const asked = async () => {
    const customer = await app.customer()
    await app.give(customer.userId, ['check'])
    const { wills } = app.stores
    await wills.save(customer.userId, { ...completeExampleWill(), id: customer.willId, version: 0 }, app.clock())
    await customer.post('/api/reading', { consent: true })
    return customer
  }
  const queue = async (who: AtDesk) => (await who.get('/api/desk/readings')).json<ExpertReviewsReply>().readings

  test('shows initials until it is taken, opens for its reader alone, and the customer is sent what was found', async () => {
    const [priya, tom] = [await atDesk(app, ['reader']), await atDesk(app, ['reader'], 'Tom Reed')]
    const customer = await asked()
    expect(await queue(priya)).toMatchObject([{ who: 'M. H.', mine: false }])
    const id = (await queue(priya))[0]?.id ?? 0
    const path = `/api/desk/readings/${id}`
    expect((await priya.get(path)).status).toBe(404)
    expect((await priya.post(`${path}/take`)).status).toBe(204)
    expect((await tom.post(`${path}/take`)).status).toBe(422)
    expect((await tom.get(path)).status).toBe(404)
    const opened = (await priya.get(path)).json<OpenedExpertReviewReply>()
    expect(opened).toMatchObject({ of: 'will', name: 'Margaret Ellen Hale' })
    expect(opened.clauses.length).toBeGreaterThan(5)
    const finding = { clause: '7', words: 'gold ring', weight: 'small', says: 'Start with “my”.' }
    const findings = { summary: 'A careful will.', findings: [finding] }
    expect((await tom.post(`${path}/findings`, findings)).status).toBe(404)
    expect((await priya.post(`${path}/findings`, findings)).status).toBe(204)
    expect((await customer.get('/api/reading')).json()).toMatchObject({
      progress: { is: 'sent', findings: 'A careful will.\n\nClause 7 (small)\n“gold ring”\nStart with “my”.' },
    })
    expect(await queue(priya)).toEqual([])
    expect((await priya.get(path)).status).toBe(404)
    const who = 'Priya Nair'
    const { userId } = customer
    expect(await deedsAbout(`reading ${id}`)).toMatchObject([
      { who, userId, act: 'take a will to read' },
      { who, userId, act: 'open a will to read' },
      { who, userId, act: 'send findings' },
    ])
  })

  test('is taken, given back and answered once, though each reply was lost and the press is sent again', async () => {
    const [priya, tom] = [await atDesk(app, ['reader']), await atDesk(app, ['reader'], 'Tom Reed')]
    const customer = await asked()
    const id = (await queue(priya))[0]?.id
    const path = `/api/desk/readings/${id}`
    const twice = async (what: string, body?: object) => {
      for (let sent = 0; sent < 2; sent += 1) expect((await priya.post(`${path}/${what}`, body)).status).toBe(204)
    }
    await twice('take')
    expect((await tom.post(`${path}/give-back`)).status).toBe(404)
    await twice('give-back')
    await twice('take')
    const findings = { summary: 'A careful will.', findings: [] }
    await twice('findings', findings)
    // What was not sent is never said to be.
    expect((await priya.post(`${path}/findings`, { ...findings, summary: 'Another.' })).status).toBe(404)
    expect((await tom.post(`${path}/findings`, findings)).status).toBe(404)
    expect((await customer.get('/api/reading')).json()).toMatchObject({ progress: { findings: 'A careful will.' } })
    expect((await deedsAbout(`reading ${id}`)).map(({ act }) => act)).toEqual([
      'take a will to read',
      'give a will back',
      'take a will to read',
      'send findings',
    ])
  })

  test('is closed to its reader at once when the customer takes the consent back, or the reader gives it back', async () => {
    const priya = await atDesk(app, ['reader'])
    const customer = await asked()
    const path = `/api/desk/readings/${(await queue(priya))[0]?.id}`
    await priya.post(`${path}/take`)
    expect((await priya.get(path)).status).toBe(200)
    expect((await priya.post(`${path}/give-back`)).status).toBe(204)
    expect((await priya.get(path)).status).toBe(404)
    await priya.post(`${path}/take`)
    await customer.delete('/api/reading')
    expect((await priya.get(path)).status).toBe(404)
    expect((await priya.post(`${path}/findings`, { summary: 'Hello', findings: [] })).status).toBe(404)
  })
})

describe('the bound prints', () => {
  test('say what waits for whom, and nothing of where it goes', async () => {
    const priya = await atDesk(app, ['support'])
    const customer = await app.customer()
    await app.give(customer.userId, ['print'])
    const { prints } = (await priya.get('/api/desk/prints')).json<PrintsQueueReply>()
    expect(prints).toMatchObject([{ state: 'to ask' }])
    expect((await priya.post(`/api/desk/prints/${prints[0]?.order}/open`)).status).toBe(404)
    expect((await priya.post(`/api/desk/prints/${prints[0]?.order}/posted`, {})).status).toBe(422)
    const tracking = 'AB 1234 5678 9GB'
    expect((await priya.post(`/api/desk/prints/${prints[0]?.order}/posted`, { tracking })).status).toBe(404)
  })
})

describe('a review', () => {
  const given = async () => {
    const customer = await app.customer()
    await app.stores.reviews.add(customer.userId, { rating: 2, words: 'Slow.', shown_as: 'first name' }, app.clock())
    return customer
  }
  const list = async (who: AtDesk) => (await who.get('/api/desk/reviews')).json<ModerationReply>().reviews

  test('is published or refused, and refused for a reason alone, which the audit and the customer have', async () => {
    const priya = await atDesk(app, ['support'])
    const { userId } = await given()
    const [review] = await list(priya)
    expect(review).toMatchObject({ state: 'waiting', rating: 2, name: 'Margaret' })
    const path = `/api/desk/reviews/${review?.id}`
    expect((await priya.post(`${path}/refuse`, {})).status).toBe(422)
    expect((await priya.post(`${path}/refuse`, { reason: 'Names Margaret' })).json()).toMatchObject({
      errors: { reason: ['Leave out the name of the customer'] },
    })
    expect((await priya.post(`${path}/refuse`, { reason: 'Names a neighbour' })).status).toBe(204)
    expect((await list(priya))[0]).toMatchObject({ state: 'refused', why: 'Names a neighbour' })
    expect((await priya.post(`${path}/publish`)).status).toBe(204)
    expect(await deedsAbout(`review ${review?.id}`)).toMatchObject([
      { act: 'refuse a review', reason: 'Names a neighbour', userId },
      { act: 'publish a review', userId },
    ])
  })

  test('that someone else has refused meanwhile is published only by who was told of it, and the other way round', async () => {
    const [priya, owen] = [await atDesk(app, ['support'], 'Priya Rao'), await atDesk(app, ['support'], 'Owen Vale')]
    await given()
    const path = `/api/desk/reviews/${(await list(priya)).at(-1)?.id}`
    const why = { reason: 'Names a neighbour' }
    expect((await priya.post(`${path}/refuse`, { ...why, over: null })).status).toBe(204)
    const told = await owen.post(`${path}/publish`, { over: null })
    expect(told.status).toBe(409)
    const { message, standing } = told.json<DecidedBody>()
    expect(message).toMatch(
      /^This review is refused already \(Priya Rao, 3 November 2026 at .*\)\. Why: “Names a neighbour”\.$/,
    )
    expect((await list(owen)).at(-1)).toMatchObject({ state: 'refused' })
    // What both decided alike is no question.
    expect((await owen.post(`${path}/refuse`, { ...why, over: null })).status).toBe(204)
    expect((await owen.post(`${path}/refuse`, { reason: 'It insults', over: null })).status).toBe(409)
    expect((await owen.post(`${path}/publish`, { over: standing })).status).toBe(204)
    expect((await priya.post(`${path}/refuse`, { ...why, over: null })).json<DecidedBody>().message).toContain(
      'Owen Vale',
    )
    expect((await list(owen)).at(-1)).toMatchObject({ state: 'published' })
  })

  test('that was decided on the command line says so', async () => {
    const priya = await atDesk(app, ['support'])
    await given()
    const review = (await list(priya)).at(-1)
    await app.stores.reviews.decide(review?.id ?? 0, 'refused', 'It insults', app.clock())
    const told = await priya.post(`/api/desk/reviews/${review?.id}/publish`, { over: null })
    expect(told.json<DecidedBody>().message).toContain('On the command line')
  })
})
