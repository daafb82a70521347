import { listed } from '#core/text/names.ts'
import { MOST_PEOPLE_TO_TELL } from '#core/will/lpa-options.ts'
import { personsOf } from '#core/will/questions.ts'
import { BankruptChoice, candidates, PeopleChoice } from './people-choice.tsx'
import { SectionPage, type SectionProps, useSection } from './section-page.tsx'

const does = {
  'Property and financial affairs':
    'Attorneys look after your money and property: accounts, bills, pensions, your home. Choose adults you trust completely.',
  'Health and welfare':
    'Attorneys decide about your care, your treatment and where you live, when you cannot. Choose adults you trust completely.',
} as const

export function AttorneysPage({ type }: SectionProps) {
  const form = useSection(type, 'attorneys')
  const { attorneys = [] } = form.value
  return (
    <SectionPage
      form={form}
      intro={does[type]}
      aside={
        <>
          <p>
            <strong>How many?</strong> One is enough. With two or more, one may be able to carry on if another cannot.
            It depends on how you let them decide. The form has room for four.
          </p>
          <p>
            <strong>What the form asks.</strong> Their full name, date of birth and address. We ask for these a few
            questions further on.
          </p>
        </>
      }
    >
      <PeopleChoice
        will={form.will}
        name="attorneys"
        label="Your attorneys"
        candidates={candidates(form.will, attorneys)}
        chosen={attorneys}
        onChange={(chosen) => form.set({ attorneys: chosen })}
        addTitle="Add an attorney"
        error={form.errorOf('attorneys')}
      />
      <BankruptChoice form={form} chosen={attorneys} />
    </SectionPage>
  )
}

export function ReplacementsPage({ type }: SectionProps) {
  const form = useSection(type, 'replacements')
  const { replacements = [] } = form.value
  const inOrder = personsOf(form.will, replacements).map(({ fullname }) => fullname)
  return (
    <SectionPage
      form={form}
      intro="An attorney may die, or no longer be able or willing to act. Replacements then step in. You do not have to name any."
      aside={
        <p>
          <strong>If your attorneys act jointly</strong>, all of them stop when one can no longer act, and the
          replacements take over.
        </p>
      }
    >
      <PeopleChoice
        will={form.will}
        name="replacements"
        label="Replacement attorneys"
        candidates={candidates(form.will, replacements, form.power.attorneys)}
        chosen={replacements}
        onChange={(chosen) => form.set({ replacements: chosen })}
        addTitle="Add a replacement attorney"
        error={form.errorOf('replacements')}
      />
      {inOrder.length > 1 && (
        <p className="soft" role="status">
          On your sheet in this order: {listed.format(inOrder)}.
        </p>
      )}
      <BankruptChoice form={form} chosen={replacements} />
    </SectionPage>
  )
}

export function PeopleToTellPage({ type }: SectionProps) {
  const form = useSection(type, 'people-to-tell')
  const { peopleToTell = [] } = form.value
  const { attorneys, replacements } = form.power
  return (
    <SectionPage
      form={form}
      intro={`You can name up to ${MOST_PEOPLE_TO_TELL} people to be told before it is registered, so that they can speak up if they are worried. You do not have to name anyone.`}
      aside={
        <p>
          <strong>Why not an attorney?</strong> Attorneys and replacements already know. Choose someone else who knows
          you well.
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
        addTitle="Add someone to tell"
        error={form.errorOf('peopleToTell')}
      />
    </SectionPage>
  )
}
