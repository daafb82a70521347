import { type FunnelStep, restoredState } from '#core/funnel/funnel.ts'
import { type LandingState, landing } from '#core/funnel/landing.ts'
import { storage } from '../client/storage.ts'

const restored = <State>(step: FunnelStep<State>): State =>
  restoredState(step, storage.funnelStep(landing.name, step.name).get())

/** The landing answers as this browser has them. */
export const landingState = (): LandingState => {
  const [homeowner, residence, name] = landing.children
  return { ...restored(homeowner), ...restored(residence), ...restored(name) }
}

/** Keeps what a step holds, under the step's own key. */
export const keepLandingState = (state: LandingState): void => {
  const { homeowner, england_or_wales, name, last_name } = state
  storage.funnelStep(landing.name, '0').set({ homeowner })
  storage.funnelStep(landing.name, '1').set({ england_or_wales })
  storage.funnelStep(landing.name, '2').set({ name, last_name })
}

/** Once they have become an account: whoever comes to this browser next is somebody else. */
export const forgetLandingState = (): void => {
  for (const { name } of landing.children) storage.funnelStep(landing.name, name).clear()
}
