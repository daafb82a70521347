import { clearSession } from '../client/storage.ts'
import { keepOpenDialogs } from '../client/unsaved-dialog.ts'
import { keepCurrentStep } from '../client/unsaved-step.ts'

/** Ends a session that the server no longer knows. What was being typed stays for its owner. */
export const loggedOut = (): void => {
  keepCurrentStep()
  keepOpenDialogs()
  clearSession()
}
