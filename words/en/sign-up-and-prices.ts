import { governmentFees, PRICES_AS_OF, type ProductId, products } from '#core/catalogue/products.ts'
import { formatLondonDate } from '#core/text/dates.ts'

/** For people whose law we cannot write for yet. */
const waitlist = {
  question: 'Would you like to hear from us when we can?',
  action: 'Tell me when you can',
  thanks: 'Thank you. You are on the list.',
  once: 'We will email you once, when we can write wills where you live.',
}

/** Making an account. */
const signUp = {
  title: (name: string) => `Keep your will safe, ${name}`,
  tab: 'Sign up',
  paper: 'Your will so far',
  lead: 'Your account saves each answer. You pay only when you download.',
  action: 'Create my account',
  haveOne: 'I already have an account',
  taken: 'Forgotten the password, or was it not you? We can email a link to this address. Use it to keep the account or delete it.',
  takenLink: 'Email me the link',
  /** Three pieces and two links: "I agree to the [terms] and the [privacy policy]". */
  agree: 'I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
  code: 'Sponsor code',
  codeHint: 'It came with your link. Clear this box if you would rather pay for your will yourself, later.',
}

type Priced = { readonly name: string; readonly note: string }
type FeeId = (typeof governmentFees)[number]['id']

/** Keyed by their ids, as another language has them. */
const keyed = <Id extends string>(rows: readonly (Priced & { readonly id: Id })[]): Readonly<Record<Id, Priced>> => Object.fromEntries(rows.map(({ id, name, note }) => [id, { name, note }])) as Record<Id, Priced>

const prices = {
  title: 'Prices',
  lead: 'It is free to write and read your will. You pay once, when you want to download it. Nothing renews.',
  ours: 'What you pay us',
  withVat: (percent: number) => `With VAT at ${percent}%.`,
  onlyFirst: 'You need only the first one. The others are extras.',
  free: 'Free',
  /** The sample is in English. */
  sample: 'What you get with a power of attorney, and a sample',
  asOf: `Prices as of ${formatLondonDate(new Date(PRICES_AS_OF))}.`,
  moneyBack: 'Money back',
  moneyBackUntil: 'All your money back until you first download documents, or use anything else you bought.',
  start: 'Start your will',
  theGovernments: 'What the government charges',
  notToUs: 'You pay these only if you use the service. The money goes to the government, and none of it comes to us.',
  products: keyed<ProductId>(products.map(({ id, name, for: note }) => ({ id, name, note }))),
  fees: keyed<FeeId>(governmentFees),
}

/** What is said in both languages on the pages after the first, in English. It comes with them. */
export const laterEnglish = { waitlist, signUp, prices }
