import { brand } from '#core/brand.ts'
import type { RecordSources, TakenDocuments } from '#core/record/record.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import type { PaperDocument } from '#drafting/pack/pack-document.ts'
import { sealedRecord } from '#words/en/record.ts'
import type { Signer } from '../../crypto/service-keys.ts'
import type { Taken } from '../../db/repositories/audit.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotSignedIn } from '../../platform/errors.ts'
import { papersIn, titleOfFile } from '../documents/pack-reply.ts'
import type { DocumentRenderer } from '../documents/render-pack.ts'
import { type GatherWork, gatherRevisions } from '../history/history.service.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { type AboutRecord, type RecordLines, type SealedRecord, sealRecord } from './record-document.ts'

type Others = Omit<RecordSources, 'saves'>

type Deps = Pick<Stores, 'orders' | 'issuedDocuments' | 'readings' | 'users' | 'audit'> & {
  readonly wills: Pick<WillsService, 'stored'>
  readonly revisions: Pick<Stores['wills'], 'revisions'>
  readonly renderer: Pick<DocumentRenderer, 'document'>
  /** What goes through every revision, which may be many megabytes. */
  readonly work: GatherWork & {
    record(willId: number, handle: string, others: Others, about: AboutRecord, today: Day): Promise<RecordLines>
    recordDocument(
      willId: number,
      handle: string,
      others: Others,
      about: AboutRecord,
      key: string,
      today: Day,
    ): Promise<PaperDocument>
    attendanceNote(willId: number, handle: string, others: Others, at: string, today: Day): Promise<PaperDocument>
  }
  readonly signer: Signer
  readonly clock: Clock
}

/** The record of a customer’s will. It is made when it is asked for, from what is kept of the will, and is kept nowhere itself. */
export type RecordService = ReturnType<typeof createRecordService>

export const createRecordService = (deps: Deps) => {
  const { wills, revisions, orders, issuedDocuments, readings, users, audit, renderer, work, signer, clock } = deps

  const filesOf = async (userId: number, version: number) =>
    (await issuedDocuments.sums(userId, version)).map(({ name, sha256 }) => ({ name, sha256 }))

  const othersOf = async (userId: number, will: Will): Promise<Others> => {
    const user = await users.record(userId)
    if (!user) throw new NotSignedIn()
    const issued = (await issuedDocuments.list(userId)).filter(({ downloaded }) => downloaded !== undefined)
    const titlesOf = ({ version, files }: Taken): TakenDocuments => {
      const documents = issued.find((pack) => pack.version === version)?.documents ?? []
      return { version, titles: files.map((file) => titleOfFile(documents, file)) }
    }
    const events = (await audit.list(userId)).map(({ at, action, times, taken }) => ({
      at: at.toISOString(),
      action,
      times,
      ...(taken && { taken: titlesOf(taken) }),
    }))
    return {
      openedAt: user.openedAt,
      testator: fullNameOf(will.details) || `${user.name} ${user.last_name}`,
      agreements: await readings.list(userId, will.id),
      orders: (await orders.list(userId)).map(({ decidedAt, state, items }) => ({
        at: decidedAt?.toISOString(),
        state,
        items,
      })),
      issues: await Promise.all(
        issued
          .toReversed()
          .map(async ({ version, made, fingerprint, documents }) => ({
            at: made.toISOString(),
            version,
            ...(fingerprint !== undefined && { fingerprint }),
            papers: papersIn({ fingerprint, documents }),
            files: await filesOf(userId, version),
          })),
      ),
      events: events.toReversed(),
      signing: will.signing,
      storage: will.storage,
      earlierSignings: will.earlierSignings,
      attestation: will.attestation,
      readBack: will.readBack,
    }
  }

  const sourcesOf = async (userId: number) => {
    const { will } = await wills.stored(userId)
    const others = await othersOf(userId, will)
    const now = clock()
    const { testator } = others
    const about: AboutRecord = {
      kind: 'about',
      at: now.toISOString(),
      service: brand.name,
      testator,
      says: sealedRecord.says,
    }
    const handle = await gatherRevisions(work, will.id, revisions.revisions(userId))
    return { willId: will.id, handle, others, about, today: londonDay(now) }
  }

  const publicKey = async (): Promise<string> => Buffer.from(await signer.publicKey()).toString('hex')

  return {
    /** Throws NotFound until there is a will. */
    read: async (userId: number): Promise<SealedRecord> => {
      const { willId, handle, others, about, today } = await sourcesOf(userId)
      return sealRecord(await work.record(willId, handle, others, about, today), signer)
    },
    /** The record as a PDF. Throws as `read`, and Invalid for a character that no font has. */
    printed: async (userId: number): Promise<Uint8Array> => {
      const { willId, handle, others, about, today } = await sourcesOf(userId)
      const document = await work.recordDocument(willId, handle, others, about, await publicKey(), today)
      return (await renderer.document(document, willId)).pdf
    },
    /** What is asked of the making of a will, answered from the record: a PDF. Throws as `printed`. */
    note: async (userId: number): Promise<Uint8Array> => {
      const { willId, handle, others, about, today } = await sourcesOf(userId)
      const document = await work.attendanceNote(willId, handle, others, about.at, today)
      return (await renderer.document(document, willId)).pdf
    },
    /** The key that checks the signature, in hexadecimal. */
    key: publicKey,
  }
}
