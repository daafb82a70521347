/** Who holds, and who chooses among the belongings, after some deaths: as the clauses say it. */
import { MAX_ACTING_EXECUTORS } from '#core/constants.ts'
import { appointedFirm, candidatesOf, personsOf } from '#core/will/questions.ts'
import type { Person, Trust, Will } from '#core/will/schema.ts'

/** A sale of land needs two trustees (Trustee Act 1925 s.14). */
const ENOUGH = 2

export type Trustees = {
  readonly acting: readonly Person[]
  /** Two of them or a firm, and one at least besides the person it is held for. One alone may keep things safe and appoint another. */
  readonly mayAct: boolean
}

/** Who holds a trust after these deaths: the executors who are left, and substitutes in their place. */
export const trusteesLeft = (will: Will, trust: Trust, dead: readonly number[]): Trustees => {
  const living = (ids: readonly number[]): Person[] => personsOf(will, ids).filter(({ id }) => !dead.includes(id))
  const executors = living(will.executor)
  const places = Math.min(MAX_ACTING_EXECUTORS, Math.max(ENOUGH, will.executor.length)) - executors.length
  const acting = [...executors, ...living(will.executorBackup).slice(0, Math.max(0, places))]
  const firm = appointedFirm(will) !== undefined
  return { acting, mayAct: firm || (acting.length >= ENOUGH && acting.some(({ id }) => id !== trust.for)) }
}

/**
 * Who has the belongings that no gift names: those chosen, or those behind them when none of the first is left. Several divide
 * them as they agree. Without anybody they are part of the rest.
 */
export const belongingsTakers = (will: Will, dead: readonly number[]): Person[] => {
  const living = (ids: readonly number[]): Person[] =>
    candidatesOf(will).filter(({ id }) => ids.includes(id) && !dead.includes(id))
  const { persons = [], backupPersons = [] } = will.belongings ?? {}
  const first = living(persons)
  return first.length > 0 ? first : living(backupPersons)
}
