import type { LetterTo } from '#drafting/pack/pack-document.ts'
import type { Contents } from '#drafting/pack/what-changed.ts'
import { retryIfKeyReplaced } from '../../crypto/vault.ts'
import type { ObjectStore } from '../../objects/object-store.ts'
import type { Database } from '../database.ts'
import { placeIn } from '../schema/columns.ts'
import { tables } from '../schema/tables.ts'
import type { VaultFor } from './keys.store.ts'
import { bytesOfFile } from './stored-documents.store.ts'
import { noteState, onceCommitted, type SawHead } from './will-states.store.ts'

export type IssuedDocument = {
  readonly id: string
  readonly title: string
  readonly purpose: string
  readonly pages: number
  readonly largePrintPages?: number
  /** Of the copy that we print and bind. Absent from what was issued before it was told apart. */
  readonly boundPages?: number
  /** Absent from what was issued before there were archive copies, and from all but the will. */
  readonly archivePages?: number
  /** Who a letter is for. Absent from what is no letter, and from packs made before it was kept. */
  readonly letter?: LetterTo
  /** Its first page was drawn, and can be shown. */
  readonly drawn?: true
}

export type IssuedPack = {
  readonly version: number
  readonly made: Date
  readonly downloaded: Date | undefined
  readonly answersHash: string
  /** What the foot of each page of the will says it is. Absent from a pack made before pages said it. */
  readonly fingerprint?: string
  /** What it said, as hashes. */
  readonly contents: Contents
  readonly changed: readonly string[]
  readonly documents: readonly IssuedDocument[]
}

export type IssuedFile = { readonly name: string; readonly sha256: string; readonly pdf: Uint8Array }

/** `firstPage` is a drawing of its first page: an SVG, compressed with gzip. */
export type NewIssuedFile = IssuedFile & { readonly firstPage?: Uint8Array | undefined }

/** Documents as they were handed out, byte for byte. */
export type IssuedDocumentStore = {
  /** The owner's, newest first. */
  list(userId: number): Promise<IssuedPack[]>
  /**
   * Keeps a pack with its files, in place of an earlier one of its version that was never downloaded. False, and
   * nothing kept, when another request has kept that version in between.
   */
  add(userId: number, pack: IssuedPack, files: readonly NewIssuedFile[]): Promise<boolean>
  file(userId: number, version: number, name: string): Promise<IssuedFile | undefined>
  /** The drawing of the first page of a file, compressed with gzip. Undefined where there is none. */
  firstPage(userId: number, version: number, name: string): Promise<Uint8Array | undefined>
  /** In the order in which they were made. */
  files(userId: number, version: number): Promise<IssuedFile[]>
  /** The names and hashes of the files of a version, in the order in which they were made. */
  sums(userId: number, version: number): Promise<Pick<IssuedFile, 'name' | 'sha256'>[]>
  /** From now on this version stays as it is. */
  markDownloaded(userId: number, version: number, at: Date): Promise<void>
}

const { pdf, first_page } = tables.issued_files.columns
const { about } = tables.issued_packs.columns
const placeOf = {
  about: (user_id: number, version: number) => placeIn(about.sealed.place, { user_id, version }),
  pdf: (user_id: number, version: number, name: string) => placeIn(pdf.sealed.place, { user_id, version, name }),
  firstPage: (user_id: number, version: number, name: string) =>
    placeIn(first_page.sealed.place, { user_id, version, name }),
}

/** The part of a pack that is encrypted. */
type About = Pick<IssuedPack, 'answersHash' | 'fingerprint' | 'contents' | 'changed' | 'documents'>

type EncryptedFile = IssuedFile & { readonly data_key_id: number; readonly object: string | null }

/** `objects` is where the files are that are not in the database; without one, reading such a file throws NoObjectStore. */
export const createIssuedDocumentStore = (
  db: Database,
  vaultFor: VaultFor,
  saw: SawHead,
  objects?: ObjectStore,
): IssuedDocumentStore => {
  const vault = vaultFor(db)
  const filesOf = (on: Database, userId: number, version: number) =>
    on
      .selectFrom('issued_files')
      .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
      .where('issued_packs.user_id', '=', userId)
      .where('issued_packs.version', '=', version)
      .select([
        'issued_files.name',
        'issued_files.sha256',
        'issued_files.pdf',
        'issued_files.object',
        'issued_packs.data_key_id',
      ])

  const opened = async (userId: number, version: number, file: EncryptedFile): Promise<IssuedFile> => {
    const { name, sha256, data_key_id } = file
    const encrypted = await bytesOfFile(file, objects)
    const pdf = await vault.decrypt(userId, data_key_id, encrypted, placeOf.pdf(userId, version, name))
    return { name, sha256, pdf }
  }

  return {
    list: (userId) =>
      retryIfKeyReplaced(async () => {
        const rows = await db
          .selectFrom('issued_packs')
          .select(['version', 'made_at', 'downloaded_at', 'about', 'data_key_id'])
          .where('user_id', '=', userId)
          .orderBy('version', 'desc')
          .execute()
        return Promise.all(
          rows.map(async ({ version, made_at, downloaded_at, about, data_key_id }) => {
            const json = await vault.decrypt(userId, data_key_id, about, placeOf.about(userId, version))
            // Only `add` writes this column.
            const said: About = JSON.parse(json.toString())
            const downloaded = downloaded_at === null ? undefined : new Date(downloaded_at)
            return { version, made: new Date(made_at), downloaded, ...said }
          }),
        )
      }),

    add: (userId, { version, made, ...pack }, files) =>
      onceCommitted(db, saw, async (on, told) => {
        const { answersHash, fingerprint, contents, changed, documents } = pack
        const about: About = { answersHash, ...(fingerprint && { fingerprint }), contents, changed, documents }
        const key = await vaultFor(on).lockedKey(userId)
        await on
          .deleteFrom('issued_packs')
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .where('downloaded_at', 'is', null)
          .execute()
        const row = await on
          .insertInto('issued_packs')
          .values({
            user_id: userId,
            version,
            made_at: made.toISOString(),
            downloaded_at: null,
            outside_at: null,
            about: vault.encrypt(key, Buffer.from(JSON.stringify(about)), placeOf.about(userId, version)),
            data_key_id: key.id,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!row) return false
        const rows = files.map(({ name, sha256, pdf: plain, firstPage }, position) => {
          const pdf = vault.encrypt(key, plain, placeOf.pdf(userId, version, name))
          const first_page = firstPage ? vault.encrypt(key, firstPage, placeOf.firstPage(userId, version, name)) : null
          return { pack_id: row.id, position, name, sha256, pdf, first_page }
        })
        await on.insertInto('issued_files').values(rows).execute()
        await noteState(on, vaultFor(on), userId, told)
        return true
      }),

    file: (userId, version, name) =>
      retryIfKeyReplaced(async () => {
        const found = await filesOf(db, userId, version).where('issued_files.name', '=', name).executeTakeFirst()
        return found && opened(userId, version, found)
      }),

    firstPage: (userId, version, name) =>
      retryIfKeyReplaced(async () => {
        const found = await db
          .selectFrom('issued_files')
          .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
          .where('issued_packs.user_id', '=', userId)
          .where('issued_packs.version', '=', version)
          .where('issued_files.name', '=', name)
          .select(['issued_files.first_page', 'issued_packs.data_key_id'])
          .executeTakeFirst()
        if (!found?.first_page) return undefined
        return vault.decrypt(userId, found.data_key_id, found.first_page, placeOf.firstPage(userId, version, name))
      }),

    files: (userId, version) =>
      retryIfKeyReplaced(async () => {
        const found = await filesOf(db, userId, version).orderBy('issued_files.position').execute()
        return Promise.all(found.map((file) => opened(userId, version, file)))
      }),

    sums: (userId, version) =>
      db
        .selectFrom('issued_files')
        .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
        .where('issued_packs.user_id', '=', userId)
        .where('issued_packs.version', '=', version)
        .select(['issued_files.name', 'issued_files.sha256'])
        .orderBy('issued_files.position')
        .execute(),

    markDownloaded: (userId, version, at) =>
      onceCommitted(db, saw, async (on, told) => {
        const { numUpdatedRows } = await on
          .updateTable('issued_packs')
          .set({ downloaded_at: at.toISOString() })
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .where('downloaded_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await noteState(on, vaultFor(on), userId, told)
      }),
  }
}
