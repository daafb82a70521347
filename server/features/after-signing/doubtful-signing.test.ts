import { hash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { NoteSigning } from '#core/api/after-signing.ts'
import type { DocumentsReply } from '#core/api/documents.ts'
import { signingState } from '#core/signing/signing-state.ts'
import { gravestOf, signingDoors } from '#core/signing/verdict.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { aPerson, completeExampleWill, today } from '#testkit/builders.ts'
import { deniedOf, doorsTo, goodWitnesses, namesOfDoubt, SIGNED_ON } from '#testkit/doubtful-witnesses.ts'
import { appForAll, askForEverything, type Customer, plainPapers } from '#testkit/start-app.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { note, startWatchedApp } from '#testkit/watched-customers.ts'
import type { DocumentRenderer } from '../documents/render-pack.ts'

/** Like that of the other tests, and says which words it prints. */
const renderer: DocumentRenderer = {
  ...plainPapers,
  pack: async (will, ...more) => {
    const made = await plainPapers.pack(will, ...more)
    const words = JSON.stringify([will.persons, will.whatToDo])
    const fingerprint = hash('sha256', words, 'hex').slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-')
    return made.ok ? { ...made, pack: { ...made.pack, fingerprint } } : made
  },
}

const app = appForAll({ publicUrl: 'https://wills.example', renderer })

const MINUTE_MS = 60_000

const example = completeExampleWill()

const paying = async (): Promise<Customer> => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...example, id: customer.willId, version: 0 }, app.clock())
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  return customer
}

const withPaper = async (): Promise<Customer> => {
  const customer = await paying()
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  return customer
}

const heirs: NoteSigning = {
  on: SIGNED_ON,
  witnesses: ['Ruth Hale', 'Thomas Hale'],
  ticks: [...witnessTicks],
  storage: 'In the desk',
}
const good: NoteSigning = { ...heirs, witnesses: ['Mary Ash', 'Owen Vale'] }

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will
const stateOf = async (customer: Customer) => signingState(await willOf(customer), today).is
const doubtMails = async ({ email }: { email: string }) =>
  (await sentOrWaiting(app, 'a signing in doubt')).filter(
    ({ to, subject }) => to === email && subject.includes('signing of your will'),
  )

describe('Every way to say that a will is signed leads to the same check', () => {
  test('none of 200 names of people in the will and their partners is called good at any of five doors', async () => {
    const customer = await withPaper()
    const green: string[] = []
    for (const [index, variant] of namesOfDoubt(example).entries()) {
      const door = signingDoors[index % signingDoors.length] ?? 'asked directly'
      const said = doorsTo[door](example, variant, index % 2 === 0 ? 0 : 1)
      const reply = await customer.post('/api/signing', { ...said, storage: 'In the desk' })
      // A name that cannot be a full name is refused at its field, and not kept.
      if (reply.status === 422) expect(Object.keys(reply.json<{ errors: object }>().errors)[0]).toMatch(/^witnesses/)
      else if (signingState(reply.json<{ will: Will }>().will, today).is !== 'doubtful') green.push(variant.name)
    }
    expect(green).toEqual([])
  }, 120_000)

  test.each(signingDoors.filter((door) => door !== 'kept on the device'))(
    '%s: good witnesses are called good',
    async (door) => {
      const customer = await withPaper()
      for (const witness of goodWitnesses) {
        const said = doorsTo[door](example, witness, 0)
        const reply = await customer.post('/api/signing', {
          ...said,
          ...deniedOf(example, said),
          storage: 'In the desk',
        })
        expect([reply.status, await stateOf(customer)], witness.name).toEqual([200, 'signed'])
      }
    },
  )
})

describe('A signing in doubt', () => {
  test('is kept with what is in doubt, in the words of the will that was signed, and is in record and export', async () => {
    const customer = await withPaper()
    const reply = await customer.post('/api/signing', heirs)
    expect(reply.status).toBe(200)
    const { signing } = reply.json<{ will: Will }>().will
    expect(gravestOf(signing?.doubts)).toBe('loses')
    expect(signing?.doubts).toMatchObject([
      {
        witness: 0,
        why: 'named',
        about: [{ name: 'Ruth Hale', loses: expect.arrayContaining(['a fifth of the rest']) }],
      },
      {
        witness: 1,
        why: 'named',
        about: [{ name: 'Thomas Hale', loses: expect.arrayContaining(['half of the rest']) }],
      },
    ])
    const record = (await customer.get('/api/record.json')).json<{ entries: { kind: string }[] }>()
    expect(JSON.stringify(record.entries.filter(({ kind }) => kind === 'signed'))).toContain('a fifth of the rest')
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain('a fifth of the rest')
  })

  test('is written to the customer once, in a mail that names nobody and nothing of the will', async () => {
    const customer = await withPaper()
    await customer.patch('/api/watch', { mails: false })
    await customer.post('/api/signing', heirs)
    await customer.post('/api/signing', { ...heirs, storage: 'In the study' })
    const account = (await customer.get('/api/account')).json<{ email: string }>()
    const [mail, ...more] = await doubtMails(account)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Please look at the signing of your will again')
    expect(mail?.text).toContain('https://wills.example/my-downloads')
    for (const { fullname } of example.persons)
      for (const name of fullname.split(' ')) expect(mail?.text).not.toContain(name)
    expect(mail?.text).not.toMatch(/£|fifth|half|gift|desk/)
  })

  test('is no reason to ask for a review', async () => {
    const customer = await withPaper()
    await customer.post('/api/signing', heirs)
    expect((await app.stores.audit.list(customer.userId)).map(({ action }) => action)).not.toContain(
      'was asked for a review',
    )
  })

  test('cannot be talked away: what was found is not taken from the note', async () => {
    const customer = await withPaper()
    expect((await customer.post('/api/signing', { ...heirs, doubts: [] })).status).toBe(422)
    await customer.post('/api/signing', heirs)
    const { signing } = await willOf(customer)
    expect((await customer.post('/api/signing', { ...heirs, storage: 'In the study', over: signing })).status).toBe(200)
    expect(await stateOf(customer)).toBe('doubtful')
  })

  test('ends with a corrected name, or with a later signing in front of others, which keeps the first among the earlier', async () => {
    const customer = await withPaper()
    await customer.post('/api/signing', heirs)
    await customer.post('/api/signing', good)
    expect(await stateOf(customer)).toBe('signed')
    await customer.post('/api/signing', heirs)
    const plan = { day: SIGNED_ON, time: '11:00', place: 'At home', step: 'who', turn: 0 }
    expect((await customer.post('/api/signing/plan', plan)).status).toBe(200)
    await customer.post('/api/signing', good)
    const will = await willOf(customer)
    expect(signingState(will, today).is).toBe('signed')
    expect(will.earlierSignings).toMatchObject([{ signing: { witnesses: heirs.witnesses, doubts: expect.anything() } }])
    await customer.delete('/api/signing')
    expect(await stateOf(customer)).toBe('doubtful')
  })

  test('ends with an answer to what was asked', async () => {
    const customer = await withPaper()
    const gareth: NoteSigning = { ...good, witnesses: ['Gareth Price', 'Owen Vale'] }
    await customer.post('/api/signing', gareth)
    expect(gravestOf((await willOf(customer)).signing?.doubts)).toBe('open')
    await customer.post('/api/signing', { ...gareth, ...deniedOf(example, gareth as never) })
    expect(await stateOf(customer)).toBe('signed')
  })

  test('a note that an older page kept without answers is not lost: it is in doubt, and what it lacks is asked', async () => {
    const customer = await withPaper()
    const { ticks: _ticks, ...old } = good
    expect((await customer.post('/api/signing', old)).status).toBe(200)
    const { signing, storage } = await willOf(customer)
    expect([signing?.witnesses, storage]).toEqual([good.witnesses, good.storage])
    expect(signing?.doubts?.map(({ asks }) => asks)).toEqual([...witnessTicks])
  })
})

describe('What counts is the will that was signed', () => {
  const later = async (customer: Customer, change: (will: Will) => Partial<Will>) => {
    app.clock.pass(MINUTE_MS)
    const will = await willOf(customer)
    await app.stores.wills.save(customer.userId, { ...will, ...change(will) }, app.clock())
  }
  const withMary = ({ persons }: Will) => ({
    persons: [...persons, aPerson({ id: 50, fullname: 'Mary Ash', inherit: true, estatePercent: 10 })],
  })

  test('a person who came into it afterwards may have watched', async () => {
    const customer = await withPaper()
    const { fingerprint } = (await customer.get('/api/documents')).json<DocumentsReply>()
    await later(customer, withMary)
    expect((await customer.post('/api/signing', { ...good, fingerprint })).status).toBe(200)
    expect(await stateOf(customer)).toBe('signed')
  })

  test('a person who has gone from it since has watched as an heir', async () => {
    const customer = await withPaper()
    const { fingerprint } = (await customer.get('/api/documents')).json<DocumentsReply>()
    await later(customer, ({ persons, executor }) => ({
      persons: persons.filter(({ fullname }) => fullname !== 'Ruth Hale'),
      executor: executor.filter((id) => id !== 2),
    }))
    const ruth: NoteSigning = { ...good, witnesses: ['Ruth Hale', 'Owen Vale'], fingerprint }
    expect((await customer.post('/api/signing', ruth)).status).toBe(200)
    expect((await willOf(customer)).signing?.doubts).toMatchObject([{ about: [{ name: 'Ruth Hale' }] }])
  })
})

describe('A will that was never downloaded', () => {
  test('cannot have been signed, and the refusal says what to do first', async () => {
    const customer = await paying()
    const { fingerprint, downloaded } = (await customer.get('/api/documents')).json<DocumentsReply>()
    expect(downloaded).toBe(false)
    for (const said of [good, { ...good, fingerprint }]) {
      const refused = await customer.post('/api/signing', said)
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: { fingerprint: ['NOT_DOWNLOADED'] } }])
    }
    expect(await stateOf(customer)).toBe('unsigned')
    await customer.get('/api/documents/will.pdf')
    expect((await customer.get('/api/documents')).json<DocumentsReply>().downloaded).toBe(true)
    expect((await customer.post('/api/signing', { ...good, fingerprint })).status).toBe(200)
  })

  test('cannot have been signed in its newest words, while its earlier ones can', async () => {
    const customer = await withPaper()
    const before = (await customer.get('/api/documents')).json<DocumentsReply>().fingerprint
    await app.stores.wills.save(
      customer.userId,
      { ...(await willOf(customer)), whatToDo: { option: 'Green burial' } },
      app.clock(),
    )
    const { fingerprint } = (await customer.get('/api/documents')).json<DocumentsReply>()
    expect(fingerprint).not.toBe(before)
    expect((await customer.post('/api/signing', { ...good, fingerprint })).json()).toMatchObject({
      errors: { fingerprint: ['NOT_DOWNLOADED'] },
    })
    expect((await customer.post('/api/signing', { ...good, fingerprint: before })).status).toBe(200)
  })
})

test('the watch reminds of a signing in doubt after two weeks and after two months, until another is planned', async () => {
  const night = await startWatchedApp()
  try {
    const customer = await night.downloaded()
    await customer.post('/api/signing', { ...note, witnesses: ['Ruth Hale', 'David Ash'] })
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2027-01-02', '2027-01-03']) {
      night.goTo(day)
      await night.watch()
    }
    expect((await night.written()).filter((subject) => subject.includes('in doubt'))).toEqual([
      'The signing of your will is still in doubt',
      'The signing of your will is still in doubt',
    ])
  } finally {
    await night.close()
  }
})
