import type { Stores } from '../../db/stores.ts'
import { Invalid } from '../../platform/errors.ts'
import type { CountAttempt } from './attempts.ts'
import type { Passwords } from './passwords.ts'

/** Makes sure that whoever asks is the owner and not somebody at their open browser. Throws Invalid, naming `current`. */
export type ConfirmPassword = (userId: number, password: string) => Promise<void>

export const confirmPassword =
  (users: Pick<Stores['users'], 'passwordOf'>, passwords: Passwords, countAttempt: CountAttempt): ConfirmPassword =>
  async (userId, password) => {
    await countAttempt(`account ${userId}`)
    const user = await users.passwordOf(userId)
    if (!user || !(await passwords.fits(password, user.passwordHash)))
      throw new Invalid({ current: ['WRONG_PASSWORD'] })
  }
