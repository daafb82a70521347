import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { estimateOf } from '#core/tax/estimate-of-will.ts'
import { workOut } from '#core/tax/figures.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { demoValues, willAt } from '#testkit/stages.ts'
import { openFigures, type Thread } from './figures.ts'

const summary = willAt('will.summary')
const will = { ...summary, values: demoValues(summary) }
/** The same will, with one more thing that is typed. */
const typed = (pounds: number): Will => ({
  ...will,
  values: {
    ...will.values,
    things: [
      ...will.values.things,
      { id: 90, kind: 'savings', whole: { low: pounds * 100, high: pounds * 100 }, held: { as: 'alone' } },
    ],
  },
})

/** A browser with threads: each says what it was asked, and answers when it is told to. */
const browser = ({ starts = true } = {}) => {
  const threads: { asked: Parameters<typeof workOut>[]; ended: boolean; thread: Thread }[] = []
  const start = (): Thread => {
    if (!starts) throw new TypeError('This document requires TrustedScriptURL')
    const asked: Parameters<typeof workOut>[] = []
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      postMessage: (question: Parameters<typeof workOut>) => asked.push(structuredClone(question)),
      terminate: () => {
        begun.ended = true
      },
    }
    const begun = { asked, ended: false, thread }
    threads.push(begun)
    return thread
  }
  const last = () => threads.at(-1) ?? expect.fail('No thread was started')
  const answer = async () => {
    const question = last().asked.at(-1) ?? expect.fail('Nothing was asked')
    last().thread.onmessage?.call({} as Worker, { data: workOut(...question) } as MessageEvent)
    await settled()
  }
  const die = async () => {
    last().thread.onerror?.call({} as Worker, {} as ErrorEvent)
    await settled()
  }
  return { threads, start, last, answer, die }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const here = vi.fn(async () => workOut)
beforeEach(() => void here.mockClear())

test('a figure comes from the thread, and is the one that the page itself would have found', async () => {
  const { start, answer } = browser()
  const { ask } = openFigures(start, here)
  const asked = ask('the panel', 'estimateOf', will, { day: today })
  await settled()
  expect(asked.answer).toBeUndefined()
  await answer()
  expect(asked.answer?.is).toEqual(estimateOf(will, { day: today }))
  expect(here).not.toHaveBeenCalled()
})

test('while somebody types, what was typed last is worked out next and what was typed between never', async () => {
  const { start, last, answer } = browser()
  const { ask } = openFigures(start, here)
  const first = ask('the panel', 'estimateOf', typed(1), { day: today })
  await settled()
  ask('the panel', 'estimateOf', typed(12), { day: today })
  const final = ask('the panel', 'estimateOf', typed(123), { day: today })
  const notes = ask('the notes', 'estimateOf', typed(123), { day: today })
  expect(notes).toBe(final)
  await answer()
  await answer()
  expect(last().asked).toHaveLength(2)
  expect(first.answer?.is).toEqual(estimateOf(typed(1), { day: today }))
  expect(final.answer?.is).toEqual(estimateOf(typed(123), { day: today }))
  // What was passed over is worked out where it is typed again.
  const again = ask('the panel', 'estimateOf', typed(12), { day: today })
  await settled()
  await answer()
  expect(again.answer?.is).toEqual(estimateOf(typed(12), { day: today }))
})

test('what one part of a page waits for is worked out, whatever another part asks', async () => {
  const { start, answer } = browser()
  const { ask } = openFigures(start, here)
  const panel = ask('the panel', 'estimateOf', will, { day: today })
  const notes = ask('the notes', 'refusedBefore', will, { day: today })
  await settled()
  await answer()
  await answer()
  expect([panel, notes].every(({ answer }) => answer)).toBe(true)
})

test.each(['has no thread', 'loses it', 'hears nothing from it'])(
  'a browser that %s works it out on the page',
  async (how) => {
    const { start, threads, die } = browser({ starts: how !== 'has no thread' })
    const { ask } = openFigures(start, here)
    const asked = ask('the panel', 'estimateOf', will, { day: today })
    await settled()
    if (how === 'loses it') await die()
    if (how === 'hears nothing from it') await vi.advanceTimersByTimeAsync(15_000)
    expect(asked.answer?.is).toEqual(estimateOf(will, { day: today }))
    expect(threads.every(({ ended }) => ended)).toBe(true)
    const next = ask('the panel', 'estimateOf', typed(5), { day: today })
    await settled()
    expect(next.answer?.is).toEqual(estimateOf(typed(5), { day: today }))
    expect(threads.length).toBeLessThan(2)
  },
)

test('where neither can be fetched there is no figure, and the page goes on', async () => {
  const { ask } = openFigures(browser({ starts: false }).start, () => Promise.reject(new TypeError('Failed to fetch')))
  const asked = ask('the panel', 'estimateOf', will, { day: today })
  await settled()
  expect(asked.answer).toEqual({ is: undefined })
})

test('the thread ends and nothing is remembered once no page asks, as after a log-out', async () => {
  const { start, threads, answer } = browser()
  const { ask, opened } = openFigures(start, here)
  const leave = opened()
  const asked = ask('the panel', 'estimateOf', will, { day: today })
  await settled()
  await answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask('the panel', 'estimateOf', will, { day: today })).toBe(asked)
  expect(threads.map(({ ended }) => ended)).toEqual([false])
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(threads.map(({ ended }) => ended)).toEqual([true])
  expect(ask('the panel', 'estimateOf', will, { day: today })).not.toBe(asked)
})
