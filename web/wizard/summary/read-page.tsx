import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Advice } from '#core/advice/advice.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isComplete } from '#core/journey/walk.ts'
import { htmlLang } from '#core/language.ts'
import { type PartId, type ReadingState, readingState } from '#core/reading/agreement.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { TITLE } from '#drafting/draft.ts'
import { headingsOf, type PartToRead, partsToRead, placesNotIn } from '#drafting/reading/parts.ts'
import { useReadings } from '../../api/readings.ts'
import { today } from '../../api/today.ts'
import type { Edit } from '../../api/will.ts'
import { adviceId } from '../../features/advice/summary-advice.tsx'
import { headingOf, PassageText } from '../../features/preview/will-document.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PartBeingRead } from '../../ui/edit-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import { Offer } from './offer.tsx'
import { PartCard, Tick } from './part-card.tsx'
import css from './reading.module.css'
import { ReadingEnd } from './reading-end.tsx'
import { SummaryNotices } from './summary-notices.tsx'

type Standing = { readonly part: PartToRead; readonly state: ReadingState }

/** How long the words that went are shown beside those that came. */
const STRUCK_MS = 2000

const stateWords = ({ state, part }: Standing): string => {
  if (state === 'agreed') return 'agreed'
  const warnings = part.warnings.length
  const warned = warnings === 0 ? '' : `, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`
  return `${state === 'lapsed' ? 'changed, read it again' : 'not read yet'}${warned}`
}

function ContentsList({
  parts,
  current,
  onChoose,
}: {
  parts: readonly Standing[]
  current: PartId | undefined
  onChoose: (id: PartId) => void
}) {
  return (
    <ol className={css.contents}>
      {parts.map((each) => (
        <li key={each.part.id}>
          <a
            href={`#part-${each.part.id}`}
            aria-current={each.part.id === current ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(each.part.id)
            }}
          >
            <span className={css.mark} aria-hidden="true">
              {each.part.id === current ? <i className={css.here} /> : each.state === 'agreed' && <Tick />}
            </span>
            <span className={css.numbers}>{each.part.numbers}</span>
            <span className={css.name}>{each.part.title}</span>
            <span className="visually-hidden">, {stateWords(each)}</span>
            {each.state !== 'agreed' && each.part.warnings.length > 0 && (
              <span className={css.count} aria-hidden="true">
                {each.part.warnings.length}
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}

const agreedWords = (parts: readonly Standing[], next: Standing | undefined): string => {
  const agreed = parts.filter(({ state }) => state === 'agreed').length
  if (!next) return `All ${parts.length} parts agreed.`
  return `${agreed} of ${parts.length} parts agreed. Next: ${next.part.title}.`
}

/** The clauses of one part as they are printed, with the words that have changed. */
function Clauses({
  part,
  all,
  before,
}: {
  part: PartToRead
  all: readonly PartToRead[]
  before: readonly string[] | undefined
}) {
  const [struck, setStruck] = useState(before !== undefined)
  useEffect(() => {
    const timer = setTimeout(() => setStruck(false), STRUCK_MS)
    return () => clearTimeout(timer)
  }, [])
  const headings = headingsOf(all.flatMap(({ clauses }) => clauses))
  const gone = before?.filter((line) => !part.read.words.includes(line)) ?? []
  return (
    <>
      {part.clauses.map((clause) => (
        <PassageText
          key={clause.id}
          passage={clause}
          heading={clause.number === undefined ? undefined : headingOf({ ...clause, number: clause.number })}
          marked={false}
          fresh={before && placesNotIn(before, clause, headings)}
        />
      ))}
      {struck &&
        gone.map((line) => (
          <p key={line} className={css.gone}>
            <del>{line}</del>
          </p>
        ))}
    </>
  )
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
export function ReadPage({ will, edit }: { will: Will; edit: Edit | undefined }) {
  const parts = useMemo(() => partsToRead(will, today()), [will])
  const beforeEdit = useMemo(() => edit && partsToRead(edit.before, today()), [edit])
  const { agreements, loaded } = useReadings(will)
  const [chosen, setChosen] = useState<PartId | 'end' | undefined>(edit?.part)
  const [contentsOpen, setContentsOpen] = useState(false)
  const arrived = useRef(false)

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
  const done = loaded && next === undefined && isComplete(will, today())
  const atEnd = done && (chosen === 'end' || chosen === undefined)
  const current = atEnd ? undefined : (standing.find(({ part }) => part.id === chosen) ?? next ?? standing[0])?.part.id
  const at = standing.findIndex(({ part }) => part.id === current)
  const agreedInARow = standing.findIndex(({ state }) => state !== 'agreed')

  const choose = (id: PartId) => {
    setChosen(id)
    setContentsOpen(false)
    requestAnimationFrame(() => bringIntoView(`part-${id}`))
  }
  const goToAdvice = (advice: Advice) => {
    const place = parts.find(({ warnings }) =>
      warnings.some((each) => each.advice === advice || adviceId(each.advice) === adviceId(advice)),
    )
    if (!place) return
    choose(place.id)
    requestAnimationFrame(() => document.getElementById(adviceId(advice))?.focus())
  }
  const agreed = (id: PartId) => {
    const then = firstOpen(
      standing.map((each) => (each.part.id === id ? { ...each, state: 'agreed' as const } : each)),
      id,
    )
    if (then) return choose(then.part.id)
    setChosen(isComplete(will, today()) ? 'end' : id)
    requestAnimationFrame(() => bringIntoView('the-end'))
  }

  // The place to which the customer comes back: the part that was changed, or the first that is not agreed to.
  useEffect(() => {
    if (!loaded || arrived.current) return
    arrived.current = true
    if (edit?.part) bringIntoView(`part-${edit.part}`)
    else if (current !== undefined && agreements.length > 0)
      document.getElementById(`part-${current}`)?.scrollIntoView({ block: 'start' })
  }, [loaded, edit, current, agreements])

  const status = agreedWords(standing, next)
  const lead =
    will.toConfirm === 1
      ? 'Your partner has paid for this will. Check how each child is related to you, change anything that is wrong, and answer what is missing.'
      : agreements.length > 0
        ? `${standing.filter(({ state }) => state === 'agreed').length} of ${parts.length} parts agreed.`
        : 'Every word, one part at a time.'
  const contents = <ContentsList parts={standing} current={current} onChoose={choose} />
  const allAnswers = (
    <p className={css.all}>
      <Link to={`${pathOf('will.summary')}?see=answers`}>See all my answers on one page</Link>
    </p>
  )
  return (
    <Shell progress={stepNamed('will.summary').progress}>
      <main id="main" className={css.main}>
        <div className={css.phoneBar}>
          <BackButton to={standing[at - 1]?.part.id} onChoose={choose} />
          <span>{atEnd ? 'All agreed' : `${at + 1} of ${parts.length}`}</span>
          <button type="button" aria-haspopup="dialog" onClick={() => setContentsOpen(true)}>
            Contents
          </button>
          <i
            style={{
              inlineSize: `${(100 * standing.filter(({ state }) => state === 'agreed').length) / parts.length}%`,
            }}
          />
        </div>
        <div className={css.layout}>
          <div className={css.side}>
            <div className={css.head}>
              <PageTitle tab="Read your will">Read your will</PageTitle>
              <p className={css.lead}>{lead}</p>
            </div>
            <nav className={css.nav} aria-label="Contents">
              {contents}
            </nav>
            <div className={css.onWide}>{allAnswers}</div>
            {!atEnd && (
              <PartBeingRead value={current ?? 'you'}>
                <div className={css.foot}>
                  <Offer will={will} goTo={goToAdvice} />
                </div>
              </PartBeingRead>
            )}
          </div>
          <div className={css.pages}>
            <SummaryNotices will={will} />
            {atEnd ? (
              <ReadingEnd will={will} parts={parts} onReadAgain={() => parts[0] && choose(parts[0].id)} />
            ) : (
              standing.map((each, index) => {
                const { part, state } = each
                const isCurrent = part.id === current
                const before = linesBefore(each)
                const ribbon = index <= at && (agreedInARow === -1 || index <= agreedInARow)
                return (
                  <section
                    key={part.id}
                    id={`part-${part.id}`}
                    aria-labelledby={`title-${part.id}`}
                    className={`${css.part} ${isCurrent ? css.current : ''}`}
                    data-state={state}
                  >
                    <div
                      className={[css.paper, isCurrent ? css.lit : state === 'agreed' && css.quietly]
                        .filter(Boolean)
                        .join(' ')}
                      lang={htmlLang.en}
                    >
                      {ribbon && <span className={`${css.ribbon} ${index === at ? css.tip : ''}`} aria-hidden="true" />}
                      {part.id === 'you' && (
                        <p className={css.title}>
                          {TITLE} <span>{fullNameOf(will.details)}</span>
                        </p>
                      )}
                      <h2 id={`title-${part.id}`} tabIndex={-1} className="visually-hidden">
                        {part.title}
                      </h2>
                      <Clauses part={part} all={parts} before={before} key={before?.join('\n') ?? ''} />
                    </div>
                    <div className={css.beside}>
                      <PartBeingRead value={part.id}>
                        {isCurrent ? (
                          <PartCard
                            part={part}
                            will={will}
                            state={state}
                            before={before}
                            onAgreed={() => agreed(part.id)}
                          />
                        ) : (
                          <div className={css.quiet}>
                            {state === 'agreed' && <Tick />}
                            <p>
                              {state === 'lapsed' && <b>These words changed. Read them again. </b>}
                              {part.sentence}{' '}
                              <button type="button" className={css.open} onClick={() => choose(part.id)}>
                                {state === 'agreed' ? 'Open' : 'Read this part'}
                                <span className="visually-hidden">: {part.title}</span>
                              </button>
                            </p>
                          </div>
                        )}
                      </PartBeingRead>
                    </div>
                  </section>
                )
              })
            )}
            <p className={css.status} role="status">
              {loaded ? status : ''}
            </p>
          </div>
        </div>
        {contentsOpen && (
          <Dialog title="Contents" sheet onClose={() => setContentsOpen(false)}>
            {contents}
            {allAnswers}
            <p className={css.soft}>{status} You can agree in any order.</p>
            <PartBeingRead value={current ?? 'you'}>
              <Offer will={will} goTo={goToAdvice} />
            </PartBeingRead>
          </Dialog>
        )}
      </main>
    </Shell>
  )
}

/** To the part before, on a phone. */
function BackButton({ to, onChoose }: { to: PartId | undefined; onChoose: (id: PartId) => void }) {
  return (
    <button type="button" aria-disabled={to === undefined || undefined} onClick={() => to && onChoose(to)}>
      <span aria-hidden="true">← </span>Back
    </button>
  )
}
