import {
  DELETION_NOTICE_DAYS,
  DESK_AUDIT_KEPT_YEARS,
  MESSAGES_KEPT_MONTHS,
  PAID_KEPT_YEARS,
  UNCONFIRMED_KEPT_MONTHS,
  UNPAID_KEPT_MONTHS,
} from '#core/constants.ts'
import { DAY_MS, formatLondonDate } from '#core/text/dates.ts'
import type { Database } from '../../db/database.ts'
import {
  createExpiredStore,
  createUnusedAccountStore,
  type UnusedAccount,
} from '../../db/repositories/retention.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { closingMail } from '../../mail/templates/account.ts'
import type { Erasure } from '../account/erasure.ts'

/** One kind of data and how many records were deleted, or would be in a dry run. */
export type RetentionResult = { readonly what: string; readonly count: number }

/** Deletes data whose retention period on the privacy page has ended. A dry run only counts. */
export type Retention = (dryRun: boolean) => Promise<RetentionResult[]>

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock'> & {
  readonly db: Database
  readonly closedAccounts: Stores['closedAccounts']
  readonly deskAudit: Pick<Stores['deskAudit'], 'countBefore' | 'forgetBefore'>
  readonly erasure: Pick<Erasure, 'erase' | 'finish'>
  /** The address of the site, without a slash at the end. */
  readonly baseUrl: string
}

const monthsBefore = (moment: Date, months: number): Date => {
  const before = new Date(moment)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

const kinds = [
  { bought: false, verified: false, months: UNCONFIRMED_KEPT_MONTHS, named: 'whose email was never confirmed' },
  { bought: false, verified: true, months: UNPAID_KEPT_MONTHS, named: 'that paid for nothing' },
  { bought: true, months: PAID_KEPT_YEARS * 12, named: 'that paid' },
]

export const createRetention = (deps: Deps): Retention => {
  const { db, closedAccounts, deskAudit, inTransaction, erasure, enqueueMail, clock, baseUrl } = deps
  const accounts = createUnusedAccountStore(db)
  const expired = createExpiredStore(db)

  const warn = async (account: UnusedAccount, on: Date): Promise<void> => {
    await accounts.warn(account.id, clock())
    await inTransaction((stores) =>
      enqueueMail(stores.outbox, 'the account will be closed', closingMail(account, formatLondonDate(on), baseUrl)),
    )
  }

  const ofAccounts = async (dryRun: boolean, now: Date): Promise<RetentionResult[]> => {
    const outcomes: RetentionResult[] = []
    for (const { months, named, ...kind } of kinds) {
      const cut = monthsBefore(now, months)
      const toDelete = await accounts.toDelete(kind, cut, daysFrom(now, -DELETION_NOTICE_DAYS))
      const toWarn = await accounts.toWarn(kind, daysFrom(cut, DELETION_NOTICE_DAYS))
      let deleted = dryRun ? toDelete.length : 0
      for (const { id } of dryRun ? [] : toDelete) {
        // Money of theirs that the provider does not answer for is asked about again in the next night.
        if (!(await erasure.finish(id))) continue
        await erasure.erase(id, 'unused')
        deleted += 1
      }
      outcomes.push({ what: `accounts ${named}, unused and told of it: deleted`, count: deleted })
      outcomes.push({ what: `accounts ${named}, soon unused for too long: told`, count: toWarn.length })
      if (!dryRun) for (const account of toWarn) await warn(account, daysFrom(now, DELETION_NOTICE_DAYS))
    }
    return outcomes
  }

  return async (dryRun) => {
    const now = clock()
    const recordCut = monthsBefore(now, PAID_KEPT_YEARS * 12)
    const outcomes = [
      ...(await ofAccounts(dryRun, now)),
      {
        what: 'records of deleted accounts: forgotten',
        count: await (dryRun ? closedAccounts.countBefore(recordCut) : closedAccounts.forgetBefore(recordCut)),
      },
    ]
    const auditCut = monthsBefore(now, DESK_AUDIT_KEPT_YEARS * 12)
    outcomes.push({
      what: 'what was done at the desk: forgotten',
      count: await (dryRun ? deskAudit.countBefore(auditCut) : deskAudit.forgetBefore(auditCut)),
    })
    const messageCut = monthsBefore(now, MESSAGES_KEPT_MONTHS)
    for (const { what, count, remove } of expired(now, messageCut))
      outcomes.push({ what, count: await (dryRun ? count() : remove()) })
    return outcomes
  }
}
