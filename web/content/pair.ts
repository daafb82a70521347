import { INVITATION_DAYS } from '#core/constants.ts'
import type { Content } from './content.ts'

/** What a couple is told about their two wills. */
export const pairWords = {
  title: 'Wills for you and your partner',
  lead: 'You have paid for two wills. Your partner reads, changes and confirms the second one in their own account.',
  changed: '21 November 2026',
  sections: [
    {
      id: 'shared',
      heading: 'What your partner gets',
      review: true,
      blocks: [
        'When your partner accepts, they get a copy of part of your will as it is on that day: who inherits and in what shares, your children, your executors, and the names, addresses, emails and dates of birth of these people and of you.',
        'Until your partner has confirmed their will, your documents do not mention a second will. You can print and sign yours at any time.',
        'They do not get your gifts, pets, savings, wishes for your funeral, letters, who you left out, or your power of attorney.',
      ],
    },
    {
      id: 'alone',
      heading: 'After that, each will is private',
      review: true,
      blocks: [
        'From then on, neither of you can see what the other writes. Each of you can change or cancel your own will at any time without telling the other.',
        'Each of you can see whether the other has accepted and confirmed, and whether the wills are still linked.',
      ],
    },
    {
      id: 'begins',
      heading: 'What your will starts with',
      review: true,
      blocks: [
        'We start your will from part of your partner’s, as it is today: who inherits, the children and the executors, with your two names swapped. You can change every word. Nothing counts until you have confirmed it, printed it and signed it.',
      ],
    },
    {
      id: 'link',
      heading: 'The link',
      blocks: [`The link in the email works once, within ${INVITATION_DAYS} days.`],
    },
    {
      id: 'ending',
      heading: 'If you unlink the wills',
      review: true,
      blocks: [
        'Both wills stay as they are, and both stay paid for. Nobody has to sign anything today.',
        'Documents made after that do not mention a second will. If you have signed one that does, it still counts. To remove that part, print and sign the new one.',
        'We will email both of you that the wills are no longer linked.',
      ],
    },
    {
      id: 'keeping',
      heading: 'You have answers here already',
      review: true,
      blocks: [
        'Your own will stays exactly as it is. Nothing from your partner’s will is added to it. It is now paid for, and you can carry on with it.',
      ],
    },
  ],
} as const satisfies Content
