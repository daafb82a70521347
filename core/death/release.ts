/** What of an account may be released after a death, and to whom. */
import type { Day } from '../text/calendar-day.ts'
import { addressLine } from '../will/address-lines.ts'
import { executorsNow, isAvailable } from '../will/executors-now.ts'
import { releasable } from '../will/lists.ts'
import { newPerson } from '../will/new-will.ts'
import { appointedFirm, isBody, personById, personsOf } from '../will/questions.ts'
import { requestsOf } from '../will/roles.ts'
import { printedAddress } from '../will/same-name.ts'
import type { Person, Will } from '../will/schema.ts'
import { isSameName } from './who.ts'

export { releasable }

/** What may be released, one by one. */
export type Releasable = (typeof releasable)[number]

/** Who gets a thing: every executor, one named person of the will, or nobody. Of letters, `executors` means each whom one is for. */
export type ReleaseTo =
  | { readonly to: 'executors' }
  | { readonly to: 'person'; readonly person: number }
  | { readonly to: 'nobody' }
export type Release = Readonly<Record<Releasable, ReleaseTo>>

const executors: ReleaseTo = { to: 'executors' }

/** What holds until the testator chooses otherwise. */
export const defaultRelease: Release = {
  original: executors,
  record: executors,
  letters: executors,
  wishes: executors,
  belongings: executors,
  words: executors,
  figures: { to: 'nobody' },
}

/**
 * The day of a death as it was reported, the name of whoever asks, and the ids of people of the will who were shown to have died too.
 * `today`: the day on which it is read, which decides who is of age.
 */
type Reported = {
  readonly died: Day
  readonly asker: string
  readonly gone?: readonly number[] | undefined
  readonly today: Day
}

/** The number of an appointed firm among the people of a will that was signed. */
const FIRM = 2_000_000

/** A firm that the will appoints. The answers hold its number in the register of solicitors, and no email. */
const firmOf = (will: Will): Person[] => {
  const firm = appointedFirm(will)
  return firm ? [{ ...newPerson({ fullname: firm.name, type: 'Charity' }), id: FIRM }] : []
}

/**
 * Those who act as the will says: the executors who can, and the substitutes whom it calls in. A substitute who asks is among them: they say
 * that one before them cannot act, of which all are told, and two people decide. An appointed firm is the last of them. Who acts for
 * an executor under 18 on the day of the release may have the grant by the day that one is of age (Non-Contentious Probate Rules 1987
 * r.32), and stays beside them.
 */
export const actingExecutors = (will: Will, { died, asker, gone = [], today }: Reported): Person[] => {
  const deaths = gone.map((person) => ({ person, on: died }))
  const called = [will.release?.released ?? today, today]
    .flatMap((day) => executorsNow(will, died, { deaths }, day))
    .filter((each) => isAvailable(each) && (each.office !== 'substitute' || isSameName(each.name, asker)))
  const people = personsOf(will, [...new Set(called.map(({ person }) => person))])
  return [
    ...people.filter((each) => !isBody(each)),
    ...personsOf(
      will,
      [FIRM].filter((id) => !gone.includes(id)),
    ),
  ]
}

const readersOf = (will: Will, acting: readonly Person[], written: readonly number[]): Person[] => {
  const readers = personsOf(will, written)
  const isHandedOn = readers.some((reader) => addressOf(will, reader) === undefined)
  return isHandedOn ? [...new Set([...acting, ...readers])] : readers
}

/** Whether this reader may open a letter: it is their own, its reader cannot be written to, or one person was to have them all. */
export const mayReadLetter = (will: Will, release: Release, reader: number, to: number): boolean =>
  release.letters.to === 'person' ||
  reader === to ||
  personsOf(will, [to]).some((person) => addressOf(will, person) === undefined)

/**
 * What each person may open: none who may open nothing.
 * @param written Whom a letter is for, by id. One who cannot be written to is handed theirs by those who act.
 */
export const scopesIn = (
  will: Will,
  release: Release,
  reported: Reported,
  written: readonly number[],
): ReadonlyMap<number, readonly Releasable[]> => {
  const scopes = new Map<number, Releasable[]>()
  const give = (person: number, what: Releasable) => {
    if (!reported.gone?.includes(person)) scopes.set(person, [...(scopes.get(person) ?? []), what])
  }
  const acting = actingExecutors(will, reported)
  for (const what of releasable) {
    const chosen = release[what]
    // For one who is gone nothing was chosen.
    const to = chosen.to === 'person' && reported.gone?.includes(chosen.person) ? executors : chosen
    if (to.to === 'executors')
      for (const { id } of what === 'letters' ? readersOf(will, acting, written) : acting) give(id, what)
    if (to.to === 'person' && personById(will, to.person)) give(to.person, what)
  }
  return scopes
}

/** Of a release the place of the original alone. */
export const placeAlone = ({ original }: Release): Release => ({
  ...(Object.fromEntries(releasable.map((what) => [what, { to: 'nobody' }])) as Release),
  original,
})

/** Where a person of the will is written to: the address in it, or the one at which they were asked before that was taken out. */
export const addressOf = (will: Will, { id, email, fullname }: Person): string | undefined =>
  email ||
  requestsOf(will).findLast((asked) => asked.person === id && !asked.ended && isSameName(asked.name, fullname))?.email

/** Where a person is posted a letter who has no email: at the address that the will prints, and a firm at that which its register has. */
export const postedTo = (will: Will, person: Person): string | undefined => {
  const firm = person.id === FIRM && appointedFirm(will)
  if (firm)
    return `the office that the register of the Solicitors Regulation Authority has for number ${firm.sraNumber}: look it up (${firm.website})`
  const address = printedAddress(person)
  return (address && addressLine(address)) || undefined
}

/** What the testator said since of somebody who was in the will when it was signed: their address, and that they have died. */
const saidSince = (person: Person, { persons }: Will): Person => {
  const now = persons.find(({ id, fullname }) => id === person.id && isSameName(fullname, person.fullname))
  return { ...person, ...(now?.email && { email: now.email }), ...(now?.died && { died: now.died }) }
}

/** Added to the number of somebody who came into the answers after the signing: it may be another's in the will that was signed. */
const CAME_LATER = 1_000_000

/** What was chosen to be released, with whoever was chosen and is not in the signed will. For one who is gone nothing was chosen. */
const chosenIn = (signed: Will, now: Will, release: NonNullable<Will['release']>) => {
  const later = new Map<number, Person>()
  const to = { ...defaultRelease }
  for (const what of releasable) {
    const chosen = release.to[what]
    const person = chosen.to === 'person' ? personById(now, chosen.person) : undefined
    if (chosen.to !== 'person') to[what] = chosen
    if (!person) continue
    const then = personById(signed, person.id)
    const isIn = then && isSameName(then.fullname, person.fullname)
    const { fullname, type, email } = person
    const id = isIn ? person.id : CAME_LATER + person.id
    to[what] = { to: 'person', person: id }
    if (!isIn) later.set(id, { ...newPerson({ fullname, type }), id, ...(email && { email }) })
  }
  return { release: { ...release, to }, later: [...later.values()] }
}

/** The will as it was signed, with what is said of it and of its people now. */
export const withWhatIsSaidNow = (signed: Will, now: Will): Will => {
  const { storage, signing, roleRequests, executorsTold } = now
  const { release, later = [] } = now.release ? chosenIn(signed, now, now.release) : {}
  return {
    ...signed,
    persons: [...signed.persons.map((person) => saidSince(person, now)), ...later, ...firmOf(signed)],
    ...(release && { release }),
    ...(storage !== undefined && { storage }),
    ...(signing && { signing }),
    ...(roleRequests && { roleRequests }),
    ...(executorsTold && { executorsTold }),
  }
}
