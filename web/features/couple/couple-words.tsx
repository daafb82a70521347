import type { Pair } from '#core/api/couple.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { pairWords } from '../../content/pair.ts'

type CoupleTextSection = (typeof pairWords.sections)[number]['id']

/** The paragraphs of one section of the couple's information. */
const coupleParagraphs = (part: CoupleTextSection): readonly string[] =>
  pairWords.sections.find(({ id }) => id === part)?.blocks ?? []

export function Paragraphs({ of }: { of: Parameters<typeof coupleParagraphs>[0] }) {
  return (
    <div className="stack gap-12 soft">
      {coupleParagraphs(of).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}

const on = (moment: string | undefined): string => (moment === undefined ? '' : ` on ${formatLondonDate(moment)}`)
const STILL_YOURS = 'Both wills stay as they are, and both stay paid for.'

/** The state of the couple's wills in words, for the partner who reads it. */
const sentences: Record<Pair['state'], (pair: Pair) => string> = {
  'not-invited': () => pairWords.lead,
  invited: ({ invitation }) => {
    if (!invitation) return pairWords.lead
    const wrote = `We emailed ${invitation.email}${on(invitation.sent)}.`
    return invitation.works
      ? `${wrote} The link works until ${formatLondonDate(invitation.until)}.`
      : `${wrote} The link has stopped working. You can invite your partner again.`
  },
  accepted: ({ place, other = 'Your partner', accepted, confirmed }) =>
    place === 'first'
      ? `${other} accepted${on(accepted)}${confirmed ? ', and has confirmed their will' : ''}. Neither of you can see what the other changes.`
      : `${other} paid for your will, and you accepted it${on(accepted)}. Neither of you can see what the other changes.`,
  ended: ({ ended, canInvite }) =>
    canInvite
      ? `You unlinked the two wills${on(ended)}. Your documents do not mention a second will. You can still give your partner the one you paid for.`
      : `The two wills were unlinked${on(ended)}. ${STILL_YOURS} Your new documents do not mention a second will.`,
  disputed: ({ other = 'Your partner' }) =>
    `A bank is looking into ${other}’s payment for both wills. Until it decides, you cannot download your documents. Your answers are safe, and you can still change them.`,
  refunded: ({ other = 'Your partner' }) =>
    `${other}’s payment for both wills was refunded, so yours is no longer paid for. Your answers are safe.`,
}

export const coupleStatusText = (pair: Pair): string => sentences[pair.state](pair)
