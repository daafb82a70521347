import { useState } from 'react'
import { unless } from '#core/rules/rule.ts'
import { belongingsAreDescribed } from '#core/rules/trusts.rules.ts'
import { candidatesOrChosen } from '#core/will/choosing.ts'
import { yesNo } from '#core/will/lists.ts'
import type { Belongings, Will } from '#core/will/schema.ts'
import { shared, belongingsDialog as words } from '#words/en/trusts.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { TickPeople } from '../../features/people/choose-people.tsx'
import { bind } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'

const belongingsOf = ({ belongings }: Will): Belongings => belongings ?? { persons: [], backupPersons: [] }

/** Who chooses among the belongings that no gift names. */
export function BelongingsDialog({ will, onClose }: { will: Will; onClose: () => void }) {
  const form = useSubmitForm<Belongings>({
    initial: belongingsOf(will),
    check: (belongings) => [
      ...unless(belongings.persons.length > 0, 'belongings.persons', 'SELECT_INHERIT'),
      ...belongingsAreDescribed({ ...will, belongings }, today()),
    ],
    save: (belongings) => saveAnswers((whole) => ({ ...whole, belongings })),
    onDone: onClose,
    dialog: 'belongings',
    over: () => belongingsOf(currentWill()),
  })
  const { value, set, errorOf } = form
  const [{ persons, backupPersons }] = useState(value)
  const field = bind<Belongings, 'belongings.'>({ value, set, errorOf }, 'belongings.')
  return (
    <FormDialog {...words.yourBelongings} form={form} onClose={onClose}>
      <p className="below-24">{words.theThingsYouCanTouchAnd}</p>
      <TickPeople
        {...field('persons')}
        will={will}
        {...words.persons}
        layout="columns"
        people={candidatesOrChosen(will, persons)}
        add={{ title: words.persons.label, first: shared.addAPerson }}
      />
      <TickPeople
        {...field('backupPersons')}
        will={will}
        {...words.backupPersons}
        layout="columns"
        people={candidatesOrChosen(will, backupPersons).filter(({ id }) => !value.persons.includes(id))}
      />
      <Radios
        {...field('vehicles')}
        label={words.areCarsAndOtherVehiclesAmong}
        layout="row"
        options={yesNo}
        value={value.vehicles ?? 'Yes'}
      />
    </FormDialog>
  )
}
