import { useEffect, useRef, useState } from 'react'
import type { OrderItem } from '#core/catalogue/products.ts'
import type { Promo } from '#core/catalogue/promo.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import type { KeptBasket } from '../../api/storage.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './checkout.module.css'

/** The field for a promotional code, which opens on request. The discount is shown with the total. */
export function PromoField({
  items,
  promo,
  onChange,
}: {
  items: readonly OrderItem[]
  promo: Promo | undefined
  onChange: (promo: Promo | undefined) => void
}) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  // What was pressed goes away with the code taken or taken off, and a refused code is typed again.
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    if (answered > 0) field.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [answered])
  const answer = (found: Promo | undefined) => {
    onChange(found)
    setAnswered((times) => times + 1)
  }
  const refuse = (reason: string) => {
    setError(reason)
    setAnswered((times) => times + 1)
  }
  const apply = async () => {
    if (typed.trim() === '') return refuse('Type the code first')
    setBusy(true)
    setError(undefined)
    try {
      answer(await call<Promo>('/api/payment/promo', { body: { code: typed, items } }))
      setTyped('')
      setOpen(false)
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof OfflineError)) throw failure
      refuse(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={field}>
      {promo ? (
        <p className={css.code}>
          <Button look="link" onClick={() => answer(undefined)}>
            Remove code {promo.code}
          </Button>
        </p>
      ) : !open ? (
        <p className={css.code}>
          <Button
            look="link"
            aria-expanded={false}
            onClick={() => {
              setOpen(true)
              setAnswered((times) => times + 1)
            }}
          >
            I have a code
          </Button>
        </p>
      ) : (
        <form
          className={css.code}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void apply()
          }}
        >
          <TextField name="promoCode" label="Your code" value={typed} onChange={setTyped} error={error} />
          <Button type="submit" look="secondary" busy={busy}>
            Use the code
          </Button>
        </form>
      )}
    </div>
  )
}

/** The code used when the payment was started before, if it can still be used. */
export const useKeptCode = ({ promoCode: code, items }: KeptBasket, onFound: (promo: Promo) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arriving
  useEffect(() => {
    if (code === undefined) return
    call<Promo>('/api/payment/promo', { body: { code, items } }).then(onFound, () => undefined)
  }, [])
}
