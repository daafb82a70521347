import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type FormReply, isRouteName, type SaveReply, type StepSave, saved, type WholeSave } from '#core/api/wills.ts'
import type { RouteName } from '#core/journey/pages.ts'
import { problemsOfStep } from '#core/journey/walk.ts'
import { messages } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import {
  asStored,
  type ItemList,
  type ItemOf,
  lastPersonNamed,
  type NewItem,
  withChangedItem,
  withFirmWorkOf,
  withItem,
  withoutItem,
} from '#core/will/changes.ts'
import { withColours } from '#core/will/colours.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { editable } from '#core/will/new-will.ts'
import type { Firm, Will } from '#core/will/schema.ts'
import { chosenBefore } from '#words/en/death.ts'
import { refusals } from '#words/en/refusals.ts'
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
import {
  newProblemsOfItems,
  problemsOfContact,
  problemsOfFirm,
  problemsOfItem,
  problemsOfParts,
  repeatedIdsIn,
  unknownIdsIn,
  unknownInWill,
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
    if (!found) throw new NotFound(refusals.youHaveNotStartedAWill)
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

type Version = number | undefined

const notThere = () => new NotFound(refusals.thisIsNotInYourWill)

const itemOf = <L extends ItemList>(will: Will, list: L, id: number): ItemOf<L> => {
  const items: readonly ItemOf<L>[] = will[list]
  const found = items.find((item) => item.id === id)
  if (!found) throw notThere()
  return found
}

const madeBefore = <L extends ItemList>(will: Will, list: L, uuid: string | undefined): ItemOf<L> | undefined => {
  const items: readonly ItemOf<L>[] = will[list]
  return uuid === undefined ? undefined : items.find((item) => item.uuid === uuid)
}

/** Throws Invalid when the key of an earlier request comes with another body. */
const refuseOtherBody = (will: Will, list: ItemList, uuid: string): void => {
  const other = will[list].some((item) => item.uuid !== uuid && item.uuid?.startsWith(uuid.slice(0, KEY_LETTERS)))
  if (other) throw new Invalid({ 'idempotency-key': ['IDEMPOTENCY_KEY_USED'] }, `${messages.IDEMPOTENCY_KEY_USED}.`)
}

/** The colour in the picture, which a request that changes an item need not repeat. */
const colourOf = (item: object): { colour?: number } =>
  'colour' in item && typeof item.colour === 'number' ? { colour: item.colour } : {}

/** Whether the item has these answers, whatever its place in the list. */
const hasAnswers = <L extends ItemList>({ id: _id, ...stored }: ItemOf<L>, sent: NewItem<L>): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify({ order: stored.order, ...colourOf(stored), ...sent })))

export type ItemsService = ReturnType<typeof createItemsService>

export const createItemsService = (wills: WillsService) => ({
  /**
   * A request with the same uuid or key as an earlier one returns the item that the earlier one made. With other answers, the
   * same uuid changes that item, and the same key throws Invalid: neither loses what was typed last.
   */
  create: async <L extends ItemList>(
    userId: number,
    list: L,
    sent: NewItem<L>,
    version: Version,
    key: string | undefined,
  ): Promise<{ id: number; version: number }> => {
    const keyed = sent.uuid === undefined && key !== undefined
    const uuid = keyed ? uuidOfKey(key, sent) : sent.uuid
    const item = asStored(uuid === undefined ? sent : { ...sent, uuid })
    const { will: now } = await wills.stored(userId)
    const before = madeBefore(now, list, uuid)
    if (before && (keyed || hasAnswers(before, item))) return { id: before.id, version: now.version }

    const { will, id } = await wills.change(userId, version, (current, today) => {
      if (keyed && uuid !== undefined) refuseOtherBody(current, list, uuid)
      const again = madeBefore(current, list, uuid)
      if (again) {
        if (keyed || hasAnswers(again, item)) return { will: current, id: again.id }
        const changed = { ...again, ...item }
        refuseProblems(problemsOfItem(current, list, changed, today))
        return { will: withChangedItem(current, list, changed), id: again.id }
      }
      refuseProblems(problemsOfItem(current, list, item, today))
      return withItem(current, list, item, list === 'persons' ? lastPersonNamed(current) : 0)
    })
    return { id, version: will.version }
  },

  update: async <L extends ItemList>(
    userId: number,
    list: L,
    sent: ItemOf<L>,
    version: Version,
  ): Promise<{ version: number }> => {
    const { will } = await wills.change(userId, version, (current, today) => {
      const stored = itemOf(current, list, sent.id)
      const { uuid, order } = stored
      const item = asStored({
        ...(uuid && { uuid }),
        ...(order !== undefined && { order }),
        ...colourOf(stored),
        ...sent,
      })
      refuseProblems(problemsOfItem(current, list, item, today))
      return { will: withChangedItem(current, list, item) }
    })
    return { version: will.version }
  },

  remove: async (userId: number, list: ItemList, id: number, version: Version): Promise<{ version: number }> => {
    const { will } = await wills.change(userId, version, (current) => {
      itemOf(current, list, id)
      return { will: withoutItem(current, list, id) }
    })
    return { version: will.version }
  },
})

/** Letters at the start of such a uuid that stand for the key; the others stand for the body. */
const KEY_LETTERS = 18

/** A uuid (version 8) derived from the Idempotency-Key and the body, so that a repeated request finds the item it made. */
export const uuidOfKey = (key: string, body: object): string => {
  const keyHex = hash('sha256', key, 'hex')
  const bodyHex = hash('sha256', JSON.stringify(body), 'hex')
  return `${keyHex.slice(0, 8)}-${keyHex.slice(8, 12)}-8${keyHex.slice(12, 15)}-8${bodyHex.slice(0, 3)}-${bodyHex.slice(3, 15)}`
}
