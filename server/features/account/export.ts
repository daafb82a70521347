import { strToU8, type Zippable, zip } from 'fflate'
import { z } from 'zod'
import { accountReplySchema } from '#core/api/account.ts'
import { pairReplySchema } from '#core/api/couple.ts'
import { existingWillCheckSchema } from '#core/api/existing-will.ts'
import { expertReviewProgressSchema } from '#core/api/expert-review.ts'
import { historyReplySchema, type PastWillReply, pastWillReplySchema } from '#core/api/history.ts'
import { ordersReplySchema } from '#core/api/payment.ts'
import { type ShownReview, shownReviewSchema } from '#core/api/reviews.ts'
import { formReplySchema } from '#core/api/wills.ts'
import { brand } from '#core/brand.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { HttpError, NotFound, PaymentNeeded } from '../../platform/errors.ts'
import type { CoupleService } from '../couple/couple.service.ts'
import type { DocumentsService } from '../documents/documents.service.ts'
import type { ExpertReviewService } from '../expert-review/expert-review.service.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { RefundsService } from '../payments/refunds.service.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { AccountService } from './account.service.ts'

/** A zip file with everything we hold about a customer. */
export type ExportAccount = (userId: number, token: string) => Promise<Uint8Array>

type Deps = {
  readonly account: Pick<AccountService, 'read'>
  readonly users: Pick<Stores['users'], 'record'>
  readonly inTransaction: InTransaction
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly reviews: Pick<Stores['reviews'], 'of'>
  readonly expertReview: Pick<ExpertReviewService, 'state'>
  readonly wills: Pick<WillsService, 'stored'>
  readonly history: Pick<HistoryService, 'list' | 'at'>
  readonly orders: Pick<RefundsService, 'list'>
  readonly existingWillChecks: Pick<Stores['existingWillChecks'], 'list'>
  readonly documents: Pick<DocumentsService, 'list' | 'pack' | 'draft'>
  readonly couple: Pick<CoupleService, 'read'>
  readonly clock: Clock
}

const exportSchema = z.strictObject({
  exported: z.string().describe('ISO date and time'),
  account: accountReplySchema,
  /** Null when the will is no part of a pair. */
  pair: pairReplySchema.shape.pair,
  atSignUp: z.strictObject({ homeowner: z.string(), marketing: z.unknown() }),
  /** Absent when none was begun. */
  will: formReplySchema.shape.will.optional(),
  orders: ordersReplySchema.shape.orders,
  history: historyReplySchema.shape.events.describe('What was done with the account, newest first'),
  /** Newest first. */
  earlierVersions: z.array(pastWillReplySchema),
  /** What they said of a will they already had. */
  checks: z.array(z.strictObject({ answered: z.string(), answers: existingWillCheckSchema.shape.answers })),
  /** Absent without a check of the will. */
  reading: expertReviewProgressSchema.optional(),
  /** What they said of the service. Absent when they said nothing. */
  review: shownReviewSchema.optional(),
})

const README = `Everything ${brand.name} holds about you.

account.json          your account, every answer of your will and of each earlier version we keep,
                      what you ordered, what was done when, and your answers for a check of a will
account.schema.json   what each part of that file means (JSON Schema)
documents/            your documents: every version that was issued, and a draft of today

Your password is not here: we keep only a sum made from it that cannot be turned back.
`

const missing = (error: unknown): undefined => {
  if (error instanceof NotFound) return undefined
  throw error
}

const notPaidFor = (error: unknown): undefined => {
  if (error instanceof PaymentNeeded) return undefined
  throw error
}

// Not paid for, not complete, or a sign that no font has: the answers are all in the JSON.
const unlessRefused = (error: unknown): undefined => {
  if (error instanceof HttpError) return undefined
  throw error
}

/** Every version, by the names they have in the zip file. */
const issuedTo = async (documents: Deps['documents'], userId: number): Promise<Zippable> => {
  const newest = await documents.list(userId).catch(unlessRefused)
  const files: Zippable = {}
  for (const { version } of newest ? [newest, ...newest.earlier] : [])
    for (const { name, pdf } of await documents.pack(userId, version))
      files[`documents/version-${version}/${name}.pdf`] = pdf
  return files
}

const zipped = (files: Zippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))))

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, undefined, 2)}\n`)

const opinionOf = async ({ reviews }: Pick<Deps, 'reviews'>, userId: number): Promise<ShownReview | undefined> => {
  const opinion = await reviews.of(userId)
  if (!opinion) return undefined
  const { id: _id, state: _state, why: _why, ...shown } = opinion
  return shown
}

export const createExportAccount = (deps: Deps): ExportAccount => {
  const {
    account,
    users,
    inTransaction,
    noteSecurityEvent,
    wills,
    history,
    orders,
    existingWillChecks,
    documents,
    couple,
    expertReview,
    clock,
  } = deps
  return async (userId, token) => {
    const read = await account.read(userId, token)
    await inTransaction((stores) => noteSecurityEvent(stores, { userId, event: 'exported everything' }))
    const record = await users.record(userId)
    const will = (await wills.stored(userId).catch(missing))?.will
    const { saves, events } = await history.list(userId)
    const earlier: PastWillReply[] = []
    for (const { version } of saves.slice(1)) {
      const past = await history.at(userId, version).catch(missing)
      if (past) earlier.push(past)
    }
    const checks = await existingWillChecks.list(userId)
    const review = await opinionOf(deps, userId)
    const reading = await expertReview.state(userId).catch(notPaidFor)
    const everything: z.infer<typeof exportSchema> = {
      exported: clock().toISOString(),
      account: read,
      pair: await couple.read(userId),
      atSignUp: { homeowner: record?.homeowner ?? '', marketing: JSON.parse(record?.marketing ?? 'null') },
      ...(will && { will }),
      orders: await orders.list(userId),
      history: events,
      earlierVersions: earlier,
      checks: checks.map(({ answers, answeredAt }) => ({ answered: answeredAt.toISOString(), answers })),
      ...(reading && { reading: reading.progress }),
      ...(review && { review }),
    }
    const draft = will && (await documents.draft(userId).catch(unlessRefused))
    return zipped({
      'README.txt': strToU8(README),
      'account.json': json(everything),
      'account.schema.json': json(z.toJSONSchema(exportSchema, { unrepresentable: 'any', io: 'output' })),
      ...(await issuedTo(documents, userId)),
      ...(draft && { 'documents/draft-will.pdf': draft.pdf }),
    })
  }
}
