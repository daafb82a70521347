import { useEffect, useRef, useState } from 'react'
import type { Language } from '#core/language.ts'
import type { Problem } from '#core/rules/messages.ts'
import { ApiError, OfflineError, PasskeyDeclined } from '../api/http.ts'
import { newerWill } from '../api/save-queue.ts'
import { storage } from '../api/storage.ts'
import { forgetUnsavedDialog, keepUnsavedDialog, unsavedDialog, watchDialog } from '../api/unsaved.ts'
import { putWill } from '../api/will.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { shownErrors, shownProblems, useFailure } from './error-messages.ts'
import type { ShownError } from './error-summary.tsx'

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

export const useSubmitForm = <T extends object>(options: {
  initial: T
  check: (value: T) => Problem[]
  save: (value: T) => Promise<void>
  onDone: () => void
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
  const [found, setFound] = useState<{ in: Language; errors: readonly ShownError[] }>({ in: language, errors: [] })
  // Errors in the other language are not shown; the next submit finds them again.
  const errors = found.in === language ? found.errors : none
  const setErrors = (shown: readonly ShownError[]) => setFound({ in: language, errors: shown })
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    const problems = shownProblems(options.check(value), said)
    setErrors(problems)
    if (problems.length > 0) return
    setBusy(true)
    try {
      await options.save(value)
      unsaved.forget()
      options.onDone()
    } catch (error) {
      const newer = newerWill(error)
      if (newer) {
        putWill(newer)
        setErrors([
          { field: '', text: 'Your will was changed somewhere else in between. Save again to keep this too.' },
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
    clearErrors: (fields: readonly string[]) => setErrors(errors.filter(({ field }) => !fields.includes(field))),
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
