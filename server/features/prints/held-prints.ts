import type { PrintState } from '#core/api/documents.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { Print } from '../../db/repositories/prints.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { printHeldMail } from '../../mail/templates/prints.ts'

/** What the foot of each page of a will would say; undefined when the will is not complete. */
export type PrintWork = { fingerprint(will: Will, today: Day): Promise<string | undefined> }

/** The words of a will as they were looked at, outside of any transaction: the will is drafted for it. */
export type Looked = { readonly version: number; readonly fingerprint: string | undefined }

export const lookedAt = async (work: PrintWork, will: Will | undefined, today: Day): Promise<Looked | undefined> =>
  will && { version: will.version, fingerprint: await work.fingerprint(will, today) }

/**
 * A print belongs to one text of the will, and is held when the answers make another, or have been saved since they were looked at.
 */
export const stateOfPrint = (
  print: Print | undefined,
  will: Will | undefined,
  looked: Looked | undefined,
): PrintState => {
  if (print === undefined) return 'to ask'
  if (print.sentAt !== undefined) return 'sent'
  return will && looked?.version === will.version && looked.fingerprint === print.fingerprint ? 'waiting' : 'held'
}

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'homeUrl'> &
  Pick<Stores, 'prints' | 'wills'> & { readonly work: PrintWork }

/** Milliseconds without a save after which a customer is no longer at work on the will. */
const QUIET_MS = 60 * 60_000

/**
 * Tells each customer once that their print is held because the will has changed, and forgets that when the will is as it was.
 * The number of customers told. Killed in between, it tells no customer twice.
 */
export const createHeldPrints = ({ prints, wills, work, inTransaction, enqueueMail, clock, today, homeUrl }: Deps) => {
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
