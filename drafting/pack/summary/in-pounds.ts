import { needsAPerson } from '#core/estate/problems.ts'
/** What the shares and gifts come to, for a customer who wants figures in their own summary. No other document has them. */

import { pictureOf } from '#core/picture/picture.ts'
import type { EstimateRefusal, PersonsEstimate } from '#core/tax/estimate.ts'
import { estimateOf, type WillEstimate } from '#core/tax/estimate-of-will.ts'
import {
  amountInWords,
  ESTIMATE,
  estimateNote,
  NOT_ANSWERED,
  notCountedInWords,
  openInWords,
  refusalWords,
} from '#core/tax/estimate-words.ts'
import { taxNotesOf } from '#core/tax/tax-notes.ts'
import { keyOfHeldFor } from '#core/tax/tax-takers.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { capital } from '#core/text/names.ts'
import { partnerNow, personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { twoStages } from '#words/en/picture.ts'
import { inPounds as papers, whoGetsWhat } from '#words/en/summary-and-trusts.ts'
import { poundsList as words } from '#words/en/values.ts'
import { type Block, note, type PackWords, paragraph, section, table } from '../pack-document.ts'

type Estimated = Extract<WillEstimate, { is: 'estimate' }>
type Amount = PersonsEstimate['total']

const sum = (...amounts: readonly Amount[]): Amount => ({
  low: amounts.reduce((total, { low }) => total + low, 0),
  high: amounts.reduce((total, { high }) => total + high, 0),
})

const outsideTheWill = ({ byOwnership, pension, outside }: PersonsEstimate): Amount =>
  sum(byOwnership, pension, outside)

const byTheWill = ({ gifts, residue }: PersonsEstimate): Amount => sum(gifts, residue)

const isSomething = ({ high }: Amount): boolean => high > 0

/** More deaths than these are left to the screen: each is a table. */
const MOST_DEATHS = 6

const amount = (of: Amount): string => capital(amountInWords(of))

/** Whole names by the key of a taker, of everyone who takes if these people have died. */
const namesIn = (will: Will, on: Day, died: readonly number[]): ReadonlyMap<string, string> => {
  const { shares, gifts, cards, held } = pictureOf(will, on, { died, laterChild: false })
  const afterwards = held.flatMap((band) => band.afterwards.shares)
  const takers = [...shares, ...gifts.flatMap(({ takings }) => takings), ...afterwards].map(({ to }) => to)
  return new Map([
    ...cards.map(({ key, fullname }) => [key, fullname] as const),
    ...takers.map(({ key, kind, fullname }) => [key, kind === 'held' ? words.heldFor(fullname) : fullname] as const),
    ['scheme decides', papers.theSchemeChooses] as const,
  ])
}

const today = (found: Estimated, names: ReadonlyMap<string, string>): Block => {
  const people = found.people.filter(({ total }) => isSomething(total))
  const anyOutside = people.some((each) => isSomething(outsideTheWill(each)))
  const row = (each: PersonsEstimate): PackWords[] => [
    names.get(each.taker) ?? '',
    ...(anyOutside ? [amount(byTheWill(each)), amount(outsideTheWill(each))] : []),
    amount(each.total),
  ]
  const blanks = anyOutside ? ['', ''] : []
  return table(
    papers.eachToday,
    { start: anyOutside ? [words.who, papers.byYourWill, papers.outside, papers.inAll] : [words.who, papers.howMuch] },
    [...people.map(row), [papers.inheritanceTax, ...blanks, amount(found.tax)]],
  )
}

type Totals = readonly { readonly taker: string; readonly total: Amount }[]

/** What each has in two cases, side by side, with the tax of each. */
const twoColumns = (
  title: string,
  heads: readonly [string, string],
  names: ReadonlyMap<string, string>,
  [one, other]: readonly [Totals, Totals],
  [tax, otherTax]: readonly [Amount, Amount],
): Block => {
  const of = (side: Totals, taker: string): Amount =>
    side.find((each) => each.taker === taker)?.total ?? { low: 0, high: 0 }
  const takers = [...new Set([...one, ...other].map(({ taker }) => taker))]
  const rows = takers.flatMap((taker) => {
    const [before, after] = [of(one, taker), of(other, taker)]
    return isSomething(before) || isSomething(after) ? [[names.get(taker) ?? '', amount(before), amount(after)]] : []
  })
  return table(title, { start: [words.who, ...heads] }, [
    ...rows,
    [papers.inheritanceTax, amount(tax), amount(otherTax)],
  ])
}

/** What each has when the testator dies, and when the time of each person ends for whom something is held. */
const afterwardsIn = (found: Estimated, names: ReadonlyMap<string, string>): Block[] =>
  found.afterwards.flatMap(({ for: id, held, tax, people }) => {
    const name = names.get(`person ${id}`) ?? ''
    const title = twoStages.whenTheirTimeEnds(name)
    const concerned = new Set([keyOfHeldFor(id), ...people.map(({ taker }) => taker)])
    const now = found.people.filter(({ taker }) => concerned.has(taker))
    return [
      twoColumns(title, [words.whenYouDie, title], names, [now, people], [found.tax, tax]),
      paragraph(words.ifTheyDieThen(amount(held), name)),
      paragraph(words.hangsOnWhatTheyOwn(name)),
    ]
  })

/** What each has once both of a couple have died, in either order. */
const bothDeaths = (will: Will, found: Estimated): Block[] => {
  const partner = partnerNow(will)
  const other = partner && found.both && estimateOf(will, { day: found.on, died: [partner.id] })
  if (!partner || !found.both || other?.is !== 'estimate') return []
  const { id, fullname } = partner
  const names = new Map([...namesIn(will, found.on, [id]), ...namesIn(will, found.on, [])])
  return [
    twoColumns(
      words.whenBothHaveDied,
      [words.youDieFirst, words.theyDieFirst(fullname)],
      names,
      [found.both.people, other.people],
      [found.both.tax, other.tax],
    ),
    paragraph(words.bothSupposed(fullname)),
  ]
}

const refusal = (title: string, reasons: readonly EstimateRefusal[]): Block =>
  note(title, ...reasons.map((code) => refusalWords[code]))

/** The questions that nobody answered, beside the figures that hang on them. Those told before are not told again. */
const openBlocks = (will: Will, found: Estimated, told?: Estimated): Block[] => {
  const sentences = (of: Estimated): string[] =>
    openInWords(will, of).map(({ question, words }) => `${question} ${words}`)
  const before = told ? sentences(told) : []
  const said = sentences(found).filter((words) => !before.includes(words))
  return said.length === 0 ? [] : [note(kept.said(NOT_ANSWERED), ...said)]
}

/** The same after one death, beside today. */
const afterDeath = (will: Will, now: Estimated, id: number, name: string): Block[] => {
  const then = estimateOf(will, { day: now.on, died: [id] })
  if (then.is === 'refused') return [refusal(whoGetsWhat.ifDiesBefore(name), then.reasons)]
  if (then.is !== 'estimate') return []
  const names = new Map([...namesIn(will, now.on, []), ...namesIn(will, now.on, [id])])
  const missing = notCountedInWords(then.notCounted.filter((each) => !now.notCounted.includes(each)))
  return [
    twoColumns(
      papers.eachIf(name),
      [whoGetsWhat.today, whoGetsWhat.afterwards],
      names,
      [now.people, then.people],
      [now.tax, then.tax],
    ),
    ...openBlocks(will, then, now),
    ...(missing ? [paragraph(missing)] : []),
  ]
}

/**
 * An estimate of what each would get on this day, and after each single death; or the reason why there is none. Nothing of a will
 * without values.
 */
export const inPounds = (will: Will, on: Day): Block[] => {
  const found = estimateOf(will, { day: on })
  if (found.is === 'refused') return section(papers.aboutHowMuch, refusal(needsAPerson(), found.reasons))
  if (found.is !== 'estimate') return []
  const missing = notCountedInWords(found.notCounted)
  const people = found.people.flatMap(({ taker, gifts, residue }) => {
    const person = personById(will, Number(taker.replace(/^person /, '')))
    return person && isSomething(sum(gifts, residue)) ? [person] : []
  })
  return section(
    papers.aboutHowMuch,
    paragraph(papers.ifYouDied(dayInWords(on))),
    today(found, namesIn(will, on, [])),
    ...afterwardsIn(found, namesIn(will, on, [])),
    ...bothDeaths(will, found),
    ...openBlocks(will, found),
    ...(missing ? [paragraph(missing)] : []),
    ...taxNotesOf(found).map(({ words }) => paragraph(words)),
    note(kept.said(ESTIMATE), estimateNote(found.assumed)),
    ...(people.length <= MOST_DEATHS
      ? people.flatMap(({ id, fullname }) => afterDeath(will, found, id, fullname))
      : []),
  )
}
