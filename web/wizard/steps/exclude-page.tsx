import { useState } from 'react'
import { placesClosedToLeftOut, withLeftOut } from '#core/will/changes.ts'
import { linksOfPerson } from '#core/will/links.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'
import { includes, isBody, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { describePerson } from '../../features/people/describe.ts'
import { Links } from '../../features/people/item-list.tsx'
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
    <Dialog title={`Leave out ${person.fullname}?`} onClose={onClose}>
      <Links links={lost(will, person)} />
      {sharedAnew && <p>Nobody then has their share. We will ask you again how to share the rest.</p>}
      {stays.length > 0 && (
        <p>Your will still names them for a gift or a pet. To stop that too, change the gift or the pet.</p>
      )}
      <DialogActions>
        <Button look="danger" onClick={onLeaveOut}>
          Leave out
        </Button>
        <Button look="link" onClick={onClose}>
          Keep
        </Button>
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
        label="Anyone you have already named?"
        options={named.map((each) => ({
          value: String(each.id),
          label: each.fullname,
          note: describePerson(each),
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
      intro="You do not have to list everyone who gets nothing. Add someone here to show that you left them out on purpose."
      aside={
        <p>
          <strong>Can they still make a claim?</strong> A husband, wife or civil partner, a child, or someone who
          depended on you may be able to ask a court for something. If that worries you, see a solicitor.
        </p>
      }
    >
      <Radios
        {...field('option')}
        label="Is there anyone you want to leave out?"
        hideLegend
        layout="row"
        options={yesNo}
        onChange={choose}
      />
      {will.excluded?.option === 'Yes' && (
        <>
          <NamedPeople step={step} />
          <PersonList
            will={will}
            persons={will.persons.filter(({ type, isExcluded }) => type === 'Excluded' && isExcluded)}
            addAs="Excluded"
            add="Add someone to leave out"
            error={step.errorOf('persons')}
          />
          {will.persons.some(({ isExcluded }) => isExcluded) && (
            <Radios
              {...field('theirChildren')}
              label="Should their children be left out too?"
              hint="If you say no, their children could still inherit: in place of a parent who has died, or as your next of kin."
              layout="row"
              options={yesNo}
            />
          )}
          <TextArea
            {...field('description')}
            label="Your reasons"
            hint="We put them on a separate page, your statement of reasons, which you sign. We keep them out of your will, because a will becomes public after a death."
            optional
          />
        </>
      )}
    </StepPage>
  )
}
