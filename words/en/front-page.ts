/** What the first page says below its question, in English. */
import { productById, withVat } from '#core/catalogue/products.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { Said } from '../said.ts'

export const englishFrontPage = {
  asked: 'Who should look after Poppy?',
  answered: 'Anne, my sister',
  tryIt: {
    heading: 'It writes while you answer.',
    lead: 'Type, and look at the page.',
    nothingKept: 'A page to try. Nothing is kept or sent.',
    name: 'Your name',
    who: 'Who should carry out your will?',
    Sister: 'My sister',
    Friend: 'A friend',
    theirName: 'Their name',
    why: 'Why is this here?',
    now: (name: string) => `The page now names ${name}.`,
    page: 'The page as you type',
  },
  whatIf: {
    heading: 'See who gets what. And what if.',
    lead: 'Families change. Choose a name, and watch where everything goes.',
    label: 'What if',
    today: 'All outlive you',
    died: (name: string) => `${name} has died`,
    family: 'A made-up family',
    none: 'Margaret leaves half to her husband, and the rest to her three children.',
    thomas: 'If Thomas dies first, the others share his half. Each gets twice as much.',
    ruth: 'If Ruth dies first, her children get her 20%. If she leaves none, the others share it.',
    poppy: 'If Poppy dies first, the others share her 10%.',
    list: 'Read as a list',
    without: 'What if you had no will?',
  },
  signing: {
    heading: 'A will counts when it is signed.',
    lead: 'Your signing guide shows each step with a picture. You do this at your own table.',
    steps: [
      { title: 'Print it', words: 'On one side. One staple, top left. Never take it out.' },
      { title: 'Sit down, all three', words: 'You and two witnesses, in one room. Not by video.' },
      { title: 'You sign', words: 'Both watch. Then each of them signs while you watch.' },
      { title: 'Keep it safe', words: 'Tell your executors where. We can keep a note of the place.' },
    ],
  },
  get: {
    heading: 'What you get.',
    lead: 'Real documents of a made-up family. Open any of them.',
    open: 'Open the sample will',
    pdf: '(PDF, opens in a new tab)',
    documents: {
      will: { title: 'Your will', note: 'in the words you will sign' },
      'signing-guide': { title: 'Signing guide', note: 'with pictures' },
      summary: { title: 'Plain English', note: 'who gets what' },
      'letter-of-wishes': { title: 'Letter of wishes', note: 'in your own words' },
      'guardian-letter-1': { title: 'Letter to a guardian', note: 'one for each' },
      'executor-letter-1': { title: 'Letter to an executor', note: 'one for each' },
      'where-my-will-is': { title: 'Where my will is', note: 'for the family' },
    },
    price: poundsInWords(productById('will').price),
    once: `once${withVat}`,
    points: ['All the documents here, to print', 'Changes are free', 'All your money back until your first download', 'Nothing renews'],
    partner: `With a partner: two wills, ${poundsInWords(productById('mirror').price)}.`,
    start: 'Start your will',
  },
  not: {
    heading: 'What this is not.',
    points: [
      { title: 'Not a law firm', words: 'Nobody here gives legal advice. Will writing is not regulated.' },
      { title: 'Not for everyone', words: 'A business, a home abroad, someone pressing you: see a solicitor. We ask, and say so before you pay.' },
      { title: 'Not for Scotland or Northern Ireland', words: 'Their law is different. Our wills are for people whose home is in England or Wales.' },
      { title: 'Not a will until it is signed', words: 'Paper, ink and two witnesses in the room. Nobody can do that for you on a screen.' },
    ],
    about: 'Who runs this, and who has read our words',
  },
  begin: {
    heading: 'Begin with one question.',
    lead: 'Nothing is kept until you make an account.',
    action: 'Go to the question',
  },
  questions: { heading: 'Questions people ask', more: 'All questions' },
}

/** Drawn on the first page in either language, as a will is. */
export const drawnTitle = ['The last will of', 'Margaret Ellen Hale']

export type FrontPageWords = Said<typeof englishFrontPage>
