import { type CSSProperties, type KeyboardEvent, memo, useDeferredValue } from 'react'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { percentInWords } from '#core/text/money.ts'
import { limitsOf, stepped, sum } from '#core/will/share-entry.ts'
import { shareBar as words } from '#words/en/shares.ts'
import { PeopleDisc } from '../../features/picture/disc.tsx'
import css from './shares.module.css'
import type { Sharer, SharesControl } from './use-shares.ts'

/** Whole percents that a key moves. With Shift an arrow moves five. */
const movedBy: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
}

/** What a key moves a share to. */
const wantedBy = ({ key, shiftKey }: KeyboardEvent, share: number, limits: { least: number; most: number }) => {
  if (key === 'Home') return limits.least
  if (key === 'End') return limits.most
  const by = movedBy[key]
  return by && stepped(share, shiftKey && key.startsWith('Arrow') ? 5 * by : by)
}

/** What fits into a segment: its name and share, on a phone the share alone, the share alone, or nothing. */
const roomIn = (part: number): 'broad' | 'plain' | 'middle' | 'thin' =>
  part >= 0.18 ? 'broad' : part >= 0.13 ? 'plain' : part >= 0.08 ? 'middle' : 'thin'

type Neighbours = { readonly at: number; readonly left: Sharer; readonly right: Sharer }

/**
 * The handle between two neighbours: a native range control, which fingers, keys and screen readers can move, under a drawn knob. It
 * lies over the bar from the one limit to the other, so that its thumb is always on the edge between the two.
 */
function Handle({ control, neighbours, whole }: { control: SharesControl; neighbours: Neighbours; whole: number }) {
  const { at, left, right } = neighbours
  const { shares, held } = control
  const before = sum(shares.slice(0, at))
  const limits = limitsOf(shares, at)
  if (limits.most <= limits.least) return null
  const part = (hundredths: number) => `${(hundredths / whole) * 100}%`
  const wholePercents = [limits.least, left.share].every((share) => share % 100 === 0)
  const inHand = held === at
  return (
    <div className={css.between} style={{ '--at': part(before + left.share) } as CSSProperties}>
      <input
        type="range"
        className={css.range}
        style={{ '--from': part(before + limits.least), '--length': part(limits.most - limits.least) } as CSSProperties}
        min={limits.least / 100}
        max={limits.most / 100}
        step={wholePercents ? 1 : 'any'}
        value={left.share / 100}
        aria-label={words.betweenAnd(left.name, right.name)}
        aria-valuetext={`${left.name} ${percentInWords(left.share)}%, ${right.name} ${percentInWords(right.share)}%`}
        onChange={(event) => control.pull(at, Number(event.target.value) * 100)}
        onPointerDown={() => control.hold(at)}
        onPointerUp={control.letGo}
        onPointerCancel={control.letGo}
        onBlur={control.letGo}
        onKeyDown={(event) => {
          const wanted = wantedBy(event, left.share, limits)
          if (wanted === undefined) return
          event.preventDefault()
          if (!inHand) control.hold(at)
          control.pull(at, wanted)
        }}
      />
      <span className={css.knob} aria-hidden="true" />
      {inHand && (
        <span className={css.bubble} aria-hidden="true">
          {control.bubble}
        </span>
      )}
    </div>
  )
}

/** The rest as one bar, divided among those who share it, with a handle between each two neighbours. Fractions are not pulled. Drawn after a box that is typed in, and at once while a handle is pulled. */
export function ShareBar({ control }: { control: SharesControl }) {
  const later = useDeferredValue(control)
  if (control.inFractions) return null
  return <Bar control={control.held === undefined ? later : control} />
}

const Bar = memo(function Bar({ control }: { control: SharesControl }) {
  const { sharers, shares, split, left } = control
  const whole = Math.max(sum(shares), WHOLE_ESTATE_HUNDREDTHS)
  const part = (hundredths: number) => ({ width: `${(hundredths / whole) * 100}%` })
  return (
    <fieldset
      className={`${css.bar} ${split ? '' : css.unsaid}`}
      aria-label={control.isPulled ? words.pullTheBarToShareIt : undefined}
    >
      <div className={css.segments} aria-hidden="true">
        {sharers.map(({ key, card, name, colour, share }, at) => {
          const covered = Math.min(share, Math.max(0, sum(shares.slice(0, at + 1)) - WHOLE_ESTATE_HUNDREDTHS))
          return (
            <span
              key={key}
              className={`${css.segment} ${css[roomIn((share - covered) / whole)]} ${colour.again ? css.again : ''}`}
              style={{ ...part(share), paddingInlineEnd: part(covered).width, '--person': colour.hex } as CSSProperties}
            >
              <span className={css.segmentName}>{card ? name : <PeopleDisc colour={colour} />}</span>
              {split && <b className={css.segmentShare}>{percentInWords(share)}%</b>}
            </span>
          )
        })}
        {left > 0 && <span className={css.toGo} style={part(left)} />}
        {left < 0 && <span className={css.tooMuch} style={part(-left)} />}
      </div>
      {(control.isPulled ? sharers.slice(0, -1) : []).map((each, at) => {
        const next = sharers[at + 1]
        return (
          next && <Handle key={each.key} control={control} neighbours={{ at, left: each, right: next }} whole={whole} />
        )
      })}
    </fieldset>
  )
})
