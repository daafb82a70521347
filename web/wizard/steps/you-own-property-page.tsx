import { homeIsDescribed, homeOf } from '#core/rules/about-me.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { JOINT_OWNER, ownerOptions, yesNo } from '#core/will/lists.ts'
import type { Account } from '#core/will/schema.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { currentWill } from '../../api/will.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { PropertyOwnership } from '../../features/people/property-ownership.tsx'
import { Radios } from '../../ui/choices.tsx'
import { StepPage } from './step-page.tsx'
import { usePageState, useStep } from './use-step.ts'

const newHome = (): Omit<Account, 'id'> => ({
  uuid: newUuid(),
  assetType: 'Property',
  isYourOwn: 'Yes',
  title: 'My home',
  mortgageWithPersons: [],
})

export function YouOwnPropertyPage() {
  const [home, setHome] = usePageState<Omit<Account, 'id'>>(
    'will.about-me.you-own-property',
    () => homeOf(currentWill()) ?? newHome(),
  )
  const saveHome = async (own: string | undefined) => {
    if (own !== 'Yes') return
    const existing = homeOf(currentWill())
    if (existing) await updateItem('accounts', { ...home, id: existing.id })
    else await createItem('accounts', home)
  }
  const step = useStep('will.about-me.you-own-property', {
    pageState: home,
    check: (draft) =>
      draft.ownProperty === 'Yes'
        ? homeIsDescribed(draft, home)
        : unless(draft.ownProperty !== undefined, 'ownProperty', 'SELECT_OPTION'),
    beforeSave: (draft) => saveHome(draft.ownProperty),
  })
  const { will, errorOf } = step
  const set = (change: Partial<Account>) => setHome((before) => ({ ...before, ...change }))
  const joint = home.owner === JOINT_OWNER
  return (
    <StepPage step={step} intro="Alone or with someone else, with or without a mortgage.">
      <Radios
        name="ownProperty"
        label="Do you own your home?"
        hideLegend
        layout="row"
        options={yesNo}
        value={will.ownProperty}
        onChange={(ownProperty) => step.set('ownProperty', (whole) => ({ ...whole, ownProperty }))}
        error={errorOf('ownProperty')}
      />
      {will.ownProperty === 'Yes' && (
        <>
          <Radios
            name="owner"
            label="Who owns it?"
            options={ownerOptions}
            value={home.owner}
            onChange={(owner) => set({ owner })}
            error={errorOf('owner')}
          />
          {joint && (
            <JointOwners
              will={will}
              owners={home.mortgageWithPersons}
              onChange={(mortgageWithPersons) => set({ mortgageWithPersons })}
              error={errorOf('mortgageWithPersons')}
            />
          )}
          <PropertyOwnership value={home} set={set} errorOf={errorOf} />
        </>
      )}
    </StepPage>
  )
}
