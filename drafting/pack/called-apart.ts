import { withNamesApart } from '#core/will/names-apart.ts'
import { type CompleteWill, everyPartOf } from '../complete-will.ts'

/** The same will for the papers that go with it: the name of each person tells them from all others. */
export const calledApart = (complete: CompleteWill): CompleteWill => {
  const will = withNamesApart(complete.will)
  return { ...complete, will, parts: everyPartOf(will, complete.today) }
}
