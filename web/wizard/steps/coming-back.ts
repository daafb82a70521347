/** Where a step leads back to when it was opened to change one answer. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isStepName, type StepName } from '#core/journey/steps.ts'
import { storage } from '../../api/storage.ts'

/** The steps that were incomplete when a change was begun on the summary. Undefined outside such a change. */
export const editing = () => storage.editFromSummary.get()?.filter(isStepName)

/**
 * The history entry of a step that was opened from the summary says so. The browser's Back leads to the entry again, after the
 * summary has ended the change.
 */
export const useEditAgain = (): void => {
  const { state } = useLocation()
  useState(() => {
    const begun: unknown = state?.editing
    if (Array.isArray(begun) && storage.editFromSummary.get() === undefined)
      storage.editFromSummary.set(begun.filter((each) => typeof each === 'string'))
  })
}

/** The step that opened this one for something of a plan, and to which it comes back, with the plan that is not written yet. */
export const useOpenedFrom = (): { readonly to: StepName; readonly state: object } | undefined => {
  const { state } = useLocation()
  return typeof state?.backTo === 'string' && isStepName(state.backTo)
    ? { to: state.backTo, state: { cameBack: true, plan: state.plan } }
    : undefined
}
