import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { brand } from '#core/brand.ts'
import { executorsHome, type ExecutorsHome as Home } from '#core/executor/executors-home.ts'
import type { Step } from '#core/executor/first-days.ts'
import type { Released } from '#core/executor/released.ts'
import { calendarOfDays } from '#core/signing/calendar-file.ts'
import { pagesIn } from '#core/signing/editions.ts'
import { dayInWords, isAfter, isSameDay } from '#core/text/calendar-day.ts'
import { firstNameIn, listed } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { page as words } from '#words/en/executor.ts'
import { kept } from '#words/en/forms.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { giveFile } from '../../ui/give-file.ts'
import { textInState } from '../../ui/router-state.ts'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import { everythingInText } from './everything-in-text.ts'
import css from './executor.module.css'
import { type KeptHere, useKeptHere } from './kept-here.ts'
import { EstatesList, LeaveAlone, More, Papers, WhoActs, WhomToTell, WhoTakesNow } from './panels.tsx'
import { ProbateSheet } from './probate-sheet.tsx'

const lifetime = ({ name, certificate, words: will }: Released): string => {
  const died = dayInWords(certificate.died)
  const born = will?.details.dob
  return born ? words.lifetime(name, dayInWords(born), died) : words.diedOn(name, died)
}

/** A first word that stands in the middle of the heading. */
const FIRST = /^(?:In|At|On|With|Under|Behind|Inside|By)\b/

const titleOf = ({ name, original }: Released): string => {
  if (!original) return words.left(firstNameIn(name))
  return original.where
    ? words.original(original.where.replace(/\.$/, '').replace(FIRST, (word) => word.toLowerCase()))
    : words.notSaid
}

function Where({ released }: { released: Released }) {
  const { original, words: will } = released
  if (!original) return <p className="measure">{words.leftLead}</p>
  const { pages, code, signedOn, witnesses, keptWith, revoked } = original
  const address = will?.details.address
  return (
    <p className="measure">
      {address && `${words.home(addressLine(address))} `}
      {(keptWith === 'Solicitor' || keptWith === 'Probate Service') && `${words.keptWith[keptWith]} `}
      {code && (pages === undefined ? words.code(code) : words.pages(pagesIn(pages), code))}{' '}
      {signedOn && witnesses && `${words.signedOn(dayInWords(signedOn), listed.format(witnesses))} `}
      {revoked ? <b>{words.revoked}</b> : words.lastVersion}
    </p>
  )
}

function Hero({ released, here }: { released: Released; here: KeptHere }) {
  const [isMissing, setIsMissing] = useState(false)
  const has = here.ticked.includes('original')
  const { title, places, last } = words.lookElsewhere
  return (
    <div className={css.hero}>
      <div className={css.drawn} aria-hidden="true" />
      <div>
        <p className="soft">{lifetime(released)}</p>
        <PageTitle tab={words.tab(released.name)}>{titleOf(released)}</PageTitle>
        <Where released={released} />
        {released.original && (
          <div className={css.pressed}>
            <Button
              label={has ? words.haveItDone : words.haveIt}
              aria-pressed={has}
              onClick={() => here.tick('original', !has)}
            />
            <Button
              label={words.notThere}
              look="secondary"
              aria-expanded={isMissing}
              onClick={() => setIsMissing(!isMissing)}
            />
          </div>
        )}
        {isMissing && (
          <div className={css.missing}>
            <h2>{title}</h2>
            <ol>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ol>
            <p>{last}</p>
          </div>
        )}
      </div>
    </div>
  )
}

function OneStep({ step, here, isNow }: { step: Step; here: KeptHere; isNow: boolean }) {
  const wide = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const { id, on, isFixed, title, says, source } = step
  const isDone = here.ticked.includes(id)
  const now = today()
  const isPast = isAfter(now, on)
  const day = isSameDay(now, on) ? words.days.today : dayInWords(on).replace(` ${now.year}`, '')
  const shown = wide || isNow || isOpen
  return (
    <li className={isNow ? css.now : undefined}>
      <input
        type="checkbox"
        aria-label={words.days.done(title)}
        checked={isDone}
        onChange={(event) => here.tick(id, event.target.checked)}
      />
      <span className={css.day}>{isFixed ? words.days.by(day) : day}</span>
      <div className={css.what}>
        <b className={isDone ? css.done : undefined}>{title}</b>
        {isPast && !isDone && <span className={css.check}>{words.days.isDone}</span>}
        {!wide && !isNow && (
          <button
            type="button"
            className={css.chevron}
            aria-expanded={isOpen}
            aria-label={words.days.more(title)}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        {shown && (
          <>
            <p>{says}</p>
            <p className="soft small">{source}</p>
          </>
        )}
      </div>
    </li>
  )
}

const toCalendar = ({ id }: Released, days: readonly Step[]): void => {
  const stamp = `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const uid = `days-${id}@${brand.name.toLowerCase()}`
  const calendar = calendarOfDays(days, { uid, stamp, product: brand.name })
  giveFile(new Blob([calendar], { type: 'text/calendar' }), 'first-30-days.ics')
}

function Days({ released, home, here }: { released: Released; home: Home; here: KeptHere }) {
  const next = home.days.find(({ id }) => !here.ticked.includes(id))
  return (
    <section className={css.days}>
      <div className="row spread wrap gap-12">
        <h2>{words.days.title(firstNameIn(released.receiver.name))}</h2>
        <Button label={words.days.calendar} look="link" onClick={() => toCalendar(released, home.days)} />
      </div>
      <p className="soft small">
        {words.days.lead} {storage.outlasts() ? words.days.onDevice : words.days.onPage}
      </p>
      <ol>
        {home.days.map((step) => (
          <OneStep key={step.id} step={step} here={here} isNow={step === next} />
        ))}
      </ol>
    </section>
  )
}

type Log = readonly { readonly at: string; readonly what: string }[]

function WasReleased({ released, log, onTake }: { released: Released; log: Log; onTake: () => void }) {
  const { title, on, all, oneFile, state, opens, yours, everyStep } = words.released
  return (
    <FoldingSection title={title} state={state}>
      <p className="soft">{on(dayInWords(released.on))}</p>
      <p className="soft small above-8">{yours(listed.format(released.opens.map((what) => opens[what])))}</p>
      <p className="above-8">
        <Button label={all} look="link" onClick={onTake} /> <span className="soft small">{oneFile}</span>
      </p>
      <More label={everyStep} about="">
        <ol className={css.rows}>
          {log.map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              <span className="block soft small">{kept.said(formatLondonDate(at))}</span>
              {what}
            </li>
          ))}
        </ol>
      </More>
    </FoldingSection>
  )
}

/** What an executor has after a release. What they tick and tell stays in their browser. */
export function ExecutorsHome({
  released,
  log,
  files,
  onOpen,
}: { released: Released; log: Log } & Pick<ComponentProps<typeof Papers>, 'files' | 'onOpen'>) {
  const here = useKeptHere(released.id)
  const wide = useIsWide()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const will = released.words
  const home = executorsHome(released, here.told, today())
  const drafted = will && preview(will, released.original?.signedOn ?? released.on)
  const number = (id: string) => drafted?.clauses.find((clause) => clause.id === id)?.number
  const numbers = (ids: readonly string[]) => listed.format(ids.map((id) => String(number(id) ?? '')).filter(Boolean))
  const show = (view: string) => void navigate(pathname, { state: { ...Object(state), view } })
  if (textInState(state, 'view') === 'sheet' && home.sheet)
    return (
      <Shell>
        <main id="main" className="column grow">
          <ProbateSheet name={released.name} rows={home.sheet.rows} onBack={() => void navigate(-1)} />
        </main>
      </Shell>
    )
  const take = () => {
    const text = everythingInText(released, home, here.ticked, drafted, numbers)
    giveFile(new Blob([text], { type: 'text/plain' }), words.released.file)
  }
  const sheet = home.sheet && (
    <section className={css.toSheet}>
      <h2>{words.sheet.title}</h2>
      <p>{words.sheet.lead(String(home.sheet.answered), String(home.sheet.gaps))}</p>
      <Button label={words.sheet.open} look="inverse" onClick={() => show('sheet')} />
    </section>
  )
  const framed = (columns: ReactNode) => (
    <Shell>
      <main id="main" className="canvas grow">
        <Hero released={released} here={here} />
        <div className={css.columns}>{columns}</div>
      </main>
    </Shell>
  )
  // Whoever was left letters alone is told nothing of what executors do.
  if (released.opens.every((what) => what === 'letters' || what === 'wishes'))
    return framed(
      <div className={css.column}>
        <Papers released={released} drafted={false} files={files} onOpen={onOpen} />
        <WasReleased released={released} log={log} onTake={take} />
      </div>,
    )
  const days = <Days released={released} home={home} here={here} />
  const paper = drafted && <p className={css.paper}>{asText(drafted)}</p>
  const beside = (
    <>
      {sheet}
      <WhoActs home={home} released={released} here={here} />
      <Papers released={released} drafted={paper} files={files} onOpen={onOpen} />
      <LeaveAlone home={home} clause={number} />
      <WhomToTell home={home} here={here} />
    </>
  )
  const below = (
    <>
      {will && <WhoTakesNow home={home} will={will} here={here} clauses={numbers} />}
      <EstatesList home={home} here={here} />
      <WasReleased released={released} log={log} onTake={take} />
    </>
  )
  return framed(
    wide ? (
      <>
        <div className={css.column}>
          {days}
          {below}
        </div>
        <div className={css.column}>{beside}</div>
      </>
    ) : (
      <div className={css.column}>
        {days}
        {beside}
        {below}
      </div>
    ),
  )
}
