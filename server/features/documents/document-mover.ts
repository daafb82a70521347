import type { StoredDocumentStore } from '../../db/repositories/stored-documents.store.ts'
import type { Clock } from '../../platform/clock.ts'

/** Packs, and objects, at a time: a stop waits for no more. */
const PACKS = 5
const OBJECTS = 100

export type Tidied = { readonly moved: number; readonly removed: number }

/**
 * Moves the files of downloaded packs to the store of documents, and removes there what was deleted here, until there is no more.
 * Several processes may do it at the same time.
 */
export const createDocumentMover =
  (
    documents: Pick<StoredDocumentStore, 'moveOut' | 'removeDue'>,
    clock: Clock,
    isEnding: () => boolean = () => false,
  ) =>
  async (): Promise<Tidied> => {
    const all = async (some: () => Promise<number>): Promise<number> => {
      let sum = 0
      for (let count = 1; count > 0 && !isEnding(); sum += count) count = await some()
      return sum
    }
    return {
      removed: await all(() => documents.removeDue(OBJECTS, clock())),
      moved: await all(() => documents.moveOut(PACKS, clock())),
    }
  }
