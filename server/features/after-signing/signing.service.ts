import { isDeepStrictEqual } from 'node:util'
import type { Attest, NoteSigning, PlanSigning, RevokeWill } from '#core/api/after-signing.ts'
import type { AuditAction } from '#core/api/history.ts'
import { problemsOfAttestation, problemsOfDay, problemsOfPlan, problemsOfSigning } from '#core/rules/signing.rules.ts'
import {
  afterPlanEnded,
  afterPlanned,
  afterRevoked,
  afterSigned,
  afterTakenBack,
  isDoubtful,
} from '#core/signing/signing-state.ts'
import { doubtsOf } from '#core/signing/verdict.ts'
import { londonDay } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import type { ReadSigning, Signing } from '#core/will/signing-schema.ts'
import type { AfterSigning } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { doubtfulSigningMail } from '../../mail/templates/watch.ts'
import { refuseProblems, Stale } from '../../platform/errors.ts'
import { paperIn } from '../documents/pack-reply.ts'
import type { AskForReview } from '../reviews/reviews.service.ts'
import { packSigned, willAsSigned } from '../watch/watch.service.ts'
import { assertNotReleased, type WillsService } from '../wills/wills.service.ts'

type Deps = Means<'inTransaction' | 'enqueueMail' | 'homeUrl' | 'clock' | 'today'> & {
  readonly wills: Pick<WillsService, 'paid'>
  readonly issuedDocuments: Pick<Stores['issuedDocuments'], 'list'>
  readonly revisions: Pick<Stores['wills'], 'past' | 'at'>
  readonly askForReview: AskForReview
}

/** What the customer said of a signing. What was found of it follows from that. */
const asSaid = <S extends Partial<Signing>>({ doubts: _doubts, ...said }: S): Omit<S, 'doubts'> => said

/** Whether this is what is noted. Without where the will is kept, the signing alone is compared. */
const isNoted = ({ signing, storage: kept }: AfterSigning, read: ReadSigning | null): boolean => {
  if (!read || !signing) return !read && !signing
  const { storage = kept, ...rest } = read
  return isDeepStrictEqual(asSaid(signing), asSaid(rest)) && storage?.trim() === kept
}

/** Whether another was said meanwhile than the one it replaces, as that was read. What is said again is no other. */
const isUnread = (before: object | undefined, read: object | null | undefined, said: object | undefined): boolean =>
  read !== undefined && ![read ?? undefined, said].some((each) => isDeepStrictEqual(before, each))

/** Each throws PaymentNeeded until the will is paid for. */
export const createSigningService = (deps: Deps) => {
  const { wills, issuedDocuments, revisions, inTransaction, askForReview, enqueueMail, homeUrl, clock, today } = deps
  /** The signing as it is kept: with what speaks against its witnesses in the will that was signed. Throws Invalid. */
  const judged = async (userId: number, will: Will, signing: Signing, storage: string): Promise<Signing> => {
    const packs = await issuedDocuments.list(userId)
    const pack = packSigned(packs, signing)
    const isMade = signing.fingerprint === undefined || paperIn(packs, signing) !== undefined
    if (!isMade) refuseProblems([{ field: 'fingerprint', code: 'SELECT_OPTION' }])
    if (!pack) refuseProblems([{ field: 'fingerprint', code: 'NOT_DOWNLOADED' }])
    refuseProblems(problemsOfSigning({ ...signing, storage }, today(), pack && londonDay(pack.made)))
    const doubts = doubtsOf(await willAsSigned({ wills: revisions }, userId, { ...will, signing }, packs), signing)
    return { ...signing, ...(doubts.length > 0 && { doubts }) }
  }

  /** Tells the customer of a signing in doubt. Said again with the same doubts, it is not told again. */
  const tellOfDoubt = async (stores: Stores, userId: number): Promise<void> => {
    const user = await stores.users.find(userId)
    if (user) await enqueueMail(stores.outbox, 'a signing in doubt', doubtfulSigningMail(user, homeUrl()))
  }

  /** Changes what is said of the signing. Undefined from `change`: it was made from what is no longer so. */
  const change = async (
    userId: number,
    action: AuditAction | undefined,
    next: (before: AfterSigning) => AfterSigning | undefined,
    then?: (stores: Stores, userId: number) => Promise<void>,
  ): Promise<Will> => {
    await wills.paid(userId)
    let stale = false
    await inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      await stores.wills.setAfterSigning(userId, (before) => {
        assertNotReleased(before)
        const after = next(before)
        stale = after === undefined
        return after ?? before
      })
      if (stale) return
      if (action) await stores.audit.add(userId, action, clock())
      await then?.(stores, userId)
    })
    const will = await wills.paid(userId)
    if (stale) throw new Stale(will)
    return will
  }

  return {
    /**
     * Keeps when the will was signed, in front of whom and where it is, and ends the plan. Saying it again replaces it, unless it
     * was signed again. What speaks against the witnesses is kept with it, and written to the customer once. Throws Stale where another
     * signing was said meanwhile than the one it replaces, and Invalid, also when no will was downloaded that could have been signed.
     */
    note: async (userId: number, { storage, over, ...said }: NoteSigning): Promise<Will> => {
      const signing = await judged(userId, await wills.paid(userId), said, storage)
      const isOther = (before: AfterSigning) =>
        over !== undefined && ![over, { ...said, storage }].some((each) => isNoted(before, each))
      let toldBefore = false
      return change(
        userId,
        'noted the signing',
        (before) => {
          toldBefore = isDeepStrictEqual(before.signing?.doubts, signing.doubts)
          return isOther(before) ? undefined : afterSigned(before, signing, storage)
        },
        async (stores) => {
          if (!isDoubtful(signing)) await askForReview(stores, userId)
          else if (!toldBefore) await tellOfDoubt(stores, userId)
        },
      )
    },

    /**
     * Forgets the last signing: the will was not signed after all. With the number of signings before it, only that one: a repeated
     * request does not forget the one before.
     */
    takeBack: async (userId: number, earlier: number | undefined): Promise<Will> => {
      const before = await wills.paid(userId)
      const isTakenBack = ({ signing, earlierSignings = [] }: Pick<Will, 'signing' | 'earlierSignings'>) =>
        signing === undefined || (earlier ?? earlierSignings.length) !== earlierSignings.length
      if (isTakenBack(before)) return before
      return change(userId, 'took back the note of the signing', (facts) =>
        isTakenBack(facts) ? facts : afterTakenBack(facts),
      )
    },

    /** Keeps a plan. Throws Stale when the plan was changed meanwhile, and Invalid. */
    plan: async (userId: number, plan: PlanSigning): Promise<Will> => {
      refuseProblems(problemsOfPlan(plan))
      const { signingPlan } = await wills.paid(userId)
      return change(userId, signingPlan ? undefined : 'planned the signing', (before) => afterPlanned(before, plan))
    },

    /** Forgets the plan. */
    endPlan: async (userId: number): Promise<Will> => {
      const before = await wills.paid(userId)
      if (before.signingPlan === undefined) return before
      return change(userId, 'gave up a planned signing', afterPlanEnded)
    },

    /**
     * Keeps how the will is to be signed: its last clause and its attestation say it. Throws Stale where another was said meanwhile
     * than the one it replaces, and Invalid.
     */
    attest: async (userId: number, { over, ...said }: Attest): Promise<Will> => {
      refuseProblems(problemsOfAttestation(said))
      const attestation = Object.keys(said).length === 0 ? undefined : said
      return change(userId, undefined, ({ attestation: before, ...rest }) =>
        isUnread(before, over, attestation) ? undefined : { ...rest, ...(attestation && { attestation }) },
      )
    },

    /** The signed will counts no more, or again after all. Throws Stale where that was said otherwise meanwhile, and Invalid. */
    revoke: async (userId: number, said: RevokeWill | undefined): Promise<Will> => {
      const revoked = said && { on: said.on, how: said.how }
      const before = await wills.paid(userId)
      if (!before.signing) refuseProblems([{ field: 'signing', code: 'NOT_SIGNED_YET' }])
      if (revoked) refuseProblems(problemsOfDay(revoked.on, today()))
      const action = revoked ? 'withdrew a signed will' : 'took back a withdrawn will'
      return change(userId, action, (facts) =>
        isUnread(facts.signing?.revoked, said?.over, revoked) ? undefined : afterRevoked(facts, revoked),
      )
    },
  }
}
