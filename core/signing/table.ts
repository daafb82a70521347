/** The pages of a signing and the order in which they may be opened. */
import { lastChecks, signingSteps } from '../will/lists.ts'
import type { Signing, SigningPlan } from '../will/signing-schema.ts'
import type { Edition } from './editions.ts'

export type SigningStep = (typeof signingSteps)[number]
export type LastCheck = (typeof lastChecks)[number]

/** The pages of a signing begin with this path. */
export const SIGNING_DAY_PATH = '/my-will/signing-day'

/** What the address of a page of a signing ends with; `done` is the page after the last step. */
export const pathOfSigning = (step: SigningStep | 'done'): string => `${SIGNING_DAY_PATH}/${step}`

/** What may go wrong at the table, and the step at which the signing begins again. */
export const mishaps = {
  'wrong place': 'print',
  'word changed': 'print',
  'left the room': 'sit-down',
  'page missing': 'print',
  'says something wrong': 'print',
} as const satisfies Readonly<Record<string, SigningStep>>

export type Mishap = keyof typeof mishaps

const at = (step: SigningStep): number => signingSteps.indexOf(step)

/** The number of a step, from 1. */
export const numberOf = (step: SigningStep): number => at(step) + 1

/** The step after this one; undefined after the last. */
export const stepAfter = (step: SigningStep): SigningStep | undefined => signingSteps[at(step) + 1]

/** The step before this one; undefined before the first. */
export const stepBefore = (step: SigningStep): SigningStep | undefined => signingSteps[at(step) - 1]

/** Whether the three sit at the table at this step. */
export const isAtTable = (step: SigningStep): boolean => at(step) >= at('sit-down')

/** What is left to tick before the three part. */
export const checksLeft = ({ checked }: Pick<SigningPlan, 'checked'>): LastCheck[] =>
  lastChecks.filter((check) => !checked.includes(check))

/**
 * How ready a signing is for the table. `witnessesClear`: both witnesses are named, and nothing is left to ask about them. `offered`:
 * the editions that can be signed; undefined where that is not known.
 */
export type Readiness = {
  readonly witnessesClear: boolean
  readonly newest: string | undefined
  readonly offered?: readonly Edition[] | undefined
}

/**
 * The furthest step that may be opened: without a plan the first, without two clear witnesses the second, and without the pages
 * of the newest words, printed and counted, the third.
 */
export const furthestStep = (
  plan: SigningPlan | undefined,
  { witnessesClear, newest, offered }: Readiness,
): SigningStep => {
  if (!plan) return 'when'
  if (!witnessesClear) return 'who'
  if (plan.fingerprint === undefined || (newest !== undefined && plan.fingerprint !== newest)) return 'print'
  if (offered && !offered.includes(plan.edition ?? 'normal')) return 'print'
  return at(plan.step) < at('sit-down') ? 'sit-down' : plan.step
}

/** The step to show when `asked` is opened: the furthest that may be, at most. */
export const stepToShow = (
  asked: SigningStep | undefined,
  plan: SigningPlan | undefined,
  readiness: Readiness,
): SigningStep => {
  const furthest = furthestStep(plan, readiness)
  return asked === undefined || at(asked) > at(furthest) ? furthest : asked
}

/** The plan after the button of a step. On the last step it stays until every check is ticked. */
export const afterStep = (plan: SigningPlan, step: SigningStep): SigningPlan => {
  const next = stepAfter(step)
  return next && at(next) > at(plan.step) ? { ...plan, step: next } : plan
}

/** The plan with these pages counted. Where others lay on the table before, everything that was done with them begins again. */
export const withPages = (plan: SigningPlan, fingerprint: string, edition: Edition): SigningPlan => {
  const isSame = plan.fingerprint === fingerprint && (plan.edition ?? 'normal') === edition
  return {
    ...plan,
    fingerprint,
    edition,
    ...(!isSame && at(plan.step) > at('print') && { step: 'print', checked: [] }),
  }
}

/** The plan after something went wrong: it begins again, and nothing is ticked. Pages to print again are not counted yet. */
export const afterMishap = (plan: SigningPlan, mishap: Mishap): SigningPlan => {
  const { fingerprint, ...rest } = plan
  const step = mishaps[mishap]
  return { ...rest, ...(step !== 'print' && fingerprint !== undefined && { fingerprint }), step, checked: [] }
}

/** Whether the six steps and all six checks are done. */
export const isDone = (plan: SigningPlan): boolean => plan.step === 'check' && checksLeft(plan).length === 0

/** What is noted of a signing by its plan, with everything that was answered about the witnesses. */
export const noteOfPlan = (
  { witnesses: [first, second], ticks, place, fingerprint, edition = 'normal', checked }: SigningPlan,
  { on, details }: { readonly on: Signing['on']; readonly details: NonNullable<Signing['witnessDetails']> },
): Omit<Signing, 'revoked' | 'doubts'> => ({
  on,
  witnesses: [first?.name ?? '', second?.name ?? ''],
  witnessDetails: details,
  said: [first?.said ?? [], second?.said ?? []],
  ticks,
  place,
  ...(fingerprint !== undefined && fingerprint !== 'none' && { fingerprint, edition }),
  checked,
})
