/** Faults that a voice once had, or could have, planted one at a time: what proves that the voices agree finds each. */
import { describe, expect, test } from 'vitest'
import { Fraction } from '#core/estate/fraction.ts'
import type { History } from '#core/estate/history.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import type { Will } from '#core/will/schema.ts'
import type { Block, ClauseId, FinalDocument } from '#drafting/document.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { claimIsSo, whereIs } from '#testkit/claims-hold.ts'
import { briefIsSo, factsOfBrief } from '#testkit/claims-of-brief.ts'
import { lettersAreSo, lettersOf } from '#testkit/claims-of-letters.ts'
import { NotRead } from '#testkit/clause-forms.ts'
import { willRead } from '#testkit/clauses-read.ts'
import { type Happened, historyFor, homeOf, livesFor } from '#testkit/dated-histories.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { inLines, tableOfClauses } from '#testkit/rows-of-clauses.ts'
import { tableOfHoldings, tableOfJson } from '#testkit/rows-of-engine.ts'
import { dayOf } from '#testkit/said-in-stages.ts'
import { claimsIn } from '#testkit/sentences-read-back.ts'
import {
  aDisabledChildAmongOthers,
  aHomeForLife,
  anIncomeForLife,
  forADisabledPerson,
  myChildrenAndAnyLater,
} from '#testkit/trusts.ts'
import { takingInJson } from './outcome-command.ts'
import { outcomeInJson } from './outcome-history.ts'

const died = dayOf('2030-03-01')
const happened = (given: Partial<Happened> = {}): Happened => ({
  died,
  people: new Map(),
  laterChildren: [],
  families: undefined,
  refusals: [],
  charitiesGone: [],
  events: [],
  home: 'kept',
  ...given,
})

const byWords = (will: Will, then: Happened, document: FinalDocument = drafted(will)) => {
  const { now, later } = tableOfClauses(willRead(document), livesFor(will, then), homeOf(will, then))
  return [inLines(now), inLines(later)]
}
const byEngine = (will: Will, history: History) => {
  const { now, later } = tableOfHoldings(will, outcomeInStages(will, history))
  return [inLines(now), inLines(later)]
}

/** Whether a sentence of a part is so. */
const isTold = (will: Will, part: Parameters<typeof whereIs>[1], sentence: string): boolean => {
  const claims = claimsIn(sentence)
  try {
    for (const claim of claims) claimIsSo(whereIs(will, part), claim, claims)
    return true
  } catch {
    return false
  }
}

type Clause = FinalDocument['clauses'][number]

const withBlocks = (document: FinalDocument, blocksOf: (clause: Clause) => readonly Block[]): FinalDocument => {
  const clauses: Clause[] = []
  for (const each of document.clauses) clauses.push({ ...each, blocks: blocksOf(each) })
  return { ...document, clauses }
}

/** The document with some words of a clause as others. */
const withWords = (document: FinalDocument, id: ClauseId, words: string, others: string): FinalDocument => {
  const changed = (block: Block): Block => JSON.parse(JSON.stringify(block).replace(words, others)) as Block
  return withBlocks(document, (each) => (each.id === id ? each.blocks.map(changed) : each.blocks))
}

/** The documents with some words of theirs as others. */
const saying = <D extends object>(documents: readonly D[], words: string, others: string): D[] =>
  documents.map((document) => JSON.parse(JSON.stringify(document).replace(words, others)) as D)

const dev = aDisabledChildAmongOthers()
const allForKit = forADisabledPerson({ everythingElse: 'Yes' })

describe('A planted fault is found', () => {
  test('a share that is held for a disabled child is said to be held until an age', () => {
    expect(isTold(dev, 'residue', 'The share of Dev is held for Dev for life.')).toBe(true)
    const waits = tableOfClauses(willRead(drafted(dev)), livesFor(dev, happened()), homeOf(dev, happened()))
    expect(inLines(waits.now).some((row) => /Dev Menon until/.test(row))).toBe(false)
    expect(willRead(drafted(dev)).ages.ages.has('Dev Menon')).toBe(false)
  })

  test('the reading says that his own children take, where the will gives it to his sisters', () => {
    expect(isTold(dev, 'if-somebody-dies', 'If Dev dies first, their own children take that share.')).toBe(false)
    expect(isTold(dev, 'if-somebody-dies', 'If Lila dies first, their own children take that share.')).toBe(true)
  })

  test('a clause drops later children', () => {
    const will = myChildrenAndAnyLater()
    const born = happened({ laterChildren: [{ born: dayOf('2029-01-01'), children: [] }] })
    const document = drafted(will)
    expect(byWords(will, born, document)).toEqual(byEngine(will, historyFor(will, born)))
    const dropped = withBlocks(document, ({ blocks }) =>
      blocks.filter((block) => !JSON.stringify(block).includes('Each later child of mine takes one more')),
    )
    expect(() => expect(byWords(will, born, dropped)).toEqual(byEngine(will, historyFor(will, born)))).toThrow()
  })

  test('the stages know nothing of the clause that holds all else for a disabled son', () => {
    const kitInPlace: Will = {
      ...allForKit,
      persons: allForKit.persons.map((each) =>
        each.id === 2
          ? {
              ...each,
              estateIfDie: 'Split between specific beneficiaries',
              estateBackup: { split: 'Equal shares', persons: [{ id: 1, percent: 0 }], charities: [] },
            }
          : each,
      ),
    }
    const then = happened({ people: new Map([[2, { died: dayOf('2029-01-01'), children: [] }]]) })
    const history = historyFor(kitInPlace, then)
    expect(byWords(kitInPlace, then)).toEqual(byEngine(kitInPlace, history))
    const trusts = (kitInPlace.trusts ?? []).map(({ everythingElse: _, ...trust }) => trust)
    expect(byEngine({ ...kitInPlace, trusts }, history)).not.toEqual(byWords(kitInPlace, then))
  })

  test('the command line says outright what is held', () => {
    const will = anIncomeForLife()
    const outcome = outcomeInStages(will, historyFor(will, happened()))
    const printed = JSON.parse(JSON.stringify(outcomeInJson(outcome, takingInJson))) as {
      atDeath: { enjoys?: object }[]
    }
    expect(inLines(tableOfJson(will, printed).now)).toEqual(byWords(will, happened())[0])
    const outright = { ...printed, atDeath: printed.atDeath.map(({ enjoys: _, ...row }) => row) }
    expect(inLines(tableOfJson(will, outright).now)).not.toEqual(byWords(will, happened())[0])
  })

  test('one whose share has failed comes back as next of kin', () => {
    const back = withWords(drafted(dev), 'ultimate-default', ' and anyone whose share of it has failed', '')
    expect(() => willRead(back)).toThrow(NotRead)
  })

  test('a trust of some years is said to be for life', () => {
    const short = aHomeForLife({ endYears: 1 })
    const [said = ''] = partsToRead(short, today)
      .filter(({ id }) => id === 'home-for-life')
      .map(({ sentence }) => sentence)
    const until = / until a year after you die at the latest, unless Bea first (.*?)\./.exec(said)
    expect(until).not.toBeNull()
    const ends = (until?.[1] ?? '').replace(/^dies(?:, | or )/, '')
    expect(isTold(short, 'home-for-life', `Bea may live there for life, unless Bea first ${ends}.`)).toBe(false)
  })

  test('who takes after a death too young is found without the children born later', () => {
    // Words that wait for nobody else: only the facts say that the child is young.
    const will = myChildrenAndAnyLater()
    const [first] = will.persons
    const born = dayOf('2020-01-01')
    const young = { ...will, persons: will.persons.map((each) => (each === first ? { ...each, dob: born } : each)) }
    const then = happened({
      died: dayOf('2030-03-01'),
      people: new Map([[first?.id ?? 0, { died: dayOf('2031-01-01'), children: [] }]]),
      laterChildren: [{ born: dayOf('2029-01-01'), children: [] }],
    })
    const history = historyFor(young, then)
    const words = drafted(will)
    expect(byWords(young, then, words)).toEqual(byEngine(young, history))
    const { unnamed: _, ...forgotten } = history
    expect(byEngine(young, forgotten)).not.toEqual(byWords(young, then, words))
  })

  test('the last resort gives one of two the part of the other', () => {
    const will = simplestWill({
      persons: [
        ...simplestWill({}).persons,
        aPerson({ id: 8, fullname: 'Ann Roe' }),
        aPerson({ id: 9, fullname: 'Bob Roe' }),
      ],
      ultimateDefault: {
        option: 'People',
        split: 'Different shares',
        persons: [
          { id: 8, percent: 30 },
          { id: 9, percent: 70 },
        ],
        charities: [],
      },
    })
    const gone = happened({ people: new Map([[will.persons[0]?.id ?? 0, { died, children: [] }]]) })
    expect(byWords(will, gone)).toEqual(byEngine(will, historyFor(will, gone)))
    const other = withWords(drafted(will), 'ultimate-default', '"30%"', '"40%"')
    expect(byWords(will, gone, other)).not.toEqual(byEngine(will, historyFor(will, gone)))
  })

  test('the letter to a guardian names a child whom somebody else would look after', () => {
    const will = completeExampleWill()
    const letters = lettersOf(will)
    expect(lettersAreSo(will, letters).length).toBeGreaterThan(0)
    const others = saying(letters, 'a guardian of Daniel Hale', 'a guardian of Ruth Hale')
    expect(() => lettersAreSo(will, others)).toThrow('is no guardian of Ruth Hale')
  })

  test('the letter of wishes asks trustees to hold for the wrong person', () => {
    expect(lettersAreSo(dev).length).toBeGreaterThan(0)
    const other = saying(lettersOf(dev), 'how to use it for Dev Menon', 'how to use it for Lila Menon')
    expect(() => lettersAreSo(dev, other)).toThrow('held for Lila Menon')
  })

  test('the page for a solicitor names others for a share that fails, and for what is held', () => {
    const facts = factsOfBrief(dev)
    expect(briefIsSo(dev, facts).length).toBeGreaterThan(0)
    const with_ = (label: string, value: string) =>
      facts.map((each) => (each.label === label ? { label, value } : each))
    expect(() => briefIsSo(dev, with_('If Dev Menon dies first', 'Passes to their children'))).toThrow()
    expect(() => briefIsSo(dev, with_('Held for a disabled person', 'Lila Menon; Their share of the rest'))).toThrow()
  })

  test('money left over by a cheaper home stays where it was to be passed on', () => {
    const will = aHomeForLife({ surplus: 'Passed on at once' })
    const then = happened({
      events: [{ of: 'home-for-life', on: dayOf('2031-01-01'), what: 'left over', part: Fraction.of(1, 4) }],
    })
    expect(byWords(will, then)).toEqual(byEngine(will, historyFor(will, then)))
    const passed = 'is held as if the trust had ended for it, and not by a death, on the day of the purchase'
    const stays = withWords(drafted(will), 'home-for-life', passed, 'stays in the trust')
    expect(byWords(will, then, stays)).not.toEqual(byEngine(will, historyFor(will, then)))
  })
})
