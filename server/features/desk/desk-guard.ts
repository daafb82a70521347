import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DeskConfirmed } from '#core/api/desk.ts'
import {
  actOf,
  type ConsentPurpose,
  DESK_HEADER,
  type DeskAct,
  type DeskRole,
  deskActNames,
  deskCallers,
  mayDo,
} from '#core/api/desk-acts.ts'
import type { ListedFirm } from '#core/api/referral.ts'
import { DAY_MS, formatLondonDateTime } from '#core/text/dates.ts'
import { includes } from '#core/will/questions.ts'
import type { StaffMember } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { AllowanceUsed, HttpError, Invalid, NotAllowed, NotFound, NotSignedIn } from '../../platform/errors.ts'
import type { StaffPasskeysService } from './staff-passkeys.service.ts'
import { type DeskSession, deskSessionOf, deskTokenIn } from './staff-session.ts'

/** What is opened: a customer's will, a reading by its number, a print by the number of its order, a case by its number. */
type Sealed = {
  readonly userId?: number
  readonly reading?: number
  readonly print?: number
  readonly referral?: number
}

type Opening = Sealed & { readonly staffId: number; readonly firm?: string | undefined }

/** What gives each consent, how long it lasts, and whom it lets in. All of it is looked at in the transaction that opens. */
const holds: Record<ConsentPurpose, (stores: Stores, opening: Opening, now: Date) => Promise<boolean>> = {
  /** Given by asking for a reading; for the reader who took it; until it is withdrawn or the findings are sent. */
  read: async ({ expertReviews }, { reading, staffId }) => {
    const asked = reading === undefined ? undefined : await expertReviews.find(reading)
    return asked !== undefined && asked.sentAt === undefined && asked.takenBy === staffId
  },
  /** Given by saying where the print goes; until it is posted, or the customer asks for something else. */
  print: async ({ prints }, { print }) => {
    const owed = (await prints.owed()).find(({ orderId }) => orderId === print)
    return owed?.print !== undefined && owed.print.sentAt === undefined
  },
  /** Given in the account, for a day; until it is taken back. */
  help: async ({ deskConsents }, { userId }, now) =>
    userId !== undefined && (await deskConsents.living(userId, now)).some(({ purpose }) => purpose === 'help'),
  /** Given for one firm of the operator's list, for its people; until it is taken back, is answered for good, or its days are over. */
  refer: async ({ referrals }, { referral, firm }, now) => {
    const found = referral === undefined ? undefined : await referrals.find(referral)
    return found !== undefined && found.ended === undefined && found.endsAt > now && found.firm === firm
  },
}

/** Whether the customer agrees, at this moment, to what is opened for this purpose. */
const consentHolds = (stores: Stores, purpose: ConsentPurpose, opening: Opening, now: Date): Promise<boolean> =>
  holds[purpose](stores, opening, now)

/** What an act concerns: in the words of the audit, like "order 12"; the customer, whose account shows it; what it opens. */
type Concerns = {
  readonly about: string | ((customer: number | undefined) => string)
  /** What the passkey signs for, where `about` is known once the work is done. */
  readonly signedFor?: string
  readonly customer?: number | ((stores: Stores) => Promise<number | undefined>)
  readonly sealed?: Sealed | undefined
}

/**
 * Asked where the work is refused: whether just this was done before, and its reply was lost, or at this moment. Then it is done, whatever
 * consent it has ended, and is noted once.
 */
type Repeatable = { readonly isRepeat: (stores: Stores) => Promise<boolean> }

/** Who asks at the desk. */
export type DeskCaller = {
  readonly staff: StaffMember
  readonly session: DeskSession
  readonly baseUrl: string
  /**
   * Does the work and notes it, in one transaction: both happen or neither. Checks before it whatever the table of acts asks for:
   * the passkey, the customer's consent, a reason that names no one. The work uses the stores it is given and no others, because the
   * transaction has the database to itself; work outside the database comes after it.
   * @throws NotFound where a consent is missing.
   */
  readonly noted: Noted
}

type Noted = {
  /** Undefined for a repeat, of which nothing is done. */
  <T>(concerns: Concerns & Repeatable, work: (stores: Stores) => Promise<T>): Promise<T | undefined>
  <T>(concerns: Concerns, work: (stores: Stores) => Promise<T>): Promise<T>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route of the desk. */
    desk: DeskCaller
    wasNoted: boolean
  }
  interface FastifyContextConfig {
    /** What a call at the desk does. `own session`: nothing that is about a customer or the service. */
    act?: DeskAct | 'own session'
  }
}

const HOUR_MS = 60 * 60_000

/** What staff are told of what no consent opens, and of what is not there at all: an answer that tells the two apart would tell of a customer. */
export const nothingToOpen = () =>
  new NotFound('There is nothing to open: the customer has not agreed to it, or has taken it back.')

type Deps = Means<'inTransaction' | 'clock'> & {
  readonly stores: Pick<Stores, 'staff' | 'staffSessions'>
  readonly staffPasskeys: Pick<StaffPasskeysService, 'confirm'>
  /** The firms of the operator's list. */
  readonly referralFirms: readonly Pick<ListedFirm, 'id'>[]
  readonly limits: { readonly customersPerDay: number }
}

/** The acts by which a customer is come upon. */
const opening = deskActNames.filter((act) => actOf(act).opens === 'a customer')

/** Whether the act of a route is in the table, and its body has what the table asks for. */
const checkRoute = (url: string, { act }: FastifyContextConfig, body: unknown): void => {
  if (act === undefined) throw new Error(`${url} is at the desk and its row has no act`)
  if (act === 'own session') return
  const { reason, passkey } = actOf(act)
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
  if (reason === 'required' && !fields.includes('reason')) throw new Error(`${url} takes no reason`)
  if (passkey === 'required' && !fields.includes('passkey')) throw new Error(`${url} takes no passkey`)
}

/** A word of the customer's own name in a reason would stay when the account is gone. */
const refuseName = async ({ users }: Pick<Stores, 'users'>, userId: number, reason: string): Promise<void> => {
  const user = await users.find(userId)
  if (!user) return
  const said = reason.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const named = [user.last_name, user.name].some((name) => name.length > 2 && said.includes(name.toLowerCase()))
  if (named) throw new Invalid({ reason: ['Leave out the name of the customer'] })
}

const fieldOf = <T>({ body }: FastifyRequest, field: 'reason' | 'passkey'): T | undefined =>
  typeof body === 'object' && body !== null ? (Object(body)[field] as T) : undefined

/** Every route registered in this scope after the call is for staff whose roles may do its act, and is noted. */
export const requireStaff = (scope: FastifyInstance, deps: Deps): void => {
  const { stores, inTransaction, staffPasskeys, clock, referralFirms, limits } = deps

  /** A search that found nobody counts like one more customer. @throws AllowanceUsed */
  const checkAllowance = async ({ deskAudit }: Stores, staffId: number, userId: number | undefined): Promise<void> => {
    const deeds = await deskAudit.did(staffId, opening, new Date(clock().getTime() - DAY_MS))
    const opened = new Set(deeds.map((deed) => deed.userId ?? -deed.id))
    const [first] = deeds
    if (first === undefined || opened.size < limits.customersPerDay || opened.has(userId ?? 0)) return
    const free = new Date(first.at).getTime() + DAY_MS - clock().getTime()
    throw new AllowanceUsed(limits.customersPerDay, Math.ceil(free / 1000))
  }
  scope.decorateRequest('desk')
  scope.decorateRequest('wasNoted', false)
  scope.addHook('onRoute', ({ url, config, schema }) => checkRoute(url, config ?? {}, schema?.body))

  const callerFor = (request: FastifyRequest, session: DeskSession, baseUrl: string): DeskCaller => {
    const { staff } = session
    // A firm that the operator took off the list sees nothing from then on.
    const firm = referralFirms.find(({ id }) => id === staff.firm)?.id
    const noteRefusal = (reason: string | undefined) =>
      inTransaction(async ({ deskAudit }) => {
        const at = clock()
        const deed = {
          at,
          staffId: staff.id,
          role: undefined,
          act: 'reached the allowance of a day',
          about: '',
          reason,
        }
        if (!(await deskAudit.hasSince(deed, new Date(at.getTime() - HOUR_MS)))) await deskAudit.add(deed)
      })
    const noted: Noted = async <T>(concerns: Concerns & Partial<Repeatable>, work: (stores: Stores) => Promise<T>) => {
      const { about: named, signedFor, customer, sealed, isRepeat } = concerns
      const act = request.routeOptions.config.act
      if (act === undefined || act === 'own session') throw new Error('Only an act is noted')
      const rule = actOf(act)
      const role: DeskRole | undefined = staff.roles.find((each) => rule.roles.includes(each))
      const typed = rule.reason === 'required' ? fieldOf<string>(request, 'reason') : undefined
      const confirmed = fieldOf<DeskConfirmed>(request, 'passkey')
      const signed = signedFor ?? named
      if (rule.passkey === 'required' && confirmed !== undefined && typeof signed === 'string')
        await staffPasskeys.confirm(staff.id, act, signed, confirmed, baseUrl)
      const result = await inTransaction(async (all) => {
        const userId = typeof customer === 'function' ? await customer(all) : customer
        if (typed !== undefined && userId !== undefined) await refuseName(all, userId, typed)
        if (rule.opens === 'a customer') await checkAllowance(all, staff.id, userId)
        const holds =
          rule.consent === undefined ||
          (sealed !== undefined &&
            (await consentHolds(all, rule.consent, { ...sealed, staffId: staff.id, firm }, clock())))
        if (!holds) throw nothingToOpen()
        const done = await work(all)
        const about = typeof named === 'string' ? named : named(userId)
        const deed = { at: clock(), staffId: staff.id, role, act, about, userId, reason: typed ?? rule.because }
        const lately = new Date(clock().getTime() - HOUR_MS)
        if (rule.noted !== 'hourly' || !(await all.deskAudit.hasSince(deed, lately))) await all.deskAudit.add(deed)
        return done
      }).catch(async (error: unknown) => {
        if (error instanceof AllowanceUsed) await noteRefusal(typed)
        if (isRepeat && error instanceof HttpError && (await inTransaction(isRepeat))) return undefined as T
        throw error
      })
      request.wasNoted = true
      return result
    }
    return { staff, session, baseUrl, noted }
  }

  scope.addHook('onRequest', async (request) => {
    const caller = request.headers[DESK_HEADER]
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    const { baseUrl } = request
    const token = deskTokenIn(request.headers.cookie, baseUrl)
    const background = caller === 'background'
    const session = token === undefined ? undefined : await deskSessionOf(stores, token, clock, { background })
    if (!session) throw new NotSignedIn()
    if (changes && !includes(deskCallers, caller)) throw new NotAllowed()
    const { act } = request.routeOptions.config
    if (act === undefined || (act !== 'own session' && !mayDo(session.staff.roles, act))) throw new NotAllowed()
    request.desk = callerFor(request, session, baseUrl)
  })

  scope.addHook('onSend', async (request, reply) => {
    const { act } = request.routeOptions.config
    if (reply.statusCode >= 400 || act === 'own session' || request.wasNoted) return
    throw new Error(`A call at the desk was answered and not noted: ${act}`)
  })
}

/** "Priya Rao, 3 November 2026 at 10:32": who did one of these acts about this last. On the command line nobody is named. */
export const decidedBy = async (
  { deskAudit }: Pick<Stores, 'deskAudit'>,
  about: string,
  acts: readonly DeskAct[],
  /** When it was decided, where that is known: an older act was not the last. */
  since?: string,
): Promise<string> => {
  const last = await deskAudit.lastAbout(about, acts)
  const isLast = last !== undefined && (since === undefined || last.at >= since)
  const at = since ?? last?.at
  const when = at === undefined ? '' : `, ${formatLondonDateTime(new Date(at))}`
  return `${(isLast && last.who) || 'On the command line'}${when}`
}
