import { type FormEvent, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Problem } from '#core/rules/messages.ts'
import { submitForm as words } from '#words/en/forms.ts'
import { same } from '../api/changed-part.ts'
import { ApiError, OfflineError, PasskeyDeclined } from '../api/http.ts'
import { newerWill } from '../api/save-queue.ts'
import { storage } from '../api/storage.ts'
import { forgetUnsavedDialog, keepUnsavedDialog, takeUnsavedDialog, useTyped, watchDialog } from '../api/unsaved.ts'
import { putNewerWill } from '../api/will.ts'
import { useWords } from '../content/use-words.ts'
import { Button } from './button.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { Dialog } from './dialog.tsx'
import { shownErrors, shownProblems } from './error-messages.ts'
import { ErrorSummary, type ShownError } from './error-summary.tsx'
import css from './submit-form.module.css'
import { useFailure } from './use-act.ts'
import { foundInRead, useAnswers } from './use-answers.ts'

/**
 * The unsaved answers of a dialog or small form, restored from storage if there are any: they outlast leaving the page in any way. Without
 * its name nothing is stored, as for a form with a password.
 */
export const useUnsavedDialog = <T extends object>(named: string | undefined, initial: T) => {
  const user = storage.user.id()
  // An item that is removed elsewhere meanwhile would give its dialog the name of one that adds.
  const [dialog] = useState(named)
  const key = dialog === undefined || user === undefined ? undefined : { user, dialog }
  const [kept] = useState(() => key && takeUnsavedDialog(key))
  const [value, setValue] = useState<T>((kept?.value as T | undefined) ?? initial)
  const [was, setWas] = useState<T>((kept?.was as T | undefined) ?? initial)

  const forgotten = useRef(false)
  const latest = useRef(value)
  latest.current = value

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept at each change
  useEffect(() => {
    if (!key) return
    const entry = { ...key, path: location.pathname, value, was }
    const unsaved = () => (forgotten.current || same(value, was) ? undefined : entry)
    const keep = () => (unsaved() ? keepUnsavedDialog(entry) : forgetUnsavedDialog(key))
    keep()
    // Another tab in which the same dialog was saved has deleted what is kept of this one.
    window.addEventListener('pagehide', keep)
    const unwatch = watchDialog(unsaved)
    return () => {
      window.removeEventListener('pagehide', keep)
      unwatch()
    }
  }, [value, was])

  const forget = (): void => {
    forgotten.current = true
    if (key) forgetUnsavedDialog(key)
  }
  /** What is typed from now on is kept again. */
  const again = (): void => {
    forgotten.current = false
  }
  const isOpen = (): boolean => !forgotten.current
  return { value, latest, setValue, was, setWas, restored: kept !== undefined, forget, again, isOpen }
}

/** What is saved now, with what was typed over an earlier state of it. */
const typedOn = <T extends object>(now: T, was: T, typed: T): T => {
  const fields = Object.keys({ ...was, ...typed }) as (keyof T)[]
  const changed = fields.filter((field) => !same(was[field], typed[field]))
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) }
}

/** What another tab or device did to what the form changes, since it was typed over. */
type Elsewhere = 'changed' | 'removed'

/** What is asked then. Each press on the button of the form meanwhile is counted. */
export type Question = {
  readonly elsewhere: Elsewhere
  readonly presses: number
  /** What was typed stays, over what is saved now. What was removed is added again. */
  readonly keepTyped: () => void
  /** What is saved now is shown in the place of what was typed. */
  readonly takeOther: () => void
}

/** The state of a small form in a dialog or on a page of its own: its values, its errors, and saving it. */
export const useSubmitForm = <T extends object>(options: {
  /** Absent: the form is a button. */
  initial?: T
  check?: (value: T) => Problem[]
  /** `isOpen`: whether the form was not closed meanwhile. */
  save: (value: T, isOpen: () => boolean) => Promise<void>
  onDone?: (isOpen: boolean) => void
  /** Takes an error that the page shows in a way of its own. False: it is shown like any other. */
  handles?: (error: unknown) => boolean
  /** The name of the dialog or form, under which its unsaved answers are stored: "persons 3", "new pets". Absent: it holds a secret, or nothing typed. */
  dialog?: string
  /** What is saved now of what the form changes, as `initial` has it; undefined once it was removed. Absent: the form adds something. */
  over?: (() => T | undefined) | undefined
}) => {
  const { initial = {} as T, check = () => [], onDone } = options
  const unsaved = useUnsavedDialog(options.dialog, initial)
  const { value, setValue, was, setWas } = unsaved
  const doneElsewhere = (typed = value): Elsewhere | undefined => {
    if (!options.over) return undefined
    const now = options.over()
    if (!now) return 'removed'
    return same(now, was) || same(now, typed) ? undefined : 'changed'
  }
  const [elsewhere, setElsewhere] = useState(() => (unsaved.restored ? doneElsewhere() : undefined))
  const [presses, setPresses] = useState(1)
  // A field holds what is typed into it: another key shows what is set from outside.
  const [generation, setGeneration] = useState(0)
  const said = useWords('messages')
  const { notSaved } = useWords('failures')
  const failure = useFailure()
  const set = (change: Partial<T>) => setValue((before) => ({ ...before, ...change }))
  const { find, ...answers } = useAnswers({ value, set, now: (_: true) => shownProblems(check(value), said) })
  /** Says what belongs to no field. */
  const say = (text: string) => find([{ field: '', text }])
  const [busy, setBusy] = useState(false)
  /** Where the fields scroll under the button. */
  const place = useRef<HTMLFormElement>(null)
  useTyped(options.dialog === undefined ? 'form' : 'answers', !busy && !same(value, was))

  const submit = async (typed = value) => {
    if (typed !== value) setValue(typed)
    // Until the customer says which to keep, nothing is written over what was saved elsewhere.
    if (elsewhere) return setPresses(presses + 1)
    const other = doneElsewhere(typed)
    if (other) return setElsewhere(other)
    await save(typed)
  }

  const done = (isOpen: boolean) => {
    unsaved.forget()
    onDone?.(isOpen)
  }

  const save = async (typed = value) => {
    const [problem, ...others] = shownProblems(check(typed), said)
    if (problem) {
      const found = [problem, ...others] as const
      return find((place.current ? foundInRead(found, place.current) : found) ?? [], true)
    }
    find([], true)
    setBusy(true)
    try {
      await options.save(typed, unsaved.isOpen)
      // What was typed meanwhile is not saved yet.
      if (!same(unsaved.latest.current, typed)) {
        setWas(typed)
        return setBusy(false)
      }
      done(unsaved.isOpen())
    } catch (error) {
      if (options.handles?.(error)) return setBusy(false)
      const newer = newerWill(error)
      if (newer) {
        putNewerWill(newer)
        // The reply to an earlier attempt was lost: what is typed is saved.
        if (same(options.over?.(), typed)) return done(unsaved.isOpen())
        const other = doneElsewhere(typed)
        setElsewhere(other)
        if (!other) say(words.yourWillWasChanged)
      } else if (error instanceof ApiError) find(shownErrors(error, said, failure(error)))
      else if (error instanceof OfflineError) say(`${notSaved} ${failure(error)}`)
      else if (error instanceof PasskeyDeclined) say(error.message)
      else throw error
      setBusy(false)
    }
  }

  const put = (make: (now: T) => T) => {
    const now = options.over?.() ?? value
    setValue(make(now))
    setWas(now)
    setElsewhere(undefined)
    setGeneration(generation + 1)
  }
  const question: Question | undefined = elsewhere && {
    elsewhere,
    presses,
    keepTyped: () => {
      if (elsewhere === 'changed') return put((now) => typedOn(now, was, value))
      setElsewhere(undefined)
      void save()
    },
    takeOther: () => put((now) => now),
  }

  return {
    ...answers,
    value,
    set,
    busy,
    place,
    /** Makes the form ready for another submit, after a save that did not leave the page. */
    again: () => {
      setBusy(false)
      unsaved.again()
      const now = options.over?.()
      if (now) setWas(now)
    },
    /** Saves what is typed, or these values in its place. */
    submit,
    /** What is asked once another tab or device has changed or removed the same. */
    question,
    /** The key of the fields. */
    generation,
    /** What the values were typed over. */
    was,
    /** The values come from unsaved answers. */
    restored: unsaved.restored,
    /** Deletes the unsaved answers. */
    forget: unsaved.forget,
  }
}

/** The part of `useSubmitForm` that drawing a form needs. */
export type Submittable = {
  errors: readonly ShownError[]
  busy: boolean
  submit: () => Promise<void>
  place?: RefObject<HTMLFormElement | null>
}

/** Fields, the button that submits them, and optional links beside it. */
export function SubmitForm({
  form,
  action,
  look = 'primary',
  beside,
  above,
  inView = false,
  children,
}: {
  form: Submittable
  /** The text of the button. */
  action: string
  /** The look of the button: secondary beside a primary one, danger for what cannot be undone. */
  look?: 'primary' | 'secondary' | 'danger' | undefined
  beside?: ReactNode
  /** Over the button. */
  above?: ReactNode
  /** The button stays at the foot of the window or dialog, while the fields scroll under it. */
  inView?: boolean
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through the component tree, in which a dialog is inside the step's form.
    event.stopPropagation()
    if (!form.busy) void form.submit()
  }
  return (
    <form method="post" noValidate onSubmit={submit} ref={inView ? form.place : undefined}>
      {children}
      <div className={inView ? css.foot : undefined} data-foot={inView || undefined}>
        {above}
        <div className={css.actions}>
          <Button label={action} type="submit" look={look} busy={form.busy} />
          {beside}
        </div>
      </div>
    </form>
  )
}

/** What another tab or device did while a form was open, and what is to count. */
export function AskedInForm({ question, leave }: { question: Question; leave: () => void }) {
  const { elsewhere, presses, keepTyped, takeOther } = question
  const { title, keep, take, why } = words[elsewhere]
  return (
    <ChangedElsewhere
      title={title}
      presses={presses}
      keep={{ label: keep, go: keepTyped }}
      take={{ label: take, go: elsewhere === 'changed' ? takeOther : leave }}
    >
      {why}
    </ChangedElsewhere>
  )
}

/** A dialog with a form: errors at the top, a submit button and Cancel. */
export function FormDialog({
  title,
  action,
  look,
  form,
  second,
  above,
  onClose,
  children,
}: {
  title: string
  /** The text of the button: "Add a child". */
  action: string
  /** `danger`: the action cannot be undone. */
  look?: 'primary' | 'danger'
  form: Submittable & { restored: boolean; forget: () => void; question?: Question | undefined; generation: number }
  /** Another button beside the first. */
  second?: { readonly label: string; readonly go: () => void } | undefined
  /** Over the buttons, which stay in view. */
  above?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const close = () => {
    form.forget()
    onClose()
  }
  const cancel = (
    <>
      {second && <Button label={second.label} look="secondary" onClick={second.go} />}
      <Button label={words.cancel} look="link" onClick={close} />
    </>
  )
  return (
    <Dialog title={title} onClose={close}>
      <SubmitForm form={form} action={action} look={look} beside={cancel} above={above} inView>
        {form.question && <AskedInForm question={form.question} leave={close} />}
        {form.restored && (
          <p className="notice below-24 padded" role="status">
            {words.thisIsWhatYouTypedBefore}
          </p>
        )}
        <ErrorSummary errors={form.errors} />
        <Fragment key={form.generation}>{children}</Fragment>
      </SubmitForm>
    </Dialog>
  )
}
