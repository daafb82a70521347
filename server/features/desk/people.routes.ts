import { peopleCalls } from '#core/api/contract/desk.ts'
import { type DeskRole, mayDo } from '#core/api/desk-acts.ts'
import type { ListedFirm } from '#core/api/referral.ts'
import type { StaffMember } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { deskPeopleMail } from '../../mail/templates/security.ts'
import { Invalid, NotAllowed, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { DeskCaller } from './desk-guard.ts'
import { createStaffAccounts, firmFault, type StaffAccounts } from './staff-accounts.service.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'> & {
  /** The firms of the operator's list. */
  readonly referralFirms: readonly ListedFirm[]
}

/** Who may use the desk, for owners. The command line adds the first of them, and lets in one who has lost every passkey. */
export const peopleFeature = ({ enqueueMail, clock, randomBytes, homeUrl, referralFirms }: Deps) => {
  /** Inside the transaction of an act at the desk, which notes it. */
  const accountsIn = (all: Stores): StaffAccounts =>
    createStaffAccounts({
      inTransaction: (work) => work(all),
      clock,
      randomBytes,
      homeUrl: homeUrl(),
      note: async () => undefined,
    })

  const checkFirm = (roles: readonly DeskRole[], firm: string | undefined): void => {
    const fault = firmFault(roles, firm, referralFirms)
    if (fault === 'a firm and another role')
      throw new Invalid({ roles: ['Someone of a firm has the role firm and no other'] })
    if (fault === 'no listed firm') throw new Invalid({ firm: ['Choose a firm of the list'] })
  }

  /** Two owners who disable each other would leave nobody: the first of the two transactions decides. */
  const checkStillOwner = async ({ staff }: Stores, caller: DeskCaller): Promise<void> => {
    await staff.lockAll()
    const now = await staff.find(caller.staff.id)
    if (!now || now.disabledAt !== undefined || !mayDo(now.roles, 'change the roles')) throw new NotAllowed()
  }

  /** Every owner is told by mail, who did it too: their passkey may be in other hands. */
  const tellOwners = async (
    { staff, outbox }: Stores,
    desk: DeskCaller,
    what: string,
    { name, email }: Pick<StaffMember, 'name' | 'email'>,
  ): Promise<void> => {
    const said = { what, whose: `${name}, ${email}`, byWhom: desk.staff.name, at: clock() }
    for (const each of await staff.list())
      if (each.disabledAt === undefined && each.roles.includes('owner'))
        await enqueueMail(outbox, 'who may use the desk', deskPeopleMail(each, said))
  }

  /** So that an owner is always left, nobody does it to themselves. */
  const toAnother = <T>(
    desk: DeskCaller,
    id: number,
    what: string,
    work: (accounts: StaffAccounts, person: StaffMember) => Promise<T>,
    signedFor = `staff ${id}`,
  ): Promise<T> =>
    desk.noted({ about: `staff ${id}`, signedFor }, async (all) => {
      if (id === desk.staff.id) throw new Invalid({}, 'Ask another owner: nobody does this to themselves.')
      await checkStillOwner(all, desk)
      const person = await all.staff.find(id)
      if (!person) throw new NotFound()
      const done = await work(accountsIn(all), person)
      await tellOwners(all, desk, what, person)
      return done
    })

  return serve(peopleCalls, {
    'GET /api/desk/people': ({ desk }) =>
      desk.noted({ about: '' }, async ({ staff, staffPasskeys }) => ({
        people: await Promise.all(
          (await staff.list()).map(async ({ id, name, email, roles, firm, disabledAt }) => {
            const passkeys = await staffPasskeys.list(id)
            const used = passkeys.flatMap(({ usedAt }) => usedAt ?? []).toSorted()
            return {
              id,
              name,
              email,
              roles: [...roles],
              firm,
              passkeys: passkeys.length,
              used: used.at(-1),
              disabled: disabledAt,
            }
          }),
        ),
        firms: referralFirms.map(({ id, name }) => ({ id, name })),
      })),

    'POST /api/desk/people': ({ desk, body: { name, email, roles, firm } }) => {
      checkFirm(roles, firm)
      let about = ''
      return desk.noted({ about: () => about, signedFor: `${roles.join()} for ${email}` }, async (all) => {
        await checkStillOwner(all, desk)
        const link = await accountsIn(all).add({ name, email, roles, firm })
        if (link === undefined) throw new Invalid({ email: ['This person was added before'] })
        about = `staff ${(await all.staff.findByEmail(email))?.id}`
        await tellOwners(all, desk, `Added: ${roles.join(', ')}`, { name, email })
        return { link }
      })
    },

    'POST /api/desk/people/{id}/new-link': ({ desk, params }) =>
      toAnother(desk, params.id, 'Got a link for a new passkey', async (accounts, { email }) => {
        const link = await accounts.reset(email)
        if (link === undefined) throw new NotFound()
        return { link }
      }),

    'POST /api/desk/people/{id}/roles': async ({ desk, params, body: { roles } }) => {
      const change = async (accounts: StaffAccounts, { email, firm }: StaffMember) => {
        checkFirm(roles, firm)
        await accounts.setRoles(email, roles)
      }
      const what = `Roles changed to: ${roles.join(', ')}`
      await toAnother(desk, params.id, what, change, `${roles.join()} for staff ${params.id}`)
    },

    'POST /api/desk/people/{id}/disable': async ({ desk, params }) => {
      await toAnother(desk, params.id, 'Closed', (accounts, { email }) => accounts.disable(email))
    },

    'POST /api/desk/people/{id}/enable': async ({ desk, params }) => {
      await toAnother(desk, params.id, 'Opened again', (accounts, { email }) => accounts.enable(email))
    },
  })
}
