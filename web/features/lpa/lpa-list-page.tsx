import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { lpaOf, lpasBought, problemsOfLpas, typesOf, withLpa, withPeopleOf } from '#core/lpa/lpas.ts'
import { describeAnswer, problemsOfSection, sectionsAsked } from '#core/lpa/sections.ts'
import { messages } from '#core/rules/messages.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { type LpaType, lpaForms } from '#core/will/lpa-options.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { shared, lpaPanel as table, lpaList as words } from '#words/en/lpa.ts'
import { saveWhole, settleLpas } from '../../api/save-queue.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { unsavedDialog } from '../../api/unsaved.ts'
import { useForm } from '../../api/will.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useGoOn } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import rows from '../../ui/summary.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import css from './lpa.module.css'
import { chooseTypePath, draftOf, pathOfSection } from './section-page.tsx'

const isTyped = (type: LpaType, section: Parameters<typeof draftOf>[1]): boolean => {
  const user = storage.user.id()
  return user !== undefined && unsavedDialog({ user, dialog: draftOf(type, section) }) !== undefined
}

/** Offers to copy the people of the other power of attorney while this one has none. */
function SamePeople({ will, type }: { will: Will; type: LpaType }) {
  const [failed, setFailed] = useState(false)
  const other = will.powers?.find((power) => power.type !== type && power.attorneys.length > 0)
  if (!other || lpaOf(will, type).attorneys.length > 0) return null
  const copy = async () => {
    setFailed(false)
    try {
      // On newer answers the people chosen there count.
      await saveWhole((whole) =>
        lpaOf(whole, type).attorneys.length > 0 ? whole : withLpa(whole, withPeopleOf(lpaOf(whole, type), other)),
      )
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="cluster above-32 off-paper">
      <Button
        label={table.startWithTheSamePeople(lpaForms[other.type].what)}
        look="secondary"
        onClick={() => void copy()}
      />
      <div role="alert">{failed && <FieldError id="same-people">{table.notSavedTryAgain}</FieldError>}</div>
    </div>
  )
}

/** One power of attorney: its questions with their answers, and what is missing. */
function LpaPanel({ will, type }: { will: Will; type: LpaType }) {
  const power = lpaOf(will, type)
  const { title, what, form } = lpaForms[type]
  return (
    <section className={page.panel} aria-labelledby={`power-${form}`}>
      <h2 id={`power-${form}`}>{table.titleAndForm(title, form)}</h2>
      <dl>
        {sectionsAsked(power, will).map(({ name, short }) => {
          const words = describeAnswer(name, power, will)
          const sentences = [
            ...new Set(problemsOfSection(name, power, will, today()).map(({ code }) => messages[code])),
          ]
          return (
            <div key={name} className={rows.row}>
              <dt className="soft">{short}</dt>
              <dd>
                {words}
                {words === undefined && <span className="soft">{table.stillToAnswer}</span>}
                {words !== undefined &&
                  sentences.map((sentence) => (
                    <span key={sentence} className="block small danger">
                      {sentence}
                    </span>
                  ))}
                {isTyped(type, name) && <span className="block small soft">{table.notSavedYet}</span>}
              </dd>
              <dd>
                <Link className="inline-row touch" to={pathOfSection(type, name)}>
                  {words === undefined
                    ? table.answer
                    : name === 'treatment'
                      ? table.read
                      : name === 'details'
                        ? shared.addOrChange
                        : table.change}
                  <span className="visually-hidden">
                    {' '}
                    {short}, {what}
                  </span>
                </Link>
              </dd>
            </div>
          )
        })}
      </dl>
      <SamePeople will={will} type={type} />
    </section>
  )
}

/** The donor: the testator's details from the will. */
function DonorPanel({ will: { details } }: { will: Will }) {
  const facts = [
    [words.name, fullNameOf(details)],
    [words.dateOfBirth, details.dob && kept.said(dayInWords(details.dob))],
    [words.address, details.address && addressLine(details.address)],
  ] as const
  return (
    <section className={page.panel}>
      <h2>{words.youTheDonor}</h2>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name} className={rows.row}>
            <dt className="soft">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.thisComesFromYourWill}</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={words.lookAtYourWill} look="secondary" to={pathOf('will.summary')} />
      </div>
    </section>
  )
}

/** The first section that is not answered, or has problems. */
const firstOpen = (will: Will): string | undefined => {
  for (const type of typesOf(will, lpasBought(will))) {
    const power = lpaOf(will, type)
    const open = sectionsAsked(power, will).find(({ name }) => problemsOfSection(name, power, will, today()).length > 0)
    if (open) return pathOfSection(type, open.name)
  }
  return undefined
}

/** Every question about the powers of attorney that were bought, with its answer and a link to change it. */
export function LpaListPage() {
  const { will } = useForm()
  const goOn = useGoOn()
  const { busy, errors, submit } = useSubmitForm({
    save: () => settleLpas('complete'),
    onDone: () => void goOn(pathOf('will.my-downloads')),
  })
  const bought = lpasBought(will)
  const types = typesOf(will, bought)
  const open = firstOpen(will)
  const isDone = problemsOfLpas(will, bought, today()).length === 0
  return (
    <PlainPage
      canvas
      title={types.length === 1 ? shared.yourPowerOfAttorney : words.yourPowersOfAttorney}
      lead={words.lead}
      above={<UnsavedNotice at="will.lpa" />}
      errors={errors}
    >
      <div className={`${page.columns} ${page.wide}`}>
        <div className={`stack shrink gap-24 ${css.beside}`}>
          <section className={`${page.panel} ${page.dark}`}>
            <h2>{isDone ? words.everythingIsAnswered : words.takeYourTime}</h2>
            <p>{isDone ? words.readYourAnswersOnceMore : words.youCanStopAtAnyTime}</p>
            {isDone ? (
              <Button
                label={words.addTheSheetsToMyDocuments}
                look="inverse"
                busy={busy}
                onClick={() => void submit()}
              />
            ) : (
              open && (
                <ButtonLink
                  label={will.powers === undefined ? words.start : shared.continue}
                  look="inverse"
                  to={open}
                />
              )
            )}
          </section>
          <DonorPanel will={will} />
          {bought === 'one' && (
            <Link className="inline-row target" to={chooseTypePath}>
              {words.makeTheOtherTypeInstead}
            </Link>
          )}
        </div>
        <div className="stack shrink gap-24">
          {types.map((type) => (
            <LpaPanel key={type} will={will} type={type} />
          ))}
        </div>
      </div>
    </PlainPage>
  )
}
