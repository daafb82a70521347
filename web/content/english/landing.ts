/** The landing questions. */
export const landing = {
  back: 'Back',
  goOn: 'Continue',
  pages: {
    '0': {
      title: 'Write your will and see every word.',
      lead: 'Answer plain questions. The document writes itself beside you. Start free, and pay only when it says what you mean.',
    },
    '1': {
      title: 'Do you live in England or Wales?',
      lead: 'Your usual home. Wills follow the law of the place you live in.',
    },
    '2': {
      title: 'What is your name?',
      lead: 'As on your passport or birth certificate. You can add middle names later.',
    },
  },
  homeowner: 'Do you own your home?',
  homeownerHint: 'Alone or with someone else.',
  firstName: 'First name',
  lastName: 'Last name',
  answers: { Yes: 'Yes', No: 'No' },
  desk: 'What a will looks like',
  sorry: 'Sorry, we cannot write your will yet',
  sorryWhy:
    'The law is different in Scotland, Northern Ireland and abroad, and a will made here might not do what you want. A solicitor where you live can help.',
}
