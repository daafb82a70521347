import { type ReactNode, useId } from 'react'
import { useWords } from '../content/use-words.ts'
import css from './field.module.css'

export type FieldProps = {
  /** The field's own name. Also how the error summary finds it. */
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** The error message. */
  error?: string | undefined
}

/** `control`: what the control of a field with one has, besides its value. */
export const useDescribed = ({ name, hint, error }: Partial<Pick<FieldProps, 'name' | 'hint' | 'error'>>) => {
  const id = useId()
  const parts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  const describedBy = parts.length > 0 ? parts.join(' ') : undefined
  const invalid = error !== undefined
  return { id, describedBy, invalid, control: { id, name, 'aria-describedby': describedBy, 'aria-invalid': invalid } }
}
type Described = Pick<ReturnType<typeof useDescribed>, 'id' | 'describedBy'>

function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  const words = useWords('fields')
  return (
    <>
      {label}
      {optional && <span className="plain soft"> {words.optional}</span>}
    </>
  )
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.hint} id={`${id}-hint`}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  const words = useWords('fields')
  return (
    <p className={css.error} id={`${id}-error`}>
      <span className="visually-hidden">{words.error} </span>
      {children}
    </p>
  )
}

/** A label, a hint, one control and its error. */
export function Field({ described, children, ...field }: FieldProps & { described: Described; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={described.id}>
        <LabelText {...field} />
      </label>
      {field.hint && <Hint id={described.id}>{field.hint}</Hint>}
      {children}
      {field.error && <FieldError id={described.id}>{field.error}</FieldError>}
    </div>
  )
}

/** Several controls that answer one question. */
export function FieldGroup({
  described,
  children,
  hideLegend = false,
  ...field
}: FieldProps & { described: Described; children: ReactNode; hideLegend?: boolean }) {
  return (
    <fieldset className={css.field} aria-describedby={described.describedBy} data-field={field.name}>
      <legend className={hideLegend ? 'visually-hidden' : css.legend}>
        <LabelText {...field} />
      </legend>
      {field.hint && <Hint id={described.id}>{field.hint}</Hint>}
      {children}
      {field.error && <FieldError id={described.id}>{field.error}</FieldError>}
    </fieldset>
  )
}
