import type { Pair } from '#core/api/couple.ts'
import { coupleWords as table } from '#words/en/others.ts'
import { pairWords } from '#words/en/pair.ts'
import { contentOf } from '../../content/content.ts'
import { formatLondonDate } from '../../content/dates.ts'

/** The paragraphs of one section of the couple's information. */
const coupleParagraphs = (part: keyof typeof pairWords.sections): readonly string[] =>
  contentOf(pairWords)
    .sections.flatMap(({ id, blocks }) => (id === part ? blocks : []))
    .filter((block) => typeof block === 'string')

export function Paragraphs({ of }: { of: Parameters<typeof coupleParagraphs>[0] }) {
  return (
    <div className="stack gap-12 soft">
      {coupleParagraphs(of).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}

const day = (moment = ''): string => formatLondonDate(moment)

/** The state of the couple's wills in words, for the partner who reads it. */
const sentences: Record<Pair['state'], (pair: Pair) => string> = {
  'not-invited': () => pairWords.lead,
  invited: ({ invitation }) => {
    if (!invitation) return pairWords.lead
    const { email, sent, works, until } = invitation
    return works
      ? table.weEmailedOnTheLinkWorks(email, day(sent), day(until))
      : table.weEmailedOnTheLinkHas(email, day(sent))
  },
  accepted: ({ place, other = table.yourPartner, accepted, confirmed }) => {
    if (place === 'second') return table.paidForYourWillAndYou(other, day(accepted))
    return confirmed
      ? table.acceptedOnAndHasConfirmed(other, day(accepted))
      : table.acceptedOnNeitherOfYouCan(other, day(accepted))
  },
  ended: ({ ended, canInvite }) =>
    canInvite ? table.youUnlinkedTheTwoWillsOn(day(ended)) : table.theTwoWillsWereUnlinkedOn(day(ended)),
  disputed: ({ other = table.yourPartner }) => table.aBankIsLookingIntoS(other),
  refunded: ({ other = table.yourPartner }) => table.sPaymentForBothWillsWas(other),
}

export const coupleStatusText = (pair: Pair): string => sentences[pair.state](pair)
