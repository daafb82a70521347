import { useRef, useState } from 'react'
import { childIsDescribed, NEW_PERSON_ID, personIsToldApart } from '#core/rules/beneficiaries.rules.ts'
import { newPerson } from '#core/will/new-will.ts'
import { inheritsFromTheStart } from '#core/will/questions.ts'
import { ownChildRelationships } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { newUuid, savedItem, saveItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { minorAnswer } from './describe.ts'
import { DobField, FullNameField } from './person-fields.tsx'

const firstNameOf = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''

/** A child is asked for the date of birth alone. */
const asChild = <P extends Omit<Person, 'id'>>(person: P): P => ({ ...person, useAddressType: 'dob' })

type Props = { will: Will; child?: Person | undefined; onClose: () => void }

/** Adds children of the testator, one after the other, or edits one. The date of birth says whether a guardian is needed. */
export function ChildDialog(props: Props) {
  const [added, setAdded] = useState(0)
  return <OneChild key={added} {...props} onAnother={() => setAdded(added + 1)} />
}

function OneChild({ will, child, onClose, onAnother }: Props & { onAnother: () => void }) {
  const another = useRef(false)
  const form = useSubmitForm<Omit<Person, 'id'>>({
    initial: asChild(child ?? newPerson({ uuid: newUuid(), fullname: '', type: 'Child' })),
    check: (value) => [
      ...childIsDescribed({ ...value, isChild: minorAnswer(value.dob) ?? (value.dob ? undefined : 'No') }, today()),
      ...personIsToldApart(will, { ...value, id: child?.id ?? NEW_PERSON_ID }),
    ],
    save: async (value) => {
      const described = { ...value, isChild: minorAnswer(value.dob) }
      const isNew = child === undefined || savedItem('persons', child.id) === undefined
      const inherit = inheritsFromTheStart({ ...described, id: NEW_PERSON_ID })
      await saveItem('persons', { ...described, ...(isNew && { inherit }) }, child?.id)
    },
    onDone: () => (another.current ? onAnother() : onClose()),
    dialog: child ? `persons ${child.id}` : 'new child',
    over:
      child &&
      (() => {
        const saved = savedItem('persons', child.id)
        return saved && asChild(saved)
      }),
  })
  const { value, set, errorOf } = form
  const first = firstNameOf(value.fullname)
  const submit = (wantsAnother: boolean) => {
    another.current = wantsAnother
    return form.submit()
  }
  return (
    <FormDialog
      title={child ? 'Change a child' : 'Add a child'}
      action={child ? 'Save' : first ? `Add ${first}` : 'Add a child'}
      form={{ ...form, submit: () => submit(false) }}
      second={child ? undefined : { label: 'Save and add another', go: () => !form.busy && void submit(true) }}
      onClose={onClose}
    >
      <FullNameField value={value.fullname} onChange={(fullname) => set({ fullname })} errorOf={errorOf} />
      <DobField value={value.dob} onChange={(dob) => set({ dob })} errorOf={errorOf} example="4 5 2017" />
      <Radios
        name="relationship"
        label={first ? `${first} is my` : 'This child is my'}
        layout="pills"
        options={ownChildRelationships}
        value={ownChildRelationships.find((each) => each === value.relationship)}
        onChange={(relationship) => set({ relationship })}
        error={errorOf('relationship')}
      />
    </FormDialog>
  )
}
