/**
 * What a signing needs on a device without a network: the names of the will, and the plan, sent or not. A log-out, a signed will
 * and a day's time delete it.
 */
import type { FormReply } from '#core/api/wills.ts'
import type { Paper } from '#core/signing/editions.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { forgetSealed, seal, unseal } from './sealed-entries.ts'

const NAME = 'signing-day'

export type KeptForTable = {
  readonly form: FormReply
  /** Of the newest printed will. */
  readonly newest?: string | undefined
  /** The editions of it that the customer has. */
  readonly papers?: readonly Paper[] | undefined
  /** The plan in `form` has not reached the server. */
  readonly unsent: boolean
}

export const forgetTable = (): Promise<void> => forgetSealed(NAME)

let written: Promise<void> = Promise.resolve()

/** The newest call is what stays. Rejects where the browser has no such storage, or it is full. */
export const keepForTable = (kept: KeptForTable): Promise<void> => {
  const write = () => seal(NAME, kept.form.user.id, kept, Date.now() + DAY_MS)
  written = written.then(write, write)
  return written
}

/** What is kept for this customer. What is kept for another, or has been kept for a day, is deleted. */
export const keptForTable = (user: number | undefined): Promise<KeptForTable | undefined> =>
  unseal<KeptForTable>(NAME, user)
