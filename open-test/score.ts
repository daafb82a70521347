/** Whether an answer is right, and what a set of answers comes to. Written without a line of any product. */
import { type Answer, type Household, numbered, type Scored } from './household.ts'

/** What a service answered. `undefined`: it has no way to answer, which is counted apart from a wrong answer. */
export type Given = Answer | undefined

type Part = readonly [top: bigint, bottom: bigint]
const partOf = (text: string): Part => {
  const [top = '0', bottom = '1'] = text.split('/')
  return [BigInt(top.trim()), BigInt(bottom.trim())]
}
const same = ([a, b]: Part, [c, d]: Part): boolean => a * d === c * b
const some = (value: string): boolean => partOf(value)[0] !== 0n

const isRecord = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' && value !== null

const sharesAgree = (right: Record<string, string>, given: Record<string, string>): boolean => {
  const kept = Object.entries(given).filter(([, part]) => some(part))
  return (
    kept.length === Object.keys(right).length &&
    Object.entries(right).every(([name, part]) => given[name] !== undefined && same(partOf(part), partOf(given[name])))
  )
}

/** Pounds agree to the pound: published figures are printed so. Who has nothing need not be named; the tax has to be. */
const poundsAgree = (right: Record<string, number>, given: Record<string, number>): boolean =>
  Object.entries(right).every(
    ([name, sum]) => (name !== 'tax' || given[name] !== undefined) && Math.abs((given[name] ?? 0) - sum) < 1,
  )

export const isRight = (question: Scored, given: Answer): boolean => {
  if (!isRecord(question.answer)) return given === question.answer
  if (!isRecord(given)) return false
  return question.ask === 'takes'
    ? sharesAgree(question.answer, given as Record<string, string>)
    : poundsAgree(question.answer as Record<string, number>, given as Record<string, number>)
}

export const inWords = (answer: Given): string => {
  if (answer === undefined) return 'no answer'
  return isRecord(answer)
    ? Object.entries(answer)
        .map((each) => each.join(' '))
        .join('; ') || 'nobody'
    : String(answer)
}

export type Marked = {
  readonly number: string
  readonly household: Household
  readonly question: Scored
  readonly given: Given
  readonly is: 'right' | 'wrong' | 'unanswered'
}

/** Marks every question that has an answer in law. */
export const marked = (all: readonly Household[], answers: ReadonlyMap<string, Given>): Marked[] =>
  all.flatMap((household) =>
    numbered(household).flatMap(([number, question]): Marked[] => {
      if (question.ask === 'open') return []
      const given = answers.get(number)
      const is = given === undefined ? 'unanswered' : isRight(question, given) ? 'right' : 'wrong'
      return [{ number, household, question, given, is }]
    }),
  )
