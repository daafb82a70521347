/** Finds sentences that state the law among those that customers read. */
import type { CustomerSentence } from './customer-sentences.ts'
import { executorsAndTrade } from './rules-of-law/executors-and-trade.ts'
import { familiesAndTheLaw } from './rules-of-law/families-and-the-law.ts'
import { makingAWill } from './rules-of-law/making-a-will.ts'
import { powersOfAttorney } from './rules-of-law/powers-of-attorney.ts'
import { whatPasses } from './rules-of-law/what-passes.ts'

export const rulesOfLaw = [makingAWill, familiesAndTheLaw, whatPasses, executorsAndTrade, powersOfAttorney]

/** Rows of these files carry the law behind them in a field of their own, and other pages list them. */
const withTheirOwnSource =
  /^(core\/(advice\/[\w-]+\.triggers|existing-will\/results)|drafting\/pack\/(land|trust)-steps)\.ts$/
/** Descriptions of the API, and pages about the code. */
const notForCustomers = /^(server\/(features|platform)|core\/(api|journey|will))\/|-doc\.ts$/

export const isInTheRegistry = ({ file }: CustomerSentence): boolean =>
  !withTheirOwnSource.test(file) && !notForCustomers.test(file)

const subject = new RegExp(
  `\\b(?:${[
    ...['laws?', 'lawful', 'legal', 'legally', 'court', 'intestacy', 'probate', 'proved', 'inheritance tax', 'tax'],
    ...['joint tenants?', 'tenants? in common', 'parental responsibility', 'next of kin', 'severance', 'Land Registry'],
    ...[
      'Public Guardian',
      'power of attorney',
      'attorneys?',
      'replacements?',
      'certificate provider',
      'witness(?:es)?',
    ],
    ...['guardians?', 'executors?', 'wills?', 'marr(?:y|ies|iage|ied)', 'divorce', 'adopted', 'stepchild(?:ren)?'],
    ...[
      'trusts?',
      'trustees?',
      'under 18',
      '18 or over',
      'pensions?',
      'estate',
      'claim',
      'registered',
      'gift',
      'funeral',
    ],
    ...['renunciation', 'consent', 'partner', 'debts'],
  ].join('|')})\\b`,
  'i',
)

const statement = new RegExp(
  `\\b(?:${[
    ...['must', 'cannot', 'counts?', 'loses?', 'lost', 'cancels?', 'passes', 'goes to', 'takes effect', 'no effect'],
    ...['binds?', 'void', 'ends', 'unless', 'until', 'normally', 'automatically', 'by itself', 'free of', 'treats?'],
    ...['fails?', 'paid first', 'does nothing', 'stays in force', 'revokes?', 'nothing by', 'by law', 'the law'],
    ...['permission', 'public', 'in ink', 'ask a court', 'have to', 'only when', 'only once', 'only if'],
    ...['can no longer', 'certif\\w+', 'charges?'],
  ].join('|')})\\b`,
  'i',
)

const always = new RegExp(
  [
    ...['does not count', 'do not count', 'by video', 'video call', '14 days', 'signed consent', 'means-tested'],
    ...['Ombudsman', 'Commissioner', 'staple', 'brings them up', 'as if your', 'in front of (?:your|a) witness'],
    ...['signed like a will', 'birth mother', 'severance', 'original will', 'Separating changes', 'in law\\b'],
  ].join('|'),
  'i',
)

/** True when a sentence looks like a statement of law: it names a legal thing and says what must, cannot or does happen. */
export const looksLikeLaw = (sentence: string): boolean =>
  always.test(sentence) || (subject.test(sentence) && statement.test(sentence))
