import { type MouseEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Words } from '#words/en/visitors.ts'
import { useWords } from '../content/use-words.ts'
import css from './error-summary.module.css'

/** What is wrong with a field, in words. */
export type Message = { readonly field: string; readonly text: string }

/** A press on a button, by which what it found is known again. */
type Press = { readonly isPress: true }

/** What a press on a button found, and has not been put right since. Only `foundByPress` makes one. */
export type ShownError = Message & { readonly press: Press }

/** The errors that a press on a button found. They move the focus once: what is typed later, and makes one of them again, does not. */
export const foundByPress = (found: readonly Message[]): readonly ShownError[] => {
  const press: Press = { isPress: true }
  return found.map((each) => ({ ...each, press }))
}

/** The errors of a page without a form of `useSubmitForm`, and how a press on its button gives what it found. */
export const useFound = (before: readonly Message[] = []) => {
  const [errors, setErrors] = useState(() => foundByPress(before))
  const find = useCallback((found: readonly Message[]) => setErrors(foundByPress(found)), [])
  return [errors, find] as const
}

/** Runs what follows from a press that found errors, once for each press. */
export const useOncePressed = (errors: readonly ShownError[], act: () => void): void => {
  const seen = useRef<Press>(undefined)
  useEffect(() => {
    const press = errors[0]?.press
    if (!press || press === seen.current) return
    seen.current = press
    act()
  })
}

/**
 * The control that asks for a field, or the link to where it is asked. Fields of one thing are named without it where they stand in
 * an element that names it: in `data-fields-of="trusts.Home.takers."`, "persons" asks for "trusts.Home.takers.persons". What is asked
 * in a dialog, as "gifts.2.amount", is changed by the card of "gifts.2".
 */
export const controlOf = (field: string, within: ParentNode): HTMLElement | undefined => {
  for (const box of within.querySelectorAll<HTMLElement>('[data-fields-of]')) {
    const of = box.dataset.fieldsOf ?? ''
    if (field.startsWith(of)) return controlOf(field.slice(of.length), box)
  }
  const name = CSS.escape(field)
  const [item = ''] = /^\w+\.\d+/.exec(field) ?? []
  const found =
    within.querySelector<HTMLElement>(`[name="${name}"]`) ??
    within.querySelector<HTMLElement>(`[data-field="${name}"] :is(input,select,textarea,button,a)`) ??
    within.querySelector<HTMLElement>(`[name^="${name}."]`) ??
    within.querySelector<HTMLElement>(`[data-field="${item}"] button`)
  return found ?? undefined
}

/** The dialog or page that holds a summary. The page below a dialog may have a field of the same name. */
const pageOf = (box: HTMLElement | null): ParentNode => box?.closest('dialog, main') ?? document

/** The label of a control, or the legend of its group, or the name of the group where it has no legend. */
const labelOf = (control: HTMLElement | undefined): string | undefined => {
  const typedIn =
    (control instanceof HTMLInputElement && control.type !== 'radio') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  const label = typedIn ? control.labels?.[0] : undefined
  const group = control?.closest('fieldset, [role=group], [role=radiogroup]')
  const named = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
  const words = (label ?? group?.querySelector('legend') ?? named)?.textContent
  return words ?? group?.getAttribute('aria-label') ?? undefined
}

/** A message such as "This field is required" does not say by itself which field it means, nor, among others, that an option is missing. */
const isVague = (error: Message, errors: readonly Message[], said: Words['messages']): boolean =>
  [said.FIELD_REQUIRED, said.FIELD_EMPTY, said.NAME_WITHOUT_NUMBER_WRONG_FORMAT].includes(error.text) ||
  (errors.length > 1 && error.text === said.SELECT_OPTION) ||
  errors.filter(({ text }) => text === error.text).length > 1

const labelled = (label: string | undefined, text: string): string =>
  label ? `${label}${/[?.!]$/.test(label) ? '' : ':'} ${text}` : text

/**
 * The errors that were found and have not been put right since. `now`: the errors of what is on the page. What is about no field
 * cannot be put right in one: it stays until the next press.
 */
export const notPutRight = (found: readonly ShownError[], now: readonly Message[]): readonly ShownError[] =>
  found.filter(({ field, text }) => field === '' || now.some((each) => each.field === field && each.text === text))

/** The labels of the fields that a press found something in, in the language of the page. */
type LabelsRead = {
  readonly press: Press | undefined
  readonly said: Words['messages']
  readonly labels: Readonly<Record<string, string | undefined>>
}

/** The presses whose errors have had the focus. A list that is drawn anew does not take it again. */
const told = new WeakSet<Press>()

/**
 * The list of errors at the top of a form. Each line links to its field. The list takes the focus once for each press that found
 * errors. This is the one place that decides it: while a customer types, an error may go and come again, and the field keeps the focus.
 */
export function ErrorSummary({
  errors,
  reveal,
}: {
  errors: readonly ShownError[]
  /** Opens the place of a field that is folded away. */
  reveal?: ((field: string) => void) | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  const { problem } = useWords('fields')
  const said = useWords('messages')
  const press = errors[0]?.press
  const [read, setRead] = useState<LabelsRead>({ press, said, labels: {} })
  // The labels are read from the rendered page, once for each press: every key draws the list anew, and a page has dozens of fields.
  useLayoutEffect(() => {
    const known = read.press === press && read.said === said ? read.labels : {}
    const unread = errors.filter(({ field }) => known[field] === undefined)
    const labels = unread.map(({ field }) => [field, labelOf(controlOf(field, pageOf(box.current)))] as const)
    if (known !== read.labels || labels.some(([, label]) => label !== undefined))
      setRead({ press, said, labels: { ...known, ...Object.fromEntries(labels) } })
    if (errors.some(({ press }) => !told.has(press))) box.current?.focus()
    for (const { press } of errors) told.add(press)
  }, [errors, press, read, said])
  if (errors.length === 0) return null

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault()
    flushSync(() => reveal?.(field))
    const control = controlOf(field, pageOf(box.current))
    const fold = control?.closest('details')
    if (fold) fold.open = true
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={css.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={title}>
      <h2 className="large" id={title}>
        {problem}
      </h2>
      <ul>
        {errors.map((error) => {
          const { field, text } = error
          return (
            <li key={`${field} ${text}`}>
              {field === '' ? (
                text
              ) : (
                <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                  {labelled(isVague(error, errors, said) ? read.labels[field] : undefined, text)}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
