/** What is typed on the step on screen, for a log-out to keep. Apart from the sending, so that a visitor's page stays small. */
import { storage, type Unsaved } from './storage.ts'

const all = (): Unsaved[] => storage.unsaved.get() ?? []
const put = (entries: Unsaved[]): void => (entries.length > 0 ? storage.unsaved.set(entries) : storage.unsaved.clear())

const isOf =
  ({ user, step }: Pick<Unsaved, 'user' | 'step'>) =>
  (entry: Unsaved) =>
    entry.user === user && entry.step === step

export const unsavedBy = (user: number | undefined): Unsaved[] => all().filter((entry) => entry.user === user)

export const unsavedOn = (of: Pick<Unsaved, 'user' | 'step'>): Unsaved | undefined => all().find(isOf(of))

/** Keeps the newest of a step, in the place of an older one. */
export const keepUnsaved = (entry: Unsaved): void => {
  const entries = all()
  const at = entries.findIndex(isOf(entry))
  put(at < 0 ? [...entries, entry] : entries.with(at, entry))
}

export const forgetUnsaved = (of: Pick<Unsaved, 'user' | 'step'>): void =>
  put(all().filter((entry) => !isOf(of)(entry)))

/** After one of them was saved, the others that were typed on the same will stand on the new one, unless they change the same. */
export const moveUnsaved = (saved: Unsaved, from: number, to: number): void =>
  put(
    all().map((entry) => {
      const apart = Object.keys(entry.part).every((key) => !(key in saved.part))
      return entry.user === saved.user && entry.version === from && apart ? { ...entry, version: to } : entry
    }),
  )

let current: (() => Unsaved | undefined) | undefined

/** The step on screen says here what is typed on it. Gives what takes that back. */
export const watchStep = (read: () => Unsaved | undefined): (() => void) => {
  current = read
  return () => {
    if (current === read) current = undefined
  }
}

/** Before somebody is logged out: what is typed on the step on screen stays for their next log-in. */
export const keepCurrentStep = (): void => {
  const entry = current?.()
  if (entry) keepUnsaved(entry)
}
