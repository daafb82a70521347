import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShownPlan } from '../../api/plan.ts'
import { takeLastEdit, useForm } from '../../api/will.ts'
import { AllAnswers } from '../summary/all-answers.tsx'
import { hasBegun } from '../summary/has-begun.ts'

// Loaded on demand: it brings the typeface of the will.
const ReadPage = lazy(async () => ({ default: (await import('../summary/read-page.tsx')).ReadPage }))

/** The real pages to read, or every answer on one page: the one from which a change was begun is shown after it. */
function Summary() {
  const { will } = useForm()
  const [edit] = useState(takeLastEdit)
  const [asked, ask] = useSearchParams()
  const [fromAnswers] = useState(edit !== undefined && edit.part === undefined)
  // So that the same page is shown after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (fromAnswers) ask({ see: 'answers' }, { replace: true, preventScrollReset: true })
  }, [])
  if (asked.get('see') === 'answers' || !hasBegun(will) || (fromAnswers && asked.get('see') === null))
    return <AllAnswers will={will} edit={edit} />
  return (
    <Suspense>
      <ReadPage will={will} edit={edit} />
    </Suspense>
  )
}

// Loaded on demand, since few customers make another plan.
const PlanPage = lazy(async () => ({ default: (await import('../summary/plan-page.tsx')).PlanPage }))

/** The summary of the will, or of both while the tab shows another plan. */
export function SummaryPage() {
  if (!useShownPlan()) return <Summary />
  return (
    <Suspense>
      <PlanPage />
    </Suspense>
  )
}
