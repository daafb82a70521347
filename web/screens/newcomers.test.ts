import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StepName } from '#core/journey/steps.ts'
import { withEqualShares } from '#core/will/changes.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { aGift, anHeir, aWill, today } from '#testkit/builders.ts'
import { type Chance, chancesFrom, marriedWithTwo, newcomerFrom } from '#testkit/newcomer.ts'
import { type Walked, walk } from '#testkit/newcomer-walk.ts'
import {
  askingOn,
  beforeAnswer,
  cameUnasked,
  disagreementOn,
  isTurnedTo,
  marksOn,
  marksUnsaid,
  wordsToRead,
} from '#testkit/said-on-screen.ts'
import { openScreen, type Screen, type Visit } from '#testkit/screen.ts'
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
  const two = aWill({ persons: [anHeir(0, { fullname: 'Ann Roe' }), anHeir(0, { id: 2, fullname: 'Bea Roe' })] })
  const drawn = (will: Will, rows: Readonly<Record<string, string>>) => {
    const cells = Object.entries(rows).map(([name, part]) => `<tr><th>${name}</th><td>${part}</td></tr>`)
    document.body.innerHTML = `<aside><table><tbody><tr><th>The rest, after gifts</th></tr>${cells.join('')}</tbody></table></aside>`
    Object.assign(document.querySelector('aside') ?? {}, {
      __reactFiber$: { memoizedProps: { sheet: { will } }, return: null },
    })
    return disagreementOn(document, today)
  }
  const equal = withEqualShares(two)
  expect(drawn(equal, { 'Ann Roe': '50%', 'Bea Roe': '50%' })).toEqual({ compared: 1, untrue: [] })
  expect(drawn(equal, { 'Ann Roe': '100%', 'Bea Roe': '50%' }).untrue).toEqual([
    'The picture says Ann Roe 1,Bea Roe 1/2, and it is Ann Roe 1/2,Bea Roe 1/2',
  ])
  // While nothing is said of parts, one alone has the whole, and of two nobody else takes anything.
  const open = 'Not said yet'
  expect(
    drawn(aWill({ persons: [anHeir(0, { fullname: 'Ann Roe' })] }), { 'Your next of kin': '100%' }).untrue,
  ).toEqual(['The picture says Your next of kin 1, and it is Ann Roe 1'])
  expect(drawn(two, { 'Ann Roe': open, 'Bea Roe': open })).toEqual({ compared: 1, untrue: [] })
  expect(drawn(two, { 'Your next of kin': open }).untrue).toEqual([
    'The picture says Your next of kin not said, and it is Ann Roe not said,Bea Roe not said',
  ])
  close()
})

test('a gift of money or of a thing that the picture or the will gives to another, or as another, is noticed', async () => {
  const { document, close } = await openScreen(app)
  const persons = [anHeir(0, { fullname: 'Ann Roe' }), anHeir(0, { id: 2, fullname: 'Bea Roe' })]
  const said = (gift: Pick<Gift, 'type'> & Partial<Gift>, who: string, what: string) => {
    const will = aWill({ persons, gifts: [aGift({ ...gift, persons: [2] })] })
    document.body.innerHTML = `<aside><table><tbody><tr><th>Gifts, which leave first</th></tr><tr><th>${who}</th><td>${what}</td></tr></tbody></table>
      <section data-passage="name"><p>This is my will.</p></section><section data-passage="gifts"><p>I give ${what} to ${who}.</p></section></aside>`
    const props = { memoizedProps: { sheet: { will } }, return: null }
    Object.assign(document.querySelector('aside') ?? {}, { __reactFiber$: props })
    return disagreementOn(document, today).untrue
  }
  const missing = (what: string) => [
    `The picture does not give ${what} to Bea Roe`,
    `The will does not give ${what} to Bea Roe`,
  ]
  const sum = { type: 'Money', amount: 50_000 } as const
  expect(said(sum, 'Bea Roe', '£500')).toEqual([])
  expect(said(sum, 'Ann Roe', '£500')).toEqual(missing('£500'))
  expect(said(sum, 'Bea Roe', '£600')).toEqual(missing('£500'))
  const ring = { type: 'Item', title: 'Gold ring' } as const
  expect(said(ring, 'Bea Roe', 'my gold ring')).toEqual([])
  expect(said(ring, 'Ann Roe', 'my gold ring')).toEqual(missing('Gold ring'))
  expect(said(ring, 'Bea Roe', 'my silver ring')).toEqual(missing('Gold ring'))
  close()
})

describe('a walk on a page that does as it should not', () => {
  let screen: Screen
  beforeAll(async () => {
    screen = await openScreen(app)
    // Nothing is waited for.
    vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run))
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    screen.close()
  })

  type Sent = Walked['requests'][number][]

  const complaintsAbout = async (
    asked: string,
    { most, pressed }: { most: number; pressed: (control: Element, sent: Sent) => void },
  ) => {
    const { document } = screen
    document.body.innerHTML = `<main><h1>Who should act?</h1><form>${asked}<div data-standing=""></div></form></main>`
    const requests: Sent = []
    document.forms[0]?.addEventListener('click', (event) => {
      const control = event.target as Element
      if (control.matches('button')) event.preventDefault()
      pressed(control, requests)
    })
    const page = { document, requests, faults: [], settled: async () => undefined }
    const { untrue } = await walk(page, { of: marriedWithTwo(now), chance: () => 0, curiosity: 0, now, most })
    return untrue.map((each) => each.replace(/ — at .*/, ''))
  }

  const radio = '<label><input type="radio" name="act" value="jointly">Together</label>'
  const say = (words: string) => screen.document.querySelector('[data-standing]')?.replaceChildren(words)

  test('notices a button of which nothing comes but a flicker, and what only a screen reader says', async () => {
    const asked = '<p class="visually-hidden" role="status"></p><button type="submit">Done</button>'
    const pressed = (button: Element) => {
      button.setAttribute('aria-disabled', 'true')
      button.removeAttribute('aria-disabled')
      screen.document.querySelector('[role=status]')?.append('Not done.')
      screen.document.title = 'Error: Who should act?'
    }
    expect(await complaintsAbout(asked, { most: 1, pressed })).toEqual(['“Done” does nothing'])
  })

  test('notices a question that springs up below the one that is answered', async () => {
    const asked = `<fieldset><legend>How?</legend>${radio}</fieldset><button type="submit">Next: what applies</button>`
    const pressed = () => {
      screen.document.querySelector('fieldset')?.insertAdjacentHTML('afterend', '<h2>Does any of this apply?</h2>')
      screen.document.querySelector('button')?.replaceChildren('Save and continue')
      say('Not saved yet')
    }
    expect(await complaintsAbout(asked, { most: 1, pressed })).toEqual([
      '“Does any of this apply?” came by itself, and “Next: what applies” is another button',
    ])
  })

  test('notices an error about a field that was never on the screen, also where the field comes with it', async () => {
    const asked = '<label>Notes <input name="notes"></label><button type="submit">Save and continue</button>'
    const refusing = (field: string, comes: string) => () =>
      screen.document.forms[0]?.insertAdjacentHTML(
        'afterbegin',
        `<div role="alert"><ul><li><a href="#${field}">Give an answer</a></li></ul></div>${comes}`,
      )
    const complaints = (field: string, comes = '') =>
      complaintsAbout(asked, { most: 1, pressed: refusing(field, comes) })
    const unseen = ['An error about “guardian”, which was not on the screen: Give an answer']
    expect(await complaints('guardian')).toEqual(unseen)
    expect(await complaints('guardian', '<input name="guardian" aria-label="Guardian">')).toEqual(unseen)
    expect(await complaints('notes')).toEqual([])
  })

  test('notices “Saved” of an answer that was not sent, and of one beside another that was', async () => {
    expect(await complaintsAbout(radio, { most: 1, pressed: () => say('Saved') })).toContain(
      '“Saved” is said while act jointly is not saved',
    )
    const card = '<button type="button">Choose Helen Carter as executor</button>'
    const choose = (button: Element) => {
      button.replaceChildren('Remove Helen Carter as executor')
      say('Saved')
    }
    expect(await complaintsAbout(card, { most: 1, pressed: choose })).toContain(
      '“Saved” is said while card Helen Carter as executor is not saved',
    )
    const pressed = (control: Element, sent: Sent) => {
      if (!control.matches('button')) return void say('Not saved yet')
      sent.push({ method: 'POST', path: '/api/wills' })
      choose(control)
    }
    expect(await complaintsAbout(radio + card, { most: 2, pressed })).toContain(
      '“Saved” is said while act jointly is not saved',
    )
  })
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
  const known = ['Where you live: Ludlow <button>Change', '6 earlier answers <button>Show the 6 earlier answers']
  const before = `<p>One or two.</p>${known.map((each) => `<div><p>${each}</button></p></div>`).join('')}`
  const list = '<ul><li>Ann <button>Choose Ann</button></li></ul><p>Or add someone.</p>'
  document.body.innerHTML = `<main><p>Part 3</p><h1>Who is it?</h1><form>${before}<p class="visually-hidden">Who is it?</p>${list}</form></main>`
  const { said, answer } = beforeAnswer(document)
  expect(said).toBe('Who is it? One or two.')
  expect(answer?.textContent).toBe('Choose Ann')
  // The two folded lines count as nothing, nor does what is said to a screen reader alone.
  expect(wordsToRead(document.querySelector('form') ?? document.body)).toBe(9)
  close()
})

/** What the journey to the reading may ask of them at most. It is lowered when the journey is shortened. */
const MOST = { presses: 50, typed: 20, pages: 19, words: 1470 }

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
