import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { cardsOf } from '#core/picture/cards.ts'
import type { PartId } from '#core/reading/agreement.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { othersWhoMayWait, youngTakers } from '#core/will/young-takers.ts'
import { aGift, aPerson, straightforward, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { textOf } from '#testkit/pack-documents.ts'
import {
  aDisabledChildAmongOthers,
  aDisabledPersonsTrust,
  aHome,
  youngChild as child,
  forADisabledPerson,
  laterTakers,
} from '#testkit/trusts.ts'
import { answersOf } from './answers.ts'
import { partsToRead } from './reading/parts.ts'

const family = aDisabledChildAmongOthers

const sentence = (id: PartId, will: Will = family()): string =>
  partsToRead(will, today).find((part) => part.id === id)?.sentence ?? ''

/** Dev is given £5,000 outright. */
const gift: Partial<Will> = {
  gifts: [aGift({ type: 'Money', amount: 5_000_00, persons: [1] })],
  trusts: (family().trusts ?? []).map((trust) => ({ ...trust, everythingElse: 'No' })),
}

describe('What is held for a disabled child waits for no age, and goes where its own clause says', () => {
  test('the reading does not say that it is held until an age, nor that it is theirs then', () => {
    expect(sentence('residue')).toContain('The shares of Lila and Ravi are held until 25.')
    expect(sentence('residue')).toContain('The share of Dev is held for Dev for life.')
    expect(sentence('young-people')).toContain(
      'What your executors hold for Dev as a disabled person does not become theirs at any age.',
    )
  })

  test('of a grown-up who has something else at a later age, that is not said of what is held', () => {
    const kit = forADisabledPerson(
      { everythingElse: 'No' },
      { gifts: [aGift({ type: 'Money', amount: 5_000_00, persons: [1] })] },
    )
    const grown = {
      ...kit,
      persons: kit.persons.map((person) =>
        person.id === 1
          ? {
              ...person,
              type: 'Person' as const,
              relationship: 'Nephew' as const,
              isChild: 'No' as const,
              age: 25 as const,
            }
          : person,
      ),
    }
    expect(sentence('young-people', grown)).toContain('Kit gets what you leave them at 25.')
    expect(sentence('young-people', grown)).toContain('What your executors hold for Kit as a disabled person does not')
  })

  test('the reading says that those who have it afterwards take it if the child dies first, and not the child’s own children', () => {
    expect(sentence('if-somebody-dies')).toBe(
      'If Dev dies first, that share goes to Lila and Ravi 50% each. If Lila or Ravi dies first, their own children take that share.',
    )
  })

  test('the clause about young people gives the child no age, unless something may become the child’s', () => {
    expect(clauseText(family(), 'under-18')).toContain('The Age of Lila Menon and Ravi Menon is 25.')
    expect(clauseText(family(gift), 'under-18')).toContain('The Age of Dev Menon, Lila Menon and Ravi Menon is 25.')
  })

  test('an only child for whom all is held leaves no age to print, nor to read', () => {
    const will = family({
      persons: [
        child(1, 'Dev Menon', 15, 100),
        aPerson({ id: 4, fullname: 'Uma Poe' }),
        aPerson({ id: 5, fullname: 'Paul Gray' }),
      ],
      trusts: [aDisabledPersonsTrust({ id: 1, for: 1, amount: undefined, takers: laterTakers([5]) })],
    })
    expect(clauseText(will, 'under-18')).not.toContain('25')
    expect(sentence('young-people', will)).not.toContain('25')
  })

  test('a grandchild for whom all is held has no age of their own in the clause, and is not asked for one', () => {
    const will = family({}, { type: 'Person', relationship: 'Grandchild', age: 21, guardianId: [] })
    const clause = clauseText(will, 'under-18') ?? ''
    expect(clause.match(/[^.\n]*Dev[^.]*\./g)).toEqual([
      expect.stringMatching(/^This clause is not about what my Executors hold for Dev Menon under clause \d+\.$/),
    ])
    expect(clause).not.toContain('21')
    expect(sentence('young-people', will)).not.toContain('21')
    expect(othersWhoMayWait(will, today)).toEqual([])
    const atOnce = family({}, { type: 'Person', relationship: 'Grandchild', young: 'Theirs at once', guardianId: [] })
    expect(clauseText(atOnce, 'under-18')).not.toContain('theirs from the start')
    expect(sentence('young-people', atOnce)).not.toContain('theirs from the start')
  })

  test('the summary gives the child no age and no income, and says that it is held for life', () => {
    const summary = textOf('summary', family())
    expect(summary).toContain('Dev Menon (son, held for life) | 40%')
    expect(summary).toContain('Lila Menon (daughter, held until 25) | 30%')
    expect(summary).not.toContain('If Dev Menon dies under')
    expect(summary).toContain(
      'If Lila Menon dies under 25 without children, what is left of that share of the rest goes to Ravi Menon and your executors, for Dev Menon.',
    )
    expect(summary).toContain('What your executors hold for Dev Menon as a disabled person does not become theirs')
  })

  test('the summary has one table for the death of the child, whose own children take nothing by it', () => {
    const summary = textOf('summary', family())
    expect(summary).toContain('Shares if Dev Menon dies before you')
    expect(summary).not.toContain('Shares if Dev Menon leaves children')
  })

  test('the answers and the page for a solicitor say who takes it, and that it is held', () => {
    const answers = [
      ...answersOf('will.beneficiaries.backup-action', family(), today),
      ...answersOf('will.estate-splits.split-distribution', family(), today),
    ]
    expect(answers).toContainEqual({
      label: 'If Dev Menon dies first',
      value: 'Goes to Lila Menon and Ravi Menon, equally',
    })
    expect(answers.find(({ label }) => label === 'Shares')?.value).toContain('Dev Menon: 40%, held for them for life')
  })

  test('the child has no age on a place card, and is no young person for whom someone waits', () => {
    expect(cardsOf(family(), today).map(({ name, heldUntil }) => [name, heldUntil])).toContainEqual(['Dev', undefined])
    expect(youngTakers(family(), today).map(({ fullname }) => fullname)).toEqual(['Lila Menon', 'Ravi Menon'])
    expect(youngTakers(family(gift), today).map(({ fullname }) => fullname)).toContain('Dev Menon')
  })

  test('no advice says that the child’s children take the share, nor that the child gets it at 18', () => {
    const situation = { ...straightforward, 'estate-over-nil-rate-band': 'Yes' } as const
    const alone = (dev: Partial<Person>): Will => {
      const will = family({ situation, ownProperty: 'Yes', accounts: [aHome()], childrenAge: 18 }, dev)
      return {
        ...will,
        persons: will.persons.map((each) =>
          each.id === 2 || each.id === 3
            ? { ...each, dob: { ...today, year: 1980 }, estateIfDie: 'Split between remaining beneficiaries' as const }
            : each,
        ),
      }
    }
    const told = (will: Will) => adviceFor(will, today).map(({ id }) => id)
    expect(told(alone({}))).not.toContain('T29')
    expect(told(alone({}))).not.toContain('T36')
    expect(told(alone({ type: 'Person', relationship: 'Grandchild', age: 21 }))).not.toContain('T43')
    expect(told(alone({ type: 'Person', relationship: 'Grandchild', age: 21 }))).not.toContain('T29')
  })
})
