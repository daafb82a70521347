import { calls } from './calls.ts'
import { leftOpen } from './left-open.ts'
import { errorsAreTold, limits, roles } from './roles-errors-limits.ts'
import { rulesForAnswers } from './rules-for-answers.ts'
import { screens } from './screens.ts'
import type { Section } from './statement.ts'
import { statesAndTransitions } from './states.ts'
import { whatAWillHolds } from './what-a-will-holds.ts'
import { whatItDoes } from './what-it-does.ts'

/** In the order of the specification. */
export const sections: readonly Section[] = [
  whatItDoes,
  screens,
  whatAWillHolds,
  statesAndTransitions,
  rulesForAnswers,
  roles,
  calls,
  errorsAreTold,
  limits,
  leftOpen,
]
