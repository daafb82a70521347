import { checkAddresses } from '../existing-will/addresses.ts'
import { funnelPath, funnelRoutes, matches } from '../funnel/funnel.ts'
import { landing } from '../funnel/landing.ts'
import { type Language, languageAt, pathIn } from '../language.ts'
import type { Visit } from './visit.ts'

/** The pages outside the will: who they are for, what they are called, and where visitors are sent instead. */

export type PublicPage = {
  /** As the router matches it: `:token` is a part that varies. */
  readonly path: string
  /** `visitors`: for those who are not signed in. `signed-in`: for those who are. */
  readonly for: 'anyone' | 'visitors' | 'signed-in'
  /** Reachable only once the landing questions are answered. */
  readonly qualified?: true
  /** The funnel that begins here. One of its experiments may send a visitor elsewhere, so it asks where to go first. */
  readonly experimentOn?: string
  /** What tracking calls the arrival here. */
  readonly formEventId?: number
  /** The same for every visitor: prerendered at build time and listed for search engines. */
  readonly listed?: true
  readonly redirectTo?: string
  /** There is one in English and one in Welsh. */
  readonly bothLanguages?: true
}

const landingPages = landing.children.map(
  ({ name, formEventId }, index): PublicPage => ({
    path: funnelPath(landing, name),
    for: 'visitors',
    bothLanguages: true,
    ...(formEventId !== undefined && { formEventId }),
    ...(index === 0 && { experimentOn: landing.name, listed: true }),
  }),
)

const checkPages = funnelRoutes(checkAddresses).map(({ name, path, redirectTo }): PublicPage => {
  const step = name.slice(checkAddresses.name.length + 1)
  return {
    path: path.split('?')[0] ?? path,
    for: /^(payment|payment\.status|result)$/.test(step) ? 'signed-in' : 'anyone',
    ...(redirectTo !== undefined && { redirectTo }),
    ...(step === 'start' && { experimentOn: checkAddresses.name, listed: true }),
  }
})

const inEnglish: readonly PublicPage[] = [
  { path: '/', for: 'anyone', redirectTo: '/my-will/lpf-a/0', bothLanguages: true },
  ...landingPages,
  { path: '/check-my-will', for: 'anyone', redirectTo: funnelPath(checkAddresses, 'start') },
  ...checkPages,
  { path: '/sign-up', for: 'visitors', qualified: true, bothLanguages: true },
  { path: '/login', for: 'visitors' },
  { path: '/forgot-password', for: 'visitors' },
  { path: '/request-reset-password', for: 'visitors' },
  { path: '/reset-password/:token', for: 'visitors' },
  { path: '/how-it-works', for: 'anyone', listed: true },
  { path: '/terms', for: 'anyone', listed: true },
  { path: '/wills-terms', for: 'anyone', listed: true },
  { path: '/privacy', for: 'anyone', listed: true },
  { path: '/faqs', for: 'anyone', listed: true },
  { path: '/prices', for: 'anyone', listed: true, bothLanguages: true },
  { path: '/accessibility', for: 'anyone', listed: true },
  { path: '/security', for: 'anyone', listed: true },
  { path: '/contact-us', for: 'anyone', listed: true },
  { path: '/contact-us-sent', for: 'anyone' },
  { path: '/unsubscribe', for: 'anyone' },
  { path: '/unsubscribe/:token', for: 'anyone' },
  { path: '/confirm-email/:token', for: 'anyone' },
  { path: '/invitation/:token', for: 'anyone' },
  { path: '/unsubscribe-confirmation', for: 'anyone' },
  { path: '/account', for: 'signed-in' },
  { path: '/account/history', for: 'signed-in' },
  { path: '/payment-test', for: 'signed-in' },
  { path: '/dashboard', for: 'signed-in', redirectTo: '/account' },
]

/** The same in Welsh. The other side of an experiment is in English, so no Welsh page leads there. */
const inWelsh = ({ experimentOn: _, redirectTo, ...page }: PublicPage): PublicPage => ({
  ...page,
  path: pathIn('cy', page.path),
  ...(redirectTo !== undefined && { redirectTo: pathIn('cy', redirectTo) }),
})

export const publicPages: readonly PublicPage[] = [
  ...inEnglish,
  ...inEnglish.filter(({ bothLanguages }) => bothLanguages).map(inWelsh),
]

/** What the tab calls each page outside the will. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Write your will and see every word.',
  '/check-my-will': 'Check my will',
  '/sign-up': 'Sign up',
  '/login': 'Log in',
  '/forgot-password': 'Forgot your password?',
  '/request-reset-password': 'Look in your mail',
  '/reset-password/:token': 'Choose a new password',
  '/how-it-works': 'How it works',
  '/terms': 'Terms of use',
  '/wills-terms': 'Terms for your will',
  '/privacy': 'Privacy',
  '/faqs': 'Questions',
  '/prices': 'Prices',
  '/accessibility': 'Accessibility',
  '/security': 'Security',
  '/contact-us': 'Contact us',
  '/contact-us-sent': 'Message sent',
  '/unsubscribe': 'Stop our mail',
  '/unsubscribe/:token': 'Stop our mail',
  '/confirm-email/:token': 'Confirm your email',
  '/invitation/:token': 'Your invitation',
  '/unsubscribe-confirmation': 'Mail stopped',
  '/account': 'Your account',
  '/account/history': 'Earlier versions',
  '/payment-test': 'Payment test',
  '/dashboard': 'Your account',
  '/my-will/lpf-a/0': 'Write your will and see every word.',
  '/my-will/lpf-a/1': 'Do you live in England or Wales?',
  '/my-will/lpf-a/2': 'What is your name?',
  '/cy': 'Ysgrifennwch eich ewyllys a gweld pob gair.',
  '/cy/my-will/lpf-a/0': 'Ysgrifennwch eich ewyllys a gweld pob gair.',
  '/cy/my-will/lpf-a/1': 'A ydych yn byw yng Nghymru neu Loegr?',
  '/cy/my-will/lpf-a/2': 'Beth yw eich enw?',
  '/cy/sign-up': 'Cofrestru',
  '/cy/prices': 'Prisiau',
  '/check-my-will/start': 'Do you already have a will?',
  '/check-my-will/about': 'About your will',
  '/check-my-will/about/made': 'About your will',
  '/check-my-will/about/signing': 'How it was signed',
  '/check-my-will/since': 'Your family since then',
  '/check-my-will/since/family': 'Your family since then',
  '/check-my-will/since/people': 'The people in it',
  '/check-my-will/since/home': 'Your home and land',
  '/check-my-will/contact': 'Your account',
  '/check-my-will/payment': 'Pay for the check',
  '/check-my-will/payment/status': 'Your payment',
  '/check-my-will/result/:external_id': 'What your answers call for',
}

/** Throws for a page that has none. */
export const publicTitle = (path: string): string => {
  const title = titles[path]
  if (title === undefined) throw new Error(`The page ${path} has no title`)
  return title
}

/** The page outside the will at a path, with or without a slash at its end. */
export const publicPageAt = (path: string): PublicPage | undefined => {
  const trimmed = path === '/' ? path : path.replace(/\/$/, '')
  return publicPages.find((page) => matches(page.path, trimmed))
}

/**
 * Where an address that is no page of its own leads. The plain address of the product leads to the start in the chosen
 * language.
 */
export const leadsTo = ({ path, redirectTo }: PublicPage, chosen: Language | undefined): string | undefined =>
  redirectTo !== undefined && path === '/' ? pathIn(chosen ?? 'en', redirectTo) : redirectTo

/** What the guards below ask of a destination. A page of the will has a name, and none of the rest. */
type GuardedPage = { readonly name?: string } & Partial<PublicPage>

type Visitor = Pick<Visit, 'signedIn' | 'landingNeeded' | 'experimentUrl'>

const HOMEOWNER = '/my-will/lpf-a/0'

export const experimentFirst = (to: GuardedPage, { experimentUrl }: Visitor): string | undefined =>
  to.experimentOn === undefined ? undefined : experimentUrl

export const logInFirst = (to: GuardedPage, { signedIn }: Visitor): string | undefined =>
  !signedIn && (to.name !== undefined || to.for === 'signed-in') ? '/login' : undefined

export const landingFirst = (to: GuardedPage, { landingNeeded }: Visitor): string | undefined =>
  to.qualified && landingNeeded !== undefined ? pathIn(languageAt(to.path ?? '/'), HOMEOWNER) : undefined

/**
 * The guards that can answer on a page outside the will for a visitor who is not signed in, in the order of `guards.ts`. They
 * are here because all the guards bring the rules of a will: 9.7 KB of script, gzipped, that a visitor's first page is spared.
 */
export const visitorGuards = [experimentFirst, logInFirst, landingFirst] as const

/**
 * The first answer of `guards` for a destination at `path`, or undefined to stay. A guard that answers with the very page
 * asked for has no answer.
 */
export const firstRedirect = <To, By>(
  guards: readonly ((to: To, visit: By) => string | undefined)[],
  to: To,
  path: string,
  visit: By,
): string | undefined => {
  for (const guard of guards) {
    const answer = guard(to, visit)
    if (answer !== undefined && answer !== path) return answer
  }
  return undefined
}
