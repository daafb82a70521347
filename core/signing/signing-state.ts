import { type Day, isAfter, isSameDay } from '../text/calendar-day.ts'
import { MOST_EARLIER_SIGNINGS } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { Doubt, EarlierSigning, ReadSigning, Signing, SigningPlan } from '../will/signing-schema.ts'

/** What is said of a signing. */
export type SigningFacts = Pick<Will, 'signing' | 'storage' | 'earlierSignings' | 'signingPlan'>

/** A planned signing on a day: before it, on it, and after it without a note that the will was signed. */
export type PlannedFor = 'coming' | 'today' | 'passed'

/**
 * Where a will stands on its way to being signed. `changed`: its words differ from those that were signed, which count until the
 * new ones are signed. `doubtful`: something speaks against a witness, whatever changed since; nobody is told that it is a good will.
 * A signed will may have a plan to sign again.
 */
export type SigningState =
  | { readonly is: 'unsigned' }
  | { readonly is: 'planned'; readonly plan: SigningPlan; readonly day: 'coming' | 'passed' }
  | { readonly is: 'today'; readonly plan: SigningPlan; readonly day: 'today' }
  | {
      readonly is: 'doubtful'
      readonly signing: Signing
      readonly doubts: readonly Doubt[]
      readonly plan?: SigningPlan
    }
  | { readonly is: 'signed'; readonly signing: Signing; readonly plan?: SigningPlan }
  | { readonly is: 'changed'; readonly signing: Signing; readonly plan?: SigningPlan }
  | { readonly is: 'revoked'; readonly signing: Signing; readonly plan?: SigningPlan }

export const plannedFor = ({ day }: Pick<SigningPlan, 'day'>, today: Day): PlannedFor =>
  isSameDay(day, today) ? 'today' : isAfter(day, today) ? 'coming' : 'passed'

/** Whether something speaks against the witnesses of a signing. */
export const isDoubtful = <S extends Pick<Signing, 'doubts'>>(
  signing: S | undefined,
): signing is S & { doubts: Doubt[] } => (signing?.doubts ?? []).length > 0

/**
 * @param newest Fingerprint of the words that the will has now. Undefined where it is not known: a signed will then counts as
 * unchanged.
 */
export const signingState = (
  { signing, signingPlan }: Pick<SigningFacts, 'signing' | 'signingPlan'>,
  today: Day,
  newest?: string,
): SigningState => {
  const planned = signingPlan && { plan: signingPlan }
  if (signing?.revoked) return { is: 'revoked', signing, ...planned }
  if (signing && isDoubtful(signing)) return { is: 'doubtful', signing, doubts: signing.doubts, ...planned }
  if (signing) {
    const differs = newest !== undefined && signing.fingerprint !== undefined && signing.fingerprint !== newest
    return { is: differs ? 'changed' : 'signed', signing, ...planned }
  }
  if (!signingPlan) return { is: 'unsigned' }
  const day = plannedFor(signingPlan, today)
  return day === 'today' ? { is: 'today', plan: signingPlan, day } : { is: 'planned', plan: signingPlan, day }
}

/** What is noted of a signing, as a note that replaces it says it read: null where nothing is. */
export const signingRead = ({ signing, storage }: Pick<SigningFacts, 'signing' | 'storage'>): ReadSigning | null =>
  signing ? { ...signing, ...(storage !== undefined && { storage }) } : null

/** The details of a witness and what was answered about them go with the name. */
const ofWitnesses = (before: Signing | undefined, witnesses: Signing['witnesses']): Partial<Signing> => {
  const { witnessDetails, said } = before ?? {}
  const isSame = before?.witnesses.every((name, at) => name === witnesses[at]) ?? false
  return isSame ? { ...(witnessDetails && { witnessDetails }), ...(said && { said }) } : {}
}

/** What is said of a signing after it, or over what was said before. What was said at the table and is not asked again stays. */
export const noteAfterwards = (
  before: Signing | undefined,
  typed: Pick<Signing, 'on' | 'witnesses' | 'said' | 'ticks' | 'fingerprint' | 'edition'>,
): Omit<Signing, 'revoked' | 'doubts'> => {
  const { revoked: _revoked, doubts: _doubts, witnessDetails: _details, said: _said, ...kept } = before ?? {}
  return { ...kept, ...ofWitnesses(before, typed.witnesses), ...typed }
}

const without = <F extends SigningFacts, K extends keyof SigningFacts>(facts: F, ...keys: readonly K[]): Omit<F, K> => {
  const rest = { ...facts }
  for (const key of keys) delete rest[key]
  return rest
}

const isSameOccasion = (one: Signing, other: Signing): boolean =>
  isSameDay(one.on, other.on) && one.witnesses.every((name, at) => name === other.witnesses[at])

/** Whether a note replaces the one before it because the will was signed a second time, and not to correct it. */
const isAnotherSigning = ({ signing, signingPlan }: SigningFacts, noted: Signing): boolean =>
  signing !== undefined &&
  (signingPlan !== undefined || (signing.fingerprint !== noted.fingerprint && !isSameOccasion(signing, noted)))

/** The will was signed. Ends the plan. A signing before it is kept among the earlier ones; a correction replaces it. */
export const afterSigned = <F extends SigningFacts>(facts: F, signing: Signing, storage: string): F => {
  const before: EarlierSigning[] =
    facts.signing && isAnotherSigning(facts, signing) ? [{ signing: facts.signing, storage: facts.storage ?? '' }] : []
  const earlierSignings = [...(facts.earlierSignings ?? []), ...before].slice(-MOST_EARLIER_SIGNINGS)
  return {
    ...(without(facts, 'signingPlan') as F),
    signing,
    storage: storage.trim(),
    ...(earlierSignings.length > 0 && { earlierSignings }),
  }
}

/** The will was not signed after all. The signing before it, if there was one, stands again. */
export const afterTakenBack = <F extends SigningFacts>(facts: F): F => {
  const earlier = facts.earlierSignings ?? []
  const last = earlier.at(-1)
  const rest = without(facts, 'signing', 'storage', 'earlierSignings') as F
  const left = earlier.slice(0, -1)
  return {
    ...rest,
    ...(last && { signing: last.signing, storage: last.storage }),
    ...(left.length > 0 && { earlierSignings: left }),
  }
}

/** The signed will counts no more, or again when `revoked` is undefined. */
export const afterRevoked = <F extends SigningFacts>(facts: F, revoked: Signing['revoked']): F => {
  if (!facts.signing) return facts
  const { revoked: _before, ...signing } = facts.signing
  return { ...facts, signing: { ...signing, ...(revoked && { revoked }) } }
}

/** The signing is planned, moved or taken a step further. Undefined when the plan changed meanwhile. */
export const afterPlanned = <F extends SigningFacts>(facts: F, plan: SigningPlan): F | undefined =>
  plan.turn === (facts.signingPlan?.turn ?? 0) ? { ...facts, signingPlan: { ...plan, turn: plan.turn + 1 } } : undefined

/** The plan is given up. */
export const afterPlanEnded = <F extends SigningFacts>(facts: F): F => without(facts, 'signingPlan') as F
