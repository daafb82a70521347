import { Fragment, memo, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Side, type StepName, stepNamed } from '#core/journey/steps.ts'
import { inheritors } from '#core/will/questions.ts'
import type { ClauseId } from '#drafting/document.ts'
import { shared, desk as words } from '#words/en/preview.ts'
import { ListSwitch, MOST_DRAWN } from '../picture/picture-list.tsx'
import css from './desk.module.css'
import { otherSide, useSide } from './desk-side.ts'
import { passageOfStep, passagesOf } from './latest-change.ts'
import { PeopleInShort, PeopleSide } from './people-side.tsx'
import { placeInPages } from './printed-pages.ts'
import { idsOfSide, SideSwitch } from './side-switch.tsx'
import type { OnDesk } from './use-desk.ts'
import { headingOf, PassageText } from './will-document.tsx'
import { WordsSide } from './words-side.tsx'

/** What the latest answer changed in the words of a step, else what the step writes, else what its answer is for. */
export function WordsOfStep({ document, change, step }: Pick<OnDesk, 'document' | 'change'> & { step: StepName }) {
  const passages = passagesOf(document)
  const passage =
    passages.find(({ id }) => id === change.latest) ??
    passageOfStep(document, step) ??
    passages.find(({ steps }) => steps.includes(step))
  if (!passage) return <p className={css.nothing}>{stepNamed(step).writesNothing}</p>
  const fresh = change.places.get(passage.id)
  return (
    <div className={css.excerpt}>
      <PassageText passage={passage} heading={headingOf(passage)} marked={fresh === undefined} fresh={fresh} />
    </div>
  )
}

/** Under the foot of the front sheet: the other side, with what this answer changes. */
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

/** The sheet of the picture. A new page finds it at its top. */
function PictureSheet({ page, children }: { page: string; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0
  }, [page])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.sheet} ref={sheet} tabIndex={0} aria-label={words.thePicture}>
      {children}
    </section>
  )
}

/** The switch and, under it, the side it shows: what the desk and the sheet of a phone have in common. */
export function TwoSides({
  on,
  side,
  choose,
  leaveSheet,
}: {
  on: OnDesk
  side: Side
  choose: (side: Side) => void
  leaveSheet?: () => void
}) {
  const id = useId()
  const ids = idsOfSide(id, side)
  const [chosen, setAsList] = useState<boolean>()
  const asList = chosen ?? inheritors(on.will).length > MOST_DRAWN
  const [at, setAt] = useState<ClauseId>()
  return (
    <>
      <div className={css.head}>
        <SideSwitch id={id} side={side} choose={choose} />
        {side === 'words' && <span>{placeInPages(on.document, at)}</span>}
        {side === 'people' && !on.people && <ListSwitch asList={asList} onChange={setAsList} />}
      </div>
      <div className={css.front} role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} key={side}>
        {side === 'words' ? (
          <WordsSide {...on} onView={setAt} />
        ) : (
          <PictureSheet page={on.page}>
            {on.people ? (
              <Fragment key={on.page}>{on.people(leaveSheet)}</Fragment>
            ) : (
              <PeopleSide will={on.will} step={on.step} handles={on.handles} asList={asList} />
            )}
          </PictureSheet>
        )}
      </div>
    </>
  )
}

/**
 * The desk beside a page: the will in front and the people under it, or the other way round. It stays while the question beside it
 * changes. A key that has changed the field but not yet what lies here draws nothing of it.
 */
export const Desk = memo(function Desk({ on }: { on: OnDesk }) {
  const { will, step } = on
  const [side, choose] = useSide(step)
  const turnOver = () => choose(otherSide(side))
  return (
    <div className={css.desk}>
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
