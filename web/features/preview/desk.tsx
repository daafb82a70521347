import { type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import { type Side, type StepName, stepNamed } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import type { DraftedDocument } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import css from './desk.module.css'
import { otherSide, useSide } from './desk-side.ts'
import { useLatestChange } from './latest-change.ts'
import { PeopleSide } from './people-side.tsx'
import { idsOfSide, SideSwitch } from './side-switch.tsx'
import { headingOf, PassageText } from './will-document.tsx'
import { WillPreview } from './will-preview.tsx'

const labels: Readonly<Record<Side, string>> = { words: 'Words', people: 'People' }

/** What the latest answer changed in the words of a step, else what the step writes, else what its answer is for. */
export function WordsOfStep({ document, step }: { document: DraftedDocument; step: StepName }) {
  const latest = useLatestChange(document, step)
  const passages = [document.opening, ...document.clauses]
  const passage =
    passages.find(({ id }) => id === latest) ??
    passages.find(({ steps }) => steps[0] === step) ??
    passages.find(({ steps }) => steps.includes(step))
  if (!passage) return <p className={css.nothing}>{stepNamed(step).writesNothing}</p>
  return (
    <div className={css.excerpt}>
      <PassageText passage={passage} heading={headingOf(passage)} marked />
    </div>
  )
}

/** Under the foot of the front sheet: the other side, with what this answer changes. */
function Slip({ side, turnOver, children }: { side: Side; turnOver: () => void; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.slip} aria-labelledby={id}>
      <p className={css.slipHead}>
        <b id={id}>{labels[side]}</b>
        <button type="button" className={css.turn} onClick={turnOver}>
          Turn over
        </button>
      </p>
      <div className={css.slipBody}>{children}</div>
    </section>
  )
}

/**
 * The people side where a step asks on the picture itself. `leaveSheet`: closes the sheet that it stands in on a narrow screen,
 * for a question that is asked on the page.
 */
export type PeopleOfStep = (leaveSheet?: () => void) => ReactNode

/** The desk beside a page: the will in front and the people under it, or the other way round. */
export function Desk({
  will: newest,
  step,
  people,
}: {
  will: Will
  step?: StepName
  people?: PeopleOfStep | undefined
}) {
  // Drawn after the field that was typed in, which stays quick however long the will is.
  const will = useDeferredValue(newest)
  const document = useMemo(() => preview(will, today()), [will])
  const [side, choose] = useSide(step)
  const id = useId()
  const ids = idsOfSide(id, side)
  return (
    <div className={css.desk}>
      <div className={css.head}>
        <SideSwitch id={id} side={side} choose={choose} />
      </div>
      <div className={css.front} role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} key={side}>
        {side === 'words' ? (
          <WillPreview document={document} step={step} />
        ) : (
          <div className={css.sheet}>{people ? people() : <PeopleSide will={will} />}</div>
        )}
      </div>
      {step && (
        <Slip key={`${side} slip`} side={otherSide(side)} turnOver={() => choose(otherSide(side))}>
          {side === 'people' ? <WordsOfStep document={document} step={step} /> : <PeopleSide will={will} />}
        </Slip>
      )}
    </div>
  )
}
