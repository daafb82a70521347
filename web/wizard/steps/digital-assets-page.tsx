import { shownToChoose } from '#core/will/choosing.ts'
import { careOfAssetsOptions } from '#core/will/lists.ts'
import { digitalAssets as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { AccountList } from '../../features/people/account-list.tsx'
import { TickPeople } from '../../features/people/choose-people.tsx'
import { Radios } from '../../ui/choices.tsx'
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
        <TickPeople
          will={will}
          name="executorCareAssets.persons"
          label={words.who}
          layout="columns"
          people={shownToChoose(will, { list: 'digitalAssets' }, today()).map(({ person }) => person)}
          value={care.persons}
          onChange={(persons) =>
            step.set('executorCareAssets.persons', (whole) => ({
              ...whole,
              executorCareAssets: { option: 'Someone else', persons },
            }))
          }
          add={words.whoShouldDealWithYourOnline}
          error={step.errorOf('executorCareAssets.persons')}
        />
      )}
      <h2 className={css.heading}>{words.thingsYouOwn}</h2>
      <p className="below-20 soft">
        {words.aListForYourExecutorsSo} <Runs of={words.neverWritePasswordsHereKeep} />
      </p>
      <AccountList will={will} error={step.errors.find((each) => each.field.startsWith('accounts.'))?.text} />
    </StepPage>
  )
}
