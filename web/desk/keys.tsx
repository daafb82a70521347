/** The keys of the back office. Each does what a link or a button on the page does, so all of it works without them. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
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
      <label className="check">
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
      <table className="keys">
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
    <p className="hints">
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
