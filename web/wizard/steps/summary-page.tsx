import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { useShownPlan } from '../../api/plan.ts'
import { takeLastEdit, useForm } from '../../api/will.ts'
import { documentFace } from '../../ui/document-face.ts'
import { laterPart } from '../../ui/lazy-page.tsx'
import { AllAnswers } from '../summary/all-answers.tsx'
import { hasBegun } from '../summary/the-will-itself.tsx'

const loadReadPage = async () => {
  const [{ ReadPage }] = await Promise.all([import('../summary/read-page.tsx'), documentFace()])
  return { default: ReadPage }
}

const ReadPage = lazy(loadReadPage)

// Where a visit begins here, the page is on its way while the will is asked for. What fails is tried again by the page itself.
if (globalThis.location?.pathname === pathOf('will.summary')) loadReadPage().catch(() => undefined)

/** The real pages to read, or every answer on one page: the one from which a change was begun is shown after it. */
function Summary() {
  const { will } = useForm()
  const [edit] = useState(takeLastEdit)
  const [asked] = useSearchParams()
  if (asked.get('see') === 'answers' || !hasBegun(will)) return <AllAnswers will={will} edit={edit} />
  return (
    <Suspense>
      <ReadPage will={will} edit={edit} />
    </Suspense>
  )
}

// Loaded on demand, since few customers make another plan.
const PlanPage = laterPart(async () => (await import('../summary/plan-page.tsx')).PlanPage)

/** The summary of the will, or of both while the tab shows another plan. */
export function SummaryPage() {
  if (!useShownPlan()) return <Summary />
  return <PlanPage />
}
