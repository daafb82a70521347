import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { clearedBy } from '#core/advice/advice.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isHidden } from '#core/journey/walk.ts'
import type { PartId, ReadingState } from '#core/reading/agreement.ts'
import type { Will } from '#core/will/schema.ts'
import type { PartToRead } from '#drafting/reading/parts.ts'
import type { Warning } from '#drafting/reading/warnings.ts'
import { kept } from '#words/en/forms.ts'
import { clauseReason as reason } from '#words/en/preview.ts'
import { shared, partCard as text } from '#words/en/summary.ts'
import { expectFailedCall } from '../../api/http.ts'
import { LAW_FIRM, useReferral } from '../../api/referral.ts'
import { agreeToPart, newerWill } from '../../api/save-queue.ts'
import { mode } from '../../api/visits.ts'
import { putRealWill } from '../../api/will.ts'
import { useWords } from '../../content/use-words.ts'
import { ChangeAnswer, levelWords } from '../../features/advice/notice.tsx'
import { SolicitorBriefDialog } from '../../features/advice/solicitor-brief.tsx'
import { adviceId } from '../../features/advice/summary-advice.tsx'
import { Button } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { lazyPart } from '../../ui/lazy-page.tsx'
import { useFailure } from '../../ui/use-act.ts'
import { ChangeLink } from './answer-groups.tsx'
import { Tick } from './contents-list.tsx'
import css from './part-card.module.css'

/** Where one part at a time fills the screen, and its warnings may lie below the fold. */
const NARROW = '(max-width: 859px)'

/**
 * How many warnings of a card have not been on the screen to their end. On a wide screen all stand beside their clause, so there
 * are none. `toNext` brings the next one into view.
 */
const useUnseen = (card: RefObject<HTMLElement | null>, warnings: number) => {
  const [unseen, setUnseen] = useState(0)
  const ends = () => [...(card.current?.querySelectorAll<HTMLElement>('[data-end-of-warning]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the number of warnings changes
  useEffect(() => {
    if (!matchMedia(NARROW).matches) return
    const waiting = new Set<Element>(ends())
    setUnseen(waiting.size)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.delete(target)
        setUnseen(waiting.size)
      },
      // The bar at the foot covers what lies under it.
      { rootMargin: '0px 0px -96px 0px' },
    )
    for (const end of waiting) observer.observe(end)
    return () => observer.disconnect()
  }, [warnings])
  return {
    unseen,
    toNext: () => {
      const next = ends().find((end) => end.getBoundingClientRect().bottom > window.innerHeight - 96)
      next?.closest('li')?.scrollIntoView({ block: 'center' })
    },
  }
}

const People = lazyPart(async () => (await import('../../features/preview/people-side.tsx')).PeopleFolded)

/** The parts beside which the family is drawn, and what everyone is to have. */
const drawn: readonly PartId[] = ['you', 'residue']

function WarningText({ warning: { advice, fact }, will }: { warning: Warning; will: Will }) {
  const answered = clearedBy(will, advice)
  return (
    <li
      id={adviceId(advice)}
      tabIndex={-1}
      className={`${css.warning} ${advice.level === 'warn' || answered ? '' : css.stops}`}
    >
      {advice.level !== 'warn' && (
        <strong className="block danger">
          {answered ? text.hasAnsweredThis(answered.firm) : levelWords[advice.level]}
        </strong>
      )}
      <p>
        <b>{fact}</b> {kept.said(advice.message)}
      </p>
      <ChangeAnswer advice={advice} will={will} />
      <span data-end-of-warning="" aria-hidden="true" />
    </li>
  )
}

/** What the button says that agrees: it reads the warnings, which have no box of their own. */
const agreeWords = (warnings: number): string => {
  if (warnings === 0) return text.thatIsRight
  if (warnings === 1) return text.readThatIsRight
  return warnings === 2 ? text.bothReadThatIsRight : text.allReadThatIsRight(warnings)
}

/** The steps of a part, each a way to change it. One leads there at once. */
function Change({ part, will }: { part: PartToRead; will: Will }) {
  const [open, setOpen] = useState(false)
  const choices = useRef<HTMLUListElement>(null)
  // They open below the button, which may be the last thing in view.
  useEffect(() => {
    if (open) choices.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const shown = part.steps.filter((step) => !isHidden(stepNamed(step), will, mode()))
  const [only, ...others] = part.steps
  if (only === undefined) return null
  if (others.length === 0)
    return shown.length === 1 ? (
      <EditLink step={only} className={css.change}>
        {shared.change}
        <span className="visually-hidden"> {part.title}</span>
      </EditLink>
    ) : (
      <ChangeLink step={only} what={part.title} will={will} />
    )
  return (
    <div className={css.changes}>
      <button type="button" className={css.change} aria-expanded={open} onClick={() => setOpen(!open)}>
        {shared.change}
        <span className="visually-hidden"> {part.title}</span>
      </button>
      {open && (
        <ul className={css.choices} ref={choices}>
          {part.steps.map((step) => (
            <li key={step}>
              {shown.includes(step) ? (
                <EditLink step={step}>{stepNamed(step).title}</EditLink>
              ) : (
                <>
                  {stepNamed(step).title} <ChangeLink step={step} what={stepNamed(step).title} will={will} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const clausesInWords = ({ numbers }: PartToRead): string => {
  if (!/^\d/.test(numbers)) return text.theOpeningWordsInPlainWords
  return /^\d+$/.test(numbers) ? text.clauseInPlainWords(numbers) : text.clausesInPlainWords(numbers)
}

function Why({ part }: { part: PartToRead }) {
  return (
    <details className={`${css.why} above-12 small`}>
      <summary className="touch brand">{reason.whyIsThisHere}</summary>
      {part.clauses.map(({ id, heading, why, source }) => (
        <p key={id}>
          {heading && <b>{heading}. </b>}
          {kept.said(why)} <span className="soft note">{reason.theLaw(source)}</span>
        </p>
      ))}
    </details>
  )
}

/** To the place where a firm is asked, and where it answers. Nothing where no firm is listed and none was asked. */
function ToFirm({ words }: { words: string }) {
  const { data } = useReferral()
  if (!data || data.firms.length + data.cases.length === 0) return null
  return (
    <p>
      <Link to={{ pathname: pathOf('will.summary'), search: '?see=answers', hash: LAW_FIRM }}>{words}</Link>
    </p>
  )
}

/** Beside the part that is being read: what it says in plain words, its warnings, and the two buttons. */
export function PartCard({
  part,
  will,
  state,
  before,
  onAgreed,
}: {
  part: PartToRead
  will: Will
  state: ReadingState
  /** The lines that the part had when it was agreed to, or before the change. */
  before: readonly string[] | undefined
  onAgreed: () => void
}) {
  const card = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const failureOf = useFailure()
  const { notSaved } = useWords('failures')
  const [briefOpen, setBriefOpen] = useState(false)
  const { unseen, toNext } = useUnseen(card, part.warnings.length)
  const levels = new Set(
    part.warnings.filter(({ advice }) => !clearedBy(will, advice)).map(({ advice }) => advice.level),
  )
  const mustChange = levels.has('block') || !part.written
  const warned = part.warnings.filter(({ advice }) => advice.level === 'warn').length
  const gone = before?.filter((line) => !part.read.words.includes(line)) ?? []

  const agree = async () => {
    setBusy(true)
    setFailure('')
    try {
      await agreeToPart({ part: part.id, read: part.read })
      // Whoever reads another part by then is not led away from it.
      if (card.current) onAgreed()
    } catch (error) {
      const failed = failureOf(expectFailedCall(error))
      const newer = newerWill(error)
      if (newer) putRealWill(newer)
      setFailure(newer ? text.theseWordsChangedSomewhereElse : `${notSaved} ${failed}`)
    } finally {
      setBusy(false)
    }
  }

  const agreeButton = (look: 'primary' | 'link') =>
    unseen > 0 ? (
      <Button look={look} onClick={toNext}>
        {unseen === 1 ? text.oneMoreToRead : text.moreToRead(unseen)} <span aria-hidden="true">↓</span>
      </Button>
    ) : (
      <Button label={agreeWords(warned)} look={look} busy={busy} onClick={() => void agree()} />
    )

  return (
    <div className={css.card} ref={card}>
      <p className={css.kicker}>{clausesInWords(part)}</p>
      {state === 'lapsed' && (
        <p className={css.lapsed} role="status">
          {shared.theseWordsChangedReadThemAgain}
        </p>
      )}
      <p className={`${css.sentence} large tight pretty`}>{part.sentence}</p>
      {part.warnings.length > 0 && (
        <ul className="stack gap-10 above-20">
          {part.warnings.map((warning) => (
            <WarningText
              key={`${warning.advice.level} ${warning.advice.id} ${warning.advice.message}`}
              warning={warning}
              will={will}
            />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <details className={`${css.why} above-12 small`}>
          <summary className="touch brand">{text.whatItSaidBefore}</summary>
          {gone.map((line) => (
            <p key={line}>
              <del>{line}</del>
            </p>
          ))}
        </details>
      )}
      <div className={`${css.actions} line wrap from-top gap-12 above-20 phone-bar`}>
        {state === 'agreed' ? (
          <p className={css.agreed}>
            <Tick /> {text.youAgreedToThis}
          </p>
        ) : mustChange ? null : levels.has('refer') ? (
          <Button label={text.whatToAskOne} onClick={() => setBriefOpen(true)} />
        ) : (
          agreeButton('primary')
        )}
        <Change part={part} will={will} />
        {state !== 'agreed' && !mustChange && levels.has('refer') && agreeButton('link')}
      </div>
      {levels.has('refer') && <ToFirm words={text.askALawFirmAboutIt} />}
      {part.id === 'added-clause' && <ToFirm words={text.whatTheLawFirmSaysOr} />}
      <p className="failure" role="alert">
        {failure}
      </p>
      {part.id === 'standard' && <p className="soft small above-12">{text.noAnswerChangesTheseWords}</p>}
      <Why part={part} />
      {drawn.includes(part.id) && (
        <div className={`${css.why} above-12 small`}>
          <People will={will} step={part.steps[0]} />
        </div>
      )}
      {briefOpen && <SolicitorBriefDialog will={will} onClose={() => setBriefOpen(false)} />}
    </div>
  )
}
