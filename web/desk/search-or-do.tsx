import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from './dialog.tsx'
import { useMay } from './person.ts'

type Found = { readonly says: string; readonly path: string; readonly state?: object }

/** Ctrl K: an order or message by its number, a customer by the whole email, or a screen by its name. Nothing typed reaches an address. */
export function SearchOrDo({
  places,
  onClose,
}: {
  places: readonly { readonly path: string; readonly title: string }[]
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const may = useMay()
  const id = useId()
  const text = typed.trim()
  const number = /^(?:[a-z]{1,10}[ -]?)?0{0,6}(\d{1,10})$/i.exec(text)?.[1]
  const found: Found[] = [
    ...(number !== undefined && may('open an order')
      ? [{ says: `Order ${number}`, path: `/desk/orders/${number}` }]
      : []),
    ...(number !== undefined && may('open a message')
      ? [{ says: `Message ${number}`, path: `/desk/messages/${number}` }]
      : []),
    ...(number !== undefined && may('find a customer')
      ? [{ says: `The customer of order ${number}`, path: '/desk/customers', state: { order: Number(number) } }]
      : []),
    ...(text.includes('@') && may('find a customer')
      ? [{ says: `The customer with ${text}`, path: '/desk/customers', state: { email: text } }]
      : []),
    ...places
      .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
      .map(({ title, path }) => ({ says: title, path })),
  ]
  const chosen = Math.min(at, found.length - 1)
  const go = ({ path, state }: Found) => {
    onClose()
    void navigate(path, { state: state ?? null })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const there = found[chosen]
    if (there) go(there)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.min(Math.max(chosen + step, 0), found.length - 1))
  }
  return (
    <Dialog title="Search or do" onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          The number of an order or message, a whole email, or a screen
        </label>
        <input
          id={id}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-found`}
          aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          placeholder="Order 1482913774, a whole email, or a screen"
          value={typed}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={walk}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
        />
        <div role="listbox" id={`${id}-found`} aria-label="Found" className="found">
          {found.map((each, position) => (
            <button
              key={each.says}
              id={`${id}-${position}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={position === chosen}
              onClick={() => go(each)}
            >
              {each.says}
            </button>
          ))}
        </div>
        <p role="status" className={found.length === 0 ? 'hint' : 'visually-hidden'}>
          {found.length === 0 ? 'Nothing is called that.' : `${found.length} found`}
        </p>
      </form>
    </Dialog>
  )
}
