import { type FormReply, isRouteName, type SaveReply, type StepSave, saved, type WholeSave } from '#core/api/wills.ts'
import type { RouteName } from '#core/journey/pages.ts'
import { problemsOfStep } from '#core/journey/walk.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { withFirmWorkOf } from '#core/will/changes.ts'
import { withColours } from '#core/will/colours.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { editable } from '#core/will/new-will.ts'
import type { Firm, Will } from '#core/will/schema.ts'
import { chosenBefore } from '#words/en/death.ts'
import type { UserStore } from '../../db/repositories/users.store.ts'
import type { StoredWill, WillEntry, WillStore } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import {
  Invalid,
  NotFound,
  NotSignedIn,
  PaymentNeeded,
  refuseProblems,
  Stale,
  WillTooLarge,
} from '../../platform/errors.ts'
import type { CountAttempt } from '../../platform/rate-limit.ts'
import { repeatedIdsIn, unknownIdsIn, unknownInWill } from './references.ts'
import {
  newProblemsOfItems,
  problemsOfContact,
  problemsOfFirm,
  problemsOfParts,
  withAnswers,
  withDayOfFirm,
  withPart,
  withValuesOf,
} from './save.rules.ts'

/** Attempts of a change without a version when other saves come first. */
const ATTEMPTS = 5

type Deps = Means<'inTransaction' | 'clock' | 'today'> & {
  readonly wills: WillStore
  readonly users: UserStore
  readonly roleLinks: Pick<Stores['roleLinks'], 'countKept'>
  /** The law firm on offer, if there is one. */
  readonly firm: Firm | undefined
  /** The parts of a will on offer, of those that can be switched off. */
  readonly parts: readonly OfferedPart[]
  /** Counts a save of an account. Throws TooManyRequests. */
  readonly countSave: CountAttempt
}

/** Bytes of the answers of one will, as they are stored. A will with everything in it takes about 5,000. */
export const MAX_WILL_BYTES = 200_000

/**
 * What was opened to others after a death stays as it was: an heir with the password would take it from them. Whoever is alive says so
 * first. @throws Invalid
 */
export const assertNotReleased = ({ release }: Pick<Will, 'release'>): void => {
  if (release?.released) throw new Invalid({}, chosenBefore)
}

const bytesOf = (will: Will): number => Buffer.byteLength(JSON.stringify(editable(will)))

/** A will that is too large may still become smaller. Throws WillTooLarge when this many bytes would follow it. */
const assertSize = (before: Will, bytes: number): void => {
  if (bytes > MAX_WILL_BYTES && bytes >= bytesOf(before)) throw new WillTooLarge(MAX_WILL_BYTES)
}

export type WillsService = ReturnType<typeof createWillsService>

export const createWillsService = (deps: Deps) => {
  const { wills, users, roleLinks, inTransaction, firm, parts, countSave, clock, today } = deps
  const stored = async (userId: number): Promise<StoredWill> => {
    const found = await wills.find(userId)
    if (!found) throw new NotFound('You have not started a will. Start one first.')
    return found
  }

  const change = async <C extends { will: Will }>(
    userId: number,
    version: number | undefined,
    make: (will: Will, today: Day) => C,
  ): Promise<C> => {
    await countSave(String(userId))
    for (let attempt = 1; ; attempt += 1) {
      const { will } = await stored(userId)
      assertNotReleased(will)
      if (version !== undefined && version !== will.version) throw new Stale(will)
      const asked = make(will, today())
      if (asked.will === will) return asked
      const made = { ...asked, will: withFirmWorkOf(will, asked.will) }
      refuseProblems(problemsOfParts(will, made.will, parts))
      const saved = await wills.save(userId, made.will, clock(), (bytes) => assertSize(will, bytes))
      if (saved) return { ...made, will: saved }
      if (version !== undefined || attempt === ATTEMPTS) throw new Stale((await stored(userId)).will)
    }
  }

  const reply = async (changing: Promise<{ will: Will }>): Promise<SaveReply> => saved((await changing).will)

  const assertKnownIds = (before: Will, will: Will) =>
    refuseProblems([
      ...unknownIdsIn(before, will),
      ...unknownInWill(before, will),
      ...problemsOfFirm(before, will, firm),
    ])

  return {
    init: (userId: number): Promise<number> => wills.init(userId, clock()),
    list: (userId: number): Promise<WillEntry[]> => wills.list(userId),
    /** Throws NotFound when the owner has no will. */
    stored,
    /** The owner's will once it is paid for. Throws PaymentNeeded before. */
    paid: async (userId: number): Promise<Will> => {
      const { will } = await stored(userId)
      if (will.paid !== 1) throw new PaymentNeeded()
      return will
    },
    /**
     * Changes the owner's will. With a version, throws Stale when it is not the current one; without, the change is repeated
     * on the current version. Throws TooManyRequests above the saves of a minute, WillTooLarge, and Invalid where it adds a part
     * that is not on offer or the will was released.
     */
    change,

    form: async (userId: number): Promise<FormReply> => {
      const [owner, { will }, names] = await Promise.all([users.find(userId), stored(userId), wills.visited(userId)])
      if (!owner) throw new NotSignedIn()
      // A page knows its own language.
      const { language: _chosen, ...user } = owner
      const keepsAnswers = will.version === 0 && (await roleLinks.countKept(userId)) > 0
      return { user, will, visited: names.filter(isRouteName), ...(keepsAnswers && { keepsAnswers }) }
    },

    /** Keeps which steps and pages the customer has been shown, apart from the answers. */
    noteVisited: (userId: number, names: readonly RouteName[]): Promise<void> =>
      inTransaction((on) => on.wills.addVisited(userId, names)),

    saveStep: (userId: number, { step, version, will: part }: StepSave): Promise<SaveReply> =>
      reply(
        change(userId, version, (before, day) => {
          const will = withPart(before, part)
          assertKnownIds(before, will)
          refuseProblems([...problemsOfContact(before, will), ...problemsOfStep(step, will, day)])
          // After the step's own problems, because a page has its own names for problems of its items.
          refuseProblems(newProblemsOfItems(before, will, day))
          return { will: withDayOfFirm(before, will, day) }
        }),
      ),

    /** All answers of another plan, which may have items of its own. The server-owned fields stay. Throws as a save does. */
    adopt: (userId: number, { version, will: answers }: WholeSave): Promise<SaveReply> =>
      reply(
        change(userId, version, (before, day) => {
          // A plan that was made before anything was said to be worth something takes nothing away.
          const will = withAnswers(before, answers.values ? answers : withValuesOf(before, answers))
          refuseProblems([
            ...repeatedIdsIn(will),
            ...unknownInWill(before, will),
            ...problemsOfFirm(before, will, firm),
            ...problemsOfContact(before, will),
            ...newProblemsOfItems(before, will, day),
          ])
          return { will: withDayOfFirm(before, withColours(will), day) }
        }),
      ),

    saveWhole: (userId: number, { version, will: answers }: WholeSave): Promise<SaveReply> =>
      reply(
        change(userId, version, (before, day) => {
          const will = withAnswers(before, answers)
          assertKnownIds(before, will)
          refuseProblems([...problemsOfContact(before, will), ...newProblemsOfItems(before, will, day)])
          return { will: withDayOfFirm(before, will, day) }
        }),
      ),
  }
}
