import { listed } from '../text/listed.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Taking } from './taking.ts'

/** Who takes a share, said to the testator, and what there is to know about how they take it, if anything. */
export const takingInWords = (will: Will, taking: Taking): { readonly name: string; readonly note: string } => {
  switch (taking.type) {
    case 'person':
      return { name: taking.name, note: taking.heldUntil18 ? 'held until 18' : '' }
    case 'charity':
      return { name: taking.name, note: '' }
    case 'child':
      return { name: `Children of ${personById(will, taking.of)?.fullname}`, note: 'equally between them' }
    case 'next-of-kin':
      return {
        name: 'Your next of kin',
        note: taking.passedOver.length > 0 ? `leaving out ${listed.format(taking.passedOver)}` : '',
      }
  }
}
