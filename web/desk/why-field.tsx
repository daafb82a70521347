import { useId } from 'react'
import { REASON_MAX_LENGTH } from '#core/constants.ts'

/** Why something is done: the customer can read it. */
export function WhyField({
  reason,
  onReason,
  suggestions,
  hint,
}: {
  reason: string
  onReason: (reason: string) => void
  suggestions: readonly string[]
  hint: string
}) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Why</label>
      <p className="hint" id={`${id}-hint`}>
        {hint} No names, addresses or telephone numbers.
      </p>
      <input
        id={id}
        value={reason}
        list={`${id}-list`}
        maxLength={REASON_MAX_LENGTH}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        onChange={({ target }) => onReason(target.value)}
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}
