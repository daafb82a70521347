import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { expectDerived } from '#testkit/derived.ts'
import { drafted, draftedText } from '#testkit/drafted-will.ts'
import { families } from '#testkit/families.ts'
import { asText } from './document.ts'

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

describe.each(Object.entries(families))('%s', (name, { will, worlds }) => {
  test('the whole text, word for word as it was last read', async () => {
    await expectDerived(`${asText(drafted(will))}\n`, `golden/families/${fileName(name)}.txt`)
  })

  test('nothing in it is empty, doubled or out of place', () => {
    const text = draftedText(will)
    for (const words of ['undefined', 'null', 'NaN', '[object']) expect(text).not.toContain(words)
    expect(text).not.toMatch(/ {2}|\(\)| [.,;]|\.\.|,,| and and | of of /)
  })

  test.for(worlds)('who takes where %s', ([, failed, takes, later = {}]) => {
    const found = outcome(
      will,
      failed.map((each) => (typeof each === 'number' ? { person: each } : each)),
      undefined,
      later,
    )
    expect(found.map(({ share, name: taker }) => `${share} ${taker}`)).toEqual(takes)
  })
})

const textOf = (name: string): string => {
  const family = families[name]
  if (!family) throw new Error(`There is no family “${name}”`)
  return draftedText(family.will)
}

describe('What was marked in these drafts', () => {
  test('only the people left out, and not a separated spouse, are treated as leaving no children', () => {
    expect(textOf('a separated mother leaves her husband out, and not her children')).toContain(
      'and the spouse or civil partner from whom I am separated as having died before me, and everyone named in clause 11 as having died before me, leaving no children except children of mine.',
    )
  })

  test('what a special guardian appoints may take effect while a parent is alive (Children Act 1989 s.5(7)(b))', () => {
    const words = 'or, for a child whose only or last surviving special guardian I am, when I die.'
    expect(textOf('a special guardian appoints a guardian for a stepchild')).toContain(words)
    expect(textOf('two brothers have guardians of their own')).not.toContain(words)
  })

  test('trustees look for a named substitute first only where the will names one', () => {
    const words = 'and first a willing substitute named in clause 3'
    expect(textOf('a godchild under 18 takes all')).not.toContain(words)
    expect(textOf('a mother alone has two children under 18')).toContain(words)
  })

  test('a charity takes a share or does not: nothing is said of its surviving', () => {
    expect(textOf('a friend and a charity share')).toContain(
      'fails if the person it is for does not survive me, or the person, charity or other organisation it is for cannot or does not take it for any reason.',
    )
    expect(textOf('a widow has three grown-up children')).toContain(
      'fails if the person it is for does not survive me, or cannot or does not take it for any reason.',
    )
  })

  test('one person left out is not “each of them”', () => {
    expect(textOf('a son is left out, and his children are not')).toContain(
      'For those clauses that person is treated as',
    )
    expect(textOf('a brother who is left out has one small gift and the parrot')).toContain(
      'For those clauses each of them is treated as',
    )
  })

  test('two people are “either” and “neither”', () => {
    expect(textOf('an executor has a gift, and the heir takes it instead')).toContain(
      'If a gift to either of them fails',
    )
    expect(textOf('a home goes to several, and their backups')).toContain('If neither of them takes it')
  })
})
