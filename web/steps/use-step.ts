/**
 * One step of the wizard: a draft of the will, which the page's fields change, the rules the draft is held to, and a save.
 * A change is a function of the will under a key, so that the draft can be rebuilt on whatever the server holds.
 */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { problemsOfStep } from '#core/journey/completeness.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { nextStep, previousStep } from '#core/journey/walk.ts'
import { type Code, messages, type Problem } from '#core/rules/messages.ts'
import { editable } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import type { ChangedPart } from '#core/wire/wills.ts'
import { ApiError } from '../client/http.ts'
import { setSaveStatus } from '../client/save-status.ts'
import { storage } from '../client/storage.ts'
import { today } from '../client/today.ts'
import { currentWill, newerWill, putWill, saveStep, useForm } from '../client/will-client.ts'
import type { ShownError } from '../ui/error-summary.tsx'

export type Change = (will: Will) => Will
type Changes = ReadonlyMap<string, Change>

export const mode = () => ({ sponsored: storage.pt.get() === '0' })

const applied = (will: Will, changes: Changes): Will =>
  [...changes.values()].reduce((draft, change) => change(draft), will)

/** Only what differs, in the will's own shape. */
const changedPart = (from: Will, to: Will): ChangedPart => {
  const before = editable(from)
  const entries = Object.entries(editable(to)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof EditableWill]),
  )
  return Object.fromEntries(entries)
}

const isCode = (text: string): text is Code => text in messages
const asSentence = (text: string): string => (isCode(text) ? messages[text] : text)

/** What a refusal says, by field. Where it names no field, its own message. */
export const shownErrors = (error: ApiError): ShownError[] => {
  const byField = Object.entries(error.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text: asSentence(text) })),
  )
  return byField.length > 0 ? byField : [{ field: '', text: error.message }]
}

const shownProblems = (problems: readonly Problem[]): ShownError[] =>
  problems.map(({ field, code }) => ({ field, text: messages[code] }))

export type Step = ReturnType<typeof useStep>

export type StepOptions = {
  /** What the page fills in before anything is typed: names from sign-up, the share of an only heir. */
  start?: Change
  /** Problems that only this page can see, in what it holds outside the will. */
  check?: (draft: Will) => Problem[]
  /** What the page saves by calls of its own (an item, say) before the step itself. A refusal is shown like the step's. */
  beforeSave?: (draft: Will) => Promise<void>
}

export const useStep = (name: StepName, { start, check, beforeSave }: StepOptions = {}) => {
  const { will } = useForm()
  const navigate = useNavigate()
  const [changes, setChanges] = useState<Changes>(() => new Map(start && [['start', start]]))
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)
  const [stale, setStale] = useState<Will>()
  const draft = applied(will, changes)

  const set = (key: string, change: Change) => setChanges((before) => new Map(before).set(key, change))

  const leave = (from: Will) => {
    if (storage.editFromSummary.get()) {
      storage.editFromSummary.clear()
      return navigate(pathOf('will.summary'))
    }
    return navigate(pathOf(nextStep(name, from, mode(), today()) ?? 'will.summary'))
  }

  const failed = (error: unknown) => {
    const newer = newerWill(error)
    if (newer) setStale(newer)
    else if (error instanceof ApiError && error.status !== 401) {
      setErrors(shownErrors(error))
      if (error.status >= 500) setSaveStatus({ is: 'failed', retry: () => void save() })
    } else setSaveStatus({ is: 'failed', retry: () => void save() })
  }

  const save = async () => {
    const problems = [...(check?.(draft) ?? []), ...(beforeSave ? [] : problemsOfStep(name, draft, today()))]
    setErrors(shownProblems(problems))
    if (problems.length > 0) return
    setBusy(true)
    try {
      await beforeSave?.(draft)
      const base = currentWill()
      const wanted = applied(base, changes)
      const left = shownProblems(problemsOfStep(name, wanted, today()))
      setErrors(left)
      if (left.length > 0) return
      await saveStep(name, changedPart(base, wanted))
      await leave(currentWill())
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }

  /** Somebody saved elsewhere in between: keep these answers on top of theirs, or take theirs. */
  const settle = (keep: 'mine' | 'theirs') => {
    if (!stale) return
    putWill(stale)
    setStale(undefined)
    if (keep === 'theirs') setChanges(new Map())
  }

  return {
    name,
    will: draft,
    saved: will,
    set,
    errors,
    setErrors,
    errorOf: (field: string): string | undefined => errors.find((error) => error.field === field)?.text,
    busy,
    save,
    stale: stale !== undefined,
    settle,
    previous: previousStep(name, draft, mode(), today()),
    editing: storage.editFromSummary.get() === true,
  }
}
