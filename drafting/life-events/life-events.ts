/** What may happen after a will was signed, what each asks further, and what the will does about it. */
import { whyNotSure } from '#core/estate/problems.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { LifeEvent } from '#core/will/lists.ts'
import { isMarried } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { afterBusiness, afterHome, afterInheritance, afterMove, whatOfTheHome, whereTo } from './belongings.ts'
import { afterDeath, afterRefusal, whoDied } from './death.ts'
import { afterBirth, afterMarriage, afterSeparation, howFarApart, whomToMarry, whoseChild } from './family.ts'
import { answerOf, type LifeAnswer, type LifeChoice, type LifeQuestion, seeASolicitor } from './life-answer.ts'
import { afterTheirMarriage, whoMarried, whoWillNotAct } from './trusts.ts'

type EventRow = {
  readonly words: string
  /** Undefined where the event is answered at once. */
  readonly ask: (will: Will, today: Day) => LifeQuestion | undefined
  readonly answer: (will: Will, today: Day, choice: LifeChoice | undefined) => LifeAnswer
}

const nothing = () => undefined

export const lifeEventTable: { readonly [E in LifeEvent]: EventRow } = {
  Death: {
    words: 'Someone in my will has died',
    ask: whoDied,
    answer: (will, today, choice) => afterDeath(will, today, choice?.person),
  },
  Birth: {
    words: 'A child was born or adopted',
    ask: () => whoseChild,
    answer: (will, today, choice) => afterBirth(will, today, choice?.id),
  },
  Marriage: {
    words: 'I am marrying, or have married',
    ask: whomToMarry,
    answer: (will, today, choice) => afterMarriage(will, today, choice?.id),
  },
  Separation: {
    words: 'We are separating or divorcing',
    ask: howFarApart,
    answer: (will, today, choice) => afterSeparation(will, today, choice?.id),
  },
  'Marriage of another': {
    words: 'Someone in my will has married',
    ask: whoMarried,
    answer: (will, today, choice) => afterTheirMarriage(will, today, choice?.person),
  },
  Executor: {
    words: 'An executor cannot act, or does not want to',
    ask: whoWillNotAct,
    answer: (will, today, choice) => afterRefusal(will, today, choice?.person),
  },
  Home: {
    words: 'I bought or sold a home',
    ask: () => whatOfTheHome,
    answer: (will, today, choice) => afterHome(will, today, choice?.id),
  },
  Move: { words: 'I am moving', ask: () => whereTo, answer: (_will, _today, choice) => afterMove(choice?.id) },
  Inheritance: { words: 'I came into money', ask: nothing, answer: afterInheritance },
  Business: { words: 'I have started or sold a business', ask: nothing, answer: afterBusiness },
  'Something else': {
    words: 'Something else',
    ask: nothing,
    answer: () =>
      answerOf(
        [{ says: 'We cannot tell from here what your will does about it.', gap: true }],
        'Open your answers and change what is different. Your page shows at once which words change. If you are not sure, ask a solicitor.',
      ),
  },
}

/** The events in the order in which they are offered. */
export const lifeEventsOffered = Object.keys(lifeEventTable) as LifeEvent[]

/** What an event is called for the customer of this will. Who is married may marry again: that cancels this will as well. */
export const wordsOfEvent = (event: LifeEvent, will: Will): string =>
  event === 'Marriage' && isMarried(will) ? 'I am marrying again, or have' : lifeEventTable[event].words

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
  return seeASolicitor([{ says: why, clause: 'added-clause' }, ...found.points], `Ask ${will.addedClause?.firm} first.`)
}
