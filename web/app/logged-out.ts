import { keepCurrentStep, keepOpenDialogs } from '../api/drafts.ts'
import { clearSession } from '../api/storage.ts'

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
