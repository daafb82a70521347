/** For tests that kill a server: repeatable moments, and what a customer does meanwhile. */

import { isNight } from './property-runs.ts'

/** Seeds of the moments at which a process is killed, the same in every run: by day half of them. */
export const CRASH_SEEDS = isNight ? [1, 7, 42, 2026] : [42, 2026]

/** Park and Miller's generator: the same numbers each time, so that a failure can be repeated. */
export const seededRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** The body of a registration. */
export const registration = (email: string) => ({
  name: 'Margaret',
  last_name: 'Hale',
  email,
  password: 'correct horse',
  optin: true,
  homeowner: 'No',
  england_or_wales: 'Yes',
})

/** Whether a request failed because the server process has ended. */
export const isConnectionLost = (error: unknown): boolean => error instanceof TypeError
