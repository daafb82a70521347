/** The record of a will: what was asked, shown, answered, warned, read, paid for, handed out and signed, in its order. */
import type { AuditAction } from '../api/history.ts'
import { type OrderState, wasPaid } from '../catalogue/order.ts'
import { type OrderItem, productById } from '../catalogue/products.ts'
import type { Agreement } from '../reading/agreement.ts'
import { codeOf, type Paper } from '../signing/editions.ts'
import { isoDay } from '../text/calendar-day.ts'
import { includes } from '../will/questions.ts'
import type { EditableWill } from '../will/schema.ts'
import type { Attestation, EarlierSigning, ReadBack, Signing } from '../will/signing-schema.ts'

type Statements = NonNullable<EditableWill['questionsAnswered']>[number]
type Warning = NonNullable<EditableWill['acknowledged']>[number]

/** A save of the will that is still kept. */
export type RecordedSave = {
  readonly version: number
  /** ISO date and time, like every time here. */
  readonly at: string
  readonly answers: EditableWill
  /** SHA-256 of the answers as JSON, in hexadecimal. */
  readonly answersHash: string
  /** Its place in the chain of revisions of the database. */
  readonly link: string
  /** What differs from the save before, by the labels of the summary; absent where that is not known. */
  readonly changed?: readonly string[] | undefined
  /** What that did to who gets what. */
  readonly effect?: string | undefined
}

/** A version of the documents as it was issued. */
export type RecordedIssue = {
  readonly at: string
  readonly version: number
  readonly fingerprint?: string | undefined
  /** The editions of the will in it, each with its pages and what their feet say. */
  readonly papers?: readonly Paper[]
  readonly files: readonly { readonly name: string; readonly sha256: string }[]
}

/** What a download took: a version of the documents, and what its files are called. */
export type TakenDocuments = { readonly version: number; readonly titles: readonly string[] }

/** What a record is made from. Saves, agreements, issues and events come oldest first. */
export type RecordSources = {
  readonly openedAt: string
  readonly testator: string
  readonly saves: readonly RecordedSave[]
  readonly agreements: readonly Agreement[]
  readonly orders: readonly {
    readonly at: string | undefined
    readonly state: OrderState
    readonly items: readonly OrderItem[]
  }[]
  readonly issues: readonly RecordedIssue[]
  readonly events: readonly {
    readonly at: string
    readonly action: AuditAction
    readonly times: number
    readonly taken?: TakenDocuments
  }[]
  readonly signing?: Signing | undefined
  readonly storage?: string | undefined
  readonly earlierSignings?: readonly EarlierSigning[] | undefined
  readonly attestation?: Attestation | undefined
  readonly readBack?: readonly ReadBack[] | undefined
}

type Said =
  | { readonly kind: 'opened'; readonly name: string }
  | ({ readonly kind: 'saved' } & Omit<RecordedSave, 'at' | 'answers'>)
  | ({ readonly kind: 'asked'; readonly version: number } & Pick<Statements, 'step' | 'on' | 'questions'>)
  | ({ readonly kind: 'warned'; readonly version: number } & Warning)
  /** `leftOut` are the names of people left out, `words` why, in the customer's own words. */
  | { readonly kind: 'left out'; readonly version: number; readonly leftOut: readonly string[]; readonly words: string }
  | ({ readonly kind: 'agreed' } & Omit<Agreement, 'at'>)
  | ({ readonly kind: 'answered back' } & Omit<ReadBack, 'at'>)
  | {
      readonly kind: 'paid'
      readonly for: readonly string[]
      readonly refunded: boolean
      /** Parts of the will that had been read on screen and agreed to by then. */
      readonly partsRead: number
    }
  | ({ readonly kind: 'issued' } & Omit<RecordedIssue, 'at'>)
  | {
      readonly kind: 'did'
      readonly action: AuditAction
      readonly times: number
      /** Absent from all but downloads, and from downloads of which it is not known. */
      readonly taken?: TakenDocuments
    }
  /** As the customer says. `how` they signed, where they did not read and sign it alone. */
  | {
      readonly kind: 'signed'
      readonly signing: Signing
      readonly storage: string
      /** What the foot of each of its pages says, which names its edition too. Absent where that is not known. */
      readonly document?: string
      readonly how?: Attestation
      /** A later signing has taken its place. */
      readonly replaced?: true
    }

export type RecordEntry = { readonly at: string } & Said

/** What an account was used for that a court may ask about. Payments have an entry of their own. */
const actionsRecorded: readonly AuditAction[] = [
  'confirmed the email',
  'changed the email',
  'logged in from a new device',
  'locked the account',
  'unlocked the account',
  'went back to an earlier will',
  'confirmed the will',
  'invited a partner',
  'withdrew an invitation',
  'accepted an invitation',
  'ended the pair',
  'downloaded documents',
  'noted the signing',
  'took back the note of the signing',
  'emailed an executor',
  'asked someone to do a job',
  'asked for a bound print',
  'a bound print was posted',
  'asked a person to read',
  'a person opened it to read',
]

const leftOutOf = ({ persons, excluded }: EditableWill): { leftOut: string[]; words: string } => ({
  leftOut: excluded?.option === 'Yes' ? persons.filter((each) => each.isExcluded).map(({ fullname }) => fullname) : [],
  words: excluded?.option === 'Yes' ? (excluded.description ?? '') : '',
})

/** What each save says for the first time, or in other words than before. */
const entriesOfSaves = (saves: readonly RecordedSave[]): RecordEntry[] => {
  const asked = new Map<string, string>()
  const warned = new Set<string>()
  let leftOut = JSON.stringify({ leftOut: [], words: '' })
  const isNew = (key: string, value: unknown): boolean => {
    const text = JSON.stringify(value)
    if (asked.get(key) === text) return false
    asked.set(key, text)
    return true
  }
  return saves.flatMap(({ at, answers, ...save }): RecordEntry[] => {
    const { version } = save
    const statements = (answers.questionsAnswered ?? []).filter(({ step, questions }) => isNew(step, questions))
    const warnings = (answers.acknowledged ?? []).filter((each) => {
      const key = JSON.stringify(each)
      return !warned.has(key) && warned.add(key)
    })
    const reasons = leftOutOf(answers)
    const saysOtherReasons = JSON.stringify(reasons) !== leftOut
    leftOut = JSON.stringify(reasons)
    return [
      { at, kind: 'saved', ...save },
      ...statements.map(({ step, on, questions }) => ({ at, kind: 'asked' as const, version, step, on, questions })),
      ...warnings.map((warning) => ({ at, kind: 'warned' as const, version, ...warning })),
      ...(saysOtherReasons ? [{ at, kind: 'left out' as const, version, ...reasons }] : []),
    ]
  })
}

const documentOf = ({ fingerprint, edition }: Signing) =>
  fingerprint !== undefined && { document: codeOf(fingerprint, edition) }

/** A signing is at the moment it was noted. Of one that was replaced only the day is known. */
const entriesOfSignings = (sources: RecordSources, last: string): RecordEntry[] => {
  const { signing, storage = '', earlierSignings = [], attestation, events } = sources
  const earlier = earlierSignings.map((each): RecordEntry => {
    const at = `${isoDay(each.signing.on)}T12:00:00.000Z`
    return { at, kind: 'signed', ...each, ...documentOf(each.signing), replaced: true }
  })
  if (signing === undefined) return earlier
  const at = events.findLast(({ action }) => action === 'noted the signing')?.at ?? last
  const how = attestation && { how: attestation }
  return [...earlier, { at, kind: 'signed', signing, storage, ...documentOf(signing), ...how }]
}

const byTime = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Every entry, the oldest first. Entries of one moment stay in the order of what led to what. */
export const recordOf = (sources: RecordSources): RecordEntry[] => {
  const { openedAt, testator, saves, agreements, orders, issues, events, readBack = [] } = sources
  const partsReadBy = (moment: string): number =>
    new Set(agreements.filter(({ at }) => at <= moment).map(({ part }) => part)).size
  const paid = orders.flatMap(({ at, state, items }): RecordEntry[] =>
    at === undefined || !wasPaid(state)
      ? []
      : [
          {
            at,
            kind: 'paid',
            for: items.map((id) => productById(id).name),
            refunded: state === 'refunded',
            partsRead: partsReadBy(at),
          },
        ],
  )
  const entries: RecordEntry[] = [
    { at: openedAt, kind: 'opened', name: testator },
    ...entriesOfSaves(saves),
    ...agreements.map((agreement) => ({ kind: 'agreed' as const, ...agreement })),
    ...readBack.map((answer) => ({ kind: 'answered back' as const, ...answer })),
    ...paid,
    ...issues.map((issue) => ({ kind: 'issued' as const, ...issue })),
    ...events
      .filter(({ action }) => includes(actionsRecorded, action))
      .map((event) => ({ kind: 'did' as const, ...event })),
  ]
  const last =
    entries
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? openedAt
  return [...entries, ...entriesOfSignings(sources, last)].toSorted((a, b) => byTime(a.at, b.at))
}
