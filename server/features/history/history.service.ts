import { type DeskLooksReply, shownActs } from '#core/api/desk.ts'
import type { HistoryReply, PastWillReply } from '#core/api/history.ts'
import { type SaveReply, saved } from '#core/api/wills.ts'
import { brand } from '#core/brand.ts'
import { flagsOf } from '#core/catalogue/products.ts'
import type { Language } from '#core/language.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { editable } from '#core/will/new-will.ts'
import { includes } from '#core/will/questions.ts'
import type { Firm } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { AuditStore } from '../../db/repositories/audit.store.ts'
import type { EntitlementStore } from '../../db/repositories/entitlements.store.ts'
import type { Revision, StoredWill, WillStore } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { withAnswers, withFirmIfOffered, withValuesOf } from '../wills/save.rules.ts'
import type { WillsService } from '../wills/wills.service.ts'

/** The versions of which the list says what they changed: each is decrypted for it. */
const NAMED = 200

type Change = Pick<HistoryReply['saves'][number], 'changed' | 'effect'>

/** Where revisions are brought together, page by page, for work that goes through all of them. */
export type GatherWork = { gather(willId: number, handle: string, revisions: readonly Revision[]): Promise<void> }

let histories = 0

/** The handle under which the revisions are there. */
export const gatherRevisions = async (
  work: GatherWork,
  willId: number,
  pages: AsyncIterable<readonly Revision[]>,
): Promise<string> => {
  histories += 1
  const handle = `history ${histories}`
  await work.gather(willId, handle, [])
  for await (const page of pages) await work.gather(willId, handle, page)
  return handle
}

type Deps = {
  readonly wills: Pick<WillStore, 'list' | 'past' | 'revisions' | 'followedAt' | 'at'>
  readonly entitlements: Pick<EntitlementStore, 'heldAt'>
  readonly changes: Pick<WillsService, 'change'>
  readonly audit: AuditStore
  readonly work: GatherWork & {
    /** What each of the newest versions changed, by its number. */
    changes(
      willId: number,
      handle: string,
      today: Day,
      language: Language | undefined,
    ): Promise<readonly (readonly [version: number, Change])[]>
  }
  /** The law firm on offer, if there is one. */
  readonly firm: Firm | undefined
  readonly clock: Clock
}

export type HistoryService = ReturnType<typeof createHistoryService>

export const createHistoryService = ({ wills, entitlements, changes, audit, work, firm, clock }: Deps) => {
  const past = async (userId: number, version: number): Promise<StoredWill> => {
    const found = await wills.at(userId, version)
    if (!found) throw new NotFound(refusals.weNoLongerKeepTheseAnswers)
    return found
  }

  /** What each of the newest versions changed, by its number. */
  const changedIn = async (userId: number, language: Language | undefined): Promise<ReadonlyMap<number, Change>> => {
    const [entry] = await wills.list(userId)
    if (!entry) return new Map()
    const handle = await gatherRevisions(work, entry.id, wills.revisions(userId, NAMED + 1))
    return new Map(await work.changes(entry.id, handle, londonDay(clock()), language))
  }

  return {
    list: async (userId: number, language?: Language): Promise<HistoryReply> => {
      const [saves, events, names] = await Promise.all([
        wills.past(userId),
        audit.list(userId),
        changedIn(userId, language),
      ])
      return {
        saves: saves.map(({ version, savedAt }) => {
          return { version, saved: savedAt.toISOString(), ...names.get(version) }
        }),
        events: events.map(({ at, action, times }) => ({ at: at.toISOString(), action, times })),
      }
    },

    /** Throws NotFound when there is no such version, or it is no longer kept. */
    at: async (userId: number, version: number): Promise<PastWillReply> => {
      const { will, updatedAt } = await past(userId, version)
      const until = await wills.followedAt(userId, version)
      const heldThen = flagsOf(await entitlements.heldAt(userId, until ?? clock()))
      return { version, saved: updatedAt.toISOString(), will: editable(will), heldThen }
    },

    /**
     * Saves the answers of an earlier version as the newest. What things are worth stays as it was said last. Its law firm is restored only if it is still on offer in the same
     * words. Throws NotFound, and Stale as a save does.
     */
    restore: async (userId: number, version: number, earlier: number): Promise<SaveReply> => {
      const { will: before } = await past(userId, earlier)
      const { will } = await changes.change(userId, version, (now, today) => ({
        will: withFirmIfOffered(now, withAnswers(now, withValuesOf(now, editable(before))), firm, today),
      }))
      await audit.add(userId, 'went back to an earlier will', clock())
      return saved(will)
    },
  }
}

/** Deeds of the desk that an account shows, and its export holds. */
const MOST_LOOKS = 200

/** What a customer lets the desk open, and what was done there about them. */
export const deskLooksOf = async (
  { deskAudit, deskConsents }: Pick<Stores, 'deskAudit' | 'deskConsents'>,
  userId: number,
  now: Date,
): Promise<DeskLooksReply> => ({
  consents: (await deskConsents.living(userId, now)).map(({ purpose, endsAt }) => ({
    purpose,
    until: endsAt.toISOString(),
  })),
  looks: (await deskAudit.ofUser(userId, MOST_LOOKS)).flatMap(({ at, who, act, reason }) =>
    includes(shownActs, act)
      ? [{ at, who: who ?? brand.name, what: act, ...(reason !== undefined && { why: reason }) }]
      : [],
  ),
})
