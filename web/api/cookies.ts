/**
 * The two cookies that a page sets, and the visitor's consent to them. Nothing else writes to `document.cookie`. Until a visitor
 * consents, nothing that identifies them is stored in their browser.
 */
import { useSyncExternalStore } from 'react'

const read = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // A cookie of that name that this product did not write.
    return undefined
  }
}

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

const cookie = (name: string) => ({
  get: (): string | undefined => read(name),
  /** `seconds` is how long it lasts. */
  set: (value: string, seconds: number): void => write(name, value, seconds),
  clear: (): void => write(name, '', 0),
})

export const cookies = { policyAccepted: cookie('policy-accepted'), afterTest: cookie('afterTest') }

export type Choice = 'accepted' | 'declined'

const DAY_SECONDS = 24 * 60 * 60

const choiceIn = (cookie: string | undefined): Choice | undefined =>
  cookie === 'true' ? 'accepted' : cookie === 'false' ? 'declined' : undefined

/** The choice made in this tab, for a browser that stores no cookies. */
let chosenHere: Choice | undefined
const listeners = new Set<() => void>()

export const consent = (): Choice | undefined => choiceIn(cookies.policyAccepted.get()) ?? chosenHere

export const hasConsented = (): boolean => consent() === 'accepted'

/** Runs `listener` after each choice. Returns a function that unsubscribes. */
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Stores a choice for `days` days. A refusal is stored too, so that the visitor is not asked again and again. */
export const choose = (choice: Choice, days: number): void => {
  chosenHere = choice
  asked = false
  cookies.policyAccepted.set(String(choice === 'accepted'), days * DAY_SECONDS)
  tell()
}

/** The visitor has asked for the question, in this tab and since the last choice. */
let asked = false

/** Shows the question, and deletes a choice made before. */
export const askAgain = (): void => {
  chosenHere = undefined
  asked = true
  cookies.policyAccepted.clear()
  tell()
}

/** The choice; undefined until there is one, and on pages rendered at build time. */
export const useConsent = (): Choice | undefined => useSyncExternalStore(onConsent, consent, () => undefined)

/** Whether the visitor has asked for the question. */
export const useAsked = (): boolean =>
  useSyncExternalStore(
    onConsent,
    () => asked,
    () => false,
  )
