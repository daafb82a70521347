import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'

/** Runs one write, and ends when it is durable. Writes that come together may share a transaction. */
export type Commit = <T>(write: (db: Database) => Promise<T>) => Promise<T>

type Waiting = {
  readonly run: (db: Database) => Promise<void>
  readonly done: () => void
  readonly failed: (why: unknown) => void
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Lets the writes of requests that arrived together share one transaction, and so one wait for the disk: with SQLite that
 * wait is most of what a save costs. Nothing is acknowledged before the commit, and when it fails every write in it fails.
 */
export const groupCommit = (db: Database): Commit => {
  // PostgreSQL gathers the commits of its connections itself, and there a write in several statements is its own affair.
  if (isPostgres(db)) return (write) => write(db)
  let waiting: Waiting[] = []

  const runAll = async (writes: readonly Waiting[]): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      for (const { run } of writes) await run(transaction)
    })
  }

  const flush = async (): Promise<void> => {
    await soon()
    const writes = waiting
    waiting = []
    try {
      await runAll(writes)
    } catch (why) {
      for (const { failed } of writes) failed(why)
      return
    }
    for (const { done } of writes) done()
  }

  return (write) =>
    new Promise((resolve, reject) => {
      let give = () => reject(new Error('A write was acknowledged before it ran'))
      const run = async (on: Database): Promise<void> => {
        const result = await write(on)
        give = () => resolve(result)
      }
      waiting.push({ run, done: () => give(), failed: reject })
      if (waiting.length === 1) void flush()
    })
}
