import { funeralOptions } from '#core/will/lists.ts'
import { shared, funeralWishes as words } from '#words/en/steps.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { statementsOf, useQuestionSequence } from './question-sequence.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function FuneralWishesPage() {
  const step = useStep('will.funeral-wishes')
  const field = step.part('whatToDo')
  const sequence = useQuestionSequence(step, [
    {
      id: 'whatToDo',
      ...words.yourWishes,

      answer: step.will.whatToDo?.option,
      isAbout: (name) => name !== 'situation',
      content: (
        <>
          <Radios {...field('option')} label={shared.chooseOne} hideLegend layout="pills" options={funeralOptions} />
          {step.will.whatToDo && <TextArea {...field('description')} {...words.description} optional />}
        </>
      ),
    },
    ...statementsOf(step),
  ])
  return <StepPage step={step} intro={words.intro} sequence={sequence} help={[words.medicalScienceAMedicalSchool]} />
}
