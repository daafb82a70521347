import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { type NewRecord, type RecordOf, records } from '../records.ts'

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
