/** Sends the plan of a signing: one after the other, the newest alone, each on the turn that the one before it made. */
import { numberOf } from '#core/signing/table.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { same } from '../../api/changed-part.ts'
import { ApiError, OfflineError } from '../../api/http.ts'
import { newerWill, planSigning } from '../../api/save-queue.ts'
import { putRealWill, realWill } from '../../api/will.ts'

/** `kept`: it could not be sent. `elsewhere`: another device is further, and its plan is shown now. */
export type PlanSent = 'saved' | 'kept' | 'elsewhere' | 'refused'

/** The plan that goes on where two devices differ: the one that is further, or else this one. */
export const further = (here: SigningPlan, there: SigningPlan | undefined): SigningPlan =>
  there && numberOf(there.step) > numberOf(here.step) ? there : { ...here, turn: there?.turn ?? 0 }

/** Held for the tab. */
let wanted: SigningPlan | undefined
let running: Promise<PlanSent> | undefined

/** Shows the plan on the page. */
export const showPlan = (plan: SigningPlan): void => putRealWill({ ...realWill(), signingPlan: plan })

const run = async (): Promise<PlanSent> => {
  let turn = wanted?.turn ?? 0
  while (wanted) {
    const next: SigningPlan = { ...wanted, turn }
    wanted = undefined
    try {
      const will = await planSigning(next)
      turn = will.signingPlan?.turn ?? 0
      // What was pressed meanwhile stands.
      const later: SigningPlan | undefined = wanted
      putRealWill(later ? { ...will, signingPlan: later } : will)
    } catch (error) {
      const latest: SigningPlan = wanted ?? next
      const newer = newerWill(error)
      if (newer) {
        const going = further(latest, newer.signingPlan)
        const isSigned = !newer.signingPlan && newer.signing && !same(newer.signing, realWill().signing)
        putRealWill(newer)
        if (going === newer.signingPlan || isSigned) return 'elsewhere'
        turn = going.turn
        wanted = going
        showPlan(going)
      } else if (error instanceof OfflineError) {
        showPlan(latest)
        return 'kept'
      } else if (error instanceof ApiError) return 'refused'
      else throw error
    }
  }
  return 'saved'
}

/** Shows the plan at once, and sends it. */
export const sendPlan = (plan: SigningPlan): Promise<PlanSent> => {
  showPlan(plan)
  wanted = plan
  running ??= run().finally(() => {
    wanted = undefined
    running = undefined
  })
  return running
}
