import { listed, namesOf } from '#core/text/names.ts'
import { classesOf, executorsNamed } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { youngTakers } from '#core/will/young-takers.ts'
import { executors as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import { FirmOffer } from './firm-offer.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

/** Why two are needed, where a person who is too young may take something. */
function TwoForTheYoung({ will }: { will: Will }) {
  const young = youngTakers(will, today())
  if (young.length === 0 && classesOf(will).length === 0) return null
  if (young.length === 0) return <p className="notice small below-20 padded">{words.someOfThoseWhoShareWhat}</p>
  return (
    <p className="notice small below-20 padded">
      <Runs of={words.tooYoungToGetWhatYou(namesOf(young), young.length === 1 ? 'is' : 'are')} />
    </p>
  )
}

export function ExecutorsPage() {
  const step = useStep('will.executors.executors')
  const { will } = step
  return (
    <StepPage
      step={step}
      intro={words.executorsCollectWhatYouOwnPay}
      help={[words.howManyTwoIsAGood, words.doTheyNeedToBeExperts]}
    >
      <TwoForTheYoung will={will} />
      <ChoosePeople
        will={will}
        field="executor"
        to={{ list: 'executor' }}
        {...words.addAnExecutor}
        error={step.errorOf('executor')}
      />
      <FirmOffer step={step} />
    </StepPage>
  )
}

export function MyExecutorsPage() {
  const step = useStep('will.executors.my-executors')
  const { will } = step
  const names = listed.format(executorsNamed(will))
  return (
    <StepPage
      step={step}
      intro={words.youChoseOneOfThemMay(names)}
      help={[words.doIHaveToNoBut, words.canItBeSomeoneUnder18]}
    >
      <ChoosePeople
        will={will}
        field="executorBackup"
        to={{ list: 'executorBackup' }}
        {...words.addABackupExecutor}
        error={step.errorOf('executorBackup')}
      />
    </StepPage>
  )
}

/** The three answers. Two of them are a Yes in the will, which says beside it how. */
const answers = ['Email', 'Yes', 'No'] as const
type Answer = (typeof answers)[number]

const labels = {
  Email: words.yesByEmailWhenIPress,
  Yes: words.yesWithALetterThatI,
  No: words.noIWillTellThemMyself,
} as const

const notes = { Email: words.nothingIsSentNowOnYour, Yes: words.theLettersComeWithYour } as const

const answerOf = ({ notifyExecutors, notifyHow }: Will): Answer | undefined =>
  notifyExecutors === 'Yes' && notifyHow === 'Email' ? 'Email' : notifyExecutors

const answered = (will: Will, answer: Answer): Will =>
  answer === 'No'
    ? { ...will, notifyExecutors: 'No' }
    : { ...will, notifyExecutors: 'Yes', notifyHow: answer === 'Email' ? 'Email' : 'Letter' }

export function ExecutorNotifyPage() {
  const step = useStep('will.executors.executor-notify')
  return (
    <StepPage step={step} intro={words.itHelpsIfTheyKnowThat}>
      <Radios
        name="notifyExecutors"
        label={words.shallWeLetYourExecutorsKnow}
        hideLegend
        options={answers}
        labels={labels}
        notes={notes}
        value={answerOf(step.will)}
        onChange={(answer) => step.set('notifyExecutors', (will) => answered(will, answer))}
        error={step.errorOf('notifyExecutors')}
      />
    </StepPage>
  )
}
