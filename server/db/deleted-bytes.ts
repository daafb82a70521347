import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'
import { EMPTY_LOG } from './sqlite-driver.ts'

/**
 * Empties the write-ahead log of a SQLite file, which holds what was deleted until then. False while another process reads
 * what is in it; never waits for that. PostgreSQL has no such command: docs/operations.md says what to do there.
 */
export const emptyWriteAheadLog = async (db: Database): Promise<boolean> => {
  if (isPostgres(db)) return true
  const { rows } = await sql<{ busy: number }>`${sql.raw(EMPTY_LOG)}`.execute(db)
  return rows[0]?.busy === 0
}

type Deps = {
  readonly db: Database
  readonly onError: (error: unknown) => void
  /** Milliseconds between two tries. */
  readonly retryEvery?: number
}

const RETRY_MS = 1000

export type DeletedBytes = ReturnType<typeof createDeletedBytes>

export const createDeletedBytes = ({ db, onError, retryEvery = RETRY_MS }: Deps) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const clear = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    // What was deleted is deleted, whatever becomes of its bytes.
    const done = await emptyWriteAheadLog(db).catch((error: unknown) => {
      onError(error)
      return false
    })
    if (!done && !stopped && timer === undefined) timer = setTimeout(() => void clear(), retryEvery).unref()
  }

  return {
    /** Clears what was deleted from the files: at once, or in the background as soon as no other process reads it. */
    clear,
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/**
 * Writes the tables again without what was deleted from them, and empties the log. Holds up every save meanwhile: minutes for
 * some gigabytes. True when nothing is left; false while another process reads the log.
 */
export const rewriteDatabase = async (db: Database): Promise<boolean> => {
  await sql.raw(isPostgres(db) ? 'vacuum (full, analyze)' : 'vacuum').execute(db)
  return emptyWriteAheadLog(db)
}
