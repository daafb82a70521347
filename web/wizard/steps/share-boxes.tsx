import { type ReactNode, useId } from 'react'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { describeShare, Fraction } from '#core/estate/fraction.ts'
import { shareField } from '#core/rules/estate.rules.ts'
import { partInWords, type TypedFraction } from '#core/text/fractions.ts'
import { percentInWords } from '#core/text/money.ts'
import { capital } from '#core/text/names.ts'
import { includes, isGrandchild, isOwnChild, nameOfHeir } from '#core/will/questions.ts'
import { shareUnits, sum } from '#core/will/share-entry.ts'
import { partInClause } from '#core/will/share-parts.ts'
import { kept } from '#words/en/forms.ts'
import { shared, shareBoxes as table } from '#words/en/shares.ts'
import { Disc, PeopleDisc } from '../../features/picture/disc.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useFraction, usePercent } from '../../ui/number-field.tsx'
import type { ShareStep } from './share-step.ts'
import css from './shares.module.css'
import { MOST_PULLED, type Sharer, type SharesControl } from './use-shares.ts'

function SharerDisc({ sharer, small = false }: { sharer: Sharer; small?: boolean }) {
  return sharer.card ? <Disc card={sharer.card} small={small} /> : <PeopleDisc colour={sharer.colour} small={small} />
}

/** "A tenth, held until 18". Who they are, where no everyday words say the share. */
const noteOf = ({ card }: Sharer, share: string): string =>
  [share ? kept.said(share) : (card?.note ?? ''), card?.heldUntil && table.heldUntil(card.heldUntil)]
    .filter(Boolean)
    .join(', ')

type BoxProps = {
  control: SharesControl
  at: number
  sharer: Sharer
  error: string | undefined
  /** The box that was typed in last, which a wrong total is shown at. */
  isLast: boolean
  totalIsWrong: boolean
}

/** "Seven twenty-fourths". */
const wordsOf = (fraction: TypedFraction | undefined): string => {
  if (!fraction || fraction.n === 0) return ''
  return capital(partInClause(Fraction.of(fraction.n, fraction.d, true)))
}

/** A share that is typed as a fraction. */
function FractionBox({ control, at, sharer, error, isLast, totalIsWrong }: BoxProps) {
  const id = useId()
  const { heir, name, fraction } = sharer
  const typed = useFraction({
    value: fraction && fraction.n > 0 ? fraction : undefined,
    onChange: (given) => control.typeFraction(at, given),
  })
  return (
    <li className={css.row}>
      <SharerDisc sharer={sharer} />
      <label className={css.who} htmlFor={id}>
        <span>{name}</span>
        <span className="block soft note">{noteOf(sharer, wordsOf(fraction))}</span>
      </label>
      <span className={css.controls}>
        <span className={css.fraction} data-field={isLast ? 'estatePercent' : undefined}>
          <input
            id={id}
            name={shareField(heir)}
            className={css.box}
            placeholder="1/3"
            aria-label={kept.said(nameOfHeir(heir))}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error !== undefined || (isLast && totalIsWrong)}
            {...typed}
          />
        </span>
      </span>
      {error && <FieldError id={id}>{error}</FieldError>}
    </li>
  )
}

function Box({ control, at, sharer, error, isLast, totalIsWrong }: BoxProps) {
  const id = useId()
  const { heir, name, share } = sharer
  const typed = usePercent({
    value: share === 0 ? undefined : share / 100,
    onChange: (percent) => control.type(at, Math.round((percent ?? 0) * 100)),
  })
  const nudge = (percents: 1 | -1, isAtLimit: boolean) => (
    <button
      type="button"
      className={css.nudge}
      aria-disabled={isAtLimit}
      onClick={() => !isAtLimit && control.nudge(at, percents)}
    >
      <span aria-hidden="true">{percents > 0 ? '+' : '−'}</span>
      <span className="visually-hidden">{table.n1For(percents > 0 ? 'more' : 'less', name)}</span>
    </button>
  )
  return (
    <li className={css.row}>
      <SharerDisc sharer={sharer} />
      <label className={css.who} htmlFor={id}>
        <span className="block strong">{name}</span>
        <span className="block soft note">{noteOf(sharer, partInWords(share, WHOLE_ESTATE_HUNDREDTHS))}</span>
      </label>
      <span className={css.controls}>
        {nudge(-1, share <= 100)}
        <span className={css.percent} data-field={isLast ? 'estatePercent' : undefined}>
          <input
            id={id}
            name={shareField(heir)}
            className={css.box}
            aria-label={kept.said(nameOfHeir(heir))}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error !== undefined || (isLast && totalIsWrong)}
            {...typed}
          />
          <span className="absolute stack centred soft" aria-hidden="true">
            %
          </span>
        </span>
        {nudge(1, share >= WHOLE_ESTATE_HUNDREDTHS)}
      </span>
      {error && <FieldError id={id}>{error}</FieldError>}
    </li>
  )
}

/** The total in words, and for one that is not the whole, who can put it right with one press. */
function Total({ control, error }: { control: SharesControl; error: string | undefined }) {
  const { left, shares, sharers, difference } = control
  return (
    <>
      <div className={css.foot}>
        <p
          className={`${css.total} row gap-10 strong ${left === 0 ? css.right : left < 0 || error ? `${css.wrong} danger` : ''}`}
          role="status"
        >
          {control.total}
        </p>
        {control.undo && (
          <Button look="link" onClick={control.undo}>
            <span aria-hidden="true">↶&nbsp;</span>
            {table.undoTheLastChange}
          </Button>
        )}
      </div>
      {control.repairs.length > 0 && shares.some((share) => share > 0) && (
        <fieldset className="row wrap gap-8 small below-12" aria-label={table.putRight(difference)}>
          <span aria-hidden="true">{left < 0 ? table.takeFrom(difference) : table.giveTo(difference)}</span>
          {control.repairs.map((at) => {
            const sharer = sharers[at]
            return (
              sharer && (
                <button
                  key={sharer.key}
                  type="button"
                  className="inline-row gap-8 pick chip"
                  onClick={() => control.repair(at)}
                >
                  <SharerDisc sharer={sharer} small />
                  <span className="visually-hidden">
                    {left < 0 ? `${table.takeFrom(difference)} ` : `${table.giveTo(difference)} `}
                  </span>
                  {sharer.name}
                </button>
              )
            )
          })}
        </fieldset>
      )}
    </>
  )
}

const groupOf = ({ heir, card }: Sharer): string => {
  if (heir.kind === 'charity') return table.groups.charities
  if (heir.kind === 'class')
    return heir.group.of === 'My grandchildren' ? table.groups.grandchildren : table.groups.children
  if (card?.row === 'partner') return table.groups.partner
  if (card?.row === 'child' || isOwnChild(heir.person)) return table.groups.children
  if (isGrandchild(heir.person)) return table.groups.grandchildren
  return includes(['Niece', 'Nephew'] as const, heir.person.relationship) ? table.groups.nieces : table.groups.others
}

/** The rows of those who share. Many stand in groups, by what they are to the testator, of which one is open. */
function Rows({ control, rows, isWrong }: { control: SharesControl; rows: readonly ReactNode[]; isWrong: boolean }) {
  const { sharers } = control
  if (sharers.length <= MOST_PULLED) return <ul className={css.rows}>{rows}</ul>
  const groups = Map.groupBy(sharers.keys(), (at) => sharers.slice(at, at + 1).map(groupOf)[0] ?? '')
  return [...groups].map(([name, places], index) => (
    <details key={name} className={css.group} name={isWrong ? undefined : 'sharers'} open={isWrong || index === 0}>
      <summary className="row gap-8">
        {name} <span className="soft small plain">{places.length}</span>
        {!control.inFractions && (
          <b className={`${css.equal} push`}>{percentInWords(sum(places.map((at) => sharers[at]?.share ?? 0)))}%</b>
        )}
      </summary>
      <ul className={css.rows}>{places.map((at) => rows[at])}</ul>
    </details>
  ))
}

/** Each share, typed or set by buttons, with one total. Equal shares are said, and have no boxes. */
export function ShareBoxes({ control, step }: { control: SharesControl; step: ShareStep }) {
  const { sharers, split } = control
  const EachBox = control.inFractions ? FractionBox : Box
  if (split === 'Equal shares') {
    return (
      <Rows
        control={control}
        isWrong={false}
        rows={sharers.map((sharer) => (
          <li key={sharer.key} className={css.row}>
            <SharerDisc sharer={sharer} />
            <span className={css.who}>
              <span className="block strong">{sharer.name}</span>
              <span className="block soft note">
                {noteOf(sharer, partInWords(1, sharers.length) || table.oneOfEqualShares(sharers.length))}
              </span>
            </span>
            <b className={css.equal}>{describeShare(Fraction.of(1, sharers.length))}</b>
          </li>
        ))}
      />
    )
  }
  return (
    <>
      <Radios
        name="estateUnit"
        label={shared.inPercentagesOrInFractions}
        hideLegend
        layout="pills"
        options={shareUnits}
        value={control.unit}
        onChange={control.say}
        hint={control.inFractions ? table.type13AThirdOr : undefined}
      />
      <Rows
        control={control}
        isWrong={['estatePercent', ...sharers.map(({ heir }) => shareField(heir))].some(step.errorOf)}
        rows={sharers.map((sharer, at) => (
          <EachBox
            key={`${sharer.key} ${control.unit}`}
            control={control}
            at={at}
            sharer={sharer}
            error={step.errorOf(shareField(sharer.heir))}
            isLast={control.lastTyped === at}
            totalIsWrong={step.errorOf('estatePercent') !== undefined}
          />
        ))}
      />
      <Total control={control} error={step.errorOf('estatePercent')} />
    </>
  )
}
