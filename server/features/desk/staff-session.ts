import { parseCookie, stringifySetCookie } from 'cookie'
import { DESK_IDLE_MINUTES, DESK_SESSION_HOURS } from '#core/api/desk-acts.ts'
import type { StaffMember, StaffSession } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'

const TOKEN = /^[\w-]{43}$/
const IDLE_MS = DESK_IDLE_MINUTES * 60_000
const SESSION_MS = DESK_SESSION_HOURS * 60 * 60_000
/** A session that was used so lately is not noted as used again. */
const NOTED_EVERY_MS = 60_000

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:')
const nameFor = (baseUrl: string): string => (isSecure(baseUrl) ? '__Secure-desk' : 'desk')

/** The token in a Cookie header. `baseUrl` is where the desk is reached. */
export const deskTokenIn = (cookies: string | undefined, baseUrl: string): string | undefined => {
  const token = parseCookie(cookies ?? '')[nameFor(baseUrl)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** The Set-Cookie header of a session; of one that has ended when `token` is undefined. It is sent to the desk's calls alone. */
export const deskCookie = (token: string | undefined, baseUrl: string): string =>
  stringifySetCookie({
    name: nameFor(baseUrl),
    value: token ?? '',
    path: '/api/desk',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(baseUrl),
    ...(token === undefined && { maxAge: 0 }),
  })

export type DeskSession = StaffSession & { readonly staff: StaffMember; readonly hash: string }

/** When a session ends, however busy: milliseconds since 1970. */
export const endOf = ({ startedAt }: Pick<StaffSession, 'startedAt'>): number => startedAt + SESSION_MS

const livingAt = (now: number) => ({ startedAfter: now - SESSION_MS, usedAfter: now - IDLE_MS })

/** A new session, in the transaction of what let the person in. Gives the token for the cookie. */
export const openDeskSession = async (
  { staffSessions }: Pick<Stores, 'staffSessions'>,
  staffId: number,
  now: number,
  randomBytes: RandomBytes,
): Promise<string> => {
  const token = newToken(randomBytes)
  await staffSessions.closeEnded(livingAt(now))
  await staffSessions.open(staffId, tokenHash(token), now)
  return token
}

/**
 * The living session of a token, whose person is not disabled. `background`: no person made this call, and the session does not live
 * longer for it.
 */
export const deskSessionOf = async (
  { staff, staffSessions }: Pick<Stores, 'staff' | 'staffSessions'>,
  token: string,
  clock: Clock,
  { background }: { readonly background: boolean },
): Promise<DeskSession | undefined> => {
  const hash = tokenHash(token)
  const now = clock().getTime()
  const session = await staffSessions.find(hash, livingAt(now))
  const person = session && (await staff.find(session.staffId))
  if (!person || person.disabledAt !== undefined) return undefined
  if (!background && now - session.usedAt >= NOTED_EVERY_MS) await staffSessions.used(hash, now)
  return { ...session, staff: person, hash }
}
