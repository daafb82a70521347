/**
 * The key to the answers of a visitor who has no account. It is derived from one that this browser holds and gives to no script,
 * and ends after 24 hours without use in any tab, or when the answers belong to an account.
 */
import { del, get, update } from 'idb-keyval'
import { VISITOR_ANSWERS_HOURS } from '#core/constants.ts'
import { aesGcm } from './browser-cipher.ts'
import { watchIdle } from './idle.ts'
import { storedFunnelKeys, visitorStorage } from './storage.ts'

const NAME = 'visitor'

/** What IndexedDB holds. `used`: the last use in any tab, in milliseconds since 1970. */
type Entry = { readonly key: CryptoKey; readonly used: number }

const KEPT_MS = VISITOR_ANSWERS_HOURS * 3_600_000

/** How often a use is noted. */
const NOTE_EVERY_MS = 60_000

const isIdle = (entry: Entry): boolean => Date.now() - entry.used >= KEPT_MS

const end = async (): Promise<void> => {
  for (const key of storedFunnelKeys()) visitorStorage.forget(key)
  visitorStorage.close()
  await del(NAME)
}

const newKey = (): Promise<CryptoKey> => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The key in use; a new one when there is none. Two tabs that ask at once are given the same. */
const currentKey = async (): Promise<CryptoKey> => {
  const before = await get<Entry>(NAME)
  if (before && isIdle(before)) await end()
  const fresh: Entry = { key: await newKey(), used: Date.now() }
  let current = fresh
  await update<Entry>(NAME, (stored) => {
    current = stored ? { ...stored, used: Date.now() } : fresh
    return current
  })
  return current.key
}

const endIfIdle = async (): Promise<void> => {
  const entry = await get<Entry>(NAME)
  if (!entry || isIdle(entry)) await end()
}

let noted = 0
const noteUse = (): void => {
  if (!visitorStorage.isOpen() || Date.now() - noted < NOTE_EVERY_MS) return
  noted = Date.now()
  void update<Entry | undefined>(NAME, (stored) => stored && { ...stored, used: noted })
}

let watching = false

/** Rejects where the browser has no such storage, or refuses it. */
export const openVisitorStorage = async (): Promise<void> => {
  const place = new TextEncoder().encode('the answers of a visitor')
  const bytes = await crypto.subtle.sign('HMAC', await currentKey(), place)
  visitorStorage.open(aesGcm(new Uint8Array(bytes)))
  for (const key of storedFunnelKeys()) visitorStorage.takeOver(key)
  if (watching) return
  watching = true
  watchIdle({ after: KEPT_MS, onIdle: () => void endIfIdle(), onUse: noteUse })
}

/** Ends the key once no answer is left: they belong to an account now. */
export const endVisitorKey = async (): Promise<void> => {
  if (storedFunnelKeys().length === 0) await end()
}
