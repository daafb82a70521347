/** Complete wills of every shape, for properties that hold for all of them. */

import * as fc from 'fast-check'
import { followedInGift } from '#core/rules/gifts.rules.ts'
import { backupsOf, childrenWhoTake, ownChildrenOf } from '#core/will/backups.ts'
import { withEqualShares } from '#core/will/changes.ts'
import { equalSplit } from '#core/will/equal-shares.ts'
import { laterChildrenTakeAlone } from '#core/will/later-children.ts'
import * as lists from '#core/will/lists.ts'
import { classesOffered, type Heir, hasPartner, inheritors, isAddedAsStepchild } from '#core/will/questions.ts'
import { ownChildRelationships, partnerRelationships, relationships } from '#core/will/relationships.ts'
import { isToldApart, notToldApart } from '#core/will/same-name.ts'
import type { Person, Share, Will } from '#core/will/schema.ts'
import { type Draw, oneOf, type People, someOf, split, upTo, wholeNumber, yesOrNo } from './arbitrary-draw.ts'
import { aCharity, aPerson, aPet, aWill, choosingTheFirm, today } from './builders.ts'
import { withFractions } from './fractions-drawn.ts'
import { accounts, gift } from './gift-arbitrary.ts'
import { withTrustsDrawn } from './trusts-drawn.ts'

const firsts = ['Ann', 'Zoë', 'Cy', 'Chloé', 'Łukasz', 'Siobhán', 'Mary-Jane', 'Nguyễn', 'Ἀθηνᾶ', 'Игорь', 'd’Arcy']
const lasts = ['Roe', 'O’Neill', 'de la Cruz', 'Smith-Jones', 'Żak', 'Price', 'Ó Súilleabháin', 'Müller']
const otherPeople = relationships.filter((each) => !partnerRelationships.includes(each))

const fullName = (draw: Draw): string => `${oneOf(draw, firsts)} ${oneOf(draw, lasts)}`

const sharesOf = (draw: Draw, ids: readonly number[]): Share[] =>
  ids.length === 0 ? [] : split(draw, ids.length).map((part, index) => ({ id: ids[index] ?? 0, percent: part / 100 }))

/** Shares of persons and charities that together make the whole. */
const mixedShares = (draw: Draw, persons: readonly number[], charities: readonly number[]) => {
  const keys = [...persons.map((id) => ({ id, person: true })), ...charities.map((id) => ({ id, person: false }))]
  const chosen = someOf(draw, keys)
  const percents = split(draw, chosen.length).map((part) => part / 100)
  const shares = chosen.map(({ id, person }, index) => ({ person, share: { id, percent: percents[index] ?? 0 } }))
  return {
    ...(oneOf(draw, [true, false]) && { split: oneOf(draw, lists.estateSplitOptions) }),
    persons: shares
      .filter(({ person }) => person)
      .map(({ share }) => ({
        ...share,
        ...(oneOf(draw, [true, false]) && { theirChildren: oneOf(draw, [true, false]) }),
      })),
    charities: shares.filter(({ person }) => !person).map(({ share }) => share),
  }
}

/** What a step-parent is to the child: one who has parental responsibility has it here in a way that lets them appoint a guardian. */
const withRole = (draw: Draw, person: Person): Person =>
  isAddedAsStepchild(person) && person.parentalResponsibility !== undefined
    ? {
        ...person,
        stepchildRole: oneOf(
          draw,
          person.parentalResponsibility === 'Yes' ? lists.rolesThatAppoint : (['None of these', 'Not sure'] as const),
        ),
      }
    : person

const address = (draw: Draw): Person['fulladdress'] => {
  const place = { house_name: oneOf(draw, ['3', 'The Elms']), street_address: 'Mill Street', town: 'Ludlow' }
  return oneOf(draw, [true, false, false])
    ? { ...place, postcode: oneOf(draw, ['', '75001']), country: oneOf(draw, ['France', 'Éire']) }
    : { ...place, postcode: 'sy81be' }
}

const person = (draw: Draw, id: number, { adults, persons, charities }: People, isPartner: boolean): Person => {
  const minor = !adults.includes(id)
  const others = persons.filter((other) => other !== id)
  const estateIfDie = oneOf(draw, lists.estateIfDieOptions)
  const hasBackups = estateIfDie === 'Split between specific beneficiaries' && others.length + charities.length > 0
  const guardians = someOf(draw, adults)
  const made = aPerson({
    id,
    fullname: fullName(draw),
    type: isPartner
      ? 'partner'
      : minor
        ? 'Child'
        : id === 1
          ? 'Person'
          : oneOf(draw, ['Person', 'Executor', 'Gift Person', 'Child']),
    relationship: isPartner ? 'Spouse' : minor ? oneOf(draw, ownChildRelationships) : oneOf(draw, otherPeople),
    isChild: minor ? 'Yes' : 'No',
    ...(minor && {
      parentalResponsibility: oneOf(draw, lists.yesNoNotSure),
      otherParentalResponsibility: oneOf(draw, lists.yesNoNotSure),
      guardianId: guardians,
      backupGuardianId: adults.filter((adult) => !guardians.includes(adult)).slice(0, 1),
    }),
    ...(oneOf(draw, [true, false]) && {
      useAddressType: 'fulladdress',
      fulladdress: address(draw),
    }),
    estateIfDie:
      hasBackups || estateIfDie !== 'Split between specific beneficiaries' ? estateIfDie : 'Pass to their children',
    ...(oneOf(draw, [true, false, false, false]) && { relationToSay: true as const }),
    ...(hasBackups && { estateBackup: mixedShares(draw, others, charities) }),
  })
  return withRole(draw, made)
}

/** Who takes what is left: the same people with their shares. */
const withShares = (draw: Draw, will: Will): Will => {
  const keys = [...will.persons.map(({ id }) => `p${id}`), ...will.charities.map(({ id }) => `c${id}`)]
  const chosen = someOf(draw, keys)
  const equal = oneOf(draw, [true, false])
  const parts = equal ? equalSplit(chosen.length) : split(draw, chosen.length)
  const share = (key: string) =>
    chosen.includes(key)
      ? { inherit: true, estatePercent: (parts[chosen.indexOf(key)] ?? 0) / 100 }
      : { inherit: false, estatePercent: 0 }
  return {
    ...will,
    estateSplit: equal ? 'Equal shares' : 'Different shares',
    persons: will.persons.map((each) => ({ ...each, ...share(`p${each.id}`) })),
    charities: will.charities.map((each) => ({ ...each, ...share(`c${each.id}`) })),
  }
}

/** The own children of the testator share equally with the other heirs, which drawing each person for themselves seldom gives. */
const withChildrenSharing = (will: Will): Will => {
  const own = ownChildrenOf(will)
  const heirs = [...will.persons, ...will.charities].filter(
    (each) => each.inherit || own.some((child) => child === each),
  )
  const parts = equalSplit(heirs.length)
  const share = <T extends Will['persons'][number] | Will['charities'][number]>(each: T): T => {
    const at = heirs.indexOf(each)
    return at < 0 ? each : { ...each, inherit: true, estatePercent: (parts[at] ?? 0) / 100 }
  }
  return {
    ...will,
    estateSplit: 'Equal shares',
    persons: will.persons.map(share),
    charities: will.charities.map(share),
  }
}

/** A child of the testator has died, and what would be theirs is for their children: a share, a part of the share of another, or both. */
const withLine = (draw: Draw, will: Will): Will => {
  if (oneOf(draw, [true, true, false])) return will
  const id = 1 + Math.max(...will.persons.map((each) => each.id))
  const late = aPerson({
    id,
    fullname: `${fullName(draw)}-Late`,
    type: 'Child',
    relationship: oneOf(draw, ownChildRelationships),
    died: true,
    inherit: oneOf(draw, [true, true, false]),
  })
  const among = (each: Person): Person =>
    each.estateIfDie === 'Split between specific beneficiaries' && oneOf(draw, [true, false])
      ? {
          ...each,
          estateBackup: {
            ...each.estateBackup,
            split: 'Equal shares',
            persons: [...each.estateBackup.persons, { id, percent: 0 }],
          },
        }
      : each
  const shared: Will = { ...will, haveChildren: 'Yes', persons: [...will.persons.map(among), late] }
  return will.estateSplit === 'Equal shares' ? withEqualShares(shared) : withPercents(draw, shared)
}

/** A class shares with the others, where the will may have one. */
const withClass = (draw: Draw, will: Will): Will => {
  const [of] = classesOffered(will)
  if (!of || oneOf(draw, [true, false])) return will
  const answers =
    of === 'My grandchildren'
      ? { share: oneOf(draw, lists.classShareOptions), ifDie: oneOf(draw, lists.classIfDieOptions) }
      : {}
  const shared: Will = { ...will, classes: [{ of, estatePercent: 0, ...answers }] }
  return will.estateSplit === 'Equal shares' ? withEqualShares(shared) : withPercents(draw, shared)
}

const withPercents = (draw: Draw, will: Will): Will => {
  const heirs = inheritors(will)
  const parts = split(draw, heirs.length)
  const percentOf = (is: (heir: Heir) => boolean): { estatePercent: number } => {
    const at = heirs.findIndex(is)
    return { estatePercent: at < 0 ? 0 : (parts[at] ?? 0) / 100 }
  }
  return {
    ...will,
    persons: will.persons.map((each) => ({
      ...each,
      ...percentOf((heir) => heir.kind === 'person' && heir.person.id === each.id),
    })),
    charities: will.charities.map((each) => ({
      ...each,
      ...percentOf((heir) => heir.kind === 'charity' && heir.charity.id === each.id),
    })),
    classes: (will.classes ?? []).map((each) => ({ ...each, ...percentOf(({ kind }) => kind === 'class') })),
  }
}

/** Lengthens a name that another person with the same description already has. */
const toldApart = (given: readonly Person[]): Person[] => {
  const persons: Person[] = []
  for (const one of given) {
    let named = one
    while (!isToldApart(named, { persons })) named = { ...named, fullname: `${named.fullname}-Roe` }
    persons.push(named)
  }
  return persons
}

/** A share cannot pass to "my children" where there are none. */
const withSomebodyToTake = (will: Will, person: Person): Person =>
  person.estateIfDie === 'Pass to my children' &&
  childrenWhoTake(will, person).length === 0 &&
  !laterChildrenTakeAlone(will, backupsOf(will, person))
    ? { ...person, estateIfDie: 'Pass to their children' }
    : person

/** The record of a step whose statements were shown and answered. */
const questionsAnswered: NonNullable<Will['questionsAnswered']> = [
  {
    step: 'will.about-me.dob',
    on: today,
    questions: [{ id: 'memory-or-hospital', words: 'I live in a care home.', answer: 'No' }],
  },
]

const drawWill = (draw: Draw): Will => {
  const status = oneOf(draw, lists.maritalStatuses)
  const adults = [1, 2, 3, 4, 5].slice(0, wholeNumber(draw, 2, 5))
  const minors = upTo(draw, 2).map((id) => id + adults.length)
  const cast: People = { adults, persons: [...adults, ...minors], charities: upTo(draw, 2) }
  const persons = toldApart(cast.persons.map((id) => person(draw, id, cast, id === 2 && hasPartner({ status }))))
  const executor = someOf(draw, adults).slice(0, 4)
  const owned = accounts(draw)
  const option = oneOf(draw, cast.charities.length > 0 ? lists.ultimateDefaultOptions : ['People', 'Next of kin'])
  const will = withShares(
    draw,
    aWill({
      status,
      details: {
        ...aWill().details,
        address: {
          house_name: oneOf(draw, ['14', 'The Elms']),
          street_address: 'Orchard Lane',
          town: 'Ludlow',
          postcode: 'SY8 1AB',
        },
        ...(oneOf(draw, [true, false]) && { also_known_as: 'Peggy Hale' }),
      },
      mirrorWill: oneOf(draw, [0, 1]),
      ...oneOf(draw, [{}, { mirrorConfirmed: 1 }, { toConfirm: 1 }]),
      ...oneOf(draw, [choosingTheFirm(), choosingTheFirm({ name: 'Marsh & Vale LLP' }), {}]),
      accounts: owned,
      ownProperty: owned.some(({ isYourOwn }) => isYourOwn === 'Yes') ? 'Yes' : 'No',
      executorCareAssets: { option: oneOf(draw, lists.careOfAssetsOptions), persons: someOf(draw, adults) },
      persons,
      charities: cast.charities.map((id) =>
        aCharity({ id, fullname: `${oneOf(draw, lasts)} Trust`, charityId: `${id}09603` }),
      ),
      haveChildren: 'Yes',
      ...oneOf(draw, [{}, { questionsAnswered }]),
      ...oneOf(draw, [{ laterChildren: 'Yes' }, { laterChildren: 'No' }, {}] as const),
      ...oneOf(draw, [{}, { childrenAge: oneOf(draw, lists.childrenAges) }]),
      havePets: yesOrNo(draw),
      pets: [1, ...upTo(draw, 2).map((id) => id + 1)].map((id) =>
        aPet({
          id,
          type: oneOf(draw, lists.petTypes),
          lookAfter: yesOrNo(draw),
          guardianId: someOf(draw, adults),
          money: oneOf(draw, [0, 1_000_00]),
        }),
      ),
      gifts: upTo(draw, 4).map((id) => gift(draw, id, cast)),
      executor,
      executorBackup: someOf(draw, adults, 0).filter((id) => !executor.includes(id)),
      whatToDo: { option: oneOf(draw, lists.funeralOptions), description: oneOf(draw, ['', 'Sing loudly.']) },
      ultimateDefault: {
        option,
        ...(oneOf(draw, [true, false]) && { split: oneOf(draw, lists.estateSplitOptions) }),
        persons: option === 'People' ? sharesOf(draw, someOf(draw, cast.persons)) : [],
        charities: option === 'Charity' ? sharesOf(draw, someOf(draw, cast.charities)) : [],
      },
    }),
  )
  const anyChild = persons.some(({ type }) => type === 'Child')
  // The parts of the others would not make a whole without the part of a person who is left out.
  const behind = [...persons.flatMap((each) => each.estateBackup.persons), ...(will.ultimateDefault?.persons ?? [])]
  const spare = will.persons
    .filter(({ id, inherit, type }) => !inherit && type !== 'partner' && !behind.some((share) => share.id === id))
    .slice(0, 1)
  const finished: Will = {
    ...will,
    haveChildren: anyChild ? 'Yes' : 'No',
    excluded: {
      option: spare.length > 0 ? 'Yes' : 'No',
      theirChildren: yesOrNo(draw),
      description: oneOf(draw, ['', 'We have not spoken.']),
    },
    persons: will.persons.map((each) => ({ ...each, isExcluded: spare.includes(each) })),
  }
  // Nobody's children can follow where a partner alone gets the gift.
  const gifts = finished.gifts.map((each) =>
    followedInGift(finished, each).length > 0 || each.ifDie !== 'Goes to their children'
      ? each
      : { ...each, ifDie: 'Falls into the rest of my estate' as const },
  )
  const family = oneOf(draw, [true, false, false]) ? withChildrenSharing(finished) : finished
  const shared = withClass(draw, withLine(draw, family))
  return withTrustsDrawn(draw, {
    ...shared,
    gifts,
    persons: shared.persons.map((each) => withSomebodyToTake(shared, each)),
  })
}

/**
 * A complete will with at least two adults in it, and perhaps children, pets, gifts, charities, people left out.
 * A failing will is not shrunk: shrinking so many linked choices takes longer than reading it.
 */
export const completeWills: fc.Arbitrary<Will> = fc.noShrink(
  // A generator draws from a copy of the run's random state. The number advances it, so that the next will differs.
  fc
    .tuple(fc.nat(), fc.gen().map(drawWill))
    // One in four says its shares in fractions.
    .map(([number, will]) => (number % 4 === 0 ? withFractions(will, number) : will))
    // Two people of one name and description are no complete will.
    .filter((will) => notToldApart(will).length === 0),
)
