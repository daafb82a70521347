import { healthDeskCalls } from '#core/api/contract/desk.ts'
import type { HealthReply } from '#core/api/desk-queues.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { MasterKeys } from '../../crypto/master-keys.ts'
import type { Database } from '../../db/database.ts'
import { countKeysByMaster } from '../../db/repositories/keys.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import { answerPromise, expertReviewPromise } from './queues.routes.ts'

type Check = HealthReply['checks'][number]
type Deps = { readonly db: Database; readonly masterKeys: MasterKeys; readonly clock: Clock }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Mail that is due for so long is late. */
const MAIL_LATE_MS = 10 * MINUTE_MS
/** Hours after which a backup, or the nightly work, is missed: a day, and time for it to run. */
const NIGHTLY_HOURS = 26
/** Rows of the audit that are looked at. `heirloom doctor` looks at all. */
const AUDIT_ROWS = 200
const MOST = 100

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** How one thing stands, in a few words, and what to do where there is something. */
type Found = readonly [state: Check['state'], says: string, todo?: string]

const mail = async ({ serviceState }: Stores, now: Date): Promise<Found> => {
  const { late, failed } = await serviceState.mail(new Date(now.getTime() - MAIL_LATE_MS))
  if (late > 0) return ['wrong', `${counted(late, 'mail')} late`, 'Check that the mail server answers, and the log.']
  return failed > 0
    ? [
        'look',
        `${counted(failed, 'mail')} given up`,
        'Jobs says which kind it was. Support corrects a wrong address on the page of the customer. Retention forgets them.',
      ]
    : ['well', 'all sent']
}

const payments = async ({ serviceState }: Stores): Promise<Found> => {
  const { length } = (await serviceState.money(MOST)).filter(({ what }) => what === 'payment' || what === 'refund')
  const todo = 'The server asks until it is answered. After an hour, look at the provider’s own pages.'
  return length === 0 ? ['well', 'all answered'] : ['look', `${length} wait`, todo]
}

/** Work that a job does, or a timer with the command line: both note it. */
const nightly =
  (act: string, command: string) =>
  async ({ deskAudit }: Stores, now: Date): Promise<Found> => {
    const last = await deskAudit.lastOf(act)
    if (!last) return ['look', 'never noted', `Run ${command}, or look at the jobs.`]
    const says = formatLondonDateTime(last)
    return now.getTime() - last.getTime() > NIGHTLY_HOURS * HOUR_MS
      ? ['wrong', says, `It did not run since. Look at the jobs, or the timer of ${command}.`]
      : ['well', says]
  }

const keys = async (db: Database, masterKeys: MasterKeys): Promise<Found> => {
  const [newest, ...older] = masterKeys().map(({ id }) => id)
  const used = await countKeysByMaster(db)
  const lost = [...used.keys()].filter((id) => id !== newest && !older.includes(id))
  if (lost.length > 0)
    return ['wrong', 'a master key is missing', 'Put the key back from your copy, then run heirloom doctor.']
  const old = older.reduce((sum, id) => sum + (used.get(id) ?? 0), 0)
  return old > 0
    ? ['look', `${counted(old, 'key')} under an older master key`, 'Run heirloom rotate-master-key again.']
    : ['well', 'all open']
}

const promises = async ({ messages, expertReviews }: Stores, now: Date): Promise<Found> => {
  const late = [
    ...(await messages.list(0)).filter((each) => !each.answeredAt && answerPromise(each.topic, each.receivedAt) < now),
    ...(await expertReviews.queue()).filter(({ askedAt }) => expertReviewPromise(askedAt) < now),
  ]
  return late.length === 0
    ? ['well', 'all kept']
    : ['wrong', `${late.length} late`, 'They stand first in the list of the day.']
}

const audit = async ({ deskAudit }: Stores): Promise<Found> =>
  (await deskAudit.list({ most: AUDIT_ROWS })).every(({ follows }) => follows)
    ? ['well', 'unbroken']
    : ['wrong', 'changed from outside', 'Someone wrote to the database. Keep a copy of it, and find out who.']

export const healthDeskFeature = ({ db, masterKeys, clock }: Deps) => {
  return serve(healthDeskCalls, {
    'GET /api/desk/health': async ({ desk }) => {
      // Outside the transaction, which has the database to itself.
      const ofKeys = await keys(db, masterKeys)
      const checks: readonly [id: string, title: string, look: (all: Stores, now: Date) => Promise<Found>][] = [
        ['payments', 'Payments', payments],
        ['mail', 'Mail', mail],
        ['promises', 'Promises', promises],
        ['backup', 'Backup', nightly('made a backup', 'heirloom backup')],
        ['retention', 'Retention', nightly('ran the retention', 'heirloom retention')],
        ['keys', 'Keys', async () => ofKeys],
        ['audit', 'What was done', audit],
      ]
      return desk.noted({ about: '' }, async (all) => {
        const found: Check[] = []
        for (const [id, title, look] of checks) {
          const [state, says, todo] = await look(all, clock())
          found.push({ id, title, state, says, ...(todo !== undefined && { todo }) })
        }
        return { checks: found }
      })
    },
    'GET /api/desk/jobs': ({ desk }) =>
      desk.noted({ about: '' }, async ({ jobs, serviceState }) => ({
        jobs: (await jobs.all()).map(({ name, doneAt, dueAt, failures }) => ({
          name,
          ...(doneAt && { done: doneAt.toISOString() }),
          due: new Date(dueAt).toISOString(),
          failures,
        })),
        givenUp: (await serviceState.givenUp()).map(({ last, ...mails }) => ({ ...mails, last: last.toISOString() })),
      })),
  })
}
