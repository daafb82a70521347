import type { AnswerRole, AskedReply, AskForRole } from '#core/api/roles.ts'
import { fullNameGiven } from '#core/rules/rule.ts'
import { type Day, isoDay } from '#core/text/calendar-day.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import type { Role } from '#core/will/lists.ts'
import {
  actsWith,
  afterRoleEvent,
  isStillNamed,
  mayBeAsked,
  ROLE_REQUEST_DAYS,
  roleDueAfter,
  roleLinkWorks,
  rolesHeld,
} from '#core/will/roles.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_ROLE_REQUESTS, type RoleRequest } from '#core/will/signing-schema.ts'
import type { RoleLink } from '../../db/repositories/role-links.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { roleAnswerMail, roleRequestMail, roleRequestWords, roleTakenBackMail } from '../../mail/templates/roles.ts'
import { type Invalid, NotFound, NotSignedIn, PaymentNeeded, refusal, refuseProblems } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import type { WillsService } from '../wills/wills.service.ts'

/** Links that one run of the job looks at. */
const BATCH = 100

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'randomBytes' | 'homeUrl'> & {
  readonly wills: Pick<WillsService, 'stored'>
  /** Work of a process apart. */
  readonly work: { readonly whoGetsWhat: (will: Will, today: Day) => Promise<string[]> }
  readonly users: Pick<Stores['users'], 'find'>
  readonly roleLinks: Pick<Stores['roleLinks'], 'due'>
}

export const deadRoleLink = (): Invalid => refusal('token', 'ROLE_LINK_DEAD')

type Found = { readonly link: RoleLink; readonly request: RoleRequest; readonly will: Will; readonly testator: User }

/** Asking the people of a will whether they will do their job. A mail is sent when the customer presses the button for it. */
export type RolesService = ReturnType<typeof createRolesService>

export const createRolesService = (deps: Deps) => {
  const { wills, work, users, inTransaction, enqueueMail, clock, today, randomBytes, homeUrl } = deps

  const put = (stores: Stores, userId: number, changed: RoleRequest): Promise<void> =>
    stores.wills.setAfterSigning(userId, ({ roleRequests = [], ...before }) => ({
      ...before,
      roleRequests: [...roleRequests.filter(({ id }) => id !== changed.id), changed].toSorted((a, b) => a.id - b.id),
    }))

  /** A mail to the person, unless they want none. False where it was not sent. */
  const toPerson = async (
    stores: Stores,
    email: string,
    mail: (unsubscribeUrl: string) => Parameters<typeof enqueueMail>[2],
  ): Promise<'sent' | 'unwanted' | 'too many'> => {
    if (await stores.contact.wantsNoMail(email)) return 'unwanted'
    const token = newToken(randomBytes)
    await stores.contact.addUnsubscribeLink(tokenHash(token), email)
    const sent = await enqueueMail(stores.outbox, 'a request for a role', mail(`${homeUrl()}/unsubscribe/${token}`))
    return sent ? 'sent' : 'too many'
  }

  const toTestator = (stores: Stores, testator: User, ...about: [RoleRequest, Parameters<typeof roleAnswerMail>[2]]) =>
    enqueueMail(stores.outbox, 'an answer to a request', roleAnswerMail(testator, ...about, homeUrl()))

  /** Everything that a link leads to, locked against another change. Undefined where that is gone. */
  const locked = async (stores: Stores, link: RoleLink): Promise<Found | undefined> => {
    await stores.entitlements.lock(link.userId)
    const [testator, stored] = [await stores.users.find(link.userId), await stores.wills.find(link.userId)]
    const request = stored?.will.roleRequests?.find(({ id }) => id === link.request)
    return testator && stored && request && { link, request, will: stored.will, testator }
  }

  const opened = async (stores: Stores, token: string): Promise<Found> => {
    const link = await stores.roleLinks.find(tokenHash(token))
    const found = link && (await locked(stores, link))
    if (!found || found.will.release?.released || !roleLinkWorks(found.request, found.will, today()))
      throw deadRoleLink()
    return found
  }

  const own = async (stores: Stores, userId: number, request: number): Promise<Found> => {
    const found = await locked(stores, { userId, request })
    if (!found) throw new NotFound()
    return found
  }

  const linkUrl = (token: string): string => `${homeUrl()}/asked/${token}`

  const remindOne = (link: RoleLink) =>
    inTransaction(async (stores) => {
      const found = await locked(stores, link)
      // Answered, taken back or changed meanwhile: the person hears no more of it.
      const waits =
        found &&
        !found.will.release?.released &&
        !found.request.answer &&
        !found.request.ended &&
        isStillNamed(found.request, found.will, today())
      const due = found && waits ? roleDueAfter(Date.parse(found.request.asked), clock().getTime()) : undefined
      await stores.roleLinks.setDue(link, due)
      if (!found || !waits) return
      const { request, testator } = found
      if (due === undefined) return void (await toTestator(stores, testator, request, 'no answer'))
      const token = await stores.roleLinks.token(link)
      if (token === undefined) return
      await toPerson(stores, request.email, (unsubscribeUrl) =>
        roleRequestMail({ request, testator, link: linkUrl(token), unsubscribeUrl, reminds: true }),
      )
    })

  return {
    /** What a person would read. */
    mail: async (userId: number, role: Role): Promise<{ subject: string; says: string[] }> => {
      const testator = await users.find(userId)
      if (!testator) throw new NotSignedIn()
      return roleRequestWords(testator, role)
    },

    /**
     * Asks a person, once until they have let it pass or declined. `refused`: they want no mail from us, and nothing was sent. Throws
     * PaymentNeeded, and Invalid when the will does not name them so, they have no address, or it has had enough of it today.
     */
    ask: async (
      userId: number,
      { role, person: id, message, shows }: AskForRole,
    ): Promise<{ will: Will; refused: boolean }> => {
      const refused = await inTransaction(async (stores) => {
        // Two presses of the button come one after the other, and the second finds what the first has sent.
        await stores.entitlements.lock(userId)
        const [testator, stored] = [await stores.users.find(userId), await stores.wills.find(userId)]
        if (!testator || stored?.will.paid !== 1) throw new PaymentNeeded()
        const { will } = stored
        const held = rolesHeld(will, today()).find(({ person, role: has }) => has === role && person.id === id)
        if (!held) throw refusal('person', 'UNKNOWN_ID')
        const { fullname: name, email } = held.person
        if (!email) throw refusal('person', 'ROLE_WITHOUT_EMAIL')
        if (!mayBeAsked(held, today())) throw refusal('person', 'ROLE_ASKED')
        const before = will.roleRequests ?? []
        if (before.length >= MOST_ROLE_REQUESTS) throw refusal('person', 'ROLE_REQUESTS_TOO_MANY')
        const asked = clock()
        const request: RoleRequest = {
          id: Math.max(0, ...before.map((each) => each.id)) + 1,
          role,
          person: id,
          name,
          email,
          ...(message && { message }),
          ...(shows && { shows }),
          asked: asked.toISOString(),
          until: isoDay(londonDay(new Date(asked.getTime() + ROLE_REQUEST_DAYS * DAY_MS))),
        }
        const token = newToken(randomBytes)
        const sent = await toPerson(stores, email, (unsubscribeUrl) =>
          roleRequestMail({ request, testator, link: linkUrl(token), unsubscribeUrl, reminds: false }),
        )
        if (sent === 'unwanted') return true
        if (sent === 'too many') throw refusal('person', 'ROLE_HAS_ENOUGH_MAIL')
        let keptBy: number | undefined
        // One link answers for a person in a role: that to the address they have now.
        for (const older of before) {
          if (older.ended || older.role !== role || older.person !== id) continue
          // Asked again at the same address, they find it where they kept it.
          if (emailKey(older.email) === emailKey(email))
            keptBy = await stores.roleLinks.keeper({ userId, request: older.id })
          await put(stores, userId, { ...older, ended: 'withdrawn' })
          await stores.roleLinks.remove({ userId, request: older.id })
        }
        await put(stores, userId, request)
        await stores.roleLinks.add({
          userId,
          request: request.id,
          tokenHash: tokenHash(token),
          token,
          due: roleDueAfter(asked.getTime(), asked.getTime()),
          keptBy,
        })
        await stores.audit.add(userId, 'asked someone to do a job', clock())
        return false
      })
      return { will: (await wills.stored(userId)).will, refused }
    },

    /** Whoever answered is who was meant, or is not: the link is then closed. Throws NotFound. */
    recognise: async (userId: number, request: number, them: boolean): Promise<Will> => {
      await inTransaction(async (stores) => {
        const { request: kept, link } = await own(stores, userId, request)
        const changed = afterRoleEvent(kept, them ? { kind: 'recognise' } : { kind: 'end', by: 'closed' })
        if (!changed) return
        await put(stores, userId, changed)
        if (!them) await stores.roleLinks.remove(link)
      })
      return (await wills.stored(userId)).will
    },

    /** Ends the link and tells the person that nothing is asked of them. Throws NotFound. */
    withdraw: async (userId: number, request: number): Promise<Will> => {
      await inTransaction(async (stores) => {
        const { request: kept, link, testator } = await own(stores, userId, request)
        const changed = afterRoleEvent(kept, { kind: 'end', by: 'withdrawn' })
        if (!changed) return
        await put(stores, userId, changed)
        await stores.roleLinks.remove(link)
        await toPerson(stores, kept.email, (unsubscribeUrl) =>
          roleTakenBackMail({ request: kept, testator, unsubscribeUrl }),
        )
        await stores.audit.add(userId, 'took back what was asked of someone', clock())
      })
      return (await wills.stored(userId)).will
    },

    /** What is asked. Throws Invalid when the link opens nothing (any more). */
    read: async (token: string): Promise<AskedReply> => {
      const { request, will, testator } = await inTransaction((stores) => opened(stores, token))
      return {
        role: request.role,
        name: request.name,
        from: testator.name,
        fromInFull: `${testator.name} ${testator.last_name}`,
        asked: request.asked,
        ...(request.message && { message: request.message }),
        actsWith: actsWith(request, will, today()).map(({ fullname }) => fullname),
        ...(request.shows && { gets: await work.whoGetsWhat(will, today()) }),
        ...(request.answer && { answer: request.answer }),
      }
    },

    /** Keeps the answer and tells the customer, once for each. Throws Invalid, as `read` and where a name or question is missing. */
    answer: async ({ token, answer, name, question }: AnswerRole): Promise<void> => {
      refuseProblems([
        ...fullNameGiven('name', name),
        ...(answer === 'question' && !question?.trim() ? [{ field: 'question', code: 'FIELD_REQUIRED' as const }] : []),
      ])
      await inTransaction(async (stores) => {
        const { request, link, testator } = await opened(stores, token)
        const asks = answer === 'question' && question !== undefined ? { question: question.trim() } : {}
        const changed = afterRoleEvent(request, {
          kind: 'answer',
          answer,
          as: name.trim(),
          at: clock().toISOString(),
          ...asks,
        })
        if (!changed) throw deadRoleLink()
        const isSame = request.answer === answer && request.as === changed.as && request.question === changed.question
        // A press that comes again tells nobody twice.
        if (isSame) return
        await put(stores, link.userId, changed)
        await stores.roleLinks.setDue(link, undefined)
        await toTestator(stores, testator, changed, answer)
        await stores.audit.add(link.userId, 'someone answered what was asked', clock())
      })
    },

    /** The mail went to somebody else: the link ends, and the customer is told. Throws Invalid as `read`. */
    close: (token: string): Promise<void> =>
      inTransaction(async (stores) => {
        const { request, link, testator } = await opened(stores, token)
        const changed = afterRoleEvent(request, { kind: 'end', by: 'closed' })
        if (!changed) throw deadRoleLink()
        await put(stores, link.userId, changed)
        await stores.roleLinks.remove(link)
        await toTestator(stores, testator, changed, 'closed')
      }),

    /** Reminds people of what nobody has answered, and at the end tells the customer. */
    remind: async (): Promise<void> => {
      for (const link of await deps.roleLinks.due(clock().getTime(), BATCH)) await remindOne(link)
    },
  }
}
