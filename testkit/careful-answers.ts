/** How a careful customer answers each page, whatever the will is like by then. */
import { questionsOn } from '#core/advice/questions.ts'
import { MAX_ACTING_EXECUTORS } from '#core/constants.ts'
import type { StepName } from '#core/journey/steps.ts'
import { problemsOfStep } from '#core/journey/walk.ts'
import { personIsDescribed, personIsToldApart } from '#core/rules/beneficiaries.rules.ts'
import {
  withChosenPerson,
  withEqualShares,
  withInherit,
  withItem,
  withoutItem,
  withoutPerson,
  withRelationship,
} from '#core/will/changes.ts'
import { chosenFor, type Office, officeAdds, shownToChoose } from '#core/will/choosing.ts'
import { formerChildren, withFormerChildren } from '#core/will/former-family.ts'
import { type PersonType, trustKinds } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import {
  candidatesOf,
  childrenOf,
  excludedPersons,
  inheritors,
  isAddedAsStepchild,
  isBody,
  mayAppointGuardian,
  partnerOf,
  petsToLookAfter,
  relationsToSay,
  youngChildren,
} from '#core/will/questions.ts'
import { notToldApart } from '#core/will/same-name.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { withoutTrust } from '#core/will/trust-changes.ts'
import { today } from './builders.ts'

type NewPerson = Omit<Person, 'id'>

/** A dialog refuses a person who is not described, or whom the will could not tell from another. */
export const added = (will: Will, person: NewPerson, refused = false): { will: Will; id: number } | undefined => {
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

// What a page shows for an office

export const officesOn = (step: StepName, will: Will): Office[] => {
  const young = youngChildren(will, today).filter(mayAppointGuardian)
  switch (step) {
    case 'will.executors.executors':
      return [{ list: 'executor' }]
    case 'will.executors.my-executors':
      return [{ list: 'executorBackup' }]
    case 'will.beneficiaries.guardians':
      return young.map(({ id }) => ({ list: 'guardian', children: [id] }))
    case 'will.beneficiaries.backup-guardians':
      return young.map(({ id }) => ({ list: 'backupGuardian', children: [id] }))
    case 'will.beneficiaries.pets-guardians':
      return petsToLookAfter(will).map(({ id }) => ({ list: 'petGuardian', pet: id }))
    default:
      return []
  }
}

/** Removes those who may not stay, and chooses one who may where the office needs a person. */
const officeFilled = (will: Will, to: Office): Will => {
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
  const { will: more, id } = addedFor(kept, officeAdds[to.list].addAs)
  return withChosenPerson(more, id, to)
}

// A careful answer to each page

const TRUSTEES = 2

const troubled = (step: StepName, will: Will): boolean => problemsOfStep(step, will, today).length > 0

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

/** In a will made from a partner's. */
const withRelationsSaid = (will: Will): Will =>
  relationsToSay(will)
    .filter(({ relationship }) => relationship === undefined)
    .reduce((rest, { id }) => withRelationship(rest, id, 'Friend'), will)

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

export const careful: Readonly<Record<StepName, (will: Will) => Will>> = {
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
    withRelationsSaid(
      partnerOf(will) ? will : addedFor(will, 'partner', { relationship: 'Partner', inherit: true }).will,
    ),
  'will.beneficiaries.children': (before) => {
    const will = withRelationsSaid(before)
    if (formerChildren(will).length > 0) return withFormerChildren(will, 'keep')
    return will.haveChildren === undefined || childrenOf(will).length === 0 ? { ...will, haveChildren: 'No' } : will
  },
  'will.beneficiaries.other-beneficiaries': (will) =>
    problemsOfStep('will.beneficiaries.other-beneficiaries', will, today).length === 0
      ? will
      : addedFor(will, 'Person', { inherit: true }).will,
  'will.beneficiaries.guardians': (will) => {
    const asked = guardianQuestions(will)
    return officesOn('will.beneficiaries.guardians', asked).reduce(officeFilled, asked)
  },
  'will.beneficiaries.backup-guardians': (will) =>
    officesOn('will.beneficiaries.backup-guardians', will).reduce(officeFilled, will),
  'will.beneficiaries.pets': (will) => (will.pets.length === 0 ? { ...will, havePets: 'No' } : will),
  'will.beneficiaries.pets-guardians': (will) =>
    officesOn('will.beneficiaries.pets-guardians', will).reduce(officeFilled, will),
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
  'will.executors.executors': (will) => officeFilled(will, { list: 'executor' }),
  'will.executors.my-executors': (will) => {
    let more = will
    // What is held needs two people to act besides the one it is for.
    for (let added = 0; added < TRUSTEES && troubled('will.executors.my-executors', more); added += 1) {
      const { will: next, id } = addedFor(more, 'Executor')
      more = withChosenPerson(next, id, { list: 'executorBackup' })
    }
    return more
  },
  'will.executors.digital-assets': (will) => ({
    ...will,
    executorCareAssets: { option: 'My executors', persons: will.executorCareAssets?.persons ?? [] },
  }),
  'will.executors.executor-notify': (will) => ({ ...will, notifyExecutors: 'No' }),
  'will.gifts': (will) => {
    if (!troubled('will.gifts', will)) return will
    const without = trustKinds.reduce((rest, kind) => (kind === 'Residue' ? rest : withoutTrust(rest, kind)), will)
    if (!troubled('will.gifts', without)) return without
    return without.gifts.reduce((rest, { id }) => withoutItem(rest, 'gifts', id), without)
  },
  'will.funeral-wishes': (will) => ({ ...will, whatToDo: { option: 'Let my executors decide' } }),
  // The list of everyone named: the later of two people who cannot be told apart is taken out.
  'will.summary': (will) => {
    const twins = notToldApart(will)
    if (will.persons.length === 0) return addedFor(will, 'Person', { inherit: true }).will
    return twins.slice(1).reduce((rest, { id }) => withoutPerson(rest, id), will)
  },
}

export const situationSaid = (step: StepName, will: Will): Will => {
  const open = questionsOn(step, will, today).filter(({ id }) => will.situation?.[id] === undefined)
  const answers = Object.fromEntries(open.map(({ id }) => [id, 'No' as const]))
  return open.length === 0 ? will : { ...will, situation: { ...will.situation, ...answers } }
}

/** Sends the page's answers. A refused save leaves the customer on the page, with the will as it was. */
