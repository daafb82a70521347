import { type KeyboardEvent, useId, useState } from 'react'
import type { CharitiesReply } from '#core/api/wills.ts'
import { normalised } from '#core/charities/search-charities.ts'
import { charityIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { isCharityNumber } from '#core/text/names.ts'
import { newCharity } from '#core/will/new-will.ts'
import type { Charity } from '#core/will/schema.ts'
import { charityNameField as fieldWords, charityDialog as words } from '#words/en/people.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { newUuid } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './charity-name-field.module.css'
import { ItemDialog, useItemForm } from './item-dialog.tsx'

type FoundCharity = CharitiesReply['charities'][number]

const counted = (count: number): string => {
  if (count === 0) return fieldWords.noCharityFoundTypeItsName
  return fieldWords.foundUseTheUpAndDown(count === 1 ? '1 charity' : fieldWords.charities(count))
}

const origins = fieldWords.origins satisfies Record<CharitiesReply['source'], string>

/** The option after a press of an arrow key; the list is a ring. */
const moved = (at: number, by: 1 | -1, count: number): number =>
  at === -1 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count

/**
 * The name of a charity: a combobox as the ARIA practices describe it, with suggestions by name or number. The typed name stays
 * unless a suggestion is chosen. While the list is open Enter never submits the form.
 */
function CharityNameField({
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
    return chosen && fieldWords.charityNumberFilledIn(chosen.name, chosen.number)
  }
  return (
    <div className="below-24">
      <TextField
        name="fullname"
        {...fieldWords.fullname}
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
          <div id={list} role="listbox" aria-label={fieldWords.charitiesThatWereFound}>
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
            {fieldWords.notHereTypeItsNameAnd(origins[found.source], formatLondonDate(found.asOf))}
          </p>
        </div>
      )}
    </div>
  )
}

/** The number of a chosen charity is removed when the name changes, and restored with the name. */
const numberFor = (fullname: string, chosen: FoundCharity, charityId = ''): { charityId?: string } => {
  const same = normalised(fullname) === normalised(chosen.name)
  if (same) return charityId === '' ? { charityId: chosen.number } : {}
  return charityId === chosen.number ? { charityId: '' } : {}
}

/** Says when the register has another name for a number, or does not have it. Nothing stops the customer: a register is never quite new. */
function NumberNote({
  fullname,
  number,
  onName,
}: {
  fullname: string
  number: string
  onName: (charity: FoundCharity) => void
}) {
  const wanted = isCharityNumber(number) && /^\d+$/.test(number)
  const found = useCharitySearch(number, wanted)
  const charity = found?.charities.find((each) => each.number === number)
  const differs = charity && normalised(charity.name) !== normalised(fullname)
  const unknown = found?.source === 'register' && !charity
  return (
    <div role="status" className={css.note}>
      {wanted && differs && (
        <p>
          {words.numberIs(number, charity.name)}{' '}
          <Button label={words.useThisName} look="link" onClick={() => onName(charity)} />
        </p>
      )}
      {wanted && unknown && <p>{words.numberIsNotInTheRegister(number, formatLondonDate(found.asOf))}</p>}
    </div>
  )
}

/** Adds or edits a charity. `onSaved` gets its id. */
export function CharityDialog({
  charity,
  type = 'Charity',
  onSaved,
  onClose,
}: {
  charity?: Charity | undefined
  type?: Charity['type']
  onSaved?: (id: number) => void | Promise<void>
  onClose: () => void
}) {
  const form = useItemForm('charities', charity, {
    begins: newCharity({ uuid: newUuid(), fullname: '', type }),
    check: charityIsDescribed,
    addedAs: type,
    onSaved,
    onClose,
  })
  const { value, set, errorOf, field } = form
  return (
    <ItemDialog form={form} called={words.aCharity}>
      <CharityNameField
        value={value.fullname}
        onChange={(fullname, chosen) => set({ fullname, ...(chosen && numberFor(fullname, chosen, value.charityId)) })}
        onChoose={({ name, number }) => set({ fullname: name, charityId: number })}
        error={errorOf('fullname')}
      />
      <TextField {...field('charityId')} {...words.charityId} optional width="short" />
      <NumberNote
        fullname={value.fullname}
        number={(value.charityId ?? '').trim()}
        onName={({ name }) => set({ fullname: name })}
      />
    </ItemDialog>
  )
}
