import { homeOf, ownedAccounts } from '#core/rules/about-me.rules.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { isFilled, namesOf } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { partOwned } from '#core/will/describe.ts'
import { type AssetType, JOINT_OWNER } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { giftsRead as read } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import { bands, inventory as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import {
  type Block,
  heading,
  lines,
  note,
  type PackContext,
  type PackDocument,
  paragraph,
  table,
} from './pack-document.ts'

type Group = { readonly title: string; readonly types: readonly AssetType[]; readonly know?: string }

const groups = (): readonly Group[] => [
  { title: words.homesAndLand, types: ['Property'] },
  { title: words.moneyAndInvestments, types: ['Bank account', 'Savings or ISA', 'Investments or shares'] },
  { title: words.pensionsAndLife, types: ['Pension', 'Life insurance'], know: words.theseAreOften },
  { title: words.otherThings, types: ['Vehicle', 'Business', 'Other'] },
  { title: words.onlineAccounts, types: ['Digital account', 'Cryptocurrency'], know: words.thereAreNo },
]

const whatItIs = (will: Will, account: Account): string => {
  const { address } = will.details
  const type = kept.said(account.assetType)
  const name = account === homeOf(will) && address ? read.myHomeAt(addressLine(address)) : account.title || type
  const kind = account.title ? ` (${type.toLowerCase()})` : ''
  const said = isFilled(account.description) ? `. ${account.description.trim()}` : ''
  return `${name}${kind}${said}`
}

const owners = (will: Will, account: Account): string => {
  if (account.owner === undefined) return words.notSaid
  if (account.owner !== JOINT_OWNER) return words.iAlone
  const part = partOwned(account)
  const together = words.jointlyWith(namesOf(personsOf(will, account.mortgageWithPersons)))
  switch (account.ownershipType) {
    case 'Joint tenants':
      return words.asJointTenants(together)
    case 'Tenants in common':
      return [words.asTenants(together), ...(part ? [words.myPartIs(part)] : [])].join('. ')
    case 'Not sure':
    case undefined:
      return together
  }
}

const mortgage = ({ mortgage: has, mortgageWith, mortgageAmount }: Account): string => {
  if (has !== 'Yes') return has === 'No' ? words.noMortgage : words.notSaid
  const lender = isFilled(mortgageWith) ? words.mortgageWith(mortgageWith.trim()) : words.mortgage
  return mortgageAmount === undefined ? lender : words.whenIWrote(lender, poundsInWords(mortgageAmount))
}

const tableOf = (will: Will, accounts: readonly Account[]): Block => {
  const property = accounts.every(({ assetType }) => assetType === 'Property')
  const { caption, columns } = property ? words.aboutLand : words.aboutOthers
  return table(
    caption,
    { start: columns },
    accounts.map((account) => [
      whatItIs(will, account),
      property ? mortgage(account) : account.number || words.noneGiven,
      owners(will, account),
    ]),
  )
}

const groupParts = (will: Will, { title, types, know }: Group): Block[] => {
  const accounts = ownedAccounts(will).filter(({ assetType }) => types.includes(assetType))
  if (accounts.length === 0) return []
  return [heading(title), ...(know ? [paragraph(know)] : []), tableOf(will, accounts)]
}

/** What the executors will look for. No values and no totals: those are of the day of death. Undefined without accounts. */
export const inventory = ({ will, parts }: CompleteWill, { today }: PackContext): PackDocument | undefined =>
  ownedAccounts(will).length === 0
    ? undefined
    : {
        kind: 'inventory',
        id: 'inventory',
        title: words.title,
        fileTitle: words.fileTitle(parts.testator.name),
        band: bands.notPartOf,
        purpose: words.aListFor,
        blocks: [
          paragraph(words.iAmThis(parts.testator.name, dayInWords(today))),
          note(words.keepThisPrivate, words.neverWriteA),
          ...groups().flatMap((group) => groupParts(will, group)),
          heading(words.toAdd),
          lines(words.moreThatIOwn, 6),
          lines(words.whatIOwe, 4),
          lines(words.whereThePapers, 2),
        ],
      }
