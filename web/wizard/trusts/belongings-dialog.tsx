import { unless } from '#core/rules/rule.ts'
import { belongingsAreDescribed } from '#core/rules/trusts.rules.ts'
import { candidatesOf } from '#core/will/questions.ts'
import type { Belongings, Will } from '#core/will/schema.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { describePerson } from '../../features/people/describe.ts'
import { Mark } from '../../features/people/mark.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { AwaitsLawyer } from './awaits-lawyer.tsx'
import css from './trusts.module.css'

type List = 'persons' | 'backupPersons'

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
  const choose = (list: List) => (id: string, on: boolean) => {
    const others = value[list].filter((each) => each !== Number(id))
    set({ [list]: on ? [...others, Number(id)] : others })
  }
  const people = (list: List, except: readonly number[] = []) =>
    candidatesOf(will)
      .filter(({ id }) => !except.includes(id))
      .map((person) => ({
        value: String(person.id),
        label: person.fullname,
        note: describePerson(person),
        mark: <Mark will={will} of={`person ${person.id}`} />,
        checked: value[list].includes(person.id),
      }))
  return (
    <FormDialog title="Your belongings" action="Save" form={form} onClose={onClose}>
      <p className={css.leading}>
        The things you can touch and own that no gift names: furniture, books, jewellery. Not money, investments, pets
        or things of a business. <AwaitsLawyer clause="belongings" />
      </p>
      <Checkboxes
        name="belongings.persons"
        label="Who may choose among them?"
        hint="Several divide them as they agree. What they have not agreed on within six months they choose in turns."
        layout="columns"
        options={people('persons')}
        onChange={choose('persons')}
        error={errorOf('belongings.persons')}
      />
      <Checkboxes
        name="belongings.backupPersons"
        label="If none of them is living, who chooses instead?"
        hint="You can leave this empty. Then they are part of the rest."
        layout="columns"
        options={people('backupPersons', value.persons)}
        onChange={choose('backupPersons')}
        error={errorOf('belongings.backupPersons')}
      />
      <Radios
        name="belongings.vehicles"
        label="Are cars and other vehicles among them?"
        layout="row"
        options={yesNo}
        value={value.vehicles ?? 'Yes'}
        onChange={(vehicles) => set({ vehicles })}
      />
    </FormDialog>
  )
}
