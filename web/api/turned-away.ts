/** The page from which the guards sent a customer to the summary, until the summary has said why. State of the tab. */

import type { PageName, RouteName } from '#core/journey/pages.ts'
import { isStepName } from '#core/journey/steps.ts'

let from: PageName | undefined

export const turnedAwayFrom = (name: RouteName): void => {
  if (!isStepName(name)) from ??= name
}

export const turnedAway = (): PageName | undefined => from

export const forgetTurnedAway = (): void => {
  from = undefined
}
