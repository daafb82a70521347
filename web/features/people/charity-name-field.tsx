import { useRef, useState } from 'react'
import type { CharitiesReply } from '#core/api/charities.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { londonDate } from '../../content/dates.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './charity-name-field.module.css'

export type FoundCharity = CharitiesReply['charities'][number]

const counted = (count: number): string => {
  if (count === 0) return 'No charity found. Type its name and number.'
  return count === 1 ? '1 charity found, below the name' : `${count} charities found, below the name`
}

const origins = {
  known: 'From a short list that comes with this service',
  register: 'From the Charity Commission’s register',
} as const satisfies Record<CharitiesReply['source'], string>

/** The name of a charity, with charities of that name to choose from. What is typed stays, whether or not one is chosen. */
export function CharityNameField({
  value,
  onChange,
  onChoose,
  error,
}: {
  value: string
  /** `chosen` is the charity that was chosen before this was typed. */
  onChange: (fullname: string, chosen: FoundCharity | undefined) => void
  onChoose: (charity: FoundCharity) => void
  error: string | undefined
}) {
  const [typing, setTyping] = useState(false)
  const [chosen, setChosen] = useState<FoundCharity>()
  const field = useRef<HTMLDivElement>(null)
  const found = useCharitySearch(value, typing)
  const choose = (charity: FoundCharity) => {
    setTyping(false)
    setChosen(charity)
    onChoose(charity)
    // The button that was pressed is about to go.
    field.current?.querySelector('input')?.focus()
  }
  const said = () => {
    if (typing) return found && counted(found.charities.length)
    return chosen && `${chosen.name}, charity number ${chosen.number}, filled in`
  }
  return (
    <div ref={field} className={css.charity}>
      <TextField
        name="fullname"
        label="Name of the charity"
        hint="Its official name, so that nobody has to guess which one you meant"
        value={value}
        onChange={(fullname) => {
          setTyping(true)
          onChange(fullname, chosen)
        }}
        error={error}
      />
      <p role="status" className="visually-hidden">
        {said()}
      </p>
      {found && typing && found.charities.length > 0 && (
        <div className={css.found}>
          <ul aria-label="Charities of that name">
            {found.charities.map((charity) => (
              <li key={charity.number}>
                <button type="button" className={css.choice} onClick={() => choose(charity)}>
                  <span className={css.name}>{charity.name}</span> <span className={css.number}>{charity.number}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={css.origin}>
            {origins[found.source]}, as of {londonDate(found.asOf)}. Check the name and the number with the charity.
          </p>
        </div>
      )}
    </div>
  )
}
