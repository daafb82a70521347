import { funeralOptions } from '#core/will/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function FuneralWishesPage() {
  const step = useStep('will.funeral-wishes')
  const field = step.part('whatToDo')
  return (
    <StepPage
      step={step}
      intro="These are wishes. They guide the people who arrange your funeral but do not bind them, so tell someone as well."
      aside={
        <p>
          <strong>Medical science.</strong> A medical school must have your signed consent before you die. The Human
          Tissue Authority keeps a list of schools.
        </p>
      }
    >
      <Radios {...field('option')} label="Choose one" hideLegend options={funeralOptions} />
      {step.will.whatToDo && (
        <TextArea
          {...field('description')}
          label="Anything else about your funeral?"
          hint="Where, music, flowers, who to invite. It goes into your will exactly as you write it. Gifts of money or things have a page of their own."
          optional
        />
      )}
    </StepPage>
  )
}
