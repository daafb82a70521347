import { type LandingState, landing } from '#core/funnel/landing.ts'
import { forgetFunnel, keepState, stateOf } from '../features/funnel/funnel-state.ts'

/** The landing answers as this browser has them. */
export const landingState = (): LandingState => {
  const [homeowner, residence, name] = landing.children
  return { ...stateOf(landing, homeowner), ...stateOf(landing, residence), ...stateOf(landing, name) }
}

/** Keeps what each step holds, under the step's own key. */
export const keepLandingState = ({ homeowner, england_or_wales, name, last_name }: LandingState): void => {
  const [homeownerStep, residenceStep, nameStep] = landing.children
  keepState(landing, homeownerStep, { homeowner })
  keepState(landing, residenceStep, { england_or_wales })
  keepState(landing, nameStep, { name, last_name })
}

/** Once they have become an account: whoever comes to this browser next is somebody else. */
export const forgetLandingState = (): void => forgetFunnel(landing)
