import { useState } from 'react'
import { formDetailsAreWhole } from '#core/lpa/lpa.rules.ts'
import { formDetailsOf, lpaOf, peopleOnForm, withFormDetails, withLpa } from '#core/lpa/lpas.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { type LpaType, lpaForms } from '#core/will/lpa-options.ts'
import type { FormDetails, Lpa } from '#core/will/lpa-schema.ts'
import type { Address, Person, Will } from '#core/will/schema.ts'
import { shared, details as words } from '#words/en/lpa.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { AddressFields } from '../people/address-fields.tsx'
import { Card, CardAction, CardList } from '../people/cards.tsx'
import { Mark } from '../people/mark.tsx'
import { DobField } from '../people/person-fields.tsx'
import css from './lpa.module.css'
import { ReadingPage, type SectionProps } from './section-page.tsx'

const isGiven = (address: Address | undefined): address is Address => Object.values(address ?? {}).some(isFilled)

/** What the form asks of one person. Empty fields are lines on the sheet. */
function DetailsDialog({
  will,
  type,
  person,
  acts,
  onClose,
}: {
  will: Will
  type: LpaType
  person: Person
  acts: boolean
  onClose: () => void
}) {
  const before = formDetailsOf(will, lpaOf(will, type), person)
  const form = useSubmitForm<Pick<FormDetails, 'dob' | 'address'>>({
    initial: before,
    check: (value) => formDetailsAreWhole(value, acts, today()),
    save: ({ dob, address }) => {
      const details: FormDetails = {
        person: person.id,
        ...(acts && dob && { dob }),
        ...(isGiven(address) && { address }),
      }
      return saveAnswers((whole) => withLpa(whole, withFormDetails(lpaOf(whole, type), details)))
    },
    onDone: onClose,
    dialog: `powers ${lpaForms[type].key} details ${person.id}`,
    over: () => formDetailsOf(currentWill(), lpaOf(currentWill(), type), person),
  })
  const { value, set, field } = form
  const home = will.details.address
  return (
    <FormDialog title={person.fullname} action={words.save} form={form} onClose={onClose}>
      {acts && <DobField {...field('dob')} example="9 3 1961" optional />}
      {home && !isGiven(value.address) && (
        <p className={css.address}>
          <Button look="secondary" onClick={() => set({ address: home })}>
            {words.theyLiveWithMe(addressLine(home))}
          </Button>
        </p>
      )}
      <AddressFields {...field('address')} abroad />
    </FormDialog>
  )
}

const noteOn = (will: Will, power: Lpa, person: Person, acts: boolean): string => {
  const { dob, address } = formDetailsOf(will, power, person)
  return [
    ...(acts ? [dob ? words.born(dayInWords(dob)) : words.dateOfBirthNotGiven] : []),
    address ? addressLine(address) : words.addressNotGiven,
  ].join(' · ')
}

/** The email of the person who makes the power. The form asks for it where there is one. */
function OwnEmailDialog({ will, onClose }: { will: Will; onClose: () => void }) {
  const form = useSubmitForm({
    initial: { email: will.details.email ?? '' },
    check: ({ email }) => (isFilled(email) ? emailGiven('email', email) : []),
    save: ({ email: typed }) =>
      saveAnswers(({ details: { email: _, ...details }, ...whole }) => ({
        ...whole,
        details: { ...details, ...(isFilled(typed) && { email: typed.trim() }) },
      })),
    onDone: onClose,
    dialog: 'powers email',
    over: () => ({ email: currentWill().details.email ?? '' }),
  })
  return (
    <FormDialog title={words.yourEmailForTheForm} action={words.save} form={form} onClose={onClose}>
      <EmailField {...form.field('email')} hint={words.youMayLeaveItOut} />
    </FormDialog>
  )
}

/** The dates of birth and addresses that the form asks for. They are stored apart from the will, whose words stay. */
export function DetailsPage({ type }: SectionProps) {
  const { will } = useForm()
  const [open, setOpen] = useState<{ person: Person; acts: boolean }>()
  const [ownEmail, setOwnEmail] = useState(false)
  const power = lpaOf(will, type)
  return (
    <ReadingPage type={type} section="details" intro={words.theFormAsksForTheDateOf} help={[words.doYouNotKnowItYet]}>
      <CardList field="formDetails">
        <Card
          name={words.you}
          mark={<Mark will={will} of="you" />}
          note={will.details.email ?? words.emailNotGiven}
          actions={<CardAction verb={shared.addOrChange} name={words.yourEmail} onClick={() => setOwnEmail(true)} />}
        />
        {peopleOnForm(power, will).map(({ person, acts }) => (
          <Card
            key={person.id}
            name={person.fullname}
            mark={<Mark will={will} of={`person ${person.id}`} />}
            note={noteOn(will, power, person, acts)}
            actions={
              <CardAction verb={shared.addOrChange} name={person.fullname} onClick={() => setOpen({ person, acts })} />
            }
          />
        ))}
      </CardList>
      {ownEmail && <OwnEmailDialog will={will} onClose={() => setOwnEmail(false)} />}
      {open && (
        <DetailsDialog
          will={will}
          type={type}
          person={open.person}
          acts={open.acts}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ReadingPage>
  )
}
