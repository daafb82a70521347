import { useEffect, useRef, useState } from 'react'
import type { OrderItem } from '#core/catalogue/products.ts'
import type { Promo } from '#core/catalogue/promo.ts'
import { promoField as words } from '#words/en/checkout.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { storage } from '../../api/storage.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './checkout.module.css'

/** The code of a basket: the one that counts, or the one that was kept and does not count now, with the reason. */
export type CodeInUse = {
  readonly promo: Promo | undefined
  readonly refused: { readonly code: string; readonly why: string } | undefined
  /** A kept code is being looked up, so that the total is not known yet. */
  readonly looking: boolean
  use(promo: Promo): void
  remove(): void
}

/**
 * The code that the customer uses. It is kept in the browser until it is used or removed, and until a log-out: a reload, another tab
 * and the way back find it again. `begun` is the code of a payment that was started.
 */
export const useCode = (items: readonly OrderItem[], begun?: string): CodeInUse => {
  const [kept] = useState(() => storage.promoCode.get() ?? begun)
  const [promo, setPromo] = useState<Promo>()
  const [refused, setRefused] = useState<CodeInUse['refused']>()
  const [looking, setLooking] = useState(kept !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arriving
  useEffect(() => {
    if (kept === undefined) return
    call('POST /api/payment/promo', { body: { code: kept, items } })
      .then(setPromo, (failure: unknown) => {
        setRefused({ code: kept, why: expectFailedCall(failure).message })
      })
      .finally(() => setLooking(false))
  }, [])
  return {
    promo,
    refused,
    looking,
    use: (found) => {
      storage.promoCode.set(found.code)
      setRefused(undefined)
      setPromo(found)
    },
    remove: () => {
      storage.promoCode.clear()
      setRefused(undefined)
      setPromo(undefined)
    },
  }
}

/** The field for a promotional code, which opens on request. The discount is shown with the total. */
export function PromoField({ items, code }: { items: readonly OrderItem[]; code: CodeInUse }) {
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
  const used = code.promo?.code ?? code.refused?.code
  const refuse = (reason: string) => {
    setError(reason)
    setAnswered((times) => times + 1)
  }
  const apply = async () => {
    if (typed.trim() === '') return refuse(words.typeTheCodeFirst)
    setBusy(true)
    setError(undefined)
    try {
      code.use(await call('POST /api/payment/promo', { body: { code: typed, items } }))
      setAnswered((times) => times + 1)
      setTyped('')
      setOpen(false)
    } catch (failure) {
      refuse(expectFailedCall(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={field}>
      {code.refused && (
        <p className="above-24" role="status">
          {words.codeIsNotUsed(code.refused.code, code.refused.why)}
        </p>
      )}
      {used !== undefined ? (
        <p className={css.code}>
          <Button
            look="link"
            onClick={() => {
              code.remove()
              setAnswered((times) => times + 1)
            }}
          >
            {words.removeCode(used)}
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
            {words.iHaveACode}
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
          <TextField name="promoCode" label={words.yourCode} value={typed} onChange={setTyped} error={error} />
          <Button type="submit" look="secondary" busy={busy}>
            {words.useTheCode}
          </Button>
        </form>
      )}
    </div>
  )
}
