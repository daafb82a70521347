import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGift, completeExampleWill } from '#testkit/builders.ts'
import { sameAmount } from '#testkit/estate-oracle.ts'
import { type Estate, estatesOfDead, type Opened } from '#testkit/estates-of-dead.ts'
import { differences, giftsKey, probateKey } from '#testkit/probate-key.ts'
import { isNight } from '#testkit/property-runs.ts'
import { type Diary, endingOf, residueAtDeath } from '#testkit/stages-oracle.ts'
import { type Releasable, releasable } from '../death/release.ts'
import { sumOf } from '../estate/fraction.ts'
import { survived } from '../estate/history.ts'
import { type Day, dayInWords, daysLater } from '../text/calendar-day.ts'
import type { Told } from '../will/executors-now.ts'
import type { Person, Trust, Will } from '../will/schema.ts'
import { executorsHome, noticeTo } from './executors-home.ts'
import { firstDaysOf } from './first-days.ts'
import { probateSheet, type SheetRow } from './probate-sheet.ts'
import { releasedOf } from './released.ts'
import { type Take, whoTakesNow } from './who-takes.ts'

const estates: readonly Estate[] = fc.sample(estatesOfDead, isNight ? 1000 : 250)

const dead: Day = { day: 14, month: 3, year: 2028 }
const released: Day = { day: 31, month: 3, year: 2028 }

const signed = (will: Will = completeExampleWill(), opens: readonly Releasable[] = releasable): Opened => {
  const read = releasedOf({
    id: '1',
    will: {
      ...will,
      storage: 'In the study, in the desk, top drawer',
      signing: {
        on: { day: 5, month: 12, year: 2026 },
        witnesses: ['Edith Evans', 'George Moss'],
        fingerprint: 'JPSF-RJFD',
      },
    },
    pages: 6,
    certificate: { died: dead, name: 'Margaret Ellen Hale', place: 'England or Wales' },
    on: released,
    receiver: { name: 'Ruth Hale', person: 2 },
    opens: [...opens],
  })
  return { ...read, words: read.words ?? will }
}

const answerTo = (question: string, told: Told = {}, will?: Will): Pick<SheetRow, 'is' | 'answer'> | undefined => {
  const row = probateSheet(signed(will), told, released).find(({ key }) => key === question)
  return row && { is: row.is, answer: row.answer }
}

/** A trust for somebody who has died, or whom the will leaves out, has no effect. */
const hasTrust =
  (whom: number) =>
  (person: Person): boolean =>
    person.id === whom && !person.died && !person.isExcluded

type Taken = ReturnType<typeof residueAtDeath>

const whole = [1n, 1n] as const

/**
 * Who has what a trust holds: the executors for as long as it lasts, and then whoever takes it or what they left. A number of years ends
 * none of these trusts: each estate is read within months of the death.
 */
const heldNow = (will: Will, { endYears: _years, ...trust }: Trust, diary: Diary): Taken => {
  const { began, on, takers } = endingOf(will, trust, diary)
  if (began && on === undefined) return new Map([[`held:person:${trust.for}`, whole]])
  return new Map([...takers].map(([taker, amount]) => [taker.replace('estate of ', ''), amount]))
}

/** The rest, of which the part of a disabled person is held for them where the will says so. */
const restNow = (will: Will, disabled: Trust | undefined, diary: Diary): Taken => {
  const rest = new Map(residueAtDeath(will, diary))
  const own = disabled && rest.get(`person:${disabled.for}`)
  if (!disabled || !own || (disabled.amount !== undefined && disabled.everythingElse !== 'Yes')) return rest
  rest.delete(`person:${disabled.for}`)
  for (const [taker, [part, of]] of heldNow(will, disabled, diary)) {
    const [more, by] = rest.get(taker) ?? [0n, 1n]
    const [of1, by1] = [own[1] * of, own[0] * part]
    rest.set(taker, [more * of1 + by1 * by, by * of1])
  }
  return rest
}

describe(`${estates.length} made-up estates`, () => {
  test('every question of the application that the will can answer is answered, and none is wrong', () => {
    for (const estate of estates) {
      const { released: read, told } = estate
      expect(differences(probateKey(read, told, read.on), probateSheet(read, told, read.on))).toEqual([])
    }
  })

  test('who takes the rest, and what is held for somebody, is who takes it by a second reading of the will', () => {
    const dayOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / 86_400_000
    const compared = { nothing: 0, 'the income of the rest': 0, 'a disabled person': 0 }
    for (const {
      released: { certificate, words, on },
      told,
    } of estates) {
      // Whose part is kept for them and who dies young leaves it to others, which the other reading does not follow.
      const young = words.persons.filter(({ dob, isChild }) => dob || isChild === 'Yes').map(({ id }) => id)
      if (told.deaths?.some(({ person, on }) => young.includes(person) && survived(certificate.died, on))) continue
      const died = dayOf(certificate.died)
      const diary = {
        testatorDied: died,
        died: new Map((told.deaths ?? []).map(({ person, on }) => [person, dayOf(on)])),
        kin: new Map(
          (told.deaths ?? []).map(({ person, children }) => [
            person,
            children ? [{ born: died - 9000, children: [] }] : [],
          ]),
        ),
      }
      const { rows } = whoTakesNow(words, certificate.died, told, on)
      const trusts = words.trusts?.filter(({ for: whom }) => words.persons.some(hasTrust(whom))) ?? []
      const [income, disabled] = (['Residue', 'Disabled person'] as const).map((of) =>
        trusts.find(({ kind }) => kind === of),
      )
      const diedEarly = (id: number | undefined) =>
        told.deaths?.some(({ person, on }) => person === id && !survived(certificate.died, on))
      // What the income or a disabled person would have had passes on in ways that the other reading does not follow.
      if (disabled && (diedEarly(disabled.for) || (income && diedEarly(income.for)))) continue
      const expected = {
        Residue: income ? heldNow(words, income, diary) : restNow(words, disabled, diary),
        'Disabled person': disabled?.amount === undefined ? undefined : heldNow(words, disabled, diary),
      }
      for (const [what, taken] of Object.entries(expected)) {
        if (!taken) continue
        // Two rows may be of one taker: of the rest itself, and of a share that was held.
        const theirs = new Map(
          [
            ...Map.groupBy(
              rows.filter(({ key }) => key.startsWith(what)),
              ({ taker = '' }) => taker.replaceAll(/[ ,]/g, ':'),
            ),
          ].map(([taker, same]) => [taker, sumOf(same.flatMap(({ share }) => share ?? []))]),
        )
        expect([...theirs.keys()].toSorted(), what).toEqual([...taken.keys()].toSorted())
        for (const [taker, amount] of taken) {
          const share = theirs.get(taker)
          expect(sameAmount(amount, [share?.numerator ?? 0n, share?.denominator ?? 1n]), taker).toBe(true)
        }
      }
      compared[income ? 'the income of the rest' : disabled ? 'a disabled person' : 'nothing'] += 1
    }
    expect(compared.nothing).toBeGreaterThan(estates.length / 2)
  })

  test('whoever takes a gift takes it by a second reading of the will', () => {
    const said = ({ taker = '', who }: Take): string => {
      if (who === 'It becomes part of the rest') return 'the rest'
      if (who === 'Whoever owned it with them') return 'the other owner'
      return taker
        .replace('children of person', 'children of')
        .replace('held person', 'held for')
        .replace(/^typed .*/, 'a named charity')
    }
    for (const {
      released: { certificate, words, on },
      told,
    } of estates) {
      const { rows } = whoTakesNow(words, certificate.died, told, on)
      for (const [gift, who] of giftsKey(words, certificate.died, told)) {
        const taken = rows.filter(({ key }) => key === `gift ${gift}` || key.startsWith(`gift ${gift} `))
        // An account in two names is not told from the list of what is owned, which the second reading has not.
        if (
          words.gifts.some(
            ({ id, type, owner, accountId }) =>
              id === gift && type === 'Share of an asset' && accountId === undefined && owner !== 'I own it alone',
          )
        )
          continue
        expect([...new Set(taken.map(said))].toSorted(), `gift ${gift}`).toEqual([...who].toSorted())
      }
    }
  })
})

describe('a planted fault is found', () => {
  const swapped = (answer: string): string => answer.split(' · ').toReversed().join(' · ')
  const changing = (key: RegExp, change: (row: SheetRow) => SheetRow[]) => (rows: readonly SheetRow[]) =>
    rows.flatMap((row) => (key.test(row.key) ? change(row) : [row]))
  const answering = (key: RegExp, change: (answer: string) => string) =>
    changing(key, (row) => [row.is === 'gap' ? row : { ...row, answer: change(row.answer) }])

  test.each([
    ['executors in another order than in the will', answering(/^executors$/, swapped)],
    ['an executor who is not there', answering(/^executors$/, (answer) => answer.split(' · ').slice(1).join(' · '))],
    ['a substitute among the executors', changing(/^substitutes$/, (row) => [{ ...row, key: 'stepIn' }])],
    ['a substitute who is not asked', changing(/^stepIn$/, () => [])],
    ['an executor who has died, as if they were living', answering(/^anyDied$/, () => 'No')],
    ['a death before as a death after', answering(/^whenDied/, (answer) => (answer === 'Yes' ? 'No' : 'Yes'))],
    ['power reserved as given up', answering(/^applying/, (answer) => answer.replace('reserves', 'gives up'))],
    ['a notice that nobody sent', changing(/^toldInWriting/, (row) => [{ ...row, is: 'answered', answer: 'Yes' }])],
    ['a guess about a marriage', changing(/^married$/, (row) => [{ ...row, is: 'answered', answer: 'No' }])],
    ['a guess about marks on the paper', changing(/^damage$/, (row) => [{ ...row, is: 'check', answer: 'No' }])],
    [
      'a name that the certificate has otherwise',
      answering(/^nameOnWill$/, (answer) => (answer === 'Yes' ? 'No' : 'Yes')),
    ],
    ['an address that may have changed, as certain', changing(/^address$/, (row) => [{ ...row, is: 'answered' }])],
    ['the day of death a month late', answering(/^died$/, () => dayInWords(daysLater(dead, 31)))],
    ['the will dated by another day', answering(/^willDate$/, () => dayInWords(dead))],
    ['a widow as married', answering(/^status$/, (answer) => answer.replace('Widowed', 'Married'))],
    ['a figure that is certain', changing(/^gross$/, (row) => [row.is === 'gap' ? row : { ...row, is: 'answered' }])],
    ['net as gross', answering(/^net$/, (answer) => `${answer}0`)],
    ['one question left out', changing(/^copiesAbroad$/, () => [])],
  ] satisfies [string, (rows: readonly SheetRow[]) => SheetRow[]][])('%s', (_fault, plant) => {
    let planted = 0
    for (const estate of estates.slice(0, 200)) {
      const rows = probateSheet(estate.released, estate.told, estate.released.on)
      const wrong = plant(rows)
      if (JSON.stringify(wrong) === JSON.stringify(rows)) continue
      planted += 1
      expect(differences(probateKey(estate.released, estate.told, estate.released.on), wrong)).not.toEqual([])
    }
    expect(planted).toBeGreaterThan(0)
  })
})

describe('who are the executors', () => {
  const dies = (person: number, on: Day): Told => ({ deaths: [{ person, on, children: false }] })
  const before = { day: 1, month: 3, year: 2027 }
  const after = { day: 1, month: 5, year: 2028 }

  test('all of them are named in the order of the will, and a substitute only where one is needed', () => {
    expect(answerTo('executors')).toEqual({ is: 'answered', answer: 'Thomas Hale · Ruth Hale' })
    expect(answerTo('substitutes')).toEqual({ is: 'answered', answer: 'Anne Price' })
    expect(answerTo('stepIn')).toBeUndefined()
  })

  test('once one of two has died, the substitute makes two again, and the dead one is still named', () => {
    expect(answerTo('executors', dies(1, before))?.answer).toBe('Thomas Hale · Ruth Hale')
    expect(answerTo('stepIn', dies(1, before))).toEqual({ is: 'answered', answer: 'Anne Price' })
    expect(answerTo('anyDied', dies(1, before))?.answer).toBe('Yes: Thomas Hale')
    expect(answerTo('whenDied 1', dies(1, before))?.answer).toBe('Yes')
    expect(answerTo('whenDied 1', dies(1, after))?.answer).toBe('No')
  })

  test('a death on the same day is for the executors to say: the form asks which came first', () => {
    expect(answerTo('whenDied 1', dies(1, dead))?.is).toBe('gap')
  })

  test('whoever waits in reserve keeps their place, and is told in writing', () => {
    const told: Told = { acts: { 1: 'reserves' } }
    expect(answerTo('stepIn', told)).toBeUndefined()
    expect(answerTo('applying 1', told)?.answer).toBe('No: reserves the power to apply later')
    expect(answerTo('toldInWriting 1', told)?.is).toBe('gap')
    expect(answerTo('toldInWriting 1', { ...told, noticed: [1] })).toEqual({ is: 'answered', answer: 'Yes' })
  })

  test('whoever gives up the office makes room for the substitute', () => {
    expect(answerTo('stepIn', { acts: { 2: 'gives up' } })?.answer).toBe('Anne Price')
  })

  test('until it is asked, nobody is said to be living', () => {
    expect(answerTo('anyDied')?.is).toBe('gap')
    expect(answerTo('anyDied', { deaths: [] })).toEqual({ is: 'answered', answer: 'No' })
  })

  test('the notice to whoever waits names both and says that the power stays', () => {
    const home = executorsHome(signed(), {}, released)
    const [thomas] = home.who ?? []
    const text = thomas && noticeTo(signed(), thomas).join('\n')
    expect(text).toContain('To Thomas Hale')
    expect(text).toContain('Margaret Ellen Hale, who died on 14 March 2028')
    expect(text).toContain('You keep the power to apply later')
  })
})

describe('the first 30 days', () => {
  const steps = firstDaysOf(signed(), 5)
  const on = (id: string) => steps.find((step) => step.id === id)?.on

  test('stand in the order of their days', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      ...['register', 'original', 'insurer', 'tellUsOnce', 'write', 'survived', 'inventory', 'tax', 'apply', 'notice'],
      'wait',
    ])
  })

  test('a death is registered by the fifth day, and the 28 days of the will are over on the 28th', () => {
    expect(on('register')).toEqual({ day: 19, month: 3, year: 2028 })
    expect(on('survived')).toEqual({ day: 11, month: 4, year: 2028 })
  })

  test('tax is due at the end of the sixth month after that of the death, an account after twelve', () => {
    expect(steps.find(({ id }) => id === 'tax')?.says).toContain('30 September 2028, an account by 31 March 2029')
  })

  test('each has something behind it, and what the law dates has the Act', () => {
    for (const step of steps) expect(step.source, step.id).not.toBe('')
    expect(steps.find(({ id }) => id === 'notice')?.source).toBe('Trustee Act 1925 s.27')
  })

  test('the fees are those of the day', () => {
    expect(steps.find(({ id }) => id === 'apply')?.says).toBe(
      '£300 if the estate is above £5,000, and £16 a copy. Check the fee of the day.',
    )
  })
})

describe('who takes what now', () => {
  const taken = (told: Told) => whoTakesNow(completeExampleWill(), dead, told, released).rows
  const of = (rows: readonly Take[], what: string) => rows.filter((row) => row.what.includes(what))

  test('says who has each thing and by which clause', () => {
    const rows = taken({ deaths: [] })
    expect(of(rows, 'piano')).toMatchObject([{ who: 'Priya Sharma', clauses: ['items'] }])
    expect(of(rows, '£5,000')).toMatchObject([{ who: 'Sam Price', clauses: ['money'] }])
    expect(of(rows, 'of the rest').map(({ who, what }) => `${who} ${what}`)).toContain('Thomas Hale 50% of the rest')
  })

  test('a death within 28 days counts as a death before, and one after it passes to their estate', () => {
    const thomas = (days: number): Told => ({ deaths: [{ person: 1, on: daysLater(dead, days), children: true }] })
    expect(taken(thomas(28)).some(({ who }) => who.includes('Thomas'))).toBe(false)
    expect(taken(thomas(29)).some(({ who }) => who === 'The estate of Thomas Hale')).toBe(true)
    expect(of(taken(thomas(28)), 'of the rest').map(({ clauses }) => clauses)).toContainEqual([
      'residue',
      'if-a-share-fails',
    ])
  })

  test.each([
    { days: -1, who: 'Priya Sharma' },
    { days: 0, who: 'Priya Sharma' },
    { days: 1, who: 'Whoever owned it with them' },
    { days: 28, who: 'Whoever owned it with them' },
    { days: 29, who: 'Whoever owned it with them' },
  ])(
    'a home of joint tenants, given to a friend, of whose other owner died after $days days: $who',
    ({ days, who }) => {
      const will = completeExampleWill()
      const gifts = [aGift({ id: 1, type: 'Share of an asset', accountId: 1, persons: [7] })]
      const told: Told = { deaths: [{ person: 1, on: daysLater(dead, days) }] }
      expect(whoTakesNow({ ...will, gifts }, dead, told, released).rows[0]).toMatchObject({ who })
    },
  )

  test('asks whether somebody left children where the will gives it to them', () => {
    const ruth = { person: 2, on: daysLater(dead, -40) }
    expect(whoTakesNow(completeExampleWill(), dead, { deaths: [ruth] }, released).ask).toEqual([2])
    expect(whoTakesNow(completeExampleWill(), dead, { deaths: [{ ...ruth, children: false }] }, released).ask).toEqual(
      [],
    )
  })

  test.each([{ endDate: { day: 31, month: 12, year: 2040 } }, { endYears: 10 }])(
    'what is held until a day that is still to come is held, and on that day it is taken: %o',
    (until) => {
      const will = completeExampleWill()
      const income: Trust = { id: 9, kind: 'Residue', for: 1, endsSaid: true, fixed: 'When the trust ends', ...until }
      const rest = (on: Day) =>
        whoTakesNow({ ...will, trusts: [income] }, dead, { deaths: [] }, on)
          .rows.filter(({ key }) => key.startsWith('Residue'))
          .map(({ who }) => who)
      expect(rest(released)).toEqual(['The executors, for Thomas Hale'])
      expect(rest({ day: 31, month: 12, year: 2040 })).not.toContain('The executors, for Thomas Hale')
      expect(rest({ day: 31, month: 12, year: 2040 })).toContain('Ruth Hale')
    },
  )

  test('is not certain before the 28th day is over', () => {
    const certain = (on: Day) => executorsHome(signed(), {}, on).takes?.isCertain
    expect([certain(daysLater(dead, 28)), certain(daysLater(dead, 29))]).toEqual([false, true])
  })
})

describe('each part is there only where it was released', () => {
  test('whoever has the place of the original alone reads nothing of the will', () => {
    const read = releasedOf({
      id: '1',
      will: { ...completeExampleWill(), storage: 'In the desk' },
      certificate: { died: dead },
      on: released,
      receiver: { name: 'Ruth Hale', person: 2 },
      opens: ['original'],
    })
    expect(read.original?.where).toBe('In the desk')
    expect(JSON.stringify(read)).not.toMatch(/Priya|piano|hills|Tall/)
    const home = executorsHome(read, {}, released)
    expect([home.who, home.sheet, home.takes, home.list]).toEqual([undefined, undefined, undefined, undefined])
    expect(home.days.length).toBeGreaterThan(5)
  })

  test('the words of the will bring no health, no figures, no powers of attorney, and no email of anybody but executors', () => {
    for (const {
      will,
      released: { words },
    } of estates.slice(0, 100)) {
      expect(words.situation ?? words.values ?? words.powers ?? words.acknowledged ?? words.storage).toBeUndefined()
      const acting = [...will.executor, ...will.executorBackup]
      expect(words.persons.filter(({ id, email }) => email && !acting.includes(id))).toEqual([])
    }
  })

  test('without figures no value stands on the sheet, and with them they are to check', () => {
    expect(answerTo('gross')?.is).toBe('gap')
    const valued: Will = {
      ...completeExampleWill(),
      values: {
        things: [
          { id: 1, kind: 'savings', whole: { low: 1000_00, high: 2000_00 }, held: { as: 'alone' } },
          { id: 2, kind: 'home', whole: { low: 9000_00, high: 9000_00 }, held: { as: 'joint tenants', with: [1] } },
        ],
        giftValue: [],
        pension: [],
        lifeInTrust: [],
        facts: {},
      },
    }
    expect(answerTo('gross', {}, valued)).toEqual({ is: 'check', answer: '£1,000 to £2,000' })
    const [first] = valued.gifts.filter(({ type }) => type === 'Item')
    const ring = { gift: first?.id ?? 0, value: { low: 500_00, high: 500_00 } }
    const withRing = { ...valued, values: valued.values && { ...valued.values, giftValue: [ring] } }
    expect(answerTo('gross', {}, withRing)?.answer, 'a thing that a gift gives').toBe('£1,500 to £2,500')
    const widowed: Told = { deaths: [{ person: 1, on: { day: 1, month: 2, year: 2027 } }] }
    expect(answerTo('gross', widowed, valued)?.answer, 'a home whose other owner died before').toBe(
      '£10,000 to £11,000',
    )
  })
})

describe('what to leave alone', () => {
  test('is what the will gives to somebody, a home that is held, and money in the bank', () => {
    const { leaveAlone } = executorsHome(signed(), { deaths: [] }, released)
    expect(leaveAlone.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Bank cards and log-ins', '“my grandmother’s piano”', 'Giving things away']),
    )
  })
})
