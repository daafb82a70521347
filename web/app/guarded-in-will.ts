import { redirect } from 'react-router'
import { FORM_ID } from '#core/constants.ts'
import { placeAt, redirectFor } from '#core/journey/guards.ts'
import type { RouteName } from '#core/journey/pages.ts'
import type { Will } from '#core/will/schema.ts'
import { trackArrival } from '../api/arrivals.ts'
import { ApiError } from '../api/http.ts'
import { isSignedIn } from '../api/storage.ts'
import { arrived, visitNow } from '../api/visits.ts'
import { loadForm } from '../api/will.ts'

/** Somebody who has an account is on no side of an experiment for visitors. */
const NO_EXPERIMENT = undefined

const willOfUser = async (): Promise<Will | undefined> => {
  if (!isSignedIn()) return undefined
  try {
    return (await loadForm()).will
  } catch (error) {
    // The token was no longer good, and has been thrown away: they are a visitor now.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** The guards for somebody signed in, and for every page of the will. */
export const guardedInWill = async (path: string): Promise<RouteName | null | Response> => {
  const place = placeAt(path)
  if (!place) throw new Response('There is no such page', { status: 404 })
  const needsNoWill = place.name === undefined && place.for === 'anyone'
  const instead = redirectFor(place, visitNow(needsNoWill ? undefined : await willOfUser(), NO_EXPERIMENT))
  if (instead !== undefined) return redirect(instead)
  arrived(place.name)
  trackArrival(place.name === undefined ? FORM_ID.landing : FORM_ID.will, place.formEventId)
  return place.name ?? null
}
