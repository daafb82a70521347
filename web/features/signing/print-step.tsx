import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { type Edition, type Paper, pagesIn, paperWords } from '#core/signing/editions.ts'
import { withPages } from '#core/signing/table.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { printStep as words } from '#words/en/signing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import { HowSigned } from './how-signed.tsx'
import css from './signing.module.css'
import { NeedsConnection, SentStatus, SigningFrame } from './signing-frame.tsx'
import { PagesDrawing } from './table-drawing.tsx'
import tickCss from './ticks.module.css'
import type { SigningDay } from './use-signing-day.ts'

const inWords = (pages: number): string => words.numbers[pages] ?? String(pages)

const counted = (pages: number): string => Array.from({ length: pages }, (_, at) => at + 1).join(', ')

/** Which of the editions lies on the table. Where there is one, it is not asked. */
function WhichPaper({
  papers,
  chosen,
  missing,
  onChange,
}: {
  papers: readonly Paper[]
  chosen: Edition | undefined
  missing: boolean
  onChange: (edition: Edition) => void
}) {
  return (
    <Radios
      name="edition"
      {...words.edition}
      options={papers.map(({ edition }) => edition)}
      labels={Object.fromEntries(
        papers.map(({ edition, pages = 0 }) => [edition, `${paperWords[edition].name}, ${pagesIn(pages)}`]),
      )}
      value={chosen}
      onChange={onChange}
      error={missing ? words.chooseTheOneThatWillLie : undefined}
    />
  )
}

/** What is seen to before the table, said of this will. */
function ToSeeTo({ paper: { edition, pages } }: { paper: Paper }) {
  return (
    <ul className={tickCss.ticks}>
      {edition !== 'bound' && (
        <li className={tickCss.shown}>
          {pages === undefined
            ? words.everyPageOnOneSideOnly
            : pages === 1
              ? words.onePageOnOneSideOnly
              : words.pagesOnOneSideOnly(inWords(pages))}
        </li>
      )}
      {pages !== undefined && <li className={tickCss.shown}>{words.countThem(counted(pages))}</li>}
      <li className={tickCss.shown}>{paperWords[edition].held}</li>
      <li className={tickCss.shown}>{words.twoPens}</li>
    </ul>
  )
}

/** The edition of the plan, where its pages were counted: one from before editions were told apart is of the normal one. */
const plannedEdition = ({ edition, fingerprint }: SigningPlan): Edition | undefined =>
  edition ?? (fingerprint === undefined ? undefined : 'normal')

/** The pages, printed, counted and held together. Those of newer words have to be printed again. */
export function PrintStep({
  signing,
  plan,
  opensOffline,
  onDone,
}: {
  signing: SigningDay
  plan: SigningPlan
  /** False in a browser that keeps no pages for a place without a network. */
  opensOffline: boolean
  onDone: (plan: SigningPlan) => void
}) {
  const { will, papers = [], newest, cannotPrint, onPaper, sent } = signing
  const [waits, setWaits] = useState(false)
  const [missing, setMissing] = useState(false)
  const [picked, setPicked] = useState(plannedEdition(plan))
  const known = papers.find(({ edition }) => edition === picked) ?? (papers.length === 1 ? papers[0] : undefined)
  const chosen = known?.edition ?? (papers.length === 0 ? (picked ?? 'normal') : undefined)
  const paper: Paper = known ?? { edition: chosen ?? 'normal' }
  const { pages, code } = paper
  const other = plan.fingerprint !== undefined && newest !== undefined && plan.fingerprint !== newest
  const go = () => {
    if (newest === undefined || !onPaper) return setWaits(true)
    if (chosen === undefined) {
      setMissing(true)
      return document.querySelector<HTMLElement>('[name="edition"]')?.focus()
    }
    onDone(withPages(plan, newest, chosen))
  }
  const [changed, documents, say] = words.yourAnswersHaveChangedAndMake
  const all =
    pages === undefined
      ? words.allPagesAreHere
      : pages === 1
        ? words.thePageIsHere
        : words.allOfThePagesAreHere(inWords(pages).toLowerCase())
  return (
    <SigningFrame
      step="print"
      title={paperWords[paper.edition].ready}
      lead={code !== undefined && <Runs of={words.theFootOfEachPageSays(code)} />}
      beside={<PagesDrawing pages={pages ?? papers[0]?.pages ?? 5} />}
    >
      {!opensOffline && <NeedsConnection />}
      {other && (
        <p className="caution snug" role="alert">
          {words.yourWillHasOtherWordsNow(paperWords[paper.edition].again)}
        </p>
      )}
      {cannotPrint && (
        <p className="caution snug">
          {changed}
          <Link to={pathOf('will.my-downloads')} reloadDocument>
            {documents}
          </Link>
          {say}
        </p>
      )}
      {papers.length > 1 && (
        <WhichPaper papers={papers} chosen={chosen} missing={missing && chosen === undefined} onChange={setPicked} />
      )}
      <HowSigned attestation={will.attestation} />
      <ToSeeTo paper={paper} />
      <div className="cluster above-12">
        <Button label={all} busy={sent === 'saving' || cannotPrint} onClick={go} />
        <ButtonLink label={words.getTheWillToPrint} look="link" to={pathOf('will.my-downloads')} reloadDocument />
      </div>
      <p role="status" className={css.sent}>
        {waits && newest === undefined && words.weCouldNotLookUpYour}
        {waits && newest !== undefined && !onPaper && words.youHaveNotDownloadedThis}
      </p>
      <SentStatus sent={sent} />
    </SigningFrame>
  )
}
