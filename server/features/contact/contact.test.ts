import { beforeEach, describe, expect, test, vi } from 'vitest'
import { complaintTopics, contactTopics } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { soon, startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
const lines: string[] = []
beforeEach(async () => {
  lines.length = 0
  app = await startApp({ logLevel: 'trace', logSink: { write: (line) => lines.push(line) } })
  return () => app.close()
})

const aMessage = {
  topic: 'A complaint',
  name: 'Órla Nic Dhòmhnaill',
  email: 'orla@example.com',
  message: 'My will names\nthe wrong Thomas.',
}

const sent = async (path: string, body: object, to = app) => to.api().post(path, body, await to.proof())

const errorsOf = async (path: string, body: object) => {
  const reply = await sent(path, body)
  expect(reply.status).toBe(422)
  return reply.json<{ errors: object }>().errors
}

describe('a message to us', () => {
  // Promise: api.around
  test('is kept, mailed to us, and given a reference to quote', async () => {
    const reply = await sent('/api/contact', aMessage)
    expect(reply.status).toBe(200)
    const { reference } = reply.json<{ reference: string }>()
    expect(reference).toMatch(/^M-\d{10}$/)
    expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([aMessage])
    // The customer is told by another mail, and either may be sent first.
    const mail = (await app.mail(2)).find(({ to }) => to === 'help@heirloom.example')
    expect(mail).toMatchObject({
      replyTo: 'orla@example.com',
      subject: `${reference}: A complaint`,
    })
    expect(mail?.text).toContain('My will names\nthe wrong Thomas.')
    expect(mail?.text).toContain('Órla Nic Dhòmhnaill')
  })

  test('that is sent again, because the reply was lost, is kept and mailed once, with the same number', async () => {
    const message = { ...aMessage, external_id: '0b7f3d9e-6a55-4f0e-9a51-3f6f2f0f6c11' }
    const replies = await Promise.all([sent('/api/contact', message), sent('/api/contact', message)])
    const [kept, again] = replies.map((reply) => reply.json<{ reference: string }>())
    expect(again).toEqual(kept)
    expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1)
    const another = { ...message, external_id: '5d3c0a5e-36d1-4f0e-8f8d-4a1b1f6b9c22' }
    expect((await sent('/api/contact', another)).json()).not.toEqual(kept)
    // Two mails for each of the two: to us, and to the person who complains.
    expect((await app.mail(4)).filter(({ subject }) => subject.startsWith(kept?.reference ?? 'none'))).toHaveLength(1)
  })

  test.each(contactTopics)('may be about: %s', async (topic) => {
    expect((await sent('/api/contact', { ...aMessage, topic })).status).toBe(200)
  })

  test.each([
    ['no topic', { topic: undefined }, { topic: ['SELECT_OPTION'] }],
    ['a topic of its own', { topic: 'Gossip' }, { topic: ['SELECT_OPTION'] }],
    ['no name', { name: '  ' }, { name: ['FIELD_REQUIRED'] }],
    ['no address to answer to', { email: 'orla' }, { email: ['EMAIL_WRONG_FORMAT'] }],
    ['a header in its address', { email: 'a@b.example\nBcc: c@d.example' }, { email: ['EMAIL_HIDDEN_CHARACTER'] }],
    ['no words', { message: '\n' }, { message: ['FIELD_REQUIRED'] }],
    ['more words than we can read', { message: 'x'.repeat(5001) }, { message: ['MESSAGE_TOO_LONG'] }],
  ])('is refused with %s, naming the field', async (_what, wrong, errors) => {
    expect(await errorsOf('/api/contact', { ...aMessage, ...wrong })).toEqual(errors)
  })

  test('is kept when it cannot be mailed', async () => {
    const broken = await startApp({ mailer: { send: () => Promise.reject(new Error('no post today')) } })
    try {
      expect((await sent('/api/contact', aMessage, broken)).status).toBe(200)
      expect(await broken.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1)
    } finally {
      await broken.close()
    }
  })
})

const waiting = () => app.db.selectFrom('waitlist').select(['name', 'last_name', 'email']).execute()

describe('the waiting list', () => {
  const person = { name: 'Isla', last_name: 'Munro', email: 'isla@example.com' }

  // Promise: api.around
  test('holds a person once, by the newest name they gave', async () => {
    expect((await sent('/api/waitlist', person)).status).toBe(204)
    const again = { ...person, last_name: 'Munro-Reid', email: 'ISLA@example.com' }
    expect((await sent('/api/waitlist', again)).status).toBe(204)
    expect(await waiting()).toEqual([again])
  })

  // Promise: form.waitlist
  test('names what is missing', async () => {
    expect(await errorsOf('/api/waitlist', { name: '', last_name: 'R2D2', email: '' })).toEqual({
      name: ['FIELD_REQUIRED'],
      last_name: ['NAME_WITHOUT_NUMBER_WRONG_FORMAT'],
      email: ['EMAIL_WRONG_FORMAT'],
    })
  })
})

/** The token of the link in the mail to a typed address. */
const mailedToken = async (email: string): Promise<string> => {
  expect((await sent('/api/unsubscribe', { email })).status).toBe(204)
  const mails = await vi.waitUntil(async () => {
    const found = (await app.mail(0)).filter(({ to, text }) => to === email && text.includes('/unsubscribe/'))
    return found.length > 0 && found
  }, soon)
  return /\/unsubscribe\/([\w-]{43})\n/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

describe('unsubscribing', () => {
  // Promise: api.around
  test('takes the address off the waiting list and remembers it, whatever its capitals', async () => {
    await sent('/api/waitlist', { name: 'Isla', last_name: 'Munro', email: 'isla@example.com' })
    const token = await mailedToken('Isla@example.com')
    for (let times = 0; times < 2; times += 1)
      expect((await app.api().post('/api/unsubscribe', { token })).status).toBe(204)
    expect(await waiting()).toEqual([])
    expect(await app.stores.contact.wantsNoMail('ISLA@example.com')).toBe(true)
    const kept = await app.db.selectFrom('unsubscribed').select('email_key').execute()
    expect(JSON.stringify(kept)).not.toContain('isla')
  })

  test('does not keep a customer from a new password', async () => {
    const { email } = await app.register()
    await app.api().post('/api/unsubscribe', { token: await mailedToken(email) })
    await app.api().post('/api/auth/forgot-password', { email })
    expect((await app.mail(2)).some(({ text }) => text.includes('/reset-password/'))).toBe(true)
  })
})

describe('only who reads the mailbox stops its mail', () => {
  test('an address that is typed is not unsubscribed: it gets one mail a day with a link', async () => {
    await sent('/api/waitlist', { name: 'Isla', last_name: 'Munro', email: 'isla@example.com' })
    for (const email of ['isla@example.com', 'ISLA@example.com'])
      expect((await sent('/api/unsubscribe', { email })).status).toBe(204)
    expect(await app.stores.contact.wantsNoMail('isla@example.com')).toBe(false)
    expect(await waiting()).toHaveLength(1)
    await app.mail(1)
    expect(await app.db.selectFrom('unsubscribe_links').selectAll().execute()).toHaveLength(1)
    app.clock.pass(DAY_MS)
    await sent('/api/unsubscribe', { email: 'isla@example.com' })
    await app.mail(2)
  })

  test('whatever we know of an address, the answer and the mail are the same', async () => {
    const { email: customer } = await app.register()
    const token = await mailedToken('stopped@example.com')
    await app.api().post('/api/unsubscribe', { token })
    app.clock.pass(DAY_MS)
    const known = ['stopped@example.com', customer, 'unknown@example.com']
    const replies = await Promise.all(known.map((email) => sent('/api/unsubscribe', { email })))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const texts = await vi.waitUntil(async () => {
      const mails = (await app.mail(0)).filter(({ text }) => text.includes('/unsubscribe/'))
      return mails.length === 4 && mails.map(({ text }) => text.replaceAll(/[\w-]{43}/g, ''))
    }, soon)
    expect(new Set(texts).size).toBe(1)
  })

  test('typing an address asks for a proof of work, and one network may do so twenty times a day', async () => {
    expect((await app.api().post('/api/unsubscribe', { email: 'isla@example.com' })).status).toBe(403)
    for (let times = 0; times < 20; times += 1)
      expect((await sent('/api/unsubscribe', { email: `isla${times}@example.com` })).status).toBe(204)
    expect((await sent('/api/unsubscribe', { email: 'isla@example.com' })).status).toBe(429)
  })

  test('a recipient can have mail again with the same link', async () => {
    const token = await mailedToken('isla@example.com')
    await app.api().post('/api/unsubscribe', { token })
    for (let times = 0; times < 2; times += 1)
      expect((await app.api().post('/api/resubscribe', { token })).status).toBe(204)
    expect(await app.stores.contact.wantsNoMail('isla@example.com')).toBe(false)
    const wrong = await app.api().post('/api/resubscribe', { token: 'half a li' })
    expect([wrong.status, wrong.json()]).toMatchObject([422, { errors: { '': ['UNSUBSCRIBE_LINK_DEAD'] } }])
  })

  test('the mail to a typed address has the link that undoes it', async () => {
    const token = await mailedToken('isla@example.com')
    expect((await app.mail(1))[0]?.text).toContain(`/write-to-me-again/${token}`)
  })
})

test('nothing that was written ends up in the log', async () => {
  await sent('/api/contact', aMessage)
  await sent('/api/waitlist', { name: 'Isla', last_name: 'Munro', email: 'isla@example.com' })
  await sent('/api/unsubscribe', { email: 'isla@example.com' })
  await app.mail(2)
  const log = lines.join('')
  expect(log).toContain('/api/contact')
  for (const word of ['orla', 'Nic', 'Thomas', 'isla', 'Munro'])
    expect(log.toLowerCase()).not.toContain(word.toLowerCase())
})

test.each(['contact', 'waitlist', 'unsubscribe', 'resubscribe'])('too many calls of %s are refused', async (call) => {
  const strict = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 1, proofOfWorkAfter: 1000 } })
  try {
    expect((await strict.api().post(`/api/${call}`, {})).status).toBe(422)
    expect((await strict.api().post(`/api/${call}`, {})).status).toBe(429)
  } finally {
    await strict.close()
  }
})

test('a complaint is confirmed by mail with its number, and nothing else is', async () => {
  const own = await startApp()
  try {
    for (const [before, topic] of complaintTopics.entries()) {
      const complaint = { ...aMessage, topic, email: `isla.complains${before}@example.com` }
      const { reference } = (await own.api().post('/api/contact', complaint, await own.proof())).json<{
        reference: string
      }>()
      const mail = (await own.mail(2 * before + 2)).find(({ to }) => to === complaint.email)
      expect(mail?.subject).toBe('We have your complaint')
      expect(mail?.text).toContain(reference)
      expect(mail?.text).not.toContain(aMessage.message)
    }
    await own
      .api()
      .post('/api/contact', { ...aMessage, topic: 'A question', email: 'isla.asks@example.com' }, await own.proof())
    expect((await own.mail(5)).filter(({ to }) => to === 'isla.asks@example.com')).toEqual([])
  } finally {
    await own.close()
  }
})
