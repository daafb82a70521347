/** What the tab calls the pages outside the will. Apart from them: no guard needs it, and a visitor's first page has no room. */
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
