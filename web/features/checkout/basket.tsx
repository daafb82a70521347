import { useEffect, useRef, useState } from 'react'
import {
  hasWill,
  heldAlready,
  heldBy,
  inOrder,
  isMadeOfWill,
  type OrderItem,
  type ProductId,
  products,
  VAT_PERCENT,
} from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { promoField, basket as words } from '#words/en/checkout.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useIsCurrentPage } from '../../ui/router-state.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './checkout.module.css'

const isProductId = (value: unknown): value is ProductId => products.some(({ id }) => id === value)

export const isKeptBasket = (value: unknown): value is KeptBasket =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isProductId) &&
  (!('promoCode' in value) || value.promoCode === undefined || typeof value.promoCode === 'string')

/** The basket: from the history entry, which a page keeps up to date, or from the payment that was started last. */
export const basketFrom = (state: unknown, unpaid: boolean): KeptBasket => {
  const begun = storage.paymentInfo.get()
  const kept = isKeptBasket(begun) ? begun : undefined
  if (isKeptBasket(state)) return { items: state.items, promoCode: kept?.promoCode }
  if (kept) return { items: kept.items, promoCode: kept.promoCode }
  return { items: unpaid ? ['will'] : [], promoCode: undefined }
}

/** Keeps a changed basket in the history entry, where a reload and the way back find it. */
export const keepBasket = (items: readonly ProductId[]): void =>
  // The router keeps its state under this name.
  window.history.replaceState({ ...window.history.state, usr: { items } }, '')

/** A basket without a product. Without the partner's will one's own is left; what is made of a will goes with it. */
export const withoutItem = (items: readonly ProductId[], id: ProductId, will: Will): readonly ProductId[] => {
  const left = items.flatMap((each): ProductId[] => (each !== id ? [each] : each === 'mirror' ? ['will'] : []))
  return hasWill([...left, ...heldBy(will)]) ? left : left.filter((each) => !isMadeOfWill(each))
}

/** What of a basket can still be bought: nothing that the customer has paid for since the basket was filled. */
export const stillToPay = (items: readonly ProductId[], will: Will): readonly ProductId[] => {
  const twice = heldAlready(items, heldBy(will))
  return inOrder(items.filter((id) => !twice.includes(id)))
}

/** The total of a basket with the VAT it includes. Screen readers are told when it changes. */
export function TotalLines({ items, promo }: { items: readonly OrderItem[]; promo?: Promo | undefined }) {
  const { total, vat, discount } = sumOf(items, promo)
  return (
    <div role="status" className="on-paper">
      {promo && (
        <p className="line spread gap-24 strong tall-16">
          <span>
            {words.code(promo.code)}
            <span className="block soft small plain">{words.paidBy(promo.funder)}</span>
          </span>
          <span>−{price(discount)}</span>
        </p>
      )}
      <p className={css.total}>
        <span>{words.total}</span>
        <span className={css.amount}>{price(total)}</span>
      </p>
      {VAT_PERCENT > 0 && <p className="soft small above-8 to-end">{words.withVatAtWhichIs(price(vat))}</p>}
    </div>
  )
}

/** The code of a basket: the one that counts, or the one that was kept and does not count now, with the reason. */
export type CodeInUse = {
  readonly promo: Promo | undefined
  readonly refused: { readonly code: string; readonly why: string } | undefined
  /** A code is being looked up, so that the total is not known yet. */
  readonly looking: boolean
  /** Throws what a call throws. */
  lookUp(code: string, items: readonly OrderItem[]): Promise<void>
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
    lookUp: async (asked, items) => {
      setLooking(true)
      try {
        const found = await call('POST /api/payment/promo', { body: { code: asked, items } })
        storage.promoCode.set(found.code)
        setRefused(undefined)
        setPromo(found)
      } finally {
        setLooking(false)
      }
    },
    remove: () => {
      storage.promoCode.clear()
      setRefused(undefined)
      setPromo(undefined)
    },
  }
}

/**
 * Whether an order is still what the page asks for, once its payment can be opened: the customer may have gone elsewhere, or changed
 * the basket. One that costs nothing is placed by then.
 */
export const useStillOrdered = (items: readonly OrderItem[], promo: Promo | undefined): (() => boolean) => {
  const isStillHere = useIsCurrentPage()
  const shown = useRef({ items, promo })
  useEffect(() => {
    shown.current = { items, promo }
  })
  return () =>
    sumOf(items, promo).total === 0 || (isStillHere() && shown.current.items === items && shown.current.promo === promo)
}

/** The field for a promotional code, which opens on request. The discount is shown with the total. */
export function PromoField({ items, code }: { items: readonly OrderItem[]; code: CodeInUse }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
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
    if (typed.trim() === '') return refuse(promoField.typeTheCodeFirst)
    setError(undefined)
    try {
      await code.lookUp(typed, items)
      setAnswered((times) => times + 1)
      setTyped('')
      setOpen(false)
    } catch (failure) {
      refuse(expectFailedCall(failure).message)
    }
  }
  return (
    <div ref={field}>
      {code.refused && (
        <p className="above-24" role="status">
          {promoField.codeIsNotUsed(code.refused.code, code.refused.why)}
        </p>
      )}
      {used !== undefined ? (
        <p className={css.code}>
          <Button
            label={promoField.removeCode(used)}
            look="link"
            onClick={() => {
              code.remove()
              setAnswered((times) => times + 1)
            }}
          />
        </p>
      ) : !open ? (
        <p className={css.code}>
          <Button
            label={promoField.iHaveACode}
            look="link"
            aria-expanded={false}
            onClick={() => {
              setOpen(true)
              setAnswered((times) => times + 1)
            }}
          />
        </p>
      ) : (
        <form
          className={css.code}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!code.looking) void apply()
          }}
        >
          <TextField name="promoCode" label={promoField.yourCode} value={typed} onChange={setTyped} error={error} />
          <Button label={promoField.useTheCode} type="submit" look="secondary" busy={code.looking} />
        </form>
      )}
    </div>
  )
}
