import type { RouteObject } from 'react-router'

/** The pages around the will, each with its own code. */
export const publicRoutes: RouteObject[] = [
  { path: '/sign-up', lazy: () => import('../pages/sign-up-page.tsx') },
  { path: '/login', lazy: () => import('../pages/login-page.tsx') },
  {
    path: '/how-it-works',
    lazy: () => import('../pages/how-it-works-page.tsx'),
  },
  {
    path: '/accessibility',
    lazy: () => import('../pages/accessibility-page.tsx'),
  },
  { path: '/security', lazy: () => import('../pages/security-page.tsx') },
  { path: '/terms', lazy: () => import('../pages/terms-page.tsx') },
  {
    path: '/wills-terms',
    lazy: () => import('../pages/wills-terms-page.tsx'),
  },
  { path: '/privacy', lazy: () => import('../pages/privacy-page.tsx') },
  { path: '/faqs', lazy: () => import('../pages/faqs-page.tsx') },
  { path: '/prices', lazy: () => import('../pages/prices-page.tsx') },
  {
    path: '/contact-us',
    lazy: () => import('../pages/contact-us-page.tsx'),
  },
  {
    path: '/contact-us-sent',
    lazy: () => import('../pages/contact-us-sent-page.tsx'),
  },
  {
    path: '/unsubscribe',
    lazy: () => import('../pages/unsubscribe-page.tsx'),
  },
  {
    path: '/unsubscribe/:token',
    lazy: () => import('../pages/unsubscribe-link-page.tsx'),
  },
  {
    path: '/confirm-email/:token',
    lazy: () => import('../pages/confirm-email-page.tsx'),
  },
  {
    path: '/invitation/:token',
    lazy: () => import('../features/couple/invitation-page.tsx'),
  },
  {
    path: '/unsubscribe-confirmation',
    lazy: () => import('../pages/unsubscribe-confirmation-page.tsx'),
  },
  {
    path: '/forgot-password',
    lazy: () => import('../pages/forgot-password-page.tsx'),
  },
  {
    path: '/request-reset-password',
    lazy: () => import('../pages/request-reset-password-page.tsx'),
  },
  {
    path: '/reset-password/:token',
    lazy: () => import('../pages/reset-password-page.tsx'),
  },
]

/** The same, for those who are signed in. */
export const signedInRoutes: RouteObject[] = [
  { path: '/account', lazy: () => import('../pages/account-page.tsx') },
  {
    path: '/account/history',
    lazy: () => import('../pages/history-page.tsx'),
  },
  {
    path: '/payment-test',
    lazy: () => import('../pages/payment-test-page.tsx'),
  },
]
