import type { ConsentPurpose } from '#core/api/desk-acts.ts'
import type { Stores } from '../../db/stores.ts'

/** What is opened: a customer's will, a reading by its number, a print by the number of its order, a case by its number. */
export type Sealed = {
  readonly userId?: number
  readonly reading?: number
  readonly print?: number
  readonly referral?: number
}

type Opening = Sealed & { readonly staffId: number; readonly firm?: string | undefined }

/** What gives each consent, how long it lasts, and whom it lets in. All of it is looked at in the transaction that opens. */
const holds: Record<ConsentPurpose, (stores: Stores, opening: Opening, now: Date) => Promise<boolean>> = {
  /** Given by asking for a reading; for the reader who took it; until it is withdrawn or the findings are sent. */
  read: async ({ expertReviews }, { reading, staffId }) => {
    const asked = reading === undefined ? undefined : await expertReviews.find(reading)
    return asked !== undefined && asked.sentAt === undefined && asked.takenBy === staffId
  },
  /** Given by saying where the print goes; until it is posted, or the customer asks for something else. */
  print: async ({ prints }, { print }) => {
    const owed = (await prints.owed()).find(({ orderId }) => orderId === print)
    return owed?.print !== undefined && owed.print.sentAt === undefined
  },
  /** Given in the account, for a day; until it is taken back. */
  help: async ({ deskConsents }, { userId }, now) =>
    userId !== undefined && (await deskConsents.living(userId, now)).some(({ purpose }) => purpose === 'help'),
  /** Given for one firm of the operator's list, for its people; until it is taken back, is answered for good, or its days are over. */
  refer: async ({ referrals }, { referral, firm }, now) => {
    const found = referral === undefined ? undefined : await referrals.find(referral)
    return found !== undefined && found.ended === undefined && found.endsAt > now && found.firm === firm
  },
}

/** Whether the customer agrees, at this moment, to what is opened for this purpose. */
export const consentHolds = (stores: Stores, purpose: ConsentPurpose, opening: Opening, now: Date): Promise<boolean> =>
  holds[purpose](stores, opening, now)
