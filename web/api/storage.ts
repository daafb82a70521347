import type { Marketing } from '#core/api/auth.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { ChangedPart, User } from '#core/api/wills.ts'
import type { ProductId } from '#core/catalogue/products.ts'
import { isLanguage } from '#core/language.ts'
import { isUuid } from '#core/text/contact.ts'
import type { Will } from '#core/will/schema.ts'

/**
 * What the browser keeps, and under which names. Everything is read through its guard: damaged or foreign contents count
 * as absent. A browser that refuses storage (private windows, full disks) keeps things for as long as the page is open.
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

/** What is being bought. Its guard is beside the checkout: a visitor's first page has no room for the products. */
export type KeptBasket = { readonly items: readonly ProductId[]; readonly promoCode?: string | undefined }

/** The basket stays with a payment that was begun until it is paid, so that whoever is declined tries again with the same. */
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

/** What was typed on a step and has not reached the server yet. */
export type Unsaved = {
  /** Whose it is: nobody else who logs in here is shown it. */
  readonly user: number
  readonly step: string
  /** The version of the will it was typed on. */
  readonly version: number
  readonly part: ChangedPart
  /** What the page holds outside the will, such as a person not added yet. */
  readonly pageState?: unknown
  /** Its person has not asked for it to be saved yet: a log-out came first. */
  readonly notSubmitted?: true
}

const isUnsaved = (value: unknown): value is Unsaved =>
  isRecord(value) &&
  typeof value.user === 'number' &&
  isString(value.step) &&
  typeof value.version === 'number' &&
  isRecord(value.part)
const isUnsavedList: Guard<Unsaved[]> = (value): value is Unsaved[] => Array.isArray(value) && value.every(isUnsaved)

/** What was typed in a dialog that had not been saved when its person was logged out. */
export type UnsavedDialog = {
  /** Whose it is: nobody else who logs in here is shown it. */
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
    // Storage is refused altogether: there is nothing to remove.
  }
}

/** A stored value. `_pt` and `token` are kept as bare text, as the specification has them; the rest as JSON. */
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
  /** When the token was given, in milliseconds since 1970. */
  tokenAt: kept('token_at', isNumber),
  pt: kept('_pt', isTrack, true),
  user: kept('user', isUser),
  visited: kept('visited', isStrings),
  summaryVisited: kept('summary_visited', isTrue),
  /** The steps that had something missing when the change was begun. */
  editFromSummary: kept('edit_from_summary', isStrings),
  will: kept('will', isWill),
  unsaved: kept('unsaved', isUnsavedList),
  unsavedDialogs: kept('unsaved_dialogs', isUnsavedDialogs),
  /** The language somebody chose. Nothing is kept of those who chose none. */
  language: kept('language', isLanguage, true),
  marketing: kept('marketing', isMarketing),
  /** What a sponsor's link brought, for registering. */
  sponsorCode: kept('pt_', isString, true),
  paymentInfo: kept('payment_info', isPaymentInfo),
  funnelStep: (group: string, step: string) => kept(`funnel.${group}.${step}`, isRecord),
}

/** What a log-out takes with it. The landing answers stay: they are not yet anybody's. What was not saved stays for its owner. */
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
