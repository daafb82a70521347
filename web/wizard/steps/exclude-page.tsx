import { yesNo } from '#core/will/lists.ts'
import { PersonList } from '../../features/people/person-list.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function ExcludePage() {
  const step = useStep('will.estate-splits.exclude')
  const { will } = step
  const excluded = will.persons.filter((person) => person.isExcluded)
  const setExcluded = (change: Partial<NonNullable<typeof will.excluded>>) =>
    step.set(`excluded.${Object.keys(change)[0]}`, (whole) => ({
      ...whole,
      excluded: { option: 'No', ...whole.excluded, ...change },
    }))
  return (
    <StepPage
      step={step}
      intro="Nobody gets anything unless your will says so. Naming someone here shows that you did not forget them."
      aside={
        <p>
          <strong>Can they still make a claim?</strong> A husband, wife or civil partner, a child, or someone who
          depended on you may be able to ask a court for something. If that worries you, see a solicitor.
        </p>
      }
    >
      <Radios
        name="excluded.option"
        label="Is there anyone you want to leave out?"
        hideLegend
        layout="row"
        options={yesNo}
        value={will.excluded?.option}
        onChange={(option) => setExcluded({ option })}
        error={step.errorOf('excluded.option')}
      />
      {will.excluded?.option === 'Yes' && (
        <>
          <PersonList
            will={will}
            persons={excluded}
            addAs="Excluded"
            add="Add someone to leave out"
            error={step.errorOf('persons')}
          />
          {excluded.length > 0 && (
            <Radios
              name="excluded.theirChildren"
              label="Should their children be left out too?"
              hint="If you say no, their children could still inherit: in place of a parent who has died, or as your next of kin."
              layout="row"
              options={yesNo}
              value={will.excluded?.theirChildren}
              onChange={(theirChildren) => setExcluded({ theirChildren })}
              error={step.errorOf('excluded.theirChildren')}
            />
          )}
          <TextArea
            name="excluded.description"
            label="Your reasons"
            hint="We keep them out of the will, which anybody can read once it is proved. They go on a page of their own, your statement of reasons, which you sign."
            optional
            value={will.excluded.description ?? ''}
            onChange={(description) => setExcluded({ description })}
          />
        </>
      )}
    </StepPage>
  )
}
