/** What executors have to do in time where they hold something for somebody: a page of its own, for them. */
import { ADULT_FROM_AGE } from '#core/constants.ts'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { mayPassToCoOwner } from '#core/rules/joint-property.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listedOr } from '#core/text/names.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { ageToTake } from '#core/will/children-age.ts'
import { partOwned } from '#core/will/describe.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { isMarried, isSpouse, personById, personsOf } from '#core/will/questions.ts'
import type { Account, Person, Trust, Will } from '#core/will/schema.ts'
import { homeOnTrust, isFixedAtDeath, trustPersons, trustsOf } from '#core/will/trusts.ts'
import { idsThatMustReachAnAge, unnamedThatMustReachAnAge, youngTakers } from '#core/will/young-takers.ts'
import { laterChildrenWait } from '../clauses/under-18.ts'
import type { CompleteWill } from '../complete-will.ts'
import { areFollowed } from '../reading/ages.ts'
import { whatElseIsHeld } from '../reading/trust-sentences.ts'
import type { Held, Land, StepRow } from './land-steps.ts'
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
      forSpouse: isMarried(will) && person !== undefined && isSpouse(person),
      trust,
      more: whatElseIsHeld(will, trust, person?.fullname ?? '', 'the will'),
      lands: landsIn(will, trust),
      ...(trust.smallSumFor !== undefined && { small: nameIn(will, trust.smallSumFor) }),
    }
  })

/** Those who wait longer than the law says, the testator's own children apart: the tax on them is another. */
const heldUntilLater = ({ will, parts }: CompleteWill, { today }: PackContext): Held[] => {
  const own = ownChildrenOf(will)
  const mustReach = idsThatMustReachAnAge(will)
  const mustUnnamed = unnamedThatMustReachAnAge(will)
  const waiting = youngTakers(will, today).filter(
    (person) => ageToTake(will, person) > ADULT_FROM_AGE && mustReach.includes(person.id),
  )
  const ages = [...new Set(waiting.map((person) => ageToTake(will, person)))]
  const base = { maker: parts.testator.name, today, forSpouse: false, lands: [] }
  const called = (people: readonly Person[], others: readonly string[]): string =>
    listedOr.format([...people.map(({ fullname }) => fullname), ...others])
  const children = waiting.filter((person) => own.includes(person))
  const later = laterChildrenWait(parts.childrenAge) && mustUnnamed.laterChild
  const ofOwn: Held[] =
    children.length === 0 && !later
      ? []
      : [
          {
            ...base,
            kind: 'Later age of own children',
            name: called(children, later ? [`a later child of ${parts.testator.name}`] : []),
            age: String(parts.childrenAge.age),
          },
        ]
  /** Those of that age who have no names in the will. What is fixed at the death is theirs already. */
  const unnamedOf = (age: number) =>
    parts.otherAges.waiting
      .flatMap((each) => (each.age === age ? each.who : []))
      .filter((who) =>
        who === 'grandchildren'
          ? mustUnnamed.grandchildren
          : who.kind === 'line' && mustReach.some((id) => who.key === `person:${id}`),
      )
  const classes = parts.otherAges.waiting.flatMap(({ age }) => (unnamedOf(age).length > 0 ? age : []))
  const ofOthers = [...new Set([...ages, ...classes])].flatMap((age): Held[] => {
    const people = waiting.filter((person) => !own.includes(person) && ageToTake(will, person) === age)
    const group = unnamedOf(age)
    const groupCalled = group.map((who) => (who === 'grandchildren' ? 'a grandchild' : `a child of ${who.name}`))
    const more = areFollowed(will, group) ? ' A child who takes in their place waits until 18.' : ''
    return people.length + group.length === 0
      ? []
      : [{ ...base, kind: 'Later age of others', name: called(people, groupCalled), age: String(age), more }]
  })
  return [...ofOwn, ...ofOthers]
}

/** What is held, in the order of the guide. */
export const heldIn = (will: CompleteWill, context: PackContext): readonly Held[] => [
  ...heldOnTrust(will, context),
  ...heldUntilLater(will, context),
]

const whatIsHeld = ({ kind, name, trust, age, more = '', lands: [land] }: Held): string => {
  switch (kind) {
    case 'Home':
      return `${land?.part === undefined ? 'The home' : `${land.part} of the home`}, for ${name} to live in.${trust?.amount ? ` With it, ${poundsInWords(trust.amount)} for its upkeep.` : ''}`
    case 'Residue':
      return `What is left when everything is paid, with its income for ${name}.`
    case 'Disabled person':
      return `${trust?.amount === undefined ? 'A share of what is left' : poundsInWords(trust.amount)}${more}, to use for ${name}.`
    case 'Later age of own children':
    case 'Later age of others':
    case 'All of it':
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
    case 'Later age of own children':
      return `The children’s parts, until ${age}`
    case 'Later age of others':
    case 'All of it':
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
  const instead = held.length > fixed.length ? ' Someone may have died since, and others may stand in.' : ''
  return [
    `Look in the will for who has it now.${instead}`,
    ...fixed.map((trust) => {
      const names = listedOr.format(personsOf(will, trustPersons(will, trust)).map(({ fullname }) => fullname))
      return `If ${names || 'a taker'} has died after ${parts.testator.name}, their part of ${trust.kind === 'Home' ? 'the home' : 'the rest'} goes to their executors or administrators. Who is too young for it owns it too: look after it for them.`
    }),
  ]
}

/** Undefined where the will holds nothing for anyone, apart from what waits for an 18th birthday. */
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
    purpose: 'Tells your executors what to do about what they hold for someone, and by when. Keep it with your will.',
    band: 'A guide. Not part of the will',
    blocks: [
      paragraph(
        'The will asks you to hold something for a time, and then to hand it on. This page says what to do. The will itself says who has what, and you follow that. Forms and dates change, so look each of them up.',
      ),
      paragraph(
        'If someone named here died first, or within 28 days after, look in the will for what happens then. The steps for them may not apply.',
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
