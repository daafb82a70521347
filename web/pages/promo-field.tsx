import { useState } from 'react'
import type { Promo } from '#core/catalogue/promo.ts'
import { ApiError, call, OfflineError } from '../api/http.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './checkout.module.css'

/** Where a code is typed. What it takes off stands with the total, not here. */
export function PromoField({
  promo,
  onChange,
}: {
  promo: Promo | undefined
  onChange: (promo: Promo | undefined) => void
}) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    if (typed.trim() === '') return setError('Type the code first')
    setBusy(true)
    setError(undefined)
    try {
      onChange(await call<Promo>('/api/payment/promo', { body: { code: typed } }))
      setTyped('')
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof OfflineError)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  if (promo)
    return (
      <p className={css.code}>
        <Button look="link" onClick={() => onChange(undefined)}>
          Take the code {promo.code} off
        </Button>
      </p>
    )
  return (
    <form
      className={css.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void apply()
      }}
    >
      <TextField name="promoCode" label="Code, if you have one" value={typed} onChange={setTyped} error={error} />
      <Button type="submit" look="secondary" busy={busy}>
        Use the code
      </Button>
    </form>
  )
}
