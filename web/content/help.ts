import { brand } from '#core/brand.ts'
import type { Block, Question } from './content.ts'
import { questions } from './questions.ts'

/** The page for help, and the sheet that opens it over a question of the will. */
export const help = {
  title: 'Help',
  lead: 'Look for an answer, or write to us. A person reads every message.',
  here: 'About this question',
  write: 'Write to us',
  kept: 'What you have typed stays on this page while you look.',
  writing: [
    `Email [${brand.supportEmail}](mailto:${brand.supportEmail}), or use the [contact form](/contact-us).`,
    'We cannot give legal advice. We can help with a page, a payment or a document.',
  ] satisfies readonly Block[],
  stop: {
    heading: 'You can stop at any time',
    words: [
      'We save an answer when you continue to the next question. Log in on any device to carry on.',
      'You can change any answer later.',
    ] satisfies readonly Block[],
  },
  solicitor: {
    heading: 'When we are not enough',
    words: [
      'Some people need a solicitor. [Our terms](/wills-terms#not-for) say who. The Law Society has a [list of solicitors](https://solicitors.lawsociety.org.uk).',
    ] satisfies readonly Block[],
  },
} as const

/** The questions that belong to the page at a path. */
export const questionsAt = (path: string): readonly Question[] =>
  questions
    .flatMap((group) => group.questions)
    .filter(({ pages = [] }) => pages.some((page) => path.startsWith(`/my-will/${page}`)))
