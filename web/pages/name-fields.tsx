import { landing } from '../content/english/landing.ts'
import { useWords } from '../content/use-words.ts'
import { TextField } from '../ui/text-field.tsx'

type Named = { readonly name: string; readonly last_name: string }

/** The first and the last name of whoever an account, or a place on a list, is for. */
export function NameFields({
  value,
  onChange,
  errorOf,
}: {
  value: Named
  onChange: (change: Partial<Named>) => void
  errorOf: (field: string) => string | undefined
}) {
  const { firstName, lastName } = useWords('landing', landing)
  const field = (name: 'name' | 'last_name') => ({
    name,
    value: value[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    error: errorOf(name),
    spellCheck: false,
  })
  return (
    <>
      <TextField {...field('name')} label={firstName} autoComplete="given-name" />
      <TextField {...field('last_name')} label={lastName} autoComplete="family-name" />
    </>
  )
}
