/** The wills of demonstrations at any point of the journey: what a customer has answered on arriving there. */
import type { z } from 'zod'
import { questions } from '#core/advice/questions.ts'
import { askedOn } from '#core/advice/tiles.ts'
import { pages } from '#core/journey/guards.ts'
import type { PageName, RouteName } from '#core/journey/pages.ts'
import { isStepName, type StepName, stepRows } from '#core/journey/steps.ts'
import { detailsAskedWith } from '#core/will/details-table.ts'
import type { PersonType } from '#core/will/lists.ts'
import { newCharity, newPerson, newWill } from '#core/will/new-will.ts'
import { inheritsFromTheStart, isChildPerson } from '#core/will/questions.ts'
import { linksOfCharity, linksOfPerson } from '#core/will/references.ts'
import type { Charity, editableWillSchema, Person, Will } from '#core/will/schema.ts'
import { completeExampleWill } from './builders.ts'
import { friendsExample, manyHeirsExample, namesakesExample } from './many-heirs.ts'
import { secondMarriageExample } from './second-marriage.ts'

/** The finished wills that a demonstration can start from. */
export const demoFamilies = {
  'one-marriage': completeExampleWill,
  'second-marriage': secondMarriageExample,
  'many-heirs': manyHeirsExample,
  friends: friendsExample,
  namesakes: namesakesExample,
} as const satisfies Readonly<Record<string, () => Will>>

export { demoValues } from './demo-values.ts'

export type DemoFamily = keyof typeof demoFamilies

export const isDemoFamily = (name: string): name is DemoFamily => Object.hasOwn(demoFamilies, name)

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

/** Answers that are worked out below, that are asked beside a step, that come after the will, or that a firm gives. */
type AnsweredApart =
  | 'details'
  | 'persons'
  | 'charities'
  | 'situation'
  | 'questionsAnswered'
  | 'promoCode'
  | 'powers'
  | 'values'
  | 'addedClause'
  | 'cleared'

/** The step on which each other field of the will is answered. A new field that is missing here does not compile. */
const answeredOn: Readonly<Record<Exclude<keyof z.infer<typeof editableWillSchema>, AnsweredApart>, StepName>> = {
  ownProperty: 'will.about-me.you-own-property',
  accounts: 'will.about-me.you-own-property',
  status: 'will.about-me.marital-status',
  haveChildren: 'will.beneficiaries.children',
  laterChildren: 'will.beneficiaries.children',
  guardians: 'will.beneficiaries.guardians',
  havePets: 'will.beneficiaries.pets',
  petsDescription: 'will.beneficiaries.pets',
  pets: 'will.beneficiaries.pets',
  acknowledged: 'will.beneficiaries.my-beneficiaries',
  classes: 'will.beneficiaries.my-beneficiaries',
  ultimateDefault: 'will.beneficiaries.backup-action',
  estateSplit: 'will.estate-splits.split-distribution',
  childrenAge: 'will.estate-splits.split-distribution',
  excluded: 'will.estate-splits.exclude',
  executor: 'will.executors.executors',
  secureLegacyProbateAsExecutor: 'will.executors.executors',
  firmConsent: 'will.executors.executors',
  executorBackup: 'will.executors.my-executors',
  executorCareAssets: 'will.executors.digital-assets',
  notifyExecutors: 'will.executors.executor-notify',
  notifyHow: 'will.executors.executor-notify',
  gifts: 'will.gifts',
  trusts: 'will.gifts',
  belongings: 'will.gifts',
  whatToDo: 'will.funeral-wishes',
}

export const fieldsAnswered = Object.keys(answeredOn) as (keyof typeof answeredOn)[]

/** What each step answers about the testator. */
const detailsOf: { readonly [S in StepName]?: readonly (keyof Will['details'])[] } = {
  'will.about-me.full-name': detailsAskedWith('name'),
  'will.about-me.full-address': detailsAskedWith('address'),
  'will.about-me.dob': detailsAskedWith('date of birth'),
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
  'will.estate-splits.split-distribution': ['estatePercent', 'age', 'young'],
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
  const asked = questions.filter(({ id }) => past.includes(askedOn(id))).map(({ id }) => id)
  return asked.length > 0 ? { situation: picked(complete.situation ?? {}, asked) } : {}
}

const isPaidAt = (route: RouteName): boolean =>
  pages.some((page) => page.name === route && 'needsPayment' in page && page.needsPayment !== undefined)

/** The same will as one made from a partner's: what the children are to this testator is still to be said. */
export const copiedFromPartner = (will: Will, family: DemoFamily = 'one-marriage'): Will => ({
  ...will,
  persons: [
    ...will.persons.filter((person) => !isChildPerson(person)),
    ...demoFamilies[family]()
      .persons.filter(isChildPerson)
      .map(({ id, type, fullname }) => ({ ...newPerson({ type, fullname, relationToSay: true }), id })),
  ],
})

/** A finished will with only what the steps before this one answer. For a page after payment, it is paid for. */
export const willAt = (route: RouteName, family: DemoFamily = 'one-marriage'): Will => {
  const complete: Will = demoFamilies[family]()
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
      fieldsAnswered.filter((field) => past.includes(answeredOn[field])),
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
  const will = { ...answered, pets: answered.pets.map(pet) }
  // A person named on an earlier page than their own was added there.
  return {
    ...will,
    persons: [
      ...will.persons.filter(
        (one) => past.includes(addedOn[one.type]) || linksOfPerson(will, one).some(({ place }) => place !== 'estate'),
      ),
    ],
    charities: will.charities.filter((one) => past.includes(addedOn.Charity) || linksOfCharity(will, one).length > 0),
  }
}

/** Every step and page, in the order of the journey. */
export const stages: readonly RouteName[] = [
  ...stepRows.map((step) => step.name),
  ...pages.map((page): PageName => page.name),
]
