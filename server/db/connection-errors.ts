/** SQLite's result codes for a disk that is full or fails, a file that cannot be opened or written, and one kept busy. */
const SQLITE = new Set([5, 8, 10, 13, 14])

/** PostgreSQL's classes and codes for a lost connection, too little of something, and a server that stops or starts. */
const POSTGRES = /^(08...|53...|58...|57P0[1-5]|25006)$/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** PostgreSQL ended one of two transactions that waited for each other, or whose reads a commit had overtaken. */
const ENDED_FOR_ANOTHER = new Set(['40P01', '40001'])

/** What node-postgres says without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const has = <K extends string>(error: object, key: K): error is Record<K, unknown> => key in error

/** Whether an error says that the database cannot be used now, and may be again later without a change of the product. */
export const isConnectionError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // One attempt for each address that a name stands for.
  if (error instanceof AggregateError) return error.errors.some(isConnectionError)
  if (has(error, 'errcode') && typeof error.errcode === 'number') return SQLITE.has(error.errcode & 0xff)
  if (has(error, 'code') && typeof error.code === 'string') return POSTGRES.test(error.code) || NETWORK.has(error.code)
  return BROKEN.test(error.message)
}

/** Whether a transaction was rolled back for the sake of another one, and may be tried again at once. */
export const mayBeRepeated = (error: unknown): boolean =>
  error instanceof Error && has(error, 'code') && typeof error.code === 'string' && ENDED_FOR_ANOTHER.has(error.code)
