import { homeOf, ownedAccounts } from '#core/rules/about-me.rules.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { poundsInWords } from '#core/text/money.ts'
import { namesOf } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { nameOfAccount, partOwned } from '#core/will/describe.ts'
import { type AssetType, JOINT_OWNER } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { inventory as words } from '#words/en/pack.ts'
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

const groups: readonly { readonly title: string; readonly types: readonly AssetType[]; readonly know?: string }[] = [
  { title: 'Homes and land', types: ['Property'] },
  { title: 'Money and investments', types: ['Bank account', 'Savings or ISA', 'Investments or shares'] },
  { title: 'Pensions and life insurance', types: ['Pension', 'Life insurance'], know: words.theseAreOften },
  { title: 'Other things I own', types: ['Vehicle', 'Business', 'Other'] },
  {
    title: 'Online accounts and cryptocurrency',
    types: ['Digital account', 'Cryptocurrency'],
    know: words.thereAreNo,
  },
]

const whatItIs = (will: Will, account: Account): string => {
  const { address } = will.details
  const name = account === homeOf(will) && address ? `My home, ${addressLine(address)}` : nameOfAccount(account)
  const kind = account.title ? ` (${account.assetType.toLowerCase()})` : ''
  const said = isFilled(account.description) ? `. ${account.description.trim()}` : ''
  return `${name}${kind}${said}`
}

const owners = (will: Will, account: Account): string => {
  if (account.owner === undefined) return 'Not said'
  if (account.owner !== JOINT_OWNER) return 'I alone'
  const part = partOwned(account)
  const together = `Jointly with ${namesOf(personsOf(will, account.mortgageWithPersons))}`
  switch (account.ownershipType) {
    case 'Joint tenants':
      return `${together}, as joint tenants`
    case 'Tenants in common':
      return [`${together}, as tenants in common`, ...(part ? [`My part is ${part}`] : [])].join('. ')
    case 'Not sure':
    case undefined:
      return together
  }
}

const mortgage = ({ mortgage: has, mortgageWith, mortgageAmount }: Account): string => {
  if (has !== 'Yes') return has === 'No' ? 'None' : 'Not said'
  const lender = isFilled(mortgageWith) ? `With ${mortgageWith.trim()}` : 'Yes'
  return mortgageAmount === undefined ? lender : `${lender}, ${poundsInWords(mortgageAmount)} when I wrote this`
}

const tableOf = (will: Will, accounts: readonly Account[]): Block => {
  const property = accounts.every(({ assetType }) => assetType === 'Property')
  return table(
    property ? 'Where it is, what is owed on it, and who owns it' : 'What it is, its reference, and who owns it',
    { start: ['What', property ? 'Mortgage' : 'Reference', 'Who owns it'] },
    accounts.map((account) => [
      whatItIs(will, account),
      property ? mortgage(account) : account.number || 'None given',
      owners(will, account),
    ]),
  )
}

const groupParts = (will: Will, { title, types, know }: (typeof groups)[number]): Block[] => {
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
        title: 'What I own',
        fileTitle: `What ${parts.testator.name} owns`,
        band: 'Not part of the will',
        purpose: words.aListFor,
        blocks: [
          paragraph(words.iAmThis(parts.testator.name, dayInWords(today))),
          note('Keep this private', words.neverWriteA),
          ...groups.flatMap((group) => groupParts(will, group)),
          heading('To add in ink'),
          lines('More that I own, and where', 6),
          lines('What I owe, and regular payments to stop', 4),
          lines('Where the papers are, and instructions for online accounts', 2),
        ],
      }
