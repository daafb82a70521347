/** Whether somebody agreed to cookies. Until they did, nothing is kept in their browser to tell them apart. */
import { useSyncExternalStore } from 'react'
import { cookies } from './cookies.ts'

export type Choice = 'accepted' | 'declined'

const DAY_SECONDS = 24 * 60 * 60

const choiceIn = (cookie: string | undefined): Choice | undefined =>
  cookie === 'true' ? 'accepted' : cookie === 'false' ? 'declined' : undefined

/** What was chosen on this page, for a browser that keeps no cookies. */
let chosenHere: Choice | undefined
const listeners = new Set<() => void>()

export const consent = (): Choice | undefined => choiceIn(cookies.policyAccepted.get()) ?? chosenHere

export const hasConsented = (): boolean => consent() === 'accepted'

/** `listener` runs after each choice. Gives what ends that. */
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Remembers a choice for so many days. A refusal is remembered alike, so that nobody is asked again and again. */
export const choose = (choice: Choice, days: number): void => {
  chosenHere = choice
  cookies.policyAccepted.set(String(choice === 'accepted'), days * DAY_SECONDS)
  tell()
}

/** Forgets the choice, so that it is asked for again. */
export const askAgain = (): void => {
  chosenHere = undefined
  cookies.policyAccepted.clear()
  tell()
}

/** The choice, undefined until there is one. On a page written at build time nobody has chosen yet. */
export const useConsent = (): Choice | undefined => useSyncExternalStore(onConsent, consent, () => undefined)
