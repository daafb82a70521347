import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { beginEditing } from '#core/journey/visit.ts'
import { today } from '../api/today.ts'
import { editStep, useForm } from '../api/will.ts'

/** A link that changes the answers of a step and comes back to the summary. The history entry keeps that it does. */
export function EditLink({ step, children }: { step: StepName; children: ReactNode }) {
  const { will } = useForm()
  return (
    <Link to={pathOf(step)} state={{ editing: beginEditing(will, today()) }} onClick={() => editStep(step, will)}>
      {children}
    </Link>
  )
}
