import { type KeyboardEvent, useId, useState } from 'react'
import type { CharitiesReply } from '#core/api/wills.ts'
import { charityNameField as words } from '#words/en/people.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './charity-name-field.module.css'

export type FoundCharity = CharitiesReply['charities'][number]

const counted = (count: number): string => {
  if (count === 0) return words.noCharityFoundTypeItsName
  return words.foundUseTheUpAndDown(count === 1 ? '1 charity' : words.charities(count))
}

const origins = words.origins satisfies Record<CharitiesReply['source'], string>

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
    return chosen && words.charityNumberFilledIn(chosen.name, chosen.number)
  }
  return (
    <div className="below-24">
      <TextField
        name="fullname"
        {...words.fullname}
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
          <div id={list} role="listbox" aria-label={words.charitiesThatWereFound}>
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
          <p className="ruled soft small snug on-wash">
            {words.notHereTypeItsNameAnd(origins[found.source], formatLondonDate(found.asOf))}
          </p>
        </div>
      )}
    </div>
  )
}
