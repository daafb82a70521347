import { useCallback, useEffect, useRef, useState } from 'react'
import { type Code, messages } from '#core/rules/messages.ts'
import type { Will } from '#core/will/schema.ts'
import { noValues } from '#core/will/values.ts'
import type { Values } from '#core/will/values-schema.ts'
import { ApiError, OfflineError } from '../../api/http.ts'
import { newerWill, saveAnswers } from '../../api/save-queue.ts'
import { storage } from '../../api/storage.ts'
import { forgetUnsavedDialog, keepUnsavedDialog, setSaveStatus, unsavedDialog, watchDialog } from '../../api/unsaved.ts'
import { currentWill, putWill } from '../../api/will.ts'
import type { ShownError } from '../../ui/error-summary.tsx'

/** The name under which what is typed and not saved is kept in the browser, encrypted as every answer is. */
const KEPT = 'values'

const isSame = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is typed, and the saved values that it was typed over. */
type Unsaved = { readonly values: Values; readonly saved: Values }

/**
 * The values of a will while they are typed. They are saved as the customer moves from one part of the page to the next, and kept
 * in the browser until then.
 */
export const useValues = (will: Will) => {
  const user = storage.user.id()
  const [kept] = useState(() =>
    user === undefined ? undefined : (unsavedDialog({ user, dialog: KEPT }) as Unsaved | undefined),
  )
  const [values, setValues] = useState<Values>(kept?.values ?? will.values ?? noValues)
  const [wrong, setWrong] = useState<ReadonlyMap<string, Code>>(new Map())
  const [isPressed, setPressed] = useState(false)
  const [isElsewhere, setElsewhere] = useState(
    () =>
      kept !== undefined &&
      !isSame(kept.saved, will.values ?? noValues) &&
      !isSame(kept.values, will.values ?? noValues),
  )
  const [cleared, setCleared] = useState<Values>()
  // A field holds what is typed into it: another key shows what is set from outside.
  const [generation, setGeneration] = useState(0)
  const state = useRef({ values, wrong, saved: (isElsewhere ? kept?.saved : will.values) ?? noValues, isElsewhere })
  const sending = useRef<{ readonly values: Values; readonly sent: Promise<boolean> }>(undefined)
  state.current.values = values
  state.current.wrong = wrong

  const unsaved = useCallback(() => {
    const { values: typed, saved } = state.current
    const value: Unsaved = { values: typed, saved }
    return user === undefined || isSame(typed, saved)
      ? undefined
      : { user, dialog: KEPT, path: location.pathname, value }
  }, [user])

  const keepUnsaved = useCallback(() => {
    const entry = unsaved()
    if (entry) keepUnsavedDialog(entry)
    else if (user !== undefined) forgetUnsavedDialog({ user, dialog: KEPT })
  }, [unsaved, user])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept at each change
  useEffect(keepUnsaved, [values])
  useEffect(() => watchDialog(unsaved), [unsaved])

  const askWhichToKeep = useCallback((isAsked: boolean) => {
    state.current.isElsewhere = isAsked
    setElsewhere(isAsked)
  }, [])

  const post = useCallback(async (): Promise<boolean> => {
    const { values: typed, saved } = state.current
    const send = async () => {
      await saveAnswers((whole) => ({ ...whole, values: typed }))
      state.current.saved = typed
      keepUnsaved()
      return true
    }
    try {
      return await send()
    } catch (error) {
      const newer = newerWill(error)
      if (newer) {
        putWill(newer)
        if (isSame(newer.values ?? noValues, saved)) return send()
        askWhichToKeep(true)
        return false
      }
      if (!(error instanceof ApiError || error instanceof OfflineError)) throw error
      setSaveStatus({ is: 'failed', retry: () => void post() })
      return false
    }
  }, [keepUnsaved, askWhichToKeep])

  /** True once the server has what is typed. What cannot be read is not saved, and stays on the page. */
  const save = useCallback(async (): Promise<boolean> => {
    const { values: typed, saved, wrong: unread, isElsewhere: isAsked } = state.current
    // Until the customer says which to keep, nothing is written over the values that were saved elsewhere.
    if (unread.size > 0 || isAsked) return false
    if (isSame(typed, saved)) return true
    // To press a button leaves the part of the page that was typed in: both ask for the same save.
    if (sending.current && isSame(typed, sending.current.values)) return sending.current.sent
    const sent = post().finally(() => {
      if (sending.current?.sent === sent) sending.current = undefined
    })
    sending.current = { values: typed, sent }
    return sent
  }, [post])

  // The page is left by a link: what was typed last is saved on the way.
  useEffect(() => () => void save().catch(() => undefined), [save])

  const replace = (next: Values) => {
    setValues(next)
    setWrong(new Map())
    setGeneration((before) => before + 1)
    state.current = { ...state.current, values: next, wrong: new Map() }
    void save()
  }
  const shownErrors: ShownError[] = isPressed
    ? [...wrong].map(([field, code]) => ({ field, text: messages[code] }))
    : []
  return {
    values,
    generation,
    change: (with_: (before: Values) => Values) => setValues(with_),
    onWrong: useCallback(
      (field: string, code: Code | undefined) =>
        setWrong((before) => {
          if (before.get(field) === code) return before
          const next = new Map(before)
          if (code) next.set(field, code)
          else next.delete(field)
          return next
        }),
      [],
    ),
    errors: shownErrors,
    errorOf: (field: string): string | undefined => shownErrors.find((error) => error.field === field)?.text,
    save,
    /** Saves and says whether the page may be left. */
    finish: () => {
      setPressed(true)
      return save()
    },
    isElsewhere,
    clear: () => {
      setCleared(values)
      replace(noValues)
    },
    undoClear:
      cleared &&
      (() => {
        replace(cleared)
        setCleared(undefined)
      }),
    /** Saves what is typed here over what was saved elsewhere. */
    keepTyped: () => {
      state.current.saved = currentWill().values ?? noValues
      askWhichToKeep(false)
      void save()
    },
    /** Shows what was saved elsewhere in place of what is typed here. */
    takeOther: () => {
      state.current.saved = currentWill().values ?? noValues
      askWhichToKeep(false)
      replace(state.current.saved)
    },
  }
}

export type ValuesForm = ReturnType<typeof useValues>
