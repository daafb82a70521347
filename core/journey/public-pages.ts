/** The pages outside the will: who they are for. */

import { checkAddresses } from '../existing-will/addresses.ts'
import { funnelPath, funnelRoutes } from '../funnel/funnel.ts'
import { landing } from '../funnel/landing.ts'
import { pathIn } from '../language.ts'

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
  /** Its words are for everybody: written out at build time and listed for search engines. */
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

/** The same in Welsh. The other side of an experiment is in English, so nobody is sent there from a Welsh page. */
const inWelsh = ({ experimentOn: _, redirectTo, ...page }: PublicPage): PublicPage => ({
  ...page,
  path: pathIn('cy', page.path),
  ...(redirectTo !== undefined && { redirectTo: pathIn('cy', redirectTo) }),
})

export const publicPages: readonly PublicPage[] = [
  ...inEnglish,
  ...inEnglish.filter(({ bothLanguages }) => bothLanguages).map(inWelsh),
]
