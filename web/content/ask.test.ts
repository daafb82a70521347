import { describe, expect, test } from 'vitest'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { isStepName } from '#core/journey/steps.ts'
import { askedApart, notOursApart } from '#testkit/asked-apart.ts'
import { askedInOwnWords, askedInWorry, askedLater, notOurs } from '#testkit/asked-in-own-words.ts'
import { askedInWelsh, askedLaterInWelsh, notOursInWelsh } from '#testkit/asked-in-welsh.ts'
import { answers } from './answers.ts'
import { answersIndex } from './answers-index.ts'
import { ask } from './ask.ts'
import { askedAs } from './asked-as.ts'
import { inWelsh } from './find-answers.ts'
import { isEnglish } from './in-welsh.ts'

const placesOf = (typed: string): string[] => ask(answersIndex, typed).map(({ to }) => to)

/** Whether one of these places, written one behind another, is among the first three that were found. */
const isFound = (found: readonly string[], places = ''): boolean =>
  found.slice(0, 3).some((place) => places.split(' ').includes(place))

/** The questions whose right place is not among the first three. */
const missed = (
  asked: readonly (readonly [by: string, questions: readonly string[]])[],
  placesFor = placesOf,
): string[] =>
  asked.flatMap(([by, questions]) =>
    questions.filter((typed) => !isFound(placesFor(typed), askedInOwnWords[by]?.places)),
  )

const asked = Object.entries(askedInOwnWords).map(([by, { questions }]) => [by, questions] as const)
const later = Object.entries(askedLater)
const inWorry = Object.entries(askedInWorry)

/** Among other tests it would read like a failure. */
const tell = (line: string): void => {
  if (process.env.npm_lifecycle_event === 'asked') process.stdout.write(line)
}

const countOf = (of: typeof asked | typeof later): number => of.flatMap(([, questions]) => questions).length

describe('asking in your own words', () => {
  test.each([
    { of: 'what people ask', those: asked, least: 200 },
    { of: 'what they ask later, by which nothing was tuned', those: later, least: 70 },
    { of: 'what somebody of seventy asks who worries', those: inWorry, least: 60 },
  ])('finds the right place among the first three for 90 % of $of', ({ of, those, least }) => {
    const all = countOf(those)
    const wrong = missed(those)
    expect(all).toBeGreaterThanOrEqual(least)
    tell(`${of}: ${all - wrong.length} of ${all}. Not found: ${wrong.join(' | ')}\n`)
    expect(1 - wrong.length / all).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    { of: 'what was written apart', sets: Object.values(askedApart), least: 380, percent: 90 },
    {
      of: 'what was written apart, and nothing was learned from',
      sets: Object.values(askedApart).filter(({ untouched }) => untouched),
      least: 280,
      percent: 89,
    },
  ])('finds it among the first three for $percent % of $of', ({ of, sets, least, percent }) => {
    const all = sets.flatMap(({ questions }) => Object.entries(questions))
    const wrong = all.filter(([typed, places]) => !isFound(placesOf(typed), places))
    expect(all.length).toBeGreaterThanOrEqual(least)
    tell(
      `${of}: ${all.length - wrong.length} of ${all.length}. Not found: ${wrong.map(([typed]) => typed).join(' | ')}\n`,
    )
    expect(1 - wrong.length / all.length).toBeGreaterThanOrEqual(percent / 100)
  })

  test.each(Object.entries(notOursApart))(
    'says of 90 % of what is not ours that it does not know: %s',
    (_, { questions }) => {
      const thoughtOurs = questions.filter((typed) => ask(answersIndex, typed).some(({ isSure }) => isSure))
      expect(thoughtOurs.length / questions.length).toBeLessThanOrEqual(0.1)
    },
  )

  test('every place that people have words for has an answer', () => {
    const places = new Set(answers.map(({ to }) => to))
    expect(Object.keys(askedAs).filter((to) => !places.has(to))).toEqual([])
  })

  test.each(notOurs)('says that it does not know: %s', (typed) => {
    expect(ask(answersIndex, typed).filter(({ isSure }) => isSure)).toEqual([])
  })

  test.each([
    ['witness', 'witness'],
    ['WITNESS', 'witness'],
    ['wítness', 'witness'],
    ['a witness?', 'witness'],
    ['witn', 'witness'],
    ['witnes', 'witness'],
    ['money back', 'refund'],
    ['back money', 'refund'],
    ['joint tenants', 'home'],
    ['password', 'password'],
    ['lpa', 'power-of-attorney'],
    ['£89', 'cost'],
    // Around C24: what people call it.
    ['refund', 'refund'],
    ['power of attorney', 'power-of-attorney'],
    ['inheritance tax', 'tax'],
    ['trust', 'trust'],
    ['storage', 'keep'],
    ['codicil', 'change'],
  ])('%j finds the question about it among the first three', (typed, id) => {
    expect(placesOf(typed).slice(0, 3)).toContain(`/faqs#${id}`)
  })

  test.each(['', '?', 'can I', 'the will'])('words that ask nothing find nothing: %j', (typed) => {
    expect(placesOf(typed)).toEqual([])
  })

  test('every place is a page that there is', () => {
    const wrong = answers.filter(({ to }) => {
      const [path = ''] = to.split('#')
      const step = path.replace('/my-will/', 'will.').replaceAll('/', '.')
      return publicPageAt(path) === undefined && !isStepName(step)
    })
    expect(wrong).toEqual([])
  })
})

describe('asking in Welsh', () => {
  test.each([
    { of: 'what people ask in Welsh', those: Object.entries(askedInWelsh), least: 60, part: 0.9 },
    { of: 'what they ask later in Welsh', those: Object.entries(askedLaterInWelsh), least: 20, part: 0.8 },
  ])('finds the right place among the first three of $of', async ({ of, those, least, part }) => {
    const all = countOf(those)
    const places = new Map(
      await Promise.all(
        those
          .flatMap(([, asked]) => asked)
          .map(async (typed) => [typed, (await inWelsh(typed)).map(({ to }) => to)] as const),
      ),
    )
    const wrong = missed(those, (typed) => places.get(typed) ?? [])
    expect(all).toBeGreaterThanOrEqual(least)
    tell(`${of}: ${all - wrong.length} of ${all}. Not found: ${wrong.join(' | ')}\n`)
    expect(1 - wrong.length / all).toBeGreaterThanOrEqual(part)
  })

  test.each(notOursInWelsh)('says that it does not know: %s', async (typed) => {
    expect((await inWelsh(typed)).filter(({ isSure }) => isSure)).toEqual([])
  })

  test.each(['tyst', 'dyst', 'thyst', 'tystion', 'thystion'])('knows a word behind its mutation: %s', async (typed) => {
    expect((await inWelsh(typed)).slice(0, 3)).toContainEqual(expect.objectContaining({ to: '/faqs#witness' }))
  })

  test('names every place in Welsh', async () => {
    const all = (await Promise.all(Object.values(askedInWelsh).flat().map(inWelsh))).flat()
    expect(all.filter(({ title, of = '' }) => title === '' || isEnglish(title) || isEnglish(of))).toEqual([])
  })
})
