import { expect, test } from 'vitest'
import { type IntestacyExample, publishedIntestacyExamples } from '#testkit/published-intestacy-examples.ts'
import { inPounds, intestacyOf } from './intestacy.ts'

const pence = (pounds: number): number => pounds * 100

const havesOf = ({ family, on, estate, belongings = 0 }: IntestacyExample) => {
  const shared = intestacyOf(family, on)
  if (shared.kind !== 'shared') return { found: shared }
  const { spouse, parts } = inPounds(shared, pence(estate), pence(belongings))
  const forLife = shared.spouse?.forLife ? (spouse?.ofRest ?? 0) : 0
  return {
    have: {
      ...(spouse && { [spouse.id]: spouse.total - forLife }),
      ...Object.fromEntries(shared.parts.map(({ to = 0 }, at) => [to, parts[at]])),
    },
    forLife,
  }
}

test.each(publishedIntestacyExamples)('%s', (_name, example, source) => {
  expect(source).not.toBe('')
  expect(havesOf(example)).toEqual({
    have: Object.fromEntries(Object.entries(example.have).map(([who, pounds]) => [who, pence(pounds)])),
    forLife: pence(example.forLife ?? 0),
  })
})
