import { newWill } from '#core/will/new-will.ts'
import type { Relationship } from '#core/will/relationships.ts'
import type { EditableWill, Person, Will } from '#core/will/schema.ts'
import { mirror } from '#drafting/mirror.ts'
import { anHeir, aPerson, aWill, simplestWill } from './builders.ts'

export const person = ({ persons }: EditableWill, id: number): Person | undefined =>
  persons.find((one) => one.id === id)

/** The partner's will once they have answered what is theirs alone. */
export const answered = (will: EditableWill, own: Partial<Will> = {}): Will => {
  const { details, persons: _persons, status: _status, haveChildren: _haveChildren, ...partnersOwn } = aWill()
  return {
    ...partnersOwn,
    ...newWill(2),
    mirrorWill: 1,
    mirrorConfirmed: 1,
    ...will,
    ...own,
    details: { ...details, ...will.details },
  } as Will
}

export const thirds = (ids: readonly number[]): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: ids.map((id, index) => ({ id, percent: index === 0 ? 33.34 : 33.33 })),
    charities: [],
  },
})

export const child = (id: number, fullname: string, relationship: 'Daughter' | 'Stepdaughter'): Person =>
  aPerson({
    id,
    fullname,
    relationship,
    type: 'Child',
    isChild: 'Yes',
    parentalResponsibility: relationship === 'Daughter' ? 'Yes' : 'No',
    otherParentalResponsibility: 'Yes',
    guardianId: relationship === 'Daughter' ? [5] : [],
  })

/** Ivy has Cass, Jay has Dee, and both have Bo. */
export const ivy = simplestWill({
  details: { ...aWill().details, first_name: 'Ivy', middle_name: 'Rose', last_name: 'Lane' },
  status: 'Married',
  mirrorWill: 1,
  mirrorConfirmed: 1,
  haveChildren: 'Yes',
  persons: [
    anHeir(100, { id: 1, fullname: 'Jay Lane', type: 'partner', relationship: 'Spouse', ...thirds([2, 3, 4]) }),
    child(2, 'Cass Lane', 'Daughter'),
    child(3, 'Bo Lane', 'Daughter'),
    child(4, 'Dee Lane', 'Stepdaughter'),
    aPerson({ id: 5, fullname: 'Gus Poe', relationship: 'Brother' }),
  ],
  executor: [1, 5],
})

/** The partner's will once they have said what these people are to them. */
export const told = (will: EditableWill, relationships: Readonly<Record<number, Relationship>>): EditableWill => ({
  ...will,
  persons: will.persons.map((one) => {
    const relationship = relationships[one.id]
    return relationship ? { ...one, relationship } : one
  }),
})

export const jay = () => told(mirror(ivy), { 2: 'Stepdaughter', 3: 'Daughter', 4: 'Daughter', 5: 'Brother-in-law' })
export const ivyWithoutAnswers = () => mirror(ivy)
