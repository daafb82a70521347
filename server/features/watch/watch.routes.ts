import type { z } from 'zod'
import type { newReportSchema, ReportTakenBack, WatchReply } from '#core/api/after-signing.ts'
import { watchCalls } from '#core/api/contract/documents.ts'
import { type SaveReply, saved } from '#core/api/wills.ts'
import { isoDay, isSameDay } from '#core/text/calendar-day.ts'
import { personById } from '#core/will/questions.ts'
import { MOST_REPORTS, type Report, type Watch } from '#core/will/signing-schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Stores } from '../../db/stores.ts'
import { type Means, wantsNoMailOfWill } from '../../mail/enqueue.ts'
import { NotFound, NotSignedIn, refuseProblems } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { signedVersion } from './watch.service.ts'

const emptyWatch: Watch = { told: [], reports: [] }

type Deps = Means<'inTransaction' | 'today'> & { readonly stores: Stores; readonly wills: WillsService }

const createWatchChoices = ({ stores, inTransaction, today, wills }: Deps) => {
  const emailOf = async (userId: number): Promise<string> => {
    const user = await stores.users.find(userId)
    if (!user) throw new NotSignedIn()
    return user.email
  }

  const change = async (userId: number, changed: (watch: Watch) => Watch): Promise<SaveReply> => {
    await inTransaction(async (on) => {
      await on.entitlements.lock(userId)
      await on.wills.setAfterSigning(userId, (before) => ({ ...before, watch: changed(before.watch ?? emptyWatch) }))
    })
    return saved(await wills.paid(userId))
  }

  const read = async (userId: number): Promise<WatchReply> => {
    const { will } = await wills.stored(userId)
    const version = await signedVersion(stores, userId, will, await stores.issuedDocuments.list(userId))
    const mails = !(await wantsNoMailOfWill(stores, will, await emailOf(userId)))
    return { mails, ...(version !== undefined && { signedVersion: version }) }
  }

  return {
    read,

    /** Mails again also after they were stopped by a link, as the customer asks for it here. */
    setMails: async (userId: number, mails: boolean): Promise<WatchReply> => {
      await wills.paid(userId)
      if (mails) await stores.contact.wantMailAgain(await emailOf(userId))
      await change(userId, ({ mails: _before, ...watch }) => ({ ...watch, ...(!mails && { mails: 'off' }) }))
      return read(userId)
    },

    report: async (userId: number, said: z.infer<typeof newReportSchema>): Promise<SaveReply> => {
      const will = await wills.paid(userId)
      if (said.person !== undefined && !personById(will, said.person))
        refuseProblems([{ field: 'person', code: 'UNKNOWN_ID' }])
      const on = today()
      return change(userId, (watch) => {
        // Said again on the same day, as after a lost reply, it stands there once.
        const others = watch.reports.filter(
          (each) => !(each.event === said.event && each.person === said.person && isSameDay(each.on, on)),
        )
        return { ...watch, reports: [...others, { ...said, on }].slice(-MOST_REPORTS) }
      })
    },

    takeBack: async (userId: number, at: number, { event, person, on }: ReportTakenBack): Promise<SaveReply> => {
      const will = await wills.paid(userId)
      if (event === undefined && !will.watch?.reports[at]) throw new NotFound(refusals.youHaveNotToldUsThat)
      const isIt = (report: Report | undefined): boolean =>
        report !== undefined &&
        (event === undefined || (report.event === event && report.person === person && isoDay(report.on) === on))
      return change(userId, (watch) => {
        // Another tab may have taken back one before it.
        const found = isIt(watch.reports[at]) ? at : watch.reports.findLastIndex(isIt)
        return { ...watch, reports: watch.reports.filter((_, index) => index !== found) }
      })
    },
  }
}

export const watchFeature = (deps: Deps) => {
  const choices = createWatchChoices(deps)
  return serve(watchCalls, {
    'GET /api/watch': ({ userId }) => choices.read(userId),
    'PATCH /api/watch': ({ userId, body }) => choices.setMails(userId, body.mails),
    'POST /api/watch/reports': ({ userId, body }) => choices.report(userId, body),
    'DELETE /api/watch/reports/{at}': ({ userId, params, query }) => choices.takeBack(userId, params.at, query),
  })
}
