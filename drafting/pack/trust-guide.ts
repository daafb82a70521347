/** What executors have to do in time where they hold something for somebody: a page of its own, for them. */

import { ADULT_FROM_AGE } from '#core/constants.ts'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listedOr } from '#core/text/names.ts'
import { ownChildrenOf, trustPersons } from '#core/will/backups.ts'
import { partOwned } from '#core/will/describe.ts'
import { childrenAges, JOINT_OWNER } from '#core/will/lists.ts'
import { isExemptPerson, mayPassToCoOwner, personById, personsOf } from '#core/will/questions.ts'
import type { Account, Person, Trust, Will } from '#core/will/schema.ts'
import { homeOnTrust, isFixedAtDeath, trustsOf } from '#core/will/trusts.ts'
import {
  ageToTake,
  idsThatMustReachAnAge,
  isTheirsAtOnce,
  unnamedThatMustReachAnAge,
  youngTakers,
} from '#core/will/young-takers.ts'
import { purposes } from '#words/en/pack.ts'
import { trustSteps as table } from '#words/en/summary-and-trusts.ts'
import type { OtherAges } from '../clauses/under-18.ts'
import type { CompleteWill } from '../complete-will.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { areFollowed, mayTakeAfterParent } from '../reading/ages.ts'
import { whatElseIsHeld } from '../reading/trust-sentences.ts'
import type { AgeKind, Held, Land, StepRow } from './land-steps.ts'
import {
  type Block,
  bullets,
  heading,
  lines,
  type PackContext,
  type PackDocument,
  paragraph,
  subheading,
} from './pack-document.ts'
import { toldOf } from './trust-steps.ts'

const nameIn = (will: Will, id: number): string => personsOf(will, [id])[0]?.fullname ?? ''

const landOf = (will: Will, account: Account, person: number): Land => {
  const place = account.isYourOwn === 'Yes' ? 'the home' : (account.title?.trim().replace(/\.$/, '') ?? 'the property')
  const { mortgageWithPersons: owners } = account
  if (account.owner !== JOINT_OWNER)
    return { place, owned: 'alone', isSaid: account.owner !== undefined, part: undefined, others: [] }
  return {
    place,
    owned: owners.includes(person) ? 'with the person' : 'with others',
    isSaid: true,
    part: partOwned(account),
    others: personsOf(will, owners).map(({ fullname }) => fullname),
  }
}

/** The land that a trust holds: the home, or what no gift takes out of the residue. What passes to its other owner is in neither. */
const landsIn = (will: Will, trust: Trust): Land[] => {
  const home = homeOnTrust(will)
  const held = (account: Account): boolean =>
    trust.kind === 'Home'
      ? account === home
      : trust.kind === 'Residue' && account !== home && will.gifts.every(({ accountId }) => accountId !== account.id)
  return ownedAccounts(will)
    .filter((account) => account.assetType === 'Property' && held(account) && !mayPassToCoOwner(account))
    .map((account) => landOf(will, account, trust.for))
}

const heldOnTrust = ({ will, parts }: CompleteWill, { today }: PackContext): Held[] =>
  trustsOf(will).map((trust) => {
    const person = personById(will, trust.for)
    return {
      kind: trust.kind,
      maker: parts.testator.name,
      name: person?.fullname ?? '',
      today,
      forSpouse: person !== undefined && isExemptPerson(will, person),
      trust,
      more: whatElseIsHeld(will, trust, person?.fullname ?? '', 'the will'),
      lands: landsIn(will, trust),
      ...(trust.smallSumFor !== undefined && { small: nameIn(will, trust.smallSumFor) }),
    }
  })

const keyOf = (who: Party | 'grandchildren'): string => (who === 'grandchildren' ? who : who.key)

/** Those who are too young for what they take, and those of whom that may be so who have no names in the will. */
const heldUntilAnAge = ({ will, parts }: CompleteWill, { today }: PackContext): Held[] => {
  const [own, mustReach, mustUnnamed] = [
    ownChildrenOf(will),
    idsThatMustReachAnAge(will),
    unnamedThatMustReachAnAge(will),
  ]
  const young = youngTakers(will, today).filter(({ id }) => mustReach.includes(id))
  const waiting = young.filter((person) => !isTheirsAtOnce(person))
  const afterParent = mayTakeAfterParent(will)
  const { otherAges } = parts
  const said = [...otherAges.waiting.flatMap(({ who }) => who), ...otherAges.atOnce].map((who) => keyOf(who))
  const lines = will.persons.filter(({ died }) => died).map((person) => partyOfPerson(will, person))
  const at18 = (['grandchildren', ...lines] as const).filter((who) => !said.includes(keyOf(who)))
  const groups: OtherAges['waiting'] = [{ age: ADULT_FROM_AGE, who: at18 }, ...otherAges.waiting]
  /** Those without names. What is fixed at the death is theirs already. */
  const unnamedOf = (who: OtherAges['atOnce']): OtherAges['atOnce'] =>
    who.filter((each) =>
      each === 'grandchildren'
        ? mustUnnamed.grandchildren
        : each.kind === 'line' && mustReach.some((id) => each.key === `person:${id}`),
    )
  const held = (kind: AgeKind, age: number, people: readonly Person[], unnamed: readonly string[]): Held[] => {
    const names = [...people.map(({ fullname }) => fullname), ...unnamed]
    const base = { maker: parts.testator.name, today, forSpouse: false, lands: [] }
    return names.length === 0 ? [] : [{ ...base, kind, name: listedOr.format(names), age: String(age) }]
  }
  const heldOfOthers = (kind: AgeKind, age: number, people: readonly Person[], who: OtherAges['atOnce']): Held[] => {
    const group = unnamedOf(who)
    const isApart = (each: Party) => otherAges.inLines.some(({ line }) => line.key === each.key)
    const asOne = otherAges.inClass === undefined ? '' : ' who shares as one of the grandchildren'
    const called = group.map((each) =>
      each === 'grandchildren'
        ? `a grandchild${asOne}`
        : `a child of ${each.name}${isApart(each) ? ' who shares in that place' : ''}`,
    )
    // Where all wait until 18 it goes without saying.
    const isFollowed = kind !== 'Others until 18' && areFollowed(will, group)
    const isAfterParent = people.some((person) => afterParent.includes(person))
    const more = [
      isFollowed ? ' A child who takes in their place waits until 18.' : '',
      isAfterParent ? ` ${table.afterAParent}` : '',
    ].join('')
    return held(kind, age, people, called).map((each) => ({ ...each, more }))
  }
  const { age: ageOfOwn } = parts.childrenAge
  return [
    ...held(
      ageOfOwn === ADULT_FROM_AGE ? 'Own children until 18' : 'Later age of own children',
      ageOfOwn,
      waiting.filter((person) => own.includes(person)),
      mustUnnamed.laterChild ? [`a later child of ${parts.testator.name}`] : [],
    ),
    ...childrenAges.flatMap((age) =>
      heldOfOthers(
        age === ADULT_FROM_AGE ? 'Others until 18' : 'Later age of others',
        age,
        waiting.filter((person) => !own.includes(person) && ageToTake(will, person) === age),
        groups.flatMap((group) => (group.age === age ? group.who : [])),
      ),
    ),
    ...heldOfOthers('Theirs from the start', ADULT_FROM_AGE, young.filter(isTheirsAtOnce), otherAges.atOnce),
  ]
}

/** What is held, in the order of the guide. */
export const heldIn = (will: CompleteWill, context: PackContext): readonly Held[] => [
  ...heldOnTrust(will, context),
  ...heldUntilAnAge(will, context),
]

const whatIsHeld = ({ kind, name, trust, age, more = '', lands: [land] }: Held): string => {
  switch (kind) {
    case 'Home':
      return `${land?.part === undefined ? 'The home' : `${land.part} of the home`}, for ${name} to live in.${trust?.amount ? ` With it, ${poundsInWords(trust.amount)} for its upkeep.` : ''}`
    case 'Residue':
      return `What is left when everything is paid, with its income for ${name}.`
    case 'Disabled person':
      return `${trust?.amount === undefined ? 'A share of what is left' : poundsInWords(trust.amount)}${more}, to use for ${name}.`
    case 'Theirs from the start':
      return `What ${name} would take before the age of ${age}, which is theirs from the start.${more}`
    default:
      return `What ${name} would take before the age of ${age}.${more}`
  }
}

const titleOf = ({ kind, name, age }: Held): string => {
  switch (kind) {
    case 'Home':
      return `The home, for ${name}`
    case 'Residue':
      return `The income, for ${name}`
    case 'Disabled person':
      return `The money for ${name}`
    case 'Own children until 18':
    case 'Later age of own children':
      return `The children’s parts, until ${age}`
    case 'Theirs from the start':
      return `What is theirs from the start, until ${age}`
    default:
      return `The parts of others, until ${age}`
  }
}

const wordsAt = (held: Held, at: StepRow['at']): string[] => toldOf(held, at).flatMap(({ words }) => words)

const atFirst = (held: Held): Block => ({
  kind: 'steps',
  items: toldOf(held, 'first').map(({ title = '', words }) => ({ title, words })),
})

const stepsFor = (held: Held): Block[] => [
  heading(titleOf(held)),
  atFirst(held),
  subheading('While it lasts'),
  bullets(...wordsAt(held, 'while')),
  subheading('When it ends'),
  bullets(...wordsAt(held, 'end')),
]

/** Nobody stands in for one who outlived the maker, where that settled who takes. */
const whoHasItNow = ({ will, parts }: CompleteWill, held: readonly Held[]): string[] => {
  const fixed = trustsOf(will).filter(isFixedAtDeath)
  const isKept = ({ kind, trust }: Held): boolean =>
    kind === 'Theirs from the start' || (trust !== undefined && isFixedAtDeath(trust))
  const instead = held.every(isKept) ? '' : ' Someone may have died since, and others may stand in.'
  return [
    `Look in the will for who has it now.${instead}`,
    ...fixed.map((trust) => {
      const names = listedOr.format(personsOf(will, trustPersons(will, trust)).map(({ fullname }) => fullname))
      return table.theirPart(names || 'a taker', parts.testator.name, trust.kind === 'Home' ? 'the home' : 'the rest')
    }),
  ]
}

/** Undefined where the will holds nothing for anyone. */
export const trustGuide = (complete: CompleteWill, context: PackContext): PackDocument | undefined => {
  const held = heldIn(complete, context)
  if (held.length === 0) return undefined
  const all: Held = {
    kind: 'All of it',
    maker: complete.parts.testator.name,
    name: listedOr.format(new Set(held.flatMap(({ trust, name }) => (trust === undefined ? [] : [name])))),
    today: context.today,
    forSpouse: false,
    lands: [],
  }
  return {
    kind: 'trust-guide',
    id: 'trust-guide',
    title: 'For your executors: what they hold for others',
    fileTitle: `Guide to what the executors of ${complete.parts.testator.name} hold`,
    purpose: purposes.trustGuide,
    band: 'A guide. Not part of the will',
    blocks: [
      paragraph(
        'The will asks you to hold something for a time, and then to hand it on. This page says what to do. The will itself says who has what, and you follow that. Forms and dates change, so look each of them up.',
      ),
      paragraph(
        `If someone named here died first, or within 28 days after, look in the will for what happens then. The steps for them may not apply.${held.some(({ age }) => age !== undefined) ? ' No part waits for an age that its taker has already reached.' : ''}`,
      ),
      heading('What you hold'),
      bullets(...held.map(whatIsHeld)),
      heading('For all of it, in the first months'),
      atFirst(all),
      ...held.flatMap(stepsFor),
      heading('Two years after the death'),
      ...wordsAt(all, 'two years').map(paragraph),
      lines('Two years after the death is on', 1),
      heading('Whenever something ends'),
      bullets(
        'Have everything valued again, as it was on that day.',
        ...whoHasItNow(complete, held),
        'Tell HMRC, and take the trust off the register if it is there.',
      ),
      paragraph(
        'A solicitor or an accountant can do any of this for you. Their reasonable fees are paid from what you hold.',
      ),
    ],
  }
}
