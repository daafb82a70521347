import type { TriggerId } from '../will/lists.ts'
import { aboutYouTriggers } from './about-you.triggers.ts'
import { beneficiaryTriggers, executorTriggers, familyTriggers } from './family.triggers.ts'
import { funeralTriggers } from './funeral.triggers.ts'
import { leftOutTriggers } from './left-out.triggers.ts'
import { figureTriggers, sharesTriggers } from './shares.triggers.ts'
import { spouseTriggers } from './spouse.triggers.ts'
import { taxTriggers } from './tax.triggers.ts'
import { levels, type Trigger } from './trigger.ts'
import { trustTriggers } from './trusts.triggers.ts'
import { whatYouOwnTriggers } from './what-you-own.triggers.ts'

const number = ({ id }: Trigger): number => Number(id.slice(1))

/** Every trigger, by number and then by level, the strictest first. All await review by a solicitor or TEP. */
export const triggers: readonly Trigger[] = [
  ...aboutYouTriggers,
  ...familyTriggers,
  ...whatYouOwnTriggers,
  ...taxTriggers,
  ...spouseTriggers,
  ...beneficiaryTriggers,
  ...leftOutTriggers,
  ...executorTriggers,
  ...figureTriggers,
  ...sharesTriggers,
  ...funeralTriggers,
  ...trustTriggers,
].toSorted((a, b) => number(a) - number(b) || levels.indexOf(a.level) - levels.indexOf(b.level))

/** Triggers that no answer can fire, and what covers them instead. */
export const elsewhere: { readonly [Id in TriggerId]?: string } = {
  T17: 'Witnesses are not asked for. The signing guide lists who must not be one.',
}
