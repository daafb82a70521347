import { type ConsentPurpose, consentPurposes } from '#core/api/desk-acts.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { above, type RecordOf, recordIn, records } from '../records.ts'

/** A change of words that a member of staff asked for. `who`: their name. */
export type AskedChange = RecordOf<'asked_changes'> & { readonly who: string | undefined }

type Asked = Pick<AskedChange, 'piece' | 'hash' | 'words' | 'wish'> & { readonly staffId: number }

export const createAskedChangeStore = (db: Database) => {
  const changes = records(db, 'asked_changes')
  return {
    /** Once, while it waits: the same again, as after a lost reply, changes nothing. */
    add: async (asked: Asked, at: Date): Promise<void> => {
      if ((await changes.count({ ...asked, answer: undefined })) === 0) await changes.add({ ...asked, at })
    },
    /** The newest, newest first: of one piece, or of all. */
    list: async (most: number, piece?: string): Promise<AskedChange[]> => {
      const asked = db
        .selectFrom('asked_changes')
        .leftJoin('staff', 'staff.id', 'asked_changes.staff_id')
        .select(['asked_changes.id', 'piece', 'hash', 'words', 'wish', 'at', 'answer', 'staff.name'])
        .orderBy('at', 'desc')
        .limit(most)
      const rows = await (piece === undefined ? asked : asked.where('piece', '=', piece)).execute()
      return rows.map((row) => ({ ...recordIn('asked_changes', row), who: row.name ?? undefined }))
    },
    /** False when there is no such change, or it was answered already. */
    answer: async (id: number, given: { answer: string; staffId: number }, answeredAt: Date): Promise<boolean> => {
      const { answer, staffId: answeredBy } = given
      return (await changes.change({ id, answer: undefined }, { answer, answeredBy, answeredAt })) === 1
    },
  }
}

type Given = { readonly purpose: ConsentPurpose; readonly words: string; readonly at: Date; readonly endsAt: Date }

/** What a customer lets the desk open, until when. */
export type DeskConsent = { readonly purpose: ConsentPurpose; readonly givenAt: Date; readonly endsAt: Date }

export const createDeskConsentStore = (db: Database) => {
  const consents = records(db, 'desk_consents')
  /** Takes it back. */
  const end = (userId: number, purpose: ConsentPurpose, endedAt: Date) =>
    consents.change({ userId, purpose, endedAt: undefined }, { endedAt })
  return {
    end,
    /** One that was given before for this purpose ends. */
    give: async (userId: number, { at, ...consent }: Given): Promise<void> => {
      await end(userId, consent.purpose, at)
      await consents.add({ userId, givenAt: at, ...consent })
    },
    /** Those that have neither ended nor been taken back. */
    living: async (userId: number, at: Date): Promise<DeskConsent[]> =>
      (await consents.all({ userId, endedAt: undefined, endsAt: above(at) }, { by: 'id' })).flatMap((consent) =>
        includes(consentPurposes, consent.purpose) ? [{ ...consent, purpose: consent.purpose }] : [],
      ),
  }
}

/** How far a customer is, without a word of what they said: nothing here is decrypted. */
export type CustomerState = {
  readonly begunAt: string | undefined
  readonly savedAt: string | undefined
  /** Of their newest documents. */
  readonly madeAt: string | undefined
  readonly downloadedAt: string | undefined
  /** When a session of theirs was last opened or renewed. */
  readonly seenAt: string | undefined
}

export const createCustomerStateStore = (db: Database) => ({
  of: async (userId: number): Promise<CustomerState> => {
    const will = await records(db, 'wills').first({ userId })
    const newest = { by: '-version', only: ['savedAt'] } as const
    const saved = will && (await records(db, 'will_revisions').first({ willId: will.id }, newest))
    const issued = await records(db, 'issued_packs').first({ userId }, { by: '-version' })
    const user = await records(db, 'users').first({ id: userId }, { only: ['seenAt'] })
    return {
      seenAt: user && new Date(user.seenAt).toISOString(),
      begunAt: will?.createdAt,
      savedAt: saved?.savedAt.toISOString(),
      madeAt: issued?.made.toISOString(),
      downloadedAt: issued?.downloaded?.toISOString(),
    }
  },
})
