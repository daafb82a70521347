import { type KeptPage, MOST_PICTURES, type NewSignedPage, type SignedPagesReply } from '#core/api/after-signing.ts'
import { codeOf } from '#core/signing/editions.ts'
import type { Will } from '#core/will/schema.ts'
import { jpegsAsPdf } from '#documents/filled-form.ts'
import type { IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { NotFound, TooLarge } from '../../platform/errors.ts'
import { packSigned } from '../watch/watch.service.ts'
import type { WillsService } from '../wills/wills.service.ts'

type Deps = Means<'inTransaction' | 'clock'> & { readonly wills: Pick<WillsService, 'paid'> }

const idOf = ({ version, page }: Pick<KeptPage, 'version' | 'page'>): string => `${version}-${page}`
const inId = (id: string): [version: number, page: number] => {
  const [version = 0, page = 0] = id.split('-').map(Number)
  return [version, page]
}

/** The paper that was signed: which of what was issued, in which edition, and its pages. */
export const paperSigned = (
  packs: readonly IssuedPack[],
  { signing }: Pick<Will, 'signing'>,
): SignedPagesReply['signed'] => {
  const pack = signing && packSigned(packs, signing)
  const will = pack?.documents.find(({ id }) => id === 'will')
  if (!signing || !pack || !will) return undefined
  const { edition = 'normal' } = signing
  const pages = { normal: will.pages, large: will.largePrintPages, bound: will.boundPages }[edition] ?? will.pages
  return {
    version: pack.version,
    edition,
    pages,
    ...(pack.fingerprint !== undefined && { code: codeOf(pack.fingerprint, edition) }),
  }
}

/** The pictures of a version as one file, a page each in their order. Undefined where there are none. */
export const signedPagesAsPdf = async (
  { signedPages }: Pick<Stores, 'signedPages'>,
  userId: number,
  version: number,
): Promise<Uint8Array | undefined> => {
  const kept = (await signedPages.list(userId)).filter((each) => each.version === version)
  const jpegs = await Promise.all(kept.map(({ page }) => signedPages.jpeg(userId, version, page)))
  const pictures = jpegs.filter((jpeg) => jpeg !== undefined)
  return pictures.length > 0 ? jpegsAsPdf(pictures) : undefined
}

/** Pictures of the pages of a will as they were signed. They prove nothing, and say where to look again. Throws PaymentNeeded. */
export type SignedPagesService = ReturnType<typeof createSignedPagesService>

export const createSignedPagesService = ({ wills, inTransaction, clock }: Deps) => {
  const replyIn = async (stores: Stores, userId: number, will: Will): Promise<SignedPagesReply> => {
    const signed = paperSigned(await stores.issuedDocuments.list(userId), will)
    const kept = await stores.signedPages.list(userId)
    return {
      ...(signed && { signed }),
      kept: kept.map(({ version, page, seen, madeAt }) => ({
        id: idOf({ version, page }),
        version,
        page,
        at: madeAt.toISOString(),
        ...seen,
      })),
    }
  }

  return {
    read: async (userId: number): Promise<SignedPagesReply> => {
      const will = await wills.paid(userId)
      return inTransaction((stores) => replyIn(stores, userId, will))
    },

    /** In place of the picture of the page before. Throws NotFound where no will was signed that has the page. */
    keep: async (userId: number, { page, jpeg, seen }: NewSignedPage): Promise<SignedPagesReply> => {
      const will = await wills.paid(userId)
      return inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const { signed, kept } = await replyIn(stores, userId, will)
        if (!signed || page > signed.pages) throw new NotFound()
        const { version } = signed
        const others = kept.filter(({ id }) => id !== idOf({ version, page }))
        if (others.length >= MOST_PICTURES) throw new TooLarge()
        await stores.signedPages.keep(userId, {
          version,
          page,
          jpeg: Buffer.from(jpeg.join(''), 'base64'),
          seen,
          madeAt: clock(),
        })
        return replyIn(stores, userId, will)
      })
    },

    /** Throws NotFound. */
    jpeg: async (userId: number, id: string): Promise<Uint8Array> => {
      await wills.paid(userId)
      const jpeg = await inTransaction((stores) => stores.signedPages.jpeg(userId, ...inId(id)))
      if (!jpeg) throw new NotFound()
      return jpeg
    },

    /** One that is not there, or not any more, is no error. */
    remove: async (userId: number, id: string): Promise<SignedPagesReply> => {
      const will = await wills.paid(userId)
      return inTransaction(async (stores) => {
        await stores.signedPages.remove(userId, ...inId(id))
        return replyIn(stores, userId, will)
      })
    },
  }
}
