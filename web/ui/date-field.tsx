import { useState } from 'react'
import { monthNames, yearMeant } from '#core/text/calendar-day.ts'
import type { Birthday } from '#core/will/schema.ts'
import { fields as words } from '#words/en/forms.ts'
import type { ErrorOf } from './answers.ts'
import { Button } from './button.tsx'
import css from './field.module.css'
import { FieldGroup, type FieldProps, useDescribed } from './field.tsx'

const number = (typed: string): number => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0)

/** "3", "March" and "mar" all mean March. */
const month = (typed: string): number => {
  const word = typed.trim().toLowerCase()
  if (word.length < 3) return number(typed)
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(word)) + 1
}

const parts = [
  { part: 'day', label: words.day, complete: 'bday-day', read: number },
  { part: 'month', label: words.month, complete: 'bday-month', read: month },
  { part: 'year', label: words.year, complete: 'bday-year', read: number },
] as const

type Typed = Record<'day' | 'month' | 'year', string>

const shown = (dob: Birthday | undefined): Typed => ({
  day: dob?.day ? String(dob.day) : '',
  month: dob?.month ? String(dob.month) : '',
  year: dob?.year ? String(dob.year) : '',
})

/**
 * Day, month and year. A part that is empty or no number is 0 in the value given, so that the rules can say which one is
 * missing; with all three empty the value is undefined.
 */
export function DateField({
  value,
  onChange,
  own = false,
  errorOf = () => undefined,
  latestYear,
  ...given
}: FieldProps & {
  value: Birthday | undefined
  onChange: (dob: Birthday | undefined) => void
  /** The date of birth of the customer, which the browser may fill in. */
  own?: boolean
  /** The rules name the part of the date that is wrong. */
  errorOf?: ErrorOf
  /** The newest year that can be meant: a year of two digits is offered in full. */
  latestYear?: number
}) {
  const wrong = parts.find(({ part }) => errorOf(`${given.name}.${part}`) !== undefined)
  const field = { ...given, error: wrong ? errorOf(`${given.name}.${wrong.part}`) : given.error }
  const described = useDescribed(field)
  const [typed, setTyped] = useState(() => shown(value))
  const [isInYear, setIsInYear] = useState(false)
  const meant = latestYear === undefined || isInYear ? undefined : yearMeant(typed.year, latestYear)
  const type = (part: keyof Typed, text: string) => {
    const next = { ...typed, [part]: text }
    setTyped(next)
    const empty = Object.values(next).every((each) => each.trim() === '')
    onChange(empty ? undefined : { day: number(next.day), month: month(next.month), year: number(next.year) })
  }
  return (
    <FieldGroup {...field} described={described}>
      <div className={css.date}>
        {parts.map(({ part, label, complete }) => (
          <div key={part} className={css[part]}>
            <label className="block small below-4" htmlFor={`${described.id}-${part}`}>
              {label}
            </label>
            <input
              id={`${described.id}-${part}`}
              name={`${field.name}.${part}`}
              className={`${css.input} full`}
              inputMode={part === 'month' ? 'text' : 'numeric'}
              autoComplete={own ? complete : 'off'}
              value={typed[part]}
              aria-describedby={described.describedBy}
              aria-invalid={described.invalid && (wrong === undefined || wrong.part === part)}
              onChange={(event) => type(part, event.target.value)}
              onFocus={() => setIsInYear(part === 'year')}
              onBlur={() => setIsInYear(false)}
            />
          </div>
        ))}
      </div>
      <div role="status">
        {meant !== undefined && (
          <Button label={words.didYouMean(meant)} look="link" onClick={() => type('year', String(meant))} />
        )}
      </div>
    </FieldGroup>
  )
}
