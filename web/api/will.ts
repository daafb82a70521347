/** The will in the browser: one copy, in the query cache, replaced by the reply to each save. */
import { QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormReply } from '#core/api/wills.ts'
import { destinationAt } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { beginEditing, continueAt } from '#core/journey/visit.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import type { Will } from '#core/will/schema.ts'
import { openAccountStorage } from './browser-key.ts'
import { ApiError, call, FORM, get, isNotFound, OfflineError, sessionEnded } from './http.ts'
import { restoreShownPlan, shownPlan, useShownPlan } from './plan.ts'
import { type Plan, storage } from './storage.ts'
import { today } from './today.ts'
import { addVisited, markVisited, visitNow } from './visits.ts'

/** The cache of the tab. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // Without a network it fails, and says so. Once there is one it is asked again.
      networkMode: 'offlineFirst',
    },
  },
})

type ToldOfNewer = (newer: Will) => void
const toldOfNewer = new Set<ToldOfNewer>()

/**
 * Has a page told of each will that comes from the server and may have answers of another tab or device, before it replaces the
 * will on screen. Returns a function that ends it.
 */
export const watchNewer = (told: ToldOfNewer): (() => void) => {
  toldOfNewer.add(told)
  return () => toldOfNewer.delete(told)
}

const tellOfNewer = (newer: Will): void => {
  if (shownPlan()) return
  for (const told of toldOfNewer) told(newer)
}

const fetchForm = async (): Promise<FormReply> => {
  const ask = () => get(FORM)
  try {
    const form = await ask()
    const known = knownForm()?.will
    // A save that was answered meanwhile is newer than this reply.
    if (known && known.id === form.will.id && known.version > form.will.version) return { ...form, will: known }
    tellOfNewer(form.will)
    return form
  } catch (error) {
    // The connection may have failed between registering and creating the will.
    if (!isNotFound(error)) throw error
    await call('POST /api/wills/init')
    return ask()
  }
}

/** The key holds the user, so that no customer is shown another customer's cached will. */
const formQuery = (user = storage.user.id()) => ({ queryKey: ['form', user], queryFn: fetchForm })

/** The user and will of this tab, once they have come. */
export const knownForm = (): FormReply | undefined => queryClient.getQueryData<FormReply>(formQuery().queryKey)

/** The plan that the tab shows stands in the place of the will. What the customer has paid for holds for both. */
const withShownPlan = (form: FormReply, plan: Plan | undefined): FormReply =>
  plan ? { ...form, will: plan.will } : form

/** The customer for whom the page came. */
let shownTo: number | undefined

/** The signed-in user and their will, fetched once. */
export const loadForm = async (): Promise<FormReply> => {
  shownTo = storage.user.id()
  try {
    const known = knownForm()
    const [form] = await Promise.all([queryClient.ensureQueryData(formQuery()), openAccountStorage()])
    // What is known already was stored when it came: to encrypt it again at every page would hold the page up.
    if (form !== known) {
      if (storage.user.id() === form.user.id) {
        storage.user.set(form.user)
        addVisited(form.visited ?? [])
      }
      storage.will.set(form.will)
    }
    restoreShownPlan()
    return withShownPlan(form, shownPlan())
  } catch (error) {
    storage.will.clear()
    const kept = error instanceof OfflineError ? await keptForm() : undefined
    if (!kept) throw error
    queryClient.setQueryData(formQuery().queryKey, kept)
    return kept
  }
}

/** Without a network the pages of a signing go on with the names that were kept for them. No other page gets them. */
const keptForm = async (): Promise<FormReply | undefined> => {
  if (!location.pathname.startsWith(SIGNING_DAY_PATH)) return undefined
  const { keptForTable } = await import('./kept-for-table.ts')
  return (await keptForTable(storage.user.id()))?.form
}

/**
 * Fetches again, after a change that the server decides, such as a payment: whatever the clock of the device says, and also where one
 * that was asked for before is on its way.
 */
export const reloadForm = (): Promise<FormReply> => {
  const form = formQuery()
  return queryClient.getQueryCache().build(queryClient, form).fetch(form, { cancelRefetch: true })
}

/**
 * The signed-in user and their will, for a page that says where the will stands: what the tab knows of it is shown, and asked for again,
 * since another device may have paid for it or noted its signing.
 */
export const loadFormAnew = async (): Promise<FormReply> => {
  const known = knownForm()
  const form = await loadForm()
  if (known) void reloadForm().catch(() => undefined)
  return form
}

/**
 * Loads the will after a change that the server made. The change is done and must not seem to have failed: a will that cannot be loaded
 * now is loaded by the next page that shows it.
 */
export const willChanged = async (): Promise<void> => {
  await reloadForm().catch(() => queryClient.invalidateQueries({ queryKey: formQuery().queryKey, refetchType: 'none' }))
}

export const forgetForm = (): void => queryClient.clear()

/** Pages that were shown without the server knowing: it was out of reach. Of the customer with this id, held for the tab. */
let untold: { readonly user: number | undefined; readonly names: ReadonlySet<RouteName> } = {
  user: undefined,
  names: new Set(),
}

/**
 * Tells the server which page is shown, for the customer's next log-in on any device. It adds to what it knows, so neither another
 * tab nor a save comes in between. What cannot be sent goes with the next page.
 */
export const tellVisited = async (name: RouteName): Promise<void> => {
  const { queryKey } = formQuery()
  const form = queryClient.getQueryData<FormReply>(queryKey)
  if (!form) return
  const before = untold.user === form.user.id ? untold.names : new Set<RouteName>()
  const visited = [...before, name].filter((each) => !form.visited?.includes(each))
  untold = { user: form.user.id, names: new Set(visited) }
  if (visited.length === 0) return
  try {
    await call('POST /api/wills/visited', { body: { visited }, will: form.will.id })
  } catch (error) {
    if (error instanceof ApiError || error instanceof OfflineError) return
    throw error
  }
  if (untold.user === form.user.id) untold = { ...untold, names: new Set() }
  queryClient.setQueryData<FormReply>(
    queryKey,
    (now) => now && { ...now, visited: [...new Set([...(now.visited ?? []), ...visited])] },
  )
}

/**
 * A page shows the will of the customer for whom it came, also after a log-out or a refusal of their session, until the next page is
 * there: so do its parts that come meanwhile.
 */
const useLoaded = (): FormReply => {
  const [query] = useState(() => formQuery(storage.user.id() ?? shownTo))
  const { data } = useQuery(query)
  if (!data) throw new Error('This page was shown before the will was loaded')
  return data
}

/** The will itself, also while the tab shows another plan. */
export const useRealWill = (): Will => useLoaded().will

/** The loaded user and will. Only under a route whose loader has awaited `loadForm`. */
export const useForm = (): FormReply => {
  const data = useLoaded()
  const plan = useShownPlan()
  return withShownPlan(data, plan)
}

/** The will itself, also while the tab shows another plan. */
export const realWill = (): Will => {
  const form = knownForm()
  // It is there until the session ends. What was pressed before comes to its turn after that.
  if (!form) throw sessionEnded()
  return form.will
}

export const currentWill = (): Will => shownPlan()?.will ?? realWill()

/** Stores the will again, after its key was forgotten. */
export const keepWill = (): void => {
  const form = knownForm()
  if (form) storage.will.set(form.will)
}

/** Replaces the will itself, also while the tab shows another plan. */
export const putRealWill = (will: Will): void => {
  storage.will.set(will)
  queryClient.setQueryData<FormReply>(formQuery().queryKey, (form) => form && { ...form, will })
}

/** Replaces an older will by the one that the server answered a save with, once the page that asks which answers to keep is left. */
export const putIfNewer = (newer: Will): void => {
  const known = knownForm()?.will
  if (known?.id === newer.id && known.version < newer.version) putRealWill(newer)
}

/** Replaces the will itself by one that was saved in another tab or on another device. */
export const putNewerWill = (newer: Will): void => {
  tellOfNewer(newer)
  putRealWill(newer)
}

/** Replaces the will on screen. A plan is changed by the save queue alone. */
export const putWill = (will: Will): void => {
  if (!shownPlan()) putRealWill(will)
}

/** Whether a page of the product has this address, for signed-in customers or for anyone. */
const isAddressOfPage = (address: string): boolean => {
  const to = destinationAt(address.replace(/[?#].*/, ''))
  return to !== undefined && (to.name !== undefined || to.for !== 'visitors')
}

/** The first step after a log-in, until it has greeted the customer. Held for the tab. */
let greeted: { readonly isSeenBefore: boolean } | undefined

/** What the first step that is shown after a log-in can say of it. Once. */
export const takeGreeting = (): { readonly isSeenBefore: boolean } | undefined => {
  const first = greeted
  greeted = undefined
  return first
}

/** The step at which a customer continues after a log-in. It is marked as visited; no step that was not shown is. */
export const stepToContinue = ({ will, visited = [] }: FormReply): StepName => {
  addVisited(visited)
  const step = continueAt({ ...visitNow(will, undefined), will })
  greeted = { isSeenBefore: visited.includes(step) }
  markVisited(step)
  return step
}

/** The address at which a customer continues after a log-in: the page they asked for before it, else the step of their will. */
export const pathToContinue = (form: FormReply, askedFor = storage.afterLogIn.get()): string => {
  const step = stepToContinue(form)
  storage.afterLogIn.clear()
  if (askedFor !== undefined && isAddressOfPage(askedFor)) return askedFor
  return form.keepsAnswers ? '/account' : pathOf(step)
}

/**
 * The last change that was started from the summary, the will before it, and the part of the will that was being read. Held for
 * the tab.
 */
export type Edit = { readonly step: StepName; readonly before: Will; readonly part?: PartId | undefined }
let lastEdit: Edit | undefined

/** The change from which the customer comes back to the summary, once. */
export const takeLastEdit = (): Edit | undefined => {
  const edit = lastEdit
  lastEdit = undefined
  return edit
}

/** The address of the summary as all answers on one page. */
export const ALL_ANSWERS = `${pathOf('will.summary')}?see=answers`

/** The address at which a change that was started from the summary ends, so that a reload shows the page it was started from. */
export const summaryAfterEdit = (): string =>
  lastEdit && lastEdit.part === undefined && !shownPlan() ? ALL_ANSWERS : pathOf('will.summary')

/** Starts a change from the summary: the step returns to the summary, without asking for what was missing before. */
export const editStep = (step: StepName, will: Will, part?: PartId): void => {
  storage.editFromSummary.set([...beginEditing(will, today())])
  lastEdit = { step, before: will, part }
  markVisited(step)
}
