import type { OfferedPart } from '#core/will/lists.ts'
import type { Block } from './content.ts'

/** Whom an operator who offers a part does not send to a solicitor, and one who does not offer it does. */
const wishes: readonly { readonly part: OfferedPart; readonly words: string }[] = [
  { part: 'home-for-life', words: 'You want someone to live in your home for life before others have it.' },
  {
    part: 'life-interest',
    words: 'You want someone to have the income of what you leave for life before others have it.',
  },
  { part: 'ages', words: 'You want a young person who is not your own child to wait until 21 or 25.' },
  {
    part: 'disabled-person',
    words: 'Someone you leave something to is disabled, and gets benefits that depend on savings.',
  },
]

const listOf = (lead: string, words: readonly string[]): Block[] => (words.length === 0 ? [] : [lead, { list: words }])

/** Who needs a solicitor here and not everywhere: it follows from what this operator offers. */
export const offeredContent = {
  described: (parts: readonly OfferedPart[]): Block[] => {
    const wordsWhere = (isOffered: boolean): string[] =>
      wishes.filter(({ part }) => parts.includes(part) === isOffered).map(({ words }) => words)
    return [
      ...listOf('You need a solicitor for these as well:', wordsWhere(false)),
      ...listOf(
        'You may be able to do these here. We ask about yours, and say so if it needs a solicitor:',
        wordsWhere(true),
      ),
    ]
  },
  unknown: ['Loading what else needs a solicitor.'],
}
