import { hash } from 'node:crypto'
import { brand } from '#core/brand.ts'
import { type RecordEntry, type RecordSources, recordOf } from '#core/record/record.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { withoutValues } from '#core/will/values.ts'
import { changesOnlyValues, VALUES_CHANGED } from '#drafting/changed-labels.ts'
import type { Signer } from '../../crypto/service-keys.ts'
import type { LinkedAnswers } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotSignedIn } from '../../platform/errors.ts'
import { papersIn } from '../documents/pack-reply.ts'
import type { DocumentRenderer } from '../documents/render-pack.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { recordDocument } from './record-document.ts'
import { type AboutRecord, type SealedRecord, sealRecord } from './sealed-record.ts'

export type KeptRecord = SealedRecord & { readonly about: AboutRecord; readonly entries: readonly RecordEntry[] }

/** The record of a customer’s will. It is made when it is asked for, from what is kept of the will, and is kept nowhere itself. */
export type RecordService = {
  /** Throws NotFound until there is a will. */
  read(userId: number): Promise<KeptRecord>
  /** The record as a PDF. Throws as `read`, and Invalid for a character that no font has. */
  printed(userId: number): Promise<Uint8Array>
  /** The key that checks the signature, in hexadecimal. */
  key(): Promise<string>
}

type Deps = Pick<Stores, 'orders' | 'issuedDocuments' | 'readings' | 'users'> & {
  readonly wills: Pick<WillsService, 'stored'>
  readonly revisions: Pick<Stores['wills'], 'linked'>
  readonly history: Pick<HistoryService, 'list'>
  readonly renderer: Pick<DocumentRenderer, 'document'>
  readonly signer: Signer
  readonly clock: Clock
}

const says =
  'What this service holds of the making of one will, in its order. Older saves are thinned out to the last of each day. ' +
  'Each entry has the hash of the line before it, and the hash of the last line is signed.'

/** What a save says of the will. Others read a record, so that what things are worth is nowhere in it, not in a hash either. */
const ofTheWill = (save: LinkedAnswers): LinkedAnswers => ({ ...save, answers: withoutValues(save.answers) })

/** The saves, the oldest first, without those that changed only what things are worth. */
const savesOfTheWill = (saves: readonly LinkedAnswers[]): LinkedAnswers[] =>
  saves
    .filter(({ answers }, index) => {
      const before = saves[index - 1]
      return !before || !changesOnlyValues(before.answers, answers)
    })
    .map(ofTheWill)

export const createRecordService = (deps: Deps): RecordService => {
  const { wills, revisions, history, orders, issuedDocuments, readings, users, renderer, signer, clock } = deps

  const filesOf = async (userId: number, version: number) =>
    (await issuedDocuments.sums(userId, version)).map(({ name, sha256 }) => ({ name, sha256 }))

  const sourcesOf = async (userId: number, will: Will): Promise<RecordSources> => {
    const user = await users.record(userId)
    if (!user) throw new NotSignedIn()
    const { saves, events } = await history.list(userId)
    const named = new Map(
      saves.map(({ version, saved: _saved, changed, ...change }) => [
        version,
        { ...change, ...(changed && { changed: changed.filter((label) => label !== VALUES_CHANGED) }) },
      ]),
    )
    const issued = (await issuedDocuments.list(userId)).filter(({ downloaded }) => downloaded !== undefined)
    const saved = ({ version, savedAt, answers, link }: LinkedAnswers) => ({
      version,
      at: savedAt.toISOString(),
      answers,
      answersHash: hash('sha256', JSON.stringify(answers), 'hex'),
      link,
      ...named.get(version),
    })
    return {
      openedAt: user.openedAt,
      testator: fullNameOf(will.details) || `${user.name} ${user.last_name}`,
      saves: savesOfTheWill(await revisions.linked(userId)).map(saved),
      agreements: await readings.list(userId, will.id),
      orders: (await orders.list(userId)).map(({ decidedAt, state, items }) => ({
        at: decidedAt?.toISOString(),
        state,
        items,
      })),
      issues: await Promise.all(
        issued.toReversed().map(async ({ version, made, fingerprint, documents }) => ({
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

  const read = async (userId: number): Promise<KeptRecord> => {
    const { will } = await wills.stored(userId)
    const sources = await sourcesOf(userId, will)
    const at = clock().toISOString()
    const about: AboutRecord = { kind: 'about', at, service: brand.name, testator: sources.testator, says }
    const entries = recordOf(sources)
    return { about, entries, ...(await sealRecord(about, entries, signer)) }
  }

  return {
    read,

    printed: async (userId) => {
      const { about, entries, ...seal } = await read(userId)
      const document = recordDocument(about.testator, new Date(about.at), entries, seal)
      return (await renderer.document(document)).pdf
    },

    key: async () => Buffer.from(await signer.publicKey()).toString('hex'),
  }
}
