import { useCallback, useEffect, useRef, useState } from 'react'
import { type Code, messages } from '#core/rules/messages.ts'
import { noValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'
import { same } from '../../api/changed-part.ts'
import { expectFailedCall } from '../../api/http.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { isSignedIn, storage } from '../../api/storage.ts'
import {
  forgetUnsavedDialog,
  keepUnsavedDialog,
  setSaveStatus,
  takeUnsavedDialog,
  useTyped,
  watchDialog,
} from '../../api/unsaved.ts'
import { currentWill } from '../../api/will.ts'
import { useAnswers } from '../../ui/use-answers.ts'

/** The name under which what is typed and not saved is kept in the browser, encrypted as every answer is. */
const KEPT = 'values'

/** The figures were saved in another tab or on another device since, and otherwise. Nothing was saved. */
class SavedElsewhere extends Error {
  override readonly name = 'SavedElsewhere'
}

const valuesOf = ({ values = noValues }: Will): Values => values

type Kept = { readonly typed: Values; readonly over: Values }

const keptOf = (user: number | undefined): Kept | undefined => {
  const kept = user === undefined ? undefined : takeUnsavedDialog({ user, dialog: KEPT })
  return kept?.was && { typed: kept.value as Values, over: kept.was as Values }
}

/**
 * The values of a will while they are typed. They are saved as the customer moves from one part of the page to the next, and kept
 * in the browser until then, with the saved values that they were typed over: nothing is written over others, unasked.
 */
export const useValues = (will: Will) => {
  const user = storage.user.id()
  const [kept] = useState(() => keptOf(user))
  const [values, setValues] = useState<Values>(kept?.typed ?? valuesOf(will))
  const [wrong, setWrong] = useState<ReadonlyMap<string, Code>>(new Map())
  const unread = [...wrong].map(([field, code]) => ({ field, text: messages[code] }))
  const { errors, errorOf, find } = useAnswers({
    value: values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    now: (_: true) => unread,
  })
  const [isElsewhere, setElsewhere] = useState(
    () => kept !== undefined && ![kept.over, kept.typed].some((each) => same(each, valuesOf(will))),
  )
  const [cleared, setCleared] = useState<Values>()
  // A field holds what is typed into it: another key shows what is set from outside.
  const [generation, setGeneration] = useState(0)
  const over = isElsewhere && kept ? kept.over : valuesOf(will)
  /** `saved`: what was typed over. `sent`: what was sent last, which may have arrived although its reply has not. */
  const state = useRef<{
    values: Values
    wrong: ReadonlyMap<string, Code>
    saved: Values
    sent: Values
    isElsewhere: boolean
    /** Why the last save did not arrive. */
    refusal?: string | undefined
  }>({ values, wrong, saved: over, sent: over, isElsewhere })
  const sending = useRef<{ readonly values: Values; readonly sent: Promise<boolean> }>(undefined)
  state.current.values = values
  state.current.wrong = wrong

  const unsaved = useCallback(() => {
    const { values: value, saved: was } = state.current
    return user === undefined || same(value, was)
      ? undefined
      : { user, dialog: KEPT, path: location.pathname, value, was }
  }, [user])

  const keepUnsaved = useCallback(() => {
    const entry = unsaved()
    if (entry) keepUnsavedDialog(entry)
    else if (user !== undefined) forgetUnsavedDialog({ user, dialog: KEPT })
  }, [unsaved, user])

  useTyped('answers', wrong.size > 0 || !same(values, valuesOf(will)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept at each change
  useEffect(keepUnsaved, [values])
  useEffect(() => watchDialog(unsaved), [unsaved])
  useEffect(() => {
    // Another tab may have gone on with what is kept of this one.
    window.addEventListener('pagehide', keepUnsaved)
    return () => window.removeEventListener('pagehide', keepUnsaved)
  }, [keepUnsaved])

  const askWhichToKeep = useCallback((isAsked: boolean) => {
    state.current.isElsewhere = isAsked
    setElsewhere(isAsked)
  }, [])

  const post = useCallback(async (): Promise<boolean> => {
    const typed = state.current.values
    try {
      await saveWhole((whole) => {
        const { saved, sent } = state.current
        if (![saved, sent, typed].some((each) => same(each, valuesOf(whole)))) throw new SavedElsewhere()
        state.current.sent = typed
        return { ...whole, values: typed }
      })
    } catch (error) {
      if (error instanceof SavedElsewhere) {
        askWhichToKeep(true)
        keepUnsaved()
      } else {
        state.current.refusal = expectFailedCall(error).message
        // What failed with the end of a session is told by the log-in, and cannot be tried again after it.
        if (isSignedIn()) setSaveStatus({ is: 'failed', retry: () => void post() })
      }
      return false
    }
    if (state.current.refusal !== undefined) find([])
    state.current.refusal = undefined
    state.current.saved = typed
    keepUnsaved()
    return true
  }, [keepUnsaved, askWhichToKeep, find])

  /** True once the server has what is typed. What cannot be read is not saved, and stays on the page. */
  const save = useCallback(async (): Promise<boolean> => {
    const { values: typed, saved, wrong: unread, isElsewhere: isAsked } = state.current
    if (unread.size > 0 || isAsked) return false
    // To press a button leaves the part of the page that was typed in: both ask for the same save.
    if (sending.current && same(typed, sending.current.values)) return sending.current.sent
    // What was saved before may have been typed over by what is on its way.
    if (!sending.current && same(typed, saved)) return true
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
  const onWrong = useCallback(
    (field: string, code: Code | undefined) =>
      setWrong((before) => {
        if (before.get(field) === code) return before
        const next = new Map(before)
        if (code) next.set(field, code)
        else next.delete(field)
        return next
      }),
    [],
  )
  return {
    values,
    generation,
    change: (with_: (before: Values) => Values) => setValues(with_),
    /** Binds the field of a sum: its name, what is said of it at first, and the values with what is said of it now. */
    sum: (name: string, amount: Amount | undefined, put: (before: Values, sum: Amount | undefined) => Values) => ({
      name,
      amount,
      onChange: (sum: Amount | undefined) => setValues((before) => put(before, sum)),
      onWrong,
      error: errorOf(name),
    }),
    errors,
    save,
    /** Saves and says whether the page may be left. */
    finish: async () => {
      find(unread, true)
      const isSaved = await save()
      const { refusal } = state.current
      if (!isSaved && refusal !== undefined) find([...unread, { field: '', text: refusal }], true)
      return isSaved
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
      state.current.saved = valuesOf(currentWill())
      askWhichToKeep(false)
      void save()
    },
    /** Shows what was saved elsewhere in place of what is typed here. */
    takeOther: () => {
      state.current.saved = valuesOf(currentWill())
      askWhichToKeep(false)
      replace(state.current.saved)
    },
  }
}

export type ValuesForm = ReturnType<typeof useValues>
