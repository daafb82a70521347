import type { KeyboardEvent } from 'react'
import type { Side } from '#core/journey/steps.ts'
import { shared, sideSwitch as words } from '#words/en/preview.ts'
import css from './desk.module.css'
import { otherSide } from './desk-side.ts'

const sides = [
  { side: 'words', label: shared.words },
  { side: 'people', label: shared.people },
] as const satisfies readonly { side: Side; label: string }[]

function Icon({ side }: { side: Side }) {
  return (
    <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
      {side === 'words' ? (
        <path d="M4.5 2.5h8l3 3v12h-11zM12 2.5v3.5h3.5M7.5 10h5M7.5 13.5h5" />
      ) : (
        <path d="M7.5 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM1.5 17c0-3 2.5-5 6-5s6 2 6 5M13 3.2a3.25 3.25 0 0 1 0 6.1M15 12.4c2.2.6 3.5 2.3 3.5 4.6" />
      )}
    </svg>
  )
}

/** The ids that tie a switch and the panel it turns. */
export const idsOfSide = (id: string, side: Side) => ({ tab: `${id}-${side}`, panel: `${id}-panel` })

/** Two tabs: the words of the will, and the picture of its people. The panel they turn has `idsOfSide(id, …).panel`. */
export function SideSwitch({ id, side, choose }: { id: string; side: Side; choose: (side: Side) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const to = event.key === 'Home' ? 'words' : event.key === 'End' ? 'people' : otherSide(side)
    choose(to)
    document.getElementById(idsOfSide(id, to).tab)?.focus()
  }
  return (
    <div className={css.switch} role="tablist" aria-label={words.whatTheDeskShows} onKeyDown={onKeyDown}>
      {sides.map((each) => (
        <button
          key={each.side}
          type="button"
          role="tab"
          id={idsOfSide(id, each.side).tab}
          aria-selected={each.side === side}
          aria-controls={idsOfSide(id, each.side).panel}
          tabIndex={each.side === side ? 0 : -1}
          onClick={() => choose(each.side)}
        >
          <Icon side={each.side} />
          {each.label}
        </button>
      ))}
    </div>
  )
}
