/** The pages outside the will: who they are for and what the tab calls them. */

import { funnelPath, funnelRoutes } from '../funnel/funnel.ts'
import { landing } from '../funnel/landing.ts'
import { type CheckStepName, checkAddresses } from '../will-check/addresses.ts'

export type PublicPage = {
  /** As the router matches it: `:token` is a part that varies. */
  readonly path: string
  readonly title: string
  /** `visitors`: for those who are not signed in. `signed-in`: for those who are. */
  readonly for: 'anyone' | 'visitors' | 'signed-in'
  /** Reachable only once the landing questions are answered. */
  readonly qualified?: true
  /** The funnel that begins here. One of its experiments may send a visitor elsewhere, so it asks where to go first. */
  readonly experimentOn?: string
  /** What tracking calls the arrival here. */
  readonly formEventId?: number
  /** Its words are for everybody: written out at build time and listed for search engines. */
  readonly listed?: true
  readonly redirectTo?: string
}

const titlesOfLanding: Record<(typeof landing.children)[number]['name'], string> = {
  '0': 'Write your will and see every word.',
  '1': 'Do you live in England or Wales?',
  '2': 'What is your name?',
}

const landingPages = landing.children.map(
  ({ name, formEventId }, index): PublicPage => ({
    path: funnelPath(landing, name),
    title: titlesOfLanding[name],
    for: 'visitors',
    ...(formEventId !== undefined && { formEventId }),
    ...(index === 0 && { experimentOn: landing.name, listed: true }),
  }),
)

const titlesOfCheck: Record<CheckStepName, string> = {
  start: 'Do you already have a will?',
  'about.made': 'About your will',
  'about.signing': 'How it was signed',
  'since.family': 'Your family since then',
  'since.people': 'The people in it',
  'since.home': 'Your home and land',
  contact: 'Your account',
  payment: 'Pay for the check',
  'payment.status': 'Your payment',
  result: 'What your answers call for',
}

const checkPages = funnelRoutes(checkAddresses).map(({ name, path, redirectTo }): PublicPage => {
  const step = name.slice(checkAddresses.name.length + 1)
  return {
    path: path.split('?')[0] ?? path,
    title: step in titlesOfCheck ? titlesOfCheck[step as CheckStepName] : '',
    for: /^(payment|payment\.status|result)$/.test(step) ? 'signed-in' : 'anyone',
    ...(redirectTo !== undefined && { redirectTo }),
    ...(step === 'start' && { experimentOn: checkAddresses.name, listed: true }),
  }
})

export const publicPages: readonly PublicPage[] = [
  { path: '/', title: 'Write your will and see every word.', for: 'anyone', redirectTo: '/my-will/lpf-a/0' },
  ...landingPages,
  { path: '/check-my-will', title: 'Check my will', for: 'anyone', redirectTo: funnelPath(checkAddresses, 'start') },
  ...checkPages,
  { path: '/sign-up', title: 'Sign up', for: 'visitors', qualified: true },
  { path: '/login', title: 'Log in', for: 'visitors' },
  { path: '/forgot-password', title: 'Forgot your password?', for: 'visitors' },
  { path: '/request-reset-password', title: 'Look in your mail', for: 'visitors' },
  { path: '/reset-password/:token', title: 'Choose a new password', for: 'visitors' },
  { path: '/how-it-works', title: 'How it works', for: 'anyone', listed: true },
  { path: '/terms', title: 'Terms of use', for: 'anyone', listed: true },
  { path: '/wills-terms', title: 'Terms for your will', for: 'anyone', listed: true },
  { path: '/privacy', title: 'Privacy', for: 'anyone', listed: true },
  { path: '/faqs', title: 'Questions', for: 'anyone', listed: true },
  { path: '/prices', title: 'Prices', for: 'anyone', listed: true },
  { path: '/accessibility', title: 'Accessibility', for: 'anyone', listed: true },
  { path: '/security', title: 'Security', for: 'anyone', listed: true },
  { path: '/contact-us', title: 'Contact us', for: 'anyone', listed: true },
  { path: '/contact-us-sent', title: 'Message sent', for: 'anyone' },
  { path: '/unsubscribe', title: 'Stop our mail', for: 'anyone' },
  { path: '/unsubscribe/:token', title: 'Stop our mail', for: 'anyone' },
  { path: '/confirm-email/:token', title: 'Confirm your email', for: 'anyone' },
  { path: '/unsubscribe-confirmation', title: 'Mail stopped', for: 'anyone' },
  { path: '/account', title: 'Your account', for: 'signed-in' },
  { path: '/payment-test', title: 'Payment test', for: 'signed-in' },
  { path: '/dashboard', title: 'Your account', for: 'signed-in', redirectTo: '/account' },
]
