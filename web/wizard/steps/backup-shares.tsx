import { evenly, mayBeFollowed, withTaker } from '#core/will/backups.ts'
import { sharesEqually } from '#core/will/equal-shares.ts'
import { estateSplitOptions } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { isDescendant, mayShare, nameOfSharer, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { differenceFromWhole, inUnit, NO_FRACTION, shareUnits, unitOf } from '#core/will/share-entry.ts'
import { partInShort, type SaidShare, withSaid } from '#core/will/share-parts.ts'
import { incomeFirst } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { shared, splitFields as splitWords, backupShares as words } from '#words/en/shares.ts'
import { AddTaker } from '../../features/people/choose-people.tsx'
import { describeCharity, describePerson, Mark } from '../../features/people/mark.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { FractionField, PercentField } from '../../ui/number-field.tsx'

type SplitOption = (typeof estateSplitOptions)[number]

/** How several people and charities share something: exactly equally, or by percentages or fractions that are typed. */
function SplitFields<Taker extends { readonly list: string; readonly id: number; readonly name: string }>({
  field,
  equal,
  takers,
  shareOf,
  onSplit,
  onSaid,
}: {
  field: string
  equal: boolean
  takers: readonly Taker[]
  shareOf: (taker: Taker) => SaidShare | undefined
  onSplit: (option: SplitOption) => void
  /** What each of the takers has, in their order, after one of them was typed or all said in another way. */
  onSaid: (said: readonly SaidShare[]) => void
}) {
  const said = takers.map((taker) => shareOf(taker) ?? { percent: 0 })
  const unit = unitOf(said)
  const { by, over } = differenceFromWhole(said)
  return (
    <>
      <Radios
        name={`${field}.split`}
        label={splitWords.howDoTheyShareIt}
        layout="row"
        options={estateSplitOptions}
        value={equal ? 'Equal shares' : 'Different shares'}
        onChange={onSplit}
      />
      {!equal && (
        <Radios
          name={`${field}.unit`}
          label={shared.inPercentagesOrInFractions}
          hideLegend
          layout="pills"
          options={shareUnits}
          value={unit}
          onChange={(chosen) => chosen !== unit && onSaid(inUnit(said, chosen))}
        />
      )}
      {!equal &&
        takers.map((taker, at) => {
          const named = { name: `${field}.${taker.list}.${taker.id}`, label: splitWords.sShare(taker.name) }
          const { percent, fraction } = said[at] ?? { percent: 0 }
          return unit === 'In fractions' ? (
            <FractionField
              key={`${taker.list}.${taker.id}`}
              {...named}
              value={fraction && fraction.n > 0 ? fraction : undefined}
              onChange={(typed) => onSaid(said.with(at, { percent: 0, fraction: typed ?? NO_FRACTION }))}
            />
          ) : (
            <PercentField
              key={`${taker.list}.${taker.id}`}
              {...named}
              value={percent}
              onChange={(typed) => onSaid(said.with(at, { percent: typed ?? 0 }))}
            />
          )
        })}
      {!equal && unit === 'In fractions' && by.numerator > 0n && (
        <p role="status">{over ? shared.thatIsTooMuch(partInShort(by)) : splitWords.toGo(partInShort(by))}</p>
      )}
    </>
  )
}

export type Backup = Person['estateBackup']
type List = 'persons' | 'charities'

const candidates = (will: Will, people: readonly Person[], only: List | undefined) => [
  ...(only === 'charities' ? [] : people).map((other) => ({
    list: 'persons' as const,
    card: `person ${other.id}` as const,
    id: other.id,
    name: kept.said(nameOfSharer({ ...other, fullname: fullNameApart(other, will) })),
    note: describePerson(other),
  })),
  ...(only === 'persons' ? [] : will.charities).map((charity) => ({
    list: 'charities' as const,
    card: `charity ${charity.id}` as const,
    id: charity.id,
    name: charity.fullname,
    note: describeCharity(charity),
  })),
]

type Candidate = ReturnType<typeof candidates>[number]
type Put = (change: (backup: Backup) => Backup) => void

/** How several backups share the part of the person who died. */
function Split({ field, backup, chosen, put }: { field: string; backup: Backup; chosen: Candidate[]; put: Put }) {
  return (
    <SplitFields
      field={field}
      equal={sharesEqually(backup)}
      takers={chosen}
      shareOf={({ list, id }) => backup[list].find((share) => share.id === id)}
      onSplit={(split) => put((before) => ({ ...evenly(before), split }))}
      onSaid={(said) => {
        const saidOf = (list: List, id: number) =>
          said[chosen.findIndex((each) => each.list === list && each.id === id)]
        put((before) => ({
          ...before,
          split: 'Different shares',
          persons: before.persons.map((share) => withSaid(share, saidOf('persons', share.id))),
          charities: before.charities.map((share) => withSaid(share, saidOf('charities', share.id))),
        }))
      }}
    />
  )
}

/** For each backup, whether their own children take after them. */
function TheirChildren({ will, field, backup, put }: { will: Will; field: string; backup: Backup; put: Put }) {
  const people = backup.persons.flatMap((share) => {
    const person = personById(will, share.id)
    return person && mayBeFollowed(person) ? [{ person, follow: share.theirChildren ?? isDescendant(person) }] : []
  })
  if (people.length === 0) return null
  return (
    <Checkboxes
      name={`${field}.theirChildren`}
      label={words.andIfOneOfThemHas}
      hint={words.tickAnyoneWhoseOwnChildren(
        backup.persons.length + backup.charities.length > 1 ? words.theOthersNamedHere : words.thoseWhoComeNext,
      )}
      options={people.map(({ person, follow }) => ({
        value: String(person.id),
        label: words.theChildrenOfGetIt(fullNameApart(person, will)),
        checked: follow,
      }))}
      onChange={(value, on) =>
        put((before) => ({
          ...before,
          persons: before.persons.map((share) =>
            share.id === Number(value) ? { ...share, theirChildren: on } : share,
          ),
        }))
      }
    />
  )
}

/** Who takes a share instead of a person who died, and how much of it each of them takes. */
export function BackupShares({
  will,
  field,
  label,
  addTitle,
  backup,
  without,
  people = mayShare(will).filter(({ id }) => id !== without && id !== incomeFirst(will)?.id),
  only,
  splitField,
  put,
  onAdded,
  error,
}: {
  will: Will
  field: string
  label: string
  /** The title of the dialog that adds a person. */
  addTitle: string
  backup: Backup
  /** The person whose share it is, and who is not their own backup. */
  without?: number
  /** Who may be chosen, where that is not everyone but the one whose share it is. */
  people?: readonly Person[]
  /** People or charities alone, none of whom is followed by their own children. */
  only?: List
  splitField?: string
  put: Put
  /** Chooses a person or charity who was added, and saves at once, as for executors and guardians. */
  onAdded: (chosen: (will: Will) => Backup) => Promise<void>
  error: string | undefined
}) {
  const all = candidates(will, people, only)
  const isChosen = ({ list, id }: Candidate) => backup[list].some((share) => share.id === id)
  const chosen = all.filter(isChosen)
  return (
    <>
      {all.length > 0 && (
        <Checkboxes
          name={field}
          label={label}
          layout="columns"
          options={all.map((each) => ({
            value: `${each.list}.${each.id}`,
            label: each.name,
            note: each.note,
            mark: <Mark will={will} of={each.card} small />,
            checked: isChosen(each),
          }))}
          onChange={(value, on) => {
            const [list, id] = value.split('.')
            put((before) => withTaker(will, before, list === 'charities' ? 'charities' : 'persons', Number(id), on))
          }}
          error={error}
        />
      )}
      <AddTaker
        will={will}
        title={addTitle}
        only={only}
        field={field}
        onAdded={(list, id) => onAdded((newest) => withTaker(newest, backup, list, id, true))}
      />
      {chosen.length > 1 && <Split field={splitField ?? field} backup={backup} chosen={chosen} put={put} />}
      {!only && <TheirChildren will={will} field={field} backup={backup} put={put} />}
    </>
  )
}
