import type { ChallengePurpose } from '../../db/schema/accounts.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'

/** Long enough to find the telephone. */
export const TICKET_MS = 10 * 60_000

type Deps = { readonly challenges: Stores['challenges']; readonly clock: Clock; readonly randomBytes: RandomBytes }
type Waiting = { readonly purpose: ChallengePurpose; readonly challenge: string; readonly ms: number }

/** A ticket for something that has still to be shown. */
export const openTicket = async (deps: Deps, userId: number, { purpose, challenge, ms }: Waiting): Promise<string> => {
  const ticket = newToken(deps.randomBytes)
  const now = deps.clock().getTime()
  await deps.challenges.add(userId, tokenHash(ticket), purpose, challenge, now + ms, now)
  return ticket
}
