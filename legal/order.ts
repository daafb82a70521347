/** The order of the sentences of a clause: one in which every will that was seen has its sentences. */
import { sequencesIn, type WrittenClause } from '#core/sign-off/piece.ts'

/** Whether a sentence stands before another in some will, in one or more steps. */
const reaches = (sentences: readonly string[], seen: readonly WrittenClause[]): ReadonlyMap<string, Set<string>> => {
  const after = new Map(sentences.map((sentence) => [sentence, new Set<string>()]))
  for (const { blocks } of seen)
    for (const sequence of sequencesIn(blocks))
      for (const [at, then] of sequence.slice(1).entries()) after.get(sequence[at] ?? '')?.add(then)
  for (const middle of sentences)
    for (const later of after.values())
      if (later.has(middle)) for (const each of after.get(middle) ?? []) later.add(each)
  return after
}

/** Sentences with their places. Those that stand before each other in one will and behind in another share a place. */
export const inOrder = (
  sentences: readonly string[],
  seen: readonly WrittenClause[],
): { readonly sentence: string; readonly place: number }[] => {
  const after = reaches(sentences, seen)
  const isBefore = (one: string, other: string): boolean => after.get(one)?.has(other) === true
  const left = new Set(sentences)
  const ordered: { sentence: string; place: number }[] = []
  for (let place = 0; left.size > 0; place += 1) {
    // What stands before the next one stands behind it elsewhere.
    const next = [...left].find((each) => [...left].every((other) => !isBefore(other, each) || isBefore(each, other)))
    const together = [...left].filter((each) => each === next || (next && isBefore(each, next) && isBefore(next, each)))
    for (const sentence of together) {
      left.delete(sentence)
      ordered.push({ sentence, place })
    }
  }
  return ordered
}
