import { Fragment, type KeyboardEvent, memo, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Side, type StepName, stepNamed } from '#core/journey/steps.ts'
import { htmlLang } from '#core/language.ts'
import { inheritors } from '#core/will/questions.ts'
import { shared, sideSwitch, sheet as words } from '#words/en/preview.ts'
import { ListSwitch, MOST_DRAWN } from '../picture/picture-list.tsx'
import { passageOfStep, passagesOf } from './latest-change.ts'
import { PeopleInShort, PeopleSide } from './people-side.tsx'
import css from './sheet.module.css'
import type { OnSheet } from './use-sheet.ts'
import { otherSide, useSide } from './use-sheet.ts'
import { headingOf, PassageText } from './will-document.tsx'
import { WordsSide } from './words-side.tsx'

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
const idsOfSide = (id: string, side: Side) => ({ tab: `${id}-${side}`, panel: `${id}-panel` })

/** Two tabs: the words of the will, and the picture of its people. The panel they turn has `idsOfSide(id, …).panel`. */
function SideSwitch({ id, side, choose }: { id: string; side: Side; choose: (side: Side) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const to = event.key === 'Home' ? 'words' : event.key === 'End' ? 'people' : otherSide(side)
    choose(to)
    document.getElementById(idsOfSide(id, to).tab)?.focus()
  }
  return (
    <div className={css.switch} role="tablist" aria-label={sideSwitch.whatTheSheetShows} onKeyDown={onKeyDown}>
      {sides.map((each) => (
        <button
          key={each.side}
          type="button"
          className="bare inline-row relative gap-8 ink strong"
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

/** What the latest answer changed in the words of a step, else what the step writes, else what its answer is for. */
export function WordsOfStep({ document, change, step }: Pick<OnSheet, 'document' | 'change'> & { step: StepName }) {
  const passages = passagesOf(document)
  const passage =
    passages.find(({ id }) => id === change.latest) ??
    passageOfStep(document, step) ??
    passages.find(({ steps }) => steps.includes(step))
  if (!passage) return <p className="soft pretty">{stepNamed(step).writesNothing}</p>
  const fresh = change.places.get(passage.id)
  return (
    <div className={css.excerpt} lang={htmlLang.en}>
      <PassageText passage={passage} heading={headingOf(passage)} marked={fresh === undefined} fresh={fresh} />
    </div>
  )
}

/** Under the foot of the paper in front: the other side, with what this answer changes. */
function Slip({ title, turnOver, children }: { title: string; turnOver: () => void; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.slip} aria-labelledby={id}>
      <div className="line spread gap-16 small baseline">
        <h2 className="label" id={id}>
          {title}
        </h2>
        <button type="button" className={css.turn} onClick={turnOver}>
          {words.turnOver}
        </button>
      </div>
      <div className="above-4 small">{children}</div>
    </section>
  )
}

/** The paper of the picture. A new page finds it at its top. */
function PicturePaper({ page, children }: { page: string; children: ReactNode }) {
  const paper = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useLayoutEffect(() => {
    if (paper.current) paper.current.scrollTop = 0
  }, [page])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.picture} ref={paper} tabIndex={0} aria-label={words.thePicture}>
      {children}
    </section>
  )
}

/** The switch and, under it, the side it shows: what the sheet and the dialog of a phone have in common. */
export function TwoSides({
  on,
  side,
  choose,
  leave,
}: {
  on: OnSheet
  side: Side
  choose: (side: Side) => void
  leave?: () => void
}) {
  const id = useId()
  const ids = idsOfSide(id, side)
  const [chosen, setAsList] = useState<boolean>()
  const asList = chosen ?? inheritors(on.will).length > MOST_DRAWN
  return (
    <>
      <div className={css.head}>
        <SideSwitch id={id} side={side} choose={choose} />
        {side === 'people' && !on.people && <ListSwitch asList={asList} onChange={setAsList} />}
      </div>
      <div className={css.front} role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} key={side}>
        {side === 'words' ? (
          <WordsSide {...on} />
        ) : (
          <PicturePaper page={on.page}>
            {on.people ? (
              <Fragment key={on.page}>{on.people(leave)}</Fragment>
            ) : (
              <PeopleSide will={on.will} step={on.step} handles={on.handles} asList={asList} />
            )}
          </PicturePaper>
        )}
      </div>
    </>
  )
}

/**
 * The sheet beside a page: the will in front and the people under it, or the other way round. It stays while the question beside it
 * changes. A key that has changed the field but not yet what lies here draws nothing of it.
 */
export const Sheet = memo(function Sheet({ on }: { on: OnSheet }) {
  const { will, step } = on
  const [side, choose] = useSide(step)
  const turnOver = () => choose(otherSide(side))
  return (
    <div className={css.sheet}>
      <TwoSides on={on} side={side} choose={choose} />
      {step && side === 'people' && (
        <Slip key="words" title={shared.words} turnOver={turnOver}>
          <WordsOfStep {...on} step={step} />
        </Slip>
      )}
      {step && side === 'words' && (
        <Slip key="people" title={shared.people} turnOver={turnOver}>
          {on.inShort ?? <PeopleInShort will={will} step={step} />}
        </Slip>
      )}
    </div>
  )
})
