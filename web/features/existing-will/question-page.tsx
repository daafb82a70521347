import { useLocation } from 'react-router'
import { checkMyWill, questionSteps } from '#core/existing-will/funnel.ts'
import { type QuestionStep, questionsOn, willQuestions } from '#core/existing-will/questions.ts'
import { stepAt } from '#core/funnel/funnel.ts'
import { ChoicePage } from './choice-page.tsx'
import { NeededFirst } from './needed-first.tsx'

const titles: Record<QuestionStep, string> = {
  'about.made': 'About your will',
  'about.signing': 'How it was signed',
  'since.family': 'Your family since then',
  'since.people': 'The people in it',
  'since.home': 'Your home and land',
}

/** The page of whichever step of questions is at this address. */
export function QuestionPage() {
  const { pathname } = useLocation()
  const here = stepAt(checkMyWill, pathname)?.name
  const name = willQuestions.find(({ step }) => step === here)?.step
  if (!name) return null
  return (
    <NeededFirst before={name}>
      <ChoicePage key={name} step={questionSteps[name]} asked={questionsOn(name)} title={titles[name]} />
    </NeededFirst>
  )
}
