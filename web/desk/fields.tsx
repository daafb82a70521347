import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import { REASON_MAX_LENGTH } from '#core/constants.ts'

/** A field of a form of the back office, as a row. */
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
export type Typed<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly first: boolean } ? boolean : string
}

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
  const field = (name: keyof F & string) => {
    const row = fields[name]
    if (!row || row.shown?.(typed) === false) return null
    const onType = (value: string | boolean) => set({ [name]: value } as Partial<Typed<F>>)
    return <FieldOf key={name} {...row} value={typed[name]} onType={onType} />
  }
  return { typed, set, field }
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
      <label className="check">
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
          {options.map((option) => {
            const [sent, words] = typeof option === 'string' ? [option, option] : option
            return (
              <option key={sent} value={sent}>
                {words}
              </option>
            )
          })}
        </select>
      ) : rows ? (
        <textarea {...common} rows={rows} maxLength={native.maxLength} />
      ) : (
        <input {...common} {...native} list={suggestions && `${id}-list`} autoComplete="off" />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {after?.(value)}
    </div>
  )
}
