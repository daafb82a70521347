import type { ReactNode } from 'react'
import { JOINT_OWNER, ownershipTypes, yesNo } from '#core/will/lists.ts'
import type { Account } from '#core/will/schema.ts'
import { propertyOwnership as words } from '#words/en/people.ts'
import type { FieldOf } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField, PercentField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** A small house beside the page of a will: what of it the will can give. Decoration beside the words of each option. */

const OUTLINE = 'M30 31 52 13l22 18h-4v21H34V31z'
const LEFT = 'M30 31 52 13v39H34V31z'
const RIGHT = 'M52 13l22 18h-4v21H52z'

const theirs = { fill: 'color-mix(in srgb, var(--brand) 22%, var(--paper))', stroke: 'var(--brand)' }
const yours = { fill: 'color-mix(in srgb, var(--ink) 16%, var(--paper))', stroke: 'var(--ink)' }

function OnPage({ to, children }: { to: number; children: ReactNode }) {
  return (
    <svg className="rigid push" width="80" height="60" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      <path d={`M6 4H${to}v52H6z`} fill="var(--canvas)" stroke="var(--line-strong)" />
      {children}
    </svg>
  )
}

function Details() {
  const windows = 'M40 36h6v6h-6zM58 36h6v6h-6z'
  return (
    <path d={`${windows}M48.5 52v-9a3.5 3.5 0 0 1 7 0v9z`} fill="var(--paper)" stroke="var(--ink)" strokeWidth="1" />
  )
}

const housePictures: Readonly<Record<(typeof ownershipTypes)[number], ReactNode>> = {
  'Joint tenants': (
    <OnPage to={22}>
      <path {...theirs} d={OUTLINE} />
      <Details />
    </OnPage>
  ),
  'Tenants in common': (
    <OnPage to={52}>
      <path {...yours} d={LEFT} />
      <path {...theirs} d={RIGHT} />
      <Details />
    </OnPage>
  ),
  'Not sure': (
    <OnPage to={52}>
      <path fill="var(--paper)" stroke="var(--line-strong)" strokeDasharray="2 2.5" d={OUTLINE} />
      <text x="52" y="46" fill="var(--ink-soft)" fontWeight="700" fontSize="20" textAnchor="middle">
        ?
      </text>
    </OnPage>
  ),
}

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
