import { InvalidArgumentError } from '@commander-js/extra-typings'
import { DESK_INVITATION_HOURS, type DeskRole, deskRoles } from '#core/api/desk-acts.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { isEmail } from '#core/text/names.ts'
import { includes } from '#core/will/questions.ts'
import { type Config, ConfigError } from '#server/config.ts'
import type { Passkey } from '#server/db/repositories/second-factors.store.ts'
import type { StaffMember } from '#server/db/repositories/staff.store.ts'
import { createStaffAccounts, firmFault, type StaffAccounts } from '#server/features/desk/staff-accounts.service.ts'
import { readFirmList } from '#server/features/referrals/firm-list.ts'
import { type OpenDatabase, withDatabase } from './database.ts'
import { CommandFailed, counted, type Program, safeForTerminal, type Terminal } from './terminal.ts'

const rolesIn = (given: string): DeskRole[] => {
  const roles = given.split(',').map((role) => role.trim())
  const unknown = roles.filter((role) => !includes(deskRoles, role))
  if (unknown.length > 0) throw new InvalidArgumentError(`A role is one of: ${deskRoles.join(', ')}.`)
  return deskRoles.filter((role) => roles.includes(role))
}

const emailOf = (given: string): string => {
  if (!isEmail(given)) throw new InvalidArgumentError('Give an email.')
  return given
}

const nameOf = (given: string): string => {
  const name = given.trim()
  if (name === '' || name.length > 100) throw new InvalidArgumentError('Give 1 to 100 characters.')
  return name
}

const formatPerson = ({ name, email, roles, firm, disabledAt }: StaffMember, passkeys: readonly Passkey[]): string => {
  const used = passkeys
    .flatMap(({ usedAt }) => usedAt ?? [])
    .toSorted()
    .at(-1)
  const state =
    disabledAt === undefined
      ? passkeys.length === 0
        ? 'has not joined yet'
        : `${counted(passkeys.length, 'passkey')}, ${used ? `last used ${formatLondonDateTime(new Date(used))}` : 'never used'}`
      : `disabled ${formatLondonDateTime(new Date(disabledAt))}`
  return `${safeForTerminal(name)} <${safeForTerminal(email)}>: ${roles.join(', ')}${firm === undefined ? '' : ` of ${firm}`}; ${state}\n`
}

const firmsListed = (file: string | undefined) => {
  try {
    return readFirmList(file)
  } catch (cause) {
    throw cause instanceof ConfigError ? new CommandFailed(...cause.message.split('\n')) : cause
  }
}

const assertFirm = (roles: readonly DeskRole[], firm: string | undefined, { referralFirmsFile }: Config): void => {
  // Only for someone of a firm is the file read: it may be at fault.
  const listed = roles.includes('firm') || firm !== undefined ? firmsListed(referralFirmsFile) : []
  const fault = firmFault(roles, firm, listed)
  if (fault === 'a firm and another role')
    throw new CommandFailed('Someone of a firm has the role firm and no other', 'Use --role firm --firm ID')
  if (fault === 'no listed firm')
    throw new CommandFailed(
      firm === undefined ? 'Say which firm' : 'This firm is not in the file REFERRAL_FIRMS',
      `Use --firm with one of: ${listed.map(({ id }) => id).join(', ') || 'none is listed'}`,
    )
}

const invitation = (url: string): string =>
  `Give them this address. It works once, within ${DESK_INVITATION_HOURS} hours, and makes the passkey that lets them in:\n${url}\n`

/** `heirloom staff …`: who may use the desk. The first owner is added here, and one who has lost every passkey let in again. */
export const addStaffCommands = (program: Program, terminal: Terminal): void => {
  const withAccounts = (work: (accounts: StaffAccounts, database: OpenDatabase) => Promise<string>): Promise<void> =>
    withDatabase(terminal, async (database) => {
      const accounts = createStaffAccounts({ ...database, homeUrl: database.homeUrl() })
      terminal.print(await work(accounts, database))
    })

  const found = <T>(result: T | undefined): T => {
    if (result === undefined) throw new CommandFailed('There is nobody with this email', 'See: heirloom staff list')
    return result
  }

  const staff = program.command('staff').description('who may use the desk')
  staff
    .command('list', { isDefault: true })
    .description('lists who may use the desk, and as what')
    .action(() =>
      withAccounts(async (_accounts, { stores }) => {
        const people = await stores.staff.list()
        if (people.length === 0) return 'Nobody may use the desk yet. See: heirloom staff add --help\n'
        const lines = await Promise.all(
          people.map(async (person) => formatPerson(person, await stores.staffPasskeys.list(person.id))),
        )
        return lines.join('')
      }),
    )
  staff
    .command('add')
    .description('prints an address at which they make the passkey that lets them in')
    .argument('<EMAIL>', 'theirs', emailOf)
    .requiredOption('--role <ROLES>', `one or more of ${deskRoles.join(', ')}, with commas between them`, rolesIn)
    .option('--firm <ID>', 'for the role firm: whose cases they see, by its id in the file REFERRAL_FIRMS')
    .option('--name <NAME>', 'as customers read it; without it, what stands before the @', nameOf)
    .action((email, { role: roles, firm, name = email.slice(0, email.indexOf('@')) }) =>
      withAccounts(async (accounts, { config }) => {
        assertFirm(roles, firm, config)
        const url = await accounts.add({ name, email, roles, firm })
        if (url === undefined)
          throw new CommandFailed('This person was added before', 'See: heirloom staff reset, roles or enable')
        return invitation(url)
      }),
    )
  staff
    .command('reset')
    .description('for a lost passkey: removes every passkey of theirs, ends their sessions, and prints a new address')
    .argument('<EMAIL>', 'theirs', emailOf)
    .action((email) => withAccounts(async (accounts) => invitation(found(await accounts.reset(email)))))
  staff
    .command('roles')
    .description('gives them these roles instead of those they had, at once')
    .argument('<EMAIL>', 'theirs', emailOf)
    .requiredOption('--role <ROLES>', `one or more of ${deskRoles.join(', ')}, with commas between them`, rolesIn)
    .action((email, { role: roles }) =>
      withAccounts(async (accounts, { config, stores }) => {
        const person = (await stores.staff.list()).find((each) => each.email === email)
        assertFirm(roles, person?.firm, config)
        found(await accounts.setRoles(email, roles))
        return `They are now: ${roles.join(', ')}.\n`
      }),
    )
  staff
    .command('disable')
    .description('ends their sessions at once and lets them in no more; what they did stays in the audit')
    .argument('<EMAIL>', 'theirs', emailOf)
    .action((email) =>
      withAccounts(async (accounts) => {
        found(await accounts.disable(email))
        return 'They are logged out and cannot come in.\n'
      }),
    )
  staff
    .command('enable')
    .description('lets them in again, with the passkeys they had')
    .argument('<EMAIL>', 'theirs', emailOf)
    .action((email) =>
      withAccounts(async (accounts) => {
        found(await accounts.enable(email))
        return 'They can log in again.\n'
      }),
    )
}
