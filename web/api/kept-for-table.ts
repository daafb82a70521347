/**
 * What a signing needs on a device without a network: the names of the will, the plan, and what could not be sent yet. Encrypted
 * with a key that this browser holds and gives to no script; a log-out, a signed will and a day's time delete both.
 */
import { del, get, set } from 'idb-keyval'
import type { NoteSigning } from '#core/api/after-signing.ts'
import type { FormReply } from '#core/api/wills.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'

const NAME = 'signing-day'
/** The database of `idb-keyval`. */
const STORE = 'keyval-store'

export type KeptForTable = {
  readonly form: FormReply
  /** Of the newest printed will. */
  readonly newest?: string | undefined
  readonly pages?: number | undefined
  /** The plan in `form` has not reached the server. */
  readonly unsent: boolean
  /** The will is signed, and the server has not been told. */
  readonly noted?: NoteSigning | undefined
}

/** What IndexedDB holds. `until`: in milliseconds since 1970. */
type Entry = {
  readonly user: number
  readonly key: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
  readonly until: number
}

/**
 * The will with the names and little else. Its version is 0, which is older than any that is saved: a page that took it for the
 * will could not save it.
 */
export const willForTable = (will: Will): Will => ({
  ...newWill(will.id),
  paid: will.paid,
  details: {
    first_name: will.details.first_name,
    middle_name: will.details.middle_name,
    last_name: will.details.last_name,
    also_known_as: will.details.also_known_as,
  },
  status: will.status,
  haveChildren: will.haveChildren,
  persons: will.persons.map(({ email: _email, description: _description, dob: _dob, ...person }) => person),
  gifts: will.gifts.map(
    ({ amount: _amount, message: _message, number: _number, provider: _provider, ...gift }) => gift,
  ),
  executor: will.executor,
  executorBackup: will.executorBackup,
  ...(will.signingPlan && { signingPlan: will.signingPlan }),
  ...(will.signing && { signing: will.signing }),
  ...(will.attestation && { attestation: will.attestation }),
})

/** To ask an IndexedDB that is not there would make it. A browser that cannot list them is asked all the same. */
const mayBeThere = async (): Promise<boolean> => {
  const { databases } = indexedDB as { databases?: IDBFactory['databases'] }
  if (!databases) return true
  return (await databases.call(indexedDB)).some(({ name }) => name === STORE)
}

export const forgetTable = async (): Promise<void> => {
  if (await mayBeThere()) await del(NAME)
}

/** Rejects where the browser has no such storage, or it is full. */
export const keepForTable = async (kept: KeptForTable): Promise<void> => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(kept))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  await set(NAME, { user: kept.form.user.id, key, iv, data, until: Date.now() + DAY_MS } satisfies Entry)
}

/** What is kept for this customer. What is kept for another, or has been kept for a day, is deleted. */
export const keptForTable = async (user: number | undefined): Promise<KeptForTable | undefined> => {
  const entry = await mayBeThere().then(
    (there) => (there ? get<Entry>(NAME).catch(() => undefined) : undefined),
    () => undefined,
  )
  if (!entry) return undefined
  if (entry.user !== user || entry.until < Date.now()) {
    await forgetTable()
    return undefined
  }
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: entry.iv }, entry.key, entry.data)
    return JSON.parse(new TextDecoder().decode(bytes)) as KeptForTable
  } catch {
    return undefined
  }
}
