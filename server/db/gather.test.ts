import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { padded, together } from './gather.ts'

const never = () => new Promise<never>(() => undefined)
const atOnce = async () => undefined

/** Asks a statement that doubles numbers, and remembers what it was asked. */
const doubling = (wait: (milliseconds: number) => Promise<unknown> = never) => {
  const asked: number[][] = []
  const holding: Promise<void>[] = []
  const ask = together(wait)(async (numbers: readonly number[]) => {
    asked.push([...numbers])
    await holding.shift()
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    if (numbers.includes(0)) throw away
    if (numbers.includes(13)) throw new Error('13 is not for this statement')
    return numbers.map((number) => number * 2)
  })
  return { ask, asked, holding }
}

describe('questions that come together', () => {
  test('share one statement, and each gets its own answer', async () => {
    const { ask, asked } = doubling()
    expect(await Promise.all([1, 2, 2, 3].map(ask))).toEqual([2, 4, 4, 6])
    expect(asked).toEqual([[1, 2, 2, 3]])
  })

  test('are asked anew each time: an answer is never kept for later', async () => {
    const { ask, asked } = doubling()
    await ask(1)
    await ask(1)
    expect(asked).toEqual([[1], [1]])
  })

  test('are split when they are more than one statement takes', async () => {
    const { ask, asked } = doubling(atOnce)
    const numbers = Array.from({ length: 100 }, (_, index) => index + 100)
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 2))
    expect(asked.map(({ length }) => length)).toEqual([64, 36])
  })

  test('and come while a statement is under way leave together when it is answered', async () => {
    const { ask, asked, holding } = doubling()
    let answer = () => {}
    holding.push(
      new Promise<void>((resolve) => {
        answer = resolve
      }),
    )
    const first = ask(1)
    await expect.poll(() => asked).toHaveLength(1)
    const others = [2, 3].map(ask)
    expect(asked).toEqual([[1]])
    answer()
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6])
    expect(asked).toEqual([[1], [2, 3]])
  })

  test('wait a moment for as many as came the last time, and leave as soon as those are there', async () => {
    const { ask, asked } = doubling()
    await Promise.all([1, 2].map(ask))
    const first = ask(3)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(asked).toEqual([[1, 2]])
    expect(await Promise.all([first, ask(4)])).toEqual([6, 8])
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('leave alone when the moment is over, and the next one alone does not wait', async () => {
    const moments: number[] = []
    const { ask, asked } = doubling(async (milliseconds) => void moments.push(milliseconds))
    await Promise.all([1, 2].map(ask))
    expect(await ask(3)).toBe(6)
    expect(moments).toContain(1)
    moments.length = 0
    expect(await ask(4)).toBe(8)
    expect(asked).toEqual([[1, 2], [3], [4]])
    expect(moments).not.toContain(1)
  })

  test('do not wait for ever for a statement that hangs', async () => {
    const { ask, asked, holding } = doubling(atOnce)
    holding.push(never())
    void ask(1)
    await expect.poll(() => asked).toHaveLength(1)
    expect(await ask(2)).toBe(4)
  })
})

describe('a statement that fails', () => {
  test('for one of them is asked for each by itself: the others get their answers', async () => {
    const { ask } = doubling()
    const answers = await Promise.allSettled([1, 13, 3].map(ask))
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      2,
      'Error: 13 is not for this statement',
      6,
    ])
  })

  test('because the database is away fails for all of them, and is not tried again: it may have been kept', async () => {
    const { ask, asked } = doubling(atOnce)
    const answers = await Promise.allSettled([1, 0, 3].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(asked).toHaveLength(1)
    expect(await ask(4)).toBe(8)
  })
})

test('what a statement is padded with changes nothing that is asked, and gives it one of few lengths', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), (keys) => {
      const longer = padded(keys)
      expect(longer.slice(0, keys.length)).toEqual(keys)
      expect(new Set(longer)).toEqual(new Set(keys))
      if (keys.length > 0) expect(Number.isInteger(Math.log2(longer.length))).toBe(true)
      expect(longer.length).toBeLessThan(Math.max(1, 2 * keys.length))
    }),
  )
})
