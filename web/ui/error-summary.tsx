import { type MouseEvent, useEffect, useId, useRef } from 'react'
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

/** What went wrong, at the top, with the focus, each line a link to its field. */
export function ErrorSummary({ errors }: { errors: readonly ShownError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault()
    const control = controlOf(field, box.current?.closest('dialog, main') ?? document)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={css.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={title}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
