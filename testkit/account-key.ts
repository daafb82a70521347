/**
 * What the questions of the account of inheritance tax have for an answer, read a second time from the answers of a will, the list and
 * the figures, with no code in common with `core/executor`.
 */
import type { Told } from '#core/will/executors-now.ts'
import type { Thing } from '#core/will/values-schema.ts'
import {
  at,
  blank,
  type Day,
  fateOf,
  givenThings,
  husbandOrWife,
  type Keyed,
  known,
  maybe,
  nameIn,
  type Opened,
  officeHolders,
  probateKey,
  range,
  sum,
  theirs,
  under18,
} from './probate-key.ts'

/** The answers to the questions of the tax account, by question. */
export const accountKey = (released: Opened, told: Told, today: Day): Map<string, Keyed> => {
  const { words: will, certificate, figures } = released
  const { died } = certificate
  const probate = probateKey(released, told, today)
  const key = new Map<string, Keyed>()
  const yes = (what: string): Keyed => maybe(`Yes ${what}`)
  const copied = (question: string): Keyed => probate.get(question) ?? blank
  for (const question of ['name', 'born', 'died', 'address', 'status', 'willDate'])
    key.set(`account ${question}`, copied(question))
  for (const question of ['IHT401', 'relatives', 'taxNumbers', 'contact', 'reference', 'IHT430'])
    key.set(question, blank)
  key.set('IHT402', copied('lateSpouse'))

  const { named, called } = officeHolders(will, died, told, today)
  const acting = [...named, ...called].filter(
    (id) =>
      told.acts?.[id] === 'acts' &&
      !fateOf(id, died, told) &&
      !under18(will, id, today) &&
      !will.persons.some((person) => person.id === id && person.died),
  )
  key.set('signs', acting.length > 0 ? known(acting.map((id) => nameIn(will, id)).join('')) : blank)

  const spouse = husbandOrWife(will)
  const gone = told.deaths?.find(({ person }) => person === spouse?.id)
  const isLeft = spouse !== undefined && !spouse.died && (!gone || at(gone.on) > at(died) + 28)
  const list = released.owned ?? will.accounts
  const joint = 'I own it jointly with someone else'
  const shared = /^(Property|Bank account|Savings or ISA|Investments or shares)$/
  const jointOwners = [
    ...list
      .filter((each) => each.owner === joint && shared.test(each.assetType))
      .flatMap((each) => (each.ownershipType === 'Tenants in common' ? [] : each.mortgageWithPersons)),
    ...(figures?.things ?? []).flatMap(({ held }) => (held.as === 'joint tenants' ? held.with : [])),
  ]
  const owns =
    spouse !== undefined && !spouse.died && (!gone || at(gone.on) > at(died)) && jointOwners.includes(spouse.id)
  const gets = (id: number): boolean =>
    will.persons.some((person) => person.id === id && person.inherit && !person.isExcluded) ||
    will.gifts.some((gift) => gift.type !== 'Donation' && gift.persons.includes(id)) ||
    will.belongings?.persons.includes(id) === true ||
    will.trusts?.some((trust) => trust.for === id) === true
  key.set('exemptSpouse', spouse && ((isLeft && gets(spouse.id)) || owns) ? yes(spouse.fullname) : blank)
  const bodies = new Set(
    will.charities
      .filter((each) => each.inherit || will.gifts.some(({ charities }) => charities.includes(each.id)))
      .map(({ fullname }) => fullname),
  )
  for (const gift of will.gifts)
    if (gift.type === 'Donation' && gift.charities.length === 0 && gift.charityName?.trim())
      bodies.add(gift.charityName.trim())
  key.set('exemptCharity', bodies.size > 0 ? known(`Yes ${[...bodies].join('')}`) : blank)

  const { keptUsing, trust, abroad, given } = figures?.facts ?? {}
  const said = (answer: string | undefined): Keyed =>
    answer === 'Yes' ? maybe(/^yes$/i) : answer === 'No' ? maybe(/^no$/i) : blank
  key.set('keptUsing', said(keptUsing))
  key.set('IHT418', said(trust))
  key.set('IHT417', copied('abroad').is === 'gap' ? said(abroad) : copied('abroad'))
  const counts = ({ day, month, year }: Day) => at({ day, month, year: year + 7 }) > at(died)
  const away = {
    low: sum((given ?? []).filter(({ first }) => counts(first)).map((each) => each.sum.low)),
    high: sum((given ?? []).filter(({ last }) => counts(last)).map((each) => each.sum.high)),
  }
  key.set('given', away.high > 0 ? maybe(range(away.low, away.high)) : blank)

  const pots = sum((figures?.pension ?? []).map(({ value }) => value.low))
  const inTax = at(died) >= at({ day: 6, month: 4, year: 2027 }) ? pots : 0
  const extra = givenThings(released, ['Item', 'Share of an asset'])
  const total = (end: 'low' | 'high') => theirs(released, told, 'whole', end, true) + extra + inTax + away[end]
  const [low, high] = [total('low'), total('high')]
  const valued = figures !== undefined && figures.things.length > 0
  key.set('worth', valued ? maybe(range(low, high)) : blank)
  const million = 1_000_000_00
  const full =
    away.low > million / 4 ||
    keptUsing === 'Yes' ||
    low > 3 * million ||
    (low > 0.65 * million && !isLeft && !owns && bodies.size === 0)
  const small = high <= 325_000_00 && given !== undefined && [keptUsing, trust, abroad].join() === 'No,No,No'
  key.set('kind', valued && full ? maybe(/IHT400 first/) : valued && small ? maybe(/excepted/) : blank)

  const { house_name = '', street_address = '', town = '', postcode = '', country = '' } = will.details.address ?? {}
  const home = `${house_name}${street_address}${town}${postcode}${country}`
  const both = (names: readonly string[], least: number, most: number): Keyed =>
    names.length > 0 || most > 0 ? yes(`${names.join('')}${most > 0 ? range(least, most) : ''}`) : blank
  const names = (which: (account: (typeof list)[number]) => boolean) =>
    list
      .filter(which)
      .map(({ title, assetType, isYourOwn }) => (isYourOwn === 'Yes' && home ? home : title || assetType))
  const worth = (which: (thing: Thing) => boolean, more = 0): [number, number] => [
    theirs(released, told, 'whole', 'low', true, which) + more,
    theirs(released, told, 'whole', 'high', true, which) + more,
  ]
  const alone = (kinds: readonly string[], types: readonly string[], more = 0): Keyed =>
    both(
      names(({ assetType, owner }) => types.includes(assetType) && owner !== joint),
      ...worth(({ kind, held }) => held.as === 'alone' && kinds.includes(kind), more),
    )
  key.set(
    'IHT404',
    both(
      names(({ owner }) => owner === joint),
      ...worth(({ held }) => held.as !== 'alone'),
    ),
  )
  key.set(
    'IHT405',
    both(
      names(({ assetType }) => assetType === 'Property'),
      ...worth(({ kind }) => ['home', 'property'].includes(kind)),
    ),
  )
  key.set('IHT406', alone(['savings'], ['Bank account', 'Savings or ISA']))
  key.set('IHT407', alone(['possessions'], ['Vehicle'], givenThings(released, ['Item'])))
  key.set(
    'IHT409',
    both(
      names(({ assetType, owner }) => assetType === 'Pension' && owner !== joint),
      pots,
      pots,
    ),
  )
  key.set('IHT410', alone(['life policy'], ['Life insurance']))
  key.set('IHT411', alone(['investments'], ['Investments or shares']))
  key.set('IHT413', alone(['business'], ['Business']))
  const sumOf = (least: number, most: number): Keyed => (most > 0 ? maybe(range(least, most)) : blank)
  key.set('IHT419', sumOf(figures?.debts?.low ?? 0, figures?.debts?.high ?? 0))
  key.set('funeral', sumOf(figures?.funeral?.low ?? 0, figures?.funeral?.high ?? 0))
  const owed = (end: 'low' | 'high') => theirs(released, told, 'debtOnIt', end, true)
  key.set('mortgages', sumOf(owed('low'), owed('high')))
  const children = will.persons.filter(
    ({ id, type, died: before }) =>
      type === 'Child' && !before && [undefined, 'after'].includes(fateOf(id, died, told)),
  )
  key.set(
    'IHT435',
    will.haveChildren === 'Yes' && children.length > 0 ? yes(children.map(({ fullname }) => fullname).join('')) : blank,
  )
  return key
}
