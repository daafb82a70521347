/**
 * The days on which a will does something else, found without the table of dates: every fact is worked out at both ends of a
 * stretch of days, and a stretch whose ends differ is searched to the day. Ages, shares and offices are read here from the answers.
 */
import { adviceFor } from '#core/advice/advice.ts'
import { type Day, daysLater, isoDay } from '#core/text/calendar-day.ts'
import type { SignedWill } from '#core/watch/changes.ts'
import { isBody } from '#core/will/questions.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'

/** Full years, by the letters of two ISO dates. */
const ageBy = (today: string, born: string): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)

const isYounger = ({ dob, isChild }: Person, age: number, today: string): boolean =>
  dob === undefined ? isChild === 'Yes' : ageBy(today, isoDay(dob)) < age

/** Children Act 1989 s.5(3) and (4): a parent with parental responsibility, the child's guardian or special guardian. */
const mayAppointFor = ({ relationship, stepchildRole, parentalResponsibility }: Person): boolean =>
  /^Step(son|daughter|child)$/.test(relationship ?? '')
    ? /^(Adopted|(Special g|G)uardian)$/.test(stepchildRole ?? '')
    : parentalResponsibility === 'Yes'

const namedAsBackup = (will: Will, heir: Person): number[] => {
  switch (heir.estateIfDie) {
    case 'Split between specific beneficiaries':
      return heir.estateBackup.persons.map(({ id }) => id)
    case 'Pass to my children':
      return will.haveChildren === 'Yes'
        ? will.persons
            .filter(
              (one) =>
                one.id !== heir.id &&
                (isOwn(one) || (isStep(one) && heir.estateBackup.persons.some(({ id }) => id === one.id))),
            )
            .map(({ id }) => id)
        : []
    default:
      return []
  }
}

const isStep = ({ relationship, stepchildRole }: Person): boolean =>
  /^Step(son|daughter|child)$/.test(relationship ?? '') && stepchildRole !== 'Adopted'
const isOwn = (person: Person): boolean =>
  !isStep(person) &&
  (person.type === 'Child'
    ? !/^Step(?!brother|sister|mother|father|parent)/.test(person.relationship ?? '') ||
      person.stepchildRole === 'Adopted'
    : /^(Son|Daughter|Child)$/.test(person.relationship ?? ''))

/** The people who may take when a trust ends. Of one of the rest those are the heirs, who are counted anyway. */
const mayTakeLater = (will: Will): number[] => {
  const counts = (will.trusts ?? []).filter(
    (trust, at, all) =>
      will.persons.some(({ id, isExcluded }) => id === trust.for && !isExcluded) &&
      all.findIndex(({ kind }) => kind === trust.kind) === at,
  )
  return counts.flatMap(({ takers }) =>
    (takers?.persons ?? []).flatMap(({ id, ifDie, backup }) => {
      const person = will.persons.find((each) => each.id === id)
      if (!person || person.isExcluded) return []
      const { estateIfDie: _residue, ...rest } = person
      return [id, ...namedAsBackup(will, { ...rest, estateBackup: backup, ...(ifDie && { estateIfDie: ifDie }) })]
    }),
  )
}

/** A disabled person for whom a part of the rest is held for life, or all that the will gives: at no age is that theirs. */
const lookedAfter = (will: Will): { rest: number | undefined; all: number | undefined } => {
  const ofKind = (kind: string) =>
    (will.trusts ?? []).find(
      (trust) => trust.kind === kind && will.persons.some(({ id, isExcluded }) => id === trust.for && !isExcluded),
    )
  const trust = ofKind('Disabled person')
  const all = trust?.everythingElse === 'Yes' ? trust.for : undefined
  const holdsTheRest = trust !== undefined && (trust.amount === undefined || all !== undefined)
  return { all, rest: holdsTheRest && !ofKind('Residue') ? trust.for : undefined }
}

/** Who may take a gift. Nobody stands behind charities alone: another like them takes. */
const ofGift = (will: Will, { type, persons, charities, ifDie, backupPersons }: Gift): number[] => {
  const toPeople = will.persons.some((each) => persons.includes(each.id) && !isBody(each))
  const toNobody = persons.length === 0 && charities.length === 0
  const asked = type !== 'Donation' && (toPeople || toNobody) && ifDie === 'Goes to someone else'
  return [...persons, ...(asked ? backupPersons : [])]
}

const mayTake = (will: Will): Set<number> => {
  const { rest, all } = lookedAfter(will)
  const heirs = will.persons.filter(({ inherit, isExcluded }) => inherit && !isExcluded)
  const ofTheRest = [
    ...heirs.flatMap((heir) => [heir.id, ...(heir.id === rest ? [] : namedAsBackup(will, heir))]),
    ...(will.ultimateDefault?.option === 'People' ? will.ultimateDefault.persons.map(({ id }) => id) : []),
  ]
  const taking = [
    ...ofTheRest.filter((id) => id !== rest),
    ...will.gifts.filter(({ type }) => type !== 'Item').flatMap((gift) => ofGift(will, gift)),
    ...mayTakeLater(will),
  ]
  return new Set(taking.filter((id) => id !== all))
}

const stateOn = ({ will, signedOn }: SignedWill, takers: ReadonlySet<number>, day: Day): string => {
  const today = isoDay(day)
  // Who was dead when the will was made has no birthday.
  const living = will.persons.filter(({ died }) => !died)
  const own = (person: Person) => will.haveChildren === 'Yes' && !person.isExcluded && isOwn(person)
  const ageFor = (person: Person): number => {
    if (person.young === 'Theirs at once') return 18
    return (own(person) ? will.childrenAge : person.age) ?? 18
  }
  const held = living.filter(
    (person) => takers.has(person.id) && !person.isExcluded && isYounger(person, ageFor(person), today),
  )
  const guarded = living.filter(
    (person) =>
      will.haveChildren === 'Yes' &&
      person.type === 'Child' &&
      person.guardianId.length > 0 &&
      mayAppointFor(person) &&
      isYounger(person, 18, today),
  )
  const tooYoung = living.filter(
    (person) => [...will.executor, ...will.executorBackup].includes(person.id) && isYounger(person, 18, today),
  )
  const reviews = Math.floor(ageBy(today, isoDay(signedOn)) / 5)
  return JSON.stringify([
    adviceFor(will, day).map(({ message }) => message),
    ...[held, guarded, tooYoung].map((people) => people.map(({ id }) => id)),
    reviews,
  ])
}

/** The ISO days in `(from, to]` on which the will does not do what it did the day before. */
export const daysOfChange = (signed: SignedWill, from: Day, to: Day): string[] => {
  const takers = mayTake(signed.will)
  const search = (start: number, end: number, before: string, after: string): string[] => {
    if (before === after) return []
    if (end - start === 1) return [isoDay(daysLater(from, end))]
    const middle = Math.floor((start + end) / 2)
    const then = stateOn(signed, takers, daysLater(from, middle))
    return [...search(start, middle, before, then), ...search(middle, end, then, after)]
  }
  const found: string[] = []
  const STRETCH = 90
  let before = stateOn(signed, takers, from)
  for (let start = 0; isoDay(daysLater(from, start)) < isoDay(to); start += STRETCH) {
    let end = start
    while (end < start + STRETCH && isoDay(daysLater(from, end)) < isoDay(to)) end += 1
    const after = stateOn(signed, takers, daysLater(from, end))
    found.push(...search(start, end, before, after))
    before = after
  }
  return found
}
