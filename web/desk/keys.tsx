/** The keys of the back office. Each does what a link or a button on the page does, so all of it works without them. */
import { type FormEvent, type KeyboardEvent as Press, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from './api.ts'
import { Dialog } from './dialog.tsx'

const STORED = 'desk.keys'

/** Single keys can be switched off: speech input and some hands press them by accident (WCAG 2.1.4). */
const keysAreOn = (): boolean => localStorage.getItem(STORED) !== 'off'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))

const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')]

const moveBy = (step: number): void => {
  const links = rowLinks()
  const row = document.activeElement?.closest('tr')
  const at = links.findIndex((link) => link === document.activeElement || (row !== null && link.closest('tr') === row))
  const next = links[at === -1 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const press = (selector: string, within: ParentNode | null = document): void => {
  within?.querySelector<HTMLElement>(selector)?.click()
}

const LEAD_MS = 1_500

type Place = { readonly key: string; readonly path: string; readonly title: string }

/** Listens for the keys, and shows the list of them. `places`: where G and a letter go. */
export function Keys({ places, onSearch }: { places: readonly Place[]; onSearch: () => void }) {
  const navigate = useNavigate()
  const [shown, setShown] = useState(false)
  const [on, setOn] = useState(keysAreOn)

  useEffect(() => {
    /** When G was pressed, until the key after it. */
    let led: number | undefined
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return onSearch()
      }
      const open = document.querySelector('dialog[open]') !== null
      if (!on || open || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const isLed = led !== undefined && event.timeStamp - led < LEAD_MS
      led = undefined
      if (isLed) {
        const place = places.find((each) => each.key === key)
        if (place) void navigate(place.path)
        return
      }
      if (key === 'g') led = event.timeStamp
      else if (key === 'j') moveBy(1)
      else if (key === 'k') moveBy(-1)
      else if (key === 't') press('[data-take]', document.activeElement?.closest('tr') ?? null)
      else if (key === 'n') press('main [data-page="older"]')
      else if (key === 'p') press('main [data-page="newer"]')
      else if (key === '?') setShown(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [on, places, navigate, onSearch])

  useEffect(() => {
    const show = () => setShown(true)
    window.addEventListener('desk-keys', show)
    return () => window.removeEventListener('desk-keys', show)
  }, [])

  if (!shown) return null
  return (
    <Dialog title="Keys" onClose={() => setShown(false)}>
      <label className="check row gap-8 plain">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            localStorage.setItem(STORED, target.checked ? 'on' : 'off')
            setOn(target.checked)
          }}
        />
        Single keys are on
      </label>
      <table className="keys above-12">
        <caption className="visually-hidden">What each key does</caption>
        <tbody>
          {[
            ...[
              ['J', 'the next row'],
              ['K', 'the row before'],
              ['Enter', 'open the row'],
              ['T', 'take the row'],
              ['N', 'older rows'],
              ['P', 'newer rows'],
              ['Ctrl K', 'search or do'],
              ['?', 'this list'],
            ],
            ...places.map(({ key, title }) => [`G then ${key.toUpperCase()}`, title]),
          ].map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** The keys under a table. */
export function KeyHints({ take = false, pages = false }: { take?: boolean; pages?: boolean }) {
  return (
    <p className="hints line wrap middle soft fine above-24 wide-only">
      <span>
        <kbd>J</kbd> <kbd>K</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      {take && (
        <span>
          <kbd>T</kbd> take it
        </span>
      )}
      {pages && (
        <span>
          <kbd>N</kbd> <kbd>P</kbd> pages
        </span>
      )}
      <button type="button" className="plain" onClick={() => window.dispatchEvent(new Event('desk-keys'))}>
        <kbd>?</kbd> all keys
      </button>
    </p>
  )
}

type Found = { readonly says: string; readonly path: string; readonly state?: object }

/** Ctrl K: an order or message by its number, a customer by the whole email, or a screen by its name. Nothing typed reaches an address. */
export function SearchOrDo({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
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
  const walk = (event: Press) => {
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
        <div role="listbox" id={`${id}-found`} aria-label="Found" className="found stack">
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
