import { hash } from 'node:crypto'
import type { Advice } from '#core/advice/advice.ts'
import type { ClauseState, ListedFirm, ReferralReply } from '#core/api/referral.ts'
import { REFERRAL_DAYS, referralConsent } from '#core/constants.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { DAY_MS, formatLondonDate } from '#core/text/dates.ts'
import { answersSeen } from '#core/will/changes.ts'
import { editable } from '#core/will/new-will.ts'
import type { ClearedAdvice, Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Referral, StoredReply } from '../../db/repositories/referrals.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { caseForFirmMail } from '../../mail/templates/referrals.ts'
import { Invalid, NotFound, Stale } from '../../platform/errors.ts'

/** Cases in `REFERRAL_DAYS` days, so that nobody fills the list of a firm. */
const MOST_CASES = 5

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly stores: Pick<Stores, 'referrals' | 'wills'>
  readonly referralFirms: readonly ListedFirm[]
  /** What a solicitor is needed for. */
  readonly work: { referrals(will: Will, today: Day): Promise<readonly Advice[]> }
}

/** A fingerprint of the answers that a firm saw. */
export const seenOf = (will: Will): string => hash('sha256', answersSeen(editable(will)), 'hex')

/** Whether the clause can be agreed to, and if not, why. A case that is out of time leaves the offer standing. */
const stateOf = ({ clause, settled }: StoredReply, { ended }: Referral, will: Will | undefined): ClauseState => {
  if (settled === 'agreed') return will?.addedClause?.words === clause?.words ? 'agreed' : 'declined'
  if (settled !== undefined) return settled
  if (ended && ended.by !== 'time') return 'ended'
  return will && seenOf(will) === clause?.seen ? 'offered' : 'changed'
}

/** A reply as its customer, and the firm, read it. */
export const shownReply = (reply: StoredReply, referral: Referral, will: Will | undefined) => ({
  id: reply.id,
  kind: reply.kind,
  at: reply.at.toISOString(),
  by: reply.by,
  text: reply.text,
  ...(reply.clause && {
    clause: { words: reply.clause.words, clears: reply.clause.clears, state: stateOf(reply, referral, will) },
  }),
})

const notOffered: Readonly<Record<Exclude<ClauseState, 'offered'>, string>> = {
  agreed: refusals.youHaveAgreedToThis,
  declined: refusals.youHaveDeclinedThisClause,
  changed: refusals.yourAnswersHaveChangedSince,
  replaced: refusals.theFirmHasWrittenAnotherClause,
  ended: refusals.thisCaseHasEndedSend,
}

/** The customer's side of a referral. */
export type ReferralService = ReturnType<typeof createReferralService>

export const createReferralService = (deps: Deps) => {
  const { stores, inTransaction, referralFirms, enqueueMail, work, clock, today, homeUrl } = deps
  const listed = (id: string) => referralFirms.find((firm) => firm.id === id)

  /** In a transaction: ends what is out of time, and what went to a firm that is not on the list any more. The case that is open. */
  const openCase = async (all: Pick<Stores, 'referrals'>, userId: number): Promise<Referral | undefined> => {
    await all.referrals.endDue(userId, clock())
    const open = (await all.referrals.list(userId)).find(({ ended }) => ended === undefined)
    if (!open || listed(open.firm)) return open
    await all.referrals.end(open.id, 'removed', clock())
    return undefined
  }

  /** One at a time for each customer, so that two tabs do one thing after the other. */
  const changing = async <T>(userId: number, work: (all: Stores) => Promise<T>): Promise<T> =>
    inTransaction(async (all) => {
      await all.entitlements.lock(userId)
      return work(all)
    })

  const read = async (userId: number): Promise<ReferralReply> => {
    await changing(userId, (all) => openCase(all, userId))
    const will = (await stores.wills.find(userId))?.will
    const cases = await Promise.all(
      (await stores.referrals.list(userId)).map(async (referral) => ({
        id: referral.id,
        firm: referral.firmName,
        sent: referral.givenAt.toISOString(),
        until: referral.endsAt.toISOString(),
        ...(referral.openedAt && { opened: referral.openedAt.toISOString() }),
        ...(referral.ended && { ended: { at: referral.ended.at.toISOString(), by: referral.ended.by } }),
        replies: (await stores.referrals.replies(referral)).map((reply) => shownReply(reply, referral, will)),
      })),
    )
    return { firms: referralFirms.map(({ email: _email, ...firm }) => firm), cases }
  }

  const willOf = async ({ wills }: Pick<Stores, 'wills'>, userId: number): Promise<Will> => {
    const found = await wills.find(userId)
    if (!found) throw new NotFound(refusals.youHaveNotStartedAWill)
    return found.will
  }

  const save = async (all: Stores, userId: number, will: Will): Promise<void> => {
    if (await all.wills.save(userId, will, clock())) return
    throw new Stale(await willOf(all, userId))
  }

  return {
    read,

    /**
     * Lets the firm see the case, and mails it a number. A repeat for the same firm changes nothing. Throws Invalid where the firm is not on
     * the list, where another firm has the case, and where nothing needs a solicitor.
     */
    refer: async (userId: number, firmId: string): Promise<ReferralReply> => {
      // Before the transaction, which keeps everybody's saves waiting.
      const seen = await willOf(stores, userId)
      const needsNobody = (await work.referrals(seen, today())).length === 0
      await changing(userId, async (all) => {
        const firm = listed(firmId)
        if (!firm) throw new Invalid({ firm: [refusals.thisFirmIsNotListed] })
        const open = await openCase(all, userId)
        if (open?.firm === firm.id) return
        if (open) throw new Invalid({ firm: [refusals.anotherFirmHasYourCase(open.firmName)] })
        const will = await willOf(all, userId)
        if (will.version !== seen.version) throw new Invalid({}, refusals.yourAnswersHaveBeenSaved)
        if (needsNobody) throw new Invalid({}, refusals.nothingInYourAnswersNeeds)
        const at = clock()
        const days = REFERRAL_DAYS * DAY_MS
        if ((await all.referrals.count(userId, new Date(at.getTime() - days))) >= MOST_CASES)
          throw new Invalid({}, refusals.youHaveSentYourCase(MOST_CASES, REFERRAL_DAYS))
        const endsAt = new Date(at.getTime() + days)
        const words = referralConsent(firm.name)
        const id = await all.referrals.give(userId, { firm: firm.id, firmName: firm.name, words, at, endsAt })
        if (id === undefined) throw new Invalid({}, refusals.yourCaseHasBeenSent)
        await all.audit.add(userId, 'sent the case to a law firm', at)
        const mail = caseForFirmMail(firm.email, { id, until: formatLondonDate(endsAt), homeUrl: homeUrl() })
        await enqueueMail(all.outbox, 'a case for a firm', mail)
      })
      return read(userId)
    },

    /** The firm sees nothing from now on. A repeat is harmless. */
    takeBack: async (userId: number): Promise<ReferralReply> => {
      await changing(userId, async (all) => {
        const open = await openCase(all, userId)
        if (open && (await all.referrals.end(open.id, 'customer', clock())))
          await all.audit.add(userId, 'took the case back from a law firm', clock())
      })
      return read(userId)
    },

    /** Agrees to a clause in the words that were read, or declines it. Throws Invalid where it is not offered any more. */
    settle: async (
      userId: number,
      { reply: replyId, agree, words }: { reply: number; agree: boolean; words: string },
    ): Promise<ReferralReply> => {
      await changing(userId, async (all) => {
        await openCase(all, userId)
        const will = await willOf(all, userId)
        for (const referral of await all.referrals.list(userId)) {
          const reply = (await all.referrals.replies(referral)).find(({ id }) => id === replyId)
          if (!reply?.clause) continue
          const { clause } = reply
          const state = stateOf(reply, referral, will)
          // Whoever declines twice, or agrees in two tabs, meant it once.
          if (state === (agree ? 'agreed' : 'declined')) return
          if (clause.words !== words) throw new Invalid({}, refusals.theseAreNotTheWordsOfTheFirm)
          if (agree && state !== 'offered') throw new Invalid({}, notOffered[state])
          if (!(await all.referrals.settle(referral, replyId, agree ? 'agreed' : 'declined', clock())))
            throw new Invalid({}, notOffered[state === 'offered' ? 'declined' : state])
          await all.audit.add(
            userId,
            agree ? 'agreed to a clause of a law firm' : 'declined a clause of a law firm',
            clock(),
          )
          if (!agree) return
          const on = today()
          const { cleared: _before, ...answers } = will
          await save(all, userId, {
            ...answers,
            addedClause: { firm: referral.firmName, sraNumber: clause.sraNumber, words: clause.words, on },
            // What the firm said of the answers before does not hold for a will with another clause.
            ...(clause.clears && {
              cleared: clause.advice.map(
                (advice) => ({ ...advice, firm: referral.firmName, by: reply.by, on }) as ClearedAdvice,
              ),
            }),
          })
          return
        }
        throw new NotFound(refusals.thereIsNoSuchClause)
      })
      return read(userId)
    },

    /** Takes the clause out of the will. A repeat is harmless. */
    takeOut: async (userId: number): Promise<ReferralReply> => {
      await changing(userId, async (all) => {
        const { addedClause, cleared: _cleared, ...answers } = await willOf(all, userId)
        if (!addedClause) return
        await save(all, userId, answers)
        await all.audit.add(userId, 'took out the clause of a law firm', clock())
      })
      return read(userId)
    },
  }
}
