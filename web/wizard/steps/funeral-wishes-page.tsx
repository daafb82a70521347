import { funeralOptions } from '#core/will/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function FuneralWishesPage() {
  const step = useStep('will.funeral-wishes')
  const wishes = step.will.whatToDo
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
      <Radios
        name="whatToDo.option"
        label="Choose one"
        hideLegend
        options={funeralOptions}
        value={wishes?.option}
        onChange={(option) =>
          step.set('whatToDo.option', (will) => ({ ...will, whatToDo: { ...will.whatToDo, option } }))
        }
        error={step.errorOf('whatToDo.option')}
      />
      {wishes && (
        <TextArea
          name="whatToDo.description"
          label="Anything else about your funeral?"
          hint="Where, music, flowers, who to invite. It goes into your will exactly as you write it. Gifts of money or things have a page of their own."
          optional
          value={wishes.description ?? ''}
          onChange={(description) =>
            step.set('whatToDo.description', (will) =>
              will.whatToDo ? { ...will, whatToDo: { ...will.whatToDo, description } } : will,
            )
          }
        />
      )}
    </StepPage>
  )
}
