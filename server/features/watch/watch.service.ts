import { londonDay } from '#core/text/dates.ts'
import { dueOn, type ToSign, type Watched } from '#core/watch/reminders.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_TOLD, type Watch } from '#core/will/signing-schema.ts'
import type { IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { WatchedCustomer, WatchedStore } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import { type Means, wantsNoMailOfWill } from '../../mail/enqueue.ts'
import { type Tellings, watchMail } from '../../mail/templates/watch.ts'
import { startOfDay } from '../../platform/clock.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

type SignedWillDeps = { readonly wills: Pick<Stores['wills'], 'past' | 'at'> }

const wasDownloaded = ({ downloaded }: IssuedPack): boolean => downloaded !== undefined

/** The moment at which the answers of the signed will stood: when its pages were made, or else the end of the day of the signature. */
const momentOf = ({ signing }: Pick<Will, 'signing'>, packs: readonly IssuedPack[]): Date | undefined => {
  if (!signing) return undefined
  const signed = packs.find((pack) => wasDownloaded(pack) && pack.fingerprint === signing.fingerprint)
  return signing.fingerprint !== undefined && signed ? signed.made : startOfDay(signing.on, 1)
}

/** The version of the answers from which the signed will was made. Undefined while none is signed, and where it is not kept. */
export const signedVersion = async (
  { wills }: SignedWillDeps,
  userId: number,
  will: Pick<Will, 'signing'>,
  packs: readonly IssuedPack[],
): Promise<number | undefined> => {
  const moment = momentOf(will, packs)
  if (moment === undefined) return undefined
  return (await wills.past(userId)).find(({ savedAt }) => savedAt <= moment)?.version
}

/** A will as it was signed: who came into it later is not in it. Where that version is not kept, the present one. */
export const willAsSigned = async (
  { wills }: SignedWillDeps,
  userId: number,
  will: Will,
  packs: readonly IssuedPack[],
): Promise<Will> => {
  const version = await signedVersion({ wills }, userId, will, packs)
  const signed = version === undefined || version === will.version ? will : (await wills.at(userId, version))?.will
  // Who signs for the testator is no answer of the will, and has no versions.
  return signed ? { ...signed, ...(will.attestation && { attestation: will.attestation }) } : will
}

/** The downloaded pages that a note of a signing is about: those it names, or else the newest that there were. Undefined: none. */
export const packSigned = (
  packs: readonly IssuedPack[],
  { on, fingerprint }: Pick<NonNullable<Will['signing']>, 'on' | 'fingerprint'>,
): IssuedPack | undefined => {
  const downloaded = packs.filter(wasDownloaded)
  if (fingerprint !== undefined) return downloaded.findLast((pack) => pack.fingerprint === fingerprint)
  return downloaded.find(({ made }) => made < startOfDay(on, 1)) ?? downloaded.at(-1)
}

/** The words that the customer downloaded last, to sign them. */
const newestToSign = (packs: readonly IssuedPack[]): ToSign | undefined => {
  const newest = packs.find(wasDownloaded)
  return newest?.downloaded && { downloaded: londonDay(newest.downloaded), fingerprint: newest.fingerprint }
}

/** How many wills were looked at, and how many of their customers were mailed, or would be in a dry run. */
export type WatchResult = { readonly looked: number; readonly mailed: number }

/**
 * Looks at every paid will and mails those whose customers are to be told something, each once. It may be run at any time, by
 * several processes, and again after it was killed: what is told is remembered in the transaction of its mail.
 */
export type WatchWills = (dryRun?: boolean) => Promise<WatchResult>

type Deps = Means<'inTransaction' | 'enqueueMail' | 'randomBytes' | 'today' | 'homeUrl'> & {
  readonly watched: WatchedStore
  readonly stores: Pick<Stores, 'wills' | 'issuedDocuments' | 'contact'>
  /** Told of a will that could not be read. The others are looked at all the same. */
  readonly onError: (error: unknown) => void
}

/** Customers read at a time. */
const PAGE = 200

const emptyWatch: Watch = { told: [], reports: [] }

/** What is read of a customer to know what they are to be told. */
const read = async (
  stores: Pick<Stores, 'wills' | 'issuedDocuments'>,
  userId: number,
): Promise<Watched | undefined> => {
  const will = (await stores.wills.find(userId))?.will
  if (!will) return undefined
  const packs = await stores.issuedDocuments.list(userId)
  const version = await signedVersion(stores, userId, will, packs)
  const signedWill = version === undefined ? undefined : (await stores.wills.at(userId, version))?.will
  return { will, signedWill: signedWill ?? (will.signing && will), toSign: newestToSign(packs) }
}

export const createWatchWills = (deps: Deps): WatchWills => {
  const { watched, stores, inTransaction, enqueueMail, randomBytes, today, homeUrl, onError } = deps

  const mail = async (on: Stores, customer: WatchedCustomer, tellings: Tellings): Promise<void> => {
    const token = newToken(randomBytes)
    await on.contact.addUnsubscribeLink(tokenHash(token), customer.email)
    const urls = { homeUrl: homeUrl(), stopUrl: `${homeUrl()}/unsubscribe/${token}` }
    await enqueueMail(on.outbox, 'the watch over a will', watchMail(customer, tellings, urls))
  }

  /** True when a mail was sent. */
  const tell = (customer: WatchedCustomer): Promise<boolean> =>
    inTransaction(async (on) => {
      await on.entitlements.lock(customer.id)
      // Read again: another process may have told it while this one waited for the lock.
      const now = await read(on, customer.id)
      const due = now ? dueOn(now, today()) : []
      const [first, ...others] = due
      if (!now || !first) return false
      const keys = due.flatMap((each) => each.keys)
      await on.wills.setAfterSigning(customer.id, (before) => {
        const watch = before.watch ?? emptyWatch
        return { ...before, watch: { ...watch, told: [...new Set([...watch.told, ...keys])].slice(-MOST_TOLD) } }
      })
      if (await wantsNoMailOfWill(on, now.will, customer.email)) return false
      await mail(on, customer, [first.telling, ...others.map(({ telling }) => telling)])
      return true
    })

  const look = async (customer: WatchedCustomer, dryRun: boolean): Promise<boolean> => {
    const now = await read(stores, customer.id)
    if (!now || dueOn(now, today()).length === 0) return false
    return dryRun ? !(await wantsNoMailOfWill(stores, now.will, customer.email)) : tell(customer)
  }

  return async (dryRun = false) => {
    const result = { looked: 0, mailed: 0 }
    for (let after = 0, page = await watched.after(0, PAGE); page.length > 0; page = await watched.after(after, PAGE)) {
      for (const customer of page) {
        after = customer.id
        result.looked += 1
        try {
          if (await look(customer, dryRun)) result.mailed += 1
        } catch (error) {
          onError(error)
        }
      }
    }
    return result
  }
}
