import type { LetterTo } from '#drafting/pack/pack-document.ts'
import type { Contents } from '#drafting/pack/what-changed.ts'
import { retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { ObjectStore } from '../../objects/object-store.ts'
import type { Database } from '../database.ts'
import { type NewRecord, type RecordOf, records } from '../records.ts'
import { placeIn } from '../schema/columns.ts'
import { tables } from '../schema/tables.ts'
import type { VaultFor } from './keys.store.ts'
import { noteState, onceCommitted, type SawHead } from './revisions.store.ts'
import { bytesOfFile } from './stored-documents.store.ts'

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

/** Documents as they were handed out, byte for byte. `objects` is where the files are that are not in the database; without one, reading such a file throws NoObjectStore. */
export const createIssuedDocumentStore = (db: Database, vaultFor: VaultFor, saw: SawHead, objects?: ObjectStore) => {
  const vault = vaultFor(db)
  const filesOf = (userId: number, version: number) =>
    db
      .selectFrom('issued_files')
      .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
      .where('issued_packs.user_id', '=', userId)
      .where('issued_packs.version', '=', version)
  const inFile = ['issued_files.name', 'sha256', 'issued_files.pdf', 'issued_files.object', 'data_key_id'] as const

  const opened = async (userId: number, version: number, file: EncryptedFile): Promise<IssuedFile> => {
    const { name, sha256, data_key_id } = file
    const encrypted = await bytesOfFile(file, objects)
    const pdf = await vault.decrypt(userId, data_key_id, encrypted, placeOf.pdf(userId, version, name))
    return { name, sha256, pdf }
  }

  return {
    /** The owner's, newest first. */
    list: (userId: number): Promise<IssuedPack[]> =>
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

    /**
     * Keeps a pack with its files, in place of an earlier one of its version that was never downloaded. False, and
     * nothing kept, when another request has kept that version in between.
     */
    add: (userId: number, { version, made, ...pack }: IssuedPack, files: readonly NewIssuedFile[]): Promise<boolean> =>
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

    file: (userId: number, version: number, name: string): Promise<IssuedFile | undefined> =>
      retryIfKeyReplaced(async () => {
        const found = await filesOf(userId, version)
          .select(inFile)
          .where('issued_files.name', '=', name)
          .executeTakeFirst()
        return found && opened(userId, version, found)
      }),

    /** The drawing of the first page of a file, compressed with gzip. Undefined where there is none. */
    firstPage: (userId: number, version: number, name: string): Promise<Uint8Array | undefined> =>
      retryIfKeyReplaced(async () => {
        const found = await filesOf(userId, version)
          .where('issued_files.name', '=', name)
          .select(['issued_files.first_page', 'issued_packs.data_key_id'])
          .executeTakeFirst()
        if (!found?.first_page) return undefined
        return vault.decrypt(userId, found.data_key_id, found.first_page, placeOf.firstPage(userId, version, name))
      }),

    /** In the order in which they were made. */
    files: (userId: number, version: number): Promise<IssuedFile[]> =>
      retryIfKeyReplaced(async () => {
        const found = await filesOf(userId, version).select(inFile).orderBy('issued_files.position').execute()
        return Promise.all(found.map((file) => opened(userId, version, file)))
      }),

    /** The names and hashes of the files of a version, in the order in which they were made. */
    sums: (userId: number, version: number): Promise<Pick<IssuedFile, 'name' | 'sha256'>[]> =>
      filesOf(userId, version).select(['issued_files.name', 'sha256']).orderBy('issued_files.position').execute(),

    /** From now on this version stays as it is. */
    markDownloaded: (userId: number, version: number, at: Date): Promise<void> =>
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

export type SignedPage = RecordOf<'signed_pages', 'version' | 'page' | 'seen' | 'madeAt'>

/** Pictures of the signed pages of a will, by the version whose documents were signed. */
export const createSignedPageStore = (db: Database, vault: Vault) => {
  const pages = records(db, 'signed_pages', vault)
  return {
    /** The owner's, without the pictures: the newest version first, its pages in order. */
    list: (userId: number): Promise<SignedPage[]> =>
      pages.all({ userId }, { by: ['-version', 'page'], only: ['version', 'page', 'seen', 'madeAt'] }),
    /** In place of an earlier picture of the page. */
    keep: async (userId: number, page: Omit<NewRecord<'signed_pages'>, 'userId'>): Promise<void> => {
      await pages.remove({ userId, version: page.version, page: page.page })
      await pages.add({ ...page, userId })
    },
    jpeg: async (userId: number, version: number, page: number): Promise<Uint8Array | undefined> =>
      (await pages.first({ userId, version, page }, { only: ['jpeg'] }))?.jpeg,
    remove: (userId: number, version: number, page: number) => pages.remove({ userId, version, page }),
  }
}
