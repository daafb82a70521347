/**
 * What a will, the list of what was owned and the figures that were typed answer of the account of inheritance tax (form IHT400):
 * first where to look, as most estates send none, then the account, then its schedules. Nothing here decides: what may be otherwise
 * by now is to check, and what nothing answers is a gap with the name of its schedule.
 */
import { sheet } from '#words/en/executor.ts'
import { taxAccount as words } from '#words/en/tax-account.ts'
import { outlived, survived } from '../estate/history.ts'
import { passesToCoOwner } from '../estate/outside-the-will.ts'
import { datedLaw, isInForce } from '../law/dated-law.ts'
import { figureOn, rowOn } from '../law/figures-of-law.ts'
import { limitsWithoutAccount } from '../law/law-of-estates.ts'
import { giftWorth } from '../tax/values-asked.ts'
import { type Day, dayInWords, isAfter, yearsLater } from '../text/calendar-day.ts'
import { percentInWords, poundsInWords } from '../text/money.ts'
import { addressLine } from '../will/address-lines.ts'
import { nameOfAccount } from '../will/describe.ts'
import { entitled, executorsNow, type Told } from '../will/executors-now.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { childrenOf, inheritors, spouseOf } from '../will/questions.ts'
import type { Account, Will } from '../will/schema.ts'
import type { Amount, Thing } from '../will/values-schema.ts'
import {
  answered,
  type Counted,
  check,
  type Facts,
  type Found,
  gap,
  giftsWorth,
  inPounds,
  isLeft,
  ownPart,
  probateSheet,
  type SheetPart,
  type SheetRow,
} from './probate-sheet.ts'
import type { Released } from './released.ts'

const { limits: says, notes } = words

const row = (part: SheetPart, question: keyof typeof words.questions, found: Found): SheetRow => ({
  key: question,
  part,
  question: words.questions[question],
  ...found,
})

const named = (names: readonly string[]): string => sheet.yesWith(names.join(' · '))

const ends = (at: (end: 'low' | 'high') => number): Amount => ({ low: at('low'), high: at('high') })

const added = (amounts: readonly { readonly value: Amount }[]): Amount =>
  ends((end) => amounts.reduce((total, { value }) => total + value[end], 0))

/** Years for which what was given away counts. */
const YEARS = 7

/** What was given away in those years, so far as it was told: a span of which a part is in them counts at the most. */
const givenIn = ({ figures, certificate: { died } }: Facts): Amount | undefined =>
  figures?.facts.given &&
  ends((end) =>
    (figures.facts.given ?? [])
      .filter(({ first, last }) => isAfter(yearsLater(end === 'low' ? first : last, YEARS), died))
      .reduce((total, given) => total + given.sum[end], 0),
  )

/** All that counts for tax before debts, gifts of seven years among it. */
const worthOf = (facts: Facts): Amount | undefined => {
  const { figures, certificate } = facts
  if (!figures || figures.things.length === 0) return undefined
  const pensions = isInForce('pensions-are-taxed', certificate.died) ? figures.pension : []
  return ends(
    (end) =>
      ownPart(facts, 'whole', end, { joint: true }) +
      giftsWorth(facts, end) +
      added(pensions)[end] +
      (givenIn(facts)?.[end] ?? 0),
  )
}

const spouseLeft = (facts: Facts, lived: typeof survived) => {
  const spouse = spouseOf(facts.words)
  return spouse && isLeft(facts, spouse.id, lived) ? spouse : undefined
}

/** The husband, wife or civil partner, where they are not said to have died before, or too soon to take by the will. */
const spouseWhoMayTake = (facts: Facts) => spouseLeft(facts, survived)

const spouseAsJointOwner = (facts: Facts) => {
  const { words: will, owned = will.accounts, figures } = facts
  const spouse = spouseLeft(facts, outlived)
  const isOwner = (owners: readonly number[]): boolean => spouse !== undefined && owners.includes(spouse.id)
  const isJoint =
    owned.some((one) => passesToCoOwner(one) !== 'no' && isOwner(one.mortgageWithPersons)) ||
    figures?.things.some(({ held }) => held.as === 'joint tenants' && isOwner(held.with))
  return isJoint ? spouse : undefined
}

/** Whether the will names somebody to take before any substitute. */
const takesFirst = (will: Will, id: number): boolean =>
  inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === id) ||
  will.gifts.some(({ type, persons }) => type !== 'Donation' && persons.includes(id)) ||
  [...(will.belongings?.persons ?? []), ...(will.trusts ?? []).map((trust) => trust.for)].includes(id)

const charitiesFirst = (will: Will): string[] => {
  const given = will.gifts.flatMap(({ charities }) => charities)
  const typed = will.gifts.flatMap(({ type, charities, charityName }) =>
    type === 'Donation' && charities.length === 0 && charityName?.trim() ? [charityName.trim()] : [],
  )
  const listed = will.charities.filter(({ id, inherit }) => inherit || given.includes(id))
  return [...new Set([...listed.map(({ fullname }) => fullname), ...typed])]
}

type Same = (question: string) => Found

const fact = (facts: Facts, id: 'keptUsing' | 'trust' | 'abroad', note: string): Found => {
  const said = facts.figures?.facts[id]
  const source = words.withNote(note, sheet.changedSince)
  return said === 'Yes' || said === 'No' ? check(said === 'Yes' ? sheet.yes : sheet.no, source) : gap(note)
}

const sum = (amount: Amount | undefined, note: string): Found =>
  amount && amount.high > 0 ? check(inPounds(amount.low, amount.high), words.withNote(note, words.asTyped)) : gap(note)

const limitOn = (limit: keyof typeof limitsWithoutAccount, { certificate }: Facts) =>
  rowOn(limitsWithoutAccount[limit].rows, certificate.died)

const kind = (facts: Facts): Found => {
  const allowance = figureOn('nil-rate-band', facts.certificate.died)
  const [given, exempt] = [limitOn('given', facts), limitOn('exempt', facts)]
  const [alone, both, most] = [allowance, 2 * allowance, exempt.value].map(poundsInWords) as [string, string, string]
  const source = says.kind(alone, both, most, exempt.source)
  const worth = worthOf(facts)
  if (!worth) return gap(source)
  const away = givenIn(facts)
  const { keptUsing, trust, abroad } = facts.figures?.facts ?? {}
  const nobodyExempt =
    !spouseWhoMayTake(facts) && !spouseAsJointOwner(facts) && charitiesFirst(facts.words).length === 0
  const signs = [
    ...(away && away.low > given.value ? [says.signs.given(poundsInWords(given.value))] : []),
    ...(keptUsing === 'Yes' ? [says.signs.keptUsing] : []),
    ...(worth.low > exempt.value ? [says.signs.worth(most)] : []),
    ...(worth.low > 2 * allowance && worth.low <= exempt.value && nobodyExempt ? [says.signs.taxed(both)] : []),
  ]
  if (signs.length > 0) return check(says.full(signs.join('; ')), source)
  const isPlain = [keptUsing, trust, abroad].every((said) => said === 'No')
  return isPlain && away && worth.high <= allowance ? check(says.none, source) : gap(source)
}

const exemptSpouse = (facts: Facts): Found => {
  const [byWill, asOwner] = [spouseWhoMayTake(facts), spouseAsJointOwner(facts)]
  if (byWill && takesFirst(facts.words, byWill.id)) return check(named([byWill.fullname]), notes.exempt)
  return asOwner ? check(named([asOwner.fullname]), notes.jointly) : gap(notes.takes)
}

const whereToLook = (facts: Facts, same: Same): SheetRow[] => {
  const { words: will, name, certificate } = facts
  const worth = worthOf(facts)
  const upTo = (limit: 'given' | 'abroad' | 'trust') => poundsInWords(limitOn(limit, facts).value)
  const givenNote = says.given(upTo('given'), poundsInWords(figureOn('yearly-gifts-exemption', certificate.died)))
  const charities = charitiesFirst(will)
  const abroad = same('abroad')
  return [
    row('limits', 'kind', kind(facts)),
    row(
      'limits',
      'worth',
      worth
        ? check(inPounds(worth.low, worth.high), words.withNote(says.worth, sheet.fromFigures(name)))
        : gap(sheet.youValue),
    ),
    row('limits', 'IHT402', same('lateSpouse')),
    row('limits', 'exemptSpouse', exemptSpouse(facts)),
    row('limits', 'exemptCharity', charities.length > 0 ? answered(named(charities), notes.exempt) : gap(notes.takes)),
    row('limits', 'given', sum(givenIn(facts), givenNote)),
    row('limits', 'keptUsing', fact(facts, 'keptUsing', says.keptUsing)),
    row(
      'limits',
      'IHT417',
      abroad.is === 'gap'
        ? fact(facts, 'abroad', says.abroad(upTo('abroad')))
        : { ...abroad, source: words.withNote(says.abroad(upTo('abroad')), abroad.source) },
    ),
    row('limits', 'IHT418', fact(facts, 'trust', says.trust(upTo('trust')))),
    row('limits', 'IHT401', gap(says.resident)),
  ]
}

/** The questions that the account has in common with the application for probate. */
const inBoth = ['name', 'born', 'died', 'address', 'status', 'willDate']

const account = ({ words: will, certificate, told, today }: Facts, above: readonly SheetRow[]): SheetRow[] => {
  const signing = entitled(executorsNow(will, certificate.died, told, today)).filter(
    ({ standing }) => standing === 'acts',
  )
  const names = signing.map(({ name }) => name).join(' · ')
  return [
    ...above
      .filter(({ key }) => inBoth.includes(key))
      .map((each) => ({ ...each, key: `account ${each.key}`, part: 'account' as const })),
    row('account', 'relatives', gap(notes.relatives)),
    row('account', 'taxNumbers', gap(notes.taxNumbers)),
    row('account', 'signs', names ? answered(names, sheet.whoActs) : gap(notes.signs)),
    row('account', 'contact', gap(notes.contact)),
    row('account', 'reference', gap(notes.reference)),
  ]
}

const schedules = (facts: Facts): SheetRow[] => {
  const { words: will, certificate, figures } = facts
  const { died } = certificate
  const owned = facts.owned ?? will.accounts
  const { address } = will.details
  const nameOf = (one: Account) => (one.isYourOwn === 'Yes' && address ? addressLine(address) : nameOfAccount(one))
  const names = (which: (one: Account) => boolean) => owned.filter(which).map(nameOf)
  const things = (counted: Counted) => ends((end) => ownPart(facts, 'whole', end, counted))
  const ofKind = (...kinds: Thing['kind'][]) =>
    things({ which: (thing) => thing.held.as === 'alone' && kinds.includes(thing.kind) })
  const ofType =
    (...types: Account['assetType'][]) =>
    ({ assetType, owner }: Account) =>
      types.includes(assetType) && owner !== JOINT_OWNER
  const found = (list: readonly string[], amount: Amount | undefined, note: string): Found => {
    const worth = amount && amount.high > 0 ? [inPounds(amount.low, amount.high)] : []
    if (list.length + worth.length === 0) return gap(note)
    const source = worth.length > 0 ? words.asTyped : words.fromList
    return check(named([...list, ...worth]), words.withNote(note, source))
  }
  const items = ends((end) =>
    will.gifts
      .filter(({ type }) => type === 'Item')
      .reduce((total, gift) => total + ((figures && giftWorth(figures, gift)?.[end]) ?? 0), 0),
  )
  const goods = ofKind('possessions')
  const percent = (id: 'inheritance-tax' | 'inheritance-tax-with-charity' | 'enough-for-charity') =>
    `${percentInWords(figureOn(id, died))}%`
  const pensionNote = isInForce('pensions-are-taxed', died)
    ? notes.pensionsCount
    : notes.pensionsApart(dayInWords(datedLaw['pensions-are-taxed'].from))
  const homeAllowance = notes.IHT435(poundsInWords(figureOn('residence-nil-rate-band', died)))
  const children = childrenOf(will)
    .filter(({ id }) => isLeft(facts, id))
    .map(({ fullname }) => fullname)
  const isLand = ({ kind: of }: Thing) => of === 'home' || of === 'property'
  const debtOnIt = ends((end) => ownPart(facts, 'debtOnIt', end, { joint: true }))
  const rows = {
    IHT404: found(
      names(({ owner }) => owner === JOINT_OWNER),
      things({ joint: true, which: ({ held }) => held.as !== 'alone' }),
      notes.IHT404,
    ),
    IHT405: found(
      names(({ assetType }) => assetType === 'Property'),
      things({ joint: true, which: isLand }),
      notes.IHT405,
    ),
    IHT406: found(names(ofType('Bank account', 'Savings or ISA')), ofKind('savings'), notes.IHT406),
    IHT407: found(
      names(ofType('Vehicle')),
      ends((end) => goods[end] + items[end]),
      notes.IHT407,
    ),
    IHT409: found(names(ofType('Pension')), figures && added(figures.pension), pensionNote),
    IHT410: found(names(ofType('Life insurance')), ofKind('life policy'), notes.IHT410),
    IHT411: found(names(ofType('Investments or shares')), ofKind('investments'), notes.IHT411),
    IHT413: found(names(ofType('Business')), ofKind('business'), notes.IHT413),
    IHT419: sum(figures?.debts, notes.IHT419),
    mortgages: sum(debtOnIt, notes.mortgages),
    funeral: sum(figures?.funeral, notes.funeral),
    IHT430: gap(
      notes.IHT430(percent('inheritance-tax-with-charity'), percent('inheritance-tax'), percent('enough-for-charity')),
    ),
    IHT435: children.length > 0 ? check(named(children), homeAllowance) : gap(homeAllowance),
  }
  return Object.entries(rows).map(([question, said]) => row('schedules', question as keyof typeof rows, said))
}

/** The rows of the tax account. @param told What the executors told on their own device. */
export const accountSheet = (released: Released & { readonly words: Will }, told: Told, today: Day): SheetRow[] => {
  const facts = { ...released, told, today }
  const above = probateSheet(released, told, today)
  const same: Same = (question) => {
    const { is, answer, source } = above.find(({ key }) => key === question) ?? gap('')
    return { is, answer, source }
  }
  return [...whereToLook(facts, same), ...account(facts, above), ...schedules(facts)]
}
