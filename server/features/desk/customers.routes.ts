import { customersCalls } from '#core/api/contract/desk.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'
import type { DeleteAccountReply, FindCustomer, FoundCustomerReply } from '#core/api/desk-queues.ts'
import { email as emailSchema } from '#core/api/fields.ts'
import type { MoneyWait } from '#core/catalogue/order.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import type { AuditEvent } from '../../db/repositories/audit.store.ts'
import type { CustomerState } from '../../db/repositories/desk.store.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { LockedBy } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createErasure } from '../account/erasure.ts'
import { lockWithPartners } from '../couple/couple.service.ts'
import { createEmailChangeService } from '../email-change/email-change.service.ts'
import { waitsOf } from '../payments/item-refunds.ts'
import { createOrderMails } from '../payments/order-mails.ts'
import { createLockService } from '../security/lock.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import { createVerificationService } from '../verification/verification.service.ts'
import type { DeskCaller } from './desk-guard.ts'
import type { ToRead } from './expert-reviews-desk.routes.ts'
import { messageRow } from './queues.routes.ts'

/** What support knows of a customer: states, and nothing that they said. */
type KnownOfCustomer = {
  readonly lockedBy: LockedBy | undefined
  readonly emailVerified: boolean
  readonly changesEmail: boolean
  readonly helps: boolean
  readonly will: CustomerState
  readonly orders: readonly (Pick<Order, 'id' | 'state'> & { readonly waits: MoneyWait | undefined })[]
}

const waitsSaid: Record<MoneyWait, (id: number) => string> = {
  dispute: (id) => `The bank questions the payment of order ${id}: what it paid for is closed until then.`,
  refund: (id) => `The money of order ${id} is on its way back. The server tries until it has gone.`,
  'by hand': (id) => `Order ${id}: a refund could not be paid, and is owed. Finance pays it another way.`,
  'too much': (id) => `Order ${id}: the customer got more back than was paid. Ask them for the rest; finance notes it.`,
  payment: (id) => `Order ${id} is not paid. The server asks the payment provider every minute.`,
}

/** What support can do or say next, the most pressing first. */
const nextSteps = ({ lockedBy, emailVerified, changesEmail, helps, will, orders }: KnownOfCustomer): string[] => [
  ...(lockedBy === 'owner'
    ? ['The customer locked the account with a link from a mail. A new password, chosen by mail, opens it.']
    : []),
  ...(lockedBy === 'operator' ? ['We locked the account. Open it once you know who is asking.'] : []),
  ...(emailVerified ? [] : ['The email is not confirmed: send the confirmation again, or correct the address.']),
  ...(changesEmail ? ['A change of email waits. Either mailbox can answer it.'] : []),
  ...orders.flatMap(({ id, waits }) => (waits ? [waitsSaid[waits](id)] : [])),
  ...(orders.some(({ state }) => state === 'paid') && will.madeAt === undefined
    ? ['Something is paid for and no documents were made yet. The summary of the will says what is missing.']
    : []),
  ...(will.madeAt !== undefined && will.downloadedAt === undefined
    ? ['The documents are ready and not downloaded.']
    : []),
  ...(helps
    ? ['The customer lets us read the will, to help.']
    : ['To have us look at the will, the customer presses “Let us look at my will” in their account.']),
]

type Deps = Needs<typeof createErasure> &
  Means<'enqueueMail' | 'clock' | 'randomBytes' | 'today' | 'homeUrl'> & {
    readonly work: { willToRead(will: Will, today: Day): Promise<ToRead> }
    readonly noteSecurityEvent: NoteSecurityEvent
    readonly stores: Pick<Stores, 'audit'>
  }

/** Within it, what is pressed again at the desk was pressed because the reply was lost. */
const REPEAT_MS = 60 * 60_000

/** What an act on an account concerns. */
const customer = (id: number) => ({ about: `customer ${id}`, customer: id, sealed: { userId: id } })

const noCustomer = () =>
  new NotFound(
    'No account has exactly this. Ask for the email of the account, or the number on a receipt and the last name.',
  )

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en')

/**
 * By the whole of one thing: no list, and no part of an email. A number takes something else with it, as those of the first release can be counted up: an order the
 * last name of its buyer, a message that the caller has opened it.
 */
const idOf = async (
  stores: Stores,
  { email, order, lastName, message }: FindCustomer,
  staffId: number,
): Promise<number | undefined> => {
  if (order !== undefined) {
    const buyer = (await stores.orders.forOperator(order))?.userId
    const user = buyer === undefined ? undefined : await stores.users.find(buyer)
    return user && lastName !== undefined && sameName(user.last_name, lastName) ? buyer : undefined
  }
  const read = { staffId, act: 'open a message', about: `message ${message}` }
  const written =
    message !== undefined && (await stores.deskAudit.hasSince(read, new Date(0)))
      ? await stores.messages.find(message)
      : undefined
  const address = email?.trim() || written?.email
  return address === undefined ? undefined : (await stores.users.withPassword(address))?.id
}

/** Milliseconds after which a request that was not carried out is asked again. */
const OPEN_MS = 60 * DAY_MS

/** What ends a request: every session ended with it, so the customer logs in again. */
const ENDING: readonly AuditEvent['action'][] = ['logged in', 'reset the password']

/** From when an account that we were asked to delete may be deleted; undefined where nothing waits. */
const deletionDue = async ({ audit }: Pick<Stores, 'audit'>, userId: number, now: Date): Promise<Date | undefined> => {
  const newest = (await audit.list(userId)).find(
    ({ action }) => action === 'asked us to delete the account' || ENDING.includes(action),
  )
  if (newest?.action !== 'asked us to delete the account') return undefined
  const asked = newest.at.getTime()
  return now.getTime() < asked + OPEN_MS ? new Date(asked + ASKED_DELETION_WAIT_DAYS * DAY_MS) : undefined
}

const foundCustomer = async (stores: Stores, id: number, caller: number, now: Date): Promise<FoundCustomerReply> => {
  const user = await stores.users.record(id)
  if (!user) throw noCustomer()
  const at = now.getTime()
  const lockedBy = await stores.users.lockedBy(id)
  const will = await stores.customerState.of(id)
  const orders = await stores.orders.list(id)
  const change = await stores.emailChanges.waiting(id, at)
  const consents = await stores.deskConsents.living(id, now)
  const emailVerified = user.verifiedAt !== undefined
  const stages = [
    { what: 'begun', at: will.begunAt },
    { what: 'last saved', at: will.savedAt },
    { what: 'documents made', at: will.madeAt },
    { what: 'documents downloaded', at: will.downloadedAt },
  ]
  const known = {
    lockedBy,
    emailVerified,
    changesEmail: change !== undefined,
    helps: consents.some(({ purpose }) => purpose === 'help'),
    will,
    orders: await Promise.all(orders.map(async (order) => ({ ...order, waits: await waitsOf(stores, order) }))),
  }
  const messages = await stores.messages.from(user.email, 20)
  const deletion = await deletionDue(stores, id, now)
  return {
    id,
    name: `${user.name} ${user.last_name}`,
    email: user.email,
    emailVerified,
    opened: user.openedAt,
    lastSeen: will.seenAt ?? user.openedAt,
    ...(lockedBy && { lockedBy }),
    sessions: (await stores.sessions.list(id, at)).map(({ device, startedAt, usedAt }) => ({
      device,
      started: startedAt.toISOString(),
      used: usedAt.toISOString(),
    })),
    factors: {
      passkeys: (await stores.passkeys.list(id)).length,
      authenticators: (await stores.authenticators.list(id)).length,
      recoveryCodes: await stores.recoveryCodes.left(id),
    },
    will: stages.flatMap(({ what, at: moment }) => (moment === undefined ? [] : [{ what, at: moment }])),
    orders: await Promise.all(
      orders.map(async (order) => ({
        id: order.id,
        items: [...order.items],
        total: order.total,
        state: order.state,
        ordered: order.createdAt.toISOString(),
        delivered: await stores.deliveries.of(order.id),
      })),
    ),
    messages: await Promise.all(
      messages.map(async (message) => {
        const { id: number, reference, topic, state, received, due } = await messageRow(stores, message, caller)
        return { id: number, reference, topic, state, received, due }
      }),
    ),
    deaths: (await stores.deaths.of(id)).map((report) => ({ id: report.id, reported: report.createdAt.toISOString() })),
    consents: consents.map(({ purpose, endsAt }) => ({ purpose, until: endsAt.toISOString() })),
    ...(change && { newEmail: { ...(change.dueAt !== undefined && { due: new Date(change.dueAt).toISOString() }) } }),
    ...(deletion && { deletion: { due: deletion.toISOString() } }),
    next: nextSteps(known),
  }
}

/** The services of a customer's own account, in the transaction of what the desk does for them. */
const inside = (deps: Deps, all: Stores) => {
  const shared = { ...deps, inTransaction: <T>(work: (stores: Stores) => Promise<T>) => work(all) }
  return {
    lock: createLockService(shared),
    mails: createOrderMails(deps),
    verification: createVerificationService({ ...shared, ...all, confirmIdentity: async () => {} }),
    emailChange: createEmailChangeService<undefined>({ ...shared, ...all, confirmProof: async () => {} }),
  }
}

export const customersFeature = (deps: Deps) => {
  const { noteSecurityEvent, clock, today, homeUrl } = deps
  const erasure = createErasure(deps)

  /**
   * Changes an account, notes it, and shows the account as it is then. Where `change` says that there was nothing to change, and this
   * person did it a moment ago, the reply was lost: it is noted once.
   */
  const changed = async (
    { desk, params: { id } }: { desk: DeskCaller; params: { id: number } },
    change: (all: Stores, id: number) => Promise<unknown>,
    act?: DeskAct,
  ) => {
    const { about } = customer(id)
    const shown = (all: Stores) => foundCustomer(all, id, desk.staff.id, clock())
    let isRepeat = false
    const done = await desk.noted({ ...customer(id), isRepeat: async () => isRepeat }, async (all) => {
      const lately = new Date(clock().getTime() - REPEAT_MS)
      if ((await change(all, id)) === false && act !== undefined)
        isRepeat = await all.deskAudit.hasSince({ staffId: desk.staff.id, act, about }, lately)
      if (isRepeat) throw new NotFound()
      return shown(all)
    })
    return done ?? deps.inTransaction(shown)
  }

  return serve(customersCalls, {
    'POST /api/desk/customers/find': async ({ desk, body }) => {
      // A search that finds nobody is noted, too.
      const found = await desk.noted(
        {
          about: (id) => (id === undefined ? 'a search that found nobody' : customer(id).about),
          customer: (all) => idOf(all, body, desk.staff.id),
        },
        async (all) => {
          const id = await idOf(all, body, desk.staff.id)
          return id === undefined ? undefined : foundCustomer(all, id, desk.staff.id, clock())
        },
      )
      if (!found) throw noCustomer()
      return found
    },

    'POST /api/desk/customers/{id}/end-sessions': (request) =>
      changed(
        request,
        async ({ sessions, challenges }, id) => {
          const wasOpen = (await sessions.list(id, clock().getTime())).length > 0
          await sessions.closeAll(id)
          await challenges.endAll(id)
          return wasOpen
        },
        'end the sessions',
      ),

    'POST /api/desk/customers/{id}/lock': (request) =>
      changed(
        request,
        async (all, id) => {
          if (!(await all.users.find(id))) throw noCustomer()
          return inside(deps, all).lock.lock(id)
        },
        'lock the account',
      ),

    'POST /api/desk/customers/{id}/unlock': (request) =>
      changed(request, (all, id) => inside(deps, all).lock.unlock(id), 'unlock the account'),

    'POST /api/desk/customers/{id}/resend': (request) =>
      changed(request, async (all, id) => {
        const { verification, mails } = inside(deps, all)
        const { mail, order: number } = request.body
        if (mail === 'confirmation of the email') return verification.sendAgain(id, homeUrl())
        const order = number === undefined ? undefined : await all.orders.findById(id, number)
        if (order?.state !== 'paid') throw new Invalid({}, 'This order has no receipt: it is not paid.')
        await mails.receipt(all, order, false)
      }),

    'POST /api/desk/customers/{id}/email': (request) =>
      changed(request, async (all, id) => {
        if (!(await all.users.find(id))) throw noCustomer()
        const email = emailSchema.safeParse(request.body.email)
        if (!email.success) throw new Invalid({ email: ['EMAIL_WRONG_FORMAT'] })
        const asking = { device: 'our support', baseUrl: homeUrl() }
        await inside(deps, all).emailChange.ask(id, { email: email.data, proof: undefined }, asking)
      }),

    'POST /api/desk/customers/{id}/will': async ({ desk, params: { id } }) => {
      const { will, until } = await desk.noted(customer(id), async (all) => {
        const consent = (await all.deskConsents.living(id, clock())).find(({ purpose }) => purpose === 'help')
        const stored = await all.wills.find(id)
        if (!consent || !stored) throw new NotFound('There is no will to read.')
        return { until: consent.endsAt.toISOString(), will: stored.will }
      })
      return { until, clauses: (await deps.work.willToRead(will, today())).clauses }
    },

    'POST /api/desk/customers/{id}/delete': async ({ desk, params: { id } }): Promise<DeleteAccountReply> => {
      const dueBefore = await deletionDue(deps.stores, id, clock())
      if (dueBefore !== undefined && clock() >= dueBefore) await erasure.finish(id)
      const { afterCommit, ...reply } = await desk.noted({ about: `customer ${id}`, customer: id }, async (all) => {
        // First: who logs in, locks the account or deletes it at this moment is waited for.
        await lockWithPartners(all, id)
        if (!(await all.users.find(id))) throw new NotFound('There is no such account. It may be deleted already.')
        if ((await all.users.lockedBy(id)) === 'owner')
          throw new Invalid(
            {},
            'The customer locked the account: they say that somebody else asked. Nothing is deleted.',
          )
        if (await all.deaths.holds(id))
          throw new Invalid(
            {},
            'A report says that the customer has died. Decide on it first: nothing is deleted while it is open.',
          )
        const due = await deletionDue(all, id, clock())
        if (due === undefined) {
          await noteSecurityEvent(all, { userId: id, event: 'asked us to delete the account' })
          return { state: 'asked' as const, due: (await deletionDue(all, id, clock()))?.toISOString() }
        }
        if (clock() < due) return { state: 'waits' as const, due: due.toISOString() }
        return { state: 'deleted' as const, afterCommit: await erasure.eraseIn(all, id, 'asked') }
      })
      await afterCommit?.()
      return reply
    },
  })
}
