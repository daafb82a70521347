/** The example will at any point of the journey: what a customer has answered on arriving there. */
import { questions } from '#core/advice/questions.ts'
import { type PageName, pages, type RouteName } from '#core/journey/pages.ts'
import { isStepName, type StepName, stepRows } from '#core/journey/steps.ts'
import { linksOfCharity, linksOfPerson } from '#core/will/links.ts'
import type { PersonType } from '#core/will/lists.ts'
import { newCharity, newPerson, newWill } from '#core/will/new-will.ts'
import { inheritsFromTheStart, isChildPerson } from '#core/will/questions.ts'
import type { Charity, Person, Will } from '#core/will/schema.ts'
import { completeExampleWill } from './builders.ts'

/** The step at which a person of each type is added. */
const addedOn: Readonly<Record<PersonType, StepName>> = {
  partner: 'will.beneficiaries.partner',
  Child: 'will.beneficiaries.children',
  Person: 'will.beneficiaries.other-beneficiaries',
  Charity: 'will.beneficiaries.other-beneficiaries',
  Guardian: 'will.beneficiaries.guardians',
  'Backup Guardian': 'will.beneficiaries.backup-guardians',
  Executor: 'will.executors.executors',
  Excluded: 'will.estate-splits.exclude',
  'Gift Person': 'will.gifts',
  'Gift Charity': 'will.gifts',
}

/** What each step answers about the will itself. */
const answersOf: { readonly [S in StepName]?: readonly (keyof Will)[] } = {
  'will.about-me.you-own-property': ['ownProperty', 'accounts'],
  'will.about-me.marital-status': ['status'],
  'will.beneficiaries.children': ['haveChildren'],
  'will.beneficiaries.guardians': ['guardians'],
  'will.beneficiaries.pets': ['havePets', 'petsDescription', 'pets'],
  'will.beneficiaries.my-beneficiaries': ['acknowledged', 'classes'],
  'will.beneficiaries.backup-action': ['ultimateDefault'],
  'will.estate-splits.split-distribution': ['estateSplit'],
  'will.estate-splits.exclude': ['excluded'],
  'will.executors.executors': ['executor', 'secureLegacyProbateAsExecutor', 'firmConsent'],
  'will.executors.my-executors': ['executorBackup'],
  'will.executors.digital-assets': ['executorCareAssets'],
  'will.executors.executor-notify': ['notifyExecutors', 'notifyHow'],
  'will.gifts': ['gifts'],
  'will.funeral-wishes': ['whatToDo'],
}

/** What each step answers about the testator. */
const detailsOf: { readonly [S in StepName]?: readonly (keyof Will['details'])[] } = {
  'will.about-me.full-name': ['title', 'first_name', 'middle_name', 'last_name', 'also_known_as'],
  'will.about-me.full-address': ['address', 'phone', 'email'],
  'will.about-me.dob': ['dob'],
}

/** What each step answers about people and charities already added. */
const sharesOf: { readonly [S in StepName]?: readonly Exclude<keyof Person, 'id'>[] } = {
  'will.beneficiaries.guardians': [
    'guardianId',
    'parentalResponsibility',
    'otherParentalResponsibility',
    'stepchildRole',
  ],
  'will.beneficiaries.backup-guardians': ['backupGuardianId'],
  'will.beneficiaries.my-beneficiaries': ['inherit'],
  'will.beneficiaries.backup-action': ['estateIfDie', 'estateBackup'],
  'will.estate-splits.split-distribution': ['estatePercent'],
  'will.estate-splits.exclude': ['isExcluded'],
}

const askedLater = Object.values(sharesOf).flat()

const picked = <T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : []))) as Partial<T>

const omitted = <T extends object>(from: T, keys: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key))) as Partial<T>

const pastSteps = (route: RouteName): readonly StepName[] => {
  const names = stepRows.map((step) => step.name)
  return isStepName(route) ? names.slice(0, names.indexOf(route)) : names
}

/** What was said, on the steps passed, of the statements that are asked beside the wizard's own questions. */
const situationAfter = (complete: Will, past: readonly StepName[]): Pick<Will, 'situation'> => {
  const asked = questions.filter(({ step }) => past.includes(step)).map(({ id }) => id)
  return asked.length > 0 ? { situation: picked(complete.situation ?? {}, asked) } : {}
}

const isPaidAt = (route: RouteName): boolean =>
  pages.some((page) => page.name === route && 'needsPayment' in page && page.needsPayment !== undefined)

const withoutRelation = ({ id, type, fullname }: Person): Person => ({
  ...newPerson({ type, fullname, relationToSay: true }),
  id,
})

/** The example will with only what the steps before this one answer. For a page after payment, it is paid for. */
export const willAt = (route: RouteName): Will => {
  const complete = completeExampleWill()
  const past = pastSteps(route)
  const known = past.flatMap((step) => sharesOf[step] ?? [])

  const person = ({ id, ...given }: Person): Person => ({
    ...newPerson({ fullname: given.fullname, type: given.type }),
    ...omitted(given, askedLater),
    inherit: inheritsFromTheStart({ id, ...given }),
    ...picked(given, known),
    id,
  })
  const charity = ({ id, ...given }: Charity): Charity => ({
    ...newCharity({ fullname: given.fullname }),
    ...omitted(given, askedLater),
    ...(past.includes('will.beneficiaries.my-beneficiaries') && { inherit: given.inherit }),
    ...(past.includes('will.estate-splits.split-distribution') && { estatePercent: given.estatePercent }),
    id,
  })
  const pet = (given: Will['pets'][number]) => ({
    ...given,
    guardianId: past.includes('will.beneficiaries.pets-guardians') ? given.guardianId : [],
  })

  const answered: Will = {
    ...newWill(complete.id),
    ...picked(
      complete,
      past.flatMap((step) => answersOf[step] ?? []),
    ),
    ...situationAfter(complete, past),
    details: picked(
      complete.details,
      past.flatMap((step) => detailsOf[step] ?? []),
    ),
    persons: complete.persons.map(person),
    charities: complete.charities.map(charity),
    paid: isPaidAt(route) ? 1 : 0,
  }
  // Only a will made from the partner's has people whose relation is to be said.
  const copied =
    route === 'will.beneficiaries.relations' ? complete.persons.filter(isChildPerson).map(withoutRelation) : []
  const will = { ...answered, pets: answered.pets.map(pet) }
  // A person named on an earlier page than their own was added there.
  return {
    ...will,
    persons: [
      ...will.persons.filter(
        (one) => past.includes(addedOn[one.type]) || linksOfPerson(will, one).some(({ place }) => place !== 'estate'),
      ),
      ...copied,
    ],
    charities: will.charities.filter((one) => past.includes(addedOn.Charity) || linksOfCharity(will, one).length > 0),
  }
}

/** Every step and page, in the order of the journey. */
export const stages: readonly RouteName[] = [
  ...stepRows.map((step) => step.name),
  ...pages.map((page): PageName => page.name),
]
