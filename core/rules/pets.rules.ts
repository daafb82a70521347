import { personsOf, petsOf, petsToLookAfter } from '../will/questions.ts'
import type { Pet } from '../will/schema.ts'
import { filled } from './fields.rules.ts'
import type { Problem } from './messages.ts'
import { type Rule, unless } from './rule.ts'

export const petGuardianField = (pet: Pet) => `guardianId.${pet.id}`

export const petIsDescribed = (pet: Partial<Pet>): Problem[] => [
  ...filled('fullname', pet.fullname),
  ...unless(pet.type !== undefined, 'type', 'SELECT_OPTION'),
  ...unless(pet.lookAfter !== undefined, 'lookAfter', 'SELECT_OPTION'),
]

export const petsAreNamed: Rule = (will) => [
  ...unless(will.havePets !== undefined, 'havePets', 'SELECT_OPTION'),
  ...unless(will.havePets !== 'Yes' || petsOf(will).length > 0, 'pets', 'ADD_PET'),
]

export const petsHaveGuardians: Rule = (will) =>
  petsToLookAfter(will).flatMap((pet) =>
    unless(personsOf(will, pet.guardianId).length > 0, petGuardianField(pet), 'SELECT_GUARDIAN'),
  )
