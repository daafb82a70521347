/** Forms of the back office: fields as rows, what a call is doing, and why it was refused. */
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import { REASON_MAX_LENGTH } from '#core/constants.ts'
import { bind, useCall } from '../ui/answers.ts'
import { DeskError, lookAgain } from './api.ts'

/** A field of a form, as a row. */
export type Field = {
  readonly label: ReactNode
  readonly hint?: string
  /** What stands in it at first. A yes or no is a box to tick. */
  readonly first?: string | boolean
  /** One of these is chosen: what is sent, and its words where they are others. */
  readonly options?: readonly (string | readonly [value: string, words: string])[]
  /** What can be typed with one press. */
  readonly suggestions?: readonly string[]
  /** How many lines a longer text shows. */
  readonly rows?: number
  /** What stands below it. */
  readonly after?: (value: string) => ReactNode
  /** Where other answers leave it out. */
  readonly shown?: (typed: Readonly<Record<string, string | boolean>>) => boolean
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'spellCheck' | 'required'>

export type Fields = Readonly<Record<string, Field>>

type Chosen<Option> = Option extends readonly [infer Value extends string, string] ? Value : Option
type TypedInto<F> = F extends { readonly first: boolean }
  ? boolean
  : F extends { readonly options: readonly (infer Option)[] }
    ? Chosen<Option>
    : string

/** What is typed into fields. */
export type Typed<F extends Fields> = { readonly [Name in keyof F]: TypedInto<F[Name]> }

/** Why something is done. */
export const why = (
  suggestions: readonly string[] = [],
  hint = 'Kept with what was done, and the customer can read it.',
) => ({
  label: 'Why',
  hint: `${hint} No names, addresses or telephone numbers.`,
  suggestions,
  maxLength: REASON_MAX_LENGTH,
})

/** What was typed into fields, and each of them as it is shown. */
export const useFields = <const F extends Fields>(fields: F) => {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(Object.entries(fields).map(([name, { first = '' }]) => [name, first])) as Typed<F>,
  )
  const set = (change: Partial<Typed<F>>) => setTyped((before) => ({ ...before, ...change }))
  const bound = bind({ value: typed, set, errorOf: () => undefined })
  const field = (name: keyof F & string) => {
    const row = fields[name]
    if (!row || row.shown?.(typed) === false) return null
    const { value, onChange } = bound(name)
    return <FieldOf key={name} {...row} value={value} onType={onChange as (value: string | boolean) => void} />
  }
  return { typed, set, field, shown: Object.keys(fields).map(field) }
}

function FieldOf({
  label,
  hint,
  options,
  suggestions,
  rows,
  value,
  onType,
  first: _first,
  shown: _shown,
  after,
  ...native
}: Field & { value: string | boolean; onType: (value: string | boolean) => void }) {
  const id = useId()
  if (typeof value === 'boolean')
    return (
      <label className="check row gap-8 plain">
        <input type="checkbox" checked={value} onChange={({ target }) => onType(target.checked)} />
        {label}
      </label>
    )
  const common = {
    id,
    value,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onType(target.value),
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options ? (
        <select {...common}>
          <Options of={options} />
        </select>
      ) : rows ? (
        <textarea {...common} rows={rows} maxLength={native.maxLength} />
      ) : (
        <input {...common} {...native} list={suggestions && `${id}-list`} autoComplete="off" />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          <Options of={suggestions} />
        </datalist>
      )}
      {after?.(value)}
    </div>
  )
}

/** What can be chosen: each as it is sent, and its words where they are others. */
export function Options({ of }: { of: NonNullable<Field['options']> }) {
  return of.map((option) => {
    const [sent, words] = typeof option === 'string' ? [option, option] : option
    return (
      <option key={sent} value={sent}>
        {words}
      </option>
    )
  })
}

/** Does what was asked for. `over`: what someone else decided meanwhile, which the person has read and replaces. */
type Work = (over: string | undefined) => Promise<unknown>

const refused = (error: unknown): DeskError => {
  if (error instanceof DeskError) return error
  throw error
}

/**
 * What a call is doing, and why it was refused. `standing`: someone else decided otherwise meanwhile, as the refusal says; the next
 * press is given it, and replaces it.
 */
export const useSending = () => {
  const { busy: sending, failure, call, forget } = useCall(refused)
  const standing = failure?.standing
  const refusal =
    failure && !sending ? [...new Set([failure.message, ...Object.values(failure.errors).flat()])].join(' ') : undefined
  const send = async (work: Work): Promise<boolean> => !sending && call(() => work(standing))
  /** Leaves what someone else decided, and what may have been done though its reply was lost: the page shows what is so now. */
  const leave = () => {
    if (refusal !== undefined) void lookAgain()
    forget()
  }
  /** For a button that does it without a question. */
  const press = (work: Work) => ({
    type: 'button' as const,
    'aria-disabled': sending || undefined,
    onClick: () => void send(work),
  })
  return { sending, refusal, standing, send, leave, press }
}

export function Refusal({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className={children === undefined ? 'visually-hidden' : 'refusal'}>
      {children}
    </p>
  )
}

/** What is filled in, why it was refused, and the button that sends it. */
export function Form({
  sending: { sending, refusal, standing, send },
  button,
  work,
  after,
  foot,
  children,
  ...form
}: {
  sending: ReturnType<typeof useSending>
  /** What is done. */
  button: string
  work: Work
  /** Beside the button. */
  after?: ReactNode
  /** Below it. */
  foot?: ReactNode
} & ComponentProps<'form'>) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(work)
      }}
    >
      {children}
      <Refusal>{refusal}</Refusal>
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={sending || undefined}>
          {standing === undefined ? button : `${button} anyway`}
        </button>
        {after}
      </div>
      {foot}
    </form>
  )
}
