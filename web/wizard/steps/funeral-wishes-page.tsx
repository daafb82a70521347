import { funeralOptions } from '#core/will/lists.ts'
import { shared, funeralWishes as words } from '#words/en/steps.ts'
import { Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function FuneralWishesPage() {
  const step = useStep('will.funeral-wishes')
  const field = step.part('whatToDo')
  return (
    <StepPage
      step={step}
      intro={words.intro}
      aside={
        <p>
          <Runs of={words.medicalScienceAMedicalSchool} />
        </p>
      }
    >
      <Radios {...field('option')} label={shared.chooseOne} hideLegend options={funeralOptions} />
      {step.will.whatToDo && <TextArea {...field('description')} {...words.description} optional />}
    </StepPage>
  )
}
