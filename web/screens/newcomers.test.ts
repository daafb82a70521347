import { afterAll, expect, test } from 'vitest'
import type { StepName } from '#core/journey/steps.ts'
import { withEqualShares } from '#core/will/changes.ts'
import { preview } from '#drafting/draft.ts'
import { anHeir, aWill, today } from '#testkit/builders.ts'
import { type Chance, chancesFrom, marriedWithTwo, newcomerFrom } from '#testkit/newcomer.ts'
import { walk } from '#testkit/newcomer-walk.ts'
import {
  askingOn,
  beforeAnswer,
  cameUnasked,
  disagreementOn,
  isTurnedTo,
  marksOn,
  marksUnsaid,
} from '#testkit/said-on-screen.ts'
import { openScreen, type Visit } from '#testkit/screen.ts'
import { startApp } from '#testkit/start-app.ts'

/**
 * `npm run walk` sends a thousand other families. `NEWCOMERS=1 SEED=17` sends the one of that number again: it is in the name of the
 * test that failed.
 */
const { NEWCOMERS = '3', SEED = '2026' } = process.env
const from = SEED === 'random' ? Math.floor(Math.random() * 1e9) : Number(SEED)
const seeds = Array.from({ length: Number(NEWCOMERS) }, (_, index) => from + index)

/** A walk is as long as its family. This ends one that hangs. */
const timeout = 120_000
const now = new Date().getFullYear()

const app = await startApp()
let states = 0
let compared = 0
afterAll(async () => {
  if (seeds.length > 3) process.stdout.write(`${seeds.length} families: ${states} states, ${compared} comparisons\n`)
  await app.close()
})

/** A network on which every other save arrives once something else was pressed. */
const slowly = (chance: Chance): { answer: NonNullable<Visit['answer']>; answerLate: () => void } => {
  const late = new Set<() => void>()
  return {
    answer: async (asked, go) => {
      if (
        /^\/api\/(form|wills\/(?!init|visited))/.test(asked.url.pathname) &&
        asked.method === 'POST' &&
        chance() < 0.5
      )
        await new Promise<void>((come) => late.add(come))
      return go(asked)
    },
    answerLate: () => {
      for (const come of late) come()
      late.clear()
    },
  }
}

test.each(seeds)(
  'a newcomer who knows nothing beforehand comes to read their will, and no screen says what is untrue: family %i',
  { timeout },
  async (seed) => {
    const chance = chancesFrom(seed)
    // Every other family does not wait.
    const { answerLate, ...network } = seed % 2 === 1 ? slowly(chancesFrom(seed)) : {}
    const screen = await openScreen(app, undefined, network)
    const { untrue, endedAt, ...walked } = await walk(screen, {
      ...(answerLate && { answerLate }),
      of: newcomerFrom(chance, now),
      chance,
      curiosity: 0.1,
      now,
    })
    screen.close()
    states += walked.states
    compared += walked.compared
    expect(untrue).toEqual([])
    expect(endedAt).toMatch(/^(Read|Check) your will$/)
  },
)

test('a picture that says something else than is worked out from the answers is noticed', async () => {
  const { document, close } = await openScreen(app)
  const will = aWill({ persons: [anHeir(0, { fullname: 'Ann Roe' }), anHeir(0, { id: 2, fullname: 'Bea Roe' })] })
  const drawn = (...parts: readonly string[]) => {
    const rows = will.persons.map(({ fullname }, at) => `<tr><th>${fullname}</th><td>${parts[at]}</td></tr>`)
    document.body.innerHTML = `<aside><table><tbody><tr><th>The rest, after gifts</th></tr>${rows.join('')}</tbody></table></aside>`
    const sheet = { will: withEqualShares(will) }
    Object.assign(document.querySelector('aside') ?? {}, { __reactFiber$: { memoizedProps: { sheet }, return: null } })
    return disagreementOn(document, today)
  }
  expect(drawn('50%', '50%')).toEqual({ compared: 1, untrue: [] })
  expect(drawn('100%', '50%').untrue).toEqual([
    'The picture says Ann Roe 1,Bea Roe 1/2, and it is Ann Roe 1/2,Bea Roe 1/2',
  ])
  close()
})

test('a mark on what nobody just said, and one that the sheet is not turned to, are noticed', async () => {
  const { document, close } = await openScreen(app)
  const marked = (step: StepName, latest: string) => {
    document.body.innerHTML = `<aside><section data-passage="residue"><p data-fresh="true">All to Mark Hale.</p></section></aside>`
    const words = preview(aWill({ persons: [anHeir(0)] }), today)
    const sheet = { step, document: words, change: { latest } }
    Object.assign(document.querySelector('aside') ?? {}, { __reactFiber$: { memoizedProps: { sheet }, return: null } })
    const [mark] = marksOn(document)
    return [marksUnsaid(document).map((each) => each.words), mark && isTurnedTo(document, mark)]
  }
  expect(marked('will.beneficiaries.my-beneficiaries', 'residue')).toEqual([[], true])
  expect(marked('will.about-me.you-own-property', 'gift-rules')).toEqual([['All to Mark Hale.'], false])
  close()
})

test('a question that comes by itself, with another button than the one that was to lead to it, is noticed', async () => {
  const { document, close } = await openScreen(app)
  const shown = (button: string, ...questions: readonly string[]) => {
    const groups = questions.map((each) => `<fieldset><legend>${each}</legend></fieldset>`)
    document.body.innerHTML = `<main><form>${groups.join('')}<button type="submit">${button}</button></form></main>`
    return askingOn(document)
  }
  const asked = shown('Next: what applies', 'Where do you live?')
  const sprung = shown('Save and continue', 'Where do you live?', 'Does any of this apply to you?')
  expect(cameUnasked(asked, sprung)).toBe('Does any of this apply to you?')
  expect(cameUnasked(asked, shown('Save and continue', 'Where do you live?'))).toBeUndefined()
  // More of the question itself, before the same button.
  expect(cameUnasked(asked, shown('Next: what applies', 'Where do you live?', 'Since when?'))).toBeUndefined()
  close()
})

test('what is to be read of a question before it can be answered is counted', async () => {
  const { document, close } = await openScreen(app)
  const before = '<p>One or two.</p><div><p>Where you live: <b>Ludlow</b></p><button>Change</button></div>'
  const list = '<ul><li>Ann <button>Choose Ann</button></li></ul><p>Or add someone.</p>'
  document.body.innerHTML = `<main><p>Part 3</p><h1>Who is it?</h1><form>${before}${list}</form></main>`
  const { said, answer } = beforeAnswer(document)
  expect(said).toBe('Who is it? One or two.')
  expect(answer?.textContent).toBe('Choose Ann')
  close()
})

/** What the journey to the reading may ask of them at most. It is lowered when the journey is shortened. */
const MOST = { presses: 50, typed: 20, pages: 19, words: 1400 }

test('a married person with two children comes to the reading by few presses, fields, pages and words', {
  timeout,
}, async () => {
  const screen = await openScreen(app)
  // The first choice wherever it is a matter of taste.
  const { effort, untrue } = await walk(screen, { of: marriedWithTwo(now), chance: () => 0, curiosity: 0, now })
  screen.close()
  if (seeds.length > 3) process.stdout.write(`Married, with two children: ${JSON.stringify(effort)}\n`)
  expect(untrue).toEqual([])
  for (const what of Object.keys(MOST) as (keyof typeof MOST)[])
    expect(effort[what], what).toBeLessThanOrEqual(MOST[what])
})
