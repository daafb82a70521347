import { useEffect, useRef, useState } from 'react'
import type { Language } from '#core/language.ts'
import type { Problem } from '#core/rules/messages.ts'
import { ApiError, OfflineError, PasskeyDeclined } from '../api/http.ts'
import { newerWill } from '../api/save-queue.ts'
import { storage } from '../api/storage.ts'
import { forgetUnsavedDialog, keepUnsavedDialog, unsavedDialog, watchDialog } from '../api/unsaved.ts'
import { putWill } from '../api/will.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { shownErrors, shownProblems } from './error-messages.ts'
import { notPutRight, type ShownError } from './error-summary.tsx'
import { useFailure } from './use-failure.ts'

/** What the unsaved answers outlast: only a log-out, or leaving the page in any way, such as a reload. */
type Outlasts = 'log-out' | 'leaving'

/**
 * The unsaved answers of a dialog, restored from storage if there are any. Without the name of a dialog nothing is stored, as for a form with
 * a password.
 */
const useUnsavedDialog = <T extends object>(dialog: string | undefined, initial: T, outlasts: Outlasts = 'log-out') => {
  const user = storage.user.id()
  const key = dialog === undefined || user === undefined ? undefined : { user, dialog }
  const [kept] = useState(() => key && (unsavedDialog(key) as Partial<T> | undefined))
  const [value, setValue] = useState<T>({ ...initial, ...kept })
  const [before] = useState(() => JSON.stringify(initial))

  const forgotten = useRef(false)

  useEffect(() => {
    if (!key || forgotten.current) return
    const entry = JSON.stringify(value) === before ? undefined : { ...key, path: location.pathname, value }
    if (outlasts === 'leaving') {
      if (entry) keepUnsavedDialog(entry)
      else forgetUnsavedDialog(key)
    }
    return watchDialog(() => entry)
  })

  const forget = (): void => {
    forgotten.current = true
    if (key) forgetUnsavedDialog(key)
  }
  return { value, setValue, restored: kept !== undefined, forget }
}

/** The state of a small form in a dialog or on a page of its own: its values, its errors, and saving it. */

const none: readonly ShownError[] = []

/** The errors of the last submit. Those found by the form's own check go when they are put right. */
type Found = { readonly in: Language; readonly errors: readonly ShownError[]; readonly byCheck: boolean }

export const useSubmitForm = <T extends object>(options: {
  initial: T
  check: (value: T) => Problem[]
  save: (value: T) => Promise<void>
  onDone: () => void
  /** Takes an error that the page shows in a way of its own. False: it is shown like any other. */
  handles?: (error: unknown) => boolean
  /** The dialog's name, under which its unsaved answers are stored: "persons 3", "new pets". */
  dialog?: string
  outlasts?: Outlasts
}) => {
  const unsaved = useUnsavedDialog(options.dialog, options.initial, options.outlasts)
  const { value, setValue } = unsaved
  const language = useLanguage()
  const said = useWords('messages')
  const { notSaved } = useWords('failures')
  const failure = useFailure()
  const [last, setLast] = useState<Found>({ in: language, errors: [], byCheck: false })
  // Errors in the other language are not shown; the next submit finds them again.
  const found = last.in === language ? last.errors : none
  const setErrors = (shown: readonly ShownError[], byCheck = false) => setLast({ in: language, errors: shown, byCheck })
  const errors =
    last.byCheck && found.length > 0 ? notPutRight(found, shownProblems(options.check(value), said)) : found
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    const problems = shownProblems(options.check(value), said)
    setErrors(problems, true)
    if (problems.length > 0) return
    setBusy(true)
    try {
      await options.save(value)
      unsaved.forget()
      options.onDone()
    } catch (error) {
      if (options.handles?.(error)) return setBusy(false)
      const newer = newerWill(error)
      if (newer) {
        putWill(newer)
        setErrors([
          {
            field: '',
            text: 'Your will was changed somewhere else while you were typing. Save again to keep this too.',
          },
        ])
      } else if (error instanceof ApiError) setErrors(shownErrors(error, said, failure(error)))
      else if (error instanceof OfflineError) setErrors([{ field: '', text: `${notSaved} ${failure(error)}` }])
      else if (error instanceof PasskeyDeclined) setErrors([{ field: '', text: error.message }])
      else throw error
      setBusy(false)
    }
  }

  return {
    value,
    set: (change: Partial<T>) => setValue((before) => ({ ...before, ...change })),
    errors,
    errorOf: (field: string): string | undefined => errors.find((error) => error.field === field)?.text,
    /** Removes the errors of these fields, when what they were about is no longer asked. */
    clearErrors: (fields: readonly string[]) =>
      setErrors(
        found.filter(({ field }) => !fields.includes(field)),
        last.byCheck,
      ),
    busy,
    /** Makes the form ready for another submit, after a save that did not leave the page. */
    again: () => setBusy(false),
    submit,
    /** The values come from unsaved answers. */
    restored: unsaved.restored,
    /** Deletes the unsaved answers. */
    forget: unsaved.forget,
  }
}
