/** Both stages of a will without days, as a test asks of them: who has what at the death, and who when each trust has ended by a death. */
import type { Descendants, Failed } from '#core/estate/failures.ts'
import { type History, type OutcomeInStages, SURVIVAL_DAYS } from '#core/estate/history.ts'
import { planOf } from '#core/estate/plan.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { type Day, daysLater } from '#core/text/calendar-day.ts'
import { trustKinds } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'

/** Who is dead in a question about both stages, and the issue that they leave. */
export type Deaths = {
  /** When the testator dies. They take nothing at either stage. */
  readonly failed: readonly Failed[]
  /** Of those who were living then, when a trust ends. */
  readonly failedLater?: readonly Failed[]
  /** The testator's children born after signing: when the testator dies, and when a trust ends if they are others by then. */
  readonly later?: Descendants
  readonly laterThen?: Descendants
}

const isPerson = (each: Failed): each is Extract<Failed, { person: number }> => 'person' in each
const isFamilies = (each: Failed): each is Extract<Failed, { grandchildren: unknown }> => 'grandchildren' in each

/** A history in which a trust ends by the death of its person, after all the other deaths. */
const historyOf = (died: Day, { failed, failedLater = [], later, laterThen }: Deaths, last?: number): History => {
  const [then, end] = [daysLater(died, SURVIVAL_DAYS + 1), daysLater(died, SURVIVAL_DAYS + 2)]
  const [families, familiesThen] = [failed.find(isFamilies), failedLater.find(isFamilies) ?? failed.find(isFamilies)]
  const isDead = (id: number) => [...failed].some((each) => isPerson(each) && each.person === id)
  return {
    died,
    deaths: [
      ...failed.filter(isPerson).map((each) => ({ ...each, on: died })),
      ...failedLater.filter(isPerson).map((each) => ({ ...each, on: each.person === last ? end : then })),
      ...(last === undefined || isDead(last) || failedLater.some((each) => isPerson(each) && each.person === last)
        ? []
        : [{ person: last, on: end }]),
    ],
    failed: [
      ...failed.filter((each) => 'charity' in each),
      ...failedLater.filter((each) => 'charity' in each).map((each) => ({ ...each, from: then })),
    ],
    unnamed: [
      { ...families, ...(later && { laterChildren: later }) },
      { from: then, ...familiesThen, ...((laterThen ?? later) && { laterChildren: laterThen ?? later }) },
    ],
  }
}

/**
 * Both stages without days: who has what when the testator dies on `today`, and when the person for whom it is held has died too.
 * `later` is, of the home and of each trust, what is had at the end of that trust alone: the others still go on.
 * @throws NotInWill when a list names a person or charity that is not in the will.
 */
export const stagesOf = (will: Will, deaths: Deaths, today: Day): OutcomeInStages => {
  const { now } = outcomeInStages(will, historyOf(today, { ...deaths, failedLater: [] }))
  const ends = trustKinds.map((kind) => {
    const share = kind === 'Residue' ? planOf(will).shares.find(({ atEnd }) => atEnd)?.to.id : undefined
    const last = trustOf(will, kind)?.for ?? share
    const { later, ended: all } = outcomeInStages(will, historyOf(today, deaths, last))
    return {
      later: later.filter(({ of }) => of === kind),
      ended: all.filter(({ of }) => of === kind),
    }
  })
  return { now, later: ends.flatMap(({ later }) => later), ended: ends.flatMap((each) => each.ended) }
}
