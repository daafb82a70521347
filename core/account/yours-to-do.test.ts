import { describe, expect, test } from 'vitest'
import { toDo } from '#words/en/documents.ts'
import { newLpa } from '../lpa/lpas.ts'
import type { Day } from '../text/calendar-day.ts'
import { formatLondonDate } from '../text/dates.ts'
import { lpaTypes } from '../will/lpa-options.ts'
import { sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import type { SigningPlan } from '../will/signing-schema.ts'
import { type Known, nextToDo, toDos, yoursToDo } from './yours-to-do.ts'

const today: Day = { day: 5, month: 5, year: 2026 }
const at = '2026-05-03T12:00:00.000Z'
const plan = (day: number): SigningPlan => ({
  day: { ...today, day },
  time: '11:00',
  place: '14 Orchard Lane',
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
})
const signing: Will['signing'] = { on: today, witnesses: ['Mary Okafor', 'David Lloyd'] }
const kept = { signing, storage: 'In the desk' }
const first = { place: 'first', canInvite: true } as const
const invitation = { email: 'thomas@example.com', sent: at, until: at, works: true }
const letters = (...given: boolean[]) => given.map((is, index) => ({ to: `Ruth${index} Hale`, given: is }))

const rowsOf = (will: Partial<Will>, known: Partial<Known> = {}) =>
  yoursToDo({
    will: { ...sampleWill, notifyExecutors: 'No', paid: 1, ...will },
    today,
    date: (moment) => formatLondonDate(new Date(moment)),
    pair: null,
    prints: [],
    letters: [],
    ...known,
  })

/** "sign: open, Not planned yet" */
const said = (...[will, known]: Parameters<typeof rowsOf>) =>
  rowsOf(will, known).map(({ what, is, state }) => `${what}: ${is}, ${state}`)

describe('each row says where it stands', () => {
  test.each<[string, Partial<Will>, Partial<Known>, string]>([
    ['a will that is not signed', {}, {}, 'sign: open, Not planned yet'],
    ['a planned signing', { signingPlan: plan(9) }, {}, 'sign: open, Planned for 9 May 2026'],
    ['a signing of today', { signingPlan: plan(5) }, {}, 'sign: open, Today, 11:00'],
    ['a plan that has passed', { signingPlan: plan(2) }, {}, 'sign: open, Was planned for 2 May 2026'],
    [
      'words that changed',
      { signing: { ...signing, fingerprint: 'A' } },
      { newest: 'B' },
      'sign: open, Changed since you signed',
    ],
    [
      'a doubtful signing',
      { signing: { ...signing, doubts: [{ is: 'related', witness: 0 }] as never } },
      {},
      'sign: open, In doubt',
    ],
    ['a signed will', kept, {}, 'sign: done, 5 May 2026'],
    ['a partner', kept, { pair: { ...first, state: 'not-invited' } }, 'partner: open, Not invited'],
    [
      'an invitation',
      kept,
      { pair: { ...first, state: 'invited', invitation } },
      'partner: waiting, Invited 3 May 2026',
    ],
    [
      'a link that has run out',
      kept,
      { pair: { ...first, state: 'invited', invitation: { ...invitation, works: false } } },
      'partner: open, The link has run out',
    ],
    [
      'a partner who has begun',
      kept,
      { pair: { ...first, state: 'accepted', canInvite: false } },
      'partner: waiting, Their will is under way',
    ],
    ['a print', kept, { prints: [{ state: 'to ask' }] }, 'print: open, Needed'],
    [
      'a print that is held',
      kept,
      { prints: [{ state: 'sent', sent: at }, { state: 'held' }] },
      'print: open, Stopped: your will has changed',
    ],
    ['a print that is made', kept, { prints: [{ state: 'waiting' }] }, 'print: waiting, We are printing it'],
    ['both powers, nothing answered', { ...kept, lastPowerOfAttorney: 1 }, {}, 'powers: open, 0 of 12 answered'],
    [
      'one power, not chosen yet',
      { ...kept, lastPowerOfAttorney: 1, powersHeld: 'one' },
      {},
      'powers: open, Not started',
    ],
    ['letters', kept, { letters: letters(false, false) }, 'letters: open, None given yet'],
    ['letters, some of them given', kept, { letters: letters(true, true, false) }, 'letters: open, 2 of 3 given'],
    ['letters before the will is signed', {}, { letters: letters(false) }, 'sign: open, Not planned yet'],
    ['people to be asked', { ...kept, notifyExecutors: 'Yes', notifyHow: 'Email' }, {}, 'people: open, No answers yet'],
  ])('%s', (_, will, known, row) => {
    expect(said(will, known)[0]).toBe(row)
  })

  test.each<[string, Partial<Will>, Partial<Known>, string]>([
    [
      'two wills that are ready',
      kept,
      { pair: { ...first, state: 'accepted', confirmed: true, canInvite: false } },
      'partner: done, Both wills are ready',
    ],
    ['a print that was posted', kept, { prints: [{ state: 'sent', sent: at }] }, 'print: done, Sent 3 May 2026'],
    ['letters that are given', kept, { letters: letters(true, true) }, 'letters: done, All given'],
  ])('%s, ticked, after what is left', (_, will, known, row) => {
    expect(said(will, known).slice(1)).toEqual([row])
  })
})

test('a customer who wants nobody told can ask people on the documents page, and is pressed nowhere', () => {
  const row = ({ what }: { what: string }) => what === 'people'
  expect(rowsOf(kept).filter(row)).toEqual([])
  expect(rowsOf(kept, { all: true }).filter(row)).toMatchObject([{ is: 'waiting', state: 'If you like' }])
})

test('what is left stands in one order, and what is done comes last', () => {
  const known = {
    pair: { ...first, state: 'not-invited' },
    prints: [{ state: 'sent', sent: at }],
    letters: letters(false),
  } as const
  expect(rowsOf({ ...kept, lastPowerOfAttorney: 1 }, known).map(({ what }) => what)).toEqual([
    'partner',
    'powers',
    'letters',
    'sign',
    'print',
  ])
})

test('the one next thing is the first that waits for the customer, and not for someone else', () => {
  const known = { pair: { ...first, state: 'invited', invitation }, prints: [{ state: 'to ask' }] } as const
  expect(nextToDo(rowsOf(kept, known))).toMatchObject({ what: 'print', to: '/my-will/my-downloads#print' })
  expect(nextToDo(rowsOf(kept))).toBeUndefined()
})

test('nothing that was not bought is to be done, and nothing before the will is paid for', () => {
  expect(rowsOf({}).map(({ what }) => what)).toEqual(['sign'])
  expect(rowsOf({ paid: 0, lastPowerOfAttorney: 1 }, { prints: [{ state: 'to ask' }] })).toEqual([])
  expect(
    rowsOf({}, { pair: { place: 'second', state: 'accepted', canInvite: false } }).map(({ what }) => what),
  ).toEqual(['sign'])
})

test('a partner is called by their first name, and a mail names nobody', () => {
  const [, row] = rowsOf({}, { pair: { ...first, state: 'not-invited' } })
  expect(row?.name).toMatch(/^Invite \p{Lu}/u)
  expect(toDos.map((what) => toDo.names[what]).join()).not.toContain(row?.name)
})

test('the questions of both powers of attorney are counted together', () => {
  const powers = lpaTypes.map((type) => ({ ...newLpa(type), attorneys: [1] }))
  expect(said({ ...kept, lastPowerOfAttorney: 1, powers })[0]).toMatch(/^powers: open, [1-9]\d? of \d+ answered$/)
})
