import { INVITATION_DAYS } from '#core/constants.ts'

/** What a couple is told about their two wills. */
export const pairWords = {
  title: 'Wills for you and your partner',
  lead: 'You have paid for two wills. Your partner reads, changes and confirms the second one in their own account.',
  changed: '28 November 2026',
  sections: {
    shared: {
      heading: 'What your partner gets',
      review: true,
      whenYourPartnerAcceptsTheyGet:
        'When your partner accepts, they get a copy of part of your will as it is on that day. It says if you are married, who inherits, in what shares and at what age, who is next, and what is held for somebody for a time. It says who your children and your executors are. It has the names, addresses, emails and dates of birth of these people and of you.',
      untilYourPartnerHasConfirmedTheir: 'Until your partner has confirmed their will, your documents do not mention a second will. You can print and sign yours at any time.',
      theyDoNotGetYourGifts: 'They do not get your gifts, pets, savings, wishes for your funeral, letters, who you left out, or your power of attorney.',
    },
    alone: {
      heading: 'After that, each will is private',
      review: true,
      fromThenOnNeitherOfYou: 'From then on, neither of you can see what the other writes. Each of you can change or cancel your own will at any time without telling the other.',
      eachOfYouCanSeeWhether: 'Each of you can see whether the other has accepted and confirmed, and whether the wills are still linked.',
    },
    begins: {
      heading: 'What your will starts with',
      review: true,
      weStartYourWillFromPart: 'We start your will from part of your partner’s, as it is today: who inherits, what is held for somebody, the children and the executors, with your two names swapped. You can change every word. Nothing counts until you have confirmed it, printed it and signed it.',
    },
    link: {
      heading: 'The link',
      theLinkInTheEmailWorks: `The link in the email works once, within ${INVITATION_DAYS} days.`,
    },
    ending: {
      heading: 'If you unlink the wills',
      review: true,
      bothWillsStayAsTheyAre: 'Both wills stay as they are, and both stay paid for. Nobody has to sign anything today.',
      documentsMadeAfterThatDoNot: 'Documents made after that do not mention a second will. If you have signed one that does, it still counts. To remove that part, print and sign the new one.',
      weWillEmailBothOfYou: 'We will email both of you that the wills are no longer linked.',
    },
    keeping: {
      heading: 'You have answers here already',
      review: true,
      yourOwnWillStaysExactlyAs: 'Your own will stays exactly as it is. Nothing from your partner’s will is added to it. It is now paid for, and you can carry on with it.',
    },
  },
} as const
