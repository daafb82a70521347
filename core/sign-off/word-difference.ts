/** What changed between the words that were signed and those of today, word by word. */

export type Stretch = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** One sentence of a piece, beside the signed sentence that it most likely was. */
export type SentenceDifference = {
  readonly change: 'same' | 'changed' | 'added' | 'removed'
  readonly stretches: readonly Stretch[]
}

const wordsIn = (text: string): string[] => text.split(/(?<= )/).filter(Boolean)

/** Neighbouring stretches of one kind are one. */
const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const out: Stretch[] = []
  for (const { kind, text } of stretches) {
    const last = out.at(-1)
    if (last?.kind === kind) out[out.length - 1] = { kind, text: last.text + text }
    else out.push({ kind, text })
  }
  return out
}

/** Of two lists, the lengths of the longest common sublists from each pair of places on. */
const commonFrom = (was: readonly string[], is: readonly string[]): number[][] => {
  const table = Array.from({ length: was.length + 1 }, () => Array<number>(is.length + 1).fill(0))
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (row) row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  return table
}

/** What was removed stands before what was added in its place. */
export const wordDifference = (was: string, is: string): Stretch[] => {
  const [before, after] = [wordsIn(was), wordsIn(is)]
  const common = commonFrom(before, after)
  const out: Stretch[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old = '', next = ''] = [before[i], after[j]]
    if (i < before.length && j < after.length && old === next) {
      out.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (i < before.length && (j >= after.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      out.push({ kind: 'removed', text: old })
      i += 1
    } else {
      out.push({ kind: 'added', text: next })
      j += 1
    }
  }
  return joined(out)
}

/** How much of two sentences is the same, from 0 to 1. */
const likeness = (one: string, other: string): number => {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  return (2 * (commonFrom(a, b)[0]?.[0] ?? 0)) / (a.length + b.length)
}

/** Less alike than this, two sentences are shown as one removed and one added. */
const LIKE = 0.5

/**
 * The sentences of today in their order, each with what it was; then those that are gone. A sentence that moved did not change.
 */
export const sentenceDifferences = (was: readonly string[], is: readonly string[]): SentenceDifference[] => {
  const gone = new Set(was.filter((sentence) => !is.includes(sentence)))
  const before = new Set(was)
  const shown = is.map((sentence): SentenceDifference => {
    if (before.has(sentence)) return { change: 'same', stretches: [{ kind: 'same', text: sentence }] }
    const [old] = [...gone]
      .map((each) => ({ each, alike: likeness(each, sentence) }))
      .filter(({ alike }) => alike >= LIKE)
      .toSorted((a, b) => b.alike - a.alike)
    if (!old) return { change: 'added', stretches: [{ kind: 'added', text: sentence }] }
    gone.delete(old.each)
    return { change: 'changed', stretches: wordDifference(old.each, sentence) }
  })
  return [
    ...shown,
    ...[...gone].map((text): SentenceDifference => ({ change: 'removed', stretches: [{ kind: 'removed', text }] })),
  ]
}
