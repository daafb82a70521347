/**
 * The guards that decide without a will. They stand apart from the rest, which bring every rule of a will with them: a
 * visitor's first page carries only these.
 */
import { matches } from '../funnel/path-pattern.ts'
import { type Language, languageAt, pathIn } from '../language.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import type { Visit } from './visit.ts'

export type Visitor = Pick<Visit, 'signedIn' | 'landingNeeded' | 'experimentUrl'> & {
  /** The language they chose, if they have chosen one. */
  readonly language?: Language | undefined
}

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
  to.qualified && landingNeeded !== undefined ? pathIn(languageAt(to.path), HOMEOWNER) : undefined

/** Where an address that is no page of its own leads. The plain address of the product leads to the language that was chosen. */
export const leadsTo = ({ path, redirectTo }: PublicPage, chosen: Language | undefined): string | undefined =>
  redirectTo !== undefined && path === '/' ? pathIn(chosen ?? 'en', redirectTo) : redirectTo

/** The path to go to instead, for somebody who is not signed in; undefined to stay. The same as all guards would say. */
export const visitorRedirect = (to: PublicPage, visitor: Visitor): string | undefined => {
  const elsewhere = leadsTo(to, visitor.language)
  if (elsewhere !== undefined) return elsewhere
  const answers = [experimentFirst, logInFirst, landingFirst].map((guard) => guard(to, visitor))
  return answers.find((path) => path !== undefined && path !== to.path)
}
