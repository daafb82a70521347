import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { governmentFees, inOrder, type ProductId, paysForWill, productById } from '#core/catalogue/products.ts'
import { sumOf } from '#core/catalogue/promo.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { readingState } from '#core/reading/agreement.ts'
import { price } from '#core/text/money.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { shared, whereYouAre as table, checkout as words } from '#words/en/checkout.ts'
import { kept } from '#words/en/forms.ts'
import { call, expectFailedCall, OfflineError } from '../../api/http.ts'
import { useReadings } from '../../api/readings.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { shownErrors } from '../../ui/error-messages.ts'
import { ErrorSummary, type Message, useFound } from '../../ui/error-summary.tsx'
import { BackLink } from '../../ui/plain-page.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import { TiedWill } from '../tied-will/tied-will.tsx'
import {
  basketFrom,
  keepBasket,
  PromoField,
  stillToPay,
  TotalLines,
  useCode,
  useStillOrdered,
  withoutItem,
} from './basket.tsx'
import css from './checkout.module.css'
import checkoutFrameCss from './checkout-frame.module.css'
import { OnlyIfYouWantIt } from './only-if-you-want-it.tsx'
import { PaymentUnderWay } from './payment-under-way.tsx'
import whereYouAreCss from './where-you-are.module.css'

/** The day on which the customer agreed to the last part of the will, in words. Undefined while a part is not agreed to. */
const useAgreedOn = (will: Will): string | undefined => {
  const parts = useMemo(() => partsToRead(will, today()), [will])
  const { agreements } = useReadings(will)
  if (!parts.every(({ id, read }) => readingState({ part: id, read }, agreements) === 'agreed')) return undefined
  const last = agreements
    .map(({ at }) => at)
    .sort()
    .at(-1)
  return last === undefined ? undefined : formatLondonDate(last)
}

/** The way from the finished answers to a signed will, of which paying is the second part. `total` is in pence. */
function WhereYouAre({ total, agreedOn }: { total: number; agreedOn: string | undefined }) {
  const stops = [
    agreedOn === undefined ? table.yourWillIsWritten : { title: table.readAndAgreed, words: agreedOn },
    { title: table.pay, words: total === 0 ? table.nothingToPay : table.once(price(total)) },
    table.printAndSign,
    table.tellUsWhereYouKeepIt,
  ]
  return (
    <section className={whereYouAreCss.way} aria-labelledby="where-you-are">
      <h2 className="below-20 title" id="where-you-are">
        {table.whereYouAre}
      </h2>
      <ol>
        {stops.map(({ title, words }, index) => (
          <li key={title} aria-current={index === 1 ? 'step' : undefined} data-done={index === 0 || undefined}>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Progress in percent, between the summary and the payment. */
const NEARLY_DONE = 99

/** The page of the payment: what is paid for, and the will it is for beside it. `foot` stays in view on a phone. */
function CheckoutFrame({
  title,
  invalid,
  above,
  foot,
  aside,
  children,
}: {
  title: string
  invalid: boolean
  above: ReactNode
  foot: ReactNode
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <Shell progress={NEARLY_DONE}>
      <main id="main" className={checkoutFrameCss.layout}>
        <div className={checkoutFrameCss.order}>
          <div className={checkoutFrameCss.column}>
            {above}
            <PageTitle tab={title} invalid={invalid} />
            {children}
          </div>
          <div className={checkoutFrameCss.foot}>{foot}</div>
        </div>
        <div className={checkoutFrameCss.aside}>{aside}</div>
      </main>
    </Shell>
  )
}

const shown = (thrown: unknown): readonly Message[] => {
  const error = expectFailedCall(thrown)
  if (error instanceof OfflineError) return [{ field: '', text: error.message }]
  // The fields of another page, under `step:field`, say nothing here. The message names the page that shows them.
  if (Object.keys(error.errors).some((field) => field.includes(':'))) return [{ field: '', text: error.message }]
  // During an upgrade a server of the release before does not know this field.
  if ('total' in error.errors) return [{ field: '', text: words.beingUpdated }]
  return shownErrors(error).map(({ text }) => ({ field: '', text }))
}

/** What the government charges to register the powers of attorney in the basket. */
function RegistrationFee() {
  return governmentFees
    .filter(({ id }) => id === 'lpa-registration')
    .map((fee) => (
      <p key={fee.id} className="soft small above-24">
        {words.costsMorePaidToThemAnd(fee.name, price(figureOn(fee.figure, today())), fee.note)}
      </p>
    ))
}

function Lines({ items, onRemove }: { items: readonly ProductId[]; onRemove: (id: ProductId) => void }) {
  return (
    <dl className="below-8">
      {items.map((id) => {
        const product = productById(id)
        return (
          <div key={id} className={css.line}>
            <dt className="strong">
              {kept.said(product.name)}
              <span className="block soft small plain">{kept.said(product.for)}</span>
              <Button look="quiet" onClick={() => onRemove(id)}>
                {id === 'mirror' ? words.removeTheSecondWill : words.remove}
                {id !== 'mirror' && <span className="visually-hidden"> {kept.said(product.name)}</span>}
              </Button>
            </dt>
            <dd>{price(product.price)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What was taken out of the basket, and the way back. */
function Removed({ id, onUndo }: { id: ProductId; onUndo: () => void }) {
  const undo = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each product that is removed
  useEffect(() => undo.current?.querySelector('button')?.focus(), [id])
  return (
    <p ref={undo} className="soft small">
      <span role="status">
        {id === 'mirror' ? words.removedTheSecondWill : words.removed(kept.said(productById(id).name))}
      </span>{' '}
      <Button look="link" onClick={onUndo}>
        {words.undo}
        <span className="visually-hidden">{words.putItBack}</span>
      </Button>
    </p>
  )
}

function Padlock() {
  return (
    <svg className={css.padlock} viewBox="0 0 16 20" aria-hidden="true">
      <rect x="2" y="9" width="12" height="9" rx="1.5" />
      <path d="M4.5 9V6a3.5 3.5 0 0 1 7 0v3M8 12.5v2" />
    </svg>
  )
}

function Declined() {
  return (
    <div className={css.declined}>
      <Paragraph of={words.nothingWasTakenYourBankMay} />
    </div>
  )
}

/** The checkout. A basket with nothing left to pay for leads on to the documents. */
export function CheckoutPage() {
  const { will } = useForm()
  const kept = basketFrom(useLocation().state, isUnpaid(will))
  const items = stillToPay(kept.items, will)
  // A basket that was emptied here is left to its owner.
  if (items.length === 0 && (kept.items.length > 0 || !isUnpaid(will)))
    return <Navigate replace to={pathOf('will.my-downloads')} />
  return <Checkout will={will} kept={{ ...kept, items }} />
}

/** After a payment that did not go through: the same order, to pay again. */
export function PaymentErrorPage() {
  const { will } = useForm()
  // Without a payment of this browser there is none that failed.
  if (storage.paymentInfo.get() === undefined) return <Navigate replace to={pathOf('will.summary')} />
  const kept = basketFrom(undefined, isUnpaid(will))
  const items = stillToPay(kept.items, will)
  if (items.length === 0) return <Navigate replace to={pathOf('will.my-downloads')} />
  return <Checkout will={will} kept={{ ...kept, items }} declined />
}

const titleOf = (items: readonly ProductId[], declined: boolean): string => {
  if (declined) return words.yourPaymentDidNotGoThrough
  return items.length === 0 || paysForWill(items) ? words.payForYourWill : words.payForYourOrder
}

const OPENING = words.openingThePaymentPage

const payWords = (total: number, declined: boolean): string => {
  if (total === 0) return words.finishNothingToPay
  return declined ? words.payAgain(price(total)) : words.pay(price(total))
}

function Checkout({ will, kept, declined = false }: { will: Will; kept: KeptBasket; declined?: boolean }) {
  const { user } = useForm()
  const [items, setItems] = useState(kept.items)
  const [removed, setRemoved] = useState<{ readonly id: ProductId; readonly before: readonly ProductId[] }>()
  const [errors, setErrors] = useFound()
  const [busy, setBusy] = useState(false)
  const code = useCode(kept.items, kept.promoCode)
  const { promo } = code
  const agreedOn = useAgreedOn(will)
  const { total } = sumOf(items, promo)
  const until = total > 0 ? moneyBackUntil(items) : undefined
  // What was pressed to add or remove a product goes away with it.
  const sum = useRef<HTMLDivElement>(null)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) sum.current?.focus()
  }, [changes])
  const change = (to: readonly ProductId[], without?: ProductId) => {
    setRemoved(without && { id: without, before: items })
    setItems(inOrder(to))
    keepBasket(to)
    if (!without) setChanges((times) => times + 1)
    setErrors([])
  }
  const isStillOrdered = useStillOrdered(items, promo)
  const pay = async () => {
    setBusy(true)
    setErrors([])
    const basket = { items, ...(promo && { promoCode: promo.code }) }
    try {
      const reply = await call('POST /api/payment/checkout', { body: { ...basket, total } })
      if (!isStillOrdered()) return setBusy(false)
      storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id, ...basket, free: total === 0 })
      location.assign(reply.url)
    } catch (error) {
      setErrors(shown(error))
      setBusy(false)
    }
  }
  return (
    <CheckoutFrame
      title={titleOf(items, declined)}
      invalid={errors.length > 0}
      above={
        <>
          <BackLink to={pathOf('will.addons')} state={{ items }}>
            {shared.back}
          </BackLink>
          <ErrorSummary errors={errors} />
        </>
      }
      foot={
        <div className={css.pay}>
          {items.length === 0 ? (
            <ButtonLink label={shared.backToYourWill} to={pathOf('will.summary')} />
          ) : (
            <Button busy={busy || code.looking} onClick={() => void pay()}>
              {total > 0 && !busy && !code.looking && <Padlock />}
              {code.looking ? words.lookingUpYourCode : busy && total > 0 ? OPENING : payWords(total, declined)}
            </Button>
          )}
          {total > 0 && (
            <p className="soft small tight wide-only">
              {words.onOurPaymentProvidersPage} <br />
              {words.youComeStraightBack}
            </p>
          )}
          <span role="status" className="visually-hidden">
            {busy && words.opening}
          </span>
        </div>
      }
      aside={
        <>
          {isUnpaid(will) && items.length > 0 && (
            <div className={css.way}>
              <div className={css.tied}>
                <TiedWill name={fullNameOf(will.details)} />
              </div>
              <WhereYouAre total={total} agreedOn={agreedOn} />
            </div>
          )}
          <OnlyIfYouWantIt will={will} items={items} onAdd={(id) => change([...items, id])} />
        </>
      }
    >
      <div className="above-32">
        {declined ? <Declined /> : <PaymentUnderWay />}
        {items.length === 0 && <p>{words.thereIsNothingInYourBasket}</p>}
        <Lines items={items} onRemove={(id) => change(withoutItem(items, id, will), id)} />
        {removed && <Removed key={removed.id} id={removed.id} onUndo={() => change(removed.before)} />}
        {items.some((id) => productById(id).sold === 'as powers') && <RegistrationFee />}
        <div ref={sum} tabIndex={-1} className={css.sum}>
          {items.length > 0 && <TotalLines items={items} promo={promo} />}
        </div>
        {items.length > 0 && <PromoField items={items} code={code} />}
        {until !== undefined && (
          <p className="rounded row gap-20 above-16 padded tint">
            <svg className="line-icon brand" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M8 4 3.5 8.5 8 13M4 8.5h8a4 4 0 0 1 0 8h-2" />
            </svg>
            {until}
          </p>
        )}
        {total > 0 && (
          <p className={css.receipt}>
            {words.theReceiptGoesTo} <span>{user.email}</span>.{' '}
            <Link className="off-paper" to="/account">
              {words.change}
              <span className="visually-hidden"> {words.theEmail}</span>
            </Link>
          </p>
        )}
      </div>
    </CheckoutFrame>
  )
}
