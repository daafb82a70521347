import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../content/use-words.ts'
import css from './error-summary.module.css'

export type ShownError = { readonly field: string; readonly text: string }

const controlOf = (field: string, within: ParentNode): HTMLElement | undefined => {
  const name = CSS.escape(field)
  const found =
    within.querySelector<HTMLElement>(`[name="${name}"]`) ??
    within.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, button)`) ??
    within.querySelector<HTMLElement>(`[name^="${name}."]`)
  return found ?? undefined
}

/** The dialog or page that holds a summary. The page below a dialog may have a field of the same name. */
const pageOf = (box: HTMLElement | null): ParentNode => box?.closest('dialog, main') ?? document

/** The label of a control, or the legend of its group. */
const labelOf = (control: HTMLElement | undefined): string | undefined => {
  const typedIn =
    (control instanceof HTMLInputElement && control.type !== 'radio') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  const label = typedIn ? control.labels?.[0] : undefined
  return (label ?? control?.closest('fieldset')?.querySelector('legend'))?.textContent ?? undefined
}

/** Adds the field's label to a message such as "This field is required", which does not say by itself which field it means. */
const isVague = (error: ShownError, errors: readonly ShownError[], required: string): boolean =>
  error.text === required || errors.filter(({ text }) => text === error.text).length > 1

const labelled = (label: string | undefined, text: string): string =>
  label ? `${label}${/[?.!]$/.test(label) ? '' : ':'} ${text}` : text

/** The errors that were found and have not been put right since. `now`: the errors of what is on the page. */
export const notPutRight = (found: readonly ShownError[], now: readonly ShownError[]): readonly ShownError[] =>
  found.filter(({ field, text }) => now.some((each) => each.field === field && each.text === text))

/**
 * The list of errors at the top of a form. Each line links to its field. The list takes the focus when errors are found, and
 * keeps away from it when one of them is put right.
 */
export function ErrorSummary({ errors }: { errors: readonly ShownError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly ShownError[]>([])
  const title = useId()
  const { problem } = useWords('fields')
  const { FIELD_REQUIRED } = useWords('messages')
  const [labels, setLabels] = useState<Record<string, string | undefined>>({})
  // The labels are read from the rendered page.
  useLayoutEffect(() => {
    const vague = errors.filter((error) => isVague(error, errors, FIELD_REQUIRED))
    setLabels(Object.fromEntries(vague.map(({ field }) => [field, labelOf(controlOf(field, pageOf(box.current)))])))
    // Each attempt makes errors of its own, so those that are left over are known.
    if (errors.some((error) => !shown.current.includes(error))) box.current?.focus()
    shown.current = errors
  }, [errors, FIELD_REQUIRED])
  if (errors.length === 0) return null

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault()
    const control = controlOf(field, pageOf(box.current))
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={css.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={title}>
      <h2 id={title}>{problem}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field === '' ? (
              text
            ) : (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {labelled(labels[field], text)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
