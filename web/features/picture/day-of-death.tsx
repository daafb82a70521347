import { useId } from 'react'
import { type Day, dayOfIso, isAfter, isoDay, isRealDay } from '#core/text/calendar-day.ts'
import { dayOfDeath as words } from '#words/en/picture.ts'
import { today } from '../../api/today.ts'
import field from '../../ui/field.module.css'
import css from './pounds.module.css'

const dayOf = (iso: string): Day | undefined => {
  const found = dayOfIso(iso)
  return isRealDay(found) ? found : undefined
}

/** On which day the testator is supposed to die, between today and the last day for which the law is fixed. */
export function DayOfDeath({ day, until, onChange }: { day: Day; until: Day; onChange: (day: Day) => void }) {
  const id = useId()
  const now = today()
  return (
    <p className={css.day}>
      <label className="strong" htmlFor={id}>
        {words.ifYouDieOn}
      </label>
      <input
        id={id}
        type="date"
        className={field.input}
        min={isoDay(now)}
        max={isoDay(until)}
        value={isoDay(day)}
        onChange={({ target }) => {
          const typed = dayOf(target.value)
          if (typed && !isAfter(now, typed) && !isAfter(typed, until)) onChange(typed)
        }}
      />
    </p>
  )
}
