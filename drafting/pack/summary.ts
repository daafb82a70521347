import { type Outside, outsideTheWill } from '#core/estate/outside-the-will.ts'
import { percentInWords, poundsInWords } from '#core/text/money.ts'
import { capital, listedOr, namesOf } from '#core/text/names.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { idsGivenTo } from '#core/will/young-takers.ts'
import { bands } from '#words/en/pack.ts'
import { sentences as reading } from '#words/en/reading.ts'
import { summary as words } from '#words/en/summary-and-trusts.ts'
import type { GivenGift, ShareOfAsset, SumOfMoney } from '../clauses/gifts.ts'
import type { GiftOfProperty } from '../clauses/property.ts'
import type { Parts } from '../clauses/table.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties, type Party } from '../party.ts'
import { heldToo } from '../reading/trust-sentences.ts'
import {
  type Block,
  bullets,
  type PackContext,
  type PackDocument,
  type PackWords,
  paragraph,
  section,
  table,
} from './pack-document.ts'
import { lastlyAsRead, partsAsRead } from './summary/as-read.ts'
import { inPounds } from './summary/in-pounds.ts'
import { trustsInWords } from './summary/trusts.ts'
import { whoGetsWhatAfterADeath, whoGetsWhatToday } from './summary/who-gets-what.ts'

const sum = ({ pence, to }: SumOfMoney): string => `${poundsInWords(pence)}${to.length > 1 ? ' each' : ''}`

const part = (hundredths: number | undefined): string =>
  hundredths === undefined ? 'All' : `${percentInWords(hundredths)}%`

const holding = ({ hundredths, provider, what, ending }: ShareOfAsset): string =>
  `${part(hundredths)} of what you hold with ${provider}${what ? `, ${what}` : ''}${ending ? `, ending ${ending}` : ''}`

const property = ({ hundredths, where, orLaterHome, freeOfMortgage }: GiftOfProperty): string =>
  `${part(hundredths)} of your interest in ${where}${orLaterHome ? ' or, if that is not your main home when you die, in the home that is' : ''}. ${
    freeOfMortgage
      ? 'The rest of your estate pays your part of any mortgage on it'
      : 'Whoever takes it takes your part of any mortgage with it'
  }`

// One thing for several people is shared by those of them who can take it.
const takers = ({ to }: GivenGift, each: boolean): string =>
  to.length > 1 && !each ? `${namesOfParties(to)}, equally` : namesOfParties(to)

const otherwise = ({ to, backups, followed }: GivenGift, each: boolean): string => {
  if (to.every(({ kind }) => kind === 'charity')) return 'A charity that takes over the work, or does work like it'
  const shared = to.length > 1 && !each
  if (backups.length === 0 && followed.length > 0)
    return `The children of ${listedOr.format(followed.map(({ name }) => name))}; if there are none, ${shared ? 'the others named, or ' : ''}the rest of your estate`
  const last = backups.length > 0 ? namesOfParties(backups) : 'the rest of your estate'
  return shared ? `The others named; if none can, ${last}` : capital(last)
}

const row = (what: string, given: GivenGift, each = false): PackWords[] => [
  given.bearsTax ? `${what}. Inheritance tax on it is paid by whoever takes it` : what,
  takers(given, each),
  otherwise(given, each),
]

const rows = ({ gifts, propertyGifts }: Pick<Parts, 'gifts' | 'propertyGifts'>): PackWords[][] => [
  ...gifts.items.map((gift) => row(gift.what, gift)),
  ...[...gifts.money, ...gifts.donations].map((gift) => row(sum(gift), gift, true)),
  ...gifts.byRate.map((gift) => row(words.enoughForTheLowerRate, gift, true)),
  ...gifts.shares.map((gift) => row(holding(gift), gift)),
  ...propertyGifts.map((gift) => row(property(gift), gift)),
]

/** What is given before the rest is shared. Nothing, where there are no gifts. */
const giftsInWords = (parts: Pick<Parts, 'gifts' | 'propertyGifts'>): Block[] => {
  const given = rows(parts)
  if (given.length === 0) return []
  const { gifts, propertyGifts } = parts
  const bearers = [...gifts.items, ...gifts.money, ...gifts.shares, ...propertyGifts].some(({ bearsTax }) => bearsTax)
  return section(
    'Your gifts',
    paragraph(words.theseAreMade(bearers ? ', except where it says here that whoever takes the gift pays it' : '')),
    table('Gifts made before the rest is shared', { start: ['What', 'Who gets it', 'If they cannot have it'] }, given),
  )
}

const whoHas = (people: readonly Party[]): string =>
  `${namesOfParties(people)} ${people.length > 1 ? 'may choose among' : 'has all of'}`

/** Who has the belongings that no gift names, or chooses among them. */
const belongingsInWords = ({ belongings }: Parts): Block[] =>
  belongings === undefined
    ? []
    : section(
        'Your other belongings',
        paragraph(
          `${whoHas(belongings.to)} the things that no gift names.${belongings.backups.length > 0 ? words.ifThatFails(whoHas(belongings.backups)) : ''}${belongings.vehicles ? '' : ` ${reading.noVehicles}`}${[belongings.to, belongings.backups].some((people) => people.length > 1) ? words.thoseWhoShare : ''}`,
        ),
      )

const inWords = ({ what, how, to, sure }: Outside): string => {
  const whom = namesOf(to)
  if (how === 'nomination') return words.askTheProvider(what)
  if (to.length === 0) return words.inTwoNames(what)
  return sure ? words.ownedWithIt(what, whom) : words.youWereNot(what, whom)
}

/** What passes outside the will, of the things that the testator has told us about. */
const outsideInWords = (will: Will): Block[] => {
  const items = outsideTheWill(will).map(inWords)
  return items.length === 0
    ? []
    : section(
        'What your will does not decide',
        paragraph('Some things follow their own rules when you die. From what you told us:'),
        bullets(...items),
      )
}

/** The will in everyday words, with who gets what today and after each single death. */
export const summary = ({ will, parts }: CompleteWill, { today, values }: PackContext): PackDocument => ({
  kind: 'summary',
  id: 'summary',
  title: 'Your will in plain English',
  fileTitle: `Summary of the will of ${parts.testator.name}`,
  band: bands.notPartOf,
  purpose: words.saysInEveryday,
  blocks: [
    paragraph(words.thisSaysIn),
    ...whoGetsWhatToday(will, today),
    ...(values ? inPounds({ ...will, values }, today) : []),
    ...lastlyAsRead(will, today),
    ...trustsInWords(will, today),
    ...giftsInWords(parts),
    ...belongingsInWords(parts),
    ...heldToo(will, idsGivenTo(will), (id) => personById(will, id)?.fullname ?? '').map((words) => paragraph(words)),
    ...partsAsRead(will, parts, today),
    ...outsideInWords(will),
    ...whoGetsWhatAfterADeath(will, today),
  ],
})
