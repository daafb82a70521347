/** What may happen after a will was signed, what each asks further, and what the will does about it. */
import { whyNotSure } from '#core/estate/problems.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { LifeEvent } from '#core/will/lists.ts'
import { isMarriedInLaw } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { lifeEvents as words } from '#words/en/reading.ts'
import { afterBusiness, afterHome, afterInheritance, afterMove, whatOfTheHome, whereTo } from './belongings.ts'
import { afterDeath, afterRefusal, whoDied } from './death.ts'
import { afterBirth, afterMarriage, afterSeparation, howFarApart, whomToMarry, whoseChild } from './family.ts'
import { answerOf, type LifeAnswer, type LifeChoice, type LifeQuestion, seeASolicitor } from './life-answer.ts'
import { afterTheirMarriage, whoMarried, whoWillNotAct } from './trusts.ts'

type EventRow = {
  /** Undefined where the event is answered at once. */
  readonly ask: (will: Will, today: Day) => LifeQuestion | undefined
  readonly answer: (will: Will, today: Day, choice: LifeChoice | undefined) => LifeAnswer
}

const nothing = () => undefined

export const lifeEventTable: { readonly [E in LifeEvent]: EventRow } = {
  Death: { ask: whoDied, answer: (will, today, choice) => afterDeath(will, today, choice?.person) },
  Birth: { ask: () => whoseChild, answer: (will, today, choice) => afterBirth(will, today, choice?.id) },
  Marriage: { ask: whomToMarry, answer: (will, today, choice) => afterMarriage(will, today, choice?.id) },
  Separation: { ask: howFarApart, answer: (will, today, choice) => afterSeparation(will, today, choice?.id) },
  'Marriage of another': {
    ask: whoMarried,
    answer: (will, today, choice) => afterTheirMarriage(will, today, choice?.person),
  },
  Executor: { ask: whoWillNotAct, answer: (will, today, choice) => afterRefusal(will, today, choice?.person) },
  Home: { ask: () => whatOfTheHome, answer: (will, today, choice) => afterHome(will, today, choice?.id) },
  Move: { ask: () => whereTo, answer: (_will, _today, choice) => afterMove(choice?.id) },
  Inheritance: { ask: nothing, answer: afterInheritance },
  Business: { ask: nothing, answer: afterBusiness },
  'Something else': {
    ask: nothing,
    answer: () => answerOf([{ says: words.cannotTell, gap: true }], words.openYourAnswers),
  },
}

/** The events in the order in which they are offered. */
export const lifeEventsOffered = Object.keys(lifeEventTable) as LifeEvent[]

/** What an event is called for the customer of this will. Who is married may marry again: that cancels this will as well. */
export const wordsOfEvent = (event: LifeEvent, will: Will): string =>
  event === 'Marriage' && isMarriedInLaw(will) ? words.marryingAgain : words.names[event]

/** What a will does about an event. A clause that a firm wrote may do something else, so only the firm can say. */
export const answerLifeEvent = (
  event: LifeEvent,
  will: Will,
  today: Day,
  choice: LifeChoice | undefined,
): LifeAnswer => {
  const found = lifeEventTable[event].answer(will, today, choice)
  const why = whyNotSure(will)
  if (why === undefined || found.verdict === 'solicitor') return found
  return seeASolicitor(
    [{ says: why, clause: 'added-clause' }, ...found.points],
    words.askFirst(will.addedClause?.firm ?? ''),
  )
}
