import { sql } from 'kysely'
import { DAY_MS } from '#core/text/dates.ts'
import { type ObjectStore, objectName } from '../../objects/object-store.ts'
import type { Database } from '../database.ts'

/** A file is kept in the store of documents, and no such store is configured. */
class NoObjectStore extends Error {
  override readonly name = 'NoObjectStore'
}

type KeptFile = { readonly pdf: Uint8Array; readonly object: string | null }

/** The encrypted file, wherever it is kept. Throws NoObjectStore, and what the store throws. */
export const bytesOfFile = async ({ pdf, object }: KeptFile, objects: ObjectStore | undefined): Promise<Uint8Array> => {
  if (pdf.length > 0 || object === null) return pdf
  if (objects === undefined)
    throw new NoObjectStore('A document is kept in the store of documents, and DOCUMENT_STORE is not set')
  return objects.get(object)
}

type Inside = { readonly pack_id: number; readonly name: string; readonly pdf: Uint8Array }
type Outside = { readonly pack_id: number; readonly name: string; readonly object: string }

const NOTHING = new Uint8Array()

const inside = sql<number>`octet_length(pdf)`

/** How long backups are kept, at least as far as documents outside go that they name. */
const BACKUPS_KEPT_DAYS = 35

/** Until when what is replaced now may be named by a backup. */
export const neededByBackupsUntil = (now: Date): Date => new Date(now.getTime() + BACKUPS_KEPT_DAYS * DAY_MS)

/** Notes that what is kept under this name is to be removed then: until then, backups may name it. */
export const noteRemoved = async (db: Database, name: string, removeAfter: Date): Promise<void> => {
  await db
    .insertInto('removed_objects')
    .values({ name, remove_after: removeAfter.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Whether any file is kept outside the database. */
export const hasDocumentsOutside = async (db: Database): Promise<boolean> =>
  (await outside(db).select('name').limit(1).executeTakeFirst()) !== undefined

const outside = (db: Database) => db.selectFrom('issued_files').where('object', 'is not', null).where(inside, '=', 0)

/** The files of issued documents by where they are kept: in the database, or outside it. */
export type StoredDocumentStore = ReturnType<typeof createStoredDocumentStore>

export const createStoredDocumentStore = (db: Database, objects: ObjectStore) => {
  /**
   * The row names the object before it is put, so that nothing is ever kept outside that no row names. The bytes are compared, as
   * they change when the customer is given a new key.
   */
  const move = async ({ pack_id, name, pdf }: Inside, at: Date): Promise<boolean> => {
    const object = objectName(pdf)
    const row = () => db.updateTable('issued_files').where('pack_id', '=', pack_id).where('name', '=', name)
    const named = await row().set({ object }).where('pdf', '=', pdf).executeTakeFirst()
    if (Number(named.numUpdatedRows) === 0) return false
    await objects.put(pdf)
    const emptied = await row().set({ pdf: NOTHING }).where('object', '=', object).executeTakeFirst()
    if (Number(emptied.numUpdatedRows) > 0) return true
    // The row went meanwhile, and what it named may have been removed before it was put.
    await noteRemoved(db, object, at)
    return false
  }

  const fetchBack = async (file: Outside, removeAfter: Date): Promise<boolean> => {
    const pdf = await objects.get(file.object)
    return db.transaction().execute(async (on) => {
      const { numUpdatedRows } = await on
        .updateTable('issued_files')
        .set({ pdf, object: null })
        .where('pack_id', '=', file.pack_id)
        .where('name', '=', file.name)
        .where('object', '=', file.object)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await on.updateTable('issued_packs').set({ outside_at: null }).where('id', '=', file.pack_id).execute()
      await noteRemoved(on, file.object, removeAfter)
      return true
    })
  }

  return {
    /** Files outside the database. */
    countOutside: async (): Promise<number> => {
      const { count } = await outside(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Names outside the database of what is to be removed. */
    countToRemove: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('removed_objects')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Moves the files of packs that were downloaded out of the database, so many packs at most. Returns how many files. */
    moveOut: async (mostPacks: number, at: Date): Promise<number> => {
      const packs = await db
        .selectFrom('issued_packs')
        .where('downloaded_at', 'is not', null)
        .where('outside_at', 'is', null)
        .select('id')
        .orderBy('id')
        .limit(mostPacks)
        .execute()
      let moved = 0
      for (const { id } of packs) {
        const files = () => db.selectFrom('issued_files').where('pack_id', '=', id).where(inside, '>', 0)
        for (const file of await files().select(['pack_id', 'name', 'pdf']).execute())
          if (await move(file, at)) moved += 1
        await db
          .updateTable('issued_packs')
          .set({ outside_at: at.toISOString() })
          .where('id', '=', id)
          .where(({ not, exists }) => not(exists(files().select('pack_id'))))
          .execute()
      }
      return moved
    },

    /** Moves files back into the database, so many at most. What they leave outside is removed after `removeAfter`. */
    moveBack: async (most: number, removeAfter: Date): Promise<number> => {
      const files = await outside(db).select(['pack_id', 'name', 'object']).limit(most).execute()
      let moved = 0
      for (const { object, ...file } of files)
        if (object !== null && (await fetchBack({ ...file, object }, removeAfter))) moved += 1
      return moved
    },

    /** Removes outside what is due, so many at most. Returns how many. */
    removeDue: async (most: number, at: Date): Promise<number> => {
      const due = await db
        .selectFrom('removed_objects')
        .select('name')
        .where('remove_after', '<=', at.toISOString())
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('issued_files').select('pack_id').whereRef('object', '=', 'removed_objects.name'))),
        )
        .limit(most)
        .execute()
      for (const { name } of due) {
        await objects.remove(name)
        await db.deleteFrom('removed_objects').where('name', '=', name).execute()
      }
      return due.length
    },
  }
}
