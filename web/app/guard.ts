/** Runs the guards before a page is drawn. */
import { createPath, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { FORM_ID } from '#core/constants.ts'
import { APP_START, type RouteName } from '#core/journey/pages.ts'
import { firstRedirect, leadsTo, type PublicPage, publicPageAt, visitorGuards } from '#core/journey/public-pages.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import type { Will } from '#core/will/schema.ts'
import { trackArrival } from '../api/arrivals.ts'
import { experimentUrl } from '../api/experiment.ts'
import { openStoredAnswers } from '../api/funnel-state.ts'
import { ApiError, forgetAhead } from '../api/http.ts'
import { isSignedIn, storage } from '../api/storage.ts'
import { arrived, visitNow } from '../api/visits.ts'
import { loadWords } from '../content/use-words.ts'

/**
 * Redirects. A log-in returns to the page that a visitor asked for, at the very question or part. Where a session has ended meanwhile,
 * nothing of it is kept.
 */
const redirected = ({ pathname, search }: URL, to: string, wasSignedIn: boolean): Response => {
  // No request has the part of a page that is asked for.
  const hash = pathname === location.pathname ? location.hash : ''
  if (to === '/login' && !wasSignedIn) storage.afterLogIn.set(createPath({ pathname, search, hash }))
  return redirect(to)
}

const guardVisitor = async (page: PublicPage, url: URL): Promise<null | Response> => {
  const visit = visitNow(undefined, page.experimentOn && (await experimentUrl(page.experimentOn, url)))
  const instead = leadsTo(page, visit.language) ?? firstRedirect(visitorGuards, page, page.path, visit)
  if (instead !== undefined) return redirected(url, instead, false)
  arrived(undefined)
  trackArrival(FORM_ID.landing, page.formEventId)
  return null
}

const loadWill = async (path: string): Promise<Will | undefined> => {
  if (!isSignedIn()) return undefined
  const { loadForm, loadFormAnew } = await import('../api/will.ts')
  try {
    return (await (path === '/account' ? loadFormAnew() : loadForm())).will
  } catch (error) {
    // The session has ended and its token has been removed: this is a visitor now.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

const guardCustomer = async (url: URL): Promise<RouteName | null | Response> => {
  const path = url.pathname
  const wasSignedIn = isSignedIn()
  // The rules of a will come with these guards, so a visitor's first page does not carry them.
  const [{ destinationAt, redirectFor }, { isStepName }] = await Promise.all([
    import('#core/journey/guards.ts'),
    import('#core/journey/steps.ts'),
  ])
  const isOfPlan = (name: RouteName | undefined) => name !== undefined && isStepName(name)
  const to = destinationAt(path)
  if (!to) throw new Response(null, { status: 404 })
  const needsNoWill = to.name === undefined && to.for === 'anyone'
  // Another plan is changed on the questions and seen on the summary. Everything else is about the will.
  if (storage.planShown.get() !== undefined && !isOfPlan(to.name)) (await import('../api/plan.ts')).closePlan()
  const pageOf = async (name: RouteName) => (await import('./will-route.tsx')).pages[name].load()
  // On its way while the will is asked for. What fails is tried again below.
  if (to.name !== undefined) pageOf(to.name).catch(() => undefined)
  // An account is on no side of an experiment for visitors.
  const will = needsNoWill ? undefined : await loadWill(path)
  const instead = redirectFor(to, visitNow(will, undefined))
  if (instead !== undefined) {
    if (to.name !== undefined) (await import('../api/turned-away.ts')).turnedAwayFrom(to.name)
    return redirected(url, instead, wasSignedIn)
  }
  if (to.name !== undefined && will?.values !== undefined)
    await (await import('../features/picture/use-in-pounds.ts')).preparePounds(will)
  if (to.name !== undefined) await pageOf(to.name)
  arrived(to.name)
  if (to.name !== undefined && will) void (await import('../api/will.ts')).tellVisited(to.name)
  trackArrival(to.name === undefined ? FORM_ID.landing : FORM_ID.will, to.formEventId)
  return to.name ?? null
}

const guarded = async (url: URL): Promise<RouteName | null | Response> => {
  await Promise.all([loadWords(url.pathname), openStoredAnswers()])
  const page = publicPageAt(url.pathname)
  return page && !isSignedIn() ? guardVisitor(page, url) : guardCustomer(url)
}

/** The address that this document was loaded at, whatever page it shows now. */
const loadedAt = location.pathname

/** Whether this document is the one that an installed app begins with. */
export const isStartOfApp = loadedAt + location.search === APP_START

/** Milliseconds after which a network that does not answer counts as none. */
const SLOW = 4000

/**
 * The pages of a signing are loaded whole, whatever led to them: only that document may start what holds them without a network, and
 * knows the files that they need. Undefined where it is that document, or no network answers: they are then shown as they are.
 */
const loadedWhole = async ({ pathname, search }: URL): Promise<undefined | Response> => {
  if (!pathname.startsWith(SIGNING_DAY_PATH) || loadedAt.startsWith(SIGNING_DAY_PATH)) return undefined
  const answers = await fetch(pathname, { method: 'HEAD', signal: AbortSignal.timeout(SLOW) }).then(
    ({ ok }) => ok,
    () => false,
  )
  return answers ? redirectDocument(`${pathname}${search}`) : undefined
}

/** The loader of every page: the name of the page of the will, or null for one outside it. */
export const guard = async ({ request }: LoaderFunctionArgs): Promise<RouteName | null | Response> => {
  const url = new URL(request.url)
  try {
    const shown = await guarded(url)
    return shown instanceof Response ? shown : ((await loadedWhole(url)) ?? shown)
  } finally {
    forgetAhead()
  }
}
