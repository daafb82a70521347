import { estateSplitOptions } from '#core/will/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { PercentField } from '../../ui/number-field.tsx'

type SplitOption = (typeof estateSplitOptions)[number]

/** How several people and charities share something: exactly equally, or by percentages that are typed. */
export function SplitFields<Taker extends { readonly list: string; readonly id: number; readonly name: string }>({
  field,
  equal,
  takers,
  percentOf,
  onSplit,
  onPercent,
}: {
  field: string
  equal: boolean
  takers: readonly Taker[]
  percentOf: (taker: Taker) => number | undefined
  onSplit: (option: SplitOption) => void
  onPercent: (taker: Taker, percent: number) => void
}) {
  return (
    <>
      <Radios
        name={`${field}.split`}
        label="How do they share it?"
        layout="row"
        options={estateSplitOptions}
        value={equal ? 'Equal shares' : 'Different shares'}
        onChange={onSplit}
      />
      {!equal &&
        takers.map((taker) => (
          <PercentField
            key={`${taker.list}.${taker.id}`}
            name={`${field}.${taker.list}.${taker.id}`}
            label={`${taker.name}’s share`}
            value={percentOf(taker)}
            onChange={(percent) => onPercent(taker, percent ?? 0)}
          />
        ))}
    </>
  )
}
