import { isDeepStrictEqual } from 'node:util'
import type { Advice } from '#core/advice/advice.ts'
import { casesDeskCalls } from '#core/api/contract/desk.ts'
import type { FirmReplyKind, ListedFirm, OpenedCaseReply } from '#core/api/referral.ts'
import { referralConsent } from '#core/constants.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { Referral } from '../../db/repositories/referrals.store.ts'
import type { StaffMember } from '../../db/repositories/staff.store.ts'
import type { FirmWords } from '../../db/schema/desk.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { firmAnsweredMail } from '../../mail/templates/referrals.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { nothingToOpen } from '../desk/desk-guard.ts'
import { seenOf, shownReply } from './referral.service.ts'

type CaseShown = Pick<OpenedCaseReply, 'brief' | 'outcome' | 'questions'>

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly stores: Pick<Stores, 'referrals' | 'wills'>
  readonly work: {
    whatFirmSees(will: Will, today: Day): Promise<CaseShown>
    referrals(will: Will, today: Day): Promise<readonly Advice[]>
    handOver(will: Will, today: Day): Promise<Uint8Array>
  }
  readonly referralFirms: readonly ListedFirm[]
}

/** What an act on a case concerns. The customer it names is the one who sent it to this firm, and nobody else. */
const referral = (id: number, { firm }: StaffMember) => ({
  about: `case ${id}`,
  customer: async ({ referrals }: Stores) => {
    const found = await referrals.find(id)
    return found?.firm === firm ? found?.userId : undefined
  },
  sealed: { referral: id },
})

// What a customer agreed to before the files were a part of it does not reach them.
const WITHOUT_FILES = 'This customer has not agreed that you have the files. They can send the case again.'

const isSame = (one: FirmWords, other: FirmWords): boolean =>
  isDeepStrictEqual([one.by, one.text, one.clause], [other.by, other.text, other.clause])

const CHANGED = 'The answers have changed since you opened this case. Open it again and read what is different.'

export const casesDeskFeature = (deps: Deps) => {
  const { referralFirms, enqueueMail, clock, today, homeUrl } = deps
  const firmOf = ({ firm }: StaffMember): ListedFirm => {
    const listed = referralFirms.find(({ id }) => id === firm)
    if (!listed) throw new NotFound('Your firm is not on the list of this service.')
    return listed
  }

  const caseOf = async (all: Stores, id: number): Promise<Referral> => {
    const found = await all.referrals.find(id)
    if (!found) throw nothingToOpen()
    // The customer who takes it back at this moment comes before or after, not between.
    await all.entitlements.lock(found.userId)
    const now = await all.referrals.find(id)
    if (!now || now.ended) throw nothingToOpen()
    return now
  }

  const willOf = async ({ wills }: Stores, { userId }: Referral): Promise<Will> => {
    const found = await wills.find(userId)
    if (!found) throw nothingToOpen()
    return found.will
  }

  /** The will as the firm saw it. Throws Invalid where an answer has changed since. */
  const willSeen = async (all: Stores, found: Referral, seen: string): Promise<Will> => {
    const will = await willOf(all, found)
    if (seenOf(will) !== seen) throw new Invalid({ seen: [CHANGED] }, CHANGED)
    return will
  }

  /**
   * What is worked out of the will of a case, before a transaction begins: it would keep everybody's saves waiting. In the transaction
   * it holds for the same version alone.
   */
  const before = async <T>(id: number, { firm }: StaffMember, look: (will: Will, today: Day) => Promise<T>) => {
    const found = await deps.stores.referrals.find(id)
    if (!found || found.ended || found.firm !== firm)
      return () => {
        throw nothingToOpen()
      }
    const will = (await deps.stores.wills.find(found.userId))?.will
    if (!will) throw nothingToOpen()
    const result = await look(will, today())
    return (now: Will): T => {
      if (now.version !== will.version) throw new Invalid({ seen: [CHANGED] }, CHANGED)
      return result
    }
  }

  const adviceIn = async (will: Will, on: Day) =>
    (await deps.work.referrals(will, on)).map(({ id, message }) => ({ trigger: id, wording: message }))

  const tell = async (all: Stores, { userId }: Referral): Promise<void> => {
    const user = await all.users.find(userId)
    if (user) await enqueueMail(all.outbox, 'a firm has answered', firmAnsweredMail(user, homeUrl()))
  }

  /** Whether a case has ended with just these words of the firm. */
  const endedWith =
    (id: number, { firm }: StaffMember, kind: FirmReplyKind, body: FirmWords) =>
    async ({ referrals }: Stores): Promise<boolean> => {
      const found = await referrals.find(id)
      const last =
        found?.ended?.by === 'firm' && found.firm === firm ? (await referrals.replies(found)).at(-1) : undefined
      return last?.kind === kind && isSame(last, body)
    }

  const say = async (all: Stores, found: Referral, kind: FirmReplyKind, body: FirmWords): Promise<void> => {
    const last = (await all.referrals.replies(found)).at(-1)
    // The same again, as after a lost reply or from a second tab: the customer has it, and is told once.
    if (last?.kind === kind && last.settled === undefined && isSame(last, body)) return
    if (kind !== 'answer') await all.referrals.replaceOffered(found.id, clock())
    await all.referrals.reply(found, kind, body, clock())
    if (kind === 'clear' || kind === 'decline') await all.referrals.end(found.id, 'firm', clock())
    await tell(all, found)
  }

  return serve(casesDeskCalls, {
    'GET /api/desk/cases': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => {
        const firm = firmOf(desk.staff)
        const open = await all.referrals.open(firm.id, clock())
        return {
          firm: firm.name,
          cases: await Promise.all(
            open.map(async (found) => {
              const last = (await all.referrals.replies(found)).at(-1)?.kind
              return {
                id: found.id,
                sent: found.givenAt.toISOString(),
                until: found.endsAt.toISOString(),
                ...(found.openedAt && { opened: found.openedAt.toISOString() }),
                ...(last && { last }),
              }
            }),
          ),
        }
      }),

    'GET /api/desk/cases/{id}': async ({ desk, params: { id } }) => {
      const shownOf = await before(id, desk.staff, deps.work.whatFirmSees)
      return desk.noted(referral(id, desk.staff), async (all) => {
        const found = await caseOf(all, id)
        const will = await willOf(all, found)
        const shown = shownOf(will)
        await all.referrals.opened(id, clock())
        return {
          id,
          sent: found.givenAt.toISOString(),
          until: found.endsAt.toISOString(),
          seen: seenOf(will),
          ...shown,
          replies: (await all.referrals.replies(found)).map((reply) => shownReply(reply, found, will)),
        }
      })
    },

    'GET /api/desk/cases/{id}/for-a-firm.zip': async ({ desk, params: { id } }) => {
      const filesOf = await before(id, desk.staff, deps.work.handOver)
      return desk.noted(referral(id, desk.staff), async (all) => {
        const found = await caseOf(all, id)
        if ((await all.referrals.words(id)) !== referralConsent(found.firmName)) throw new NotFound(WITHOUT_FILES)
        return { name: `case-${id}.zip`, bytes: filesOf(await willOf(all, found)) }
      })
    },

    'POST /api/desk/cases/{id}/answer': ({ desk, params: { id }, body: { text } }) =>
      desk.noted(referral(id, desk.staff), async (all) =>
        say(all, await caseOf(all, id), 'answer', { by: desk.staff.name, text }),
      ),

    'POST /api/desk/cases/{id}/clear': async ({ desk, params: { id }, body: { text, seen } }) => {
      const adviceOf = await before(id, desk.staff, adviceIn)
      const { name: by } = desk.staff
      const isRepeat = endedWith(id, desk.staff, 'clear', { by, text })
      await desk.noted({ ...referral(id, desk.staff), isRepeat }, async (all) => {
        const found = await caseOf(all, id)
        const will = await willSeen(all, found, seen)
        const on = today()
        const cleared = adviceOf(will).map((advice) => ({ ...advice, firm: found.firmName, by, on }))
        if (!(await all.wills.save(found.userId, { ...will, cleared }, clock()))) throw new Invalid({}, CHANGED)
        await say(all, found, 'clear', { by, text })
      })
    },

    'POST /api/desk/cases/{id}/clause': async ({ desk, params: { id }, body: { text, words, clears, seen } }) => {
      const adviceOf = await before(id, desk.staff, adviceIn)
      await desk.noted(referral(id, desk.staff), async (all) => {
        const found = await caseOf(all, id)
        const will = await willSeen(all, found, seen)
        const { sraNumber } = firmOf(desk.staff)
        const clause = { words, clears, sraNumber, seen, advice: adviceOf(will) }
        await say(all, found, 'clause', { by: desk.staff.name, text, clause })
      })
    },

    'POST /api/desk/cases/{id}/decline': ({ desk, params: { id }, body: { reason } }) => {
      const words = { by: desk.staff.name, text: reason }
      const isRepeat = endedWith(id, desk.staff, 'decline', words)
      return desk.noted({ ...referral(id, desk.staff), isRepeat }, async (all) =>
        say(all, await caseOf(all, id), 'decline', words),
      )
    },
  })
}
