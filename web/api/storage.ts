import type { Marketing } from '#core/api/auth.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { ChangedPart, User } from '#core/api/wills.ts'
import type { ProductId } from '#core/catalogue/products.ts'
import { isLanguage } from '#core/language.ts'
import { isUuid } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { createEncryptedStorage, type RawStorage } from './encrypted-storage.ts'

/**
 * Browser storage and its keys. Every value is read through its guard: damaged or foreign contents count as absent. Where the
 * browser refuses storage (private windows, full disks), values are held in memory while the page is open. Words of a person or
 * of their will are stored encrypted only: with the customer's key (browser-key.ts), or a visitor's (visitor-key.ts).
 */

type Guard<T> = (value: unknown) => value is T

const isString: Guard<string> = (value) => typeof value === 'string'
const isNumber: Guard<number> = (value) => typeof value === 'number'
const isTrack: Guard<'0' | '1'> = (value) => value === '0' || value === '1'
const isTrue: Guard<true> = (value) => value === true
const isStrings: Guard<string[]> = (value) => Array.isArray(value) && value.every(isString)
const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type KnownUser = Partial<User> & Pick<User, 'id' | 'name'>
const hasId: Guard<Pick<User, 'id'>> = (value): value is Pick<User, 'id'> =>
  isRecord(value) && typeof value.id === 'number'
const isUser: Guard<KnownUser> = (value): value is KnownUser => isRecord(value) && isString(value.name) && hasId(value)

/** What is being bought. Its guard is in the checkout, since the first page of a visitor does not load the products. */
export type KeptBasket = { readonly items: readonly ProductId[]; readonly promoCode?: string | undefined }

/**
 * The basket is stored with an unpaid payment, so that a declined customer can try again with the same items. `free`: it came to
 * nothing, so that no bank is waited for.
 */
type PaymentInfo = Pick<CheckoutReply, 'external_id' | 'id'> & Partial<KeptBasket> & { readonly free?: boolean }

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

/** A copy of the will that is changed beside it, and the version it was copied from. */
export type Plan = { readonly will: Will; readonly copiedFrom: number }

const isPlan: Guard<Plan> = (value): value is Plan =>
  isRecord(value) && isWill(value.will) && typeof value.copiedFrom === 'number'

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
  /** The customer left the page or was logged out before pressing Save. */
  readonly notSubmitted?: true
  /** The saved answers that `part` was typed over. While the will still has them, a newer version is no conflict. */
  readonly was?: ChangedPart
}

const isUnsaved = (value: unknown): value is Unsaved =>
  isRecord(value) &&
  typeof value.user === 'number' &&
  isString(value.step) &&
  typeof value.version === 'number' &&
  isRecord(value.part) &&
  isOptional(isRecord, value.was)
const isUnsavedList: Guard<Unsaved[]> = (value): value is Unsaved[] => Array.isArray(value) && value.every(isUnsaved)

/** The unsaved answers of a dialog. */
export type UnsavedDialog = {
  /** The customer it belongs to. It is shown to no other customer on this browser. */
  readonly user: number
  /** The page it was open on. */
  readonly path: string
  /** Which dialog: "persons 3", "new pets". */
  readonly dialog: string
  /** The tab in which it is typed, by `tab`: what is typed in another does not replace it. */
  readonly tab?: string
  readonly value: object
  /** What stood in the dialog before, as it was saved. While that is so, a newer version of the will is no conflict. */
  readonly was?: object
}

const isUnsavedDialog = (value: unknown): value is UnsavedDialog =>
  isRecord(value) &&
  typeof value.user === 'number' &&
  isString(value.path) &&
  isString(value.dialog) &&
  isRecord(value.value) &&
  isOptional(isString, value.tab) &&
  isOptional(isRecord, value.was)
const isUnsavedDialogs: Guard<UnsavedDialog[]> = (value): value is UnsavedDialog[] =>
  Array.isArray(value) && value.every(isUnsavedDialog)

/** Browser storage, and memory for the tab where the browser refuses it. */
const storageIn = (area: () => Storage, memory = new Map<string, string>()): RawStorage => {
  return {
    read: (key) => {
      try {
        // What is full can be read, and has what is older.
        return memory.get(key) ?? area().getItem(key)
      } catch {
        return null
      }
    },
    write: (key, text) => {
      try {
        area().setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    forget: (key) => {
      memory.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Storage is refused: there is nothing to remove.
      }
    },
  }
}

const onlyHere = new Map<string, string>()
const plain = storageIn(() => localStorage, onlyHere)
const { read, write, forget } = plain

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A stored value. `_pt` and `token` are stored as plain text, as the specification has them; the rest as JSON. */
export const kept = <T>(key: string, guard: Guard<T>, { bare = false, within = plain } = {}) => ({
  get: (): T | undefined => {
    const text = within.read(key)
    const value = bare ? text : parsed(text)
    return guard(value) ? value : undefined
  },
  set: (value: T): void => within.write(key, bare ? String(value) : JSON.stringify(value)),
  clear: (): void => within.forget(key),
})

const USER = 'user'

/** The id of the user is needed before there is a key, so it stands beside the encrypted rest. */
const userId = (): number | undefined => {
  const value = parsed(read(USER))
  return hasId(value) ? value.id : undefined
}

const withUser: RawStorage = {
  read: (key) => {
    if (key !== USER) return read(key)
    const value = parsed(read(USER))
    return isRecord(value) && isString(value.encrypted) ? value.encrypted : null
  },
  write: (key, text) => write(key, key === USER ? JSON.stringify({ id: userId(), encrypted: text }) : text),
  forget,
}

/** What is stored of the signed-in customer. Opened by browser-key.ts. */
export const accountStorage = createEncryptedStorage(withUser)
const forAccount = { within: accountStorage }

/** The answers of a visitor who has no account. Opened by visitor-key.ts. */
export const visitorStorage = createEncryptedStorage(plain)

const user = kept(USER, isUser, forAccount)

const FUNNEL = 'funnel.'

const storedKeys = (begin: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(begin))
  } catch {
    return []
  }
}

/** The keys of the visitor's answers that are stored. */
export const storedFunnelKeys = (): string[] => storedKeys(FUNNEL)

const VISIT = 'visit'

/** Whether this tab has shown a page of the product. Where storage is refused, the visit lasts until the next reload. */
const visit = {
  has: (): boolean => {
    try {
      return sessionStorage.getItem(VISIT) !== null
    } catch {
      return false
    }
  },
  begin: (): void => {
    try {
      sessionStorage.setItem(VISIT, '')
    } catch {
      // Storage is refused.
    }
  },
}

const ownTab = kept('tab', isString, { bare: true, within: storageIn(() => sessionStorage) })

/** Names this tab, also after a reload. */
export const tab = (): string => {
  const known = ownTab.get()
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  ownTab.set(made)
  return made
}

/** Of this tab alone: it shows the plan in the place of the will. */
const planShown = kept('plan_shown', isString, { bare: true, within: storageIn(() => sessionStorage) })

const isPlanShown = (): boolean => planShown.get() !== undefined

// What is typed for the plan is kept apart from what is typed for the will.
const unsavedFor = (of: number, plan: boolean) =>
  kept(plan ? `unsaved_plan.${of}` : `unsaved.${of}`, isUnsavedList, forAccount)
const unsavedDialogsFor = (of: number, plan: boolean) =>
  kept(plan ? `unsaved_dialogs_plan.${of}` : `unsaved_dialogs.${of}`, isUnsavedDialogs, forAccount)

export const storage = {
  /** Whether a page that is opened again finds all that was kept. */
  outlasts: () => onlyHere.size === 0,
  visit,
  token: kept('token', isString, { bare: true }),
  /** When the token was issued, in milliseconds since 1970. */
  tokenAt: kept('token_at', isNumber),
  pt: kept('_pt', isTrack, { bare: true }),
  user: {
    ...user,
    /** Readable before the rest is. */
    id: userId,
    set: (value: KnownUser): void => {
      if (userId() !== value.id) write(USER, JSON.stringify({ id: value.id }))
      user.set(value)
    },
  },
  visited: kept('visited', isStrings),
  summaryVisited: kept('summary_visited', isTrue),
  /** The steps that were incomplete when a change was started from the summary. */
  editFromSummary: kept('edit_from_summary', isStrings),
  will: kept('will', isWill, forAccount),
  /** By the customer's id: what one customer typed stays for them when another logs in, who has no key to it. */
  unsaved: (of: number) => unsavedFor(of, isPlanShown()),
  unsavedDialogs: (of: number) => unsavedDialogsFor(of, isPlanShown()),
  /** Another plan of the customer, beside their will. */
  plan: (of: number) => kept(`plan.${of}`, isPlan, forAccount),
  planShown,
  /** As they were stored before they were encrypted. */
  formerUnsaved: kept('unsaved', isUnsavedList),
  formerUnsavedDialogs: kept('unsaved_dialogs', isUnsavedDialogs),
  /** The language the visitor chose; absent unless they chose one. */
  language: kept('language', isLanguage, { bare: true }),
  marketing: kept('marketing', isMarketing),
  /** The code of a sponsor's link, for registration. */
  sponsorCode: kept('pt_', isString, { bare: true }),
  /** The page that a visitor asked for before a log-in. Of this tab alone. */
  afterLogIn: kept('after_login', isString, { bare: true, within: storageIn(() => sessionStorage) }),
  /** The customer whose recovery codes were asked for and not yet said to be saved. */
  codesUnseen: kept('codes_unseen', isNumber),
  /** The customer whose account is to be deleted, until a reply shows that it is there. The next log-out then says that it is gone. */
  deleting: kept('deleting', isNumber),
  paymentInfo: kept('payment_info', isPaymentInfo),
  /** The code that the customer uses at the checkout, until it is used or taken off. */
  promoCode: kept('promo_code', isString, { bare: true }),
  funnelStep: (key: string) => kept(key, isRecord, { within: visitorStorage }),
}

/** Deletes a customer's other plan, and what was typed for it. */
export const forgetPlan = (user: number): void => {
  for (const key of [storage.plan(user), unsavedFor(user, true), unsavedDialogsFor(user, true)]) key.clear()
}

/** Deletes the session and forgets its key at a log-out. No step that was visited stays. The landing answers belong to no account yet and stay; unsaved answers stay for their customer. */
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
    storage.promoCode,
    storage.planShown,
  ])
    key.clear()
  // As an earlier version of this page stored them, by customer.
  for (const key of storedKeys('visited.')) forget(key)
  accountStorage.close()
}

export const isSignedIn = (): boolean => storage.token.get() !== undefined
