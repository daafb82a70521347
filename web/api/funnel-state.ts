import { useState } from 'react'
import { type FunnelGroup, type FunnelStep, restoredState, stepKey, stepNeededFor } from '#core/funnel/funnel.ts'
import { type LandingState, landing } from '#core/funnel/landing.ts'
import { storage, storedFunnelKeys, visitorStorage } from './storage.ts'

type Group = Pick<FunnelGroup, 'name'>

const stored = (group: Group, step: Pick<FunnelStep<unknown>, 'name'>): unknown =>
  storage.funnelStep(stepKey(group, step)).get()

let opening: Promise<void> | undefined

/** A visitor who answers nothing does not load what encrypts. Where a browser cannot, the answers are held in memory. */
const openAnswers = async (): Promise<void> => {
  if (visitorStorage.isOpen()) return
  opening ??= import('./visitor-key.ts')
    .then(({ openVisitorStorage }) => openVisitorStorage())
    .catch(() => undefined)
    .finally(() => {
      opening = undefined
    })
  await opening
}

/** The longest that a page waits for its answers to be stored, in milliseconds. A browser that never says is not waited for again. */
let patience = 3000

/** Before a page reads stored answers. */
export const openStoredAnswers = async (): Promise<void> => {
  if (storedFunnelKeys().length > 0) await openAnswers()
}

/** The stored state of a step, or its default. */
export const stateOf = <State>(group: Group, step: FunnelStep<State>): State => restoredState(step, stored(group, step))

const keepState = <State extends object>(group: Group, step: FunnelStep<State>, state: State): void => {
  storage.funnelStep(stepKey(group, step)).set(Object.fromEntries(Object.entries(state)))
  void openAnswers()
}

const patienceEnds = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, patience))
  if (!visitorStorage.isOpen()) patience = 0
}

/** Waits until the answers are stored, before a page is left. */
export const answersStored = (): Promise<void> => Promise.race([openAnswers(), patienceEnds()])

/** Deletes the answers once they belong to an account: the next visitor on this browser may be another person. */
export const forgetFunnel = (group: FunnelGroup): void => {
  for (const step of group.children) storage.funnelStep(stepKey(group, step)).clear()
  if (visitorStorage.isOpen()) void import('./visitor-key.ts').then(({ endVisitorKey }) => endVisitorKey())
}

/** The open step that comes before this one, if there is one. */
export const neededFor = (group: FunnelGroup, name: string): FunnelStep<unknown> | undefined =>
  stepNeededFor(group, name, (step) => stored(group, step))

/** The stored answers of the landing page. */
export const landingState = (): LandingState => {
  const [homeowner, residence, name] = landing.children
  return { ...stateOf(landing, homeowner), ...stateOf(landing, residence), ...stateOf(landing, name) }
}

/** Stores each answer under the key of its step. */
export const keepLandingState = ({ homeowner, england_or_wales, name, last_name }: LandingState): void => {
  const [homeownerStep, residenceStep, nameStep] = landing.children
  keepState(landing, homeownerStep, { homeowner })
  keepState(landing, residenceStep, { england_or_wales })
  keepState(landing, nameStep, { name, last_name })
}

/** Deletes the answers once they belong to an account. */
export const forgetLandingState = (): void => forgetFunnel(landing)

/** The state of a step and a function that changes it. Every change is stored at once. */
export const useFunnelStep = <State extends object>(
  group: FunnelGroup,
  step: FunnelStep<State>,
): readonly [State, (change: Partial<State>) => void] => {
  const [state, setState] = useState(() => stateOf(group, step))
  const change = (part: Partial<State>) =>
    setState((before) => {
      const after = { ...before, ...part }
      keepState(group, step, after)
      return after
    })
  return [state, change]
}
