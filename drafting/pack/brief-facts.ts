/** What a solicitor asks a new client before anything else, as far as the answers say it. An empty value is left to write in. */
import { says } from '#core/advice/questions.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { homeOf, ownHome } from '#core/rules/about-me.rules.ts'
import { ageOn, type Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { namesOf } from '#core/text/names.ts'
import { nameOfAccount, partOwned } from '#core/will/describe.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { childrenEverOf, personsOf, relationShown } from '#core/will/questions.ts'
import type { Account, Person, Will } from '#core/will/schema.ts'
import type { Answer } from '../answers.ts'

const NOT_SAID = 'I have not said'

const asked = (label: string): Answer => ({ label, value: '' })

export const contactFacts = ({ details: { phone, email } }: Will): Answer[] => [
  { label: 'Telephone', value: phone?.trim() ?? '' },
  { label: 'Email', value: email?.trim() ?? '' },
]

const ageOf = ({ died, dob, isChild }: Person, today: Day): string => {
  if (died) return 'has died'
  if (dob) return `${ageOn(today, dob)}`
  return isChild === undefined ? 'age not said' : isChild === 'Yes' ? 'under 18' : '18 or over'
}

export const childrenFacts = (will: Will, today: Day): Answer[] =>
  childrenEverOf(will).map((child) => ({
    label: child.fullname,
    value: [relationShown(child), ageOf(child, today)].filter(Boolean).join(', '),
  }))

const mortgageOf = ({ mortgage, mortgageWith, mortgageAmount }: Account): string =>
  mortgage === 'Yes'
    ? ['Yes', mortgageWith?.trim(), mortgageAmount && poundsInWords(mortgageAmount)].filter(Boolean).join(', ')
    : (mortgage ?? NOT_SAID)

/** In which form a property is owned, with whom, in what part, and its mortgage. */
const propertyFacts = (will: Will, account: Account): Answer[] => {
  const { owner, ownershipType, mortgageWithPersons } = account
  const shared = owner === JOINT_OWNER
  return [
    ...(shared
      ? [
          { label: 'How we own it', value: ownershipType ?? NOT_SAID },
          { label: 'Owned with', value: namesOf(personsOf(will, mortgageWithPersons)) || NOT_SAID },
          {
            label: 'My part',
            value:
              ownershipType === 'Joint tenants'
                ? 'None of its own: the whole belongs to us together'
                : (ownershipType === 'Tenants in common' && partOwned(account)) || NOT_SAID,
          },
        ]
      : []),
    { label: 'Mortgage', value: mortgageOf(account) },
  ]
}

/** The home with each fact in a line of its own, other properties in a line each. */
export const ownershipFacts = (will: Will): Answer[] => {
  const home = ownHome(will)
  const others = will.accounts.filter((account) => account.assetType === 'Property' && account !== homeOf(will))
  return [
    ...(home ? propertyFacts(will, home) : []),
    ...others.map((account) => ({
      label: nameOfAccount(account),
      value: [
        account.owner ?? NOT_SAID,
        ...propertyFacts(will, account).map(({ label, value }) => `${label}: ${value}`),
      ].join('; '),
    })),
  ]
}

/** How much there is in all, as far as the statements about it say. */
export const valueFacts = (will: Will, today: Day): Answer[] => {
  const over = (figure: 'nil-rate-band' | 'taper-threshold') => `more than ${poundsInWords(figureOn(figure, today))}`
  const band = says('estate-over-taper')(will, today)
    ? `It may be ${over('taper-threshold')}`
    : says('estate-over-nil-rate-band')(will, today)
      ? `It may be ${over('nil-rate-band')}`
      : will.situation?.['estate-over-nil-rate-band'] === 'No'
        ? `Not ${over('nil-rate-band')}`
        : NOT_SAID
  return [{ label: 'Worth of all I own', value: band }]
}

/** What no question of the product asks, and a solicitor asks first. */
export const askedFirst = ({ status }: Will): Answer[] => [
  asked('My home is worth about'),
  asked('Savings and investments'),
  asked('Pensions and life insurance'),
  asked('Debts'),
  asked('My last will: date and place'),
  asked('Gifts in the last seven years'),
  ...(status === undefined || status === 'Single' ? [] : [asked('Earlier marriages')]),
  asked('Countries I have lived in'),
]

/** What to have at hand. Each is a paper that answers a question above. */
export const toBring = (will: Will): string[] => [
  'A passport or driving licence, and a letter that shows my address.',
  'Any earlier will.',
  ...(will.accounts.some(({ assetType }) => assetType === 'Property')
    ? ['The deeds or the Land Registry entry of each property, and the last letter about its mortgage.']
    : []),
  'The last statements of savings, pensions and life insurance.',
  ...(will.status === 'Divorced' || will.status === 'Separated' ? ['The papers of the divorce or separation.'] : []),
]
