import { clearSession } from '../api/storage.ts'
import { keepOpenDialogs } from '../api/unsaved-dialog.ts'
import { keepCurrentStep } from '../api/unsaved-step.ts'

/** What is being typed on this page stays for its owner, who is logged out here or in another tab. */
export const keepTyped = (): void => {
  keepCurrentStep()
  keepOpenDialogs()
}

/** Ends a session that the server no longer knows. */
export const loggedOut = (): void => {
  keepTyped()
  clearSession()
}
