import { listed, namesOf } from '#core/text/names.ts'
import { classesOf, executorsNamed } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { youngTakers } from '#core/will/young-takers.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Radios } from '../../ui/choices.tsx'
import { FirmOffer } from './firm-offer.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

/** Why two are needed, where a person who is too young may take something. */
function TwoForTheYoung({ will }: { will: Will }) {
  const young = youngTakers(will, today())
  if (young.length === 0 && classesOf(will).length === 0) return null
  if (young.length === 0)
    return (
      <p className="notice small below-20 padded">
        Some of those who share what you leave may be under 18 when you die. Until they are old enough your executors
        look after it, and your will asks for two people to do that.
      </p>
    )
  return (
    <p className="notice small below-20 padded">
      <strong>{namesOf(young)}</strong> {young.length === 1 ? 'is' : 'are'} too young to get what you leave them yet.
      Your executors look after it until they are old enough, and your will asks for two people to do that.
    </p>
  )
}

export function ExecutorsPage() {
  const step = useStep('will.executors.executors')
  const { will } = step
  return (
    <StepPage
      step={step}
      intro="Executors collect what you own, pay what you owe and give the rest to the people you named. Choose one to four adults you trust. They can also inherit."
      aside={
        <>
          <p>
            <strong>How many?</strong> Two is a good number: they can share the work, and one can carry on if the other
            cannot.
          </p>
          <p>
            <strong>Do they need to be experts?</strong> No. They can pay a solicitor from your estate if they want
            help.
          </p>
        </>
      }
    >
      <TwoForTheYoung will={will} />
      <ChoosePeople
        will={will}
        field="executor"
        to={{ list: 'executor' }}
        addAs="Executor"
        addTitle="Add an executor"
        chosenAs="executor"
        under18="EXECUTOR_UNDER_18"
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
      intro={`You chose ${names}. One of them may die before you or be unable to act, so it helps to name a backup.`}
      aside={
        <>
          <p>
            <strong>Do I have to?</strong> No. But if you chose only one executor, we suggest that you do.
          </p>
          <p>
            <strong>Can it be someone under 18?</strong> Yes. They act only if they are 18 by then.
          </p>
        </>
      }
    >
      <TwoForTheYoung will={will} />
      <ChoosePeople
        will={will}
        field="executorBackup"
        to={{ list: 'executorBackup' }}
        addAs="Executor"
        addTitle="Add a backup executor"
        chosenAs="backup executor"
        error={step.errorOf('executorBackup')}
      />
    </StepPage>
  )
}

/** The three answers. Two of them are a Yes in the will, which says beside it how. */
const answers = ['Email', 'Yes', 'No'] as const
type Answer = (typeof answers)[number]

const labels = {
  Email: 'Yes, by email, when I press send',
  Yes: 'Yes, with a letter that I give each of them',
  No: 'No, I will tell them myself',
} as const

const notes = {
  Email: 'Nothing is sent now. On your documents page you read the email, then send it.',
  Yes: 'The letters come with your documents.',
} as const

const answerOf = ({ notifyExecutors, notifyHow }: Will): Answer | undefined =>
  notifyExecutors === 'Yes' && notifyHow === 'Email' ? 'Email' : notifyExecutors

const answered = (will: Will, answer: Answer): Will =>
  answer === 'No'
    ? { ...will, notifyExecutors: 'No' }
    : { ...will, notifyExecutors: 'Yes', notifyHow: answer === 'Email' ? 'Email' : 'Letter' }

export function ExecutorNotifyPage() {
  const step = useStep('will.executors.executor-notify')
  return (
    <StepPage
      step={step}
      intro="It helps if they know that you named them and where your will is. Neither the email nor the letter says what is in it."
    >
      <Radios
        name="notifyExecutors"
        label="Shall we let your executors know?"
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
