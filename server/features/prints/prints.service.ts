import type { AskForPrint, PrintsReply, ShownPrint } from '#core/api/documents.ts'
import { addressGiven } from '#core/rules/fields.rules.ts'
import { codeOf, type Edition } from '#core/signing/editions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Print } from '../../db/repositories/prints.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { printToMakeMail } from '../../mail/templates/orders.ts'
import { Invalid, NotFound, refuseProblems } from '../../platform/errors.ts'
import type { DocumentsService } from '../documents/documents.service.ts'
import { paperIn } from '../documents/pack-reply.ts'
import { type Looked, lookedAt, type PrintWork, stateOfPrint } from './print-desk.ts'

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today'> &
  Pick<Stores, 'prints' | 'wills' | 'issuedDocuments'> & {
    readonly documents: Pick<DocumentsService, 'list'>
    readonly work: PrintWork
    /** Where the printer is told of a print. */
    readonly printMail: string
  }

type Now = { readonly will: Will | undefined; readonly looked: Looked | undefined }

/** The customer's side of a bound print. */
export const createPrintsService = (deps: Deps) => {
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
      if (!newest.consentGiven)
        throw new Invalid({ consent: ['CONSENT_NEEDED'] }, 'Agree to both statements on your documents page first.')
      if (!newest.upToDate || fingerprint === undefined)
        throw new Invalid(
          {},
          'Your will is not complete at the moment. Finish it on your summary, then ask for the print.',
        )
      await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        if (!(await stores.prints.owedTo(userId)).includes(order))
          throw new NotFound('There is no print to post for this order. Look at the orders on your account page.')
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
