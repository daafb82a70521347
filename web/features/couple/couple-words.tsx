import type { Pair } from '#core/api/couple.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { pairWords } from '../../content/pair.ts'
import page from '../../ui/plain-page.module.css'
import css from './couple.module.css'

type CoupleTextSection = (typeof pairWords.sections)[number]['id']

/** The paragraphs of one section of the couple's information. */
const coupleParagraphs = (part: CoupleTextSection): readonly string[] =>
  pairWords.sections.find(({ id }) => id === part)?.blocks ?? []

export function Paragraphs({ of }: { of: Parameters<typeof coupleParagraphs>[0] }) {
  return (
    <div className={`${css.text} ${page.soft}`}>
      {coupleParagraphs(of).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}

const on = (moment: string | undefined): string => (moment === undefined ? '' : ` on ${formatLondonDate(moment)}`)
const STILL_YOURS = 'Both wills stay, and so does what was paid for.'

/** The state of the couple's wills in words, for the partner who reads it. */
const sentences: Record<Pair['state'], (pair: Pair) => string> = {
  'not-invited': () => pairWords.lead,
  invited: ({ invitation }) => {
    if (!invitation) return pairWords.lead
    const wrote = `We wrote to ${invitation.email}${on(invitation.sent)}.`
    return invitation.works
      ? `${wrote} The link works until ${formatLondonDate(invitation.until)}.`
      : `${wrote} The link does not work any more. Invite your partner again when you like.`
  },
  accepted: ({ place, other = 'Your partner', accepted }) =>
    place === 'first'
      ? `${other} accepted${on(accepted)}, and goes on alone. Neither of you sees what the other changes.`
      : `${other} paid for your will, and you accepted it${on(accepted)}. Neither of you sees what the other changes.`,
  ended: ({ ended, canInvite }) =>
    canInvite
      ? `You made the two wills separate${on(ended)}. Your documents say nothing of a second will. You can still give your partner the one you paid for.`
      : `The two wills were made separate${on(ended)}. ${STILL_YOURS} Your documents say nothing of a second will any more.`,
  disputed: ({ other = 'Your partner' }) =>
    `A bank is looking at the payment of ${other} for both wills. Until that is settled your documents are closed. Your answers are as you left them, and you can go on changing them.`,
  refunded: ({ other = 'Your partner' }) =>
    `The payment of ${other} for both wills was returned, so yours is not paid for any more. Your answers are as you left them.`,
}

export const coupleStatusText = (pair: Pair): string => sentences[pair.state](pair)
