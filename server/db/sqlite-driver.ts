import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { makePrivateFile } from '../platform/private-files.ts'

/** Milliseconds a second process waits for the file before it gives up. */
const BUSY_TIMEOUT_MS = 5000
/**
 * Statements kept compiled, those used last. The stores use fewer than this, but lists of different lengths are statements of their
 * own, and so is each step of a migration.
 */
const MAX_STATEMENTS = 500

/** Turns of the event loop without a statement after which gathered writes are committed. Eight take less than 0.1 ms. */
const QUIET_TURNS = 8
/** Turns and milliseconds after which gathered writes are committed in any case: a turn is long while others ask for much. */
const LONGEST_GATHERING = { turns: 6, ms: 10 }

// A transaction that reads before it writes would be refused, not kept waiting, if another process wrote in between.
const BEGIN = 'begin immediate'
const BEGIN_READ_ONLY = 'begin deferred'

/** Empties the write-ahead log, unless another process reads what is in it. */
export const EMPTY_LOG = 'pragma wal_checkpoint(truncate)'

/** Outside any transaction, as SQLite demands of these. */
const runsAlone = ({ sql }: CompiledQuery): boolean => sql === EMPTY_LOG || sql === 'vacuum'

const isRead = ({ sql }: CompiledQuery): boolean => /^select\b/i.test(sql)

type Result = QueryResult<never>
type Prepared = { readonly statement: StatementSync; readonly returnsRows: boolean }
type Waiting = { readonly query: CompiledQuery } & ReturnType<typeof Promise.withResolvers<Result>>

class SqliteConnection implements DatabaseConnection {
  /** Ends the turn of the transaction that is open on this connection. */
  endTurn: (() => void) | undefined
  readonly #driver: SqliteDriver

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.endTurn ? this.#driver.run(query) : this.#driver.runInGroup(query)
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('No query is streamed: large tables are read in pages')
  }
}

/**
 * Node's own SQLite, with group commit: writes that arrive close together share a transaction and are answered after its
 * commit. So 32 customers who save at once wait for the disk once, which keeps 1.8 times as many saves a second, and more on a
 * slow disk (docs/decisions/0017-a-request-has-its-own-statements.md). A transaction of the product has the file to itself from
 * its beginning to its end.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #statements = new LRUCache<string, Prepared>({ max: MAX_STATEMENTS })
  #waiting: Waiting[] = []
  #gathers = false
  #lastTurn: Promise<void> = Promise.resolve()

  /**
   * WAL with synchronous=FULL: a commit has reached the disk before it is acknowledged. Deleted content is overwritten with
   * zeros, so that neither the key of a deleted account nor anything else of it remains in the file; what the log still holds
   * goes with `EMPTY_LOG`. Nothing is sorted in a file elsewhere.
   */
  constructor(file: string) {
    makePrivateFile(file)
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
    this.#database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;',
    )
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    const endTurn = await this.#turn()
    try {
      this.#execute(accessMode === 'read only' ? BEGIN_READ_ONLY : BEGIN)
      connection.endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#execute('commit')
    this.#end(connection)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    this.#rollback()
    this.#end(connection)
  }

  /** Closes the file after what was asked for before. What comes later is refused. */
  async destroy(): Promise<void> {
    const endTurn = await this.#turn()
    this.#database.close()
    endTurn()
  }

  run({ sql, parameters }: CompiledQuery): Result {
    const { statement, returnsRows } = this.#prepared(sql)
    const inputs = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...inputs) as never[] }
    const { changes, lastInsertRowid } = statement.run(...inputs)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  runInGroup(query: CompiledQuery): Promise<Result> {
    const waiting = { query, ...Promise.withResolvers<Result>() }
    this.#waiting.push(waiting)
    if (!this.#gathers) void this.#runWaiting()
    return waiting.promise
  }

  async #runWaiting(): Promise<void> {
    this.#gathers = true
    const endTurn = await this.#turn()
    const writes = await this.#gatherWrites()
    const group = writes.filter(({ query }) => !runsAlone(query))
    const alone = writes.filter(({ query }) => runsAlone(query))
    if (group.length <= 1) this.#runEach(group)
    else this.#runTogether(group)
    if (alone.length > 0) this.#runWithoutWaiting(alone)
    endTurn()
  }

  /**
   * Answers reads as they come, and gathers writes until no statement has come for a few turns: the requests that those reads
   * belong to are about to write too. Without any write there is nothing to wait for.
   */
  async #gatherWrites(): Promise<Waiting[]> {
    const writes: Waiting[] = []
    const until = performance.now() + LONGEST_GATHERING.ms
    let quiet = 0
    const mayGoOn = (turn: number): boolean => turn < LONGEST_GATHERING.turns || performance.now() < until
    for (let turn = 0; quiet < QUIET_TURNS && mayGoOn(turn); turn += 1) {
      await nextTurn()
      const arrived = this.#waiting
      this.#waiting = []
      this.#runEach(arrived.filter(({ query }) => isRead(query)))
      writes.push(...arrived.filter(({ query }) => !isRead(query)))
      if (writes.length === 0) break
      quiet = arrived.length === 0 ? quiet + 1 : 0
    }
    this.#gathers = false
    return writes
  }

  /** A reader in another process is not waited for: the wait would hold up every request. */
  #runWithoutWaiting(alone: readonly Waiting[]): void {
    if (this.#database.isOpen) this.#database.exec('PRAGMA busy_timeout = 0')
    this.#runEach(alone)
    if (this.#database.isOpen) this.#database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }

  #runEach(group: readonly Waiting[]): void {
    for (const { query, resolve, reject } of group)
      try {
        resolve(this.run(query))
      } catch (error) {
        reject(error)
      }
  }

  #runTogether(group: readonly Waiting[]): void {
    try {
      this.#execute(BEGIN)
      const answers = group.map((waiting) => this.#runAmongOthers(waiting))
      this.#execute('commit')
      for (const answer of answers) answer()
    } catch (error) {
      this.#rollback()
      for (const { reject } of group) reject(error)
    }
  }

  /**
   * Returns how to answer after the commit. A statement that fails undoes what it did itself, and the transaction goes on: so
   * SQLite resolves a conflict unless it is told otherwise. Throws when the failure ended the whole transaction, as a full disk does.
   */
  #runAmongOthers({ query, resolve, reject }: Waiting): () => void {
    try {
      const result = this.run(query)
      return () => resolve(result)
    } catch (error) {
      if (!this.#database.isTransaction) throw error
      return () => reject(error)
    }
  }

  /** Waits for the turns before this one. The file has one writer at a time. */
  async #turn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  #end(connection: SqliteConnection): void {
    connection.endTurn?.()
    connection.endTurn = undefined
  }

  // SQLite has rolled back already after some failures, and a closed file cannot be asked.
  #rollback(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#execute('rollback')
  }

  #execute(sql: string): void {
    this.run(CompiledQuery.raw(sql))
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

class GroupingAdapter extends SqliteAdapter {
  // Kysely would send one statement at a time. The driver keeps transactions apart by itself.
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The dialect of a SQLite file. */
export const createSqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new GroupingAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
