import type { AskForPrint, PrintState, PrintsReply, ShownPrint } from '#core/api/documents.ts'
import { posted } from '#core/catalogue/products.ts'
import { addressGiven } from '#core/rules/fields.rules.ts'
import { codeOf, type Edition } from '#core/signing/editions.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Address, Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { OwedPrint, Print } from '../../db/repositories/prints.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { printHeldMail, printPostedMail, printToMakeMail } from '../../mail/templates/orders.ts'
import { Invalid, NotFound, refuseProblems } from '../../platform/errors.ts'
import { type DocumentsService, noteDelivery } from '../documents/documents.service.ts'
import { BOUND_WILL, paperIn } from '../documents/pack-reply.ts'

export type QueuedPrint = OwedPrint & { readonly state: PrintState }

/** What the printer needs: the pages, and where they go. */
export type PrintToMake = { readonly name: string; readonly address: Address; readonly pdf: Uint8Array }

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'homeUrl'> &
  Pick<Stores, 'prints' | 'wills' | 'issuedDocuments'> & {
    /** In a transaction, what `lookedAtBefore` gave. */
    readonly work: PrintWork
  }

/**
 * The words of the wills that are to be printed, all of them or that of one order, drafted before a transaction begins: it would
 * keep everybody's saves waiting. A will that is saved in between is drafted by nobody, and its print is held until it is asked again.
 */
export const lookedAtBefore = async (
  { prints, wills }: Pick<Stores, 'prints' | 'wills'>,
  work: PrintWork,
  today: Day,
  only?: number,
): Promise<PrintWork> => {
  const known = new Map<string, string | undefined>()
  const keyOf = ({ id, version }: Will) => `${id} ${version}`
  for (const { orderId, userId, print } of await prints.owed()) {
    if (!print || (only !== undefined && orderId !== only)) continue
    const will = (await wills.find(userId))?.will
    if (will) known.set(keyOf(will), await work.fingerprint(will, today))
  }
  return { fingerprint: async (will) => known.get(keyOf(will)) }
}

type Waiting = { readonly print: Print; readonly will: Will }

/** The printer's side of bound prints, each by the number of its order. */
export type PrintDesk = ReturnType<typeof createPrintDesk>

export const createPrintDesk = (deps: Deps) => {
  const { prints, work, inTransaction, enqueueMail, clock, today, homeUrl } = deps

  const willOf = async (stores: Pick<Stores, 'wills'>, userId: number): Promise<Will | undefined> =>
    (await stores.wills.find(userId))?.will

  const waiting = async (stores: Pick<Stores, 'prints' | 'wills'>, orderId: number): Promise<Waiting | undefined> => {
    const owed = (await stores.prints.owed()).find((each) => each.orderId === orderId)
    const will = owed && (await willOf(stores, owed.userId))
    const isWaiting =
      owed?.print && will && stateOfPrint(owed.print, will, await lookedAt(work, will, today())) === 'waiting'
    return isWaiting ? { print: owed.print, will } : undefined
  }

  /** Until the transaction ends, the customer cannot ask for another. */
  const lockedAndWaiting = async (stores: Stores, orderId: number): Promise<Waiting | undefined> => {
    const seen = (await stores.prints.owed()).find((each) => each.orderId === orderId)
    if (!seen) return undefined
    await stores.entitlements.lock(seen.userId)
    return waiting(stores, orderId)
  }

  /** The newest version with the will that is printed. */
  const versionOf = async (
    { issuedDocuments }: Pick<Stores, 'issuedDocuments'>,
    { userId, fingerprint }: Print,
  ): Promise<number | undefined> =>
    (await issuedDocuments.list(userId)).find((pack) => pack.fingerprint === fingerprint)?.version

  return {
    /** Those that are paid for and not sent, the oldest order first. */
    queue: async (): Promise<QueuedPrint[]> => {
      const owed = await prints.owed()
      return Promise.all(
        owed.map(async (each) => {
          const will = await willOf(deps, each.userId)
          return { ...each, state: stateOfPrint(each.print, will, await lookedAt(work, will, today())) }
        }),
      )
    },

    /** Undefined unless the print waits to be made. Notes that the printer has these pages and this address. */
    open: (orderId: number): Promise<PrintToMake | undefined> =>
      inTransaction(async (stores) => {
        const found = await lockedAndWaiting(stores, orderId)
        if (!found) return undefined
        const { print, will } = found
        const version = await versionOf(stores, print)
        const address = await stores.prints.address(print)
        const fileOf = (name: string) =>
          version === undefined ? undefined : stores.issuedDocuments.file(print.userId, version, name)
        // What was issued before bound copies were told apart has only the normal will.
        const file = (await fileOf(BOUND_WILL)) ?? (await fileOf('will'))
        if (!file || !address) return undefined
        await stores.prints.show(orderId, clock())
        return { name: fullNameOf(will.details), address, pdf: file.pdf }
      }),

    /**
     * Notes that it was posted, and tells the customer by mail: in one transaction. From then on its money does not go back with a
     * button. `asked again`: the printer has not been given what the customer asks for now, so other pages were posted, or elsewhere.
     */
    send: (orderId: number, tracking: string): Promise<'sent' | 'not waiting' | 'asked again'> =>
      inTransaction(async (stores) => {
        const found = await lockedAndWaiting(stores, orderId)
        const user = found && (await stores.users.find(found.print.userId))
        const version = found && (await versionOf(stores, found.print))
        if (!user || version === undefined) return 'not waiting'
        if (found.print.shownAt === undefined) return 'asked again'
        const { userId } = found.print
        const at = clock()
        await stores.prints.send(orderId, at, tracking)
        await stores.deliveries.note(orderId, 'print', at)
        // The paper is the will: what paid for the will has been delivered too.
        await stores.issuedDocuments.markDownloaded(userId, version, at)
        await noteDelivery(stores, userId, ['will'], at)
        // A print is used up by being posted. The customer may buy another one.
        for (const each of posted) await stores.entitlements.revokeOne(orderId, each, at)
        await stores.audit.add(userId, 'a bound print was posted', at)
        await enqueueMail(stores.outbox, 'a print was posted', printPostedMail(user, { tracking, baseUrl: homeUrl() }))
        return 'sent'
      }),
  }
}

/** What the foot of each page of a will would say; undefined when the will is not complete. */
export type PrintWork = { fingerprint(will: Will, today: Day): Promise<string | undefined> }

/** The words of a will as they were looked at, outside of any transaction: the will is drafted for it. */
type Looked = { readonly version: number; readonly fingerprint: string | undefined }

const lookedAt = async (work: PrintWork, will: Will | undefined, today: Day): Promise<Looked | undefined> =>
  will && { version: will.version, fingerprint: await work.fingerprint(will, today) }

/**
 * A print belongs to one text of the will, and is held when the answers make another, or have been saved since they were looked at.
 */
const stateOfPrint = (print: Print | undefined, will: Will | undefined, looked: Looked | undefined): PrintState => {
  if (print === undefined) return 'to ask'
  if (print.sentAt !== undefined) return 'sent'
  return will && looked?.version === will.version && looked.fingerprint === print.fingerprint ? 'waiting' : 'held'
}

/** Milliseconds without a save after which a customer is no longer at work on the will. */
const QUIET_MS = 60 * 60_000

/**
 * Tells each customer once that their print is held because the will has changed, and forgets that when the will is as it was.
 * The number of customers told. Killed in between, it tells no customer twice.
 */
export const createHeldPrints = ({
  prints,
  wills,
  work,
  inTransaction,
  enqueueMail,
  clock,
  today,
  homeUrl,
}: Omit<Deps, 'issuedDocuments'>) => {
  /** True when the customer is told now. In a transaction that has locked the owner's entitlements. */
  const tell = async (stores: Stores, print: Print, looked: Looked | undefined): Promise<boolean> => {
    const { userId, orderId, heldToldAt } = print
    const stored = await stores.wills.find(userId)
    // Saved since it was looked at: the next round looks again.
    if (stored?.will.version !== looked?.version) return false
    const isHeld = stateOfPrint(print, stored?.will, looked) === 'held'
    if (!isHeld && heldToldAt !== undefined) await stores.prints.noteHeld(orderId, undefined)
    if (!isHeld || heldToldAt !== undefined) return false
    const user = await stores.users.find(userId)
    const isQuiet = stored !== undefined && clock().getTime() - stored.updatedAt.getTime() >= QUIET_MS
    if (!user || !isQuiet) return false
    await stores.prints.noteHeld(orderId, clock())
    return enqueueMail(stores.outbox, 'a print is held', printHeldMail(user, homeUrl()))
  }

  return async (): Promise<number> => {
    let told = 0
    for (const { userId, orderId } of await prints.owed()) {
      const looked = await lookedAt(work, (await wills.find(userId))?.will, today())
      const isTold = await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        // It may have been sent, refunded or asked for again since.
        if (!(await stores.prints.owedTo(userId)).includes(orderId)) return false
        const print = (await stores.prints.of(userId)).find((each) => each.orderId === orderId)
        return print !== undefined && tell(stores, print, looked)
      })
      if (isTold) told += 1
    }
    return told
  }
}

type PrintsDeps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today'> &
  Pick<Stores, 'prints' | 'wills' | 'issuedDocuments'> & {
    readonly documents: Pick<DocumentsService, 'list'>
    readonly work: PrintWork
    /** Where the printer is told of a print. */
    readonly printMail: string
  }

type Now = { readonly will: Will | undefined; readonly looked: Looked | undefined }

/** The customer's side of a bound print. */
export const createPrintsService = (deps: PrintsDeps) => {
  const { prints, wills, issuedDocuments, documents, inTransaction, enqueueMail, work, clock, today, printMail } = deps

  /** What was issued before bound copies were told apart is printed as the normal will. */
  const editionOf = async (userId: number, { fingerprint }: Print): Promise<Edition> =>
    paperIn(await issuedDocuments.list(userId), { fingerprint, edition: 'bound' }) ? 'bound' : 'normal'

  const shown = async (userId: number, order: number, print: Print | undefined, now: Now): Promise<ShownPrint> => {
    const address = print && (await prints.address(print))
    return {
      order,
      state: stateOfPrint(print, now.will, now.looked),
      ...(address && { address }),
      ...(print && { code: codeOf(print.fingerprint, await editionOf(userId, print)) }),
      ...(print?.sentAt && { sent: print.sentAt.toISOString() }),
      ...(print?.tracking !== undefined && { tracking: print.tracking }),
    }
  }

  const list = async (userId: number): Promise<PrintsReply> => {
    const asked = await prints.of(userId)
    const owed = await prints.owedTo(userId)
    const orders = new Set([...owed, ...asked.flatMap(({ orderId, sentAt }) => (sentAt ? [orderId] : []))])
    const newestFirst = (await prints.ordersOf(userId)).filter((order) => orders.has(order))
    const will = (await wills.find(userId))?.will
    const isToMake = asked.some(({ sentAt }) => sentAt === undefined)
    const now = { will, looked: isToMake ? await lookedAt(work, will, today()) : undefined }
    const each = newestFirst.map((order) =>
      shown(
        userId,
        order,
        asked.find(({ orderId }) => orderId === order),
        now,
      ),
    )
    return { prints: await Promise.all(each) }
  }

  return {
    list,

    /**
     * Says that the newest will is printed and where it goes; again, until it is sent. Throws NotFound without such an order that
     * is paid for, and Invalid without the consents to a download, or while no newest will can be made.
     */
    ask: async (userId: number, { order, address }: AskForPrint): Promise<PrintsReply> => {
      refuseProblems(addressGiven('address', address, 'POSTCODE_NOT_UK'))
      const newest = await documents.list(userId)
      const { fingerprint } = newest
      if (!newest.consentGiven) throw new Invalid({ consent: ['CONSENT_NEEDED'] }, refusals.agreeToBothStatements)
      if (!newest.upToDate || fingerprint === undefined) throw new Invalid({}, refusals.notCompleteToPrint)
      await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        if (!(await stores.prints.owedTo(userId)).includes(order)) throw new NotFound(refusals.noPrintToPost)
        const isFirst = (await stores.prints.of(userId)).every(({ orderId }) => orderId !== order)
        await stores.prints.ask({ userId, orderId: order, fingerprint, address, at: clock() })
        if (!isFirst) return
        await stores.audit.add(userId, 'asked for a bound print', clock())
        await enqueueMail(stores.outbox, 'a print to make', printToMakeMail(printMail, order))
      })
      return list(userId)
    },
  }
}
