import { type ComponentProps, useState } from 'react'
import { jointOwnersAreNamed } from '#core/rules/about-me.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { candidatesOrChosen } from '#core/will/choosing.ts'
import { describeAccount, nameOfAccount } from '#core/will/describe.ts'
import { assetTypes, JOINT_OWNER, ownerOptions } from '#core/will/lists.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { accountList as words } from '#words/en/people.ts'
import { Radios } from '../../ui/choices.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TickPeople } from './choose-people.tsx'
import { ItemDialog, type Typed, useItemForm } from './item-dialog.tsx'
import { ItemsOfWill } from './item-list.tsx'
import { iconOfAccount, ThingMark } from './mark.tsx'
import { PropertyOwnership } from './property-ownership.tsx'

/** The joint owners of an asset: people of the will, and people added here. */
export function JointOwners(
  field: Pick<ComponentProps<typeof TickPeople>, 'will' | 'name' | 'value' | 'onChange' | 'onAdded' | 'error'>,
) {
  const [chosenBefore] = useState(field.value)
  return (
    <TickPeople
      {...field}
      people={candidatesOrChosen(field.will, chosenBefore)}
      label={words.whoOwnsItWithYou}
      layout="columns"
      add={{ title: words.whoOwnsItWithYou, first: words.addTheOtherOwner }}
    />
  )
}

/** Adds or edits an asset for the executors' inventory. A gift may be of a property in it. */
export function AccountDialog({
  will,
  account,
  from,
  onSaved,
  onClose,
}: {
  will: Will
  account?: Account | undefined
  /** What is known already of an asset that is added. */
  from?: Pick<Typed<'accounts'>, 'assetType' | 'title'>
  onSaved?: (id: number) => void
  onClose: () => void
}) {
  const form = useItemForm('accounts', account, {
    begins: { mortgageWithPersons: [], ...from },
    check: (value) => [
      ...unless(value.assetType !== undefined, 'assetType', 'SELECT_OPTION'),
      ...unless(value.assetType !== 'Property' || value.owner !== undefined, 'owner', 'SELECT_OPTION'),
      ...jointOwnersAreNamed(will, value),
    ],
    onSaved,
    onClose,
  })
  const { value, field } = form
  const property = value.assetType === 'Property'
  return (
    <ItemDialog form={form} called={words.somethingYouOwn}>
      <Select {...field('assetType')} label={words.whatIsIt} options={assetTypes} />
      <TextField
        {...field('title')}
        label={property ? words.whatIsItsAddress : words.whereIsItOrWhoIs}
        hint={property ? undefined : words.aBankAWebsiteOrAn}
        optional
      />
      {(!property || value.number) && <TextField {...field('number')} {...words.number} optional width="short" />}
      <Radios
        {...field('owner')}
        label={words.whoOwnsIt}
        optional={value.assetType !== 'Property'}
        options={ownerOptions}
      />
      {value.owner === JOINT_OWNER && <JointOwners {...field('mortgageWithPersons')} will={will} />}
      {property && <PropertyOwnership value={value} field={field} />}
      <TextArea {...field('description')} {...words.description} optional />
    </ItemDialog>
  )
}

export function AccountList({ will, error }: { will: Will; error?: string | undefined }) {
  return (
    <ItemsOfWill
      will={will}
      list="accounts"
      shown={(account) => ({
        name: kept.said(nameOfAccount(account)),
        note: describeAccount(account)
          .split(' · ')
          .map((each) => kept.said(each))
          .join(' · '),
        mark: <ThingMark icon={iconOfAccount(account)} />,
      })}
      add={words.addSomethingYouOwn}
      dialog={(account, close) => <AccountDialog will={will} account={account} onClose={close} />}
      error={error}
    />
  )
}
