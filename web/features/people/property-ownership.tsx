import { JOINT_OWNER, ownershipTypes, yesNo } from '#core/will/lists.ts'
import type { Account } from '#core/will/schema.ts'
import { propertyOwnership as words } from '#words/en/people.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField, PercentField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldOf } from '../../ui/use-answers.ts'
import { housePictures } from './house-pictures.tsx'

const ownershipNotes = {
  'Joint tenants': words.whenOneOfYouDiesThe,
  'Tenants in common': words.eachOfYouOwnsAShare,
  'Not sure': words.yourTitleRegisterAtTheLand,
} as const

type Owned = Partial<
  Pick<
    Account,
    | 'owner'
    | 'ownershipType'
    | 'ownershipPercent'
    | 'mortgage'
    | 'mortgageWith'
    | 'mortgageWithPersons'
    | 'mortgageAmount'
  >
>

type Props = {
  value: Owned
  field: FieldOf<Owned>
  /** A heading over it asks the question. */
  titled?: boolean
}

export const HOW_OWNED = words.howDoYouOwnItTogether

/** How a property is owned together with its joint owners. */
export function HowOwned({ value, field, titled = false, shareNeeded = false }: Props & { shareNeeded?: boolean }) {
  return (
    <>
      <Radios
        {...field('ownershipType')}
        label={HOW_OWNED}
        hideLegend={titled}
        options={ownershipTypes}
        notes={ownershipNotes}
        pictures={housePictures}
      />
      {value.ownershipType === 'Tenants in common' && (
        <PercentField {...field('ownershipPercent')} label={words.yourShare} optional={!shareNeeded} />
      )}
    </>
  )
}

export function Mortgage({
  value,
  field,
  label = words.isThereAMortgageOnIt,
}: Omit<Props, 'titled'> & { label?: string }) {
  return (
    <>
      <Radios {...field('mortgage')} label={label} optional layout="row" options={yesNo} />
      {value.mortgage === 'Yes' && (
        <>
          <TextField {...field('mortgageWith')} label={words.whoIsTheMortgageWith} optional />
          <MoneyField {...field('mortgageAmount')} {...words.mortgageAmount} optional />
        </>
      )}
    </>
  )
}

/** Both questions, in the form of a thing that is owned. */
export function PropertyOwnership(props: Props) {
  return (
    <>
      {props.value.owner === JOINT_OWNER && <HowOwned {...props} />}
      <Mortgage value={props.value} field={props.field} />
    </>
  )
}
