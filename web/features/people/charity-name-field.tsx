import { type KeyboardEvent, useId, useState } from 'react'
import type { CharitiesReply } from '#core/api/search.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './charity-name-field.module.css'

export type FoundCharity = CharitiesReply['charities'][number]

const counted = (count: number): string => {
  if (count === 0) return 'No charity found. Type its name, and the number from its website.'
  return `${count === 1 ? '1 charity' : `${count} charities`} found. Use the up and down arrows to choose.`
}

const origins = {
  known: 'our own short list',
  register: 'the Charity Commission’s register',
} as const satisfies Record<CharitiesReply['source'], string>

/** The option after a press of an arrow key; the list is a ring. */
const moved = (at: number, by: 1 | -1, count: number): number =>
  at === -1 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count

/**
 * The name of a charity: a combobox as the ARIA practices describe it, with suggestions by name or number. The typed name stays
 * unless a suggestion is chosen. While the list is open Enter never submits the form.
 */
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
  const [at, setAt] = useState(-1)
  const [chosen, setChosen] = useState<FoundCharity>()
  const list = useId()
  const found = useCharitySearch(value, typing)
  const options = (typing && found?.charities) || []
  const isOpen = options.length > 0
  const active = options[at]
  const idOf = (index: number) => `${list}-${index}`
  const close = () => {
    setTyping(false)
    setAt(-1)
  }
  const choose = (charity: FoundCharity) => {
    close()
    setChosen(charity)
    onChoose(charity)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setTyping(true)
    if (!isOpen) return
    if (event.key === 'ArrowDown') setAt(moved(at, 1, options.length))
    else if (event.key === 'ArrowUp') setAt(moved(at, -1, options.length))
    else if (event.key === 'Enter') active ? choose(active) : close()
    // Escape closes the list and not the dialog around it.
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const said = () => {
    if (typing) return found && counted(found.charities.length)
    return chosen && `${chosen.name}, charity number ${chosen.number}, filled in`
  }
  return (
    <div className="below-24">
      <TextField
        name="fullname"
        label="Name of the charity"
        hint="Start typing its name or its number, then choose it from the list."
        value={value}
        onChange={(fullname) => {
          setTyping(true)
          setAt(-1)
          onChange(fullname, chosen)
        }}
        error={error}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': list }),
          ...(active && { 'aria-activedescendant': idOf(at) }),
          onKeyDown,
          onBlur: close,
        }}
      />
      <p role="status" className="visually-hidden">
        {said()}
      </p>
      {isOpen && found && (
        <div className={css.found}>
          <div id={list} role="listbox" aria-label="Charities that were found">
            {options.map((charity, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
              <div
                key={charity.number}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={css.choice}
                // The field keeps the focus, so that the list is still there for the click.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(charity)}
              >
                <span className="strong anywhere">{charity.name}</span> <span className="soft">{charity.number}</span>
              </div>
            ))}
          </div>
          <p className="ruled soft small snug on-desk">
            Not here? Type its name, and the number from its website. This is {origins[found.source]}, as of{' '}
            {formatLondonDate(found.asOf)}.
          </p>
        </div>
      )}
    </div>
  )
}
