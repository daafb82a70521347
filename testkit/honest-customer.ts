/**
 * A customer without a browser who answers honestly and makes slips: adds people, mistypes a date of birth, removes people,
 * goes back, reloads, logs out, pays, changes the marital status. What they can press on a page is what the page shows.
 */
import { questionsOn } from '#core/advice/questions.ts'
import { MAX_ACTING_EXECUTORS } from '#core/constants.ts'
import { summaryOffers } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isStepName, type StepName } from '#core/journey/steps.ts'
import { stepAfterSave } from '#core/journey/visit.ts'
import { isComplete, neededFirst, problemsOf, problemsOfStep } from '#core/journey/walk.ts'
import { personIsDescribed, personIsToldApart } from '#core/rules/beneficiaries.rules.ts'
import {
  withChangedItem,
  withChosenPerson,
  withInherit,
  withItem,
  withoutItem,
  withoutPerson,
  withRelationship,
} from '#core/will/changes.ts'
import { chosenFor, type Office, shownToChoose } from '#core/will/choosing.ts'
import { equalPercents } from '#core/will/equal-shares.ts'
import {
  answersForFormerPartner,
  formerChildren,
  formerPartner,
  withFormerChildren,
  withFormerPartner,
} from '#core/will/former-family.ts'
import { type MaritalStatus, maritalStatuses, type PersonType } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import {
  candidatesOf,
  childrenOf,
  excludedPersons,
  inheritors,
  isAddedAsStepchild,
  isBody,
  mayAppointGuardian,
  otherPersonsOf,
  partnerOf,
  petsToLookAfter,
  relationsToSay,
  typeFor,
  youngChildren,
} from '#core/will/questions.ts'
import { ownChildRelationships } from '#core/will/relationships.ts'
import { notToldApart } from '#core/will/same-name.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from './builders.ts'
import * as walker from './journey-walker.ts'

export type Customer = walker.Walker

/** Gives a number from 0 up to `below`. */
export type Draw = (below: number) => number

const pick = <T>(draw: Draw, list: readonly T[]): T | undefined => list[draw(list.length)]

const stepOf = ({ at }: Customer): StepName | undefined =>
  at?.name !== undefined && isStepName(at.name) ? at.name : undefined

const put = (customer: Customer, will: Will): Customer => ({ ...customer, will, full: will })

// People

type NewPerson = Omit<Person, 'id'>

const names = ['Ada Moss', 'Bea Lark', 'Cal Reed', 'Dot Finch', 'Eli Wren', 'Fay Thorn', 'Gus Alder', 'Hal Birch']
const relations = ['Friend', 'Sister', 'Nephew', 'Spouse', 'Partner', 'Stepson', 'Cousin', undefined] as const

/** A dialog refuses a person who is not described, or whom the will could not tell from another. */
const added = (will: Will, person: NewPerson, refused = false): { will: Will; id: number } | undefined => {
  const stops = [...personIsDescribed(person, today), ...personIsToldApart(will, { ...person, id: 0 })]
  return refused || stops.length > 0 ? undefined : withItem(will, 'persons', person)
}

/** A name that no person of the will has, as a customer writes who has been told that two people have the same. */
const freshName = (will: Will): string => {
  const taken = new Set(will.persons.map(({ fullname }) => fullname))
  let name = 'Nora Field'
  while (taken.has(name)) name += 'e'
  return name
}

const grownUp = (will: Will, type: PersonType, given: Partial<NewPerson> = {}): NewPerson =>
  newPerson({ fullname: freshName(will), type, relationship: 'Friend', isExcluded: type === 'Excluded', ...given })

const addedFor = (will: Will, type: PersonType, given: Partial<NewPerson> = {}): { will: Will; id: number } => {
  const result = added(will, grownUp(will, type, given))
  if (!result) throw new Error('A person who is described, and unlike the others, was refused')
  return result
}

/** A person typed in a hurry: a name that may be taken, a relationship that may be a partner's, a year that may be wrong. */
const hasty = (draw: Draw, will: Will, type: PersonType, adultOnly: boolean): Will => {
  const isOwnChild = type === 'Child'
  const relationship = isOwnChild ? pick(draw, ownChildRelationships) : pick(draw, relations)
  if ((relationship === 'Spouse' || relationship === 'Partner') && partnerOf(will)) return will
  const minor = draw(4) === 0
  const person = newPerson({
    fullname: pick(draw, names) ?? 'Ada Moss',
    type: typeFor(relationship, type),
    inherit: type === 'Person' || type === 'Child',
    isExcluded: type === 'Excluded',
    ...(relationship && { relationship }),
    ...((isOwnChild || draw(2) === 0) && {
      useAddressType: 'dob' as const,
      dob: { day: 1, month: 5, year: minor ? 2015 : isOwnChild ? 1990 : 1965 },
      isChild: minor ? ('Yes' as const) : ('No' as const),
    }),
  })
  return added(will, person, adultOnly && person.isChild === 'Yes')?.will ?? will
}

// What a page shows for an office

const adultOffices: readonly Office['list'][] = ['executor', 'guardian', 'backupGuardian', 'petGuardian']

const officesOn = (step: StepName, will: Will): { to: Office; addAs: PersonType }[] => {
  const young = youngChildren(will, today).filter(mayAppointGuardian)
  switch (step) {
    case 'will.executors.executors':
      return [{ to: { list: 'executor' }, addAs: 'Executor' }]
    case 'will.executors.my-executors':
      return [{ to: { list: 'executorBackup' }, addAs: 'Executor' }]
    case 'will.beneficiaries.guardians':
      return young.map(({ id }) => ({ to: { list: 'guardian', child: id }, addAs: 'Guardian' }))
    case 'will.beneficiaries.backup-guardians':
      return young.map(({ id }) => ({ to: { list: 'backupGuardian', child: id }, addAs: 'Backup Guardian' }))
    case 'will.beneficiaries.pets-guardians':
      return petsToLookAfter(will).map(({ id }) => ({ to: { list: 'petGuardian', pet: id }, addAs: 'Guardian' }))
    default:
      return []
  }
}

/** Removes those who may not stay, and chooses one who may where the office needs a person. */
const officeFilled = (will: Will, to: Office, addAs: PersonType): Will => {
  const shown = shownToChoose(will, to, today)
  const left = shown
    .filter(({ unfit }) => unfit)
    .reduce((rest, { person }) => withChosenPerson(rest, person.id, to, false), will)
  const most = to.list === 'executor' ? MAX_ACTING_EXECUTORS : Number.POSITIVE_INFINITY
  const acting = shownToChoose(left, to, today).filter(({ chosen }) => chosen)
  const kept = acting.slice(most).reduce((rest, { person }) => withChosenPerson(rest, person.id, to, false), left)
  const needed = to.list === 'executor' || to.list === 'guardian' || to.list === 'petGuardian'
  if (!needed || chosenFor(kept, to).length > 0) return kept
  const first = shownToChoose(kept, to, today)[0]
  if (first) return withChosenPerson(kept, first.person.id, to)
  const { will: more, id } = addedFor(kept, addAs)
  return withChosenPerson(more, id, to)
}

// A careful answer to each page

const withEqualShares = (will: Will): Will => {
  const percents = equalPercents(inheritors(will).length)
  let at = 0
  const share = <T extends { inherit: boolean; estatePercent: number }>(heir: T, takes: boolean): T => {
    if (!takes) return heir
    at += 1
    return { ...heir, estatePercent: percents[at - 1] ?? 0 }
  }
  const persons = will.persons.map((person) => share(person, person.inherit && !person.isExcluded))
  const charities = will.charities.map((charity) => share(charity, charity.inherit))
  return { ...will, estateSplit: 'Equal shares', persons, charities }
}

/** Where a sole partner's share goes: no other beneficiary is there, and their children may be the testator's too. */
const toAnother = (will: Will, { id }: Person): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    charities: [],
    persons: candidatesOf(will)
      .filter((other) => other.id !== id)
      .slice(0, 1)
      .map((other) => ({ id: other.id, percent: 100 })),
  },
})

const withBackupsSaid = (will: Will): Will => {
  const step = 'will.beneficiaries.backup-action'
  const troubled = problemsOfStep(step, will, today).map(({ field }) => field)
  const heirs = inheritors(will)
  const base = heirs.length === 1 && candidatesOf(will).length === 1 ? addedFor(will, 'Person').will : will
  const settled = (person: Person): Person => {
    if (isBody(person) || !troubled.some((field) => field.startsWith(`persons.${person.id}.`))) return person
    if (heirs.length > 1) return { ...person, estateIfDie: 'Split between remaining beneficiaries' }
    return person.type === 'partner'
      ? { ...person, ...toAnother(base, person) }
      : { ...person, estateIfDie: 'Pass to their children' }
  }
  const last = { option: 'Next of kin' as const, persons: [], charities: [] }
  const lastIsOpen = troubled.some((field) => field.startsWith('ultimateDefault'))
  return { ...base, persons: base.persons.map(settled), ...(lastIsOpen && { ultimateDefault: last }) }
}

const guardianQuestions = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) => {
    if (!youngChildren(will, today).includes(person)) return person
    return {
      ...person,
      ...(isAddedAsStepchild(person)
        ? { stepchildRole: person.stepchildRole ?? ('None of these' as const) }
        : { parentalResponsibility: person.parentalResponsibility ?? ('Yes' as const) }),
      otherParentalResponsibility: person.otherParentalResponsibility ?? ('No' as const),
    }
  }),
})

const careful: Readonly<Record<StepName, (will: Will) => Will>> = {
  'will.about-me.full-name': (will) => ({
    ...will,
    details: { ...will.details, first_name: 'Margaret', last_name: 'Hale' },
  }),
  'will.about-me.full-address': (will) => ({
    ...will,
    details: { ...will.details, address: { house_name: '14', town: 'Ludlow', postcode: 'SY8 1AB' } },
  }),
  'will.about-me.you-own-property': (will) => ({ ...will, ownProperty: 'No' }),
  'will.about-me.dob': (will) => ({ ...will, details: { ...will.details, dob: { day: 9, month: 3, year: 1961 } } }),
  'will.about-me.marital-status': (will) => ({ ...will, status: will.status ?? 'Single' }),
  'will.beneficiaries.partner': (will) =>
    partnerOf(will) ? will : addedFor(will, 'partner', { relationship: 'Partner', inherit: true }).will,
  'will.beneficiaries.relations': (will) =>
    relationsToSay(will).reduce((rest, { id }) => withRelationship(rest, id, 'Friend'), will),
  'will.beneficiaries.children': (will) => {
    if (formerChildren(will).length > 0) return withFormerChildren(will, 'keep')
    return will.haveChildren === undefined || childrenOf(will).length === 0 ? { ...will, haveChildren: 'No' } : will
  },
  'will.beneficiaries.other-beneficiaries': (will) =>
    problemsOfStep('will.beneficiaries.other-beneficiaries', will, today).length === 0
      ? will
      : addedFor(will, 'Person', { inherit: true }).will,
  'will.beneficiaries.guardians': (will) => {
    const asked = guardianQuestions(will)
    return officesOn('will.beneficiaries.guardians', asked).reduce(
      (rest, { to, addAs }) => officeFilled(rest, to, addAs),
      asked,
    )
  },
  'will.beneficiaries.backup-guardians': (will) =>
    officesOn('will.beneficiaries.backup-guardians', will).reduce(
      (rest, { to, addAs }) => officeFilled(rest, to, addAs),
      will,
    ),
  'will.beneficiaries.pets': (will) => (will.pets.length === 0 ? { ...will, havePets: 'No' } : will),
  'will.beneficiaries.pets-guardians': (will) =>
    officesOn('will.beneficiaries.pets-guardians', will).reduce(
      (rest, { to, addAs }) => officeFilled(rest, to, addAs),
      will,
    ),
  'will.beneficiaries.my-beneficiaries': (will) => {
    if (inheritors(will).length > 0) return will
    const first = candidatesOf(will)[0]
    return first ? withInherit(will, 'persons', first.id, true) : addedFor(will, 'Person', { inherit: true }).will
  },
  'will.beneficiaries.backup-action': withBackupsSaid,
  'will.estate-splits.split-distribution': withEqualShares,
  'will.estate-splits.exclude': (will) => {
    const option = will.excluded?.option === 'Yes' && excludedPersons(will).length > 0 ? 'Yes' : 'No'
    return { ...will, excluded: { theirChildren: 'No', ...will.excluded, option } }
  },
  'will.executors.executors': (will) => officeFilled(will, { list: 'executor' }, 'Executor'),
  'will.executors.my-executors': (will) => will,
  'will.executors.digital-assets': (will) => ({
    ...will,
    executorCareAssets: { option: 'My executors', persons: will.executorCareAssets?.persons ?? [] },
  }),
  'will.executors.executor-notify': (will) => ({ ...will, notifyExecutors: 'No' }),
  'will.gifts': (will) => {
    const broken = problemsOfStep('will.gifts', will, today).length > 0
    return broken ? will.gifts.reduce((rest, { id }) => withoutItem(rest, 'gifts', id), will) : will
  },
  'will.funeral-wishes': (will) => ({ ...will, whatToDo: { option: 'Let my executors decide' } }),
  // The list of everyone named: the later of two people who cannot be told apart is taken out.
  'will.summary': (will) => {
    const twins = notToldApart(will)
    if (will.persons.length === 0) return addedFor(will, 'Person', { inherit: true }).will
    return twins.slice(1).reduce((rest, { id }) => withoutPerson(rest, id), will)
  },
}

const situationSaid = (step: StepName, will: Will): Will => {
  const open = questionsOn(step, will, today).filter(({ id }) => will.situation?.[id] === undefined)
  const answers = Object.fromEntries(open.map(({ id }) => [id, 'No' as const]))
  return open.length === 0 ? will : { ...will, situation: { ...will.situation, ...answers } }
}

/** Sends the page's answers. A refused save leaves the customer on the page, with the will as it was. */
const saved = (customer: Customer, step: StepName, will: Will): Customer => {
  if (problemsOfStep(step, will, today).length > 0) return customer
  const { to, editing } = stepAfterSave({ from: step, will, mode: customer.mode, today, editing: customer.editing })
  return walker.led({ ...put(customer, will), editing }, to)
}

/** What the summary offers when nothing is left to answer. */
export const reachedTheEnd = (customer: Customer): boolean =>
  stepOf(customer) === 'will.summary' &&
  isComplete(customer.will, today) &&
  summaryOffers(customer.will, true, customer.mode).some((offer) => ['pay', 'confirm', 'documents'].includes(offer))

/** The next action of a customer who wants to finish: log in, answer the page, or follow the first open question of the summary. */
export const oneActionOn = (customer: Customer): Customer => {
  if (!customer.signedIn) return walker.logIn(customer)
  const step = stepOf(customer)
  if (step === undefined) return walker.goTo(customer, pathOf('will.summary'))
  const first = neededFirst(step, customer.will)
  if (first) return walker.led(customer, first)
  if (step !== 'will.summary') {
    const will = situationSaid(step, careful[step](customer.will))
    const troubles = problemsOfStep(step, will, today)
    if (troubles.length > 0)
      throw new Error(`A dead end at ${step}: ${troubles.map(({ field, code }) => `${field} ${code}`).join(', ')}`)
    return saved(customer, step, will)
  }
  const open = problemsOf(customer.will, today)[0]
  if (!open) return customer
  return open.step === 'will.summary'
    ? put(customer, careful[open.step](customer.will))
    : walker.change(customer, open.step)
}

// Slips

const withStatus = (draw: Draw, stored: Will): Will | undefined => {
  const status: MaritalStatus | undefined = pick(draw, maritalStatuses)
  const will: Will = { ...stored, ...(status && { status }) }
  const former = formerPartner(stored, status)
  if (!former) return will
  const answer = pick(draw, answersForFormerPartner(status))
  return answer && withFormerPartner(will, former.id, answer)
}

const withChildrenAnswered = (draw: Draw, stored: Will): Will => {
  const will: Will = { ...stored, haveChildren: draw(3) === 0 ? 'No' : 'Yes' }
  return formerChildren(will).length > 0 ? withFormerChildren(will, draw(2) === 0 ? 'keep' : 'remove') : will
}

const addsAs: { readonly [S in StepName]?: PersonType } = {
  'will.beneficiaries.children': 'Child',
  'will.beneficiaries.other-beneficiaries': 'Person',
  'will.beneficiaries.my-beneficiaries': 'Person',
  'will.estate-splits.exclude': 'Excluded',
}

const listedOn = (step: StepName, will: Will): readonly Person[] => {
  switch (step) {
    case 'will.beneficiaries.children':
      return childrenOf(will)
    case 'will.beneficiaries.other-beneficiaries':
      return otherPersonsOf(will)
    case 'will.estate-splits.exclude':
      return will.persons.filter(({ isExcluded }) => isExcluded)
    case 'will.summary':
      return will.persons
    default:
      return []
  }
}

/** Something done on the page without its button: an addition, a removal, a wrong date, a choice. It is saved at once. */
const doneOnPage = (draw: Draw, step: StepName, will: Will): Will => {
  const offices = officesOn(step, will)
  const office = pick(draw, offices)
  const shown = office && pick(draw, shownToChoose(will, office.to, today))
  const listed = pick(draw, listedOn(step, will))
  switch (draw(5)) {
    case 0: {
      if (!office) return addsAs[step] ? hasty(draw, will, addsAs[step], false) : will
      const more = hasty(draw, will, office.addAs, adultOffices.includes(office.to.list))
      const newest = more === will ? undefined : more.persons.at(-1)
      return newest ? withChosenPerson(more, newest.id, office.to) : more
    }
    case 1:
      return listed ? withoutPerson(will, listed.id) : will
    case 2: {
      if (!listed) return will
      const child = listed.type === 'Child'
      const year = draw(2) === 0 ? 2015 : child ? 1990 : 1965
      const isChild = year === 2015 ? 'Yes' : 'No'
      const changed: Person = { ...listed, useAddressType: 'dob', dob: { day: 1, month: 5, year }, isChild }
      return personIsDescribed(changed, today).length > 0 ? will : withChangedItem(will, 'persons', changed)
    }
    case 3:
      return office && shown ? withChosenPerson(will, shown.person.id, office.to, !shown.chosen) : will
    default: {
      const heir = step === 'will.beneficiaries.my-beneficiaries' ? pick(draw, candidatesOf(will)) : undefined
      return heir ? withInherit(will, 'persons', heir.id, !heir.inherit) : will
    }
  }
}

/** The answers of a customer in a hurry: another status, another No, a pet, a person to leave out. Undefined: not answered. */
const hurried = (draw: Draw, step: StepName, will: Will): Will | undefined => {
  switch (step) {
    case 'will.about-me.marital-status':
      return withStatus(draw, will)
    case 'will.beneficiaries.children':
      return withChildrenAnswered(draw, will)
    case 'will.beneficiaries.pets': {
      const has = draw(2) === 0
      const pet = { fullname: 'Biscuit', type: 'Dog' as const, guardianId: [], lookAfter: 'Yes' as const }
      return has && will.pets.length === 0
        ? withItem({ ...will, havePets: 'Yes' }, 'pets', pet).will
        : { ...will, havePets: has ? 'Yes' : 'No' }
    }
    case 'will.estate-splits.exclude':
      return { ...will, excluded: { ...will.excluded, option: draw(2) === 0 ? 'Yes' : 'No' } }
    default:
      return undefined
  }
}

/** One action of an honest customer who makes slips. */
export const oneSlip = (customer: Customer, draw: Draw): Customer => {
  const step = stepOf(customer)
  if (!customer.signedIn) return walker.logIn(customer)
  const chance = draw(20)
  if (chance < 9 && step) {
    const will = hurried(draw, step, customer.will) ?? careful[step](customer.will)
    return step === 'will.summary' ? customer : saved(customer, step, situationSaid(step, will))
  }
  if (chance < 14 && step) return put(customer, doneOnPage(draw, step, customer.will))
  switch (chance) {
    case 14:
      return walker.back(customer)
    case 15:
      return walker.reload(customer)
    case 16:
      return draw(4) === 0 ? walker.logOut(customer) : customer
    case 17:
      return reachedTheEnd(customer) ? walker.pay(customer) : customer
    case 18:
      return walker.goTo(customer, pick(draw, walker.everyPath) ?? '/')
    default:
      return step === 'will.summary'
        ? walker.change(customer, problemsOf(customer.will, today)[0]?.step ?? 'will.about-me.marital-status')
        : walker.goTo(customer, pathOf('will.summary'))
  }
}
