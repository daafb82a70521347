import { shownToChoose } from '#core/will/choosing.ts'
import { careOfAssetsOptions } from '#core/will/lists.ts'
import { today } from '../../api/today.ts'
import { AccountList } from '../../features/people/account-list.tsx'
import { AddPerson } from '../../features/people/choose-people.tsx'
import { describePerson } from '../../features/people/describe.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function DigitalAssetsPage() {
  const step = useStep('will.executors.digital-assets')
  const { will } = step
  const care = will.executorCareAssets
  const choose = (id: number, on: boolean) =>
    step.set(`care.${id}`, (whole) => {
      const persons = (whole.executorCareAssets?.persons ?? []).filter((other) => other !== id)
      return { ...whole, executorCareAssets: { option: 'Someone else', persons: on ? [...persons, id] : persons } }
    })
  return (
    <StepPage
      step={step}
      intro="Email, photos, social media, subscriptions. Someone will need to find them, save what matters and close the rest."
      aside={
        <p>
          <strong>Never write passwords here.</strong> Keep them in a password manager or a sealed note, and tell one
          person where it is.
        </p>
      }
    >
      <Radios
        {...step.part('executorCareAssets', { persons: [] })('option')}
        label="Who should deal with them?"
        hideLegend
        layout="row"
        options={careOfAssetsOptions}
      />
      {care?.option === 'Someone else' && (
        <>
          <Checkboxes
            name="executorCareAssets.persons"
            label="Who?"
            options={shownToChoose(will, { list: 'digitalAssets' }, today()).map(({ person, chosen }) => ({
              value: String(person.id),
              label: person.fullname,
              note: describePerson(person),
              checked: chosen,
            }))}
            onChange={(id, on) => choose(Number(id), on)}
            error={step.errorOf('executorCareAssets.persons')}
          />
          <AddPerson
            will={will}
            addAs="Person"
            field="care.add"
            title="Who should deal with your online accounts?"
            label="Add someone else"
            onSaved={(id) => choose(id, true)}
          />
        </>
      )}
      <h2 className={css.heading}>Things you own</h2>
      <p className="below-20 soft">
        A list for your executors, so that nothing is missed. You do not have to fill it in. It is not part of your
        will.
      </p>
      <AccountList will={will} error={step.errors.find((each) => each.field.startsWith('accounts.'))?.text} />
    </StepPage>
  )
}
