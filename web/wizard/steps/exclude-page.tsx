import { useState } from 'react'
import { stepNamed } from '#core/journey/steps.ts'
import { placesClosedToLeftOut, withLeftOut } from '#core/will/changes.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { includes, isBody, personById } from '#core/will/questions.ts'
import { linksOfPerson } from '#core/will/references.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { exclude as words } from '#words/en/steps.ts'
import { Links } from '../../features/people/item-list.tsx'
import { describePerson, Mark } from '../../features/people/mark.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

/** People who are in the will for another reason. The others were added here. */
const namedElsewhere = ({ persons }: Will): Person[] =>
  persons.filter((person) => person.type !== 'Excluded' && !isBody(person))

const lost = (will: Will, person: Person) =>
  linksOfPerson(will, person).filter(({ place }) => place === 'estate' || includes(placesClosedToLeftOut, place))

const kept = (will: Will, person: Person) =>
  linksOfPerson(will, person).filter(({ place }) => place === 'gift' || place === 'petGuardian')

/** Says what a person loses who is left out, before it happens. */
function LeaveOutDialog({
  will,
  person,
  onLeaveOut,
  onClose,
}: {
  will: Will
  person: Person
  onLeaveOut: () => void
  onClose: () => void
}) {
  const stays = kept(will, person)
  const sharedAnew = person.inherit && will.estateSplit === 'Different shares'
  return (
    <Dialog title={words.title(fullNameApart(person, will))} onClose={onClose}>
      <Links links={lost(will, person)} />
      {sharedAnew && <p>{words.nobodyThenHasTheirShareWe}</p>}
      {stays.length > 0 && <p>{words.yourWillStillNamesThemFor}</p>}
      <DialogActions>
        <Button label={words.leaveOut} look="danger" onClick={onLeaveOut} />
        <Button label={words.keep} look="link" onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

const leaveOut = (step: Step, id: number, isExcluded: boolean): void =>
  step.set(`leftOut.${id}`, (will) => withLeftOut(will, id, isExcluded))

/** A tick for each person who is in the will for another reason. */
function NamedPeople({ step }: { step: Step }) {
  const { will } = step
  const [asked, setAsked] = useState<number>()
  const named = namedElsewhere(will)
  const person = asked === undefined ? undefined : personById(will, asked)
  if (named.length === 0) return null
  const tick = (id: number, on: boolean) => {
    const ticked = personById(will, id)
    if (on && ticked && lost(will, ticked).length > 0) setAsked(id)
    else leaveOut(step, id, on)
  }
  return (
    <>
      <Checkboxes
        name="isExcluded"
        label={words.anyoneYouHaveAlreadyNamed}
        layout="columns"
        options={named.map((each) => ({
          value: String(each.id),
          label: fullNameApart(each, will),
          note: describePerson(each),
          mark: <Mark will={will} of={`person ${each.id}`} />,
          checked: each.isExcluded,
        }))}
        onChange={(id, on) => tick(Number(id), on)}
      />
      {person && (
        <LeaveOutDialog
          will={will}
          person={person}
          onLeaveOut={() => {
            leaveOut(step, person.id, true)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export function ExcludePage() {
  const step = useStep('will.estate-splits.exclude')
  const { will } = step
  const field = step.part('excluded', { option: 'No' })
  const choose = (option: YesNo) => {
    field('option').onChange(option)
    // A person who is in the will for another reason is then named again.
    if (option === 'No')
      for (const { id, isExcluded } of namedElsewhere(will)) if (isExcluded) leaveOut(step, id, false)
  }
  return (
    <StepPage
      step={step}
      intro={will.excluded?.option === 'Yes' ? undefined : words.intro}
      help={[words.canTheyStillMakeAClaim]}
      none={
        will.excluded
          ? undefined
          : { says: words.nobody, answer: (whole) => ({ ...whole, excluded: { option: 'No' } }) }
      }
    >
      {will.excluded ? (
        <Radios
          {...field('option')}
          label={stepNamed('will.estate-splits.exclude').title}
          hideLegend
          layout="row"
          options={yesNo}
          onChange={choose}
        />
      ) : (
        <p className="below-24">
          <Button label={words.someone} look="secondary" onClick={() => choose('Yes')} />
        </p>
      )}
      {will.excluded?.option === 'Yes' && (
        <>
          <NamedPeople step={step} />
          <PersonList
            will={will}
            persons={will.persons.filter(({ type, isExcluded }) => type === 'Excluded' && isExcluded)}
            addAs="Excluded"
            add={words.addSomeoneToLeaveOut}
            error={step.errorOf('persons')}
          />
          {will.persons.some(({ isExcluded }) => isExcluded) && (
            <Radios {...field('theirChildren')} {...words.theirChildren} layout="row" options={yesNo} />
          )}
          <TextArea {...field('description')} {...words.description} optional />
        </>
      )}
    </StepPage>
  )
}
