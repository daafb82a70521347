import { adviceFor } from '#core/advice/advice.ts'
import { questions, says } from '#core/advice/questions.ts'
import { brand } from '#core/brand.ts'
import { groupOf, type StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { homeOf, ownHome } from '#core/rules/about-me.rules.ts'
import { ageOn, type Day, dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { namesOf } from '#core/text/names.ts'
import { describeAccount, nameOfAccount, partOwned } from '#core/will/describe.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { withNamesApart } from '#core/will/names-apart.ts'
import { childrenEverOf, personsOf, relationShown } from '#core/will/questions.ts'
import type { Account, Person, Will } from '#core/will/schema.ts'
import { bands, purposes } from '#words/en/pack.ts'
import { type Answer, answersOf } from '../answers.ts'
import { type Block, bullets, facts, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

/** What a solicitor asks a new client before anything else, as far as the answers say it. An empty value is left to write in. */

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

/** The blocks a brief is made of: the screen that shows one handles no others. */
export type BriefBlock = Extract<Block, { readonly kind: 'heading' | 'paragraph' | 'bullets' | 'facts' }>
type SolicitorsBrief = Omit<PackDocument, 'blocks'> & { readonly blocks: readonly BriefBlock[] }

const titles = ['Who I am', 'My family', 'What I own', 'What I would like'] as const

/** The steps about the family. What is asked on others, but for those about the testator, is what they would like. */
const ofFamily: ReadonlySet<StepName> = new Set([
  'will.beneficiaries.partner',
  'will.beneficiaries.children',
  'will.beneficiaries.guardians',
  'will.beneficiaries.backup-guardians',
])

const titleOf = (step: StepName): (typeof titles)[number] => {
  if (step === 'will.about-me.you-own-property') return 'What I own'
  if (ofFamily.has(step)) return 'My family'
  return groupOf(step) === 'about-me' ? 'Who I am' : 'What I would like'
}

const accountsOf = (will: Will): Answer[] =>
  will.accounts
    .filter((account) => account.assetType !== 'Property')
    .map((account) => ({ label: nameOfAccount(account), value: describeAccount(account) }))

/** What stands in a section beside the answers as the summary reads them back. */
const besides: Readonly<Partial<Record<(typeof titles)[number], (will: Will, today: Day) => Answer[]>>> = {
  'Who I am': contactFacts,
  'My family': childrenFacts,
  'What I own': (will, today) => [...ownershipFacts(will), ...accountsOf(will), ...valueFacts(will, today)],
}

/** Paper has no line breaks within a fact. */
const onOneLine = (value: string): string => value.replaceAll('\n', '; ')

const answered = (will: Will, today: Day): BriefBlock[] => {
  const asked = askedSteps(will, today).map(({ name }) => name)
  return titles.flatMap((title) => {
    const answers = asked
      .filter((step) => titleOf(step) === title)
      .flatMap((step) => answersOf(step, will, today))
      .filter(({ value }) => value !== '')
    const all = [...answers, ...(besides[title]?.(withNamesApart(will), today) ?? [])]
    const oneEach = all.map(({ label, value }) => ({ label, value: onOneLine(value) }))
    return answers.length === 0 ? [] : [heading(title), facts(...oneEach)]
  })
}

const points = (title: string, items: readonly string[]): BriefBlock[] =>
  items.length === 0 ? [] : [heading(title), bullets(...items)]

/** To take to a solicitor: what made us stop, who the testator is, what they wanted, and room for what was never asked. */
export const solicitorsBrief = (will: Will, { today }: Pick<PackContext, 'today'>): SolicitorsBrief => {
  const name = fullNameOf(will.details)
  const said = questions.filter(({ id }) => says(id)(will, today))
  const referrals = adviceFor(will, today).filter((advice) => advice.level === 'refer')
  return {
    kind: 'solicitors-brief',
    id: 'solicitors-brief',
    title: 'For my solicitor',
    fileTitle: name ? `For the solicitor of ${name}` : 'For my solicitor',
    band: bands.notAWill,
    purpose: purposes.solicitorsBrief,
    blocks: [
      paragraph(
        `${name || 'My name'}, ${dayInWords(today)}. Made with ${brand.name} from my own answers. It is not a will and not legal advice.`,
      ),
      ...points(
        'What applies to me',
        said.map(({ text }) => text),
      ),
      ...points(
        `What ${brand.name} told me`,
        referrals.map(({ message, source }) => `${message} (${source})`),
      ),
      ...points(
        'What I would like to ask',
        referrals.map(({ ask }) => ask),
      ),
      ...answered(will, today),
      heading('What you may ask me first'),
      facts(...askedFirst(will)),
      heading('What I can bring'),
      bullets(...toBring(will)),
    ],
  }
}
