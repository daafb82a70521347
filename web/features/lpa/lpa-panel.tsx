import { useState } from 'react'
import { Link } from 'react-router'
import { lpaOf, withLpa, withPeopleOf } from '#core/lpa/lpas.ts'
import { describeAnswer, problemsOfSection, sectionsAsked } from '#core/lpa/sections.ts'
import { messages } from '#core/rules/messages.ts'
import { type LpaType, lpaForms } from '#core/will/lpa-options.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, lpaPanel as table } from '#words/en/lpa.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { unsavedDialog } from '../../api/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import page from '../../ui/plain-page.module.css'
import rows from '../../ui/summary.module.css'
import css from './lpa.module.css'
import { draftOf, pathOfSection } from './section-page.tsx'

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
      <Button look="secondary" onClick={() => void copy()}>
        {table.startWithTheSamePeople(lpaForms[other.type].what)}
      </Button>
      <div role="alert">{failed && <FieldError id="same-people">{table.notSavedTryAgain}</FieldError>}</div>
    </div>
  )
}

/** One power of attorney: its questions with their answers, and what is missing. */
export function LpaPanel({ will, type }: { will: Will; type: LpaType }) {
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
                    <span key={sentence} className={`${css.unsaved} ${css.missing}`}>
                      {sentence}
                    </span>
                  ))}
                {isTyped(type, name) && <span className={css.unsaved}>{table.notSavedYet}</span>}
              </dd>
              <dd>
                <Link className={css.change} to={pathOfSection(type, name)}>
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
