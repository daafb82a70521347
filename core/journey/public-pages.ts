import { checkAddresses } from '../existing-will/addresses.ts'
import { funnelPath, funnelRoutes, matches } from '../funnel/funnel.ts'
import { landing } from '../funnel/landing.ts'
import { type Language, languageAt, pathIn } from '../language.ts'
import type { Visit } from './visit.ts'

/** The pages outside the will: their audience and redirects. Every visitor's first page loads this file. */

export type PublicPage = {
  /** A router pattern: `:token` stands for one segment. */
  readonly path: string
  /** `visitors`: only without a session. `signed-in`: only with one. */
  readonly for: 'anyone' | 'visitors' | 'signed-in'
  /** Needs the landing answers. */
  readonly qualified?: true
  /** The funnel that begins on this page. Its experiment may redirect the visitor, so the page requests the variant first. */
  readonly experimentOn?: string
  /** The tracking id of an arrival at this page. */
  readonly formEventId?: number
  /** The same for every visitor: prerendered at build time and listed for search engines. */
  readonly listed?: true
  readonly redirectTo?: string
  /** A page for people who have lost somebody: it asks nothing about adverts. */
  readonly ofBereaved?: true
  /** The page exists in English and in Welsh. */
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
  { path: '/forgot-password', for: 'anyone' },
  { path: '/request-reset-password', for: 'anyone' },
  // For a customer who is logged in too: the link of a mail always leads to the form for a new password.
  { path: '/reset-password/:token', for: 'anyone' },
  { path: '/this-was-not-me/:token', for: 'anyone', bothLanguages: true },
  { path: '/how-it-works', for: 'anyone', listed: true },
  { path: '/help', for: 'anyone', listed: true },
  { path: '/about', for: 'anyone', listed: true },
  { path: '/terms', for: 'anyone', listed: true },
  { path: '/wills-terms', for: 'anyone', listed: true },
  { path: '/privacy', for: 'anyone', listed: true },
  { path: '/faqs', for: 'anyone', listed: true },
  { path: '/prices', for: 'anyone', listed: true, bothLanguages: true },
  { path: '/power-of-attorney', for: 'anyone', listed: true },
  { path: '/without-a-will', for: 'anyone', listed: true },
  { path: '/somebody-has-died', for: 'anyone', listed: true, ofBereaved: true },
  { path: '/about-a-death/:token', for: 'anyone' },
  { path: '/released/:token', for: 'anyone' },
  { path: '/easy-read', for: 'anyone', listed: true },
  { path: '/accessibility', for: 'anyone', listed: true },
  { path: '/security', for: 'anyone', listed: true },
  { path: '/contact-us', for: 'anyone', listed: true },
  { path: '/contact-us-sent', for: 'anyone' },
  { path: '/unsubscribe', for: 'anyone' },
  { path: '/unsubscribe/:token', for: 'anyone' },
  { path: '/write-to-me-again/:token', for: 'anyone' },
  { path: '/confirm-email/:token', for: 'anyone' },
  { path: '/change-of-email/:token', for: 'anyone' },
  { path: '/verify-email/:token', for: 'anyone' },
  { path: '/invitation/:token', for: 'anyone' },
  { path: '/asked/:token', for: 'anyone' },
  { path: '/unsubscribe-confirmation', for: 'anyone' },
  { path: '/account', for: 'signed-in' },
  { path: '/account/history', for: 'signed-in' },
  { path: '/account/review', for: 'signed-in' },
  { path: '/account/after-me', for: 'signed-in' },
  { path: '/account/signed-pages', for: 'signed-in' },
  { path: '/my-will/signing-day', for: 'signed-in' },
  { path: '/my-will/signing-day/:step', for: 'signed-in' },
  { path: '/payment-test', for: 'signed-in' },
  // A log-in page sends a customer who is logged in to their will.
  { path: '/my-will', for: 'anyone', redirectTo: '/login' },
  { path: '/dashboard', for: 'signed-in', redirectTo: '/account' },
  // What was asked here is asked with the partner.
  { path: '/my-will/beneficiaries/relations', for: 'signed-in', redirectTo: '/my-will/beneficiaries/partner' },
]

/** The Welsh version of a page. It has no experiment, because variants exist in English only. */
const inWelsh = ({ experimentOn: _, redirectTo, ...page }: PublicPage): PublicPage => ({
  ...page,
  path: pathIn('cy', page.path),
  ...(redirectTo !== undefined && { redirectTo: pathIn('cy', redirectTo) }),
})

export const publicPages: readonly PublicPage[] = [
  ...inEnglish,
  ...inEnglish.filter(({ bothLanguages }) => bothLanguages).map(inWelsh),
]

/** The page outside the will at a path, with or without a trailing slash. */
export const publicPageAt = (path: string): PublicPage | undefined => {
  const trimmed = path === '/' ? path : path.replace(/\/$/, '')
  return publicPages.find((page) => matches(page.path, trimmed))
}

/**
 * Whether a url may be the other side of an experiment: a prerendered page of this product, with any query. Every visitor may open
 * one, and each leads on to the first question. Not an address elsewhere: the cookie that keeps it can be written by anyone who
 * shares the domain.
 */
export const isVariantUrl = (url: string): boolean => {
  const [path = ''] = url.split('?', 1)
  const page = publicPageAt(path)
  return page?.path === path && page.listed === true && !/[\s\\#:]/.test(url)
}

/** The funnels on which an experiment can run. */
export const experimentFunnels: readonly string[] = publicPages.flatMap(({ experimentOn }) => experimentOn ?? [])

/** The redirect of an address that has no page of its own. "/" leads to the start page in the chosen language. */
export const leadsTo = ({ path, redirectTo }: PublicPage, chosen: Language | undefined): string | undefined =>
  redirectTo !== undefined && path === '/' ? pathIn(chosen ?? 'en', redirectTo) : redirectTo

/** The part of a destination that the guards below read. A page of the will has only a name. */
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
 * The guards that can redirect a visitor who is not signed in from a page outside the will, in the order of `guards.ts`. They
 * are in this file because `guards.ts` imports the rules of a will, 9.7 KB gzipped, which a first page does not need.
 */
export const visitorGuards = [experimentFirst, logInFirst, landingFirst] as const

/** The first redirect that `guards` return for a destination at `path`, or undefined to stay. A redirect to `path` is ignored. */
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
