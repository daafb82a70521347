import { MAX_FAILED_LOGINS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { LoginFailures } from '../../db/repositories/logins.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { PasswordClosed, TooManyRequests } from '../../platform/errors.ts'

/** Failures in a row that go without a wait. */
const WITHOUT_WAIT = 10
const LONGEST_WAIT_MS = 15 * 60_000
/** Failures are forgotten after so long without another. */
const REMEMBERED_MS = 90 * DAY_MS

/** Milliseconds to wait after so many failures in a row: a second, doubled with each, a quarter of an hour at most. */
export const waitAfter = (failures: number): number =>
  failures < WITHOUT_WAIT ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - WITHOUT_WAIT))

/** What is left of the wait. A time of day that was set back before the last failure ends it: it keeps no customer out. */
const waitLeft = ({ count, at }: LoginFailures, now: number): number =>
  now < at ? 0 : Math.max(0, at + waitAfter(count) - now)

type Deps = {
  readonly loginFailures: Stores['loginFailures']
  readonly knownDevices: Pick<Stores['knownDevices'], 'attempt' | 'passed'>
  readonly clock: Clock
}

/** Limits the passwords that are tried for one account, whatever the network. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

export const createLoginThrottle = ({ loginFailures, knownDevices, clock }: Deps) => {
  const beginUnknown = async (email: string): Promise<void> => {
    for (;;) {
      const now = clock().getTime()
      const before = await loginFailures.of(email)
      if (before.count >= MAX_FAILED_LOGINS) throw new PasswordClosed()
      const left = waitLeft(before, now)
      if (left > 0) throw new TooManyRequests(Math.ceil(left / 1000))
      // Tries of one moment are counted one after the other; the ones that come late look again.
      if (await loginFailures.add(email, before, now)) return
    }
  }
  return {
    /**
     * Counts a password about to be compared. A device that the owner has used before has an allowance of its own, so that nothing
     * that others try counts against it. Throws TooManyRequests while there is a wait, and PasswordClosed after too many failures in
     * a row, alike whether or not the email has an account.
     */
    begin: async (email: string, knownDevice: string | undefined): Promise<void> => {
      if (knownDevice !== undefined && (await knownDevices.attempt(knownDevice, MAX_FAILED_LOGINS))) return
      await loginFailures.forgetBefore(clock().getTime() - REMEMBERED_MS)
      await beginUnknown(email)
    },
    /** The password was right. A second factor has waits of its own. */
    passed: async (email: string, knownDevice: string | undefined): Promise<void> => {
      await (knownDevice === undefined ? loginFailures.reset(email) : knownDevices.passed(knownDevice))
    },
    /** Whether the owner may be written to that the password is closed: once a day. */
    mayMail: (email: string): Promise<boolean> => loginFailures.mayMail(email, clock().getTime(), DAY_MS),
  }
}
