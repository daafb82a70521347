import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { below, type RecordOf, records } from '../records.ts'

/** How many in a row, and the time of the last of them. */
export type LoginFailures = RecordOf<'login_failures'>

const NONE: LoginFailures = { count: 0, at: 0 }

/**
 * Failed log-ins in a row from devices that are not known, by email, whether or not it has an account: the keyed hash alone is
 * stored. Numbers are milliseconds since 1970.
 */
export const createLoginFailureStore = (db: Database, { service }: Pick<Vault, 'service'>) => {
  const failures = records(db, 'login_failures')
  return {
    of: async (email: string): Promise<LoginFailures> =>
      (await failures.first({ emailKey: await service.addressIndex(email) })) ?? NONE,
    /** Counts one more. False when another was counted since `before` was read: then nothing is counted. */
    add: async (email: string, { count }: LoginFailures, now: number): Promise<boolean> => {
      const emailKey = await service.addressIndex(email)
      if (count > 0) return (await failures.change({ emailKey, count }, { count: count + 1, at: now })) > 0
      return (await failures.addNew({ emailKey, count: 1, at: now }, 'emailKey')) !== undefined
    },
    /** True once in so many milliseconds for an email that has failures. */
    mayMail: async (email: string, now: number, every: number): Promise<boolean> => {
      const emailKey = await service.addressIndex(email)
      const and: Parameters<typeof failures.change>[0]['and'] = (is) =>
        is.or([is('mailed_at', 'is', null), is('mailed_at', '<=', now - every)])
      return (await failures.change({ emailKey, and }, { mailedAt: now })) > 0
    },
    /** The next one is the first again. */
    reset: async (email: string) => failures.remove({ emailKey: await service.addressIndex(email) }),
    /** Forgets those of which the last was before then. */
    forgetBefore: (then: number) => failures.remove({ at: below(then) }),
  }
}
