/** The pages outside the will: who they are for and what the tab calls them. */

export type PublicPage = {
  /** As the router matches it: `:token` is a part that varies. */
  readonly path: string
  readonly title: string
  /** `visitors`: for those who are not signed in. `signed-in`: for those who are. */
  readonly for: 'anyone' | 'visitors' | 'signed-in'
  /** Reachable only once the landing questions are answered. */
  readonly qualified?: true
  /** A landing path may be one side of an experiment, so it asks where to go first. */
  readonly landing?: true
  readonly redirectTo?: string
}

export const publicPages = [
  { path: '/', title: 'Write your will and see every word.', for: 'anyone', redirectTo: '/my-will/lpf-a/0' },
  { path: '/my-will/lpf-a/0', title: 'Write your will and see every word.', for: 'visitors', landing: true },
  { path: '/my-will/lpf-a/1', title: 'Do you live in England or Wales?', for: 'visitors', landing: true },
  { path: '/my-will/lpf-a/2', title: 'What is your name?', for: 'visitors', landing: true },
  { path: '/sign-up', title: 'Sign up', for: 'visitors', qualified: true },
  { path: '/login', title: 'Log in', for: 'visitors' },
  { path: '/forgot-password', title: 'Forgot your password?', for: 'visitors' },
  { path: '/request-reset-password', title: 'Look in your mail', for: 'visitors' },
  { path: '/reset-password/:token', title: 'Choose a new password', for: 'visitors' },
  { path: '/terms', title: 'Terms of use', for: 'anyone' },
  { path: '/wills-terms', title: 'Terms for your will', for: 'anyone' },
  { path: '/privacy', title: 'Privacy', for: 'anyone' },
  { path: '/faqs', title: 'Questions', for: 'anyone' },
  { path: '/prices', title: 'Prices', for: 'anyone' },
  { path: '/contact-us', title: 'Contact us', for: 'anyone' },
  { path: '/contact-us-sent', title: 'Message sent', for: 'anyone' },
  { path: '/unsubscribe', title: 'Stop our mail', for: 'anyone' },
  { path: '/unsubscribe/:token', title: 'Stop our mail', for: 'anyone' },
  { path: '/confirm-email/:token', title: 'Confirm your email', for: 'anyone' },
  { path: '/unsubscribe-confirmation', title: 'Mail stopped', for: 'anyone' },
  { path: '/account', title: 'Your account', for: 'signed-in' },
  { path: '/payment-test', title: 'Payment test', for: 'signed-in' },
  { path: '/dashboard', title: 'Your account', for: 'signed-in', redirectTo: '/account' },
] as const satisfies readonly PublicPage[]
