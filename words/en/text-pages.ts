/** What the pages of text say around it: terms, questions and answers, the sample of a power of attorney. */

export const contentPage = {
  lastChangedOn: (changed: string) => `Last changed on ${changed}.`,
  onThisPage: 'On this page',
  anotherCompany: 'another company',
}
export const faqs = {
  questions: { title: 'Questions', lead: 'Before you write your will, while you do, and after.' },
  cannotFindYourAnswer: ['Cannot find your answer? ', { link: 'Ask us', to: '/contact-us' }, '.'],
}
export const powerOfAttorneySample = {
  aSampleSheet: 'A sample sheet',
  thisIsTheSheetOfAMade: 'This is the sheet of a made-up customer, as you would get it on paper.',
  aLineToWriteOn: 'A line to write on',
  theirName: 'Margaret Ellen Hale',
  theirWish: 'I would like to go on giving to my church.',
}
