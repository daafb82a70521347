import { type Outside, outsideTheWill } from '#core/estate/outside-the-will.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { percentInWords, poundsInWords } from '#core/text/money.ts'
import { capital, listedOr, namesOf } from '#core/text/names.ts'
import { type TrustKind, trustKinds } from '#core/will/lists.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import { idsGivenTo } from '#core/will/young-takers.ts'
import { answersRead, giftsRead } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import { bands } from '#words/en/pack.ts'
import { trusts as trustWords, summary as words } from '#words/en/summary-and-trusts.ts'
import type { GivenGift, ShareOfAsset, SumOfMoney } from '../clauses/gifts.ts'
import type { GiftOfProperty } from '../clauses/property.ts'
import type { Parts } from '../clauses/table.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties, type Party } from '../party.ts'
import { shortNames } from '../reading/plain-words.ts'
import { inTheirPlace } from '../reading/sentences.ts'
import { heldToo, type TrustTold, trustTold } from '../reading/trust-sentences.ts'
import {
  type Block,
  bullets,
  type PackContext,
  type PackDocument,
  type PackWords,
  paragraph,
  section,
  subheading,
  table,
} from './pack-document.ts'
import { lastlyAsRead, partsAsRead } from './summary/as-read.ts'
import { inPounds } from './summary/in-pounds.ts'
import { flowWhenItEnds, whoGetsWhatAfterADeath, whoGetsWhatToday } from './summary/who-gets-what.ts'

/** What is held for somebody before others have it: two stages, and what else a customer asks. */

const titles: Readonly<Record<TrustKind, (name: string) => string>> = {
  Home: (name) => trustWords.aHomeFor(name),
  Residue: (name) => trustWords.anIncomeFor(name),
  'Disabled person': (name) => trustWords.whatIsHeld(name),
}

const told = (will: Will, today: Day, { kind, name, whenYouDie, whenItEnds, besides }: TrustTold): Block[] =>
  section(
    titles[kind](name),
    subheading(trustWords.whenYouDie),
    paragraph(whenYouDie.join(' ')),
    subheading(trustWords.whenThatEnds),
    paragraph(whenItEnds.join(' ')),
    ...flowWhenItEnds(will, today, kind),
    ...(besides.length > 0 ? [bullets(...besides)] : []),
  )

/** Nothing, where the will holds nothing for anyone. */
const trustsInWords = (will: Will, today: Day): Block[] => {
  const given = { will, today, names: shortNames(will, today), clauses: [] }
  const all = trustKinds.flatMap((kind) => trustTold(given, kind, inTheirPlace(given)) ?? [])
  if (trustsOf(will).length === 0) return []
  return [
    ...all.flatMap((each) => told(will, today, each)),
    ...section(trustWords.whatExecutorsDo, paragraph(trustWords.aPageOf)),
  ]
}

const sum = ({ pence, to }: SumOfMoney): string =>
  to.length > 1 ? words.each(poundsInWords(pence)) : poundsInWords(pence)

/** A name, or several as a list. */
const named = (parties: readonly Party[]): string => kept.names(namesOfParties(parties))

const part = (hundredths: number | undefined): string =>
  hundredths === undefined ? words.all : `${percentInWords(hundredths)}%`

const holding = ({ hundredths, provider, what, ending }: ShareOfAsset): string =>
  words.whatYouHold(part(hundredths), provider, `${what ? `, ${what}` : ''}${ending ? words.ending(ending) : ''}`)

const property = ({ hundredths, where, orLaterHome, freeOfMortgage }: GiftOfProperty): string =>
  words.yourInterest(
    part(hundredths),
    where,
    orLaterHome ? words.orLaterHome : '',
    freeOfMortgage ? words.theRestPays : words.whoeverTakes,
  )

// One thing for several people is shared by those of them who can take it.
const takers = ({ to }: GivenGift, each: boolean): string =>
  to.length > 1 && !each ? answersRead.equally(namesOfParties(to)) : named(to)

const otherwise = ({ to, backups, followed }: GivenGift, each: boolean): string => {
  if (to.every(({ kind }) => kind === 'charity')) return words.aCharityThat
  const shared = to.length > 1 && !each
  if (backups.length === 0 && followed.length > 0)
    return words.theChildrenOf(
      listedOr.format(followed.map(({ name }) => name)),
      shared ? words.theOthersOr(words.theRest) : words.theRest,
    )
  const last = backups.length > 1 ? answersRead.equally(namesOfParties(backups)) : named(backups) || words.theRest
  return shared ? words.theOthersNamed(last) : capital(last)
}

const row = (what: string, given: GivenGift, each = false): PackWords[] => [
  given.bearsTax ? words.taxByTaker(what) : what,
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
    words.yourGifts,
    paragraph(words.theseAreMade(bearers ? words.exceptWhere : '')),
    table(words.madeFirst, { start: [words.what, words.whoGetsIt, words.ifTheyCannot] }, given),
  )
}

const whoHas = (people: readonly Party[]): string =>
  (people.length > 1 ? words.mayChoose : words.hasAll)(namesOfParties(people))

/** Who has the belongings that no gift names, or chooses among them. */
const belongingsInWords = ({ belongings }: Parts): Block[] =>
  belongings === undefined
    ? []
    : section(
        words.otherBelongings,
        paragraph(
          `${words.thingsNotNamed(whoHas(belongings.to))}${belongings.backups.length > 0 ? words.ifThatFails(whoHas(belongings.backups)) : ''}${belongings.vehicles ? '' : ` ${giftsRead.noVehicles}`}${[belongings.to, belongings.backups].some((people) => people.length > 1) ? words.thoseWhoShare : ''}`,
        ),
      )

const inWords = ({ what: thing, isHome, how, to, sure }: Outside): string => {
  const what = isHome ? capital(giftsRead.home) : kept.said(thing)
  const whom = namesOf(to)
  if (how === 'nomination') return words.askTheProvider(what)
  if (to.length === 0) return words.inTwoNames(what)
  return sure ? words.ownedWithIt(what, whom) : words.youWereNot(what, whom)
}

/** What passes outside the will, of the things that the testator has told us about. */
const outsideInWords = (will: Will): Block[] => {
  const items = outsideTheWill(will).map(inWords)
  return items.length === 0 ? [] : section(words.doesNotDecide, paragraph(words.ownRules), bullets(...items))
}

/** The will in everyday words, with who gets what today and after each single death. */
export const summary = ({ will, parts }: CompleteWill, { today, values }: PackContext): PackDocument => ({
  kind: 'summary',
  id: 'summary',
  title: words.inPlainEnglish,
  fileTitle: words.summaryOf(parts.testator.name),
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
