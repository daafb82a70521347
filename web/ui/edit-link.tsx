import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { beginEditing } from '#core/journey/visit.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { today } from '../api/today.ts'
import { editStep, useForm } from '../api/will.ts'

/** The part of the will that is being read where a link stands. The change comes back to it. */
export const PartBeingRead = createContext<PartId | undefined>(undefined)

/** A link that changes the answers of a step and comes back to the summary. The history entry keeps that it does. */
export function EditLink({
  step,
  className,
  children,
}: {
  step: StepName
  className?: string | undefined
  children: ReactNode
}) {
  const { will } = useForm()
  const part = useContext(PartBeingRead)
  return (
    <Link
      to={pathOf(step)}
      className={className}
      state={{ editing: beginEditing(will, today()) }}
      onClick={() => editStep(step, will, part)}
    >
      {children}
    </Link>
  )
}
