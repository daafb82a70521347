import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeskAuditReply } from '#core/api/desk.ts'
import type { TodayReply } from '#core/api/desk-queues.ts'
import type {
  AskedChangesReply,
  SignedAtDeskReply,
  SittingReply,
  WelshCheckedReply,
  WelshReply,
  WordingReply,
  WordingsReply,
} from '#core/api/desk-wordings.ts'
import type { Piece } from '#core/sign-off/piece.ts'
import { aboutWords } from '#core/sign-off/standing.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { readSignOffs, type SignOffs } from '../sign-offs/sign-off-files.ts'

const executors: Piece = {
  id: 'clause:executors',
  kind: 'clause',
  title: 'Executors and trustees',
  law: 'Trustee Act 1925 s.34',
  words: ['I appoint ‹name› as my executor', 'Nobody under 18 may act'],
}

let folder: string
/** As the server read it at its start. */
let read: SignOffs
let app: TestApp
let lawyer: AtDesk

const wordings = (...pieces: readonly Piece[]): void =>
  writeFileSync(join(folder, 'wordings/clauses.json'), JSON.stringify(pieces))
const start = async (): Promise<void> => {
  read = readSignOffs(folder)
  app = await startApp({ publicUrl: DESK_HOME, signOffs: read })
  lawyer = await atDesk(app, ['lawyer', 'owner'], 'Nia Example')
}
const piece = async (): Promise<WordingReply> =>
  (await lawyer.get('/api/desk/wordings/piece?id=clause:executors')).json<WordingReply>()
const signOff = async (given: object = {}) => {
  const { hash } = await piece()
  return lawyer.post('/api/desk/wordings/sign-off', {
    id: executors.id,
    hash,
    qualification: 'made up, no solicitor',
    readAll: true,
    checkedLaw: true,
    passkey: await lawyer.confirmed('sign off words', aboutWords(hash)),
    ...given,
  })
}

beforeEach(async () => {
  folder = newFolder()
  mkdirSync(join(folder, 'wordings'))
  mkdirSync(join(folder, 'sign-offs/keys'), { recursive: true })
  wordings(executors)
  await start()
})
afterEach(async () => {
  await app.close()
})

test('a lawyer signs words with a passkey; the files count, until one letter changes', async () => {
  const reply = await signOff({ note: 'Plain.' })
  expect(reply.status).toBe(200)
  const { files } = reply.json<SignedAtDeskReply>()
  for (const { name, contents } of files) writeFileSync(join(folder, 'sign-offs', name), contents)
  expect(readSignOffs(folder)).toMatchObject({
    faults: [],
    standings: [{ standing: 'signed', signOff: { name: 'Nia Example', note: 'Plain.' } }],
  })

  wordings({ ...executors, words: ['I appoint ‹name› as my executer', 'Nobody under 18 may act'] })
  await app.close()
  await start()
  const { pieces } = (await lawyer.get('/api/desk/wordings')).json<WordingsReply>()
  expect(pieces).toEqual([
    { id: executors.id, kind: 'clause', title: executors.title, standing: 'changed', changes: 1 },
  ])
  expect(await piece()).toMatchObject({
    standing: 'changed',
    differences: [
      {
        change: 'changed',
        stretches: [
          { kind: 'same', text: 'I appoint ‹name› as my ' },
          { kind: 'removed', text: 'executor' },
          { kind: 'added', text: 'executer' },
        ],
      },
      { change: 'same' },
    ],
    before: [{ name: 'Nia Example', qualification: 'made up, no solicitor' }],
    qualification: 'made up, no solicitor',
  })
})

test('what was signed, and by whom, is noted by the hash of the words alone', async () => {
  const { hash } = await piece()
  await signOff()
  const { rows } = (await lawyer.get('/api/desk/done')).json<DeskAuditReply>()
  expect(rows).toContainEqual(
    expect.objectContaining({ act: 'sign off words', about: aboutWords(hash), who: 'Nia Example' }),
  )
})

test.each([
  ['without both ticks', { readAll: false }, 'readAll'],
  ['without a qualification', { qualification: ' ' }, 'qualification'],
  ['when the words are others than those that were read', { hash: '0'.repeat(64) }, 'hash'],
])('nothing is signed %s', async (_what, given, field) => {
  const reply = await signOff(given)
  expect([reply.status, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, [field]])
})

test('a passkey that was shown for other words signs nothing', async () => {
  const passkey = await lawyer.confirmed('sign off words', aboutWords('1'.repeat(64)))
  expect((await signOff({ passkey })).status).toBe(422)
})

test('a change that is asked for keeps the words it is about, and an answer or other words close it', async () => {
  const { hash } = await piece()
  const reader = await atDesk(app, ['reader'], 'Jo Lane')
  const [appoint = '', minors = ''] = executors.words
  const ask = (words: string, wish: string, of = hash) =>
    reader.post('/api/desk/wordings/ask', { id: executors.id, hash: of, words, wish })
  expect((await ask(appoint, 'Say who acts if I die first.')).status).toBe(204)
  app.clock.pass(1)
  expect((await ask(minors, 'Name the Act.')).status).toBe(204)
  // The reply was lost: it is asked for once.
  expect((await ask(minors, 'Name the Act.')).status).toBe(204)
  expect((await ask('I appoint nobody', 'Other words')).status).toBe(422)
  expect((await ask(minors, 'Read before they changed', '0'.repeat(64))).status).toBe(422)

  const asked = async () => (await lawyer.get('/api/desk/wordings/asked')).json<AskedChangesReply>().asked
  expect(await asked()).toMatchObject([
    { words: minors, wish: 'Name the Act.', who: 'Jo Lane', title: executors.title, state: 'open' },
    { words: appoint, wish: 'Say who acts if I die first.', state: 'open' },
  ])
  expect((await piece()).asked).toEqual(await asked())
  const waits = async () => (await lawyer.get('/api/desk/today')).json<TodayReply>().counts.asked
  expect(await waits()).toBe(2)

  const [newest] = await asked()
  const answer = (who: AtDesk) =>
    who.post(`/api/desk/wordings/asked/${newest?.id}/answer`, { answer: 'The law says so.' })
  expect((await answer(reader)).status).toBe(403)
  expect((await answer(lawyer)).status).toBe(204)
  expect((await answer(lawyer)).status).toBe(404)

  wordings({ ...executors, words: ['I appoint ‹name› as my executor and trustee', minors] })
  Object.assign(read, readSignOffs(folder))
  expect(await asked()).toMatchObject([
    { words: minors, state: 'answered', answer: 'The law says so.' },
    { words: appoint, state: 'new words' },
  ])
  expect(await waits()).toBe(0)
})

/** A clause of two sentences, one of which a rule chooses. */
const funeral: Piece = {
  id: 'clause:funeral',
  kind: 'clause',
  title: 'Funeral',
  words: ['I would like to be buried', 'My family may decide otherwise'],
  chosen: [
    { when: 'Where the wish is Burial.', ways: [{ of: '', all: ['funeral.wish=Burial'] }], place: 0 },
    { when: 'Wherever the clause stands.', ways: [], place: 1 },
  ],
  follows: 'Guardians',
  examples: ['I would like to be buried. My family may decide otherwise.'],
}
const sitting = async (id: string): Promise<SittingReply> =>
  (await lawyer.get(`/api/desk/wordings/sitting?id=${id}`)).json<SittingReply>()
const signSitting = async (id: string, given: object = {}) => {
  const { hash } = await sitting(id)
  return lawyer.post('/api/desk/wordings/sitting/sign-off', {
    id,
    hash,
    qualification: 'made up, no solicitor',
    readAll: true,
    checkedLaw: true,
    passkey: await lawyer.confirmed('sign off words', aboutWords(hash)),
    ...given,
  })
}
const keep = ({ files }: SignedAtDeskReply): void => {
  for (const { name, contents } of files) writeFileSync(join(folder, 'sign-offs', name), contents)
}

test('a pattern is read in one go and signed with one passkey, and another rule takes the name off it', async () => {
  await app.close()
  wordings(executors, funeral)
  await start()
  expect(await sitting('every-will')).toMatchObject({ tier: 'whole', pieces: 2, signed: 0 })
  keep((await signSitting('every-will')).json<SignedAtDeskReply>())
  expect(readSignOffs(folder)).toMatchObject({
    faults: [],
    standings: [{ standing: 'signed' }, { standing: 'signed' }],
  })

  await app.close()
  const [burial, always] = funeral.chosen ?? []
  wordings(executors, {
    ...funeral,
    chosen: [{ ...burial, when: 'Where the wish is Green burial.' }, always].flatMap((each) => each ?? []) as never,
    examples: ['I would like to be buried. My family decides.'],
  })
  await start()
  const changed = await sitting('every-will')
  expect(changed).toMatchObject({ pieces: 2, signed: 1, changed: 1 })
  const [first] = changed.read
  expect(first).toMatchObject({
    piece: { id: 'clause:funeral' },
    rules: [{ sentence: 'I would like to be buried' }],
    otherwise: [[{ kind: 'same' }, { kind: 'removed' }, { kind: 'added' }]],
  })
  expect(first?.rules[0]?.stretches.find(({ kind }) => kind === 'added')?.text).toContain('Green')
  expect(changed.minutes.left).toBeLessThan(changed.minutes.all)
})

test('of what is only sampled the desk draws what to read, and what any reader finds wrong in it counts for all', async () => {
  await app.close()
  const labels = (name: string): Piece[] =>
    Array.from({ length: 80 }, (_, at) => ({
      id: `question:screen-${at}`,
      kind: 'question',
      title: `Screen ${at}`,
      words: [`What is your ${name}?`],
    }))
  wordings(...labels('name'))
  await start()
  const { read: drawn, pieces, foundBefore } = await sitting('sampled')
  expect([pieces, drawn.length, new Set(drawn.map(({ piece: { id } }) => id)).size, foundBefore]).toEqual([
    80, 30, 30, 0,
  ])

  const reader = await atDesk(app, ['reader'], 'Jo Lane')
  const objected = async (wish: string) => {
    const [first] = (await sitting('sampled')).read
    if (!first) throw new Error('Nothing was drawn')
    await reader.post('/api/desk/wordings/ask', { id: first.piece.id, hash: first.hash, words: '', wish })
    return first
  }
  const answered = async (answer: string) => {
    const [newest] = (await lawyer.get('/api/desk/wordings/asked')).json<AskedChangesReply>().asked
    await lawyer.post(`/api/desk/wordings/asked/${newest?.id}/answer`, { answer })
  }
  const before = await sitting('sampled')
  await objected('A name is asked for on the page before.')
  expect(
    (await sitting('sampled')).read.filter(({ asked }) => asked.some(({ state }) => state === 'open')),
  ).toHaveLength(1)
  expect((await signSitting('sampled')).json<{ errors: object }>().errors).toHaveProperty('id')
  // It is found to be right: the same sample is signed.
  await answered('It is not: that is the name of somebody else.')
  expect([(await sitting('sampled')).hash, (await sitting('sampled')).read.length]).toEqual([before.hash, 30])

  app.clock.pass(1)
  const wrong = await objected('Say which name.')
  expect((await signSitting('sampled')).status).toBe(422)
  wordings(
    ...labels('name').map((each) => (each.id === wrong.piece.id ? { ...each, words: ['Your full name?'] } : each)),
  )
  Object.assign(read, readSignOffs(folder))
  // Signed by who read the sample before the words changed.
  expect((await signSitting('sampled', { hash: before.hash })).status).toBe(422)
  const again = await sitting('sampled')
  expect([again.read.length, again.foundBefore]).toEqual([46, 1])
  keep((await signSitting('sampled')).json<SignedAtDeskReply>())
  const { standings } = readSignOffs(folder)
  expect(standings.every(({ standing }) => standing === 'signed')).toBe(true)
  expect(standings[0]?.signOff?.note).toBe('Read 46 of 80, drawn by the desk: 0 at fault, 1 mended before.')
})

test('the passkey of a sitting signs these words alone', async () => {
  const passkey = await lawyer.confirmed('sign off words', aboutWords('1'.repeat(64)))
  expect((await signSitting('every-will', { passkey })).status).toBe(422)
})

test('the longest file of Welsh comes back through the desk as it was sent, in pieces', async () => {
  await start()
  const { areas } = (await lawyer.get('/api/desk/wordings/welsh')).json<WelshReply>()
  const [{ area } = { area: '' }] = areas.toSorted((one, other) => other.rows - one.rows)
  const sent = (await lawyer.post('/api/desk/wordings/welsh/file', { area })).text
  expect(sent.length).toBeGreaterThan(20_000)
  const reply = await lawyer.post('/api/desk/wordings/welsh/checked', { area, file: sent.match(/[\s\S]{1,20000}/g) })
  expect(reply.json<WelshCheckedReply>()).toMatchObject({ problems: [], changed: [] })
})
