import { isRealDay, isUnder18 } from '#core/text/birthday.ts'
import type { YesNo } from '#core/will/lists.ts'
import type { Birthday } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

/** What a date of birth says of being under 18, once it is a whole one. */
export const underAge = (dob: Birthday | undefined): YesNo | undefined =>
  dob && isRealDay(dob) ? (isUnder18(dob, today()) ? 'Yes' : 'No') : undefined
