/**
 * Saves of the will: one after another, each on the version that the one before it made. A step that cannot reach the server is
 * stored (unsaved.ts) and sent later (send-unsaved.ts).
 */

import type { Attest, NoteSigning, PlanSigning, RevokeWill } from '#core/api/after-signing.ts'
import type { LetterGiven } from '#core/api/documents.ts'
import type { AskForRole } from '#core/api/roles.ts'
import type { Agree, ChangedPart } from '#core/api/wills.ts'
import type { StepName } from '#core/journey/steps.ts'
import {
  asStored,
  type ItemList,
  type ItemOf,
  itemCall,
  type NewItem,
  withChangedItem,
  withItem,
  withoutItem,
} from '#core/will/changes.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { withSavedPart } from './changed-part.ts'
import { ApiError, call, isNotFound } from './http.ts'
import { changePlan, shownPlan } from './plan.ts'
import { putReadings } from './readings.ts'
import { setSaveStatus } from './unsaved.ts'
import { currentWill, putNewerWill, putRealWill, queryClient, realWill, reloadForm, willChanged } from './will.ts'

/** Held for the tab: the save that the next one waits for. */
let lastSave: Promise<unknown> = Promise.resolve()

let waiting = 0

/** Resolves once the saves that are under way have been answered and drawn; undefined: none is, or the tab shows a plan, of which none are. Never rejects. */
export const savesUnderWay = (): Promise<void> | undefined =>
  // The page hears of a newer will in a task of its own.
  waiting > 0 && !shownPlan() ? lastSave.then(() => new Promise((drawn) => setTimeout(drawn))) : undefined

const ended = (): void => {
  waiting -= 1
}

/** Runs saves one after another: each sends the version that the one before it made. */
const afterLastSave = <T>(save: () => Promise<T>): Promise<T> => {
  waiting += 1
  const turn = lastSave.then(save)
  lastSave = turn.then(ended, ended)
  return turn
}

/** Runs a save and shows its status, or that another one waits. A failure resets the status and is left to the caller. */
export const withSaveStatus = async <T>(save: () => Promise<T>): Promise<T> => {
  setSaveStatus({ is: 'saving' })
  let done: 'saved' | 'idle' = 'idle'
  try {
    const result = await afterLastSave(save)
    // Another plan has not reached the server: it waits on this device.
    if (!shownPlan()) done = 'saved'
    return result
  } finally {
    setSaveStatus({ is: waiting > 0 ? 'saving' : done })
  }
}

/** Changes the plan at once, where the tab shows one. Else the will is saved in its turn, whatever the tab shows by then. */
const saveShown = async <T>(inPlan: (plan: Will) => T, save: () => Promise<T>): Promise<T> => {
  const plan = shownPlan()
  if (!plan) return withSaveStatus(save)
  const done = inPlan(plan.will)
  setSaveStatus({ is: waiting > 0 ? 'saving' : 'idle' })
  return done
}

/** Saves the answers of a step on the will of the save before it. `typedOn`: the version they were typed on, where that is older. */
export const saveStep = (step: StepName, part: (will: Will) => ChangedPart, typedOn?: number): Promise<void> =>
  saveShown(
    (plan) => changePlan(withSavedPart(plan, part(plan))),
    async () => {
      const will = realWill()
      const body = { step, version: typedOn ?? will.version, will: part(will) }
      putRealWill((await call('POST /api/form', { body, will: will.id })).will)
    },
  )

type Stale = { will: Will }

/** The newer will that a 409 reply carries; undefined for any other error. */
export const newerWill = (error: unknown): Will | undefined =>
  error instanceof ApiError && error.status === 409 && typeof error.body === 'object' && error.body !== null
    ? (error.body as Partial<Stale>).will
    : undefined

/** On a conflict, tries once more on the newer will. Only for what overwrites nothing, and where no page asks then which to keep. */
const retryOnNewer = async <T>(save: () => Promise<T>, isAsked = () => false): Promise<T> => {
  try {
    return await save()
  } catch (error) {
    const newer = newerWill(error)
    if (!newer) throw error
    putNewerWill(newer)
    if (isAsked()) throw error
    return save()
  }
}

type ChangeOfWill = (will: Will) => Will

const postWholeWill = async (change: ChangeOfWill): Promise<void> => {
  const will = realWill()
  const body = { version: will.version, will: editable(change(will)) }
  putRealWill((await call('POST /api/wills/wills/groupAssetsUpdate', { body, will: will.id })).will)
}

const inPlan = (change: ChangeOfWill) => (plan: Will) => changePlan(change(plan))

/** Saves a choice of people on the whole will. On a conflict it is applied to the newer will. `isAsked`: a page asks then which to keep. */
export const saveWhole = (change: ChangeOfWill, isAsked?: () => boolean): Promise<void> =>
  saveShown(inPlan(change), () => retryOnNewer(() => postWholeWill(change), isAsked))

/** Saves answers that may replace others. On a conflict the save is refused. */
export const saveAnswers = (change: ChangeOfWill): Promise<void> =>
  saveShown(inPlan(change), () => postWholeWill(change))

/** Makes the answers of an earlier version the newest. Returns the version that they replace. */
export const restoreWill = (earlier: number): Promise<number> =>
  withSaveStatus(async () => {
    const will = realWill()
    const body = { version: will.version, earlier }
    putRealWill((await call('POST /api/account/history/restore', { body, will: will.id })).will)
    return will.version
  })

/** Completes the lasting powers of attorney, or reopens them. */
export const settleLpas = (to: 'complete' | 'reopen'): Promise<void> =>
  withSaveStatus(async () => {
    const will = realWill()
    const done =
      to === 'complete'
        ? call('POST /api/wills/lpa/complete', { body: { version: will.version }, will: will.id })
        : call('POST /api/wills/lpa/reopen', { will: will.id })
    putRealWill((await done).will)
    // The same version of the will now has other documents.
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

const saveAboutSigned = <Reply extends { will: Will }>(ask: (will: Will) => Promise<Reply>): Promise<Reply> =>
  withSaveStatus(async () => {
    const reply = await ask(realWill()).catch(async (error: unknown) => {
      // It may be refused for what the page does not know: the reply to an earlier press was lost.
      if (error instanceof ApiError && !newerWill(error)) await willChanged()
      throw error
    })
    putRealWill(reply.will)
    return reply
  })

const makeDocumentsAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['documents'] })

/** Runs a call about the signed will. What it says of the will stands in documents too: those are made anew while the page goes on. */
const aboutSigned = async <Reply extends { will: Will }>(ask: (will: Will) => Promise<Reply>): Promise<Reply> => {
  const reply = await saveAboutSigned(ask)
  void makeDocumentsAnew()
  return reply
}

/** Keeps when the will was signed, in front of whom, and where it is. */
export const noteSigning = async (noted: NoteSigning): Promise<void> => {
  await aboutSigned((will) => call('POST /api/signing', { body: noted, will: will.id }))
}

/** The will was not signed after all. */
export const takeBackSigning = async (): Promise<void> => {
  await aboutSigned(({ id, earlierSignings = [] }) =>
    call('DELETE /api/signing', { query: { earlier: earlierSignings.length }, will: id }),
  )
}

/** Notes that a letter of the pack was given to the person it is for, or takes that back. */
export const sayLetterGiven = async (said: LetterGiven): Promise<void> => {
  await saveAboutSigned((will) => call('POST /api/documents/letters', { body: said, will: will.id }))
  // The list of documents alone says that it was given.
  await makeDocumentsAnew()
}

/** Keeps the plan of a signing, of which the documents say nothing. Gives the will with it, which is not shown yet. */
export const planSigning = (plan: PlanSigning): Promise<Will> =>
  withSaveStatus(async () => (await call('POST /api/signing/plan', { body: plan, will: realWill().id })).will)

/** Gives up the plan of a signing. */
export const endSigningPlan = (): Promise<void> =>
  withSaveStatus(async () => {
    const headers = { 'X-Will-Id': String(realWill().id) }
    putRealWill((await call('DELETE /api/signing/plan', { headers })).will)
  })

/** Keeps how the will is to be signed. Its last words follow from it. */
export const attestWill = async (attestation: Attest): Promise<void> => {
  await aboutSigned((will) => call('POST /api/signing/attestation', { body: attestation, will: will.id }))
}

/** The signed will is torn up or replaced; undefined: it is not, after all. */
export const revokeSigned = async (revoked: RevokeWill | undefined): Promise<void> => {
  await aboutSigned((will) =>
    revoked
      ? call('POST /api/signing/revoked', { body: revoked, will: will.id })
      : call('DELETE /api/signing/revoked', { will: will.id }),
  )
}

/** Asks a person of the will to do their job. True when they want no mail from us, and nothing was sent. */
export const askForRole = async (asked: AskForRole): Promise<boolean> =>
  (await saveAboutSigned((will) => call('POST /api/roles/requests', { body: asked, will: will.id }))).refused

/** Whether whoever answered is who was meant. */
export const recognise = async (id: number, them: boolean): Promise<void> => {
  await saveAboutSigned((will) =>
    call('POST /api/roles/requests/{id}', { params: { id }, body: { them }, will: will.id }),
  )
}

/** Takes back what was asked of a person. */
export const takeBackRequest = async (id: number): Promise<void> => {
  await saveAboutSigned((will) => call('DELETE /api/roles/requests/{id}', { params: { id }, will: will.id }))
}

/** Agrees to a part of the will as it is shown. Refused as a save of an older version when its words have changed meanwhile. */
export const agreeToPart = (agreed: Agree): Promise<void> =>
  withSaveStatus(async () => {
    const { agreements, will } = await call('POST /api/readings', { body: agreed, will: realWill().id })
    putRealWill(will)
    putReadings(will, agreements)
  })

/** The testator confirms a will that a partner paid for. */
export const confirmWill = (): Promise<void> =>
  withSaveStatus(async () => {
    const will = realWill()
    putRealWill((await call('POST /api/pair/confirm', { body: { version: will.version }, will: will.id })).will)
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

/** Applies a saved item to the cached will. The reply holds only the version: if another save came between, the will is reloaded. */
const applyItemSave = async (before: Will, after: Will, version: number): Promise<void> => {
  if (version === before.version + 1) putRealWill({ ...after, version })
  else await reloadForm()
}

/** The uuid of an item about to be added. Stored with the unsaved answers, it makes a retry harmless. */
export const newUuid = (): string => crypto.randomUUID()

/** The items that a plan adds have ids above this many, which the will does not give meanwhile. */
const IDS_OF_PLANS = 1000

/** Adds an item and returns its id. An item with a uuid is added once, however often the reply is lost. */
export const createItem = <L extends ItemList>(list: L, item: NewItem<L>): Promise<number> => {
  const made = { uuid: newUuid(), ...item }
  return saveShown(
    (plan) => {
      const added = withItem(plan, list, asStored(made), IDS_OF_PLANS)
      changePlan(added.will)
      return added.id
    },
    () =>
      retryOnNewer(async () => {
        const will = realWill()
        const body = { ...made, version: will.version }
        const reply = await call(itemCall(list, 'create'), { body, will: will.id })
        await applyItemSave(will, withItem(will, list, made, reply.id - 1).will, reply.version)
        return reply.id
      }),
  )
}

export const updateItem = <L extends ItemList>(list: L, item: ItemOf<L>): Promise<void> =>
  saveShown(
    inPlan((plan) => withChangedItem(plan, list, asStored(item))),
    async () => {
      const will = realWill()
      const body = { ...item, version: will.version }
      const { version } = await call(itemCall(list, 'update'), { body, will: will.id })
      await applyItemSave(will, withChangedItem(will, list, item), version)
    },
  )

/** The item that a dialog changes, as it is saved now; undefined once it was removed. */
export const savedItem = <L extends ItemList>(list: L, id: number): ItemOf<L> | undefined => {
  const items: readonly ItemOf<L>[] = currentWill()[list]
  return items.find((item) => item.id === id)
}

/** Changes the item with this id. Without an id, or once it was removed elsewhere, adds it. Returns its id. */
export const saveItem = async <L extends ItemList>(
  list: L,
  item: NewItem<L>,
  id: number | undefined,
): Promise<number> => {
  // The form of an item that was removed has its id still. What is left is a new item, which TypeScript cannot tell for a generic list.
  const { id: _removed, ...answers } = { id, ...item }
  if (id === undefined || !savedItem(list, id)) return createItem(list, answers as unknown as NewItem<L>)
  await updateItem(list, { ...answers, id } as unknown as ItemOf<L>)
  return id
}

export const deleteItem = (list: ItemList, id: number): Promise<void> =>
  saveShown(
    inPlan((plan) => withoutItem(plan, list, id)),
    () =>
      retryOnNewer(async () => {
        const will = realWill()
        const body = { id, version: will.version }
        try {
          const { version } = await call(itemCall(list, 'delete'), { body, will: will.id })
          await applyItemSave(will, withoutItem(will, list, id), version)
        } catch (error) {
          // It was removed elsewhere already.
          if (!isNotFound(error)) throw error
          await reloadForm()
        }
      }),
  )
