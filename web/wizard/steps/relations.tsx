import { relationField } from '#core/rules/beneficiaries.rules.ts'
import { withRelationship } from '#core/will/changes.ts'
import { partnerOf, relationsToSay } from '#core/will/questions.ts'
import { partnerRelationships, relationshipGroups, relationships } from '#core/will/relationships.ts'
import { relations as text } from '#words/en/steps.ts'
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
      <h2 className={css.heading}>{text.whatAreThesePeopleToYou}</h2>
      <p className={css.hint}>
        {partnerOf(step.saved)?.fullname ?? text.yourPartner} {text.namedThesePeopleYourWillSays}
      </p>
      {asked.map((person) => (
        <Select
          key={person.id}
          name={relationField(person)}
          label={text.isMy(person.fullname)}
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
