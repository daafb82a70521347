/**
 * The customer's key to what this browser stores of them. The server gives it to a living session, and a page holds it in memory
 * alone: a log-out, another account or the end of the session leaves nothing here that opens what is stored. The same
 * customer's next log-in opens it again.
 */
import { BROWSER_KEY_IDLE_MINUTES } from '#core/constants.ts'
import { ApiError, BROWSER_KEY, get, OfflineError } from './http.ts'
import { watchIdle } from './idle.ts'
import { accountStorage, isSignedIn, storage } from './storage.ts'
import { takeOverUnsaved } from './stored-unsaved.ts'
import { keepTyped } from './unsaved.ts'

const open = async (): Promise<void> => {
  const [{ key }, { aesGcm, keyBytes }] = await Promise.all([get(BROWSER_KEY), import('./browser-cipher.ts')])
  const user = storage.user.id()
  if (!isSignedIn() || user === undefined) return
  accountStorage.open(aesGcm(keyBytes(key)), (name) => !name.includes('.') || name.endsWith(`.${user}`))
  takeOverUnsaved(user)
}

let opening: Promise<void> | undefined

/** Opens what is stored of the signed-in customer. Where that fails, values are held in memory until it succeeds. */
export const openAccountStorage = (): Promise<void> => {
  if (accountStorage.isOpen()) return Promise.resolve()
  opening ??= open()
    .catch((error: unknown) => {
      if (!(error instanceof ApiError || error instanceof OfflineError || error instanceof TypeError)) throw error
    })
    .finally(() => {
      opening = undefined
    })
  return opening
}

/** Forgets the key of a page that is not used. What is typed on it is stored first. */
const forgetKey = (): void => {
  if (!accountStorage.isOpen()) return
  keepTyped(false)
  storage.will.clear()
  const user = storage.user.id()
  accountStorage.close(
    user === undefined
      ? []
      : [
          'user',
          `unsaved.${user}`,
          `unsaved_dialogs.${user}`,
          `plan.${user}`,
          `unsaved_plan.${user}`,
          `unsaved_dialogs_plan.${user}`,
        ],
  )
}

/** Runs while a signed-in page is open. Returns a function that stops it. */
export const startForgettingKey = (onOpened: () => void): (() => void) =>
  watchIdle({
    after: BROWSER_KEY_IDLE_MINUTES * 60_000,
    onIdle: forgetKey,
    onUse: () => {
      if (isSignedIn() && !accountStorage.isOpen()) void openAccountStorage().then(onOpened)
    },
  })
