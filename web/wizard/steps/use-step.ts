import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { questionsAreAnswered } from '#core/advice/questions.ts'
import type { ChangedPart } from '#core/api/wills.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { stepAfterSave } from '#core/journey/visit.ts'
import { previousStep, problemsOfStep } from '#core/journey/walk.ts'
import type { Problem } from '#core/rules/messages.ts'
import { includes } from '#core/will/questions.ts'
import type { Details, Will } from '#core/will/schema.ts'
import { changedPart, collides, keptCollides, typedOver, typedPart, withPart } from '../../api/changed-part.ts'
import { ApiError, expectFailedCall } from '../../api/http.ts'
import { shownPlan } from '../../api/plan.ts'
import { newerWill, saveStep, saveWhole } from '../../api/save-queue.ts'
import { scheduleRetry } from '../../api/send-unsaved.ts'
import { storage, type Unsaved } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { forgetUnsaved, keepUnsaved, setSaveStatus, unsavedOn, useTyped, watchStep } from '../../api/unsaved.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { currentWill, putIfNewer, putWill, summaryAfterEdit, useForm, watchNewer } from '../../api/will.ts'
import { bind } from '../../ui/answers.ts'
import { shownErrors, shownProblems } from '../../ui/error-messages.ts'
import { useIsCurrentPage } from '../../ui/router-state.ts'
import { useAnswers } from '../../ui/use-answers.ts'
import { editing, useEditAgain, useOpenedFrom } from './coming-back.ts'
import { useInPlace } from './in-place.ts'

/**
 * One step of the wizard: the draft of the will that the fields change, its checks, and the save. A change is a function of the
 * will under a key, so that the draft can be rebuilt on the newest will of the server.
 */

type Change = (will: Will) => Will
type Changes = ReadonlyMap<string, Change>

/** An answer with fields of its own. */
type Part = 'excluded' | 'whatToDo' | 'guardians' | 'executorCareAssets' | 'ultimateDefault' | 'belongings'

const applied = (will: Will, changes: Changes, isOf = (_key: string) => true): Will =>
  [...changes].reduce((draft, [key, change]) => (isOf(key) ? change(draft) : draft), will)

/** What was there before anything is answered: the start of the page, and what a press began on it, as "start.trusts.Home". */
const isStart = (key: string): boolean => key.startsWith('start')

type StepOptions = {
  /** Initial values, such as the names from sign-up or the share of a sole heir. What was typed before is there already. */
  start?: Change
  /** What the page holds outside the will, such as a person who is not added yet. Stored with the draft. */
  pageState?: unknown
  /** The problems of what the page holds outside the will. */
  check?: (draft: Will) => Problem[]
  /** Saves items with calls of their own before the step is saved. A refusal is shown like one of the step. */
  beforeSave?: (draft: Will) => Promise<void>
}

/** The newer will of a save conflict, and the version and the saved answers that were typed over. */
type Stale = { readonly newer: Will; readonly over: Pick<Unsaved, 'version' | 'was'> }

/** `on`: the will as it was when the save began. A page that is about to be left is not drawn again on the one that comes back. */
type Progress = { readonly is: 'ready' | 'waiting' } | { readonly is: 'busy'; readonly on: Will }

type Finds = (draft: Will) => Problem[]

/** What is in the way of going on within a page: never nothing. */
export type InTheWay = { readonly problems: readonly [Problem, ...Problem[]]; readonly more: Finds }

/** What came of a press: the page shows it already, or something is in the way, which is still to be shown. A press in silence has no type. */
export type Pressed = 'shown' | InTheWay

const noMore: Finds = () => []

export type Step = ReturnType<typeof useStep>

export const useStep = (name: StepName, { start, pageState, check, beforeSave }: StepOptions = {}) => {
  const { user, will: newest } = useForm()
  const [progress, setProgress] = useState<Progress>({ is: 'ready' })
  const will = progress.is === 'busy' ? progress.on : newest
  const navigate = useNavigate()
  const isStillHere = useIsCurrentPage()
  const inPlace = useInPlace()
  useEditAgain()
  const [kept] = useState(() => unsavedOn({ user: user.id, step: name }))
  const [changes, setChanges] = useState<Changes>(
    () =>
      new Map<string, Change>([
        ...(kept ? [['unsaved', (base: Will) => withPart(base, kept.part, kept.was)] as const] : []),
        ...(start ? [['start', start] as const] : []),
      ]),
  )
  // The stored draft belongs to an earlier version of the will: the customer chooses which answers count.
  const [stale, setStale] = useState<Stale | undefined>(() =>
    kept && kept.version !== will.version && keptCollides(will, kept) ? { newer: will, over: kept } : undefined,
  )
  const isAsked = useRef(stale !== undefined)
  const [pressesWhileAsked, setPressesWhileAsked] = useState(0)
  // The same object while nothing has changed: what is drawn from it is not drawn again.
  const draft = useMemo(() => applied(will, changes), [will, changes])
  const over = useMemo(() => typedOver(will, applied(will, changes, isStart), draft), [will, changes, draft])

  const unsaved = (submitted: boolean, of = draft): Unsaved => ({
    user: user.id,
    step: name,
    version: will.version,
    part: typedPart(submitted ? will : over, of),
    ...(pageState !== undefined && { pageState }),
    ...(!submitted && { notSubmitted: true }),
  })

  /** With what was typed over: when the page is opened again, it is known whether that was changed elsewhere. */
  const unsavedOver = (): Unsaved => {
    const was = typedPart(draft, over)
    if (!stale) return { ...unsaved(false), was }
    const { version, was: before } = stale.over
    const details = { ...was.details, ...before?.details }
    return { ...unsaved(false), version, ...(before && { was: { ...was, ...before, details } }) }
  }

  const [pageStateBefore, setPageStateBefore] = useState(() => JSON.stringify(pageState))
  const typed = [...changes.keys()].some((key) => !isStart(key)) || JSON.stringify(pageState) !== pageStateBefore

  const draftDiffers = useMemo(() => Object.keys(changedPart(will, draft)).length > 0, [will, draft])
  const [openTiles, setOpenTiles] = useState<readonly string[]>()
  const differs = draftDiffers || (openTiles?.length ?? 0) > 0 || JSON.stringify(pageState) !== pageStateBefore
  // What came with the page was not typed: nothing is said of it, nor that it is saved.
  useTyped(typed ? 'answers' : 'form', differs && progress.is !== 'busy')

  // A log-out stores the draft, whichever call it comes from.
  useEffect(() =>
    watchStep((sessionRefused) => {
      const submitted = progress.is === 'waiting' || (progress.is === 'busy' && !sessionRefused)
      if (!typed) return undefined
      return submitted ? unsaved(true) : unsavedOver()
    }),
  )

  const askWhichToKeep = (newer: Will) => {
    if (isAsked.current) return
    isAsked.current = true
    setStale({ newer, over: { version: will.version, was: typedPart(draft, over) } })
  }

  // Something else on the page, such as a person who is added, may bring what another tab saved.
  useEffect(() =>
    watchNewer((newer) => {
      if (typed && collides(over, draft, newer)) askWhichToKeep(newer)
    }),
  )

  // A page that is left by Back, a link or a reload keeps what was typed. A save, or the customer's choice to drop it, ends that.
  const [ofPlan] = useState(() => shownPlan() !== undefined)
  const isOver = useRef(false)
  const keepOnLeaving = useRef(() => {})
  useEffect(() => {
    keepOnLeaving.current = () => {
      // What was typed for a plan is not kept for the will, when the way out has closed the plan already.
      if (ofPlan !== (shownPlan() !== undefined)) return
      if (!typed || isOver.current || progress.is === 'waiting' || storage.user.id() !== user.id) return
      // What is on its way may not arrive.
      const entry = underWay.current?.changes === changes ? unsaved(true) : unsavedOver()
      const isSame = Object.keys(entry.part).length === 0 && JSON.stringify(pageState) === pageStateBefore
      if (isSame) forgetUnsaved({ user: user.id, step: name })
      else keepUnsaved(entry)
    }
  })
  // The other pages show the will that was told of, and this one asks its question again when it is opened again.
  const showNewer = useRef(() => {})
  useEffect(() => {
    showNewer.current = () => {
      if (stale && !ofPlan && storage.user.id() === user.id) putIfNewer(stale.newer)
    }
  })
  useEffect(() => {
    const keep = () => keepOnLeaving.current()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
      showNewer.current()
    }
  }, [])

  const openedFrom = useOpenedFrom()
  const leave = () => {
    if (openedFrom && !inPlace) return isStillHere() && navigate(pathOf(openedFrom.to), { state: openedFrom.state })
    const next = stepAfterSave({ from: name, will: currentWill(), mode: mode(), today: today(), editing: editing() })
    if (!next.editing) storage.editFromSummary.clear()
    if (!isStillHere()) return
    markVisited(next.to)
    if (inPlace) return inPlace.onSaved(next)
    return navigate(next.to === 'will.summary' ? summaryAfterEdit() : pathOf(next.to), {
      state: next.editing && { editing: next.editing },
    })
  }

  const failed = (error: unknown, sent: Will) => {
    const newer = newerWill(error)
    if (newer) return askWhichToKeep(newer)
    if (error instanceof ApiError && error.status < 500) {
      if (error.status !== 401) find(shownErrors(error))
      return
    }
    expectFailedCall(error)
    keepUnsaved(unsaved(true, sent))
    setSaveStatus({ is: 'failed', retry: () => void save() })
    setProgress({ is: 'waiting' })
    if (pageState === undefined) scheduleRetry()
  }

  // The checks of the will follow those of the page, which decide what the page asks. The statements wait for neither.
  const problemsNow = (of = draft): Problem[] => {
    const ofPage = check?.(of) ?? []
    const onlyPage = beforeSave !== undefined || ofPage.length > 0
    return onlyPage ? [...ofPage, ...questionsAreAnswered(name)(of, today())] : problemsOfStep(name, of, today())
  }

  // The last one last: what is taken back after a press that changed much stays taken back.
  const put = (key: string, change: Change) =>
    setChanges((before) => new Map([...before].filter(([other]) => other !== key)).set(key, change))
  // What is typed after an attempt is not with what waits: the page does not say that it is kept, and keeps it when it is left.
  const end = () => setProgress((now) => (now.is === 'waiting' ? { is: 'ready' } : now))
  const set = (key: string, change: Change) => {
    setSaveStatus({ is: 'idle' })
    end()
    put(key, change)
  }
  const state = JSON.stringify(pageState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed
  useEffect(end, [state])
  const { errors, errorOf, field, find } = useAnswers<Will, Finds>({
    value: draft,
    set: (change, name) => set(name, (will) => ({ ...will, ...change })),
    now: (more) => shownProblems([...problemsNow(), ...more(draft)]),
  })

  /**
   * The problems of some of the fields, before the others are asked for. `more`: what else must hold before the customer goes on
   * within the page, though the step may be saved without it.
   */
  const inTheWay = (isAbout: (field: string) => boolean, more = noMore): InTheWay | undefined => {
    const [first, ...others] = [...problemsNow().filter(({ field }) => isAbout(field)), ...more(draft)]
    return first && { problems: [first, ...others], more }
  }

  /** Shows what came of a press on a button that does not save. */
  const afterPress = (pressed: Pressed): void =>
    pressed === 'shown' ? find([]) : find(shownProblems(pressed.problems), pressed.more)

  const underWay = useRef<{ isPressed: boolean; readonly changes: Changes }>(undefined)
  const shown = useRef<{ changes: Changes; state: string | undefined; save: (answer?: Change) => Promise<void> }>(
    undefined,
  )
  useEffect(() => {
    shown.current = { changes, state, save }
  })

  /** A press while a save is under way waits for it. It saves what was typed since, or tries again what did not reach us. */
  const save = async (answer?: Change): Promise<void> => {
    // Until the customer says which answers count, nothing is written over those that were saved elsewhere.
    if (isAsked.current) return setPressesWhileAsked((before) => before + 1)
    if (underWay.current) {
      underWay.current.isPressed = true
      return
    }
    const whole: Changes = answer ? new Map([...changes, ['pressed', answer]]) : changes
    const sent = applied(will, whole)
    const problems = problemsNow(sent)
    find(shownProblems(problems), noMore)
    if (problems.length > 0) return
    setProgress({ is: 'busy', on: will })
    const now = { isPressed: false, changes }
    underWay.current = now
    try {
      // Without a wait, all that the press on the button changes is drawn at once.
      if (beforeSave) await beforeSave(sent)
      if (isAsked.current) return
      const left = shownProblems(problemsOfStep(name, applied(currentWill(), whole), today()))
      find(left)
      if (left.length > 0) return
      await saveStep(name, (base) => changedPart(base, applied(base, whole)))
      setPageStateBefore(state)
      // What was typed meanwhile is not saved yet.
      if (shown.current?.changes !== changes || shown.current.state !== state) return
      isOver.current = true
      forgetUnsaved({ user: user.id, step: name })
      await leave()
    } catch (error) {
      if (answer) put('pressed', answer)
      failed(error, sent)
    } finally {
      // Together with the way to the next page, where the save led to one.
      startTransition(() => setProgress((now) => (now.is === 'busy' ? { is: 'ready' } : now)))
      // A page that is being left does not save again.
      if (!isOver.current) underWay.current = undefined
      if (now.isPressed && !isOver.current) void shown.current?.save(answer)
    }
  }

  /**
   * Saves some of the answers of the page before the rest. False when it is asked first which answers count. What cannot be sent
   * now goes with the page.
   */
  const saveSoFar = async (keys: readonly (keyof ChangedPart)[]): Promise<boolean> => {
    if (isAsked.current) {
      setPressesWhileAsked((before) => before + 1)
      return false
    }
    const typedHere = Object.entries(typedPart(will, draft)).filter(([key]) => includes(keys, key))
    const withTyped = (whole: Will) => withPart(whole, Object.fromEntries(typedHere))
    if (typedHere.length > 0) await saveWhole(withTyped, () => isAsked.current).catch(() => undefined)
    return !isAsked.current
  }

  // What waited was sent by the queue: the page does not say any longer that it is not saved.
  useEffect(() => {
    if (progress.is === 'waiting' && !differs) setProgress({ is: 'ready' })
  }, [progress.is, differs])

  const discard = () => {
    isOver.current = true
    forgetUnsaved({ user: user.id, step: name })
    if (inPlace) return inPlace.onDiscard()
    if (!isStillHere()) return
    // A new key remounts the page, so that no field shows the discarded answers.
    void navigate(pathOf(name), { replace: true, state: { fresh: crypto.randomUUID() } })
  }

  /** Leaves the question beside a clause, and drops what was typed. */
  const cancel = () => {
    isOver.current = true
    forgetUnsaved({ user: user.id, step: name })
    inPlace?.onCancel()
  }

  /** Resolves a save conflict: `local` applies these answers to the newer will, `remote` discards them. */
  const resolveConflict = (keep: 'local' | 'remote') => {
    if (!stale) return
    putWill(stale.newer.version < currentWill().version ? currentWill() : stale.newer)
    isAsked.current = false
    setStale(undefined)
    if (keep === 'remote') discard()
  }

  return {
    name,
    will: draft,
    saved: will,
    set,
    errors,
    errorOf,
    /** The fields of the answers of the will, by name. */
    field,
    /** The fields of the testator's details, by name. */
    details: bind<Details>({
      value: draft.details,
      set: (change, name) => set(`details.${name}`, (will) => ({ ...will, details: { ...will.details, ...change } })),
      errorOf,
    }),
    /** The fields of one answer of the will. `beginning`: what it has besides, once the first of them is answered. */
    part: <Key extends Part>(key: Key, beginning?: NonNullable<Partial<Will[Key]>>) =>
      bind<Partial<NonNullable<Will[Key]>>, `${Key}.`>(
        {
          value: draft[key] ?? {},
          set: (change, name) =>
            set(`${key}.${name}`, (will) => ({ ...will, [key]: { ...beginning, ...will[key], ...change } })),
          errorOf,
        },
        `${key}.`,
      ),
    busy: progress.is === 'busy',
    /** The answers could not be sent. They are stored, and sent when the server can be reached. */
    waiting: progress.is === 'waiting',
    inTheWay,
    afterPress,
    save,
    saveSoFar,
    stale: stale !== undefined,
    /** Each press on the button of the step while it is asked which answers count. */
    pressesWhileAsked,
    resolveConflict,
    /** The values come from a stored draft. */
    restored: kept !== undefined,
    /** Drops what was typed before, and shows the saved answers. */
    discard,
    /** What the page shows is not what is saved. */
    differs,
    openTiles,
    setOpenTiles,
    /** Something was typed. */
    typed,
    cancel,
    previous: previousStep(name, draft, mode(), today()),
    editing: editing() !== undefined,
  }
}
