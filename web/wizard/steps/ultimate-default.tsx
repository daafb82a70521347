import { ultimateDefaultIsSaid } from '#core/rules/estate.rules.ts'
import { namesOf } from '#core/text/names.ts'
import { offeredLast } from '#core/will/choosing.ts'
import { ultimateDefaultOptions } from '#core/will/lists.ts'
import { charitiesOf, personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { ultimateDefault as words } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { type Backup, BackupShares } from './backup-shares.tsx'
import css from './sections.module.css'
import type { Step } from './use-step.ts'

type Default = NonNullable<Will['ultimateDefault']>
type List = 'persons' | 'charities'

const labels = { Charity: words.aCharity, People: words.otherPeopleIChoose, 'Next of kin': words.myNextOfKin } as const

const none = { persons: [], charities: [] }

function Takers({ step, list, given }: { step: Step; list: List; given: Default }) {
  const { will } = step
  const field = `ultimateDefault.${list}`
  const backup = { ...none, [list]: given[list], ...(given.split && { split: given.split }) }
  const put = (change: (before: Backup) => Backup) => {
    const { split, [list]: takers } = change(backup)
    const chosen = {
      [list]: takers.map(({ id, percent, fraction }) => ({ id, percent, ...(fraction && { fraction }) })),
    }
    step.set('ultimateDefault', (whole) => ({
      ...whole,
      ultimateDefault: { ...given, ...chosen, ...(split && { split }) },
    }))
  }
  return (
    <BackupShares
      will={will}
      field={field}
      splitField="ultimateDefault"
      label={list === 'persons' ? words.whichPeople : words.whichCharities}
      addTitle={words.title}
      people={offeredLast(will)}
      only={list}
      backup={backup}
      put={put}
      onAdded={async (chosen) => put(() => chosen(will))}
      error={step.errorOf(field)}
    />
  )
}

/** Who takes when nobody else is left, in a few words. Undefined while that is not said. */
export const lastResortInShort = (will: Will): string | undefined => {
  const given = will.ultimateDefault
  if (!given || ultimateDefaultIsSaid(will, today()).length > 0) return undefined
  if (given.option === 'Next of kin') return labels[given.option]
  const ids = (shares: readonly { readonly id: number }[]) => shares.map(({ id }) => id)
  return kept.names(
    namesOf(given.option === 'People' ? personsOf(will, ids(given.persons)) : charitiesOf(will, ids(given.charities))),
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
