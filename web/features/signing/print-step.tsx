import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { problemsOfAttestation } from '#core/rules/signing.rules.ts'
import { type Edition, type Paper, pagesIn, paperWords } from '#core/signing/editions.ts'
import { withPages } from '#core/signing/table.ts'
import type { Attestation, SigningPlan } from '#core/will/signing-schema.ts'
import { howSigned as howWords, printStep as words } from '#words/en/signing.ts'
import { attestWill } from '../../api/save-queue.ts'
import { realWill } from '../../api/will.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import { AskedInForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './signing.module.css'
import { NeedsConnection, SentStatus, SigningFrame } from './signing-frame.tsx'
import { PagesDrawing } from './table-drawing.tsx'
import tickCss from './ticks.module.css'
import type { SigningDay } from './use-signing-day.ts'

const ALONE = howWords.yes
const HELP = howWords.noINeedHelp

type Typed = { help: boolean; reader: string; interpreter: string; mark: boolean; other: boolean; signer: string }

const typedOf = (attestation: Attestation | undefined): Typed => ({
  help: attestation !== undefined,
  reader: attestation?.reader ?? '',
  interpreter: attestation?.interpreter ?? '',
  mark: attestation?.mark ?? false,
  other: attestation?.signer !== undefined,
  signer: attestation?.signer ?? '',
})

const attestationOf = ({ help, reader, interpreter, mark, other, signer }: Typed): Attestation =>
  help
    ? {
        ...(reader.trim() !== '' && { reader: reader.trim() }),
        ...(interpreter.trim() !== '' && { interpreter: interpreter.trim() }),
        ...(mark && !other && { mark: true as const }),
        ...(other && { signer: signer.trim() }),
      }
    : {}

/** Whether the testator reads the will and signs it. If not, other words stand at its end, and it is printed again. */
function HowSigned({ attestation }: { attestation: Attestation | undefined }) {
  const [done, setDone] = useState('')
  const form = useSubmitForm<Typed>({
    initial: typedOf(attestation),
    check: (typed) => problemsOfAttestation(attestationOf(typed)),
    save: (typed) => attestWill({ ...attestationOf(typed), over: attestation ?? null }),
    onDone: () => {
      form.again()
      setDone(realWill().attestation ? howWords.savedTheEndSaysItNow : howWords.savedTheEndIsAsItWas)
    },
    over: () => typedOf(realWill().attestation),
    dialog: 'how it is signed',
  })
  const { value, set, question, field } = form
  const isSaved = attestation !== undefined
  const saving = (label: string) => (
    <div>
      <Button label={label} look="secondary" busy={form.busy} onClick={() => void form.submit()} />
    </div>
  )
  return (
    <>
      <Radios
        name="alone"
        label={howWords.canYouReadYourWillAnd}
        options={[ALONE, HELP]}
        value={value.help ? HELP : ALONE}
        onChange={(answer) => {
          setDone('')
          if (answer === ALONE && isSaved) void form.submit({ ...value, help: false })
          else set({ help: answer === HELP })
        }}
        layout="row"
      />
      {question && <AskedInForm question={question} leave={question.takeOther} />}
      {value.help && (
        <div className="edged rounded canvas stack gap-20 padded" key={form.generation}>
          <p>{howWords.aWillCanBeReadAloud}</p>
          <TextField {...field('reader')} {...howWords.reader} />
          <TextField {...field('interpreter')} label={howWords.whoInterpretsIt} optional />
          <Checkboxes
            name="signs"
            {...howWords.howWillItBeSigned}
            options={[
              { value: 'mark', label: howWords.iMakeAMark, checked: value.mark && !value.other },
              { value: 'other', label: howWords.anotherPersonSignsForMe, checked: value.other },
            ]}
            onChange={(which, checked) =>
              set(which === 'mark' ? { mark: checked, other: false } : { other: checked, mark: false })
            }
          />
          {value.other && <TextField {...field('signer')} {...howWords.signer} />}
          {saving(howWords.putItInMyWill)}
        </div>
      )}
      {!value.help && isSaved && saving(howWords.takeItOutOfMyWill)}
      <p role="status" className={css.sent}>
        {done || form.errors.find(({ field }) => field === '')?.text}
      </p>
    </>
  )
}

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
      <div className={css.foot}>
        <Button label={all} busy={sent === 'saving' || cannotPrint} onClick={go} />
        <ButtonLink label={words.getTheWillToPrint} look="link" to={pathOf('will.my-downloads')} reloadDocument />
        <SentStatus sent={sent} asks />
      </div>
      <p role="status" className={css.sent}>
        {waits && newest === undefined && words.weCouldNotLookUpYour}
        {waits && newest !== undefined && !onPaper && words.youHaveNotDownloadedThis}
      </p>
    </SigningFrame>
  )
}
