/** Every call of the API by its name, as types alone: what imports this carries no schema. */
import type {
  accountCalls,
  authCalls,
  browserKeyCalls,
  customerConsentCalls,
  emailChangeCalls,
  factorsCalls,
  historyCalls,
  passwordResetCalls,
  reclaimCalls,
  securityCalls,
  verificationCalls,
} from './account.ts'
import type { Read, Sent } from './contract.ts'
import type {
  casesDeskCalls,
  customersCalls,
  deletionDeskCalls,
  healthDeskCalls,
  messagesCalls,
  staffCalls,
  todayCalls,
} from './desk.ts'
import type {
  askedChangesCalls,
  deathsDeskCalls,
  financeCalls,
  fundersCalls,
  printsDeskCalls,
  readingsDeskCalls,
  reviewsDeskCalls,
  wordingsDeskCalls,
} from './desk-product.ts'
import type {
  afterSigningCalls,
  documentsCalls,
  printsCalls,
  recordCalls,
  signedPagesCalls,
  watchCalls,
} from './documents.ts'
import type {
  coupleCalls,
  deathCalls,
  existingWillCalls,
  expertReviewCalls,
  referralCalls,
  rolesCalls,
} from './services.ts'
import type {
  contactCalls,
  experimentsCalls,
  paymentsCalls,
  proofOfWorkCalls,
  reviewsCalls,
  samplesCalls,
  settingsCalls,
} from './visitors.ts'
import type {
  addressesCalls,
  charitiesCalls,
  itemsCalls,
  lpaCalls,
  phoneCalls,
  readingsCalls,
  willsCalls,
} from './wills.ts'

type CustomerCalls = typeof accountCalls &
  typeof browserKeyCalls &
  typeof customerConsentCalls &
  typeof emailChangeCalls &
  typeof historyCalls &
  typeof verificationCalls &
  typeof existingWillCalls &
  typeof expertReviewCalls &
  typeof referralCalls &
  typeof rolesCalls &
  typeof deathCalls &
  typeof coupleCalls &
  typeof documentsCalls &
  typeof signedPagesCalls &
  typeof printsCalls &
  typeof recordCalls &
  typeof factorsCalls &
  typeof authCalls &
  typeof passwordResetCalls &
  typeof reclaimCalls &
  typeof securityCalls &
  typeof paymentsCalls &
  typeof addressesCalls &
  typeof charitiesCalls &
  typeof phoneCalls &
  typeof afterSigningCalls &
  typeof watchCalls &
  typeof contactCalls &
  typeof experimentsCalls &
  typeof proofOfWorkCalls &
  typeof reviewsCalls &
  typeof samplesCalls &
  typeof settingsCalls &
  typeof itemsCalls &
  typeof lpaCalls &
  typeof readingsCalls &
  typeof willsCalls

type DeskCalls = typeof staffCalls &
  typeof todayCalls &
  typeof healthDeskCalls &
  typeof messagesCalls &
  typeof customersCalls &
  typeof casesDeskCalls &
  typeof deletionDeskCalls &
  typeof readingsDeskCalls &
  typeof printsDeskCalls &
  typeof wordingsDeskCalls &
  typeof askedChangesCalls &
  typeof reviewsDeskCalls &
  typeof financeCalls &
  typeof fundersCalls &
  typeof deathsDeskCalls

type Calls = CustomerCalls & DeskCalls

/** What a page of a customer or visitor may call. */
export type Name = keyof CustomerCalls
/** What a page of the back office may call. */
export type DeskName = keyof DeskCalls

/** What may be sent where something is asked for: a list that nobody may change is one. */
type Sendable<T> = unknown extends T ? unknown : { readonly [K in keyof T]: Sendable<T[K]> }

type Field<What, Field extends string> = [What] extends [undefined]
  ? unknown
  : undefined extends What
    ? { readonly [F in Field]?: Sendable<What> }
    : { readonly [F in Field]: Sendable<What> }

type Given<N extends keyof Calls> = Field<Sent<Calls[N], 'params'>, 'params'> &
  Field<Sent<Calls[N], 'query'>, 'query'> &
  Field<Sent<Calls[N], 'body'>, 'body'>

/** What a call is given. */
export type Asked<N extends Name> = Given<N> & {
  /** The id of the will that is meant. */
  readonly will?: number | undefined
  readonly headers?: Readonly<Record<string, string>>
}

type DeskAsked<N extends DeskName> = Given<N> & {
  /** Nobody pressed anything: the session does not live longer for it. */
  readonly background?: boolean
}

/** The last argument of a call, which may be left out where it needs nothing. */
type Args<A> = object extends A ? [asked?: A] : [asked: A]
export type AskedArgs<N extends Name> = Args<Asked<N>>
export type DeskArgs<N extends DeskName> = Args<DeskAsked<N>>

/** The body of a reply; undefined where a call answers with none. */
export type ReplyTo<N extends keyof Calls> = Read<Calls[N], 'reply'>
