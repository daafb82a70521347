/**
 * Another plan: a copy of the will that a customer changes beside it, to see what would be different. It is kept in this browser,
 * encrypted, and reaches the server only when it is adopted: until then nothing of the will, its payment or its documents knows it.
 */
import { useSyncExternalStore } from 'react'
import type { Will } from '#core/will/schema.ts'
import { forgetPlan, type Plan, storage } from './storage.ts'

/** The plan that this tab shows in the place of the will. */
let shown: Plan | undefined
const listeners = new Set<() => void>()

const show = (plan: Plan | undefined): void => {
  shown = plan
  for (const listener of listeners) listener()
}

const user = (): number => {
  const id = storage.user.id()
  if (id === undefined) throw new Error('A plan belongs to a customer who is logged in')
  return id
}

/** The plan that this tab shows, if it does. */
export const shownPlan = (): Plan | undefined => shown

export const useShownPlan = (): Plan | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shownPlan)

/** The customer's plan, whether it is shown or waits. */
export const storedPlan = (): Plan | undefined => storage.plan(user()).get()

/** Shows the plan that waits, or a new copy of the will. */
export const openPlan = (will: Will): void => {
  const plan = storedPlan() ?? { will, copiedFrom: will.version }
  storage.plan(user()).set(plan)
  storage.planShown.set('yes')
  show(plan)
}

/** After a reload: shows again what the tab showed. The encrypted storage is open by then. */
export const restoreShownPlan = (): void => {
  if (shown || storage.planShown.get() === undefined) return
  const plan = storedPlan()
  if (plan) show(plan)
  else storage.planShown.clear()
}

/** The tab shows the will again. The plan waits. */
export const closePlan = (): void => {
  storage.planShown.clear()
  if (shown) show(undefined)
}

/** The plan is deleted, and what was typed for it. */
export const dropPlan = (): void => {
  forgetPlan(user())
  closePlan()
}

/** Keeps the changed plan, with the next number. */
export const changePlan = (will: Will): void => {
  if (!shown) throw new Error('No plan is shown')
  const plan = { ...shown, will: { ...will, version: shown.will.version + 1 } }
  storage.plan(user()).set(plan)
  show(plan)
}

/** Another tab changed, adopted or dropped the plan. Returns a function that stops watching. */
export const watchPlan = (onGone: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent) => {
    if (!shown || key !== `plan.${storage.user.id()}`) return
    const plan = storedPlan()
    if (plan) return show(plan)
    closePlan()
    onGone()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
