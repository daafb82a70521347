import { relationField } from '#core/rules/beneficiaries.rules.ts'
import { withRelationship } from '#core/will/changes.ts'
import { partnerOf, relationsToSay } from '#core/will/questions.ts'
import { partnerRelationships, relationshipGroups, relationships } from '#core/will/relationships.ts'
import { Select } from '../../ui/select.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const offered = relationships.filter((relationship) => !partnerRelationships.includes(relationship))

/** In a will made from the partner's: what each person is to this testator, where the partner's answers do not tell. */
export function RelationsPage() {
  const step = useStep('will.beneficiaries.relations')
  const partner = partnerOf(step.will)?.fullname ?? 'Your partner'
  return (
    <StepPage
      step={step}
      intro={`${partner} named these people. Your will says what each of them is to you. That may be different: a daughter of one can be a stepdaughter of the other.`}
      aside={
        <p>
          <strong>Adopted?</strong> A child you have adopted is your son or daughter. If none of the words fits, choose
          “Other”. Your will then says only their name.
        </p>
      }
    >
      {relationsToSay(step.will).map((person) => (
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
    </StepPage>
  )
}
