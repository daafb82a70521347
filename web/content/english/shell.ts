import { brand } from '#core/brand.ts'

/** What stands around every page. */
export const shell = {
  skip: 'Skip to the main part',
  mainLinks: 'Main',
  help: 'Help',
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
  cookies: 'Cookies',
  mayWe:
    'May we use cookies to learn which adverts bring people here? Nothing you tell us for your will is part of it.',
  aboutCookies: 'About cookies',
  accept: 'Accept cookies',
  decline: 'Decline cookies',
  withoutScript: `${brand.name} needs JavaScript to write your will with you. Please turn it on and load this page again.`,
}
