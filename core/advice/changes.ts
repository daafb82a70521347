import type { Situation, TriggerId, YesNoNotSure } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'

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

/** Notes that a warning is understood, or takes that back. */
export const withAcknowledged = (will: Will, id: TriggerId, understood: boolean): Will => {
  const others = (will.acknowledged ?? []).filter((other) => other !== id)
  return { ...will, acknowledged: understood ? [...others, id] : others }
}
