/** Sends what was typed and has not reached the server, in order and once, when the server can be reached. */
import { pathOf } from '#core/journey/pages.ts'
import { isStepName } from '#core/journey/steps.ts'
import { alreadySays, changedPart, withPart } from './changed-part.ts'
import { ApiError, OfflineError } from './http.ts'
import { setSaveStatus } from './save-status.ts'
import { storage, type Unsaved } from './storage.ts'
import { forgetUnsaved, moveUnsaved, unsavedBy } from './unsaved-step.ts'
import { currentWill, newerWill, putWill, saveStep } from './will-client.ts'

/** Milliseconds between two tries while the server cannot be reached and the browser has not noticed. */
const RETRY_AFTER = 4000

/** Whether only its own page can send it: it is half typed, or holds what is not in the will yet. */
export const isForItsPage = ({ beside, unasked }: Unsaved): boolean => unasked === true || beside !== undefined

/** Sends one entry. False when the rest must wait. */
const sent = async (entry: Unsaved): Promise<boolean> => {
  if (!isStepName(entry.step)) return true
  // A reply may have been lost on its way: what the server says already is not sent again.
  if (alreadySays(currentWill(), entry.part)) return true
  try {
    const will = currentWill()
    await saveStep(entry.step, changedPart(will, withPart(will, entry.part)), entry.version)
    return true
  } catch (error) {
    const newer = newerWill(error)
    if (newer && alreadySays(newer, entry.part)) {
      putWill(newer)
      return true
    }
    // Somebody saved in between. The step itself asks which to keep; nothing is overwritten from here.
    if (newer) {
      const step = pathOf(entry.step)
      setSaveStatus({ is: 'failed', retry: () => location.assign(step) })
      return false
    }
    if (error instanceof OfflineError) tryAgainLater()
    else if (!(error instanceof ApiError)) throw error
    setSaveStatus({ is: 'failed', retry: () => void sendUnsaved() })
    return false
  }
}

/** Sends what is waiting for the signed-in user. What needs its page waits for that page. */
export const sendUnsaved = async (): Promise<void> => {
  const user = storage.user.get()?.id
  // Read anew each time: a save moves the ones after it onto the will it made.
  const first = () => unsavedBy(user).find((each) => !isForItsPage(each))
  for (let entry = first(); entry; entry = first()) {
    const before = currentWill().version
    if (!(await sent(entry))) return
    forgetUnsaved(entry)
    moveUnsaved(entry, before, currentWill().version)
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

export const tryAgainLater = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsaved(), RETRY_AFTER)
}

/** While the signed-in part of the product is open. Gives what ends it. */
export const startSending = (): (() => void) => {
  const send = () => void sendUnsaved()
  window.addEventListener('online', send)
  send()
  return () => {
    window.removeEventListener('online', send)
    clearTimeout(timer)
  }
}
