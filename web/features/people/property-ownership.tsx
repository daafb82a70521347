import { JOINT_OWNER, ownershipTypes, yesNo } from '#core/will/lists.ts'
import type { Account } from '#core/will/schema.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField, PercentField, TextField } from '../../ui/text-field.tsx'

const ownershipNotes = {
  'Joint tenants': 'When one of you dies, the other owns all of it. A will cannot change that.',
  'Tenants in common': 'Each of you owns a share, and can leave it by will.',
  'Not sure': 'Your title register at the Land Registry says which it is.',
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

/** How a property is owned together with its joint owners, and whether there is a mortgage on it. */
export function PropertyOwnership({
  value,
  set,
  errorOf,
}: {
  value: Owned
  set: (change: Owned) => void
  errorOf: (field: string) => string | undefined
}) {
  return (
    <>
      {value.owner === JOINT_OWNER && (
        <>
          <Radios
            name="ownershipType"
            label="How do you own it together?"
            options={ownershipTypes}
            notes={ownershipNotes}
            value={value.ownershipType}
            onChange={(ownershipType) => set({ ownershipType })}
            error={errorOf('ownershipType')}
          />
          {value.ownershipType === 'Tenants in common' && (
            <PercentField
              name="ownershipPercent"
              label="Your share"
              optional
              value={value.ownershipPercent}
              onChange={(ownershipPercent) => set({ ownershipPercent })}
            />
          )}
        </>
      )}
      <Radios
        name="mortgage"
        label="Is there a mortgage on it?"
        optional
        layout="row"
        options={yesNo}
        value={value.mortgage}
        onChange={(mortgage) => set({ mortgage })}
      />
      {value.mortgage === 'Yes' && (
        <>
          <TextField
            name="mortgageWith"
            label="Who is the mortgage with?"
            optional
            value={value.mortgageWith ?? ''}
            onChange={(mortgageWith) => set({ mortgageWith })}
          />
          <MoneyField
            name="mortgageAmount"
            label="About how much is left to pay?"
            hint="For the list your executors get. It stays out of the will."
            optional
            value={value.mortgageAmount}
            onChange={(mortgageAmount) => set({ mortgageAmount })}
            error={errorOf('mortgageAmount')}
          />
        </>
      )}
    </>
  )
}
