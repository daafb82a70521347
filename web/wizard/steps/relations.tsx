import { relationField } from '#core/rules/beneficiaries.rules.ts'
import { withRelationship } from '#core/will/changes.ts'
import { partnerOf, relationsToSay } from '#core/will/questions.ts'
import { partnerRelationships, relationshipGroups, relationships } from '#core/will/relationships.ts'
import { Select } from '../../ui/select.tsx'
import css from './sections.module.css'
import type { Step } from './use-step.ts'

const offered = relationships.filter((relationship) => !partnerRelationships.includes(relationship))

/** In a will made from the partner's: what each person is to this testator, where the partner's answers do not tell. */
export function Relations({ step }: { step: Step }) {
  const asked = relationsToSay(step.will)
  if (asked.length === 0) return null
  return (
    <>
      <h2 className={css.heading}>What are these people to you?</h2>
      <p className={css.hint}>
        {partnerOf(step.saved)?.fullname ?? 'Your partner'} named these people. Your will says what each of them is to
        you. That may be different: a daughter of one can be a stepdaughter of the other. A child you have adopted is
        your son or daughter. If none of the words fits, choose “Other”: your will then says only their name.
      </p>
      {asked.map((person) => (
        <Select
          key={person.id}
          name={relationField(person)}
          label={`${person.fullname} is my`}
          options={offered}
          groups={relationshipGroups}
          value={person.relationship}
          onChange={(relationship) =>
            step.set(relationField(person), (will) => withRelationship(will, person.id, relationship))
          }
          error={step.errorOf(relationField(person))}
        />
      ))}
    </>
  )
}
