import { useRef, useState } from 'react'
import type { CharitiesReply } from '#core/api/search.ts'
import { normalised } from '#core/charities/search-charities.ts'
import { filled } from '#core/rules/fields.rules.ts'
import { newCharity } from '#core/will/new-will.ts'
import type { Charity } from '#core/will/schema.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './charity-name-field.module.css'

type FoundCharity = CharitiesReply['charities'][number]

const counted = (count: number): string => {
  if (count === 0) return 'No charity found. Type its name and number.'
  return count === 1 ? '1 charity found, below the name' : `${count} charities found, below the name`
}

const origins = {
  known: 'From a short list that comes with this service',
  register: 'From the Charity Commission’s register',
} as const satisfies Record<CharitiesReply['source'], string>

/** The name of a charity, with suggestions from the register. The typed name stays unless a suggestion is chosen. */
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
  const [chosen, setChosen] = useState<FoundCharity>()
  const field = useRef<HTMLDivElement>(null)
  const found = useCharitySearch(value, typing)
  const choose = (charity: FoundCharity) => {
    setTyping(false)
    setChosen(charity)
    onChoose(charity)
    // The pressed button is about to be removed.
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
            {origins[found.source]}, as of {formatLondonDate(found.asOf)}. Check the name and the number with the
            charity.
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

/** Adds or edits a charity. `onSaved` gets its id. */
export function CharityDialog({
  charity,
  type = 'Charity',
  inherit = false,
  onSaved,
  onClose,
}: {
  charity?: Charity | undefined
  type?: Charity['type']
  inherit?: boolean
  onSaved?: (id: number) => void | Promise<void>
  onClose: () => void
}) {
  const form = useSubmitForm<Omit<Charity, 'id'>>({
    initial: charity ?? newCharity({ uuid: newUuid(), fullname: '', type, inherit }),
    check: (value) => filled('fullname', value.fullname),
    save: async (value) => {
      if (charity) await updateItem('charities', { ...value, id: charity.id })
      const id = charity?.id ?? (await createItem('charities', value))
      await onSaved?.(id)
    },
    onDone: onClose,
    dialog: charity ? `charities ${charity.id}` : `new ${type}`,
  })
  const { value, set, errorOf } = form
  return (
    <FormDialog
      title={charity ? 'Change a charity' : 'Add a charity'}
      action={charity ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      <CharityNameField
        value={value.fullname}
        onChange={(fullname, chosen) => set({ fullname, ...(chosen && numberFor(fullname, chosen, value.charityId)) })}
        onChoose={({ name, number }) => set({ fullname: name, charityId: number })}
        error={errorOf('fullname')}
      />
      <TextField
        name="charityId"
        label="Registered charity number"
        hint="On its website, usually at the foot of the page"
        optional
        width="short"
        value={value.charityId ?? ''}
        onChange={(charityId) => set({ charityId })}
        error={errorOf('charityId')}
      />
    </FormDialog>
  )
}
