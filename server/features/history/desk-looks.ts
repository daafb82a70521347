import type { DeskLooksReply } from '#core/api/desk.ts'
import { actOf, deskActNames } from '#core/api/desk-acts.ts'
import { brand } from '#core/brand.ts'
import { includes } from '#core/will/questions.ts'
import type { Stores } from '../../db/stores.ts'

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
  looks: (await deskAudit.ofUser(userId, MOST_LOOKS)).flatMap(({ at, who, act, reason }) => {
    const what = includes(deskActNames, act) ? actOf(act).shown : undefined
    return what === undefined
      ? []
      : [{ at, who: who ?? brand.name, what, ...(reason !== undefined && { why: reason }) }]
  }),
})
