import { estateSplitOptions } from '#core/will/lists.ts'
import { differenceFromWhole, inUnit, NO_FRACTION, shareUnits, unitOf } from '#core/will/share-entry.ts'
import { partInShort, type SaidShare } from '#core/will/share-parts.ts'
import { shared, splitFields as words } from '#words/en/shares.ts'
import { Radios } from '../../ui/choices.tsx'
import { FractionField, PercentField } from '../../ui/number-field.tsx'

type SplitOption = (typeof estateSplitOptions)[number]

/** How several people and charities share something: exactly equally, or by percentages or fractions that are typed. */
export function SplitFields<Taker extends { readonly list: string; readonly id: number; readonly name: string }>({
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
        label={words.howDoTheyShareIt}
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
          const named = { name: `${field}.${taker.list}.${taker.id}`, label: words.sShare(taker.name) }
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
        <p role="status">{over ? shared.thatIsTooMuch(partInShort(by)) : words.toGo(partInShort(by))}</p>
      )}
    </>
  )
}
