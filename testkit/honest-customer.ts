/**
 * A customer without a browser who answers honestly and makes slips: adds people, mistypes a date of birth, removes people,
 * goes back, reloads, logs out, pays, changes the marital status. What they can press on a page is what the page shows.
 */
import { summaryOffers } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isStepName, type StepName } from '#core/journey/steps.ts'
import { stepAfterSave } from '#core/journey/visit.ts'
import { isComplete, neededFirst, problemsOf, problemsOfStep } from '#core/journey/walk.ts'
import { personIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { withChangedItem, withChosenPerson, withInherit, withItem, withoutPerson } from '#core/will/changes.ts'
import { officeAdds, shownToChoose } from '#core/will/choosing.ts'
import {
  answersForFormerPartner,
  formerChildren,
  formerPartner,
  withFormerChildren,
  withFormerPartner,
} from '#core/will/former-family.ts'
import { type MaritalStatus, maritalStatuses, type PersonType } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import { candidatesOf, childrenOf, otherPersonsOf, partnerOf, typeFor } from '#core/will/questions.ts'
import { ownChildRelationships } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { withoutTrust, withTrust } from '#core/will/trust-changes.ts'
import { trustOf } from '#core/will/trusts.ts'
import { today } from './builders.ts'
import { added, careful, officesOn, situationSaid } from './careful-answers.ts'
import * as walker from './journey-walker.ts'
import { laterTakers } from './trusts.ts'

export type Customer = walker.Walker

/** Gives a number from 0 up to `below`. */
export type Draw = (below: number) => number

const pick = <T>(draw: Draw, list: readonly T[]): T | undefined => list[draw(list.length)]

const stepOf = ({ at }: Customer): StepName | undefined =>
  at?.name !== undefined && isStepName(at.name) ? at.name : undefined

const put = (customer: Customer, will: Will): Customer => ({ ...customer, will, full: will })

const names = ['Ada Moss', 'Bea Lark', 'Cal Reed', 'Dot Finch', 'Eli Wren', 'Fay Thorn', 'Gus Alder', 'Hal Birch']
const relations = ['Friend', 'Sister', 'Nephew', 'Spouse', 'Partner', 'Stepson', 'Cousin', undefined] as const

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
  const shown = office && pick(draw, shownToChoose(will, office, today))
  const listed = pick(draw, listedOn(step, will))
  switch (draw(5)) {
    case 0: {
      if (!office) return addsAs[step] ? hasty(draw, will, addsAs[step], false) : will
      const more = hasty(draw, will, officeAdds[office.list].addAs, officeAdds[office.list].under18 !== undefined)
      const newest = more === will ? undefined : more.persons.at(-1)
      return newest ? withChosenPerson(more, newest.id, office) : more
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
      return office && shown ? withChosenPerson(will, shown.person.id, office, !shown.chosen) : will
    default: {
      const heir = step === 'will.beneficiaries.my-beneficiaries' ? pick(draw, candidatesOf(will)) : undefined
      return heir ? withInherit(will, 'persons', heir.id, !heir.inherit) : will
    }
  }
}

/** Money for a disabled person, answered in a hurry: for anyone, for too little or for nobody afterwards; or taken out again. */
const withSomethingHeld = (draw: Draw, will: Will): Will | undefined => {
  const kind = 'Disabled person'
  if (trustOf(will, kind)) return draw(2) === 0 ? withoutTrust(will, kind) : undefined
  const person = pick(draw, candidatesOf(will))
  const taker = pick(draw, candidatesOf(will))
  if (!person) return undefined
  return withTrust(will, kind, {
    for: person.id,
    amount: draw(4) === 0 ? 0 : 50_000_00,
    benefit: 'Attendance allowance',
    benefitLasts: draw(4) === 0 ? 'Not sure' : 'Yes',
    ...(taker && draw(4) > 0 && { takers: laterTakers([taker.id]) }),
  })
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
    case 'will.gifts':
      return withSomethingHeld(draw, will)
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
