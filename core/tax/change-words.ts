/** What one plan gives beside another, in sentences: "Ruth would get about £41,000 more." */
import { kept } from '#words/en/forms.ts'
import { listed } from '../text/names.ts'
import type { Change } from './estimate.ts'
import { amountInWords } from './estimate-words.ts'

const isNone = ({ low, high }: Change): boolean => low === 0 && high === 0

/** "About £41,000 more", "between £2,000 and £5,000 less", "up to £3,000 less or up to £9,000 more". Empty where nothing changes. */
export const changeInWords = (change: Change): string => {
  const { low, high } = change
  if (isNone(change)) return ''
  if (low >= 0) return kept.said(`${amountInWords(change)} more`)
  if (high <= 0) return kept.said(`${amountInWords({ low: -high, high: -low })} less`)
  return kept.said(`${amountInWords({ low: 0, high: -low })} less or ${amountInWords({ low: 0, high })} more`)
}

type Changed = { readonly name: string; readonly total: Change }

/** Those who get more come first, then those who get less, and the tax last. Nobody is named whose figure stays. */
export const changesInWords = (people: readonly Changed[], tax: Change): string[] => {
  const said = people.filter(({ total }) => !isNone(total)).toSorted((one, other) => other.total.high - one.total.high)
  const alike = Map.groupBy(said, ({ total }) => changeInWords(total))
  return [
    ...[...alike].map(([words, same]) =>
      kept.said(`${listed.format(same.map(({ name }) => name))} would${same.length > 1 ? ' each' : ''} get ${words}.`),
    ),
    ...(isNone(tax) ? [] : [kept.said(`Inheritance tax would come to ${changeInWords(tax)}.`)]),
  ]
}
