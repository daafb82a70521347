/** Runs the guards before a page is drawn. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { placeAt, redirectFor } from '#core/journey/guards.ts'
import type { RouteName } from '#core/journey/pages.ts'
import type { Will } from '#core/will/schema.ts'
import { ApiError } from '../client/http.ts'
import { isSignedIn } from '../client/session.ts'
import { arrived, visitNow } from '../client/visits.ts'

const NO_EXPERIMENT = undefined

/** The will of whoever is signed in. The wizard's code comes with it, so that a visitor's first page does not carry it. */
const willOfUser = async (): Promise<Will | undefined> => {
  if (!isSignedIn()) return undefined
  const { loadForm } = await import('../client/will-client.ts')
  try {
    return (await loadForm()).will
  } catch (error) {
    // The token was no longer good, and has been thrown away: they are a visitor now.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** The loader of every page: the name of the page of the will, or null for one outside it. */
export const guarded = async ({ request }: LoaderFunctionArgs): Promise<RouteName | null | Response> => {
  const place = placeAt(new URL(request.url).pathname)
  if (!place) throw new Response('There is no such page', { status: 404 })
  const needsNoWill = place.name === undefined && place.for === 'anyone'
  const instead = redirectFor(place, visitNow(needsNoWill ? undefined : await willOfUser(), NO_EXPERIMENT))
  if (instead !== undefined) return redirect(instead)
  arrived(place.name)
  return place.name ?? null
}
