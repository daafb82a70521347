import { brand } from '#core/brand.ts'
import { governmentFees, type ProductId, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { visitorMessages } from '#core/rules/messages.ts'
import { failures } from '../api/http.ts'
import { formatLondonDate } from './dates.ts'

/** The header, the footer and the cookie bar. */
const shell = {
  skip: 'Skip to the main part',
  mainLinks: 'Main',
  help: 'Help',
  account: 'Your account',
  links: {
    '/how-it-works': 'How it works',
    '/prices': 'Prices',
    '/faqs': 'Questions',
    '/terms': 'Terms of use',
    '/wills-terms': 'Terms for your will',
    '/privacy': 'Privacy',
    '/security': 'Security',
    '/accessibility': 'Accessibility',
    '/contact-us': 'Contact us',
    '/login': 'Log in',
  },
  /** After a link in Welsh to a page that is not. */
  inEnglish: '(in English)',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved.',
  tryAgain: 'Try again',
  progress: 'Your will',
  done: (percent: number) => `${percent}% done`,
  aboutLinks: 'About this service',
  about: `${brand.name} helps you write your own will for England and Wales. It is not a law firm and does not give legal advice.`,
  source: 'Source code',
  cookies: 'Cookies',
  mayWe:
    'May we use cookies to learn which adverts bring people here? Nothing you tell us for your will is part of it.',
  aboutCookies: 'About cookies',
  accept: 'Accept cookies',
  decline: 'Decline cookies',
  withoutScript: `${brand.name} needs JavaScript to write your will with you. Please turn it on and load this page again.`,
}

/** The landing questions. */
const landing = {
  back: 'Back',
  goOn: 'Continue',
  pages: {
    '0': {
      title: 'Write your will and see every word.',
      lead: 'Answer plain questions. The document writes itself beside you. Start free, and pay only when it says what you mean.',
    },
    '1': {
      title: 'Do you live in England or Wales?',
      lead: 'Your usual home. The rules for wills depend on where your permanent home is.',
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

/** Said on Welsh pages only, before the first page that is in English. */
const welshNotice = {
  heading: 'What is in Welsh, and what is in English',
  what: 'These pages are in Welsh. Once you have an account, the questions about your will are in English. The will itself, and what we write to you, are in English too.',
  welshWill: 'If you would like your will in Welsh, a solicitor who works in Welsh can write one for you.',
}

/** For people whose law we cannot write for yet. */
const waitlist = {
  question: 'Would you like to hear from us when we can?',
  action: 'Tell me when you can',
  thanks: 'Thank you. You are on the list.',
  once: 'We write to you once, when we can write a will where you live.',
}

/** Labels and hints that many forms have. */
const fields = {
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. Three words that do not belong together are easy to remember.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  optional: '(optional)',
  agreement: 'Your agreement',
  error: 'Error:',
  problem: 'There is a problem',
  newTab: '(opens in a new tab)',
}

/** The pages for an unknown address and for an error. */
const notFound = {
  title: 'This page is not here',
  lead: 'The address may be mistyped, or the page may have moved. Nothing you wrote is lost.',
  toYourWill: 'Go to your will',
  failed: 'We could not show this page',
  why: 'Something went wrong on our side. What you saved is safe.',
  tryAgain: 'Try again',
}

/** Making an account. */
const signUp = {
  title: (name: string) => `Keep your will safe, ${name}`,
  tab: 'Sign up',
  lead: 'An account saves every answer, so that you can stop and come back. It is free until you decide to buy.',
  action: 'Create my account',
  haveOne: 'I already have one',
  taken:
    'Forgotten the password, or was it not you? We send a link to this address. With it the account is yours to keep or to delete.',
  takenLink: 'Send me the link',
  /** Three pieces and two links: "I agree to the [terms] and the [privacy policy]". */
  agree: 'I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
  code: 'Code of whoever pays for your will',
  codeHint: 'It came with your link. Empty it to pay for your will yourself, later.',
}

type Priced = { readonly name: string; readonly note: string }
type FeeId = (typeof governmentFees)[number]['id']

/** Keyed by their ids, as another language has them. */
const keyed = <Id extends string>(rows: readonly (Priced & { readonly id: Id })[]): Readonly<Record<Id, Priced>> =>
  Object.fromEntries(rows.map(({ id, name, note }) => [id, { name, note }])) as Record<Id, Priced>

const prices = {
  title: 'Prices',
  lead: 'Writing your will and reading it is free. You pay once, when you want to download it. Nothing renews.',
  ours: 'What you pay us',
  withVat: (percent: number) => `With VAT at ${percent}%.`,
  onlyFirst: 'You need only the first; the rest is up to you.',
  free: 'Free',
  asOf: (date: string) => `Prices as of ${formatLondonDate(date)}.`,
  moneyBack: 'Money back',
  moneyBackUntil:
    'You can have all your money back until you first download your documents, or use what else you bought.',
  start: 'Start your will',
  theGovernments: 'What the government charges',
  notToUs: 'Only if you use these. You pay it to the government, and none of it comes to us.',
  products: keyed<ProductId>(products.map(({ id, name, for: note }) => ({ id, name, note }))),
  fees: keyed<FeeId>(governmentFees),
}

/** Around customers' reviews, which stay in the language they were written in. */
const reviews = {
  heading: 'What customers say',
  average: (of5: string) => `${of5} out of 5`,
  from: (count: string) => `from ${count} verified customers.`,
  more: 'What they say',
  customer: 'A customer',
}

/** Follows a price in a sentence: nothing for an operator who is not registered for VAT. */
export const withVat = VAT_PERCENT > 0 ? ', with VAT' : ''

/** Everything that is said in both languages, in English. */
export const english = {
  shell,
  landing,
  welshNotice,
  waitlist,
  fields,
  failures,
  messages: visitorMessages,
  notFound,
  signUp,
  prices,
  reviews,
}

type Said<T> = T extends string
  ? string
  : T extends (...given: never[]) => string
    ? T
    : { readonly [Key in keyof T]: Said<T[Key]> }

/** What a language has to say. A part or a key that is missing, or one too many, does not compile. */
export type Words = Said<typeof english>
