/** The answers of steps that could not reach the server, sent once it can be reached: in order and once. */
import { pathOf } from '#core/journey/pages.ts'
import { isStepName } from '#core/journey/steps.ts'
import { alreadyHas, changedPart, withPart } from './changed-part.ts'
import { ApiError, OfflineError } from './http.ts'
import { newerWill, saveStep } from './save-queue.ts'
import { storage, type Unsaved } from './storage.ts'
import { forgetUnsaved, moveUnsaved, needsItsPage, setSaveStatus, unsavedBy } from './unsaved.ts'
import { currentWill, loadForm, putNewerWill } from './will.ts'

/** Between two attempts while the server cannot be reached and the browser reports no change of connection. */
const RETRY_AFTER_MS = 4000

/** Sends the unsaved answers of one step. False when the following ones must wait. */
const sendEntry = async (entry: Unsaved): Promise<boolean> => {
  if (!isStepName(entry.step)) return true
  // The reply to an earlier attempt may have been lost: what the server holds already is not sent again.
  if (alreadyHas(currentWill(), entry.part)) {
    setSaveStatus({ is: 'saved' })
    return true
  }
  try {
    await saveStep(entry.step, (will) => changedPart(will, withPart(will, entry.part)), entry.version)
    return true
  } catch (error) {
    const newer = newerWill(error)
    if (newer && alreadyHas(newer, entry.part)) {
      putNewerWill(newer)
      return true
    }
    // A conflict: the step's page asks which answers to keep, and nothing is overwritten from here.
    if (newer) {
      const step = pathOf(entry.step)
      setSaveStatus({ is: 'failed', retry: () => location.assign(step) })
      return false
    }
    if (error instanceof OfflineError) scheduleRetry()
    else if (!(error instanceof ApiError)) throw error
    setSaveStatus({ is: 'failed', retry: () => void sendUnsaved() })
    return false
  }
}

/** Sends the signed-in customer's submitted answers. An unsaved step that needs its page waits for that page. */
export const sendUnsaved = async (): Promise<void> => {
  const user = storage.user.id()
  // Read again each time: a save moves the following unsaved answers to the version it made.
  const first = () => unsavedBy(user).find((each) => !needsItsPage(each))
  for (let entry = first(); entry; entry = first()) {
    const before = currentWill().version
    if (!(await sendEntry(entry))) return
    forgetUnsaved(entry)
    moveUnsaved(entry, before, currentWill().version)
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

export const scheduleRetry = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsaved(), RETRY_AFTER_MS)
}

/** Runs while a signed-in page is open. Returns a function that stops it. */
export const startSending = (): (() => void) => {
  // The page may come before its will, which says itself why it could not.
  const send = () => {
    if (unsavedBy(storage.user.id()).length > 0) void loadForm().then(sendUnsaved, () => undefined)
  }
  window.addEventListener('online', send)
  send()
  return () => {
    window.removeEventListener('online', send)
    clearTimeout(timer)
  }
}
