import { describe, expect, test } from 'vitest'
import * as words from '#words/en/death.ts'
import { deathRefusals } from '#words/en/refusals.ts'
import { RELEASE_NOTICE_DAYS } from '../constants.ts'
import { DAY_MS } from '../text/dates.ts'
import {
  ALONE_DAYS,
  afterDeathEvent,
  afterWarning,
  type DeathCase,
  type DeathEvent,
  type DeathState,
  deathStates,
  happensIn,
  isRefused,
  KEPT_DAYS,
  LETTER_DAYS,
  LOOK_EVERY_MS,
  newCase,
  REPORT_DAYS,
  WAIT_DAYS,
  warningDays,
  warningDue,
} from './case.ts'

const HOUR_MS = 60 * 60_000
const START = Date.parse('2028-03-16T10:42:00Z')
const [PRIYA, TOM, ALEX] = [1, 2, 3]

/** A case with the clock that stands beside it, and everything that was refused on the way. */
type Told = { kept: DeathCase; now: number; refused: string[] }

const begun = (given: Partial<{ days: number; stops: number }> = {}): Told => ({
  kept: newCase(START, { days: WAIT_DAYS, stops: 0, ...given }),
  now: START,
  refused: [],
})

const happens = (told: Told, event: DeathEvent): Told => {
  const step = afterDeathEvent(told.kept, event, told.now)
  return isRefused(step) ? { ...told, refused: [...told.refused, step.refused] } : { ...told, kept: step }
}

/** What the job does: it looks at the clock, and writes where a mail is due. */
const looked = (told: Told, every = DAY_MS): Told => {
  const { kept, ...rest } = happens(told, { kind: 'time', every })
  return { ...rest, kept: warningDue(kept) ? afterWarning(kept) : kept }
}
/** The job looks every day. */
const days = (told: Told, count: number): Told => {
  let on = told
  for (let day = 0; day < count; day += 1) on = looked({ ...on, now: on.now + DAY_MS })
  return on
}
/** The job looks as often as it does, and somebody puts the clock on after each so many hours. */
const hours = (told: Told, count: number, putOn: { readonly by: number; readonly each: number }): Told => {
  let on = told
  for (let look = 1; look <= (count * HOUR_MS) / LOOK_EVERY_MS; look += 1) {
    on = looked({ ...on, now: on.now + LOOK_EVERY_MS }, LOOK_EVERY_MS)
    if (look % (putOn.each * 4) === 0) on = looked({ ...on, now: on.now + putOn.by }, LOOK_EVERY_MS)
  }
  return on
}
const jumped = (told: Told, by: number): Told => looked({ ...told, now: told.now + by })

const evidence: DeathEvent = { kind: 'evidence', abroad: false }
const confirm = (by: number): DeathEvent => ({ kind: 'confirm', by })
const BOTH_WAYS = [{ way: 'letter' }, { way: 'call' }] as const
const agree = (by: number, alone = false, alike = false): DeathEvent => ({
  kind: 'agree',
  by,
  alone,
  known: BOTH_WAYS,
  alike,
})
const reach = (way: 'letter' | 'call'): DeathEvent => ({ kind: 'try', way })
const alive = (by: 'link' | 'log-in' | 'call'): DeathEvent => ({ kind: 'alive', by })

const all = (told: Told, ...events: DeathEvent[]): Told => events.reduce(happens, told)
const searching = (given: Parameters<typeof begun>[0] = {}, abroad = false): Told =>
  looked(all(begun(given), { kind: 'evidence', abroad }, confirm(ALEX), reach('letter'), reach('call')))
const searched = (given: Parameters<typeof begun>[0] = {}, abroad = false): Told =>
  days(searching(given, abroad), (given.days ?? WAIT_DAYS) + (abroad ? 14 : 0))
const released = () => all(searched(), agree(PRIYA), agree(TOM))

describe('a report of a death', () => {
  test('is released after the search and the yes of two people', () => {
    expect(searched().kept.state).toBe('deciding')
    expect(released().kept.state).toBe('released')
  })

  test.each<[search: string, days: number, abroad: boolean, written: number[]]>([
    ['of fourteen days', 14, false, [0, 3, 7, 12]],
    ['of fourteen days, and more for a death abroad', 14, true, [0, 3, 7, 14, 21, 26]],
    ['of thirty days, or of one who runs the service alone', 30, false, [0, 3, 7, 14, 21, 28]],
    ['of sixty days', 60, false, [0, 3, 7, 14, 21, 28, 35, 42, 49, 58]],
  ])('has the testator written to until two days before the end of a search %s', (_search, of, abroad, expected) => {
    let told = looked(all(begun({ days: of }), { kind: 'evidence', abroad }))
    const written: number[] = []
    for (let day = 0; told.kept.state === 'warned'; day += 1) {
      if (told.kept.warnings > written.length) written.push(day)
      told = days(told, 1)
    }
    expect(written).toEqual(expected)
  })

  test('takes a second letter where the address has changed since the first', () => {
    const old = { kind: 'try', way: 'letter', to: 'the former address' } as const
    const known = [{ way: 'letter', to: 'the new address' }] as const
    const yes: DeathEvent = { kind: 'agree', by: PRIYA, alone: false, known }
    const told = days(looked(all(begun(), evidence, confirm(ALEX), old)), WAIT_DAYS)
    expect(all(told, yes).refused).toEqual(['reach first'])
    const again = all(told, { ...old, to: 'the new address' })
    expect(all(again, yes).refused).toEqual(['letter is under way'])
    expect(all(days(again, LETTER_DAYS), yes).refused).toEqual([])
  })

  test('takes a yes back where the issuer is heard to say otherwise than before', () => {
    const once = all(searched(), agree(PRIYA))
    expect(all(once, { kind: 'confirm', by: ALEX }).kept.agreed).toHaveLength(1)
    expect(all(once, { kind: 'confirm', by: ALEX, anew: true }).kept.agreed).toEqual([])
  })

  test('searches as long as the testator chose, and longer after a death abroad', () => {
    expect(days(looked(all(begun({ days: 60 }), evidence)), 59).kept.state).toBe('warned')
    expect(searched({ days: 60 }).kept.state).toBe('deciding')
    expect(days(looked(all(begun(), { kind: 'evidence', abroad: true })), 27).kept.state).toBe('warned')
    expect(searched({}, true).kept.state).toBe('deciding')
  })

  test('lapses without evidence after thirty days, and can be taken up again', () => {
    const lapsed = days(begun(), 31)
    expect(lapsed.kept.state).toBe('not released')
    expect(all(lapsed, { kind: 'ask again' }, evidence).kept.state).toBe('warned')
  })

  test('of one who runs the service alone waits thirty days, and two more between two yeses', () => {
    const alone = looked(all(begun(), evidence, confirm(PRIYA), reach('letter'), reach('call')))
    const early = all(days(alone, ALONE_DAYS - 1), agree(PRIYA, true))
    expect(early.refused).toEqual(['still waits'])
    const once = all(days(alone, ALONE_DAYS), agree(PRIYA, true), agree(PRIYA, true))
    expect([once.kept.state, ...once.refused]).toEqual(['deciding', 'still waits'])
    expect(all(days(once, 2), agree(PRIYA, true)).kept.state).toBe('released')
  })

  test('asks about a dispute again every ninety days, and waits for as long as it lasts', () => {
    const disputed = all(searched(), { kind: 'object' })
    expect(days(disputed, 400).kept.state).toBe('stands still')
    const settled = all(disputed, { kind: 'settle', by: PRIYA })
    expect(days(settled, 1).kept.state).toBe('deciding')
  })

  test('opens where the original is to all executors alike while they differ, after the whole search and two yeses', () => {
    const disputed = all(days(searching(), 5), { kind: 'object' })
    const early = all(days(disputed, WAIT_DAYS - 6), agree(PRIYA), agree(TOM))
    expect(early.refused).toEqual(['still waits', 'still waits'])
    const open = all(days(early, 1), agree(PRIYA), agree(TOM))
    expect(open.kept).toMatchObject({ state: 'stands still', placed: true, warnings: 4 })
    expect(all(open, agree(PRIYA)).refused.at(-1)).toBe('ended')
  })

  test('of which the place is open is released wrongly where the testator lives, and later settled with no yes of before', () => {
    const open = all(searched(), { kind: 'object' }, agree(PRIYA), agree(TOM))
    for (const event of [alive('log-in'), { kind: 'undo', by: TOM }, { kind: 'refuse', by: TOM }] as const) {
      const { kept } = all(open, event)
      expect(kept.state).toBe('released wrongly')
      expect(kept).not.toHaveProperty('placed')
    }
    const settled = days(all(open, { kind: 'settle', by: PRIYA }), 1)
    expect(settled.kept).toMatchObject({ state: 'deciding', placed: true, agreed: [] })
    expect(all(settled, agree(PRIYA), agree(TOM)).kept).toMatchObject({ state: 'released' })
  })

  test('that was stopped is searched for anew, whole, also where a dispute came before the search and is settled', () => {
    const again = all(searched(), alive('link'), { kind: 'ask again' }, evidence, { kind: 'object' })
    const settled = all(again, { kind: 'settle', by: PRIYA }, confirm(ALEX))
    expect(days(settled, WAIT_DAYS - 1).kept.state).toBe('warned')
    expect(all(days(again, 30), confirm(ALEX), agree(PRIYA), agree(TOM)).kept).not.toHaveProperty('placed')
  })

  test('is closed six years after it was released, with sixty days of notice', () => {
    const soon = days(released(), KEPT_DAYS - RELEASE_NOTICE_DAYS)
    expect(soon.kept.ending).toBeUndefined()
    expect(days(soon, 1).kept.ending).toBeDefined()
    expect(days(soon, RELEASE_NOTICE_DAYS).kept).toMatchObject({ state: 'released' })
    expect(days(soon, RELEASE_NOTICE_DAYS + 1).kept).toMatchObject({ state: 'closed', over: true })
  })

  test('is not closed by a clock that jumps: the days of notice are seen to pass', () => {
    const jump = jumped(released(), 20 * 365 * DAY_MS)
    expect(jump.kept).toMatchObject({ state: 'released' })
    expect(days(jump, RELEASE_NOTICE_DAYS - 1).kept.state).toBe('released')
    expect(days(jump, RELEASE_NOTICE_DAYS + 1).kept.state).toBe('closed')
    expect(all(jump, alive('log-in')).kept).not.toHaveProperty('ending')
  })

  test('is over only by its time: taken back, it ends nothing else', () => {
    const wrongly = all(released(), alive('log-in'), { kind: 'ask again' }, { kind: 'withdraw' })
    expect(wrongly.kept.state).toBe('closed')
    expect(wrongly.kept).not.toHaveProperty('over')
  })
})

describe('a clock', () => {
  test.each([
    ['put on by a year', 365 * DAY_MS],
    ['put back by a year', -365 * DAY_MS],
  ])('%s in the middle of a search does not shorten it', (_what, by) => {
    const middle = days(looked(all(begun(), evidence)), 5)
    expect(days(jumped(middle, by), 8).kept.state).toBe('warned')
  })

  test('that was wrong when the evidence came shortens nothing when it is put right', () => {
    const early = looked(all({ ...begun(), now: 0 }, evidence))
    expect(days({ ...early, now: START }, 13).kept.state).toBe('warned')
  })

  test.each([2, 6, 22])('put on by %i hours each day does not shorten a search', (by) => {
    const open = looked(all(begun(), evidence, confirm(ALEX)), LOOK_EVERY_MS)
    const told = hours(open, WAIT_DAYS * 24 - 1, { by: by * HOUR_MS, each: 24 })
    expect(told.kept.state).toBe('warned')
    expect(hours(told, 2, { by: 0, each: 24 }).kept.state).toBe('deciding')
  })

  test('put on by three days lets nobody who runs the service alone sleep on it for an hour', () => {
    const alone = days(looked(all(begun(), evidence, confirm(PRIYA), reach('letter'), reach('call'))), ALONE_DAYS)
    const once = all(alone, agree(PRIYA, true))
    const soon = all(looked({ ...once, now: once.now + HOUR_MS + 3 * DAY_MS }, LOOK_EVERY_MS), agree(PRIYA, true))
    expect([soon.kept.state, ...soon.refused]).toEqual(['deciding', 'sleep on it'])
  })

  test('put back by a restore leaves what is stored the later one', () => {
    const first = looked(all(begun(), evidence))
    const { until } = first.kept
    expect(days(jumped(first, -100 * DAY_MS), 20).kept.until).toBeGreaterThanOrEqual(until)
    expect(days(jumped(first, -100 * DAY_MS), 20).kept.state).toBe('warned')
  })
})

/** What whoever asks can do, and whoever of the will objects. */
const byAskers: readonly DeathEvent[] = [evidence, { kind: 'withdraw' }, { kind: 'ask again' }, { kind: 'object' }]
/** What one at the desk can do, besides taking the evidence. */
const byDesk = (who: number, alone = false): readonly DeathEvent[] => [
  agree(who, alone),
  { kind: 'refuse', by: who },
  { kind: 'settle', by: who },
  { kind: 'undo', by: who },
  reach('letter'),
  reach('call'),
]
const byTestator: readonly DeathEvent[] = [alive('link'), alive('log-in')]

/** Steps of the clock between two events: none, a day, what is left of a search, a jump on and one back. */
const clocksOf = (search: number): readonly ((told: Told) => Told)[] => [
  (told) => told,
  (told) => days(told, 1),
  (told) => days(told, search),
  (told) => jumped(told, 400 * DAY_MS),
  (told) => jumped(told, -400 * DAY_MS),
]

/** Who acts, and of which search. */
type Play = { readonly events: readonly DeathEvent[]; readonly days: number; readonly alone: boolean }

/** More than the most tells no cases apart, nor how far a clock is behind. */
const clamped = (days: number, most: number): number => Math.max(-1, Math.min(days, most))

/** What is true of every way to a case: who agreed since the search began, and how long it was really searched for. */
const ofCase = ({ kept }: Told, { days: search }: Play): string => {
  const { seen, since, until, waited, tried = [], agreed, confirmedBy, stops, ending, ...rest } = kept
  return JSON.stringify([
    rest,
    tried.map((each) => [each.way, each.way === 'letter' && waited - each.waited >= LETTER_DAYS * DAY_MS]).toSorted(),
    confirmedBy.toSorted(),
    agreed
      .map((each) => [each.by, clamped(Math.min(seen - each.at, waited - (each.waited ?? 0)) / DAY_MS, 2)])
      .toSorted(),
    // A fourth stop is as the third one.
    Math.min(stops, 3),
    clamped(Math.floor(waited / DAY_MS), search),
    seen >= until,
    // Only a report lapses, once its days are over.
    rest.state === 'reported' && clamped((seen - since) / DAY_MS, REPORT_DAYS + 1),
    ending !== undefined,
  ])
}

type Way = { readonly told: Told; readonly before: Told; readonly event: DeathEvent }

/** Every case that these events and clocks lead to, each once, until there is none that is new. `each` sees every step between them. */
const explored = (play: Play, each: (way: Way) => void = () => {}): Told[] => {
  const known = new Map<string, Told>()
  let edge = [looked(begun({ days: play.days }))]
  while (edge.length > 0) {
    const next: Told[] = []
    for (const from of edge)
      for (const clock of clocksOf(play.days)) {
        const before = clock({ ...from, refused: [] })
        for (const event of play.events) {
          const told = looked(happens(before, event))
          each({ told, before, event })
          const key = ofCase(told, play)
          if (known.has(key)) continue
          known.set(key, told)
          next.push(told)
        }
      }
    edge = next
  }
  return [...known.values()]
}

const opens = ({ told: { kept }, before }: Way): boolean =>
  (kept.state === 'released' && before.kept.state !== 'released') || (kept.placed === true && !before.kept.placed)

/** Nobody has agreed twice, waited, had a certificate confirmed or reached out as the rules ask. */
const isEarly = ({ before: { kept, now }, event }: Way, { days: search, alone }: Play): boolean => {
  if (event.kind !== 'agree') return true
  const [first] = kept.agreed
  const isSecond = alone
    ? first !== undefined && now - first.at >= 2 * DAY_MS && kept.waited - (first.waited ?? 0) >= 2 * DAY_MS
    : first !== undefined && first.by !== event.by
  return (
    !isSecond ||
    kept.waited < search * DAY_MS ||
    now < kept.until ||
    kept.warnings < warningDays(kept).length ||
    kept.confirmedBy.length === 0 ||
    kept.tried?.length !== BOTH_WAYS.length ||
    kept.tried.some(({ way, waited }) => way === 'letter' && kept.waited < waited + LETTER_DAYS * DAY_MS)
  )
}

const everybody = [...byAskers, ...byTestator, confirm(PRIYA), confirm(ALEX), ...byDesk(PRIYA), agree(TOM)]

describe.each<[whose: string, Play]>([
  ['two at the desk', { events: everybody, days: WAIT_DAYS, alone: false }],
  [
    'one who runs the service alone',
    {
      events: [...byAskers, ...byTestator, confirm(PRIYA), ...byDesk(PRIYA, true)],
      days: ALONE_DAYS,
      alone: true,
    },
  ],
])('of all events in all orders, to the last new case, with clocks that jump and %s', (_whose, play) => {
  const early: Way[] = []
  const counted: Way[] = []
  const putBack: Way[] = []
  const passedBy: Way[] = []
  const afterRelease = new Set<DeathState>()
  const cases = explored(play, (way) => {
    const { told, before, event } = way
    const hasHappened = told.refused.length === 0
    if (opens(way) && isEarly(way, play)) early.push(way)
    const begins = ['alive', 'ask again'].includes(event.kind) && hasHappened
    if (begins && told.kept.waited > 0 && told.kept.state !== 'released wrongly') counted.push(way)
    if (told.kept.until < before.kept.until) putBack.push(way)
    if (before.kept.disputed && !told.kept.disputed && event.kind !== 'settle') passedBy.push(way)
    if (before.kept.state === 'released') afterRelease.add(told.kept.state)
  })

  test('every state is reached', () => {
    const reached = new Set(cases.map(({ kept }) => kept.state))
    expect([...reached].toSorted()).toEqual([...deathStates].toSorted())
    expect(cases.some(({ kept }) => kept.placed)).toBe(true)
  })

  test('none releases before the search is over, a certificate is confirmed, and it was agreed to twice', () => {
    expect(early).toEqual([])
  })

  test('none counts for a search what was searched before a stop, or before it was asked for again', () => {
    expect(counted).toEqual([])
  })

  test('none puts a stored day back', () => {
    expect(putBack).toEqual([])
  })

  test('none passes by those who differ: what stood still stands still again until it is settled', () => {
    expect(passedBy).toEqual([])
    const again = cases.filter(({ kept }) => kept.disputed && !['stands still', 'released'].includes(kept.state))
    expect(again.length).toBeGreaterThan(0)
    for (const told of again) expect(happens(told, { kind: 'ask again' }).kept.state).not.toBe('reported')
  })

  test('the testator, each executor and each person at the desk can stop it as long as nothing is released', () => {
    const open: readonly DeathState[] = ['warned', 'deciding']
    for (const told of cases.filter(({ kept }) => open.includes(kept.state)))
      for (const event of [alive('log-in'), alive('call'), { kind: 'object' }, { kind: 'refuse', by: ALEX }] as const) {
        const stopped = happens(told, event)
        expect(stopped.refused.slice(told.refused.length)).toEqual([])
        expect(open).not.toContain(stopped.kept.state)
        expect(stopped.kept.agreed).toEqual([])
      }
  })

  test('none closes the door for ever: from each case, honest people come to a release', () => {
    for (const told of cases) {
      if (told.kept.state === 'released') continue
      const settled: DeathEvent = { kind: 'settle', by: PRIYA }
      const again = all(
        { ...told, refused: [] },
        settled,
        { kind: 'ask again' },
        settled,
        evidence,
        confirm(ALEX),
        reach('letter'),
        reach('call'),
      )
      // A clock that was far ahead is waited for.
      const late = { ...again, now: Math.max(again.now, again.kept.until) }
      const once = all(days(looked(late), 2 * play.days), agree(PRIYA, play.alone))
      const twice = play.alone ? all(days(once, 2), agree(PRIYA, true)) : all(once, agree(TOM))
      expect(twice.kept.state).toBe('released')
    }
  }, 60_000)

  test('a testator who lives, however late they answer, ends it: what was open is closed, and a whole search comes before more', () => {
    for (const told of cases.filter(({ kept }) => happensIn[kept.state].includes('alive'))) {
      const { kept } = happens({ ...told, refused: [] }, alive('log-in'))
      const wasOpen = told.kept.state === 'released' || told.kept.placed
      expect(kept.state).toBe(wasOpen ? 'released wrongly' : kept.stops >= 3 ? 'stands still' : 'stopped')
      expect([kept.placed, kept.agreed]).toEqual([undefined, []])
    }
  })

  test('a released case changes only by being found wrong', () => {
    expect([...afterRelease].toSorted()).toEqual(['released', 'released wrongly'])
  })
})

describe('all that one adversary can do, in all orders and however long they wait', () => {
  test.each<[who: string, events: readonly DeathEvent[]]>([
    ['a lone executor, or somebody who guesses', byAskers],
    ['a thief of the testator’s mail who asks as well', [...byAskers, alive('link')]],
    ['a relative who has the password and the mail of the testator, and asks', [...byAskers, ...byTestator]],
    [
      'a colluding pair with a forged certificate, and two at the desk who agree to all that they may',
      [...byAskers, ...byDesk(PRIYA), agree(TOM)],
    ],
    ['one at the desk who takes the evidence, and asks as well', [...byAskers, confirm(PRIYA), ...byDesk(PRIYA)]],
    [
      'one at the desk who asks and reads the mail of the testator, with evidence that another took',
      [...byAskers, ...byTestator, confirm(ALEX), ...byDesk(PRIYA)],
    ],
  ])(
    '%s: nothing is ever opened',
    (_who, events) => {
      const cases = explored({ events, days: WAIT_DAYS, alone: false })
      expect(cases.length).toBeGreaterThan(20)
      expect(cases.filter(({ kept }) => kept.state === 'released' || kept.placed)).toEqual([])
    },
    60_000,
  )
})

describe('whoever tries to have something early', () => {
  const open = () => looked(all(begun(), evidence, confirm(ALEX)))
  const stopped = () => all(open(), alive('link'))
  const wrongly = () => all(released(), alive('link'))

  test.each<[who: string, tries: string, Told, DeathState, refused: string[]]>([
    ['a lone executor', 'asks while the testator lives', all(days(open(), 6), alive('link')), 'stopped', []],
    [
      'a lone executor',
      'asks again after a stop, without an issuer',
      all(stopped(), { kind: 'ask again' }, evidence),
      'reported',
      [],
    ],
    [
      'a thief of the testator’s mail',
      'lets the warnings pass: the testator rings',
      all(days(open(), 13), alive('call')),
      'stopped',
      [],
    ],
    ['a thief of the testator’s mail', 'lets all pass: the desk has still to agree', searched(), 'deciding', []],
    [
      'a thief of an executor’s mail',
      'cannot silence another executor',
      all(days(open(), 2), { kind: 'object' }),
      'stands still',
      [],
    ],
    [
      'a controlling relative',
      'makes the testator do nothing: one press of another day ends it',
      all(days(open(), 9), alive('link')),
      'stopped',
      [],
    ],
    [
      'family in the testator’s mail',
      'stops it a second time by the link',
      all(stopped(), { kind: 'ask again' }, evidence, confirm(ALEX), alive('link')),
      'warned',
      ['log in first'],
    ],
    ['a testator abroad', 'answers as late as the decision', all(searched(), alive('link')), 'stopped', []],
    [
      'family in the testator’s mail',
      'closes a second release by the link',
      all(
        days(
          looked(all(wrongly(), { kind: 'ask again' }, evidence, confirm(ALEX), reach('letter'), reach('call'))),
          WAIT_DAYS,
        ),
        agree(PRIYA),
        agree(TOM),
        alive('link'),
      ),
      'released',
      ['log in first'],
    ],
    ['a testator abroad', 'answers after the release', all(released(), alive('link')), 'released wrongly', []],
    [
      'a pair with a forged certificate',
      'finds that no issuer confirms it',
      all(days(looked(all(begun(), evidence)), WAIT_DAYS), agree(PRIYA), agree(TOM)),
      'deciding',
      ['confirm first', 'confirm first'],
    ],
    [
      'an enemy',
      'pays for a second account of the same name and day of birth',
      all(searched(), agree(PRIYA, false, true), agree(TOM, false, true)),
      'deciding',
      ['say which', 'say which'],
    ],
    ['one at the desk', 'agrees twice', all(searched(), agree(PRIYA), agree(PRIYA)), 'deciding', ['agreed already']],
    [
      'one at the desk',
      'takes the evidence alone and decides on it',
      all(searched(), agree(ALEX)),
      'deciding',
      ['took the evidence'],
    ],
    ['one at the desk', 'agrees before the search is over', all(days(open(), 3), agree(PRIYA)), 'warned', ['ended']],
    [
      'two at the desk',
      'agree before the search is over',
      all(days(open(), 13), agree(PRIYA), agree(TOM)),
      'warned',
      ['ended', 'ended'],
    ],
    [
      'one at the desk',
      'settles a dispute to shorten the wait',
      all(days(open(), 3), { kind: 'object' }, { kind: 'settle', by: PRIYA }, agree(PRIYA), agree(TOM)),
      'warned',
      ['ended', 'ended'],
    ],
    [
      'two at the desk',
      'agree where nobody has rung or posted a letter',
      all(days(open(), WAIT_DAYS), agree(PRIYA), reach('call'), agree(TOM)),
      'deciding',
      ['reach first', 'reach first'],
    ],
    [
      'two at the desk',
      'post the letter on the last day, and agree on the next one',
      all(days(all(days(open(), WAIT_DAYS), reach('letter'), reach('call')), 1), agree(PRIYA), agree(TOM)),
      'deciding',
      ['letter is under way', 'letter is under way'],
    ],
    ['a guesser', 'sends no evidence', days(begun(), 20), 'reported', []],
  ])('%s %s', (_who, _tries, { kept, refused }, state, why) => {
    expect([kept.state, ...refused]).toEqual([state, ...why])
  })

  test('is told why, in words', () => {
    for (const why of Object.values(deathRefusals)) expect(why).toMatch(/^[A-Z].{20,}/)
  })

  test('three stops make it stand still, so that people look at it', () => {
    const again = (told: Told) => all(told, { kind: 'ask again' }, evidence, confirm(ALEX), alive('log-in'))
    expect(again(again(stopped())).kept.state).toBe('stands still')
  })

  test('nothing happens that is not in the table', () => {
    for (const state of deathStates)
      for (const event of everybody)
        if (!happensIn[state].includes(event.kind))
          expect(afterDeathEvent({ ...begun().kept, state }, event, START)).toEqual({ refused: 'ended' })
  })
})

test('no page promises that two people decide, since one may run the service, who waits longer and decides on two days', () => {
  const said = JSON.stringify(words, (_key, value) => (typeof value === 'function' ? String(value) : value))
  expect(said).toContain('We look at what you sent twice')
  expect(said).not.toMatch(/two of us look|two people here|both agree/i)
})
