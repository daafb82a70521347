import { sql } from 'kysely'
import type { CaseEnd, FirmReplyKind } from '#core/api/referral.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { above, atMost, type RecordOf, records } from '../records.ts'
import type { FirmWords } from '../schema/desk.ts'
import { noteState, type SawHead } from './revisions.store.ts'

type Kept = RecordOf<'referrals'>

/** A case that a customer let a firm see, until when. */
export type Referral = Omit<Kept, 'endedAt' | 'endedBy'> & {
  readonly ended: { readonly at: Date; readonly by: CaseEnd } | undefined
}

export type StoredReply = FirmWords & RecordOf<'referral_replies'>

type Given = { readonly firm: string; readonly firmName: string; readonly words: string }

const referralOf = ({ endedAt, endedBy = 'time', ...given }: Kept): Referral => ({
  ...given,
  ended: endedAt && { at: endedAt, by: endedBy },
})

export const createReferralStore = (db: Database, vault: Vault, saw: SawHead) => {
  const referrals = records(db, 'referrals')
  const replies = records(db, 'referral_replies', vault)
  const offered = { kind: 'clause', settled: undefined } as const

  return {
    /** The one before has to have ended. The number, or undefined where one is still open. */
    give: async (userId: number, { at, ...given }: Given & { readonly at: Date; readonly endsAt: Date }) =>
      (await referrals.addNew({ userId, givenAt: at, ...given }))?.id,
    /** Newest first. */
    list: async (userId: number) => (await referrals.all({ userId }, { by: '-givenAt' })).map(referralOf),
    /** For the desk, by number. */
    find: async (id: number) => {
      const found = await referrals.first({ id })
      return found && referralOf(found)
    },
    /** The words that the customer agreed to. */
    words: async (id: number) => (await referrals.first({ id }, { only: ['words'] }))?.words,
    /** Of a firm: those that have not ended and are in time, oldest first. */
    open: async (firm: string, now: Date) =>
      (await referrals.all({ firm, endedAt: undefined, endsAt: above(now) }, { by: 'givenAt' })).map(referralOf),
    /** Notes the first look. */
    opened: (id: number, at: Date) => referrals.change({ id, openedAt: undefined }, { openedAt: at }),
    /** False where it had ended. */
    end: async (id: number, by: CaseEnd, at: Date): Promise<boolean> =>
      (await referrals.change({ id, endedAt: undefined }, { endedAt: at, endedBy: by })) === 1,
    /** Ends what is out of time, at the moment at which it was. */
    endDue: (userId: number, now: Date) =>
      referrals.change(
        { userId, endedAt: undefined, endsAt: atMost(now) },
        { endedAt: sql.ref<Date>('ends_at'), endedBy: 'time' },
      ),
    /** In a transaction. */
    reply: async ({ id, userId }: Pick<Referral, 'id' | 'userId'>, kind: FirmReplyKind, body: FirmWords, at: Date) => {
      await replies.add({ userId, referralId: id, kind, at, body })
      await noteState(db, vault, userId, saw)
    },
    /** Oldest first. */
    replies: async ({ id, userId }: Pick<Referral, 'id' | 'userId'>): Promise<StoredReply[]> => {
      const only = ['id', 'kind', 'at', 'settled', 'body'] as const
      const found = await replies.all({ referralId: id, userId }, { by: 'at', only })
      return found.map(({ body, ...reply }) => ({ ...body, ...reply }))
    },
    /** False where it was settled before. */
    settle: async (referral: Pick<Referral, 'id' | 'userId'>, id: number, settled: 'agreed' | 'declined', at: Date) => {
      const where = { id, referralId: referral.id, ...offered }
      if ((await replies.change(where, { settled, settledAt: at })) === 0) return false
      await noteState(db, vault, referral.userId, saw)
      return true
    },
    /** A clause that nobody has answered yet makes room for another, of which it is noted. */
    replaceOffered: (referralId: number, at: Date) =>
      replies.change({ referralId, ...offered }, { settled: 'replaced', settledAt: at }),
    /** In how many cases since then. */
    count: (userId: number, since: Date) => referrals.count({ userId, givenAt: above(since) }),
  }
}
