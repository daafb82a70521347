import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { beginEditing } from '#core/journey/visit.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { today } from '../api/today.ts'
import { editStep, useForm } from '../api/will.ts'

/** The will that is being read where a link stands. */
export type BeingRead = {
  /** The part to which the change of a step comes back. */
  readonly partOf: (step: StepName) => PartId
  /** Whether the question of a step is asked beside its clause. The others have a page of their own. */
  readonly isAskedInPlace: (step: StepName) => boolean
}

export const WillBeingRead = createContext<BeingRead | undefined>(undefined)

const IN_PLACE = '#change-'

/** The step whose question this address asks beside its clause. */
export const stepAskedAt = (hash: string): string | undefined =>
  hash.startsWith(IN_PLACE) ? hash.slice(IN_PLACE.length) : undefined

/** The address of the summary at which a question is asked beside its clause. */
export const askedInPlaceAt = (step: StepName): string => `${pathOf('will.summary')}${IN_PLACE}${step}`

/** A link that changes the answers of a step and comes back to the summary. The history entry keeps that it does. `asks`: what the step begins with. */
export function EditLink({
  step,
  asks,
  className,
  children,
}: {
  step: StepName
  asks?: object
  className?: string | undefined
  children: ReactNode
}) {
  const { will } = useForm()
  const read = useContext(WillBeingRead)
  const editing = beginEditing(will, today())
  const part = read?.partOf(step)
  if (read?.isAskedInPlace(step))
    return (
      <Link to={askedInPlaceAt(step)} className={className} state={{ editing, part, ...asks }} preventScrollReset>
        {children}
      </Link>
    )
  return (
    <Link
      to={pathOf(step)}
      className={className}
      state={{ editing, ...asks }}
      onClick={() => editStep(step, will, part)}
    >
      {children}
    </Link>
  )
}
