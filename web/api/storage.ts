import type { Marketing } from '#core/api/auth.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { ChangedPart, User } from '#core/api/wills.ts'
import type { ProductId } from '#core/catalogue/products.ts'
import { isLanguage } from '#core/language.ts'
import { isUuid } from '#core/text/contact.ts'
import type { Will } from '#core/will/schema.ts'

/**
 * Browser storage and its keys. Every value is read through its guard: damaged or foreign contents count as absent. Where the
 * browser refuses storage (private windows, full disks), values are held in memory while the page is open.
 */

type Guard<T> = (value: unknown) => value is T

const isString: Guard<string> = (value) => typeof value === 'string'
const isNumber: Guard<number> = (value) => typeof value === 'number'
const isTrack: Guard<'0' | '1'> = (value) => value === '0' || value === '1'
const isTrue: Guard<true> = (value) => value === true
const isStrings: Guard<string[]> = (value) => Array.isArray(value) && value.every(isString)
const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isUser: Guard<Partial<User> & Pick<User, 'id' | 'name'>> = (value): value is User =>
  isRecord(value) && typeof value.id === 'number' && isString(value.name)

/** What is being bought. Its guard is in the checkout, since the first page of a visitor does not load the products. */
export type KeptBasket = { readonly items: readonly ProductId[]; readonly promoCode?: string | undefined }

/** The basket is stored with an unpaid payment, so that a declined customer can try again with the same items. */
type PaymentInfo = Pick<CheckoutReply, 'external_id' | 'id'> & Partial<KeptBasket>

const isPaymentInfo: Guard<PaymentInfo> = (value): value is PaymentInfo =>
  isRecord(value) && isString(value.external_id) && isUuid(value.external_id) && typeof value.id === 'number'

const isOptional = (is: (value: unknown) => boolean, value: unknown): boolean => value === undefined || is(value)
const isMarketing: Guard<Marketing> = (value): value is Marketing =>
  isRecord(value) &&
  isOptional(isString, value.clickid) &&
  isOptional(isString, value.url) &&
  isOptional(isString, value.referrer) &&
  isOptional((query) => isRecord(query) && Object.values(query).every(isString), value.query)

const isWill: Guard<Will> = (value): value is Will =>
  isRecord(value) && typeof value.id === 'number' && typeof value.version === 'number' && Array.isArray(value.persons)

/** The answers of a step that have not reached the server yet. */
export type Unsaved = {
  /** The customer it belongs to. It is shown to no other customer on this browser. */
  readonly user: number
  readonly step: string
  /** The version of the will it was typed on. */
  readonly version: number
  readonly part: ChangedPart
  /** What the page holds outside the will, such as a person who is not added yet. */
  readonly pageState?: unknown
  /** A log-out came before the customer pressed Save. */
  readonly notSubmitted?: true
}

const isUnsaved = (value: unknown): value is Unsaved =>
  isRecord(value) &&
  typeof value.user === 'number' &&
  isString(value.step) &&
  typeof value.version === 'number' &&
  isRecord(value.part)
const isUnsavedList: Guard<Unsaved[]> = (value): value is Unsaved[] => Array.isArray(value) && value.every(isUnsaved)

/** The unsaved answers of a dialog. */
export type UnsavedDialog = {
  /** The customer it belongs to. It is shown to no other customer on this browser. */
  readonly user: number
  /** The page it was open on. */
  readonly path: string
  /** Which dialog: "persons 3", "new pets". */
  readonly dialog: string
  readonly value: object
}

const isUnsavedDialog = (value: unknown): value is UnsavedDialog =>
  isRecord(value) &&
  typeof value.user === 'number' &&
  isString(value.path) &&
  isString(value.dialog) &&
  isRecord(value.value)
const isUnsavedDialogs: Guard<UnsavedDialog[]> = (value): value is UnsavedDialog[] =>
  Array.isArray(value) && value.every(isUnsavedDialog)

/** Replaces browser storage for the tab where the browser refuses it. */
const memory = new Map<string, string>()

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

const write = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

const forget = (key: string): void => {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is refused: there is nothing to remove.
  }
}

/** A stored value. `_pt` and `token` are stored as plain text, as the specification has them; the rest as JSON. */
const kept = <T>(key: string, guard: Guard<T>, bare = false) => ({
  get: (): T | undefined => {
    const text = read(key)
    if (text === null) return undefined
    if (bare) return guard(text) ? text : undefined
    try {
      const value: unknown = JSON.parse(text)
      return guard(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  set: (value: T): void => write(key, bare ? String(value) : JSON.stringify(value)),
  clear: (): void => forget(key),
})

export const storage = {
  token: kept('token', isString, true),
  /** When the token was issued, in milliseconds since 1970. */
  tokenAt: kept('token_at', isNumber),
  pt: kept('_pt', isTrack, true),
  user: kept('user', isUser),
  visited: kept('visited', isStrings),
  summaryVisited: kept('summary_visited', isTrue),
  /** The steps that were incomplete when a change was started from the summary. */
  editFromSummary: kept('edit_from_summary', isStrings),
  will: kept('will', isWill),
  unsaved: kept('unsaved', isUnsavedList),
  unsavedDialogs: kept('unsaved_dialogs', isUnsavedDialogs),
  /** The language the visitor chose; absent unless they chose one. */
  language: kept('language', isLanguage, true),
  marketing: kept('marketing', isMarketing),
  /** The code of a sponsor's link, for registration. */
  sponsorCode: kept('pt_', isString, true),
  paymentInfo: kept('payment_info', isPaymentInfo),
  funnelStep: (group: string, step: string) => kept(`funnel.${group}.${step}`, isRecord),
}

/** Deletes the session at a log-out. The landing answers belong to no account yet and stay; unsaved answers stay for their customer. */
export const clearSession = (): void => {
  for (const key of [
    storage.token,
    storage.tokenAt,
    storage.pt,
    storage.user,
    storage.visited,
    storage.summaryVisited,
    storage.editFromSummary,
    storage.will,
    storage.paymentInfo,
  ])
    key.clear()
}

export const isSignedIn = (): boolean => storage.token.get() !== undefined
