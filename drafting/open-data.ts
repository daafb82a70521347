/**
 * A will as an INHERIT 3 document, so that another program can take it over: who is in it and what it says, as far as what is public of
 * that format has a place for it; and in a block of our own the facts from which the will is drafted again, word for word.
 */
import { type Day, isoDay } from '#core/text/calendar-day.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { guardedChildren, inheritors, isChildPerson, isExemptPerson, isStepchild } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { CompleteWill } from './complete-will.ts'
import { asText } from './document.ts'
import { draft } from './draft.ts'
import { factsAsJson, factsOfWill } from './will-facts.ts'

/** The block of our own, in the form that the format keeps for one. */
const OWN = 'x-inherit-heirloom'
const SCHEMA = 'https://openinherit.org/v3/schema.json'
const VERSION = '6.3.0'

/** Numbers of a kind as identifiers: the same will has the same ones. */
const idsOf =
  (kind: number) =>
  (id: number): string =>
    `${String(kind).padStart(8, '0')}-0000-4000-8000-${id.toString(16).padStart(12, '0')}`

const [estateId, personId, tieId, bequestId, officeId] = [1, 2, 3, 4, 5].map(idsOf) as [
  (id: number) => string,
  (id: number) => string,
  (id: number) => string,
  (id: number) => string,
  (id: number) => string,
]
const TESTATOR = 0

const named = (fullname: string) => {
  const words = fullname.split(' ')
  const familyName = words.length > 1 ? words.at(-1) : undefined
  return { givenName: words.slice(0, words.length > 1 ? -1 : 1).join(' '), ...(familyName && { familyName }) }
}

const rolesOf = (will: Will, today: Day, { id }: Person): string[] => [
  ...(inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === id) ||
  will.gifts.some(({ persons }) => persons.includes(id))
    ? ['beneficiary']
    : []),
  ...([...will.executor, ...will.executorBackup].includes(id) ? ['executor'] : []),
  ...(guardedChildren(will, today).some((child) => [...child.guardianId, ...child.backupGuardianId].includes(id))
    ? ['guardian']
    : []),
]

const pounds = (pence: number) => ({ amount: pence, currency: 'GBP' })

const bequestsOf = (will: Will) => {
  const sums = will.gifts.flatMap((gift) =>
    gift.type === 'Money' && gift.amount !== undefined
      ? gift.persons.map((person) => ({
          bequestType: 'pecuniary',
          beneficiaryId: personId(person),
          amount: pounds(gift.amount ?? 0),
        }))
      : [],
  )
  const things = will.gifts.flatMap((gift) =>
    gift.type === 'Item'
      ? gift.persons.map((person) => ({
          bequestType: 'specific',
          beneficiaryId: personId(person),
          description: gift.title ?? '',
        }))
      : [],
  )
  const rest = inheritors(will).flatMap((heir) =>
    heir.kind === 'person'
      ? [
          {
            bequestType: 'residuary',
            beneficiaryId: personId(heir.person.id),
            description: `${heir.part} of the residue`,
          },
        ]
      : [],
  )
  return [...things, ...sums, ...rest].map((bequest, at) => ({ id: bequestId(at + 1), ...bequest }))
}

/** People whom the words of the will name. Of a person it has the name and nothing else. */
const peopleIn = (will: Will, words: string): Person[] =>
  will.persons.filter(({ fullname }) => words.includes(fullname))

const kinshipsOf = (people: readonly Person[]) =>
  people
    .filter((person) => isChildPerson(person) && !isStepchild(person) && person.stepchildRole !== 'Adopted')
    .map((person) => ({
      id: tieId(person.id),
      kinshipType: 'parent_child_biological',
      fromPersonId: personId(TESTATOR),
      toPersonId: personId(person.id),
    }))

const relationshipsOf = (will: Will, people: readonly Person[]) =>
  people
    .filter((person) => isExemptPerson(will, person))
    .map((person) => ({
      id: tieId(1_000_000 + person.id),
      type:
        will.status === 'Civil Partnership' || person.relationship === 'Civil partner'
          ? 'civil_partnership'
          : 'marriage_civil',
      partners: [TESTATOR, person.id].map((id, at) => ({ personId: personId(id), ordinal: at + 1 })),
      currentStatus: 'active',
    }))

/** The INHERIT document of a will. */
export const openDataOf = (complete: CompleteWill): object => {
  const { will, today } = complete
  const people = peopleIn(will, asText(draft(complete)))
  const at = `${isoDay(today)}T12:00:00Z`
  return {
    $schema: SCHEMA,
    schemaVersion: VERSION,
    exportedAt: at,
    generator: { name: 'Heirloom' },
    estate: {
      id: estateId(will.id),
      testatorPersonId: personId(TESTATOR),
      status: 'planning',
      domicile: { country: 'GB', name: 'England and Wales' },
      primaryInstrument: 'will',
      revocationClause: true,
      createdAt: at,
      lastModifiedAt: at,
    },
    people: [
      { id: personId(TESTATOR), ...named(fullNameOf(will.details)), roles: ['testator'] },
      ...people.map((person) => ({
        id: personId(person.id),
        ...named(person.fullname),
        roles: rolesOf(will, today, person),
      })),
    ],
    kinships: kinshipsOf(people),
    relationships: relationshipsOf(will, people),
    bequests: bequestsOf(will),
    executors: [
      ...will.executor.map((id) => ({ id: officeId(id), personId: personId(id), role: 'primary' })),
      ...will.executorBackup.map((id) => ({ id: officeId(id), personId: personId(id), role: 'substitute' })),
    ],
    guardians: guardedChildren(will, today).flatMap((child) =>
      child.guardianId.map((id, place) => ({
        id: officeId(1_000_000 * child.id + id),
        personId: personId(id),
        childPersonId: personId(child.id),
        role: place === 0 ? 'primary' : 'joint',
        appointmentType: 'testamentary',
      })),
    ),
    [OWN]: { facts: JSON.parse(factsAsJson(factsOfWill(complete))) as object },
  }
}
