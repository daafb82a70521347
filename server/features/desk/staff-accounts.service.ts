import { isDeepStrictEqual } from 'node:util'
import { DESK_INVITATION_HOURS, type DeskRole } from '#core/api/desk-acts.ts'
import type { ListedFirm } from '#core/api/referral.ts'
import type { NewStaffMember, StaffMember } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

/** Who may use the desk: decided on the command line, or by an owner at the desk. Undefined: there is nobody with this email. */
export type StaffAccounts = {
  /** Gives the address of the page where the first passkey is made: a new one for the same person again, who has none. Undefined when the email is taken. */
  add(person: NewStaffMember): Promise<string | undefined>
  /** The address for the first owner; undefined once somebody was added. */
  first(email: string): Promise<string | undefined>
  /** Removes every passkey, ends every session, and gives a new address. */
  reset(email: string): Promise<string | undefined>
  /** Ends every session and link. The passkeys stay, and open nothing. */
  disable(email: string): Promise<StaffMember | undefined>
  /** Lets them in again, with the passkeys they had. */
  enable(email: string): Promise<StaffMember | undefined>
  /** From their next call on. */
  setRoles(email: string, roles: readonly DeskRole[]): Promise<StaffMember | undefined>
}

type Deps = Means<'inTransaction' | 'clock' | 'randomBytes'> & {
  /** The address of the site, without a slash at the end. */
  readonly homeUrl: string
  /** Notes an act in the audit, as one of the command line where nothing else is given. */
  readonly note?: (stores: Stores, act: string, staffId: number) => Promise<void>
}

/** Someone of a firm has no other role, as they would see more than the cases sent to it, and a firm that is listed. */
export const firmFault = (
  roles: readonly DeskRole[],
  firm: string | undefined,
  listed: readonly Pick<ListedFirm, 'id'>[],
): 'a firm and another role' | 'no listed firm' | undefined => {
  if (!roles.includes('firm') && firm === undefined) return undefined
  if (!roles.includes('firm') || roles.length > 1) return 'a firm and another role'
  return listed.some(({ id }) => id === firm) ? undefined : 'no listed firm'
}

export const createStaffAccounts = ({ inTransaction, clock, randomBytes, homeUrl, ...deps }: Deps): StaffAccounts => {
  /** What stands after # is sent to no server, so it stands in no log. */
  const invite = async ({ staffInvitations }: Stores, staffId: number): Promise<string> => {
    const token = newToken(randomBytes)
    const ends = clock().getTime() + DESK_INVITATION_HOURS * 60 * 60_000
    await staffInvitations.add(staffId, tokenHash(token), ends)
    return `${homeUrl}/desk/join#${token}`
  }

  const note =
    deps.note ??
    (({ deskAudit }: Stores, act: string, staffId: number) =>
      deskAudit.add({ at: clock(), staffId: undefined, role: undefined, act, about: `staff ${staffId}` }))

  const endAll = async ({ staffSessions, staffChallenges, staffInvitations }: Stores, id: number): Promise<void> => {
    await staffSessions.closeAll(id)
    await staffChallenges.endAll(id)
    await staffInvitations.endAll(id)
  }

  const withPerson = <T>(
    email: string,
    act: string,
    work: (stores: Stores, person: StaffMember) => Promise<T>,
  ): Promise<T | undefined> =>
    inTransaction(async (stores) => {
      const person = await stores.staff.findByEmail(email)
      if (!person) return undefined
      const result = await work(stores, person)
      await note(stores, act, person.id)
      return result
    })

  /** Whether just this person was added before and has not come: the address was lost. */
  const waiting = async ({ staff, staffPasskeys }: Stores, { name, email, roles, firm }: NewStaffMember) => {
    const found = await staff.findByEmail(email)
    const isSame =
      found?.disabledAt === undefined &&
      isDeepStrictEqual([found?.name, found?.firm, found?.roles.toSorted()], [name, firm, roles.toSorted()])
    return found && isSame && (await staffPasskeys.list(found.id)).length === 0 ? found.id : undefined
  }

  const added = async (stores: Stores, person: NewStaffMember): Promise<string | undefined> => {
    const id = (await stores.staff.add(person, clock())) ?? (await waiting(stores, person))
    if (id === undefined) return undefined
    await note(stores, 'added a person', id)
    return invite(stores, id)
  }

  return {
    add: (person) => inTransaction((stores) => added(stores, person)),

    first: (email) =>
      inTransaction(async (stores) => {
        const isEmpty = (await stores.staff.list()).length === 0
        return isEmpty
          ? added(stores, { name: email.slice(0, email.indexOf('@')), email, roles: ['owner'] })
          : undefined
      }),

    reset: (email) =>
      withPerson(email, 'reset the passkeys of a person', async (stores, { id }) => {
        // What is used up first: a passkey that is being added at this moment comes before, and goes, or comes too late.
        await endAll(stores, id)
        await stores.staffPasskeys.removeAll(id)
        return invite(stores, id)
      }),

    disable: (email) =>
      withPerson(email, 'disabled a person', async (stores, person) => {
        await stores.staff.setDisabled(person.id, clock())
        await endAll(stores, person.id)
        return person
      }),

    enable: (email) =>
      withPerson(email, 'enabled a person', async (stores, person) => {
        await stores.staff.setDisabled(person.id, undefined)
        return person
      }),

    setRoles: (email, roles) =>
      withPerson(email, 'changed the roles of a person', async (stores, person) => {
        await stores.staff.setRoles(person.id, roles)
        return person
      }),
  }
}
