import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { type FunnelAddresses, funnelRoutes } from '#core/funnel/funnel.ts'
import { landing, landingIn } from '#core/funnel/landing.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { pathIn } from '#core/language.ts'
import { loading } from '#words/en/visitors.ts'
import type { TextTable } from '../content/content.ts'
import { loadWords } from '../content/use-words.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { ErrorPage, NotFoundPage } from '../pages/not-found-page.tsx'
import shellCss from '../ui/shell.module.css'

const asks = {
  lazy: async () => ({ Component: (await import('../features/existing-will/question-pages.tsx')).QuestionPage }),
}

const pages = {
  start: {
    lazy: async () => ({ Component: (await import('../features/existing-will/question-pages.tsx')).StartPage }),
  },
  'about.made': asks,
  'about.signing': asks,
  'since.family': asks,
  'since.people': asks,
  'since.home': asks,
  contact: {
    lazy: async () => ({ Component: (await import('../features/existing-will/contact-page.tsx')).ContactPage }),
  },
  payment: {
    lazy: async () => ({ Component: (await import('../features/existing-will/payment-pages.tsx')).PaymentPage }),
  },
  'payment.status': {
    lazy: async () => ({ Component: (await import('../features/existing-will/payment-pages.tsx')).PaymentStatusPage }),
  },
  result: { lazy: async () => ({ Component: (await import('../features/existing-will/result-page.tsx')).ResultPage }) },
}

/** The funnel for people who already have a will. */
const existingWillRoutes = (guarded: LoaderFunction) => routesOf(checkAddresses, pages, guarded)

type Redirect = { readonly redirectTo: string }
type PageNames<Group extends FunnelAddresses> = Exclude<Group['children'][number], Redirect>['name']

/** A page in the first chunk, or one that is loaded on navigation. */
type FunnelPage = { readonly Component: ComponentType } | { readonly lazy: () => Promise<{ Component: ComponentType }> }

const withoutQuery = (path: string): string => path.split('?')[0] ?? path

/** The routes of a group: a page for each step, and for each child that only redirects a redirect that keeps the query. */
export const routesOf = <const Group extends FunnelAddresses>(
  group: Group,
  pages: Record<PageNames<Group>, FunnelPage>,
  loader: LoaderFunction,
): RouteObject[] =>
  funnelRoutes(group).map(({ name, path, redirectTo }): RouteObject => {
    if (redirectTo !== undefined)
      return {
        path: withoutQuery(path),
        loader: ({ request }) => redirect(withoutQuery(redirectTo) + new URL(request.url).search),
      }
    const page: FunnelPage = pages[name.slice(group.name.length + 1) as PageNames<Group>]
    return { path: withoutQuery(path), loader, ...page }
  })

/** A page whose code is fetched when it is opened. */
const page = <Name extends string>(
  path: string,
  fetchCode: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await fetchCode())[name] }) })

/** Milliseconds in which a page is drawn before the code of the next one is fetched. */
const DRAWN_MS = 500

/** What the first question needs comes while an account is made. */
const signUp = async () => {
  const { SignUpPage } = await import('../features/account/sign-up-page.tsx')
  setTimeout(
    () => void Promise.all([import('./signed-in.tsx'), import('./will-route.tsx')]).catch(() => undefined),
    DRAWN_MS,
  )
  return { SignUpPage }
}

/**
 * A page that is only a text: its words are fetched when it is opened, and taken when it is drawn, in the language of then. With a
 * key, as each takes the focus anew.
 */
const contentPage = (path: string, load: () => Promise<TextTable>): RouteObject => ({
  path,
  lazy: async () => {
    const [{ TextPage }, table] = await Promise.all([import('../pages/content-page.tsx'), load()])
    return { element: <TextPage key={path} table={table} /> }
  },
})

const contentPages: readonly RouteObject[] = [
  page('/how-it-works', () => import('../pages/how-it-works-page.tsx'), 'HowItWorksPage'),
  contentPage('/about', async () => (await import('#words/en/about.ts')).about),
  contentPage('/accessibility', async () => (await import('#words/en/accessibility.ts')).accessibility),
  contentPage('/security', async () => (await import('#words/en/security.ts')).security),
  contentPage('/terms', async () => (await import('#words/en/terms.ts')).terms),
  contentPage('/wills-terms', async () => (await import('#words/en/wills-terms.ts')).willsTerms),
  contentPage('/privacy', async () => (await import('#words/en/privacy.ts')).privacy),
]

const resetPassword = () => import('../features/account/reset-password-pages.tsx')

/** The pages around the will. */
const publicRoutes: readonly RouteObject[] = [
  page('/sign-up', signUp, 'SignUpPage'),
  page('/login', () => import('../features/account/login-page.tsx'), 'LoginPage'),
  ...contentPages,
  page('/easy-read', () => import('../pages/easy-read-page.tsx'), 'EasyReadPage'),
  page('/help', () => import('../pages/help-page.tsx'), 'HelpPage'),
  page('/faqs', () => import('../pages/faqs-page.tsx'), 'FaqsPage'),
  page('/power-of-attorney', () => import('../pages/power-of-attorney-page.tsx'), 'PowerOfAttorneyPage'),
  page('/without-a-will', () => import('../pages/without-a-will-page.tsx'), 'WithoutAWillPage'),
  page('/somebody-has-died', () => import('../features/death/door-page.tsx'), 'SomebodyHasDiedPage'),
  page('/about-a-death/:token', () => import('../features/death/about-death-page.tsx'), 'AboutDeathPage'),
  page('/released/:token', () => import('../features/death/released-page.tsx'), 'ReleasedPage'),
  page('/prices', () => import('../pages/prices-page.tsx'), 'PricesPage'),
  page('/contact-us', () => import('../pages/contact-us-pages.tsx'), 'ContactUsPage'),
  page('/contact-us-sent', () => import('../pages/contact-us-pages.tsx'), 'ContactUsSentPage'),
  page('/unsubscribe', () => import('../pages/unsubscribe-pages.tsx'), 'UnsubscribePage'),
  page('/unsubscribe/:token', () => import('../pages/unsubscribe-pages.tsx'), 'UnsubscribeLinkPage'),
  page('/write-to-me-again/:token', () => import('../pages/unsubscribe-pages.tsx'), 'WriteToMeAgainPage'),
  page('/unsubscribe-confirmation', () => import('../pages/unsubscribe-pages.tsx'), 'UnsubscribeConfirmationPage'),
  page('/confirm-email/:token', () => import('../features/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  page('/change-of-email/:token', () => import('../features/account/confirm-email-page.tsx'), 'ChangeOfEmailPage'),
  page('/verify-email/:token', () => import('../features/verification/verify-email-page.tsx'), 'VerifyEmailPage'),
  page('/invitation/:token', () => import('../features/couple/invitation-page.tsx'), 'InvitationPage'),
  page('/asked/:token', () => import('../features/roles/asked-page.tsx'), 'AskedPage'),
  page('/forgot-password', resetPassword, 'ForgotPasswordPage'),
  page('/request-reset-password', resetPassword, 'RequestResetPasswordPage'),
  page('/reset-password/:token', resetPassword, 'ResetPasswordPage'),
  page('/this-was-not-me/:token', () => import('../features/account/not-me-page.tsx'), 'NotMePage'),
]

/** The same, for signed-in customers. */
const signedInRoutes: readonly RouteObject[] = [
  page('/account', () => import('../pages/account-page.tsx'), 'AccountPage'),
  page('/account/history', () => import('../features/account/history-page.tsx'), 'HistoryPage'),
  page('/account/signed-pages', () => import('../features/signed-pages/signed-pages-page.tsx'), 'SignedPagesPage'),
  page('/account/after-me', () => import('../features/death/after-me-page.tsx'), 'AfterMePage'),
  page('/account/review', () => import('../features/reviews/review-page.tsx'), 'ReviewPage'),
  page('/my-will/signing-day', () => import('../features/signing/signing-day-page.tsx'), 'SigningDayPage'),
  page('/my-will/signing-day/:step', () => import('../features/signing/signing-day-page.tsx'), 'SigningDayPage'),
  page('/payment-test', () => import('../features/checkout/payment-test-page.tsx'), 'PaymentTestPage'),
]

/** The outline of a step, while what a signed-in page needs is on its way. It shows only when that takes a while. */
const skeleton = () => <div className={shellCss.skeleton} role="status" aria-label={loading} />

// Nothing is drawn while the first page's own code loads: it is a moment, and a spinner would only flash.
const blank = () => null

const landingPages = {
  '0': { Component: LandingPage },
  '1': { Component: LandingPage },
  '2': { Component: LandingPage },
}

/** Has the words of a page ready before it is drawn. */
export const worded: LoaderFunction = Object.assign(
  async ({ request }: LoaderFunctionArgs) => {
    await loadWords(new URL(request.url).pathname)
    return null
  },
  { hydrate: true as const },
)

const isInWelsh = ({ path = '' }: RouteObject): boolean => publicPageAt(path)?.bothLanguages === true

/** A page is known by its path, to the HTML that is made of it and to the script that takes it over. */
const withId = (route: RouteObject): RouteObject =>
  route.path === undefined ? route : ({ ...route, id: route.path } as RouteObject)

/**
 * Every page, each behind `guarded`. The landing page carries only what it needs; the wizard and its drafting engine come
 * with signing in.
 */
export const routesBehind = (guarded: LoaderFunction): RouteObject[] => {
  const routes: RouteObject[] = [
    { path: '/', loader: guarded },
    ...routesOf(landing, landingPages, guarded),
    // The same components at the same depth: React keeps what was typed when the language changes.
    { path: pathIn('cy', '/'), loader: guarded },
    ...routesOf(landingIn('cy'), landingPages, guarded),
    ...publicRoutes
      .filter(isInWelsh)
      .map((route) => ({ ...route, path: pathIn('cy', route.path ?? ''), loader: guarded }) as RouteObject),
    { path: '/check-my-will', loader: guarded },
    ...existingWillRoutes(guarded),
    ...publicRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
    {
      lazy: () => import('./signed-in.tsx'),
      HydrateFallback: skeleton,
      children: [
        { path: '/dashboard', loader: guarded },
        { path: '/my-will/beneficiaries/relations', loader: guarded },
        ...signedInRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
        { path: '/my-will/*', loader: guarded, lazy: () => import('./will-route.tsx'), HydrateFallback: skeleton },
      ],
    },
    { path: pathIn('cy', '/*'), loader: worded, Component: NotFoundPage },
    { path: '*', Component: NotFoundPage },
  ]
  return [{ ErrorBoundary: ErrorPage, HydrateFallback: blank, children: routes.map(withId) }]
}
