import { MOST_PEOPLE_TO_TELL } from '#core/lpa/lists.ts'
import { candidates } from './candidates.ts'
import { PeopleChoice } from './people-choice.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function PeopleToTellPage({ type }: SectionProps) {
  const form = useSection(type, 'people-to-tell')
  const { peopleToTell = [] } = form.value
  const { attorneys, replacements } = form.power
  return (
    <SectionPage
      form={form}
      intro={`You may name up to ${MOST_PEOPLE_TO_TELL} people who are told, so that they can say if something worries them. You do not have to name anybody.`}
      aside={
        <p>
          <strong>Why nobody who acts for you?</strong> Attorneys and replacements know already. This is for somebody
          else who knows you well.
        </p>
      }
    >
      <PeopleChoice
        will={form.will}
        name="peopleToTell"
        label="People to tell"
        candidates={candidates(form.will, peopleToTell, [...attorneys, ...replacements])}
        chosen={peopleToTell}
        onChange={(chosen) => form.set({ peopleToTell: chosen })}
        addTitle="Add somebody to tell"
        error={form.errorOf('peopleToTell')}
      />
    </SectionPage>
  )
}
