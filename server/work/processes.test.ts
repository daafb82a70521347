import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { situations } from '#core/will/lists.ts'
import { anHeir, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { largestWills } from '#testkit/largest-wills.ts'
import { inProcessRenderer, renderWill } from '#testkit/rendered.ts'
import { workHere } from '#testkit/work-here.ts'
import { printed } from '../features/documents/documents.service.ts'
import { createDocumentRenderer } from '../features/documents/render-pack.ts'
import { Invalid, Unavailable } from '../platform/errors.ts'
import { createFairQueue, createWorkProcess, papersBy, startWork, type WorkProcess } from './processes.ts'
import { createTasks, type Work } from './tasks.ts'

const fragile = new URL('../../testkit/crashing-worker.ts', import.meta.url)

const open: { close(): Promise<void> }[] = []
const processWith = (given: Parameters<typeof createWorkProcess>[0]): WorkProcess => {
  const made = createWorkProcess({ worker: fragile, ...given })
  open.push(made)
  return made
}
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())))

/** Work of an account, of which the worker of these tests knows what to do. */
const work = (by: WorkProcess, does: string, { whose = 1, ...more }: { whose?: number; wait?: number } = {}) =>
  by.run(whose, { task: 'problems', given: [does, more.wait], settings: {} })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('Work in another process', () => {
  const apart = () => {
    const started = startWork({})
    open.push(started)
    return started
  }

  test('prints the same document, byte for byte', async () => {
    const will = completeExampleWill()
    const { papers } = apart()
    const made = await papers.pack(will, today)
    if (!made.ok) throw new Error('The example is complete')
    const files = await printed(made.pack)
    const itself = files.find(({ id }) => id === 'will')
    expect(Buffer.compare(itself?.pdf ?? Buffer.of(), await renderWill(drafted(will), { draft: false }))).toBe(0)
    expect(files.length).toBeGreaterThan(5)
  })

  test('prints each file of a pack as a piece of work of its own, so that nobody waits for all of a long will', async () => {
    let files = 0
    const renderer = createDocumentRenderer(async () => {
      files += 1
      return { pdf: Buffer.from(`%PDF ${files}`), pages: files }
    })
    const here = workHere(createTasks(renderer))
    const inOnePiece: number[] = []
    const counted: Work = {
      ...here,
      fileOfPack: async (...asked) => {
        const before = files
        const made = await here.fileOfPack(...asked)
        inOnePiece.push(files - before)
        return made
      },
    }
    const made = await papersBy(counted).pack(completeExampleWill(), today)
    if (!made.ok) throw new Error('The example is complete')
    const all = await printed(made.pack)
    const [will] = all.filter(({ id }) => id === 'will')
    expect([will?.pages, will?.largePrint?.pages, will?.bound?.pages, will?.archive?.pages]).toEqual([1, 2, 3, 4])
    expect(new Set(inOnePiece)).toEqual(new Set([1]))
    expect(inOnePiece.length).toBe(files)
  })

  test('answers as the same work does here, whatever it is asked of a will', async () => {
    const [there, here] = [apart().work, workHere(createTasks(inProcessRenderer))]
    const will = completeExampleWill()
    const asked: ((by: Work) => Promise<unknown>)[] = [
      (by) => by.problems(simplestWill({ persons: [] }), today),
      (by) => by.stopping(simplestWill({ situation: { 'under-pressure': 'Yes' } }), today),
      (by) => by.fingerprint(will, today),
      (by) => by.writtenClauses(will, today),
      (by) => by.answersHash(will),
      (by) => by.partRead(will, 'you', today),
      (by) => by.readBackAsked(will, today, 'Who?'),
      (by) => by.willToRead(will, today),
      (by) => by.whatFirmSees(will, today),
      (by) => by.referrals(will, today),
      async (by) => Object.keys(unzipSync(await by.handOver(will, today))),
      (by) => by.pack(will, today, 'first'),
      (by) =>
        by.zip(1, {
          made: new Date('2026-11-03T12:00:00Z'),
          files: [{ title: 'Your will', pdf: Buffer.from('%PDF') }],
        }),
    ]
    for (const ask of asked) expect(await ask(there)).toEqual(await ask(here))
  })

  test('hands over every piece of advice there is, as data', async () => {
    const tasks = createTasks(inProcessRenderer)
    const everythingIsSo = Object.fromEntries(situations.map((id) => [id, 'Yes' as const]))
    const wills = [...Object.values(largestWills).map((make) => make()), simplestWill({ situation: everythingIsSo })]
    let found = 0
    for (const will of wills)
      for (const work of [tasks.stopping, tasks.referrals, tasks.problems]) {
        const result = work(will, today)
        found += result.length
        expect(structuredClone(result)).toEqual(result)
      }
    expect(found).toBeGreaterThan(10)
  })

  test('names a character that no font has, and the customer can change it', async () => {
    const strange = simplestWill({ persons: [anHeir(100, { fullname: 'Ann \u{13000} Roe' })] })
    const printing = apart().papers.draft(strange, today)
    await expect(printing).rejects.toThrow(Invalid)
    await expect(printing).rejects.toThrow('\u{13000}')
  })

  test('gives way to whoever answers everybody, where both want the processor', () => {
    const worker = new URL('./worker.ts', import.meta.url).href
    const script = `await import('${worker}'); console.log((await import('node:os')).getPriority())`
    const priority = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(Number(priority)).toBeGreaterThan(0)
  })

  test('leaves this process free while the largest will is drafted and printed', async () => {
    const { papers } = apart()
    const will = largestWills['rough figures']?.() ?? simplestWill()
    await papers.draft(will, today)
    let printed = false
    const printing = papers.draft(will, today).finally(() => {
      printed = true
    })
    let turns = 0
    while (!printed) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
    await printing
    // Setting it here would leave time for a few turns only. How long it is ever held up is for the bench to say.
    expect(turns).toBeGreaterThan(50)
  })
})

describe('A process for work', () => {
  test('that dies is replaced, and waiting work is done', async () => {
    const by = processWith({})
    const dying = expect(work(by, 'die')).rejects.toMatchObject({ name: 'WorkFailed' })
    expect(await work(by, 'next')).toBe('next')
    await dying
    expect(await work(by, 'later')).toBe('later')
  })

  test('is replaced after a number of pieces of work, and none is lost', async () => {
    const by = processWith({ workPerProcess: 3 })
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((does) => work(by, does)))
    expect(all).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await work(by, 'which')).not.toBe(await work(by, 'which'))
  })

  test('without work is ended, and the next work starts a new one', async () => {
    const by = processWith({ idleMs: 50 })
    const first = await work(by, 'which')
    await expect.poll(() => isRunning(Number(first)), { timeout: 10_000 }).toBe(false)
    expect(await work(by, 'which')).not.toBe(first)
  })

  test('that never answers is given up, and the next work is done by another', async () => {
    const by = processWith({ timeoutMs: 12_000 })
    await expect(work(by, 'never')).rejects.toThrow(Unavailable)
    expect(await work(by, 'next')).toBe('next')
  })

  test('with too much to do says so, and takes more when it has done some', async () => {
    const by = processWith({ mostWaiting: 1 })
    const taken = [work(by, 'slow', { wait: 50 }), work(by, 'second')]
    await expect(work(by, 'third')).rejects.toThrow(Unavailable)
    await Promise.all(taken)
    expect(await work(by, 'third')).toBe('third')
  })

  test('keeps nobody waiting for ever', async () => {
    const by = processWith({ longestWaitMs: 20 })
    const slow = work(by, 'slow', { wait: 300 })
    await expect(work(by, 'second')).rejects.toThrow(Unavailable)
    await slow
  })

  test('that is closed finishes what it has and takes no more', async () => {
    const by = createWorkProcess({ worker: fragile })
    const taken = work(by, 'slow', { wait: 50 })
    await wait(1)
    const closing = by.close()
    await expect(work(by, 'late')).rejects.toThrow(Unavailable)
    await closing
    expect(await taken).toBe('slow')
  })
})

describe('The queue for work', () => {
  /** Pieces of work that each take so many milliseconds of a clock of their own, in the order in which they were done. */
  const doneInOrder = async (pieces: readonly (readonly [whose: number, takes: number])[]): Promise<number[]> => {
    let now = 0
    const queue = createFairQueue({ mostWaiting: 100, longestWaitMs: 60_000 }, () => now)
    const order: number[] = []
    await Promise.all(
      pieces.map(([whose, takes]) =>
        queue.turn(whose, async () => {
          await Promise.resolve()
          now += takes
          order.push(whose)
        }),
      ),
    )
    return order
  }

  test('lets one account with much work wait for others, however much it asked for first', async () => {
    const much = Array.from({ length: 6 }, () => [1, 5000] as const)
    expect(await doneInOrder([...much, [2, 10], [3, 10], [2, 10]])).toEqual([1, 2, 3, 2, 1, 1, 1, 1, 1])
  })

  test('goes by the time that work takes, not by its number', async () => {
    expect(
      await doneInOrder([
        [1, 900],
        [1, 900],
        [2, 100],
        [2, 100],
        [2, 100],
      ]),
    ).toEqual([1, 2, 2, 2, 1])
  })
})
