import { ultimateDefaultIsSaid } from '#core/rules/estate.rules.ts'
import { namesOf } from '#core/text/names.ts'
import { equalPercents, sharesEqually } from '#core/will/equal-shares.ts'
import { ultimateDefaultOptions } from '#core/will/lists.ts'
import { withSaid } from '#core/will/parts-said.ts'
import { candidatesOf, charitiesOf, personsOf } from '#core/will/questions.ts'
import type { Share, Will } from '#core/will/schema.ts'
import { inUnit, unitOf } from '#core/will/share-units.ts'
import { ultimateDefault as words } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { AddTaker } from '../../features/people/choose-people.tsx'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import { Mark } from '../../features/people/mark.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import css from './sections.module.css'
import { SplitFields } from './split-fields.tsx'
import type { Step } from './use-step.ts'

type Default = NonNullable<Will['ultimateDefault']>
type List = 'persons' | 'charities'

const labels = {
  Charity: words.aCharity,
  People: words.otherPeopleIChoose,
  'Next of kin': words.myNextOfKin,
} as const

/** Shares as equal as they can be, for those who share equally and as a start for those who do not: in fractions where they were. */
const evenly = (shares: readonly Share[]): Share[] => {
  const equal = equalPercents(shares.length).map((percent) => ({ percent }))
  return inUnit(equal, unitOf(shares)).map((said, index) => ({ id: shares[index]?.id ?? 0, ...said }))
}

const withTaker = (shares: readonly Share[], id: number, on: boolean): Share[] => {
  const others = shares.filter((share) => share.id !== id)
  return evenly(on ? [...others, { id, percent: 0 }] : others)
}

const none = { persons: [], charities: [] }

function Takers({ step, list, given }: { step: Step; list: List; given: Default }) {
  const { will } = step
  const put = (change: Partial<Default>) =>
    step.set('ultimateDefault', (whole) => ({ ...whole, ultimateDefault: { ...given, ...change } }))
  const choose = (id: number, on: boolean) =>
    put({ [list]: withTaker(given[list], id, on), ...(on && { split: 'Equal shares' }) })
  const options =
    list === 'persons'
      ? candidatesOf(will).map((person) => ({ id: person.id, name: person.fullname, note: describePerson(person) }))
      : will.charities.map((charity) => ({ id: charity.id, name: charity.fullname, note: describeCharity(charity) }))
  const chosen = options.filter(({ id }) => given[list].some((share) => share.id === id))
  return (
    <>
      {options.length > 0 && (
        <Checkboxes
          name={`ultimateDefault.${list}`}
          label={list === 'persons' ? words.whichPeople : words.whichCharities}
          layout="columns"
          options={options.map(({ id, name, note }) => ({
            value: String(id),
            label: name,
            note,
            mark: <Mark will={will} of={`${list === 'persons' ? 'person' : 'charity'} ${id}`} small />,
            checked: given[list].some((share) => share.id === id),
          }))}
          onChange={(id, on) => choose(Number(id), on)}
          error={step.errorOf(`ultimateDefault.${list}`)}
        />
      )}
      <AddTaker
        will={will}
        title={words.title}
        only={list}
        field={options.length > 0 ? undefined : `ultimateDefault.${list}`}
        onAdded={(_list, id) => choose(id, true)}
      />
      {chosen.length > 1 && (
        <SplitFields
          field="ultimateDefault"
          equal={sharesEqually({ ...none, [list]: given[list], split: given.split })}
          takers={chosen.map(({ id, name }) => ({ list, id, name }))}
          shareOf={({ id }) => given[list].find((share) => share.id === id)}
          onSplit={(split) => put({ split, [list]: evenly(given[list]) })}
          onSaid={(said) =>
            put({
              split: 'Different shares',
              [list]: given[list].map((share) => withSaid(share, said[chosen.findIndex(({ id }) => id === share.id)])),
            })
          }
        />
      )}
    </>
  )
}

/** Who takes when nobody else is left, in a few words. Undefined while that is not said. */
export const lastResortInShort = (will: Will): string | undefined => {
  const given = will.ultimateDefault
  if (!given || ultimateDefaultIsSaid(will, today()).length > 0) return undefined
  if (given.option === 'Next of kin') return labels[given.option]
  return given.option === 'People'
    ? namesOf(
        personsOf(
          will,
          given.persons.map(({ id }) => id),
        ),
      )
    : namesOf(
        charitiesOf(
          will,
          given.charities.map(({ id }) => id),
        ),
      )
}

/** Who takes the estate when all named beneficiaries have died. */
export function UltimateDefault({ step }: { step: Step }) {
  const given = step.will.ultimateDefault
  return (
    <section className={css.block}>
      <Radios
        name="ultimateDefault.option"
        {...words.option}
        options={ultimateDefaultOptions}
        labels={labels}
        layout="pills"
        value={given?.option}
        onChange={(option) =>
          step.set('ultimateDefault', (will) => ({
            ...will,
            ultimateDefault: { ...none, ...will.ultimateDefault, option },
          }))
        }
        error={step.errorOf('ultimateDefault.option')}
      />
      {given?.option === 'Charity' && <Takers step={step} list="charities" given={given} />}
      {given?.option === 'People' && <Takers step={step} list="persons" given={given} />}
    </section>
  )
}
