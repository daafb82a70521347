import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isStepName, type StepName, stepNamed } from '#core/journey/steps.ts'
import { isAsked, isHidden } from '#core/journey/walk.ts'
import type { PartId } from '#core/reading/agreement.ts'
import type { Will } from '#core/will/schema.ts'
import type { PartToRead } from '#drafting/reading/parts.ts'
import { partOfAdvice } from '#drafting/reading/warnings.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { type Edit, editStep } from '../../api/will.ts'
import { askedInPlaceAt, stepAskedAt } from '../../ui/edit-link.tsx'
import type { InPlace } from '../steps/in-place.ts'

type Question = Exclude<StepName, 'will.summary'>

/** The questions that are asked on the picture beside them: they have a page of their own. */
const askedOnThePicture: readonly StepName[] = ['will.about-me.you-own-property', 'will.beneficiaries.backup-action']

const isQuestion = (step: string): step is Question => isStepName(step) && step !== 'will.summary'

/** Whether a question is asked beside its clause. */
export const isAskedInPlace = (step: StepName): step is Question =>
  isQuestion(step) && !askedOnThePicture.includes(step)

/** The part to which the change of a step comes back, where none is being read. */
export const partOfStep = (step: StepName, parts: readonly PartToRead[]): PartId => partOfAdvice({ step }, parts)

/** What the history entry keeps of a question that was opened beside its clause. */
const openedFrom = (
  state: unknown,
): { editing: readonly StepName[]; part: unknown; followsUp: boolean } | undefined => {
  if (typeof state !== 'object' || state === null || !('editing' in state) || !Array.isArray(state.editing)) return
  return {
    editing: state.editing.filter((each) => typeof each === 'string' && isStepName(each)),
    part: 'part' in state ? state.part : undefined,
    followsUp: 'followsUp' in state,
  }
}

/** The question that is open beside its clause, as the address says. It is an entry of the history: Back closes it. */
export const useQuestionInPlace = (will: Will, parts: readonly PartToRead[], onSaved: (edit: Edit) => void) => {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const step = stepAskedAt(hash)
  const opened = openedFrom(state)
  const row = step !== undefined && isAskedInPlace(step as StepName) ? stepNamed(step as StepName) : undefined
  const isOpen = opened && row && isAsked(row, will, today()) && !isHidden(row, will, mode())

  const before = useRef(will)
  useEffect(() => {
    if (!isOpen) before.current = will
  }, [isOpen, will])

  if (!isOpen || !isQuestion(row.name)) return undefined
  const name = row.name
  const part = parts.find(({ id }) => id === opened.part)?.id ?? partOfStep(name, parts)
  const close = () => {
    // A person who was ticked or added is saved at once.
    if (before.current.version !== will.version) onSaved({ step: name, before: before.current, part })
    void navigate(-1)
  }
  const then: InPlace = {
    followsUp: opened.followsUp,
    onSaved: ({ to, editing }) => {
      onSaved({ step: name, before: before.current, part })
      if (to === 'will.summary') return close()
      const next = { editing, part, followsUp: true }
      if (isAskedInPlace(to))
        return void navigate(askedInPlaceAt(to), { replace: true, state: next, preventScrollReset: true })
      editStep(to, before.current, part)
      void navigate(pathOf(to), { replace: true, state: { editing } })
    },
    onCancel: close,
    onDiscard: () => setAttempt(attempt + 1),
  }
  return { step: name, part, then, close, key: `${name} ${attempt}` }
}
