import type { HistoryReply, PastWillReply } from '#core/api/history.ts'
import type { SaveReply } from '#core/api/wills.ts'
import { editable } from '#core/will/new-will.ts'
import type { Firm } from '#core/will/schema.ts'
import type { AuditStore } from '../../db/repositories/audit.store.ts'
import type { StoredWill, WillStore } from '../../db/repositories/wills.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { withFirmIfOffered } from '../wills/firm.rules.ts'
import { withAnswers } from '../wills/merge.ts'
import type { WillsService } from '../wills/wills.service.ts'

export type HistoryService = {
  list(userId: number): Promise<HistoryReply>
  /** Throws NotFound when there is no such version, or it is no longer kept. */
  at(userId: number, version: number): Promise<PastWillReply>
  /**
   * Saves the answers of an earlier version as the newest. Its law firm is restored only if it is still on offer in the same
   * words. Throws NotFound, and Stale as a save does.
   */
  restore(userId: number, version: number, earlier: number): Promise<SaveReply>
}

type Deps = {
  readonly wills: Pick<WillStore, 'past' | 'at'>
  readonly changes: Pick<WillsService, 'change'>
  readonly audit: AuditStore
  /** The law firm on offer, if there is one. */
  readonly firm: Firm | undefined
  readonly clock: Clock
}

export const createHistoryService = ({ wills, changes, audit, firm, clock }: Deps): HistoryService => {
  const past = async (userId: number, version: number): Promise<StoredWill> => {
    const found = await wills.at(userId, version)
    if (!found) throw new NotFound('This version of your will is not kept any more. Choose another from the list.')
    return found
  }

  return {
    list: async (userId) => {
      const [saves, events] = await Promise.all([wills.past(userId), audit.list(userId)])
      return {
        saves: saves.map(({ version, savedAt }) => ({ version, saved: savedAt.toISOString() })),
        events: events.map(({ at, action, times }) => ({ at: at.toISOString(), action, times })),
      }
    },

    at: async (userId, version) => {
      const { will, updatedAt } = await past(userId, version)
      return { version, saved: updatedAt.toISOString(), will: editable(will) }
    },

    restore: async (userId, version, earlier) => {
      const { will: before } = await past(userId, earlier)
      const { will } = await changes.change(userId, version, (now, today) => ({
        will: withFirmIfOffered(now, withAnswers(now, editable(before)), firm, today),
      }))
      await audit.add(userId, 'went back to an earlier will', clock())
      return { version: will.version, will }
    },
  }
}
