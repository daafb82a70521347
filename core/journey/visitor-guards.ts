/**
 * The guards that decide without a will. They stand apart from the rest, which bring every rule of a will with them: a
 * visitor's first page carries only these.
 */
import { matches } from '../funnel/path-pattern.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import type { Visit } from './visit.ts'

export type Visitor = Pick<Visit, 'signedIn' | 'landingNeeded' | 'experimentUrl'>

const HOMEOWNER = '/my-will/lpf-a/0'

/** The page outside the will at a path, with or without a slash at its end. */
export const publicPageAt = (path: string): PublicPage | undefined => {
  const trimmed = path === '/' ? path : path.replace(/\/$/, '')
  return publicPages.find((page) => matches(page.path, trimmed))
}

export const experimentFirst = (to: PublicPage, { experimentUrl }: Visitor): string | undefined =>
  to.experimentOn === undefined ? undefined : experimentUrl

export const logInFirst = (to: PublicPage, { signedIn }: Visitor): string | undefined =>
  !signedIn && to.for === 'signed-in' ? '/login' : undefined

export const landingFirst = (to: PublicPage, { landingNeeded }: Visitor): string | undefined =>
  to.qualified && landingNeeded !== undefined ? HOMEOWNER : undefined

/** The path to go to instead, for somebody who is not signed in; undefined to stay. The same as all guards would say. */
export const visitorRedirect = (to: PublicPage, visitor: Visitor): string | undefined => {
  if (to.redirectTo) return to.redirectTo
  const answers = [experimentFirst, logInFirst, landingFirst].map((guard) => guard(to, visitor))
  return answers.find((path) => path !== undefined && path !== to.path)
}
