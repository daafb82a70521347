import { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import { z } from 'zod'
import { accountReplySchema } from '#core/api/account.ts'
import { pairReplySchema } from '#core/api/couple.ts'
import { deskLooksReplySchema } from '#core/api/desk.ts'
import { printsReplySchema } from '#core/api/documents.ts'
import { expertReviewProgressSchema, keptAnswersSchema } from '#core/api/existing-will.ts'
import { historyReplySchema, pastWillReplySchema } from '#core/api/history.ts'
import { ordersReplySchema } from '#core/api/payment.ts'
import { referredCaseSchema } from '#core/api/referral.ts'
import { type KeptReply, keptReplySchema } from '#core/api/roles.ts'
import { contactSchema, type ShownReview, shownReviewSchema, waitlistSchema } from '#core/api/visitors.ts'
import { agreementSchema, formReplySchema, visitedSchema } from '#core/api/wills.ts'
import { brand } from '#core/brand.ts'
import { type Delivery, deliveredWith } from '#core/catalogue/refundability.ts'
import type { UserRecord } from '../../db/repositories/users.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { AfterReply } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import { ExportRefused, HttpError, NotFound, NotSignedIn, PaymentNeeded } from '../../platform/errors.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { Caller } from '../auth/auth.service.ts'
import type { CoupleService } from '../couple/couple.service.ts'
import type { DocumentsService } from '../documents/documents.service.ts'
import { ARCHIVE, BOUND, LARGE_PRINT } from '../documents/pack-reply.ts'
import type { ExpertReviewService } from '../expert-review/expert-review.service.ts'
import { deskLooksOf, type HistoryService } from '../history/history.service.ts'
import type { RefundsService } from '../payments/refunds.service.ts'
import type { RecordService } from '../record/record.service.ts'
import type { ReferralService } from '../referrals/referral.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { AccountService } from './account.service.ts'

/**
 * A zip file with everything we hold about a customer, made while it is read. It needs no consent and is no download: the right
 * of access depends on nothing (UK GDPR art. 15). Throws ExportRefused.
 */
export type ExportAccount = (userId: number, token: string, caller: Caller) => Promise<Readable>

/** The longest that one export takes, in milliseconds. A browser that reads more slowly than this is cut off. */
const LONGEST_EXPORT_MS = 10 * 60_000

type Deps = {
  readonly account: Pick<AccountService, 'read'>
  readonly users: Pick<Stores['users'], 'record'>
  readonly devices: Pick<Stores['knownDevices'], 'list'>
  readonly accountExports: Stores['accountExports']
  readonly issuedDocuments: Pick<Stores['issuedDocuments'], 'list' | 'file'>
  readonly inTransaction: InTransaction
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly afterReply: AfterReply
  readonly reviews: Pick<Stores['reviews'], 'of'>
  readonly expertReview: Pick<ExpertReviewService, 'state'>
  readonly wills: Pick<WillsService, 'form'>
  readonly history: Pick<HistoryService, 'list' | 'at'>
  readonly orders: Pick<RefundsService, 'list'>
  readonly prints: Pick<Stores['prints'], 'of' | 'address'>
  readonly existingWillChecks: Pick<Stores['existingWillChecks'], 'list'>
  readonly readings: Pick<Stores['readings'], 'list'>
  readonly documents: Pick<DocumentsService, 'draft'>
  readonly couple: Pick<CoupleService, 'read'>
  readonly record: Pick<RecordService, 'read'>
  readonly referral: Pick<ReferralService, 'read'>
  readonly keptAnswers: { readonly list: (userId: number) => Promise<KeptReply> }
  readonly clock: Clock
} & Pick<Stores, 'deskAudit' | 'deskConsents' | 'deliveries' | 'signedPages' | 'messages' | 'contact'>

const exportSchema = z.strictObject({
  exported: z.string().describe('ISO date and time'),
  account: accountReplySchema,
  /** Null when the will is no part of a pair. */
  pair: pairReplySchema.shape.pair,
  knownDevices: z
    .array(z.strictObject({ device: z.string(), added: z.string(), used: z.string() }))
    .describe('Browsers that we recognise at log-in, newest first'),
  atSignUp: z.strictObject({ homeowner: z.string(), marketing: z.unknown() }),
  /** Absent when none was begun. */
  will: formReplySchema.shape.will.optional(),
  visited: visitedSchema.shape.visited.describe('The pages of the will that were shown to the customer'),
  orders: ordersReplySchema.shape.orders,
  prints: z
    .array(printsReplySchema.shape.prints.element.omit({ state: true }).extend({ asked: z.string() }))
    .describe('Where bound prints of the will were to go, newest order first'),
  history: historyReplySchema.shape.events.describe('What was done with the account, newest first'),
  looks: deskLooksReplySchema.shape.looks.describe('Who at our desk looked at what, when and why, newest first'),
  /** Newest first. */
  earlierVersions: z.array(pastWillReplySchema),
  agreed: z
    .array(agreementSchema)
    .describe('The parts of the will that were read and agreed to, in the words they had, oldest first'),
  /** What they said of a will they already had. */
  checks: z.array(z.strictObject({ answered: z.string(), answers: keptAnswersSchema })),
  /** Absent without a check of the will. */
  reading: expertReviewProgressSchema.optional(),
  referrals: z
    .array(referredCaseSchema)
    .describe('Cases that law firms were let see, with what they said, newest first'),
  asked: z.array(keptReplySchema.shape.asked.element.omit({ token: true })).describe('What people have asked of them'),
  /** What they said of the service. Absent when they said nothing. */
  review: shownReviewSchema.optional(),
  messages: z
    .array(
      contactSchema
        .pick({ topic: true, name: true, message: true })
        .extend({ sent: z.string(), answers: z.array(z.strictObject({ answered: z.string(), text: z.string() })) }),
    )
    .describe('What was written to us from their address, and what we answered, newest first'),
  /** Absent when their address waits for nothing. */
  waitingList: waitlistSchema.omit({ email: true }).extend({ joined: z.string() }).optional(),
})

const README = `Everything ${brand.name} holds about you.

account.json
    Your account. Every answer of your will as it is now, and of each earlier version that we keep.
    Your orders, and where bound prints were posted. Your account activity, and who of our team looked at what.
    What you wrote to us and we answered, what law firms wrote to you, the devices that we recognise, and your answers for a will check.
    Any program for text opens it.
account.schema.json
    What each part of that file means (JSON Schema).
documents/version-…
    Each document that you have downloaded, exactly as it was then.
signed-pages/version-…
    Your pictures of signed pages.
record.json
    How your will was made: what you were asked, answered, read and signed, in its order, and sealed by us.
documents/draft-will.pdf
    What your will says today, marked as a draft. It is not for signing. Documents that you have paid for and
    not downloaded yet are not here: download them on your documents page.

This file does not count as a download of your documents. Your right to cancel stays as it was.

Your password is not here. We keep only a sum made from it that cannot be turned back.
Keep this file where only you can open it.
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

/** JSON with one list in it that is read an entry at a time. `rest` is an object that is not empty. */
async function* jsonWithList(rest: object, name: string, list: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  yield strToU8(`${JSON.stringify(rest, undefined, 2).slice(0, -2)},\n  ${JSON.stringify(name)}: [`)
  let separator = '\n'
  for await (const entry of list) {
    yield strToU8(`${separator}${JSON.stringify(entry)}`)
    separator = ',\n'
  }
  yield strToU8('\n  ]\n}\n')
}

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, undefined, 2)}\n`)

/** Also of an order whose money went back. */
const printsOf = async ({ prints }: Pick<Deps, 'prints'>, userId: number) =>
  Promise.all(
    (await prints.of(userId)).map(async (print) => {
      const address = await prints.address(print)
      return {
        order: print.orderId,
        asked: print.askedAt.toISOString(),
        fingerprint: print.fingerprint,
        ...(address && { address }),
        ...(print.sentAt && { sent: print.sentAt.toISOString() }),
        ...(print.tracking !== undefined && { tracking: print.tracking }),
      }
    }),
  )

/** What came from an address, which anybody can give as theirs: nothing until its owner has shown that it is. */
const writtenFrom = async ({ messages, contact }: Pick<Deps, 'messages' | 'contact'>, by: UserRecord | undefined) => {
  if (by?.verifiedAt === undefined) return { messages: [] }
  const waiting = await contact.waiting(by.email)
  return {
    messages: await Promise.all(
      (await messages.from(by.email)).map(async ({ id, topic, name, message, receivedAt }) => ({
        topic,
        name,
        message,
        sent: receivedAt.toISOString(),
        answers: (await messages.answers(id)).map(({ at, text }) => ({ answered: at.toISOString(), text })),
      })),
    ),
    ...(waiting && {
      waitingList: { name: waiting.name, last_name: waiting.last_name, joined: waiting.createdAt.toISOString() },
    }),
  }
}

const opinionOf = async ({ reviews }: Pick<Deps, 'reviews'>, userId: number): Promise<ShownReview | undefined> => {
  const opinion = await reviews.of(userId)
  if (!opinion) return undefined
  const { id: _id, state: _state, why: _why, ...shown } = opinion
  return shown
}

export const createExportAccount = (deps: Deps): ExportAccount => {
  const { account, users, devices, wills, history, orders, existingWillChecks, issuedDocuments, documents } = deps
  const { readings } = deps
  const { accountExports, inTransaction, noteSecurityEvent, afterReply, couple, expertReview, record, clock } = deps

  /** What there is once. The parts there are many of are read while the file is written. */
  const read = async (userId: number, token: string) => {
    const record = await users.record(userId)
    const form = await wills.form(userId).catch(missing)
    const will = form?.will
    const { saves, events } = await history.list(userId)
    const checks = await existingWillChecks.list(userId)
    const review = await opinionOf(deps, userId)
    const reading = await expertReview.state(userId).catch(notPaidFor)
    const rest: Omit<z.infer<typeof exportSchema>, 'earlierVersions'> = {
      exported: clock().toISOString(),
      account: await account.read(userId, token),
      pair: await couple.read(userId),
      knownDevices: (await devices.list(userId)).map(({ device, addedAt, usedAt }) => ({
        device,
        added: addedAt.toISOString(),
        used: usedAt.toISOString(),
      })),
      atSignUp: { homeowner: record?.homeowner ?? '', marketing: JSON.parse(record?.marketing ?? 'null') },
      ...(will && { will }),
      visited: form?.visited ?? [],
      orders: await orders.list(userId),
      prints: await printsOf(deps, userId),
      history: events,
      looks: (await deskLooksOf(deps, userId, clock())).looks,
      agreed: will ? (await readings.list(userId, will.id)).map(({ wordsHash: _hash, ...agreement }) => agreement) : [],
      checks: checks.map(({ answers, answeredAt }) => ({ answered: answeredAt.toISOString(), answers })),
      ...(reading && { reading: reading.progress }),
      referrals: (await deps.referral.read(userId)).cases,
      asked: (await deps.keptAnswers.list(userId)).asked.map(({ token: _opens, ...rest }) => rest),
      ...(review && { review }),
      ...(await writtenFrom(deps, record)),
    }
    const draft = will && (await documents.draft(userId).catch(unlessRefused))
    return { rest, earlier: saves.slice(1).map(({ version }) => version), draft }
  }

  const earlierVersions = async function* (userId: number, versions: readonly number[]) {
    for (const version of versions) {
      const past = await history.at(userId, version).catch(missing)
      if (past) yield past
    }
  }

  /** Of a version that was downloaded, a sheet whose money can still go back may not have been: it is in the list of documents. */
  const downloadedFiles = async function* (userId: number): AsyncGenerator<ZipEntry> {
    const packs = (await issuedDocuments.list(userId)).filter(({ downloaded }) => downloaded !== undefined)
    const handedOver = new Set<Delivery | undefined>(['documents', undefined])
    for (const { id } of await orders.list(userId))
      for (const what of await deps.deliveries.of(id)) handedOver.add(what)
    for (const { version, documents: about } of packs)
      for (const { id, largePrintPages, boundPages, archivePages } of about.filter((each) =>
        handedOver.has(deliveredWith(each.id)),
      ))
        for (const name of [
          id,
          ...(largePrintPages === undefined ? [] : [`${id}${LARGE_PRINT}`]),
          ...(boundPages === undefined ? [] : [`${id}${BOUND}`]),
          ...(archivePages === undefined ? [] : [`${id}${ARCHIVE}`]),
        ]) {
          const file = await issuedDocuments.file(userId, version, name)
          if (file) yield { name: `documents/version-${version}/${name}.pdf`, parts: [file.pdf] }
        }
  }

  const signedPages = async function* (userId: number): AsyncGenerator<ZipEntry> {
    for (const { version, page } of await deps.signedPages.list(userId)) {
      const jpeg = await deps.signedPages.jpeg(userId, version, page)
      if (jpeg) yield { name: `signed-pages/version-${version}-page-${page}.jpg`, parts: [jpeg] }
    }
  }

  const entries = async function* (userId: number, { rest, earlier, draft }: Awaited<ReturnType<typeof read>>) {
    yield { name: 'README.txt', parts: [strToU8(README)] }
    yield { name: 'account.json', parts: jsonWithList(rest, 'earlierVersions', earlierVersions(userId, earlier)) }
    const schema = z.toJSONSchema(exportSchema, { unrepresentable: 'any', io: 'output' })
    yield { name: 'account.schema.json', parts: [json(schema)] }
    yield* downloadedFiles(userId)
    yield* signedPages(userId)
    if (draft) yield { name: 'documents/draft-will.pdf', parts: [draft.pdf] }
    const kept = await record.read(userId).catch(missing)
    if (kept) yield { name: 'record.json', parts: [strToU8(kept.file)] }
    // Nothing is found of an account that was deleted meanwhile: the file is broken off, not ended without it.
    if (!(await users.record(userId))) throw new NotSignedIn()
  }

  /** Stops at the moment by which another export may begin. */
  const inTime = async function* (bytes: AsyncIterable<Uint8Array>, until: Date) {
    for await (const chunk of bytes) {
      if (clock() >= until) throw new Error('The export took too long to be read')
      yield chunk
    }
  }

  return async (userId, token, caller) => {
    const until = new Date(clock().getTime() + LONGEST_EXPORT_MS)
    const refusal = await accountExports.begin(userId, clock(), until)
    if (refusal) throw new ExportRefused(refusal.why, Math.ceil((refusal.until.getTime() - clock().getTime()) / 1000))
    try {
      await inTransaction((stores) =>
        noteSecurityEvent(stores, { ...caller, userId, token, event: 'exported everything' }),
      )
      const zip = Readable.from(inTime(zipStream(entries(userId, await read(userId, token))), until))
      zip.once('close', () => afterReply('export ended', () => accountExports.end(userId)))
      return zip
    } catch (error) {
      await accountExports.end(userId)
      throw error
    }
  }
}
