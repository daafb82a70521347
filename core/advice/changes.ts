import type { Day } from '../text/birthday.ts'
import type { Situation, YesNoNotSure } from '../will/lists.ts'
import type { Acknowledgement, Will } from '../will/schema.ts'
import type { Trigger } from './trigger.ts'

/** Answers some of the questions about what is not straightforward. Undefined takes an answer back. */
export const withSituation = (
  will: Will,
  answers: { readonly [Id in Situation]?: YesNoNotSure | undefined },
): Will => ({
  ...will,
  situation: Object.fromEntries(
    Object.entries({ ...will.situation, ...answers }).filter(([, answer]) => answer !== undefined),
  ),
})

/** What a warning says to this testator today, as it is kept once they understand it. */
export const acknowledgement = (will: Will, advice: Trigger, today: Day): Acknowledgement => ({
  trigger: advice.id,
  on: today,
  wording: advice.message,
  about: advice.level === 'warn' ? [...(advice.about?.(will, today) ?? [])].sort() : [],
})

/** Notes that a warning is understood, or takes that back. */
export const withAcknowledged = (will: Will, advice: Trigger, understood: boolean, today: Day): Will => {
  const others = (will.acknowledged ?? []).filter(({ trigger }) => trigger !== advice.id)
  return { ...will, acknowledged: understood ? [...others, acknowledgement(will, advice, today)] : others }
}
