/** The state of a small form, in a dialog or on a page of its own: what was typed, what is wrong with it, and saving it. */
import { useState } from 'react'
import { messages, type Problem } from '#core/rules/messages.ts'
import { ApiError, OfflineError } from '../client/http.ts'
import { newerWill, putWill } from '../client/will-client.ts'
import { shownErrors } from '../steps/shown-errors.ts'
import type { ShownError } from './error-summary.tsx'

export const useSubmitForm = <T extends object>(options: {
  initial: T
  check: (value: T) => Problem[]
  save: (value: T) => Promise<void>
  onDone: () => void
}) => {
  const [value, setValue] = useState(options.initial)
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    const problems = options.check(value).map(({ field, code }) => ({ field, text: messages[code] }))
    setErrors(problems)
    if (problems.length > 0) return
    setBusy(true)
    try {
      await options.save(value)
      options.onDone()
    } catch (error) {
      const newer = newerWill(error)
      if (newer) {
        putWill(newer)
        setErrors([
          { field: '', text: 'Your will was changed somewhere else in between. Save again to keep this too.' },
        ])
      } else if (error instanceof ApiError) setErrors(shownErrors(error))
      else if (error instanceof OfflineError) setErrors([{ field: '', text: `Not saved. ${error.message}` }])
      else throw error
      setBusy(false)
    }
  }

  return {
    value,
    set: (change: Partial<T>) => setValue((before) => ({ ...before, ...change })),
    errors,
    errorOf: (field: string): string | undefined => errors.find((error) => error.field === field)?.text,
    busy,
    submit,
  }
}
