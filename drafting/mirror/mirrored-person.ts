import type { Relationship, yesNoNotSure } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import { mayAppointGuardian } from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { relationshipToPartner } from './relationship-to-partner.ts'

/** What the partner says, by the id of a person. */
export type PartnersAnswers = {
  /** What somebody is to the partner. For a child who is the testator's alone it must be told: no answer says so. */
  readonly partnerRelationships?: Readonly<Record<number, Relationship>>
  /** Has the partner parental responsibility for a child? Unsaid, the question stays open and no guardian is copied. */
  readonly partnerResponsibility?: Readonly<Record<number, (typeof yesNoNotSure)[number]>>
}

// Nobody may appoint a guardian for a child they have no parental responsibility for (Children Act 1989 s.5(3)).
const guardians = (child: Person, { partnerResponsibility = {} }: PartnersAnswers): Partial<Person> => {
  const responsibility = partnerResponsibility[child.id]
  return {
    ...(responsibility && { parentalResponsibility: responsibility }),
    ...(responsibility === 'Yes' &&
      mayAppointGuardian(child) && { guardianId: child.guardianId, backupGuardianId: child.backupGuardianId }),
  }
}

const share = ({ inherit, isExcluded, estatePercent, estateIfDie, estateBackup }: Person): Partial<Person> => {
  if (!inherit || isExcluded) return {}
  const toBackups = estateIfDie === 'Split between specific beneficiaries'
  return { inherit, estatePercent, estateIfDie, ...(toBackups && { estateBackup }) }
}

/** Somebody of the testator's will in the partner's. Notes about them, and whether they are left out, stay behind. */
export const mirroredPerson = (person: Person, says: PartnersAnswers): Person => {
  const { id, type, fullname, order, isChild, dob, email, fulladdress, useAddressType } = person
  const relationship =
    says.partnerRelationships?.[id] ?? (person.relationship && relationshipToPartner(person.relationship))
  return {
    id,
    ...newPerson({ type, fullname }),
    ...(order !== undefined && { order }),
    ...(isChild && { isChild }),
    ...(relationship && { relationship }),
    ...(dob && { dob }),
    ...(email !== undefined && { email }),
    ...(fulladdress && { fulladdress }),
    ...(useAddressType && { useAddressType }),
    ...share(person),
    ...guardians(person, says),
  }
}
