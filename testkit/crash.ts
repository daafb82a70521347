/** What tests of a power cut share: moments that come again, and a server process that can be killed and started anew. */
import { newTestDatabase, testsOnPostgres } from './test-database.ts'

/** Each stands for other moments, the same in every run. */
export const CRASH_SEEDS = [1, 7, 42, 2026]

/** Park and Miller's generator: the same moments each time, for a failure that can be seen again. */
export const seededRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** A new database, and what a server process needs to know of it. */
export const crashDatabase = async (
  dataDir: string,
): Promise<{ where: string; environment: Readonly<Record<string, string>> }> => {
  const where = await newTestDatabase(dataDir)
  return { where, environment: testsOnPostgres() ? { DATABASE_URL: where } : {} }
}

/** A body that makes an account. */
export const registration = (email: string) => ({
  name: 'Margaret',
  last_name: 'Hale',
  email,
  password: 'correct horse',
  optin: true,
  homeowner: 'No',
  england_or_wales: 'Yes',
})

/** Whether an error is that of a connection which broke because the server is gone. */
export const isConnectionLost = (error: unknown): boolean => error instanceof TypeError
