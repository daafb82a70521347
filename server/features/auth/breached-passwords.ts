import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The 200,000 most used passwords of eight characters or more, in lower case, sorted, one a line: from the first million of the
 * ten million leaked passwords that Mark Burnett gave to the public, counted by how often each was used.
 */
const FILE = join(import.meta.dirname, 'breached-passwords.txt.br')

const NEW_LINE = 10

let read: Buffer | undefined

/** The lines of the file: 2 MB, read once. */
export const leakedPasswords = (): Buffer => {
  read ??= brotliDecompressSync(readFileSync(FILE))
  return read
}

/** Whether a password, in lower case, is among the most used of those that were leaked. */
export const isBreached = (password: string): boolean => {
  const lines = leakedPasswords()
  const wanted = Buffer.from(password)
  let [from, to] = [0, lines.length]
  while (from < to) {
    const start = lines.lastIndexOf(NEW_LINE, Math.max(from, Math.floor((from + to) / 2) - 1)) + 1
    const line = Math.max(from, start)
    const end = lines.indexOf(NEW_LINE, line)
    const order = lines.compare(wanted, 0, wanted.length, line, end)
    if (order === 0) return true
    if (order < 0) from = end + 1
    else to = line
  }
  return false
}
