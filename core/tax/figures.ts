/** All that a page has worked out in pounds, in a thread of its own where the browser has one. */
import { differenceOf, estimateOf, refusedBefore } from './estimate-of-will.ts'
import { asText, fromText } from './figures-as-text.ts'
import { giftTaxChoices } from './gift-tax-choices.ts'
import { whatWouldHelp } from './what-would-help.ts'

const figures = { differenceOf, estimateOf, giftTaxChoices, refusedBefore, whatWouldHelp }

export type Figures = typeof figures

/** Parts of several questions are of one will, of which what is known is worked out once. */
const MOST_READ = 8
const read = new Map<string, unknown>()

const readOnce = (text: string): unknown => {
  const before = read.get(text) ?? fromText(text)
  read.delete(text)
  read.set(text, before)
  for (const [oldest] of read) if (read.size > MOST_READ) read.delete(oldest)
  return before
}

/** The answer as text. `told` are what the function is given, each as text. */
export const workOut = (of: keyof Figures, told: readonly string[]): string => {
  const answer = figures[of] as (...told: unknown[]) => unknown
  return asText(answer(...told.map(readOnce)))
}
