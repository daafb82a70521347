import { INVITATION_DAYS } from '#core/constants.ts'
import type { Content } from './content.ts'

/** What a couple is told about their two wills. */
export const pairWords = {
  title: 'Wills for you and your partner',
  lead: 'You have paid for two wills. Your partner reads, changes and confirms the second in an account of their own.',
  changed: '21 November 2026',
  sections: [
    {
      id: 'shared',
      heading: 'What your partner gets',
      review: true,
      blocks: [
        'When your partner accepts, they get a copy of part of your will as it stands on that day: who inherits and in what shares, your children, your executors, and the names, addresses, emails and dates of birth of these people and of you.',
        'They do not get your gifts, pets, savings, wishes for your funeral, letters, who you left out, or your power of attorney.',
      ],
    },
    {
      id: 'alone',
      heading: 'After that, each of you is alone with your own',
      review: true,
      blocks: [
        'From then on neither of you sees what the other writes, and each may change or cancel their will at any time without telling the other.',
      ],
    },
    {
      id: 'begins',
      heading: 'What your will begins with',
      review: true,
      blocks: [
        'Your will begins as a copy of what your partner’s says today of who inherits, the children and the executors, with the two of you in each other’s place. You can change every word of it, and nothing counts until you have confirmed it, printed it and signed it.',
      ],
    },
    {
      id: 'link',
      heading: 'The link',
      blocks: [`The link in the mail works once, for ${INVITATION_DAYS} days.`],
    },
    {
      id: 'ending',
      heading: 'If you end it',
      review: true,
      blocks: [
        'Both wills stay as they are, and so does what was paid for. Nobody has to sign anything today.',
        'Documents made from then on say nothing of a second will. If you have signed one that does, it still counts: print and sign the new one when you want that part gone.',
        'The other one can see on their account page that it has ended.',
      ],
    },
    {
      id: 'keeping',
      heading: 'You have answers here already',
      review: true,
      blocks: [
        'Your own will stays exactly as it is. Nothing of your partner’s is put into it, and no will is made from theirs. It is paid for, and you go on with it.',
      ],
    },
  ],
} as const satisfies Content
