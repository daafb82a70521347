import { type CSSProperties, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Advice } from '#core/advice/advice.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isStepName, type StepName, stepNamed } from '#core/journey/steps.ts'
import { isAsked, isComplete, isHidden } from '#core/journey/walk.ts'
import { type PartId, readingState } from '#core/reading/agreement.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { type PartToRead, partsToRead } from '#drafting/reading/parts.ts'
import { partOfAdvice } from '#drafting/reading/warnings.ts'
import { shared, theWillItself, read as words } from '#words/en/summary.ts'
import { useReadings } from '../../api/readings.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { ALL_ANSWERS, type Edit, editStep } from '../../api/will.ts'
import { adviceId } from '../../features/advice/summary-advice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { askedInPlaceAt, stepAskedAt, WillBeingRead } from '../../ui/edit-link.tsx'
import { Draw } from '../../ui/lazy-page.tsx'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import { AskedInPlace, type InPlace } from '../steps/in-place.ts'
import { type StepWithPage as Question, stepPages } from '../steps/step-pages.ts'
import { ContentsList, type Standing, Tick } from './contents-list.tsx'
import { Offer } from './offer.tsx'
import { PartCard } from './part-card.tsx'
import { PartOnPage } from './part-on-page.tsx'
import css from './reading.module.css'
import { ReadingEnd } from './reading-end.tsx'
import { SummaryNotices } from './summary-notices.tsx'

/** The questions that are asked on the picture beside them: they have a page of their own. */
const askedOnThePicture: readonly StepName[] = ['will.about-me.you-own-property', 'will.beneficiaries.backup-action']

const isQuestion = (step: string): step is Question => isStepName(step) && step !== 'will.summary'

/** Whether a question is asked beside its clause. */
const isAskedInPlace = (step: StepName): step is Question => isQuestion(step) && !askedOnThePicture.includes(step)

/** The part to which the change of a step comes back, where none is being read. */
const partOfStep = (step: StepName, parts: readonly PartToRead[]): PartId => partOfAdvice({ step }, parts)

/** What the history entry keeps of a question that was opened beside its clause. */
const openedFrom = (
  state: unknown,
): { editing: readonly StepName[]; part: unknown; followsUp: boolean } | undefined => {
  if (typeof state !== 'object' || state === null || !('editing' in state) || !Array.isArray(state.editing)) return
  return {
    editing: state.editing.filter((each) => typeof each === 'string' && isStepName(each)),
    part: 'part' in state ? state.part : undefined,
    followsUp: 'followsUp' in state,
  }
}

/** The question that is open beside its clause, as the address says. It is an entry of the history: Back closes it. */
const useQuestionInPlace = (will: Will, parts: readonly PartToRead[], onSaved: (edit: Edit) => void) => {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const step = stepAskedAt(hash)
  const opened = openedFrom(state)
  const row = step !== undefined && isAskedInPlace(step as StepName) ? stepNamed(step as StepName) : undefined
  const isOpen = opened && row && isAsked(row, will, today()) && !isHidden(row, will, mode())

  const before = useRef(will)
  useEffect(() => {
    if (!isOpen) before.current = will
  }, [isOpen, will])

  if (!isOpen || !isQuestion(row.name)) return undefined
  const name = row.name
  const part = parts.find(({ id }) => id === opened.part)?.id ?? partOfStep(name, parts)
  const close = () => {
    // A person who was ticked or added is saved at once.
    if (before.current.version !== will.version) onSaved({ step: name, before: before.current, part })
    void navigate(-1)
  }
  const then: InPlace = {
    followsUp: opened.followsUp,
    onSaved: ({ to, editing }) => {
      onSaved({ step: name, before: before.current, part })
      if (to === 'will.summary') return close()
      const next = { editing, part, followsUp: true }
      if (isAskedInPlace(to))
        return void navigate(askedInPlaceAt(to), { replace: true, state: next, preventScrollReset: true })
      editStep(to, before.current, part)
      void navigate(pathOf(to), { replace: true, state: { editing } })
    },
    onCancel: close,
    onDiscard: () => setAttempt(attempt + 1),
  }
  return { step: name, part, then, close, key: `${name} ${attempt}` }
}

const howMany = (parts: readonly Standing[]): string => {
  const agreed = parts.filter(({ state }) => state === 'agreed').length
  return agreed === parts.length ? words.allPartsAgreed(agreed) : words.ofPartsAgreed(agreed, parts.length)
}

const firstOpen = (parts: readonly Standing[], after?: PartId): Standing | undefined => {
  const at = parts.findIndex(({ part }) => part.id === after)
  return [...parts.slice(at + 1), ...parts.slice(0, at + 1)].find(({ state }) => state !== 'agreed')
}

const bringIntoView = (id: string): void => {
  const element = document.getElementById(id)
  if (!element) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  element.scrollIntoView({ block: 'start', behavior })
  element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** The will as it will be printed, part by part, each with what it says in plain words. */
export function ReadPage({ will, edit: begun }: { will: Will; edit: Edit | undefined }) {
  const parts = useMemo(() => partsToRead(will, today()), [will])
  const [edit, setEdit] = useState(begun)
  const beforeEdit = useMemo(() => edit && partsToRead(edit.before, today()), [edit])
  const { agreements, loaded } = useReadings(will)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<PartId | 'end' | undefined>(edit?.part)
  const [contentsOpen, setContentsOpen] = useState(false)
  const arrived = useRef(false)
  /** The last part was agreed to, and the end is not shown yet. */
  const finishes = useRef(false)
  const asked = useQuestionInPlace(will, parts, setEdit)

  const standing: readonly Standing[] = parts.map((part) => ({
    part,
    state: readingState({ part: part.id, read: part.read }, agreements),
  }))
  const linesBefore = ({ part, state }: Standing): readonly string[] | undefined => {
    const then = beforeEdit?.find(({ id }) => id === part.id)?.read.words
    const agreed = agreements.find((each) => each.part === part.id)?.read.words
    const lines = then ?? (state === 'lapsed' ? agreed : undefined)
    return lines && lines.join('\n') !== part.read.words.join('\n') ? lines : undefined
  }
  const next = firstOpen(standing)
  const agreedParts = standing.filter(({ state }) => state === 'agreed').length
  const done = loaded && next === undefined && isComplete(will, today())
  const atEnd = done && !asked && (chosen === 'end' || chosen === undefined)
  const shown = asked?.part ?? chosen
  const current = atEnd ? undefined : (standing.find(({ part }) => part.id === shown) ?? next ?? standing[0])?.part.id
  const at = standing.findIndex(({ part }) => part.id === current)

  /** The part that a press leads to, and what of it takes the focus once it is drawn: on a phone no other part is shown. */
  const [wanted, setWanted] = useState<{ readonly part: PartId; readonly focus?: string }>()
  useEffect(() => {
    if (!wanted) return
    bringIntoView(`part-${wanted.part}`)
    if (wanted.focus !== undefined) document.getElementById(wanted.focus)?.focus()
  }, [wanted])

  const choose = (part: PartId, focus?: string) => {
    setChosen(part)
    setContentsOpen(false)
    if (asked) asked.close()
    else setWanted({ part, ...(focus !== undefined && { focus }) })
  }
  const goToAdvice = (advice: Advice) => {
    const place = parts.find(({ warnings }) =>
      warnings.some((each) => each.advice === advice || adviceId(each.advice) === adviceId(advice)),
    )
    // What belongs to no part stands with all answers.
    if (!place) return void navigate(`${ALL_ANSWERS}#${adviceId(advice)}`)
    choose(place.id, adviceId(advice))
  }
  const agreed = (id: PartId) => {
    const then = firstOpen(
      standing.map((each) => (each.part.id === id ? { ...each, state: 'agreed' as const } : each)),
      id,
    )
    if (then) return choose(then.part.id)
    finishes.current = isComplete(will, today())
    setChosen(finishes.current ? 'end' : id)
  }

  // Once the end is drawn, which may be later than the next frame.
  useEffect(() => {
    if (!atEnd || !finishes.current) return
    finishes.current = false
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#the-end h2')?.focus({ preventScroll: true })
  }, [atEnd])

  // A question opens at its part, and the customer comes back there, or to the part they chose meanwhile.
  const wasAsked = useRef(false)
  const askedAt = asked?.part
  useEffect(() => {
    if (askedAt) {
      setChosen(askedAt)
      setContentsOpen(false)
    } else if (wasAsked.current && current) setWanted({ part: current })
    wasAsked.current = askedAt !== undefined
  }, [askedAt, current])

  // The place to which the customer comes back: the part that was changed, or the first that is not agreed to.
  useEffect(() => {
    if (!loaded || arrived.current) return
    arrived.current = true
    if (edit?.part) bringIntoView(`part-${edit.part}`)
    else if (current !== undefined && agreements.length > 0)
      document.getElementById(`part-${current}`)?.scrollIntoView({ block: 'start' })
  }, [loaded, edit, current, agreements])

  // The contents scroll by themselves, and keep the part that is read in their middle.
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector(`[href="#part-${current}"]`)
    if (list.current && row)
      list.current.scrollTop +=
        row.getBoundingClientRect().top - list.current.getBoundingClientRect().top - list.current.clientHeight / 2
  }, [current])

  const status = `${howMany(standing)}${next ? ` ${words.next(next.part.title)}` : ''}`
  const lead =
    will.toConfirm === 1
      ? shared.yourPartnerHasPaidForThis
      : agreements.length > 0
        ? howMany(standing)
        : words.everyWordOnePartAtA
  const contents = <ContentsList parts={standing} current={current} onChoose={choose} />
  const allAnswers = (
    <p className={css.all}>
      <Link to={ALL_ANSWERS}>{words.seeAllMyAnswersOnOne}</Link>
    </p>
  )
  const toChange = { partOf: (step: StepName): PartId => partOfStep(step, parts), isAskedInPlace }
  const beside = ({ part, state }: Standing): ReactNode => {
    if (asked?.part === part.id) {
      return (
        <AskedInPlace value={asked.then}>
          <Suspense>
            <Draw key={asked.key} page={stepPages[asked.step]} />
          </Suspense>
        </AskedInPlace>
      )
    }
    if (part.id !== current) return <QuietSentence part={part} state={state} onOpen={() => choose(part.id)} />
    return (
      <WillBeingRead value={{ ...toChange, partOf: () => part.id }}>
        <PartCard
          part={part}
          will={will}
          state={state}
          before={linesBefore({ part, state })}
          onAgreed={() => agreed(part.id)}
        />
      </WillBeingRead>
    )
  }
  return (
    <Shell progress={stepNamed('will.summary').progress}>
      <main
        id="main"
        className={[
          css.main,
          asked && css.asking,
          atEnd && css.ended,
          agreedParts > 0 && will.toConfirm !== 1 && css.begun,
        ]
          .filter(Boolean)
          .join(' ')}
        style={{ '--agreed': agreedParts / parts.length } as CSSProperties}
      >
        <div className={`${css.phoneBar} paper stack middle small strong narrow-only`}>
          <BackButton to={standing[at - 1]?.part.id} onChoose={choose} />
          <span>{atEnd ? words.allAgreed : words.of(at + 1, parts.length)}</span>
          <button
            type="button"
            className="bare target brand plain"
            aria-haspopup="dialog"
            onClick={() => setContentsOpen(true)}
          >
            {words.contents}
          </button>
          <i />
        </div>
        <div className={css.layout}>
          <div className={css.side}>
            <div className={css.head}>
              <PageTitle tab={stepNamed('will.summary').title}>{words.readYourWill}</PageTitle>
              <p className={`${css.lead} soft small above-8 below-16`}>{lead}</p>
            </div>
            <nav className={`${css.nav} wide-only`} aria-label={words.contents} ref={list}>
              {contents}
            </nav>
            <div className="rigid wide-only">{allAnswers}</div>
            {!atEnd && (
              <WillBeingRead value={toChange}>
                <div className={`${css.foot} wide-only`}>
                  <Offer will={will} goTo={goToAdvice} />
                </div>
              </WillBeingRead>
            )}
          </div>
          <div className={css.pages}>
            <p className={css.draft}>{theWillItself.thisIsYourDraftAsIt}</p>
            <SummaryNotices will={will} />
            {atEnd ? (
              <ReadingEnd
                will={will}
                parts={parts}
                agreements={agreements}
                onReadAgain={() => parts[0] && choose(parts[0].id)}
              />
            ) : (
              standing.map((each, index) => (
                <PartOnPage
                  key={each.part.id}
                  standing={each}
                  all={parts}
                  testator={fullNameOf(will.details)}
                  before={linesBefore(each)}
                  reach={index < agreedParts ? 'whole' : index === agreedParts ? 'tip' : 'none'}
                  isCurrent={each.part.id === current}
                >
                  {beside(each)}
                </PartOnPage>
              ))
            )}
            <p className={atEnd ? 'visually-hidden' : `${css.status} soft small tall-16`} role="status">
              {loaded ? status : ''}
            </p>
          </div>
        </div>
        {contentsOpen && (
          <Dialog title={words.contents} rises onClose={() => setContentsOpen(false)}>
            {contents}
            {allAnswers}
            <p className="soft pretty">{words.youCanAgreeInAnyOrder(status)}</p>
            <WillBeingRead value={toChange}>
              <Offer will={will} goTo={goToAdvice} />
            </WillBeingRead>
          </Dialog>
        )}
      </main>
    </Shell>
  )
}

/** To the part before, on a phone. */
function BackButton({ to, onChoose }: { to: PartId | undefined; onChoose: (id: PartId) => void }) {
  return (
    <button
      type="button"
      className="bare target soft plain"
      aria-disabled={to === undefined || undefined}
      onClick={() => to && onChoose(to)}
    >
      <span aria-hidden="true">← </span>
      {words.back}
    </button>
  )
}

/** Beside a part that is not being read: what it says, and the way to it. */
function QuietSentence({ part, state, onOpen }: Standing & { onOpen: () => void }) {
  return (
    <div className="line gap-12 soft small baseline tight">
      {state === 'agreed' && <Tick />}
      <p>
        {state === 'lapsed' && <b>{shared.theseWordsChangedReadThemAgain} </b>}
        {part.sentence}{' '}
        <button type="button" className={css.open} onClick={onOpen}>
          {state === 'agreed' ? words.open : words.readThisPart}
          <span className="visually-hidden">: {part.title}</span>
        </button>
      </p>
    </div>
  )
}
