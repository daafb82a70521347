import { NEW_PERSON_ID, personIsDescribed, personIsToldApart } from '#core/rules/beneficiaries.rules.ts'
import type { Code } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { addressTypes, type PersonType, yesNo } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import { includes, inheritsFromTheStart, isMinor, relationshipsOffered, typeFor } from '#core/will/questions.ts'
import { childTypeRelationships, relationshipGroups } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { shared, personDialog as words } from '#words/en/people.ts'
import { newUuid } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { ItemDialog, useItemForm } from './item-dialog.tsx'
import { minorAnswer } from './mark.tsx'
import { DobField, FullNameField } from './person-fields.tsx'

type NewPerson = Omit<Person, 'id'>

/** Keeps the chosen contact detail and drops the other two, but not the email at which an executor is told. */
const withOneContact = ({ dob, email, fulladdress, ...person }: NewPerson, isExecutor: boolean): NewPerson => ({
  ...person,
  ...(person.useAddressType === 'dob' && { dob }),
  ...((isExecutor || person.useAddressType === 'email') && email !== undefined && { email }),
  ...(person.useAddressType === 'fulladdress' && { fulladdress }),
})

/** A date of birth says whether a person is under 18. Without one, the form asks for people who may be minors and may inherit. */
const mayBeAChild = ({ type, relationship, useAddressType }: NewPerson): boolean =>
  useAddressType !== 'dob' &&
  includes(childTypeRelationships, relationship) &&
  !includes(['Executor', 'Guardian', 'Backup Guardian'], type)

const withAge = ({ isChild, ...person }: NewPerson): NewPerson => {
  const age = mayBeAChild(person) ? isChild : minorAnswer(person.dob)
  return { ...person, ...(age && { isChild: age }) }
}

const contactLabels = { dob: shared.dateOfBirth, email: words.email, fulladdress: words.address } as const

/** Adds or edits a person. `onSaved` gets their id. */
export function PersonDialog({
  will,
  person,
  addAs,
  title,
  inherit,
  under18,
  onSaved,
  onDone,
  onClose,
}: {
  will: Will
  person?: Person | undefined
  addAs: PersonType
  title: string
  /** Who is ticked for a share: everyone added here, or only a partner and own children. Elsewhere only a partner is. */
  inherit?: 'everyone' | 'family' | undefined
  /** The message for a date of birth of a minor, where only an adult may be added. */
  under18?: Code | undefined
  onSaved?: ((id: number) => void | Promise<void>) | undefined
  /** What follows a save, if not only closing. */
  onDone?: (() => void) | undefined
  onClose: () => void
}) {
  const isExecutor = person !== undefined && will.executor.includes(person.id)
  const form = useItemForm('persons', person, {
    begins: newPerson({ uuid: newUuid(), fullname: '', type: addAs, isExcluded: addAs === 'Excluded' }),
    check: (value) => [
      ...personIsDescribed(value, today()),
      ...unless(
        under18 === undefined || !isMinor({ ...withOneContact(value, isExecutor), id: NEW_PERSON_ID }, today()),
        'dob',
        under18 ?? 'DOB_REQUIRED',
      ),
      ...personIsToldApart(will, { ...withOneContact(value, isExecutor), id: person?.id ?? NEW_PERSON_ID }),
    ],
    kept: (value, isAdded) => {
      // An excluded person stays excluded, a spouse too.
      const type = value.isExcluded ? value.type : typeFor(value.relationship, value.type)
      const described = { ...withAge(withOneContact(value, isExecutor)), type }
      const ticked =
        inherit === 'everyone' ||
        type === 'partner' ||
        (inherit === 'family' && inheritsFromTheStart({ ...described, id: NEW_PERSON_ID }))
      return { ...described, ...(isAdded && { inherit: ticked }) }
    },
    addedAs: addAs,
    onSaved,
    ...(onDone && { onDone }),
    onClose,
  })
  const { value, field } = form
  return (
    <ItemDialog title={title} form={form}>
      <FullNameField {...field('fullname')} />
      <Select
        {...field('relationship')}
        label={words.howAreTheyRelatedToYou}
        optional
        options={relationshipsOffered(will, person)}
        groups={relationshipGroups}
      />
      {mayBeAChild(value) && <Radios {...field('isChild')} {...words.isChild} optional layout="row" options={yesNo} />}
      <Radios
        {...field('useAddressType')}
        label={words.howCanYourExecutorsFindThem}
        optional
        layout="pills"
        options={addressTypes}
        labels={contactLabels}
      />
      {value.useAddressType === 'dob' && <DobField {...field('dob')} example="9 3 1961" />}
      {value.useAddressType === 'email' && <TextField {...field('email')} label={words.email} type="email" />}
      {value.useAddressType === 'fulladdress' && <AddressFields {...field('fulladdress')} abroad />}
    </ItemDialog>
  )
}
