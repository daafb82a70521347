import { formatLondonDateTime } from '#core/text/dates.ts'
import type { User } from '#server/db/repositories/users.store.ts'
import { removeFactors } from '#server/features/second-factor/factors.ts'
import { createLockService, type LockService } from '#server/features/security/lock.service.ts'
import { createNoteSecurityEvent, type NoteSecurityEvent } from '#server/features/security/security-events.ts'
import { type OpenDatabase, withDatabase } from './database.ts'
import { CommandFailed, type Program, safeForTerminal, type Terminal } from './terminal.ts'

type Work = (account: User, database: OpenDatabase, lock: LockService, note: NoteSecurityEvent) => Promise<string>

/** Pino's number for a line of information. */
const INFO = 30

/** `heirloom account …`: what an operator does when an account is in danger. Mail is sent by the running server. */
export const addAccountCommands = (program: Program, terminal: Terminal): void => {
  /** A line of the security log on standard error, in the form of the server's own. */
  const log = async (database: OpenDatabase, { id }: User, event: string, outcome: 'ok' | 'failed') => {
    const account = await database.service.logHash('account', String(id))
    const time = terminal.now().getTime()
    terminal.complain(JSON.stringify({ level: INFO, time, event, outcome, by: 'operator', account, msg: 'security' }))
  }

  /** `event` is what the security log calls the work; work that changes nothing has none. */
  const withAccount = (email: string, event: string | undefined, work: Work): Promise<void> =>
    withDatabase(terminal, async (database) => {
      const user = await database.stores.users.withPassword(email)
      if (!user) throw new CommandFailed('There is no account with this email')
      const noteSecurityEvent = createNoteSecurityEvent(database)
      const lock = createLockService({ ...database, noteSecurityEvent })
      try {
        const said = await work(user, database, lock, noteSecurityEvent)
        if (event !== undefined) await log(database, user, event, 'ok')
        terminal.print(said)
      } catch (cause) {
        if (event !== undefined) await log(database, user, event, 'failed')
        throw cause
      }
    })

  const account = program.command('account').description('an account that is in danger')
  account
    .command('lock')
    .description('ends every session and refuses log-ins until "account unlock"; nothing is deleted')
    .argument('<EMAIL>', 'of the account')
    .action((email) =>
      withAccount(email, 'lock the account', async ({ id }, _database, lock) => {
        await lock.lock(id)
        return 'The account is locked. We have emailed its owner.\n'
      }),
    )
  account
    .command('unlock')
    .description('lets the owner log in again')
    .argument('<EMAIL>', 'of the account')
    .action((email) =>
      withAccount(email, 'unlock the account', async ({ id }, _database, lock) => {
        if (!(await lock.unlock(id))) throw new CommandFailed('The account is not locked')
        return 'The account is open again. We have emailed its owner.\n'
      }),
    )
  account
    .command('remove-factors')
    .description(
      'for a customer who lost every second factor and has shown who they are: asks, and after 72 hours removes',
    )
    .argument('<EMAIL>', 'of the account')
    .action((email) =>
      withAccount(email, 'remove lost second factors', async ({ id }, { inTransaction }, _lock, noteSecurityEvent) => {
        const removal = await removeFactors({ inTransaction, noteSecurityEvent, clock: terminal.now }, id)
        switch (removal.state) {
          case 'no factors':
            throw new CommandFailed('The account has no second factor: the password is enough')
          case 'locked':
            throw new CommandFailed('The account is locked: its owner or an operator stopped this')
          case 'asked':
            return `Asked for. We have emailed its owner a link that stops it. Run the command again after ${formatLondonDateTime(removal.due)}.\n`
          case 'waits':
            return `It is waiting until ${formatLondonDateTime(removal.due)}. Nothing was removed.\n`
          case 'removed':
            return 'Every second factor and recovery code is removed. We have emailed its owner.\n'
        }
      }),
    )
  account
    .command('sessions')
    .description('lists where an account is logged in')
    .argument('<EMAIL>', 'of the account')
    .option('--end', 'ends every session')
    .action((email, { end = false }) =>
      withAccount(email, end ? 'end every session' : undefined, async ({ id }, { stores, inTransaction }) => {
        const lockedBy = await stores.users.lockedBy(id)
        const open = await stores.sessions.list(id, terminal.now().getTime())
        if (end)
          await inTransaction(async (all) => {
            await all.sessions.closeAll(id)
            await all.challenges.endAll(id)
          })
        const listed = open.map(
          ({ device, startedAt, usedAt }) =>
            `${safeForTerminal(device)}, since ${formatLondonDateTime(startedAt)}, last used ${formatLondonDateTime(usedAt)}\n`,
        )
        return [
          ...(lockedBy ? [`The account is locked by its ${lockedBy}.\n`] : []),
          ...(listed.length === 0 ? ['There are no sessions.\n'] : listed),
          ...(end ? [`Ended ${open.length}.\n`] : []),
        ].join('')
      }),
    )
}
