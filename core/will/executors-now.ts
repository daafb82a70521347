/** What an executor tells of those named in a will, on their own device. */
import { type Day, isAfter, isSameDay, isUnder18 } from '../text/calendar-day.ts'
import { personById } from './questions.ts'
import type { Will } from './schema.ts'

/** A person of the will who has died since it was signed. */
export type Death = {
  readonly person: number
  readonly on: Day
  /** Whether they leave children. Absent: not said. */
  readonly children?: boolean | undefined
}

export const actsOptions = ['acts', 'reserves', 'gives up'] as const
/** What an executor does: applies, lets others apply and may join them later, or gives the office up for good. */
export type Acts = (typeof actsOptions)[number]

export type Told = {
  /** Absent: it was not asked yet. */
  readonly deaths?: readonly Death[] | undefined
  /** By the id of the person. */
  readonly acts?: Readonly<Record<number, Acts>>
  /** The executors who were told in writing that others apply. */
  readonly noticed?: readonly number[]
}

export type Standing = Acts | 'not said' | 'died before' | 'died after' | 'died the same day' | 'too young'

/** Somebody whom the will names as an executor. */
export type ExecutorNow = {
  readonly person: number
  readonly name: string
  /** `steps in`: a substitute who now is an executor. `substitute`: one who is not, as those before them can act. */
  readonly office: 'executor' | 'steps in' | 'substitute'
  readonly standing: Standing
  readonly died?: Day
}

const standingOf = (will: Will, id: number, died: Day, { deaths = [], acts = {} }: Told, today: Day): Standing => {
  const death = deaths.find(({ person }) => person === id)
  if (death) {
    if (isSameDay(death.on, died)) return 'died the same day'
    return isAfter(death.on, died) ? 'died after' : 'died before'
  }
  const person = personById(will, id)
  if (person?.died) return 'died before'
  // Who was said to be a child years ago, without a birthday, may have grown up.
  return person?.dob && isUnder18(person.dob, today) ? 'too young' : (acts[id] ?? 'not said')
}

/** Whether an executor is alive, able and willing: who waits in reserve is. */
export const isAvailable = ({ standing }: Pick<ExecutorNow, 'standing'>): boolean =>
  ['acts', 'reserves', 'not said'].includes(standing)

/** So many act at least, where the will names several. */
const FEWEST = 2

/**
 * Everyone whom the will names as an executor, in its order. A substitute steps in for the only executor, or as many of them as are
 * needed for two to act.
 * @param today decides who is too young to act.
 */
export const executorsNow = (will: Will, died: Day, told: Told, today: Day): ExecutorNow[] => {
  const named = (ids: readonly number[], office: ExecutorNow['office']): ExecutorNow[] =>
    [...new Set(ids)].flatMap((id) => {
      const person = personById(will, id)
      const death = told.deaths?.find((each) => each.person === id)
      if (!person) return []
      const standing = standingOf(will, id, died, told, today)
      return [{ person: id, name: person.fullname, office, standing, ...(death && { died: death.on }) }]
    })
  const first = named(will.executor, 'executor')
  const needed = Math.min(FEWEST, first.length) - first.filter(isAvailable).length
  let vacant = Math.max(0, needed)
  const backups = named(
    will.executorBackup.filter((id) => !will.executor.includes(id)),
    'substitute',
  ).map((each): ExecutorNow => {
    if (vacant === 0 || !isAvailable(each)) return each
    vacant -= 1
    return { ...each, office: 'steps in' }
  })
  return [...first, ...backups]
}

/** Those who may apply: the executors, and the substitutes who have stepped in. */
export const entitled = (executors: readonly ExecutorNow[]): ExecutorNow[] =>
  executors.filter(({ office }) => office !== 'substitute')
