import type { Contents } from '#drafting/pack/contents.ts'
import type { Database } from '../store/database.ts'

export type IssuedDocument = {
  readonly id: string
  readonly title: string
  readonly purpose: string
  readonly pages: number
  readonly largePrintPages?: number
}

export type IssuedPack = {
  readonly version: number
  readonly made: Date
  readonly downloaded: Date | undefined
  readonly answersHash: string
  /** What it said, as fingerprints. */
  readonly contents: Contents
  readonly changed: readonly string[]
  readonly documents: readonly IssuedDocument[]
}

export type IssuedFile = { readonly name: string; readonly sha256: string; readonly pdf: Uint8Array }

/** Documents as they were handed out, byte for byte. */
export type Issued = {
  /** The owner's, newest first. */
  list(userId: number): Promise<IssuedPack[]>
  /**
   * Keeps a pack with its files, in place of an earlier one of its version that nobody has downloaded from. False, and
   * nothing kept, when another request has kept that version in between.
   */
  add(userId: number, pack: IssuedPack, files: readonly IssuedFile[]): Promise<boolean>
  file(userId: number, version: number, name: string): Promise<IssuedFile | undefined>
  /** In the order in which they were made. */
  files(userId: number, version: number): Promise<IssuedFile[]>
  /** From now on this version stays as it is. */
  markDownloaded(userId: number, version: number, at: Date): Promise<void>
}

export const issuedIn = (db: Database): Issued => {
  const filesOf = (on: Database, userId: number, version: number) =>
    on
      .selectFrom('issued_files')
      .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
      .where('issued_packs.user_id', '=', userId)
      .where('issued_packs.version', '=', version)
      .select(['issued_files.name', 'issued_files.sha256', 'issued_files.pdf'])

  return {
    list: async (userId) => {
      const rows = await db
        .selectFrom('issued_packs')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('version', 'desc')
        .execute()
      return rows.map((row) => ({
        version: row.version,
        made: new Date(row.made_at),
        downloaded: row.downloaded_at === null ? undefined : new Date(row.downloaded_at),
        answersHash: row.answers_hash,
        contents: JSON.parse(row.contents),
        changed: JSON.parse(row.changed),
        documents: JSON.parse(row.documents),
      }))
    },

    add: (userId, { version, made, answersHash, contents, changed, documents }, files) =>
      db.transaction().execute(async (on) => {
        await on
          .deleteFrom('issued_packs')
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .where('downloaded_at', 'is', null)
          .execute()
        const pack = await on
          .insertInto('issued_packs')
          .values({
            user_id: userId,
            version,
            made_at: made.toISOString(),
            downloaded_at: null,
            answers_hash: answersHash,
            contents: JSON.stringify(contents),
            changed: JSON.stringify(changed),
            documents: JSON.stringify(documents),
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!pack) return false
        const rows = files.map(({ name, sha256, pdf }, place) => ({ pack_id: pack.id, place, name, sha256, pdf }))
        await on.insertInto('issued_files').values(rows).execute()
        return true
      }),

    file: (userId, version, name) =>
      filesOf(db, userId, version).where('issued_files.name', '=', name).executeTakeFirst(),

    files: (userId, version) => filesOf(db, userId, version).orderBy('issued_files.place').execute(),

    markDownloaded: async (userId, version, at) => {
      await db
        .updateTable('issued_packs')
        .set({ downloaded_at: at.toISOString() })
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .where('downloaded_at', 'is', null)
        .execute()
    },
  }
}
