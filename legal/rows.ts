/** The rows of the tables of words, as a lawyer reads them: what is filled in is …. */
import { globSync } from 'node:fs'
import { questions as statements } from '#core/advice/questions.ts'
import { type WillQuestionId, willQuestions } from '#core/existing-will/questions.ts'
import { messages } from '#core/rules/messages.ts'
import { visitorMessages } from '#core/rules/visitor-messages.ts'
import type { Situation } from '#core/will/lists.ts'
import { about } from '#words/en/about.ts'
import { accessibility } from '#words/en/accessibility.ts'
import * as account from '#words/en/account.ts'
import * as advice from '#words/en/advice.ts'
import * as checkout from '#words/en/checkout.ts'
import { descriptions } from '#words/en/descriptions.ts'
import * as deskDeeds from '#words/en/desk-deeds.ts'
import * as documents from '#words/en/documents.ts'
import { downloadConsent } from '#words/en/download-consent.ts'
import { easyRead } from '#words/en/easy-read.ts'
import * as executor from '#words/en/executor.ts'
import * as existingWill from '#words/en/existing-will.ts'
import * as forms from '#words/en/forms.ts'
import * as frontPage from '#words/en/front-page.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import * as logIn from '#words/en/log-in.ts'
import * as lpa from '#words/en/lpa.ts'
import * as mails from '#words/en/mails.ts'
import * as moneyBack from '#words/en/money-back.ts'
import { notMe } from '#words/en/not-me.ts'
import * as others from '#words/en/others.ts'
import * as pack from '#words/en/pack.ts'
import * as pages from '#words/en/pages.ts'
import { pairWords } from '#words/en/pair.ts'
import * as people from '#words/en/people.ts'
import * as picture from '#words/en/picture.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import * as preview from '#words/en/preview.ts'
import { privacy } from '#words/en/privacy.ts'
import * as products from '#words/en/products.ts'
import { help, questions } from '#words/en/questions.ts'
import * as reading from '#words/en/reading.ts'
import * as record from '#words/en/record.ts'
import * as refusals from '#words/en/refusals.ts'
import * as roles from '#words/en/roles.ts'
import { security } from '#words/en/security.ts'
import * as shares from '#words/en/shares.ts'
import * as signUpAndPrices from '#words/en/sign-up-and-prices.ts'
import * as signing from '#words/en/signing.ts'
import * as steps from '#words/en/steps.ts'
import * as summary from '#words/en/summary.ts'
import * as summaryAndTrusts from '#words/en/summary-and-trusts.ts'
import { taxAccount } from '#words/en/tax-account.ts'
import { terms } from '#words/en/terms.ts'
import { thisCopy } from '#words/en/this-copy.ts'
import * as trusts from '#words/en/trusts.ts'
import * as values from '#words/en/values.ts'
import * as visitors from '#words/en/visitors.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import * as withoutAWill from '#words/en/without-a-will.ts'
import { isTest, read } from '../structure/imports.ts'
import { writtenIn } from '../structure/written.ts'

type Run = string | { readonly strong: string } | { readonly link: string }
type Words = string | readonly Run[]
/** A sentence, a function of what is filled in, or the words of a field under their names. */
export type Row =
  | Words
  | ((...fills: never[]) => Words | { readonly [block: string]: readonly string[] })
  | { readonly [prop: string]: Row | readonly string[] }
export type Table = { readonly [key: string]: Row }

/** The tables of each area, and those of the papers. No screen has words of its own. */
export const areas: Readonly<Record<string, Readonly<Record<string, Table>>>> = {
  account,
  advice,
  checkout,
  'desk-deeds': deskDeeds,
  documents,
  'existing-will': existingWill,
  forms,
  'log-in': logIn,
  lpa,
  mails,
  'money-back': moneyBack,
  others,
  pack,
  pages,
  people,
  picture,
  preview,
  products,
  reading,
  record,
  refusals,
  shares,
  signing,
  steps,
  summary,
  'summary-and-trusts': summaryAndTrusts,
  trusts,
  values,
  'without-a-will': withoutAWill,
}

/** Rows by the part of the page that says them; a list is one of several sentences. */
type Tree =
  | string
  | true
  | Extract<Row, (...fills: never[]) => unknown>
  | readonly Tree[]
  | { readonly [key: string]: Tree }

/** What pages for visitors say, by the file that has it in English: texts, and what is said in Welsh too. */
const ofPages: Readonly<Record<string, Tree>> = {
  about,
  accessibility,
  descriptions,
  'download-consent': downloadConsent,
  'easy-read': easyRead,
  'front-page': frontPage,
  help,
  'how-it-works': howItWorks,
  'not-me': notMe,
  pair: pairWords,
  'power-of-attorney': powerOfAttorney,
  privacy,
  questions,
  executor,
  roles,
  security,
  'sign-up-and-prices': signUpAndPrices,
  'tax-account': taxAccount,
  terms,
  'this-copy': thisCopy,
  visitors,
  'wills-terms': willsTerms,
}

/** Tables of `core/`, by their file: what an answer is refused with. A rule gives the code of a row. */
const ofCore: Readonly<Record<string, Tree>> = {
  'core/rules/messages.ts': messages,
  'core/rules/visitor-messages.ts': visitorMessages,
}

const textOf = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.link)).join('')

/** The texts of a row, more than one only for a field or a list. */
export const textsOfRow = (row: Row): string[] => {
  if (typeof row === 'string' || Array.isArray(row)) return [textOf(row as Words)]
  if (typeof row !== 'function')
    return Object.values(row).flatMap((each) =>
      Array.isArray(each) && each.every((text) => typeof text === 'string') ? each : textsOfRow(each as Row),
    )
  return textsOfRow((row as (...fills: string[]) => Row)(...Array.from({ length: row.length }, () => '…')))
}

const textsOfTree = (tree: Tree): string[] =>
  typeof tree === 'string' || typeof tree === 'function' ? textsOfRow(tree) : Object.values(tree).flatMap(textsOfTree)

/** Each once, and only those that are more than a label. */
const moreThanLabels = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text.split(' ').length > 2)

export const textsOfTable = (table: Table): string[] => moreThanLabels(Object.values(table).flatMap(textsOfRow))

/** The texts of pages for visitors, by the file that has them in English. */
export const textsOfPages: readonly (readonly [file: string, texts: readonly string[]])[] = Object.entries(ofPages).map(
  ([file, tree]) => [file, moreThanLabels(textsOfTree(tree))] as const,
)

/** The texts of the tables of `core/`, by their file. */
export const textsOfCore: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ofCore).map(([file, tree]) => [file, moreThanLabels(textsOfTree(tree))]),
)

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“‘…])/u)
    .map((sentence) => sentence.replace(/^(.*)\.$/u, '$1').trim())
    .filter((sentence) => sentence.split(' ').length > 2 && !sentence.endsWith('?'))

/** The sentences of a row, or those of them at some places. For a list of the law, which names what it is about. */
export const sentences = (row: Row, ...places: readonly number[]): string[] => {
  const all = textsOfRow(row).flatMap(sentencesOf)
  if (places.length === 0) return all
  return places.map((place) => {
    const sentence = all[place]
    if (sentence === undefined) throw new RangeError(`There is no sentence ${place} in: ${all.join('. ')}`)
    return sentence
  })
}

export type CustomerSentence = { readonly file: string; readonly sentence: string }

/** Code that a customer may read a text of. The words of clauses are the will itself: `drafting/clauses/` says the law behind each. */
const files = (): string[] =>
  globSync([
    'core/{advice,api,catalogue,estate,existing-will,journey,lpa,picture,reading,record,rules,signing,tax,watch,will}/**/*.ts',
    'core/constants.ts',
    'drafting/**/*.ts',
    'server/{mail,features,platform,web-server,work}/**/*.ts',
    'documents/**/*.ts',
  ])
    .filter((file) => !isTest(file) && !file.startsWith('drafting/clauses/'))
    .toSorted()

/** Texts by the file that holds them: rows of tables, and what still stands in code. */
const texts = (): (readonly [file: string, texts: readonly string[]])[] => [
  ...Object.entries(areas).map(
    ([area, tables]) => [`words/en/${area}.ts`, Object.values(tables).flatMap(textsOfTable)] as const,
  ),
  ...textsOfPages.map(([file, found]) => [`words/en/${file}.ts`, found] as const),
  ...files().map((file) => [file, textsOfCore.get(file) ?? writtenIn(file, read(file))] as const),
]

/** The sentences of the product that a customer may read. */
export const customerSentences = (): CustomerSentence[] =>
  texts().flatMap(([file, found]) => found.flatMap(sentencesOf).map((sentence) => ({ file, sentence })))

/** A question of the check of an existing will, as a row. */
export const askedOfWill = (id: WillQuestionId): Row => ({
  texts: willQuestions.flatMap((each) =>
    each.id === id ? [each.question, 'hint' in each ? each.hint : '', ...each.options] : [],
  ),
})

/** A statement about a customer's own situation, as a row. */
export const statement = (id: Situation): Row => ({
  texts: statements.flatMap((each) => (each.id === id ? [each.text, each.ofPartner ?? ''] : [])),
})
