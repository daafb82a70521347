/** The will in the browser: one copy, in the query cache, replaced by the reply to each save. */
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { FormReply } from '#core/api/wills.ts'
import { destinationAt } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { beginEditing, continueAt, visitedUpTo } from '#core/journey/visit.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import type { Will } from '#core/will/schema.ts'
import { openAccountStorage } from './browser-key.ts'
import { FORM } from './first-calls.ts'
import { call, get, isNotFound, OfflineError } from './http.ts'
import { restoreShownPlan, shownPlan, useShownPlan } from './plan.ts'
import { type Plan, storage } from './storage.ts'
import { today } from './today.ts'
import { markVisited, visitNow } from './visits.ts'

/** The cache of the tab. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
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
  const ask = () => get<FormReply>(FORM)
  try {
    const form = await ask()
    tellOfNewer(form.will)
    return form
  } catch (error) {
    // The connection may have failed between registering and creating the will.
    if (!isNotFound(error)) throw error
    await call('/api/wills/init')
    return ask()
  }
}

/** The key holds the user, so that no customer is shown another customer's cached will. */
const formQuery = () => ({ queryKey: ['form', storage.user.id()], queryFn: fetchForm })

/** The plan that the tab shows stands in the place of the will. What the customer has paid for holds for both. */
const withShownPlan = (form: FormReply, plan: Plan | undefined): FormReply =>
  plan ? { ...form, will: plan.will } : form

/** The signed-in user and their will, fetched once. */
export const loadForm = async (): Promise<FormReply> => {
  try {
    const known = queryClient.getQueryData<FormReply>(formQuery().queryKey)
    const [form] = await Promise.all([queryClient.ensureQueryData(formQuery()), openAccountStorage()])
    // What is known already was stored when it came: to encrypt it again at every page would hold the page up.
    if (form !== known) {
      if (storage.user.id() === form.user.id) storage.user.set(form.user)
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

/** Fetches again, after a change that the server decides, such as a payment. */
export const reloadForm = (): Promise<FormReply> => queryClient.fetchQuery({ ...formQuery(), staleTime: 0 })

/**
 * Loads the will after a change that the server made. The change is done and must not seem to have failed: a will that cannot be loaded
 * now is loaded by the next page that shows it.
 */
export const willChanged = async (): Promise<void> => {
  await reloadForm().catch(() => queryClient.invalidateQueries({ queryKey: formQuery().queryKey, refetchType: 'none' }))
}

export const forgetForm = (): void => queryClient.clear()

/** The will itself, also while the tab shows another plan. */
export const useRealWill = (): Will => {
  const { data } = useQuery(formQuery())
  if (!data) throw new Error('This page was shown before the will was loaded')
  return data.will
}

/** The loaded user and will. Only under a route whose loader has awaited `loadForm`. */
export const useForm = (): FormReply => {
  const { data } = useQuery(formQuery())
  const plan = useShownPlan()
  if (!data) throw new Error('This page was shown before the will was loaded')
  return withShownPlan(data, plan)
}

/** The will itself, also while the tab shows another plan. */
export const realWill = (): Will => {
  const form = queryClient.getQueryData<FormReply>(formQuery().queryKey)
  if (!form) throw new Error('The will was changed before it was loaded')
  return form.will
}

export const currentWill = (): Will => shownPlan()?.will ?? realWill()

/** Stores the will again, after its key was forgotten. */
export const keepWill = (): void => {
  const form = queryClient.getQueryData<FormReply>(formQuery().queryKey)
  if (form) storage.will.set(form.will)
}

/** Replaces the will itself, also while the tab shows another plan. */
export const putRealWill = (will: Will): void => {
  storage.will.set(will)
  queryClient.setQueryData<FormReply>(formQuery().queryKey, (form) => form && { ...form, will })
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

/** Whether a page of the product has this path, for signed-in customers or for anyone. */
const isPathOfPage = (path: string): boolean => {
  const to = destinationAt(path)
  return to !== undefined && (to.name !== undefined || to.for !== 'visitors')
}

/** Stores which steps were visited for the customer's next log-in, since a log-out clears the list. */
export const keepVisited = (): void => {
  const user = storage.user.id()
  if (user !== undefined) storage.visitedBy(user).set(storage.visited.get() ?? [])
}

/**
 * The step at which a customer continues after a log-in. All steps up to it are marked as visited, for a browser that does not
 * know them. `visitedHere`: the pages visited before the log-in, since another tab may have reset the list since.
 */
export const stepToContinue = (will: Will, visitedHere: readonly string[]): StepName => {
  const user = storage.user.id()
  const before = user === undefined ? undefined : storage.visitedBy(user).get()
  const visited = [...new Set([...visitedHere, ...(before ?? [])])]
  if (visited.includes('will.summary')) storage.summaryVisited.set(true)
  const step = continueAt({ ...visitNow(will, undefined), visited, will })
  storage.visited.set([...new Set([...visited, ...visitedUpTo(step, will, today())])])
  return step
}

/** Held for the tab until a step has greeted the customer. */
let justLoggedIn = false

/** Whether this is the first step that is shown after a log-in. True once. */
export const takeJustLoggedIn = (): boolean => {
  const just = justLoggedIn
  justLoggedIn = false
  return just
}

/** The path at which a customer continues after a log-in: the page they asked for before it, else the step of their will. */
export const pathToContinue = (will: Will, visitedHere: readonly string[]): string => {
  justLoggedIn = true
  const step = stepToContinue(will, visitedHere)
  const wanted = storage.afterLogIn.get()
  storage.afterLogIn.clear()
  return wanted !== undefined && isPathOfPage(wanted) ? wanted : pathOf(step)
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
