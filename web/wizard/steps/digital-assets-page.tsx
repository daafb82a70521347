import { shownToChoose } from '#core/will/choosing.ts'
import { careOfAssetsOptions } from '#core/will/lists.ts'
import { digitalAssets as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { AccountList } from '../../features/people/account-list.tsx'
import { AddPerson } from '../../features/people/choose-people.tsx'
import { describePerson } from '../../features/people/mark.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function DigitalAssetsPage() {
  const step = useStep('will.executors.digital-assets', {
    // They deal with all that is left, and so with these.
    start: (whole) => ({
      ...whole,
      executorCareAssets: whole.executorCareAssets ?? { option: 'My executors', persons: [] },
    }),
  })
  const { will } = step
  const care = will.executorCareAssets
  const choose = (id: number, on: boolean) =>
    step.set(`care.${id}`, (whole) => {
      const persons = (whole.executorCareAssets?.persons ?? []).filter((other) => other !== id)
      return { ...whole, executorCareAssets: { option: 'Someone else', persons: on ? [...persons, id] : persons } }
    })
  return (
    <StepPage step={step} intro={words.intro}>
      <Radios
        {...step.part('executorCareAssets', { persons: [] })('option')}
        label={words.whoShouldDealWithThem}
        hideLegend
        layout="row"
        options={careOfAssetsOptions}
      />
      {care?.option === 'Someone else' && (
        <>
          <Checkboxes
            name="executorCareAssets.persons"
            label={words.who}
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
            {...words.whoShouldDealWithYourOnline}
            onSaved={(id) => choose(id, true)}
          />
        </>
      )}
      <h2 className={css.heading}>{words.thingsYouOwn}</h2>
      <p className="below-20 soft">
        {words.aListForYourExecutorsSo} <Runs of={words.neverWritePasswordsHereKeep} />
      </p>
      <AccountList will={will} error={step.errors.find((each) => each.field.startsWith('accounts.'))?.text} />
    </StepPage>
  )
}
