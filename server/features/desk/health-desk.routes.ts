import { healthDeskCalls } from '#core/api/contract/desk.ts'
import type { HealthReply } from '#core/api/desk-queues.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { MasterKeys } from '../../crypto/master-keys.ts'
import type { Database } from '../../db/database.ts'
import { countKeysByMaster } from '../../db/repositories/keys.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import { answerPromise, readingPromise } from './promises.ts'

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

const mail = async ({ serviceState }: Stores, now: Date): Promise<Check> => {
  const { late, failed } = await serviceState.mail(new Date(now.getTime() - MAIL_LATE_MS))
  const about = { id: 'mail', title: 'Mail' } as const
  if (late > 0)
    return {
      ...about,
      state: 'wrong',
      says: `${counted(late, 'mail')} late`,
      todo: 'Check that the mail server answers, and the log.',
    }
  if (failed > 0)
    return {
      ...about,
      state: 'look',
      says: `${counted(failed, 'mail')} given up`,
      todo: 'See in the log which kind it was. Retention forgets them.',
    }
  return { ...about, state: 'well', says: 'all sent' }
}

const payments = async ({ serviceState }: Stores): Promise<Check> => {
  const waiting = await serviceState.money(MOST)
  const about = { id: 'payments', title: 'Payments' } as const
  return waiting.length === 0
    ? { ...about, state: 'well', says: 'all answered' }
    : {
        ...about,
        state: 'look',
        says: `${waiting.length} wait`,
        todo: 'The server asks every minute. After an hour, look at the provider’s own pages.',
      }
}

/** Work that a job does, or a timer with the command line: both note it. */
const nightly =
  (about: Pick<Check, 'id' | 'title'>, act: string, command: string) =>
  async ({ deskAudit }: Stores, now: Date): Promise<Check> => {
    const last = await deskAudit.lastOf(act)
    if (!last) return { ...about, state: 'look', says: 'never noted', todo: `Run ${command}, or look at the jobs.` }
    const late = now.getTime() - last.getTime() > NIGHTLY_HOURS * HOUR_MS
    const says = formatLondonDateTime(last)
    return late
      ? { ...about, state: 'wrong', says, todo: `It did not run since. Look at the jobs, or the timer of ${command}.` }
      : { ...about, state: 'well', says }
  }

const keys = async (db: Database, masterKeys: MasterKeys): Promise<Check> => {
  const [newest, ...older] = masterKeys().map(({ id }) => id)
  const about = { id: 'keys', title: 'Keys' } as const
  const used = await countKeysByMaster(db)
  const lost = [...used.keys()].filter((id) => id !== newest && !older.includes(id))
  if (lost.length > 0)
    return {
      ...about,
      state: 'wrong',
      says: 'a master key is missing',
      todo: 'Put the key back from your copy, then run heirloom doctor.',
    }
  const old = older.reduce((sum, id) => sum + (used.get(id) ?? 0), 0)
  return old > 0
    ? {
        ...about,
        state: 'look',
        says: `${counted(old, 'key')} under an older master key`,
        todo: 'Run heirloom rotate-master-key again.',
      }
    : { ...about, state: 'well', says: 'all open' }
}

const promises = async ({ messages, expertReviews }: Stores, now: Date): Promise<Check> => {
  const late = [
    ...(await messages.list(0)).filter((each) => !each.answeredAt && answerPromise(each.topic, each.receivedAt) < now),
    ...(await expertReviews.queue()).filter(({ askedAt }) => readingPromise(askedAt) < now),
  ]
  const about = { id: 'promises', title: 'Promises' } as const
  return late.length === 0
    ? { ...about, state: 'well', says: 'all kept' }
    : { ...about, state: 'wrong', says: `${late.length} late`, todo: 'They stand first in the list of the day.' }
}

const audit = async ({ deskAudit }: Stores): Promise<Check> => {
  const rows = await deskAudit.list({ most: AUDIT_ROWS })
  const about = { id: 'audit', title: 'What was done' } as const
  return rows.every(({ follows }) => follows)
    ? { ...about, state: 'well', says: 'unbroken' }
    : {
        ...about,
        state: 'wrong',
        says: 'changed from outside',
        todo: 'Someone wrote to the database. Keep a copy of it, and find out who.',
      }
}

export const healthDeskFeature = ({ db, masterKeys, clock }: Deps) => {
  return serve(healthDeskCalls, {
    'GET /api/desk/health': async ({ desk }) => {
      // Outside the transaction, which has the database to itself.
      const ofKeys = await keys(db, masterKeys)
      return desk.noted({ about: '' }, async (all) => {
        const now = clock()
        return {
          checks: [
            await payments(all),
            await mail(all, now),
            await promises(all, now),
            await nightly({ id: 'backup', title: 'Backup' }, 'made a backup', 'heirloom backup')(all, now),
            await nightly({ id: 'retention', title: 'Retention' }, 'ran the retention', 'heirloom retention')(all, now),
            ofKeys,
            await audit(all),
          ],
        }
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
