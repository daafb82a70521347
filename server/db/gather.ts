import { setImmediate as soon } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { isConnectionError } from './connection-errors.ts'

type AskAll<K, V> = (keys: readonly K[]) => Promise<readonly V[]>

/** Makes a question about one key of a statement about many. `askAll` answers in the order of its keys. */
export type Gather = <K, V>(askAll: AskAll<K, V>) => (key: K) => Promise<V>

/** Keys of one statement. */
const MOST = 64
/** Milliseconds that new questions wait for the statement before theirs. */
const PATIENCE_MS = 20
/** Milliseconds that they wait until they are as many as last time. */
const COMPANY_MS = 1

/** Each by itself: in a transaction, where nobody else asks. */
export const oneByOne: Gather = (askAll) => async (key) => only(await askAll([key]))

const only = <V>([answer]: readonly V[]): V => answer as V

const errorIn = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('A statement failed', { cause: reason })

/** One person's trouble is not everybody's: what failed together is asked one by one, unless the database is away. */
const eachOnFailure =
  <K, V>(askAll: AskAll<K, V>): AskAll<K, V | Error> =>
  async (keys) => {
    try {
      return await askAll(keys)
    } catch (error) {
      if (keys.length === 1 || isConnectionError(error)) throw error
      const alone = await Promise.allSettled(keys.map(oneByOne(askAll)))
      return alone.map((one) => (one.status === 'fulfilled' ? one.value : errorIn(one.reason)))
    }
  }

/**
 * Lets requests that come together share a statement, and saves the wait for the disk. Under load a statement leaves when
 * the one before is answered, with everything that has come meanwhile, and gives those who shared that one a moment to come
 * back: otherwise they would drift apart. Somebody alone waits for nobody. No answer is remembered from one to the next.
 */
export const together =
  (wait: (milliseconds: number) => Promise<unknown>): Gather =>
  <K, V>(askAll: AskAll<K, V>) => {
    const ask = eachOnFailure(askAll)
    let before: Promise<unknown> = Promise.resolve()
    let lastTime = 0
    let waiting = 0
    let areEnough = () => {}
    const enough = () =>
      new Promise<void>((resolve) => {
        areEnough = resolve
      })
    const inTurn = async (send: () => void): Promise<void> => {
      await soon()
      await Promise.race([before, wait(PATIENCE_MS)])
      if (waiting < lastTime) await Promise.race([enough(), wait(COMPANY_MS)])
      send()
    }
    const loader = new DataLoader<K, V>(
      (keys) => {
        lastTime = keys.length
        waiting -= keys.length
        const answers = ask(keys)
        before = answers.catch(() => undefined)
        return answers
      },
      { cache: false, maxBatchSize: MOST, batchScheduleFn: (send) => void inTurn(send) },
    )
    return (key: K) => {
      waiting += 1
      if (waiting >= lastTime) areEnough()
      return loader.load(key)
    }
  }

/**
 * The keys, and `filler` until they are a power of two: so a statement is prepared for a few lengths, and not for each.
 * For statements that find nothing for a filler, or take a key twice as they take it once.
 */
export const padded = <K>(keys: readonly K[], filler = keys.at(-1)): K[] => {
  if (filler === undefined) return []
  const length = 2 ** Math.ceil(Math.log2(Math.max(keys.length, 1)))
  return [...keys, ...Array.from({ length: length - keys.length }, () => filler)]
}
