import { Link, useLocation } from 'react-router'
import pageCss from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { QuestionSearch } from '../ui/question-search.tsx'

export function FaqsPage() {
  const linked = useLocation().hash.slice(1)
  return (
    <PlainPage white wide title="Questions" lead="Before you write your will, while you do, and after.">
      <QuestionSearch key={linked} linked={linked} />
      <p className={pageCss.below}>
        Cannot find your answer? <Link to="/contact-us">Ask us</Link>.
      </p>
    </PlainPage>
  )
}
