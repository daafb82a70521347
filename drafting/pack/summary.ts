import type { CompleteWill } from '../complete-will.ts'
import { funeralWish, hasFuneralWish } from './funeral-wish.ts'
import type { PackContext } from './pack-context.ts'
import type { PackDocument } from './pack-document.ts'
import { paragraph, section } from './part.ts'
import { giftsInWords } from './summary/gifts.ts'
import { outsideTheWill } from './summary/outside.ts'
import * as people from './summary/people.ts'
import { whoGetsWhatAfterADeath, whoGetsWhatToday } from './summary/who-gets-what.ts'

/** The will in everyday words, with who gets what today and after each single death. */
export const summary = ({ will, parts }: CompleteWill, { today }: PackContext): PackDocument => ({
  kind: 'summary',
  id: 'summary',
  title: 'Your will in plain English',
  fileTitle: `Summary of the will of ${parts.testator.name}`,
  band: 'Not part of the will',
  purpose: 'Says in everyday words what your will does, and who gets what if somebody dies before you.',
  review: true,
  parts: [
    paragraph(
      'This says in everyday words what your will does, so that you can see whether it is what you mean. Read it beside the will before you sign. If something here surprises you, change your answers first: only the signed will counts.',
    ),
    ...whoGetsWhatToday(will, today),
    ...people.lastlyInWords(parts),
    ...giftsInWords(parts),
    ...people.under18InWords(),
    ...people.executorsInWords(parts),
    ...people.guardiansInWords(will, parts, today),
    ...people.petsInWords(will, parts),
    ...people.digitalInWords(will, parts),
    ...section(
      'Your funeral',
      paragraph(funeralWish(parts.funeral, 'you')),
      ...(hasFuneralWish(parts.funeral)
        ? [paragraph('These are wishes. Your executors do not have to follow them.')]
        : []),
    ),
    ...people.leftOutInWords(parts),
    ...outsideTheWill(will),
    ...whoGetsWhatAfterADeath(will, today),
  ],
})
