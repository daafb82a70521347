import { appendFileSync, closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * The list of accounts that were deleted, outside the database: a restore of an older backup deletes them again. It holds a keyed hash
 * and a time for each, which say nothing to who has not the master key.
 */
export type ErasureJournal = {
  /** On the disk when it returns. */
  add(reference: string, at: Date): void
  references(): Promise<Set<string>>
}

// A line that was cut short is passed over, also where the next one was written behind it.
const LINE = /Z ([\w-]{43})$/gm

/** The references in the text of a journal. */
export const referencesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(LINE)].map(([, found = '']) => found))

/** The journal cannot be written: a deletion would be done, and undone by the next restore. */
export class NoErasureJournal extends Error {
  override readonly name = 'NoErasureJournal'
  constructor(file: string, cause: unknown) {
    const why = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
    super(
      `The journal of deleted accounts, ${file}, cannot be written${why}. ` +
        'Set ERASURE_JOURNAL to a file in a folder that is there and that this user owns.',
      { cause },
    )
  }
}

export const createErasureJournal = (file: string): ErasureJournal => ({
  add: (reference, at) => appendFileSync(file, `${at.toISOString()} ${reference}\n`, { mode: 0o600, flush: true }),

  references: async () => {
    try {
      return referencesIn(await readFile(file, 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
      throw error
    }
  },
})

/** Makes the file if it is not there. Throws NoErasureJournal when it cannot be written. */
export const openErasureJournal = (file: string): ErasureJournal => {
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new NoErasureJournal(file, error)
  }
  return createErasureJournal(file)
}
