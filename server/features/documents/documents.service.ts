import { hash } from 'node:crypto'
import type { Advice } from '#core/advice/advice.ts'
import type { DocumentsReply } from '#core/api/documents.ts'
import { flagsOf, ownWill, placeInConfirmedPair } from '#core/catalogue/products.ts'
import { deliveredWith, productsDeliveredBy } from '#core/catalogue/refundability.ts'
import type { StepProblem } from '#core/journey/walk.ts'
import type { Language } from '#core/language.ts'
import type { Code } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { archiveStatement, sealed } from '#documents/archive-copy.ts'
import type { PdfFile } from '#documents/renderer.ts'
import { saidInWelsh, saidToReader } from '#drafting/pack/said-to-reader.ts'
import { saysTheSame, whatChanged } from '#drafting/pack/what-changed.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Signer } from '../../crypto/service-keys.ts'
import type { IssuedPack, NewIssuedFile } from '../../db/repositories/issued-documents.store.ts'
import type { WillStore } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, PaymentNeeded } from '../../platform/errors.ts'
import type { OrderMails } from '../payments/order-mails.ts'
import { assertNoAdvice, stepErrors } from '../wills/save.rules.ts'
import type { WillsService } from '../wills/wills.service.ts'
import {
  ARCHIVE,
  adviceSince,
  BOUND,
  BOUND_WILL,
  documentOfFile,
  isCopy,
  LARGE_PRINT,
  type PackFiles,
  packReply,
  paperIn,
  sinceSigning,
  titleOfFile,
} from './pack-reply.ts'
import type { Copy, DocumentRenderer, Pack, PackPart, RenderedDocument, WillPages } from './render-pack.ts'

type Deps = Means<'inTransaction' | 'clock' | 'today'> &
  Pick<Stores, 'issuedDocuments' | 'entitlements' | 'consents' | 'prints' | 'users'> & {
    readonly wills: Pick<WillsService, 'paid' | 'stored'>
    readonly revisions: Pick<WillStore, 'past' | 'at'>
    readonly renderer: DocumentRenderer
    readonly work: {
      problems(will: Will, today: Day): Promise<readonly StepProblem[]>
      stopping(will: Will, today: Day): Promise<readonly Advice[]>
      /** SHA-256 of the answers that the documents are made from. */
      answersHash(will: Will): Promise<string>
      zip(whose: number, pack: PackFiles): Promise<Uint8Array>
      handOver(will: Will, today: Day): Promise<Uint8Array>
    }
    readonly signer: Signer
    readonly mails: Pick<OrderMails, 'downloadConsent'>
  }

const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex')

const wasDownloaded = ({ downloaded }: IssuedPack): boolean => downloaded !== undefined

type Issued = {
  readonly packs: readonly IssuedPack[]
  readonly upToDate: boolean
  /** Why no new version was issued. */
  readonly stopped: readonly Advice[]
}

/** An archive copy with the seal of the service in place of the blank one. A changed bit anywhere in the file breaks it. */
const sealedArchive = async (blank: Uint8Array, signer: Signer): Promise<Uint8Array> => {
  const signature = await signer.sign(archiveStatement(blank))
  return sealed(blank, await signer.publicKey(), Buffer.from(signature, 'base64url'))
}

const isWill = ({ id }: PackPart): boolean => id === 'will'

/**
 * Every document of a pack, in their order: one file after the other, each a piece of work of its own, so that nobody waits for all of
 * a long pack. The will comes first, because others speak of its pages. Rejects with what any one of them rejects with.
 */
export const printed = async ({ parts, file }: Pack): Promise<RenderedDocument[]> => {
  const print = async (at: number, { copies, ...about }: PackPart, pages: WillPages): Promise<RenderedDocument> => {
    const normal = await file(at, undefined, pages)
    const others: Partial<Record<Copy, PdfFile>> = {}
    for (const copy of copies) others[copy] = await file(at, copy, pages)
    return { ...about, ...normal, ...others }
  }
  const at = parts.findIndex(isWill)
  const there = parts[at]
  if (!there) throw new Error('A pack has a will')
  const will = await print(at, there, {})
  const pages = { normal: will.pages, large: will.largePrint?.pages, bound: will.bound?.pages }
  const all: RenderedDocument[] = []
  for (const [place, part] of parts.entries()) all.push(isWill(part) ? will : await print(place, part, pages))
  return all
}

const issuedFile = (name: string, pdf: Uint8Array): NewIssuedFile => ({ name, sha256: sha256(pdf), pdf })

const filesOf = async (
  { id, pdf, firstPage, largePrint, bound, archive }: RenderedDocument,
  signer: Signer,
): Promise<readonly NewIssuedFile[]> => [
  { ...issuedFile(id, pdf), firstPage },
  ...(largePrint ? [issuedFile(`${id}${LARGE_PRINT}`, largePrint.pdf)] : []),
  ...(bound ? [issuedFile(`${id}${BOUND}`, bound.pdf)] : []),
  ...(archive ? [issuedFile(`${id}${ARCHIVE}`, await sealedArchive(archive.pdf, signer))] : []),
]

const incomplete = (problems: readonly StepProblem[]): Invalid =>
  new Invalid(stepErrors(problems), refusals.notCompleteToDownload)

const isOfHealth = (file: string): boolean => documentOfFile(file).endsWith('-health')

/** The orders that pay for the power of attorney of each sheet: of two that were bought one by one, the first for the one at the head. */
const ordersOfPowers = async (
  { entitlements, wills }: Pick<Stores, 'entitlements' | 'wills'>,
  userId: number,
  sheets: readonly string[],
): Promise<readonly number[]> => {
  const paying = await entitlements.ordersOf(userId, productsDeliveredBy('power of attorney'))
  const [first, second] = paying
  if (first === undefined || second === undefined) return paying
  const head = (await wills.find(userId))?.will.powers?.[0]?.type
  return [...new Set(sheets.map((file) => (isOfHealth(file) === (head === 'Health and welfare') ? first : second)))]
}

type Noting = Pick<Stores, 'entitlements' | 'deliveries' | 'couples' | 'wills'>

/**
 * Notes for every order that pays for one of these files that it was delivered, and for the order of the buyer when they are a
 * partner's. `files` are those that the customer took, and no others of their version. In a transaction that has locked the
 * customer's entitlements.
 */
export const noteDelivery = async (
  stores: Noting,
  userId: number,
  files: readonly string[],
  at: Date,
): Promise<void> => {
  const { entitlements, deliveries, couples } = stores
  const taken = Map.groupBy(files, (file) => deliveredWith(documentOfFile(file)))
  for (const [what, those] of taken) {
    if (what === undefined) continue
    const orders =
      what === 'power of attorney'
        ? await ordersOfPowers(stores, userId, those)
        : await entitlements.ordersOf(userId, productsDeliveredBy(what))
    for (const orderId of orders) {
      await deliveries.note(orderId, what, at)
      const buyers = what === 'documents' ? await couples.buyersOrder(orderId) : undefined
      if (buyers !== undefined) await deliveries.note(buyers, 'partner documents', at)
    }
  }
}

const noConsent = (): Invalid => {
  const code: Code = 'CONSENT_NEEDED'
  return new Invalid({ consent: [code] }, refusals.tickBothStatements)
}

export type DocumentsService = ReturnType<typeof createDocumentsService>

export const createDocumentsService = (deps: Deps) => {
  const { wills, renderer, signer, issuedDocuments, entitlements, consents, prints, users, inTransaction, mails } = deps
  const { work, clock, today } = deps

  const consented = async (userId: number): Promise<boolean> => {
    const order = await entitlements.orderOf(userId, ownWill)
    return order !== undefined && (await consents.given(userId, order))
  }

  /** Records that files of a version were taken. It ends the refund of what they deliver: the lock prevents that both happen. */
  const recordDownload = (userId: number, version: number, files: readonly string[]): Promise<void> =>
    inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      if (flagsOf(await stores.entitlements.held(userId)).paid !== 1) throw new PaymentNeeded()
      const order = await stores.entitlements.orderOf(userId, ownWill)
      if (order === undefined || !(await stores.consents.given(userId, order))) throw noConsent()
      await stores.issuedDocuments.markDownloaded(userId, version, clock())
      await noteDelivery(stores, userId, files, clock())
      await stores.wills.keep(userId, 'downloaded')
      await stores.audit.add(userId, 'downloaded documents', clock(), { version, files })
    })

  const issue = async (
    userId: number,
    will: Will,
    pack: Pack,
    before: readonly IssuedPack[],
    language: Language | undefined,
  ): Promise<boolean> => {
    const welsh = await saidInWelsh(language)
    const [newest] = before
    // A version that was never downloaded is replaced. Changes are listed since the last version that was downloaded.
    const last = newest && !newest.downloaded ? before[1] : newest
    const { contents } = pack
    const answersHash = await work.answersHash(will)
    const rendered = await printed(pack)
    return issuedDocuments.add(
      userId,
      {
        version: (last?.version ?? 0) + 1,
        made: clock(),
        downloaded: undefined,
        answersHash,
        fingerprint: pack.fingerprint,
        contents,
        changed: last ? saidToReader(welsh, () => whatChanged(last.contents, contents)) : [],
        documents: rendered.map(({ id, title, purpose, pages, letter, firstPage, largePrint, bound, archive }) => ({
          id,
          title,
          purpose,
          pages,
          ...(letter && { letter }),
          ...(firstPage && { drawn: true as const }),
          ...(largePrint && { largePrintPages: largePrint.pages }),
          ...(bound && { boundPages: bound.pages }),
          ...(archive && { archivePages: archive.pages }),
        })),
      },
      (await Promise.all(rendered.map((document) => filesOf(document, signer)))).flat(),
    )
  }

  /** All issued versions, the newest first, after issuing a new one if the current answers call for it. */
  const upToDate = async (userId: number): Promise<Issued> => {
    const will = await wills.paid(userId)
    const all = await issuedDocuments.list(userId)
    const downloaded = all.filter(wasDownloaded)
    const signed = will.signing && paperIn(all, will.signing)
    const pair = placeInConfirmedPair(await entitlements.held(userId))
    const language = (await users.find(userId))?.language
    const made = await renderer.pack(will, today(), pair, signed, language)
    // The checkout checks this, but a customer with a sponsor never passes the checkout.
    const stopped = await adviceSince({ wills: deps.revisions, work, today: today() }, userId, will, downloaded[0])
    // What was downloaded stays with the customer; a version that never was is kept back.
    const before = stopped.length > 0 ? downloaded : all
    if (!made.ok) {
      if (before.length === 0) throw incomplete(made.problems)
      return { packs: before, upToDate: false, stopped }
    }
    // A customer with a sponsor never passes the checkout, so the situation questions are asked for before the first version.
    const missing = all.length === 0 ? await work.problems(will, today()) : []
    if (missing.length > 0) throw incomplete(missing)
    const [newest] = before
    if (newest && saysTheSame(newest.contents, made.pack.contents))
      return { packs: before, upToDate: true, stopped: [] }
    if (stopped.length > 0) {
      if (before.length === 0) assertNoAdvice(stopped)
      return { packs: before, upToDate: false, stopped }
    }
    // Another request may have issued this version in the meantime: start again with what it stored.
    if (!(await issue(userId, will, made.pack, before, language))) return upToDate(userId)
    return { packs: await issuedDocuments.list(userId), upToDate: true, stopped: [] }
  }

  /** Throws Invalid when the version was never downloaded and advice has come up since it was made. */
  const assertMayHave = async (userId: number, will: Will, version: number): Promise<void> => {
    const packs = await issuedDocuments.list(userId)
    const asked = packs.find((pack) => pack.version === version)
    if (asked === undefined || wasDownloaded(asked)) return
    assertNoAdvice(
      await adviceSince({ wills: deps.revisions, work, today: today() }, userId, will, packs.find(wasDownloaded)),
    )
  }

  const versionOf = async (userId: number, version: number | undefined): Promise<number> => {
    if (version !== undefined) {
      await assertMayHave(userId, await wills.paid(userId), version)
      return version
    }
    const { packs, upToDate: current, stopped } = await upToDate(userId)
    const [newest] = packs
    assertNoAdvice(stopped)
    // Without a version the customer means the document to sign now. An outdated one has to be requested by its version.
    if (!newest || !current) throw new Invalid({}, refusals.noLongerComplete)
    return newest.version
  }

  /** Which packs have a will that we print and bind for this customer: the newest, or the one that was posted. */
  const boundFor = async (userId: number): Promise<(pack: IssuedPack, index: number) => boolean> => {
    const isOwed = (await prints.owedTo(userId)).length > 0
    const posted = (await prints.of(userId)).filter(({ sentAt }) => sentAt !== undefined)
    return ({ fingerprint }, index) =>
      (isOwed && index === 0) || posted.some((print) => print.fingerprint === fingerprint)
  }

  return {
    /**
     * The newest documents, issued now if the answers have changed what they say, and the earlier ones. Answers that are not
     * complete, or that new advice stops, issue nothing: the reply then has what was downloaded before.
     * Throws PaymentNeeded until the will is paid for, and Invalid when nothing was downloaded and the will is not complete, or
     * there is advice to read first.
     */
    list: async (userId: number): Promise<DocumentsReply> => {
      const { packs, upToDate: current, stopped } = await upToDate(userId)
      const { will } = await wills.stored(userId)
      const isBound = await boundFor(userId)
      const [newest, ...earlier] = packs.map((pack, index) =>
        packReply(pack, packs[index + 1], will, isBound(pack, index)),
      )
      if (!newest) throw new NotFound(refusals.thereAreNoDocumentsYet)
      const advice = stopped.map(({ id, level, step, message }) => ({ id, level, step, message }))
      const welsh = await saidInWelsh((await users.find(userId))?.language)
      return {
        ...newest,
        upToDate: current,
        stopped: advice,
        consentGiven: await consented(userId),
        ...saidToReader(welsh, () => sinceSigning(packs, will)),
        earlier,
      }
    },

    /** Records the statements to agree to before the first download. Throws PaymentNeeded. */
    consent: async (userId: number): Promise<void> => {
      await inTransaction(async (stores) => {
        const order = await stores.entitlements.orderOf(userId, ownWill)
        if (order === undefined) throw new PaymentNeeded()
        if (await stores.consents.give(userId, order, clock())) await mails.downloadConsent(stores, userId)
      })
    },

    /** One file, of the newest version unless another is named. Throws as `list`, NotFound, and Invalid without consent. */
    file: async (userId: number, name: string, asked?: number): Promise<Uint8Array> => {
      const version = await versionOf(userId, asked)
      const file = name === BOUND_WILL ? undefined : await issuedDocuments.file(userId, version, name)
      if (!file) throw new NotFound(refusals.weCannotFindThatDocument)
      await recordDownload(userId, version, [name])
      return file.pdf
    },

    /**
     * A drawing of the first page of a file, compressed with gzip. It is no download, and needs no consent. Throws PaymentNeeded and
     * NotFound, and Invalid as `file` for a version that advice holds back.
     */
    firstPage: async (userId: number, name: string, version: number): Promise<Uint8Array> => {
      await assertMayHave(userId, await wills.paid(userId), version)
      const drawing = await issuedDocuments.firstPage(userId, version, name)
      if (!drawing) throw new NotFound(refusals.weCannotFindThatDocument)
      return drawing
    },

    /** All documents of a version as one zip, in the order of their list: in large print, each that there is in it. Throws as `file`. */
    pack: async (userId: number, size: { readonly largePrint: boolean }, asked?: number): Promise<Uint8Array> => {
      const version = await versionOf(userId, asked)
      const files = await issuedDocuments.files(userId, version)
      if (files.length === 0) throw new NotFound(refusals.weCannotFindThatVersion)
      const large = new Map(size.largePrint ? files.map((file) => [file.name, file]) : [])
      const taken = files.filter(({ name }) => !isCopy(name)).map((file) => large.get(file.name + LARGE_PRINT) ?? file)
      const names = taken.map(({ name }) => name)
      await recordDownload(userId, version, names)
      const about = (await issuedDocuments.list(userId)).find((pack) => pack.version === version)
      return work.zip(userId, {
        made: about?.made ?? clock(),
        files: taken.map(({ name, pdf }) => ({ title: titleOfFile(about?.documents ?? [], name), pdf })),
      })
    },

    /**
     * The newest summary with what each gets in pounds, made for this request and kept nowhere. Throws as `file`, and NotFound while
     * nothing is said to be worth anything.
     */
    inPounds: async (userId: number, size: { readonly largePrint: boolean }): Promise<Uint8Array> => {
      const version = await versionOf(userId, undefined)
      const { language } = (await users.find(userId)) ?? {}
      const file = await renderer.inPounds(await wills.paid(userId), today(), size, language)
      if (!file) throw new NotFound(refusals.sayFirstWhatYourThings)
      await recordDownload(userId, version, ['summary'])
      return file.pdf
    },

    /** What a law firm takes over of the newest will, as one zip, made for this request and kept nowhere. Throws as `file`. */
    forAFirm: async (userId: number): Promise<Uint8Array> => {
      const version = await versionOf(userId, undefined)
      const files = await work.handOver(await wills.paid(userId), today())
      await recordDownload(userId, version, ['will'])
      return files
    },
    inWords: async (userId: number, as: 'page' | 'braille'): Promise<string> => {
      await recordDownload(userId, await versionOf(userId, undefined), ['will'])
      const pair = placeInConfirmedPair(await entitlements.held(userId)) !== undefined
      return renderer.inWords(await wills.paid(userId), today(), as, pair, (await users.find(userId))?.language)
    },

    draft: async (userId: number): Promise<PdfFile> => renderer.draft((await wills.stored(userId)).will, today()),
  }
}
