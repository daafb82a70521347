import { useLocation } from 'react-router'
import { faqs as words } from '#words/en/pages.ts'
import pageCss from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { QuestionSearch } from '../ui/question-search.tsx'
import { Paragraph } from '../ui/runs.tsx'

export function FaqsPage() {
  const linked = useLocation().hash.slice(1)
  return (
    <PlainPage wide {...words.questions}>
      <QuestionSearch key={linked} linked={linked} />
      <Paragraph of={words.cannotFindYourAnswer} className={pageCss.below} />
    </PlainPage>
  )
}
