import type { KeptReply } from '#core/api/roles.ts'
import { addressOf } from '#core/death/release.ts'
import { isSameName } from '#core/death/who.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { emailKey } from '#core/text/names.ts'
import { roleLinkWorks } from '#core/will/roles.ts'
import type { Will } from '#core/will/schema.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import type { RoleLink } from '../../db/repositories/role-links.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { NotFound, NotSignedIn, refusal } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { lettersWith, scopesNow, signedWillOf } from '../death/death-reports.ts'
import { deadRoleLink } from './roles.service.ts'

type Deps = Means<'inTransaction' | 'today' | 'randomBytes'>

type Asked = { readonly request: RoleRequest; readonly will: Will; readonly by: string }

/** What was asked, as the will of whoever asked has it now. Undefined once that is gone. */
const askedBy = async ({ users, wills }: Stores, { userId, request: id }: RoleLink): Promise<Asked | undefined> => {
  const [testator, stored] = [await users.find(userId), await wills.find(userId)]
  const request = stored?.will.roleRequests?.find((each) => each.id === id)
  return testator && stored && request && { request, will: stored.will, by: `${testator.name} ${testator.last_name}` }
}

/**
 * What is open after a death to whoever was asked. It is theirs as far as mail of it goes to the address at which they were asked, and
 * to the same person: of two who share a mailbox each has their own.
 */
const openTo = async (stores: Stores, userId: number, { person: id, name, email }: RoleRequest, today: Day) => {
  for (const report of (await stores.deaths.of(userId)).toReversed()) {
    if (report.case.state !== 'released' && !report.case.placed) continue
    const will = await signedWillOf(stores, userId)
    if (!will) return undefined
    const scopes = scopesNow(will, report, (await lettersWith(stores, userId, will)).written, today)
    const person = will.persons.find(
      (each) =>
        scopes.has(each.id) &&
        (each.id === id || isSameName(each.fullname, name)) &&
        emailKey(addressOf(will, each) ?? '') === emailKey(email),
    )
    if (person) return { reportId: report.id, person: person.id }
  }
  return undefined
}

/** The answers that people who were asked keep in an account of theirs: each stays with the will of whoever asked, and its link works on. */
export type KeptAnswersService = ReturnType<typeof createKeptAnswersService>

export const createKeptAnswersService = ({ inTransaction, today, randomBytes }: Deps) => ({
  /** Throws Invalid when the link opens nothing, or was sent to another address than that of the account. The address is verified. */
  keep: (userId: number, token: string): Promise<void> =>
    inTransaction(async (stores) => {
      const link = await stores.roleLinks.find(tokenHash(token))
      const asked = link && (await askedBy(stores, link))
      if (!asked || asked.will.release?.released || !roleLinkWorks(asked.request, asked.will, today()))
        throw deadRoleLink()
      const account = await stores.users.find(userId)
      if (!account) throw new NotSignedIn()
      // A link may be copied: who has it is not yet who was asked.
      if (emailKey(account.email) !== emailKey(asked.request.email)) throw refusal('token', 'ROLE_LINK_OTHER_ADDRESS')
      await stores.roleLinks.keep(userId, link)
    }),

  list: (userId: number): Promise<KeptReply> =>
    inTransaction(async (stores) => {
      const asked: KeptReply['asked'] = []
      for (const { token, ...link } of await stores.roleLinks.keptBy(userId)) {
        const found = await askedBy(stores, link)
        if (!found) continue
        const { request, will, by } = found
        const works = !will.release?.released && roleLinkWorks(request, will, today())
        const home = await openTo(stores, link.userId, request, today())
        asked.push({
          token,
          role: request.role,
          name: request.name,
          fromInFull: by,
          asked: request.asked,
          ...(request.answer && { answer: request.answer }),
          standing: home ? 'home' : works ? 'open' : 'ended',
        })
      }
      return { asked }
    }),

  letGo: (userId: number, token: string): Promise<void> =>
    inTransaction(async ({ roleLinks }) => void (await roleLinks.letGo(userId, tokenHash(token)))),

  /** A new link to what is open after the death. Throws NotFound while nothing is, which is the same for what is not kept here. */
  home: (userId: number, token: string): Promise<{ token: string }> =>
    inTransaction(async (stores) => {
      const link = await stores.roleLinks.findKept(userId, tokenHash(token))
      const asked = link && (await askedBy(stores, link))
      const open = asked && (await openTo(stores, link.userId, asked.request, today()))
      if (!open) throw new NotFound()
      const opens = newToken(randomBytes)
      await stores.deaths.addLink({ ...open, tokenHash: tokenHash(opens), reader: 'receiver' })
      return { token: opens }
    }),
})
