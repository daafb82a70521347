import { isHomeNotOwned, propertyGiven } from '#core/rules/gifts.rules.ts'
import { isFilled } from '#core/text/names.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { mortgageTermsOptions, ownerOptions, shareOptions, yesNo } from '#core/will/lists.ts'
import type { Account, Gift, Will } from '#core/will/schema.ts'
import { giftAsset as words } from '#words/en/people.ts'
import type { FieldOf } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { PercentField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Asset = Partial<
  Pick<
    Gift,
    | 'accountId'
    | 'provider'
    | 'number'
    | 'owner'
    | 'title'
    | 'mortgageTerms'
    | 'replacementHome'
    | 'useSharePercent'
    | 'percentage'
  >
>

type Props = { will: Will; value: Asset; field: FieldOf<Asset> }

const SOMETHING_ELSE = 'other'

const termLabels = words.termLabels

const termNotes = {
  'Subject to the mortgage': words.theyTakeOnYourShareOf,
  'Free of the mortgage': words.yourShareOfWhatIsOwed,
} as const

const ownerLabels = words.ownerLabels

function Property({ property, field }: Pick<Props, 'field'> & { property: Account }) {
  return (
    <>
      {property.mortgage === 'Yes' && (
        <Radios
          {...field('mortgageTerms')}
          label={words.withTheMortgageOrFreeOf}
          options={mortgageTermsOptions}
          labels={termLabels}
          notes={termNotes}
        />
      )}
      {property.isYourOwn !== 'Yes' && !isFilled(property.title) && <TextField {...field('title')} {...words.title} />}
      {property.isYourOwn === 'Yes' && (
        <Radios
          {...field('replacementHome')}
          label={words.ifYouMoveShouldTheyGet}
          optional
          layout="row"
          options={yesNo}
        />
      )}
    </>
  )
}

function Holding({ field }: Pick<Props, 'field'>) {
  return (
    <>
      <TextField {...field('provider')} label={words.bankCompanyOrFund} />
      <TextField {...field('number')} label={words.lastFourDigits} optional width="short" />
      <Radios {...field('owner')} label={words.whoseNameIsItIn} options={ownerOptions} labels={ownerLabels} />
    </>
  )
}

/** The asset of a gift: a listed property, or an account or investment described here; all of it or a share. */
export function GiftAsset({ will, value, field }: Props) {
  const properties = will.accounts.filter(
    (account) => account.assetType === 'Property' && (!isHomeNotOwned(will, account) || account.id === value.accountId),
  )
  const accountId = field('accountId')
  const property = propertyGiven(will, { ...value, type: 'Share of an asset' })
  return (
    <>
      {properties.length > 0 && (
        <Radios
          {...accountId}
          label={words.whichOne}
          options={[...properties.map(({ id }) => String(id)), SOMETHING_ELSE]}
          labels={{
            ...Object.fromEntries(properties.map((each) => [String(each.id), nameOfProperty(will, each)])),
            [SOMETHING_ELSE]: words.anAccountOrInvestment,
          }}
          value={value.accountId === undefined ? SOMETHING_ELSE : String(value.accountId)}
          onChange={(chosen) => accountId.onChange(chosen === SOMETHING_ELSE ? undefined : Number(chosen))}
        />
      )}
      {property ? <Property property={property} field={field} /> : <Holding field={field} />}
      <Radios
        {...field('useSharePercent')}
        label={words.allOfItOrAShare}
        layout="pills"
        options={shareOptions}
        labels={{ 'The Full Holding': words.allOfIt }}
      />
      {value.useSharePercent === 'A percentage' && <PercentField {...field('percentage')} label={words.whatShare} />}
    </>
  )
}
