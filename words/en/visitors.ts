import { brand } from '#core/brand.ts'
import { productById, VAT_PERCENT } from '#core/catalogue/products.ts'
import { visitorMessages } from '#core/rules/visitor-messages.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { Said } from '../said.ts'
import type { laterEnglish } from './sign-up-and-prices.ts'

/** The header, the footer and the cookie bar. */
const shell = {
  skip: 'Skip to main content',
  mainLinks: 'Main',
  account: 'Your account',
  links: {
    '/how-it-works': 'How it works',
    '/help': 'Help',
    '/about': 'About us',
    '/power-of-attorney': 'Power of attorney',
    '/check-my-will/start': 'Check my will',
    '/prices': 'Prices',
    '/faqs': 'Questions',
    '/terms': 'Terms of use',
    '/wills-terms': 'Terms for your will',
    '/privacy': 'Privacy',
    '/security': 'Security',
    '/accessibility': 'Accessibility',
    '/contact-us': 'Contact us',
    '/somebody-has-died': 'Somebody has died',
    '/login': 'Log in',
  },
  /** After a link in Welsh to a page that is not. */
  inEnglish: '(in English)',
  saving: 'Saving…',
  saved: 'Saved',
  notYet: 'Not saved yet',
  notSaved: 'Not saved.',
  tryAgain: 'Try again',
  progress: 'Your will',
  done: (percent: number) => `${percent}% done`,
  aboutLinks: 'About this service',
  groups: { wills: 'Wills', help: 'Help', us: 'About us' },
  about: `${brand.name} helps you write your own will for England and Wales. It is not a law firm and does not give legal advice.`,
  source: 'Source code',
  cookies: 'Cookies',
  mayWe: 'May we use cookies to see which adverts bring people here? We never use your answers for this.',
  aboutCookies: 'About cookies',
  accept: 'Accept cookies',
  decline: 'Decline cookies',
  withoutScript: 'To write your will here, or to send us a form, turn on JavaScript and reload this page.',
}

/** The landing questions. */
const landing = {
  back: 'Back',
  goOn: 'Continue',
  pages: {
    '0': { title: 'Write your will and see every word.', lead: 'You answer plain questions. Your will appears next to them, word for word.' },
    '1': { title: 'Do you live in England or Wales?', lead: 'This means your main home. The rules for wills depend on where your permanent home is.' },
    '2': { title: 'What is your name?', lead: 'As on your passport or birth certificate. You can add middle names later.' },
  },
  facts: [
    [`${poundsInWords(productById('will').price)} once`, VAT_PERCENT > 0 ? 'with VAT. Nothing renews.' : 'Nothing renews.'],
    ['Free to write', 'and to read. You pay to download.'],
    ['One question at a time', 'Stop after any. Come back later.'],
  ],
  homeowner: 'Do you own your home?',
  homeownerHint: 'Alone or with someone else.',
  firstName: 'First name',
  lastName: 'Last name',
  answers: { Yes: 'Yes', No: 'No' },
  desk: 'What a will looks like',
  sorry: 'Sorry, we cannot write your will yet',
  sorryWhy: 'The law is different in Scotland, Northern Ireland and abroad, and a will made here might not do what you want. A solicitor where you live can help.',
}

/** Said on Welsh pages only, before the first page that is in English. */
const welshNotice = {
  heading: 'What is in Welsh, and what is in English',
  what: 'The questions about your will are in Welsh, but not all that stands around them: a page says where a part of it is in English. The will itself is in English. Most of what we write to you is in Welsh.',
  welshWill: 'If you would like your will in Welsh, a solicitor who works in Welsh can write one for you.',
}

/** Labels and hints that many forms have. */
const fields = {
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. Try three words that have nothing to do with each other.',
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
  title: 'We cannot find this page',
  lead: 'The address may be wrong, or the page may have moved. Your answers are safe.',
  toYourWill: 'Go to your will',
  toHome: 'Go to the home page',
  failed: 'We could not show this page',
  why: 'Something went wrong on our side. What you saved is safe.',
  tryAgain: 'Try again',
}

/** What a page says when the server itself has not said what went wrong. In English, as the server's own messages are. */
export const failures = {
  offline: 'We could not reach the server. Check your connection and try again.',
  busy: 'Too many tries. Wait a few minutes, then try again.',
  other: 'Something went wrong on our side. Try again.',
  notSaved: 'Not saved.',
}

/** Around customers' reviews, which stay in the language they were written in. */
const reviews = {
  heading: 'What customers say',
  average: (of5: string) => `${of5} out of 5`,
  from: (count: string) => `from ${count} verified customers.`,
  more: 'What they say',
  customer: 'A customer',
}

/** Of the outline of a page of the account. */
export const loading = 'Loading'

/** What is said in both languages on a visitor's first page and around every page, in English. */
export const english = {
  shell,
  landing,
  welshNotice,
  fields,
  failures,
  messages: visitorMessages,
  notFound,
  reviews,
}

/** What a language has to say. A part or a key that is missing, or one too many, does not compile. */
export type Words = Said<typeof english & typeof laterEnglish>
