import type { RouteObject } from 'react-router'

/** The pages around the will, each with its own code. */
export const publicRoutes: RouteObject[] = [
  { path: '/sign-up', lazy: async () => ({ Component: (await import('../pages/sign-up-page.tsx')).SignUpPage }) },
  { path: '/login', lazy: async () => ({ Component: (await import('../pages/login-page.tsx')).LoginPage }) },
  {
    path: '/how-it-works',
    lazy: async () => ({ Component: (await import('../pages/how-it-works-page.tsx')).HowItWorksPage }),
  },
  {
    path: '/accessibility',
    lazy: async () => ({ Component: (await import('../pages/accessibility-page.tsx')).AccessibilityPage }),
  },
  { path: '/security', lazy: async () => ({ Component: (await import('../pages/security-page.tsx')).SecurityPage }) },
  { path: '/terms', lazy: async () => ({ Component: (await import('../pages/terms-page.tsx')).TermsPage }) },
  {
    path: '/wills-terms',
    lazy: async () => ({ Component: (await import('../pages/wills-terms-page.tsx')).WillsTermsPage }),
  },
  { path: '/privacy', lazy: async () => ({ Component: (await import('../pages/privacy-page.tsx')).PrivacyPage }) },
  { path: '/faqs', lazy: async () => ({ Component: (await import('../pages/faqs-page.tsx')).FaqsPage }) },
  { path: '/prices', lazy: async () => ({ Component: (await import('../pages/prices-page.tsx')).PricesPage }) },
  {
    path: '/contact-us',
    lazy: async () => ({ Component: (await import('../pages/contact-us-page.tsx')).ContactUsPage }),
  },
  {
    path: '/contact-us-sent',
    lazy: async () => ({ Component: (await import('../pages/contact-us-sent-page.tsx')).ContactUsSentPage }),
  },
  {
    path: '/unsubscribe',
    lazy: async () => ({ Component: (await import('../pages/unsubscribe-page.tsx')).UnsubscribePage }),
  },
  {
    path: '/unsubscribe/:token',
    lazy: async () => ({ Component: (await import('../pages/unsubscribe-link-page.tsx')).UnsubscribeLinkPage }),
  },
  {
    path: '/confirm-email/:token',
    lazy: async () => ({ Component: (await import('../pages/confirm-email-page.tsx')).ConfirmEmailPage }),
  },
  {
    path: '/invitation/:token',
    lazy: async () => ({ Component: (await import('../pair/invitation-page.tsx')).InvitationPage }),
  },
  {
    path: '/unsubscribe-confirmation',
    lazy: async () => ({
      Component: (await import('../pages/unsubscribe-confirmation-page.tsx')).UnsubscribeConfirmationPage,
    }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({ Component: (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: '/request-reset-password',
    lazy: async () => ({
      Component: (await import('../pages/request-reset-password-page.tsx')).RequestResetPasswordPage,
    }),
  },
  {
    path: '/reset-password/:token',
    lazy: async () => ({ Component: (await import('../pages/reset-password-page.tsx')).ResetPasswordPage }),
  },
]

/** The same, for those who are signed in. */
export const signedInRoutes: RouteObject[] = [
  { path: '/account', lazy: async () => ({ Component: (await import('../pages/account-page.tsx')).AccountPage }) },
  {
    path: '/account/history',
    lazy: async () => ({ Component: (await import('../pages/history-page.tsx')).HistoryPage }),
  },
  {
    path: '/payment-test',
    lazy: async () => ({ Component: (await import('../pages/payment-test-page.tsx')).PaymentTestPage }),
  },
]
