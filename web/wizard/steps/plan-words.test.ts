import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import type { Failed } from '#core/estate/failures.ts'
import { Fraction, isNothing, sumOf } from '#core/estate/fraction.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isAsked } from '#core/journey/walk.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { JOINT_OWNER, offeredParts } from '#core/will/lists.ts'
import { isOwnChild, mayPassToCoOwner, otherPersonsOf, partnerNow } from '#core/will/questions.ts'
import type { Account, Person, Will } from '#core/will/schema.ts'
import { type SharePlanId, sharePlansFor } from '#core/will/share-plans.ts'
import { trustOf, willOfTakers } from '#core/will/trusts.ts'
import { estates } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { today } from '../../api/today.ts'
import { inWords, linesOf } from './plan-words.ts'

/** The sentence of a card is read back, and held against who takes what under the will that its plan writes. */

const home = { id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [] } satisfies Account
const homes: readonly Account[][] = [
  [],
  [{ ...home, owner: 'I own it alone' }],
  [{ ...home, owner: JOINT_OWNER, ownershipType: 'Tenants in common' }],
  [{ ...home, owner: JOINT_OWNER, ownershipType: 'Joint tenants' }],
]

/** Families of every kind that a plan may be guessed for. */
const families: fc.Arbitrary<Will> = fc
  .record({
    drawn: estates(),
    accounts: fc.constantFrom(...homes),
    earlier: fc.constantFrom('Yes' as const, 'No' as const),
    status: fc.constantFrom('Married' as const, 'Divorced' as const),
    partner: fc.constantFrom('Husband' as const, 'Wife' as const, 'Spouse' as const),
    late: fc.nat({ max: 9 }),
    later: fc.boolean(),
    disabled: fc.nat({ max: 9 }),
  })
  .map(({ drawn: { will }, accounts, earlier, status, partner, late, later, disabled }) => {
    const { laterChildren, ...rest } = will
    return {
      ...rest,
      ...(later && laterChildren && { laterChildren }),
      status,
      accounts,
      ownProperty: accounts.length > 0 ? 'Yes' : 'No',
      situation: { 'earlier-relationship': earlier },
      persons: will.persons.map((person) => ({
        ...person,
        ...(person.type === 'partner' && { relationship: partner }),
        ...(person.id === late && isOwnChild(person) && { died: true }),
        ...(person.id === disabled && { disabled: true }),
      })),
    } as Will
  })

type Taken = ReadonlyMap<string, Fraction>

/** What each named person or charity has, their children's parts with theirs. */
const takenIn = (will: Will, dead: readonly Failed[] = []): Taken => {
  const late = will.persons.flatMap(({ id, died }) => (died ? [{ person: id, livingChildren: 2 }] : []))
  const takings = outcome(will, [...late, ...dead]).map((taking): [string, Fraction] => {
    const key =
      taking.type === 'person' || taking.type === 'charity'
        ? `${taking.type} ${taking.id}`
        : taking.type === 'child'
          ? `person ${taking.of}`
          : taking.type
    return [key, taking.share]
  })
  return new Map(
    [...new Set(takings.map(([key]) => key))].map((key) => [
      key,
      sumOf(takings.flatMap(([of, share]) => (of === key ? [share] : []))),
    ]),
  )
}

/** "Ann, Bob and your 4 children", taken apart. */
const partsOf = (names: string): string[] => names.split(/, | and /)

/** Whether a list of names is of these, each told by name or counted as what they are. */
const expectNames = (will: Will, names: string, taken: Taken): void => {
  const cards = cardsOf(will, today()).filter(({ key }) => taken.has(key))
  const parts = partsOf(names.replace(/^Your/, 'your')).filter((part) => !/^(?:your )?\d+ /.test(part))
  const counted = [...names.matchAll(/(\d+) (children|others|charities)/g)].map(([, count, what]) => `${count} ${what}`)
  const unnamed = cards.filter(({ name }) => !parts.includes(name))
  const among = /^the (\d+) you named$|^(\d+) of those you named$/i.exec(names)
  if (among) {
    expect(Number(among[1] ?? among[2])).toBe(taken.size)
    expect(otherPersonsOf(will).length + will.charities.length > taken.size).toBe(among[2] !== undefined)
    return
  }
  expect(parts.filter((part) => cards.every(({ name }) => name !== part))).toEqual([])
  expect(new Set([...taken.keys()].filter((key) => !cards.some((card) => card.key === key)))).toEqual(new Set())
  const kindOf = (key: string): string => {
    const person = will.persons.find(({ id }) => key === `person ${id}`)
    return person && isOwnChild(person) && !person.died ? 'children' : 'rest'
  }
  const children = unnamed.filter(({ key }) => kindOf(key) === 'children').length
  const rest = unnamed.filter(({ key }) => kindOf(key) === 'rest')
  const restIs = rest.every(({ kind }) => kind === 'body') ? 'charities' : 'others'
  expect(counted.toSorted()).toEqual(
    [
      ...(children > 0 ? [`${children} children`] : []),
      ...(rest.length > 0 ? [`${rest.length} ${restIs}`] : []),
    ].toSorted(),
  )
}

/** More than one, or the children of one who has died. */
const areSeveral = (will: Will, taken: Taken): boolean =>
  taken.size > 1 || will.persons.some(({ id, died }) => died && taken.has(`person ${id}`))

const expectEqual = (taken: Taken): void => {
  const part = Fraction.of(1, taken.size)
  expect([...taken.values()].map(String)).toEqual([...taken].map(() => String(part)))
}

/** These names, each with the same part. */
const expectShared = (will: Will, names: string, taken: Taken): void => {
  expectNames(will, names, taken)
  expectEqual(taken)
}

/** If one who shares has died, their own children have that part. */
const expectFollowed = (will: Will, taken: Taken, but?: Person): void => {
  for (const [key, share] of taken) {
    const person = will.persons.find(({ id }) => key === `person ${id}`)
    if (!person || person.id === but?.id || person.died || person.type === 'Charity') continue
    const then = takenIn(will, [{ person: person.id, livingChildren: 2 }])
    expect(String(then.get(key))).toBe(String(share))
    const childless = takenIn(will, [{ person: person.id }])
    expect([...childless.keys()].includes(key)).toBe(false)
    if (taken.size > 1) expectEqual(childless)
  }
}

const found = (text: string, pattern: RegExp): string[] => {
  const match = pattern.exec(text)
  if (!match) throw new Error(`“${text}” is not as ${pattern}`)
  return match.slice(1)
}

const cardIn = (will: Will, { id }: Person) => {
  const card = cardsOf(will, today()).find(({ key }) => key === `person ${id}`)
  if (!card) throw new Error('A person has no card')
  return card
}

/** What a card says, held against the will. */
const expectTold = (id: SharePlanId, will: Will): void => {
  const { name, note } = inWords(id, will)
  const partner = partnerNow(will)
  const now = takenIn(will)
  const alone = id === 'closest' ? will.persons.find(({ inherit }) => inherit) : partner
  const ifDied = (): Taken => takenIn(will, alone ? [{ person: alone.id }] : [])
  switch (id) {
    case 'partner-then-children':
    case 'partner-then-others':
    case 'partner-then-charities':
    case 'closest': {
      const [first = '', then] = found(name, /^All to (.+?)(?:, then (.+))?$/)
      expectShared(will, first, now)
      if (then === undefined) {
        const [who = '', whom, later = ''] = found(
          note,
          /^If (.+) outlives you, it all belongs to (.+)\. A later will can leave out (.+)\.$/,
        )
        expect([who, whom]).toEqual([expect.any(String), expect.any(String)])
        expectShared(will, later, ifDied())
        return
      }
      const [again = '', verb] = found(note, /^If .+ dies first, (.+) (share it|gets it)\.$/)
      expect(again).toBe(then)
      expectShared(will, then, ifDied())
      expect(verb).toBe(areSeveral(will, ifDied()) ? 'share it' : 'gets it')
      return
    }
    case 'partner': {
      const [first = ''] = found(name, /^All to (.+)$/)
      expectShared(will, first, now)
      return
    }
    case 'shared-now': {
      const [part = '', names = ''] = found(note, /^(Half|A third|An equal part) each to (.+?)\.$/)
      expectShared(will, names, now)
      expect(now.size).toBe({ Half: 2, 'A third': 3 }[part] ?? Math.max(now.size, 4))
      return
    }
    case 'home-for-life': {
      const [keeps = ''] = found(name, /^(.+) keeps the home for life$/)
      if (mayPassToCoOwner(will.accounts[0] ?? home)) {
        const [later = ''] = found(note, /^One step first\. Later your part goes to (.+)\.$/)
        expect([keeps, later]).toEqual([expect.any(String), expect.any(String)])
        return
      }
      const [whose, then = '', rest] = found(
        note,
        /^Later (your home|your part) goes to (.+?)\. (They share the rest|Of the rest .+ gets half, and they share half)\.$/,
      )
      const trust = trustOf(will, 'Home')
      if (!trust || !partner) throw new Error('Nothing is held for a partner')
      expect(trust.for).toBe(partner.id)
      expectNames(will, keeps, new Map([[`person ${trust.for}`, Fraction.one]]))
      expect(whose).toBe(will.accounts[0]?.owner === JOINT_OWNER ? 'your part' : 'your home')
      const after = takenIn(willOfTakers(will, trust))
      expectShared(will, then, after)
      const others = new Map([...now].filter(([key]) => key !== `person ${partner.id}`))
      expect(new Set(others.keys())).toEqual(new Set(after.keys()))
      expect(String(now.get(`person ${partner.id}`))).toBe('1/2')
      expect(new Set([...others.values()].map(String)).size).toBe(1)
      expect(rest === 'They share the rest').toBe(!areSeveral(will, others))
      return
    }
    case 'income-for-life': {
      const [first = '', then = ''] = found(name, /^(.+) has the income for life, then (.+)$/)
      const [, again] = found(note, /^(.+) gets the income from what you leave\. After .+, the rest goes to (.+)\.$/)
      const trust = trustOf(will, 'Residue')
      if (!trust) throw new Error('Nothing is held')
      expectNames(will, first, new Map([[`person ${trust.for}`, Fraction.one]]))
      expect(again).toBe(then)
      expectShared(will, then, takenIn(willOfTakers(will, trust)))
      return
    }
    case 'children':
    case 'children-and-others':
    case 'others': {
      const [names = ''] = found(name, now.size === 1 ? /^All to (.+)$/ : /^(.+), equally$/)
      expectShared(will, names, now)
      if (note === 'Everything goes there.' || note === 'They share it equally.') {
        expect(now.size).toBe(1)
        expect(areSeveral(will, now)).toBe(note === 'They share it equally.')
        return
      }
      const each = /^(Half|A third|An equal part) each to (.+)\.$/.exec(note)
      if (each?.[2] !== undefined) {
        expectShared(will, each[2], now)
        return
      }
      found(
        note,
        /^If (?:one of them has died, their own children get that part|.+ has died, .+ own children get it)\.$()/,
      )
      expectFollowed(will, now)
      return
    }
    default: {
      const trust = trustOf(will, 'Disabled person')
      if (!trust) throw new Error('Nothing is held for a disabled person')
      const held = will.persons.find((person) => person.id === trust.for)
      if (!held) throw new Error('The disabled person is in the will')
      const [who = ''] = found(name, /^(.+)’s share is held for .+$/)
      expect(who).toBe(cardIn(will, held).name)
      expect(now.has(`person ${held.id}`)).toBe(true)
      if (now.size === 1) {
        expect(note).toBe(`Your executors look after all of it for ${who}.`)
        return
      }
      const [, names = '', whose] = found(
        note,
        /^(Half|A third|An equal part) each to (.+)\. Your executors look after (.+)’s part\.$/,
      )
      expect(whose).toBe(who)
      expectShared(will, names, now)
    }
  }
}

/** Who takes instead of one who has died, as the lines say it, held against the will. */
const expectInstead = (will: Will, lines: readonly (readonly [string, string, ...unknown[]])[]): void => {
  const now = takenIn(will)
  const partner = partnerNow(will)
  const cards = cardsOf(will, today())
  const named = (person: Person | undefined): string =>
    cards.find(({ key }) => key === `person ${person?.id}`)?.name ?? ''
  for (const [ifDied, then] of lines) {
    const [who = '', too] = found(ifDied, /^If (.+?) has died (?:before you|(too))$/)
    if (then.startsWith('Their own children')) {
      const gone: Failed[] = too && partner && now.has(`person ${partner.id}`) ? [{ person: partner.id }] : []
      const taken = takenIn(will, gone)
      const names = /^one of/.test(who) ? undefined : who.split(/, | or /)
      for (const person of will.persons) {
        if (person.died || person.id === partner?.id || !taken.has(`person ${person.id}`)) continue
        // What is held for somebody goes to those who are asked about with it.
        if (trustOf(will, 'Disabled person')?.for === person.id || names?.includes(named(person)) === false) continue
        const followed = takenIn(will, [...gone, { person: person.id, livingChildren: 2 }])
        expect(String(followed.get(`person ${person.id}`))).toBe(String(taken.get(`person ${person.id}`)))
      }
    } else {
      const alone = [partner, ...will.persons].find((person) => person && named(person) === who)
      const taken = takenIn(will, alone ? [{ person: alone.id }] : [])
      expect(taken.has(`person ${alone?.id}`)).toBe(false)
      // The part of the one who has died is divided equally by those who have more than before.
      const gains = [...taken]
        .map(([key, share]) => share.excess(now.get(key) ?? Fraction.zero))
        .filter((each) => !isNothing(each))
      expect(new Set(gains.map(String)).size).toBe(1)
      expect(String(sumOf(gains))).toBe(String(now.get(`person ${alone?.id}`)))
    }
  }
}

describe('What the card of a plan says is what its will does', () => {
  test('of any family, whoever is left', () => {
    const told = new Map<string, number>()
    fc.assert(
      fc.property(families, (family) => {
        for (const { id, write } of sharePlansFor(family, offeredParts)) {
          const kind = id.replace(/ \d+$/, '')
          told.set(kind, (told.get(kind) ?? 0) + 1)
          const will = write(family)
          expectTold(id, will)
          const lines = linesOf(will)
          const deaths = lines.filter(([, , step]) => step === 'will.beneficiaries.backup-action')
          expectInstead(will, deaths)
          // Below the sentence of a card, where that does not say it.
          const { name, ifOneDies } = inWords(id, will)
          const isBelow =
            /^(shared-now|home|income|held)/.test(id) || (id === 'partner-then-children' && !/, then/.test(name))
          expect(ifOneDies).toEqual(isBelow ? deaths : [])
          expect(lines.length).toBeGreaterThan(0)
          expect(lines.length).toBeLessThanOrEqual(4)
          expect(lines.filter(([, , step]) => !isAsked(stepNamed(step), will, today()))).toEqual([])
        }
      }),
      { numRuns: fewerRuns(3) },
    )
    // Each plan was met often.
    expect([...told.values()].filter((times) => times < fewerRuns(500))).toEqual([])
    expect(told.size).toBe(12)
  })
})
