import { useRef, useState } from 'react'
import { childIsDescribed, NEW_PERSON_ID, personIsToldApart } from '#core/rules/beneficiaries.rules.ts'
import { newPerson } from '#core/will/new-will.ts'
import { inheritsFromTheStart } from '#core/will/questions.ts'
import { ownChildRelationships } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { shared, childDialog as words } from '#words/en/people.ts'
import { newUuid } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { ItemDialog, useItemForm } from './item-dialog.tsx'
import { minorAnswer } from './mark.tsx'
import { DobField, FullNameField } from './person-fields.tsx'

const firstNameOf = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''

/** A child is asked for the date of birth alone, and of one who has died for none. */
const asChild = <P extends Omit<Person, 'id'>>(person: P): P =>
  person.died ? person : { ...person, useAddressType: 'dob' }

/** `died`: the child who is added has died. */
type Props = {
  will: Will
  child?: Person | undefined
  died?: true
  onSaved?: (() => void) | undefined
  onClose: () => void
}

/** Adds children of the testator, one after the other, or edits one. The date of birth says whether a guardian is needed. */
export function ChildDialog(props: Props) {
  const [added, setAdded] = useState(0)
  return <OneChild key={added} {...props} onAnother={() => setAdded(added + 1)} />
}

function OneChild({ will, child, died, onSaved, onClose, onAnother }: Props & { onAnother: () => void }) {
  const another = useRef(false)
  const form = useItemForm('persons', child, {
    begins: asChild(newPerson({ uuid: newUuid(), fullname: '', type: 'Child', ...(died && { died }) })),
    shown: asChild,
    check: (value) => [
      ...childIsDescribed({ ...value, isChild: minorAnswer(value.dob) ?? (value.dob ? undefined : 'No') }, today()),
      ...personIsToldApart(will, { ...value, id: child?.id ?? NEW_PERSON_ID }),
    ],
    kept: (value, isAdded) => {
      const described = { ...value, isChild: minorAnswer(value.dob) }
      return { ...described, ...(isAdded && { inherit: inheritsFromTheStart({ ...described, id: NEW_PERSON_ID }) }) }
    },
    addedAs: died ? 'late child' : 'child',
    onSaved,
    onClose,
    onDone: () => (another.current ? onAnother() : onClose()),
  })
  const { value, field } = form
  const first = firstNameOf(value.fullname)
  const submit = (wantsAnother: boolean) => {
    another.current = wantsAnother
    return form.submit()
  }
  return (
    <ItemDialog
      called={words.aChild}
      {...(value.died && { title: words.title })}
      action={child ? shared.save : first ? words.add(first) : words.addAChild}
      form={{ ...form, submit: () => submit(false) }}
      second={child ? undefined : { label: words.saveAndAddAnother, go: () => !form.busy && void submit(true) }}
    >
      <FullNameField {...field('fullname')} />
      {!value.died && <DobField {...field('dob')} example="4 5 2017" />}
      <Radios
        {...field('relationship')}
        label={words.my(first || words.thisChild, value.died ? 'was' : 'is')}
        layout="pills"
        options={ownChildRelationships}
      />
      {value.died && <p className="soft">{words.childrenCanHaveOneShare(first ? `${first}’s` : 'Their')}</p>}
    </ItemDialog>
  )
}
