/** A household as it is typed into this product: a body of its own API, each list numbered from 1. No answer of the test is read here. */

import { aCharity, aGift, anHeir, aPerson, aWill, straightforward, today } from '#testkit/builders.ts'
import type { Household } from '../household.ts'

export type Will = ReturnType<typeof aWill>
type Person = Will['persons'][number]
type Charity = Will['charities'][number]
type Relationship = NonNullable<Person['relationship']>
type Trust = NonNullable<Will['trusts']>[number]
type LaterTakers = NonNullable<Trust['takers']>
type Situation = keyof NonNullable<Will['situation']>

const statuses: Readonly<Record<string, NonNullable<Will['status']>>> = {
  single: 'Single',
  cohabiting: 'Living with a partner but not married',
  engaged: 'Engaged',
  married: 'Married',
  'civil partner': 'Civil Partnership',
  separated: 'Separated',
  divorced: 'Divorced',
  widowed: 'Widowed',
}

const bornFor = (age: number) => ({ day: today.day, month: today.month, year: today.year - age })

/** As the list of the product has it. */
const relationshipNamed = (words: string): Relationship =>
  (words === 'ex partner' ? 'Ex Partner' : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`) as Relationship

const OWN: readonly Relationship[] = ['Son', 'Daughter', 'Stepson', 'Stepdaughter']
const PARTNERS: readonly Relationship[] = ['Husband', 'Wife', 'Civil partner', 'Spouse', 'Partner']

type Family = {
  readonly persons: readonly Person[]
  readonly charities: readonly Charity[]
  idOf(name: string): number
  isCharity(name: string): boolean
}

const familyOf = ({ people, charities }: Household): Family => {
  const persons = people.map((each, at): Person => {
    const [fullname = '', relation = '', age] = each.split(', ')
    const relationship = relationshipNamed(relation)
    const years = age === undefined ? undefined : Number(age)
    const isChild = OWN.includes(relationship)
    const type = isChild ? 'Child' : PARTNERS.includes(relationship) ? 'partner' : 'Person'
    return aPerson({
      id: at + 1,
      fullname,
      relationship,
      type,
      isChild: years !== undefined && years < 18 ? 'Yes' : 'No',
      ...(years !== undefined && { useAddressType: 'dob' as const, dob: bornFor(years) }),
    })
  })
  const bodies = charities.map((each, at): Charity => {
    const [fullname = '', charityId = ''] = each.split(', ')
    return aCharity({ id: at + 1, fullname, charityId })
  })
  const all = [...persons, ...bodies]
  return {
    persons,
    charities: bodies,
    idOf: (name) => {
      const found = all.find(({ fullname }) => fullname === name)
      if (!found) throw new Error(`Nobody is called ${name}`)
      return found.id
    },
    isCharity: (name) => bodies.some(({ fullname }) => fullname === name),
  }
}

type Part = { readonly estatePercent: number; readonly estateFraction?: { n: number; d: number } }

/** "40%", "1/3", "all" and "equal", of so many who share. The last of equal parts makes the percentages a hundred. */
const partIn = (words: string, among: number, at = 0): Part => {
  if (words === 'all') return { estatePercent: 100 }
  const each = Math.floor(10_000 / among)
  if (words === 'equal') return { estatePercent: (at === among - 1 ? 10_000 - each * (among - 1) : each) / 100 }
  const [n, d] = words.split('/').map(Number)
  if (d === undefined) return { estatePercent: Number.parseFloat(words) }
  return { estatePercent: Number(((100 * (n ?? 0)) / d).toFixed(2)), estateFraction: { n: n ?? 0, d } }
}

const ENTRY = /^(?<name>.+) (?<part>all|equal|[\d.]+%|\d+\/\d+)(?<theirs> or their children)?$/

/** "Cy Poe 1/2 or their children, Di Poe 1/2". */
const backupIn = (words: string, { idOf, isCharity }: Family) => {
  const entries = words.split(', ').map((each) => {
    const { name = '', part = '', theirs } = ENTRY.exec(each)?.groups ?? {}
    if (name === '') throw new Error(`Not somebody with a part: ${each}`)
    const { estatePercent: percent, estateFraction } = partIn(part, words.split(', ').length)
    const share = { id: idOf(name), percent, ...(estateFraction && { fraction: estateFraction }) }
    return { isCharity: isCharity(name), share, theirs: theirs !== undefined }
  })
  return {
    persons: entries
      .filter((each) => !each.isCharity)
      .map(({ share, theirs }) => ({ ...share, theirChildren: theirs })),
    charities: entries.filter((each) => each.isCharity).map(({ share }) => share),
    split: 'Different shares' as const,
  }
}

const insteadIn = (words: string | undefined, family: Family): Partial<Person> => {
  switch (words) {
    // Nobody is wished for: the one answer that names nobody.
    case undefined:
    case 'the others':
      return { estateIfDie: 'Split between remaining beneficiaries' }
    case 'their children':
      return { estateIfDie: 'Pass to their children' }
    case 'my children':
      return { estateIfDie: 'Pass to my children' }
    default:
      return { estateIfDie: 'Split between specific beneficiaries', estateBackup: backupIn(words, family) }
  }
}

const restOf = ({ rest }: Household, family: Family) =>
  rest.map((each, at) => {
    const [who = '', instead] = each.split('; if not, ')
    const [name = '', part = 'all'] = who.split(': ')
    return {
      name,
      part: partIn(part, rest.length, at),
      instead: insteadIn(instead, family),
      isEqual: part === 'equal',
    }
  })

const GIFT = /^(?<what>.+?) to (?<who>.+?)(?:; if not, (?<instead>.+))?$/

const giftsOf = ({ gifts }: Household, { idOf, isCharity }: Family): Will['gifts'] =>
  gifts.map((each, at) => {
    const { what = '', who = '', instead } = GIFT.exec(each)?.groups ?? {}
    const takers = who.split(' and ')
    const persons = takers.filter((name) => !isCharity(name)).map(idOf)
    const charities = takers.filter(isCharity).map(idOf)
    const money = /^£(?<pounds>[\d,]+)$/.exec(what)?.groups?.pounds
    const ifDie =
      instead === undefined
        ? { ifDie: 'Falls into the rest of my estate' as const }
        : instead === 'their children'
          ? { ifDie: 'Goes to their children' as const }
          : { ifDie: 'Goes to someone else' as const, backupPersons: [idOf(instead)] }
    return aGift({
      id: at + 1,
      persons,
      charities,
      ...(money === undefined
        ? { type: 'Item' as const, title: what }
        : {
            type: charities.length > 0 ? ('Donation' as const) : ('Money' as const),
            amount: Number(money.replaceAll(',', '')) * 100,
          }),
      ...ifDie,
    })
  })

const takersAtEnd = (then: readonly string[], family: Family): LaterTakers => {
  const rows = then.map((each) => {
    const [who = '', instead] = each.split('; if not, ')
    const { name = '', part = '' } = ENTRY.exec(who)?.groups ?? {}
    const { estatePercent: percent, estateFraction } = partIn(part, then.length)
    const { estateIfDie: ifDie, estateBackup: backup = { persons: [], charities: [] } } = insteadIn(instead, family)
    return {
      name,
      share: { id: family.idOf(name), percent, ...(estateFraction && { fraction: estateFraction }) },
      ifDie,
      backup,
    }
  })
  return {
    split: 'Different shares',
    persons: rows
      .filter(({ name }) => !family.isCharity(name))
      .map(({ share, ifDie, backup }) => ({ ...share, ...(ifDie && { ifDie }), backup })),
    charities: rows.filter(({ name }) => family.isCharity(name)).map(({ share }) => share),
    classes: [],
  }
}

const homeOf = ({ home, gifts: { length: gifts } }: Household, family: Family): Partial<Will> => {
  if (!home) return {}
  const { owned, mortgage, givenTo, debtPaidBy, lifeFor, afterwards, ends, settled } = home
  const account = {
    id: 1,
    assetType: 'Property' as const,
    isYourOwn: 'Yes' as const,
    owner: owned === 'alone' ? ('I own it alone' as const) : ('I own it jointly with someone else' as const),
    ...(owned !== 'alone' && {
      ownershipType: owned === 'joint tenants' ? ('Joint tenants' as const) : ('Tenants in common' as const),
    }),
    ...(home.part !== undefined && { ownershipPercent: home.part }),
    mortgage: mortgage ? ('Yes' as const) : ('No' as const),
    ...(mortgage && { mortgageWith: 'Fens Building Society' }),
    mortgageWithPersons: home.with.map(family.idOf),
  }
  const trust: Trust | undefined = lifeFor
    ? {
        id: 1,
        kind: 'Home',
        for: family.idOf(lifeFor),
        accountId: 1,
        replacementHome: 'Yes',
        endsSaid: true,
        ...(ends.includes('marries') && { endsIfMarries: 'Yes' as const }),
        ...(ends.includes('couple') && { endsIfCouple: 'Yes' as const }),
        ...(ends.includes('leaves 12 months') && { endsIfLeaves: 12 as const }),
        repairs: 'The trust',
        surplus: 'Stays in the trust',
        capital: 'No',
        fixed: settled === 'at my death' ? 'When I die' : 'When the trust ends',
        takers: takersAtEnd(afterwards, family),
        ...(mortgage && { freeOfMortgage: 'Yes' as const }),
      }
    : undefined
  return {
    ownProperty: 'Yes',
    accounts: [account],
    ...(trust && { trusts: [trust] }),
    ...(givenTo && {
      gifts: [
        aGift({
          id: gifts + 1,
          type: 'Share of an asset',
          accountId: 1,
          persons: [family.idOf(givenTo)],
          replacementHome: 'Yes',
          ...(mortgage && {
            mortgageTerms:
              debtPaidBy === 'what is left' ? ('Free of the mortgage' as const) : ('Subject to the mortgage' as const),
          }),
        }),
      ],
    }),
  }
}

const lastOf = ({ last }: Household, { idOf, isCharity }: Family): Will['ultimateDefault'] => {
  if (last === undefined) return { option: 'Next of kin', persons: [], charities: [] }
  const share = [{ id: idOf(last), percent: 100 }]
  return isCharity(last)
    ? { option: 'Charity', persons: [], charities: share }
    : { option: 'People', persons: share, charities: [] }
}

/** The will of a household, with nothing left to answer, and who is meant by a name: the number in their list. */
export const willOf = (household: Household): { readonly will: Will } & Pick<Family, 'idOf' | 'isCharity'> => {
  const family = familyOf(household)
  const [testator = '', age = '50', status = 'single'] = (household.testator ?? 'Ann Poe, 50, single').split(', ')
  const [first = '', ...others] = testator.split(' ')
  const rest = restOf(household, family)
  const guardians = household.guardians.map(family.idOf)
  const home = homeOf(household, family)
  const persons = family.persons.map((person): Person => {
    const share = rest.find(({ name }) => name === person.fullname)
    const isYoung = person.isChild === 'Yes'
    const isOwn = person.relationship === 'Son' || person.relationship === 'Daughter'
    return {
      ...(share
        ? anHeir(share.part.estatePercent, {
            ...person,
            inherit: true,
            estatePercent: share.part.estatePercent,
            estateIfDie: undefined,
            ...(share.part.estateFraction && { estateFraction: share.part.estateFraction }),
            ...share.instead,
          })
        : person),
      ...(household.leftOut.includes(person.fullname) && {
        isExcluded: true,
        type: person.type === 'Person' ? ('Excluded' as const) : person.type,
      }),
      ...(person.type === 'Child' &&
        isYoung && {
          parentalResponsibility: isOwn ? ('Yes' as const) : ('No' as const),
          otherParentalResponsibility: 'Yes' as const,
          ...(!isOwn && { stepchildRole: 'None of these' as const }),
          guardianId: isOwn ? guardians : [],
          guardiansOfLater: 'Yes' as const,
        }),
    }
  })
  const charities = family.charities.map((charity) => {
    const share = rest.find(({ name }) => name === charity.fullname)
    return share ? { ...charity, inherit: true, ...share.part } : charity
  })
  const children = persons.filter(({ type }) => type === 'Child')
  const will = aWill({
    details: {
      ...aWill().details,
      first_name: first,
      middle_name: undefined,
      last_name: others.join(' '),
      dob: bornFor(Number(age)),
    },
    status: statuses[status],
    haveChildren: children.length > 0 ? 'Yes' : 'No',
    laterChildren: household.laterChildren ? 'Yes' : 'No',
    ...(household.childrenAge && { childrenAge: household.childrenAge }),
    persons,
    charities,
    executor: household.executors.map(family.idOf),
    executorBackup: household.backupExecutors.map(family.idOf),
    estateSplit: rest.every(({ isEqual }) => isEqual) || rest.length === 1 ? 'Equal shares' : 'Different shares',
    ultimateDefault: lastOf(household, family),
    excluded:
      household.leftOut.length > 0
        ? { option: 'Yes', theirChildren: household.leftOutChildren ? 'Yes' : 'No' }
        : { option: 'No' },
    situation: {
      ...straightforward,
      ...Object.fromEntries(household.facts.map((fact): [Situation, 'Yes'] => [fact as Situation, 'Yes'])),
    },
    ...home,
    gifts: [...giftsOf(household, family), ...(home.gifts ?? [])],
  })
  return { will, idOf: family.idOf, isCharity: family.isCharity }
}
