import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { BASE_PATH, pathOf } from '#core/journey/pages.ts'
import { pictureOf } from '#core/picture/picture.ts'
import type { WillEstimate } from '#core/tax/estimate-of-will.ts'
import { amountInShort, riskInWords } from '#core/tax/estimate-words.ts'
import { risksWithoutFigure } from '#core/tax/facts-asked.ts'
import { hasValues } from '#core/will/new-will.ts'
import { spouseOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { poundsList, poundsPanel, values as words } from '#words/en/values.ts'
import { useSettings } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { useFigures } from '../../api/use-figures.ts'
import { ALL_ANSWERS, useForm } from '../../api/will.ts'
import { PoundsList, Refused } from '../../features/picture/pounds-list.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { controlOf, ErrorSummary } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { useGoOn } from '../../ui/router-state.ts'
import { FactsForTax } from './facts-fields.tsx'
import { useValues, type ValuesForm } from './use-values.ts'
import css from './values.module.css'
import { firstNameOf, OutsideYourWill, WhatYouOwe, WhatYouOwn } from './values-fields.tsx'

const RESULT = 'what-each-person-gets'

/** Where no figure will be, whatever is typed: what the will says already, and what may be so. Told before anything is typed. */
function BeforeTyping({ will }: { will: Will }) {
  const partner = spouseOf(will)
  const refused = useFigures('refusedBefore', will, { day: today() }) ?? []
  if (refused.length > 0) return <Refused reasons={refused} />
  return (
    <>
      <p>{poundsList.typeWhatOneOfYourThings}</p>
      <p className="small above-12">{poundsPanel.noFigureIf}</p>
      <ul className="bullets small">
        {risksWithoutFigure(will).map((risk) => (
          <li key={risk}>{riskInWords(risk, partner ? firstNameOf(will, partner.id) : '')}</li>
        ))}
      </ul>
    </>
  )
}

/** What each person gets today, beside the figures while they are typed. */
function PoundsPanel({ will, found, isLate }: { will: Will; found: WillEstimate | undefined; isLate: boolean }) {
  const picture = useMemo(() => pictureOf(will, today()), [will])
  const supposed = useMemo(() => ({ day: today() }), [])
  return (
    <section className={`${pageCss.panel} ${css.result}`} id={RESULT} tabIndex={-1} aria-busy={isLate}>
      <h2>{poundsPanel.whatEachPersonGets}</h2>
      {found?.is === 'nothing said' && <BeforeTyping will={will} />}
      {found && found.is !== 'nothing said' && (
        <PoundsList will={will} picture={picture} found={found} supposed={supposed} brief />
      )}
    </section>
  )
}

/** People who have most are named while somebody types on a phone; the others are one press away. */
const MOST_AT_A_GLANCE = 2

/** The result in a few lines, in view on a phone while somebody types. */
function AtAGlance({ will, found, isLate }: Parameters<typeof PoundsPanel>[0]) {
  if (found?.is !== 'estimate' && found?.is !== 'refused') return null
  const cards = pictureOf(will, today()).cards
  const nameOf = (taker: string): string | undefined => cards.find(({ key }) => key === taker)?.name
  const people = found.is === 'estimate' ? found.people.filter(({ taker }) => nameOf(taker)) : []
  const first = people.toSorted((one, other) => other.total.high - one.total.high).slice(0, MOST_AT_A_GLANCE)
  return (
    <a href={`#${RESULT}`} className={css.glance} aria-busy={isLate}>
      {found.is === 'refused' ? (
        <b>{poundsList.weShowNoFiguresHere}</b>
      ) : (
        [
          ...first.map(({ taker, total }) => [nameOf(taker), amountInShort(total)]),
          [poundsPanel.tax, amountInShort(found.tax)],
        ].map(([name, amount]) => (
          <span key={name} className="line spread gap-12">
            <span>{name}</span> <b className="to-end">{amount}</b>
          </span>
        ))
      )}
      <span className="line brand underlined">{poundsPanel.seeWhatEachPersonGets}</span>
    </a>
  )
}

/** The page of the will from which the customer came, and goes back to. */
const useWayBack = (): string => {
  const { state } = useLocation()
  const from: unknown = state?.from
  return typeof from === 'string' && from.startsWith(`${BASE_PATH}/`) ? from : ALL_ANSWERS
}

/** A link to one question puts the focus there, each time that it is followed. */
const useFieldOfLink = () => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const control = hash ? controlOf(hash.slice(1), document) : undefined
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [hash, key])
}

/** One press clears everything, and one more brings it back. */
function Clear({ form }: { form: ValuesForm }) {
  if (form.undoClear)
    return (
      <p role="status" className={css.cleared}>
        {words.everythingHereIsCleared} <Button label={words.undo} look="link" onClick={form.undoClear} />
      </p>
    )
  if (!hasValues(form)) return null
  return (
    <p className={css.cleared}>
      <Button label={words.clearAllOfTheseFigures} look="link" onClick={form.clear} />
    </p>
  )
}

/** The focus goes there at each press on "Done", which stands at the other end of the page, and not while the customer types. */
function SavedElsewhere({ form, presses }: { form: ValuesForm; presses: number }) {
  return (
    <ChangedElsewhere
      title={words.title}
      className={css.elsewhere}
      presses={presses}
      keep={{ label: words.keepWhatIsHere, go: form.keepTyped }}
      take={{ label: words.showTheOtherFigures, go: form.takeOther }}
    />
  )
}

/** The page, where the operator offers estimates. */
export function ValuesPage() {
  const settings = useSettings()
  if (!settings) return null
  return settings.parts.includes('estimates') ? <Values /> : <Navigate to={pathOf('will.summary')} replace />
}

/** What things are worth, on one page. Everything may be left empty. */
function Values() {
  const { will } = useForm()
  const form = useValues(will)
  const { values } = form
  const goOn = useGoOn()
  useFieldOfLink()
  const back = useWayBack()
  const [busy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)
  const typed = useMemo(() => ({ ...will, values }), [will, values])
  const shown = useDeferredValue(typed)
  const found = useFigures('estimateOf', shown, { day: today() })
  const figures = { will: shown, found, isLate: shown !== typed }
  const finish = async () => {
    setBusy(true)
    const isSaved = await form.finish().finally(() => setBusy(false))
    if (isSaved) return goOn(back)
    setPresses((before) => before + 1)
  }
  return (
    <PlainPage
      canvas
      {...words.roughlyWhatIsItWorth}
      above={<BackLink to={back}>{words.back}</BackLink>}
      invalid={form.errors.length > 0}
    >
      <div className={`${css.page} stack from-top gap-24 above-28`}>
        <form
          method="post"
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            void finish()
          }}
        >
          <AtAGlance {...figures} />
          {form.isElsewhere && <SavedElsewhere form={form} presses={presses} />}
          <ErrorSummary errors={form.errors} />
          <div key={form.generation} className="stack gap-24">
            <WhatYouOwn will={will} form={form} />
            <WhatYouOwe will={will} form={form} />
            <OutsideYourWill will={will} form={form} />
            <FactsForTax will={will} form={form} />
          </div>
          <div className={css.actions}>
            <Button label={words.done} type="submit" busy={busy} />
            <Clear form={form} />
          </div>
        </form>
        <PoundsPanel {...figures} />
      </div>
    </PlainPage>
  )
}
