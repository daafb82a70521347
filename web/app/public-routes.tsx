import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Content } from '../content/content.ts'

/** A page whose code is fetched when it is opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

/** A page that is only a text: its words are fetched when it is opened. */
const contentPage = (path: string, load: () => Promise<Content>): RouteObject =>
  page(path, async () => {
    const [{ ContentPage }, content] = await Promise.all([import('../pages/content-page.tsx'), load()])
    return () => <ContentPage content={content} />
  })

const contentPages: readonly RouteObject[] = [
  contentPage('/how-it-works', async () => (await import('../content/how-it-works.ts')).howItWorks),
  contentPage('/accessibility', async () => (await import('../content/accessibility.ts')).accessibility),
  contentPage('/security', async () => (await import('../content/security.ts')).security),
  contentPage('/terms', async () => (await import('../content/terms.ts')).terms),
  contentPage('/wills-terms', async () => (await import('../content/wills-terms.ts')).willsTerms),
  contentPage('/privacy', async () => (await import('../content/privacy.ts')).privacy),
]

/** The pages around the will. */
export const publicRoutes: readonly RouteObject[] = [
  page('/sign-up', async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage),
  page('/login', async () => (await import('../features/account/login-page.tsx')).LoginPage),
  ...contentPages,
  page('/faqs', async () => (await import('../pages/faqs-page.tsx')).FaqsPage),
  page('/prices', async () => (await import('../pages/prices-page.tsx')).PricesPage),
  page('/contact-us', async () => (await import('../pages/contact-us-pages.tsx')).ContactUsPage),
  page('/contact-us-sent', async () => (await import('../pages/contact-us-pages.tsx')).ContactUsSentPage),
  page('/unsubscribe', async () => (await import('../pages/unsubscribe-pages.tsx')).UnsubscribePage),
  page('/unsubscribe/:token', async () => (await import('../pages/unsubscribe-pages.tsx')).UnsubscribeLinkPage),
  page(
    '/unsubscribe-confirmation',
    async () => (await import('../pages/unsubscribe-pages.tsx')).UnsubscribeConfirmationPage,
  ),
  page(
    '/confirm-email/:token',
    async () => (await import('../features/account/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  page('/invitation/:token', async () => (await import('../features/couple/invitation-page.tsx')).InvitationPage),
  page(
    '/forgot-password',
    async () => (await import('../features/account/reset-password-pages.tsx')).ForgotPasswordPage,
  ),
  page(
    '/request-reset-password',
    async () => (await import('../features/account/reset-password-pages.tsx')).RequestResetPasswordPage,
  ),
  page(
    '/reset-password/:token',
    async () => (await import('../features/account/reset-password-pages.tsx')).ResetPasswordPage,
  ),
]

/** The same, for signed-in customers. */
export const signedInRoutes: readonly RouteObject[] = [
  page('/account', async () => (await import('../features/account/account-page.tsx')).AccountPage),
  page('/account/history', async () => (await import('../features/account/history-page.tsx')).HistoryPage),
  page('/payment-test', async () => (await import('../features/checkout/payment-test-page.tsx')).PaymentTestPage),
]
