import { londonDay } from '#core/text/dates.ts'
import type { ToSign } from '#core/watch/reminders.ts'
import type { Will } from '#core/will/schema.ts'
import type { IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { Stores } from '../../db/stores.ts'
import { startOfDay } from '../../platform/clock.ts'

type Deps = { readonly wills: Pick<Stores['wills'], 'past' | 'at'> }

const wasDownloaded = ({ downloaded }: IssuedPack): boolean => downloaded !== undefined

/** The moment at which the answers of the signed will stood: when its pages were made, or else the end of the day of the signature. */
const momentOf = ({ signing }: Pick<Will, 'signing'>, packs: readonly IssuedPack[]): Date | undefined => {
  if (!signing) return undefined
  const signed = packs.find((pack) => wasDownloaded(pack) && pack.fingerprint === signing.fingerprint)
  return signing.fingerprint !== undefined && signed ? signed.made : startOfDay(signing.on, 1)
}

/** The version of the answers from which the signed will was made. Undefined while none is signed, and where it is not kept. */
export const signedVersion = async (
  { wills }: Deps,
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
  { wills }: Deps,
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
export const newestToSign = (packs: readonly IssuedPack[]): ToSign | undefined => {
  const newest = packs.find(wasDownloaded)
  return newest?.downloaded && { downloaded: londonDay(newest.downloaded), fingerprint: newest.fingerprint }
}
