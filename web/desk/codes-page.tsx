import { type FormEvent, useId, useState } from 'react'
import type { DeskCode, NewCode } from '#core/api/desk-finance.ts'
import { type ProductId, productById, products } from '#core/catalogue/products.ts'
import { price, readPounds } from '#core/text/money.ts'
import { act, useRead } from './api.ts'
import { Dialog, DialogActions, ReasonDialog, useSending } from './dialog.tsx'
import { useMay } from './person.ts'
import { Page } from './shell.tsx'
import { type Column, DeskTable, Pill } from './table.tsx'
import { fullDayOf } from './words.ts'

const hasEnded = ({ ends, useLimit, used }: DeskCode, now: Date): boolean =>
  (ends !== undefined && new Date(ends) <= now) || (useLimit !== undefined && used >= useLimit)

const offOf = ({ discount, products: only }: DeskCode): string => {
  const off = 'percent' in discount ? `${discount.percent}%` : price(discount.pence)
  return only ? `${off} of ${only.map((id) => productById(id).name).join(', ')}` : off
}

const EMPTY = { code: '', funder: '', kind: 'percent', off: '', only: '', useLimit: '', personLimit: '', until: '' }
type Typed = typeof EMPTY

const whole = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))

/** What was typed, as the server takes it. Undefined where the amount is none. */
const codeFrom = (typed: Typed): NewCode | undefined => {
  const pence = readPounds(typed.off)
  const amount = typed.kind === 'pence' ? pence : whole(typed.off)
  if (typed.kind !== 'registration' && (amount === undefined || !Number.isInteger(amount) || amount < 1))
    return undefined
  const [useLimit, personLimit] = [whole(typed.useLimit), whole(typed.personLimit)]
  return {
    code: typed.code.trim(),
    funder: typed.funder.trim(),
    scope: typed.kind === 'registration' ? 'registration' : 'checkout',
    discount:
      typed.kind === 'pence' ? { pence: amount ?? 0 } : { percent: typed.kind === 'percent' ? (amount ?? 0) : 100 },
    ...(typed.kind !== 'registration' && typed.only !== '' && { products: [typed.only as ProductId] }),
    ...(typed.until !== '' && { until: typed.until }),
    ...(useLimit !== undefined && { useLimit }),
    ...(typed.kind !== 'registration' && personLimit !== undefined && { personLimit }),
  }
}

function Field({
  label,
  value,
  onChange,
  ...native
}: {
  label: string
  value: string
  onChange: (typed: string) => void
  type?: 'text' | 'date'
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} {...native} />
    </div>
  )
}

function NewCodeDialog({ onClose, onMade }: { onClose: () => void; onMade: (code: string) => void }) {
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<string>()
  const { sending, refusal, send } = useSending()
  const id = useId()
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const atCheckout = typed.kind !== 'registration'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = codeFrom(typed)
    setWrong(made ? undefined : 'Write how much it takes off, like 20 or 19.50.')
    if (!made || !(await send(() => act('POST /api/desk/codes', { body: made })))) return
    onMade(made.code.toUpperCase())
    onClose()
  }
  return (
    <Dialog title="New code" onClose={onClose}>
      <form className="grid" onSubmit={submit}>
        <Field label="Code" value={typed.code} maxLength={40} onChange={(code) => set({ code })} />
        <Field label="Paid by" value={typed.funder} maxLength={100} onChange={(funder) => set({ funder })} />
        <div>
          <label htmlFor={`${id}-kind`}>It takes off</label>
          <select id={`${id}-kind`} value={typed.kind} onChange={({ target }) => set({ kind: target.value })}>
            <option value="percent">percent at the checkout</option>
            <option value="pence">pounds at the checkout</option>
            <option value="registration">a whole will, at sign-up</option>
          </select>
        </div>
        {atCheckout && (
          <Field
            label={typed.kind === 'pence' ? 'Pounds' : 'Percent'}
            value={typed.off}
            inputMode="decimal"
            maxLength={10}
            onChange={(off) => set({ off })}
          />
        )}
        {atCheckout && (
          <div>
            <label htmlFor={`${id}-only`}>Only for</label>
            <select id={`${id}-only`} value={typed.only} onChange={({ target }) => set({ only: target.value })}>
              <option value="">the whole basket</option>
              {products
                .filter((product) => product.price > 0)
                .map((product) => (
                  <option key={product.id} value={product.id}>
                    {product.name}
                  </option>
                ))}
            </select>
          </div>
        )}
        <Field
          label="Orders in all (optional)"
          value={typed.useLimit}
          inputMode="numeric"
          maxLength={7}
          onChange={(useLimit) => set({ useLimit })}
        />
        {atCheckout && (
          <Field
            label="For each customer (optional)"
            value={typed.personLimit}
            inputMode="numeric"
            maxLength={7}
            onChange={(personLimit) => set({ personLimit })}
          />
        )}
        <Field label="Last day (optional)" type="date" value={typed.until} onChange={(until) => set({ until })} />
        <div className="whole">
          <DialogActions refusal={wrong ?? refusal} sending={sending} onClose={onClose}>
            Make it
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}

const columnsFor = (
  now: Date,
  onEnd: ((code: string) => void) | undefined,
): readonly [Column<DeskCode>, ...Column<DeskCode>[]] => [
  { head: 'Code', cell: (code) => (hasEnded(code, now) ? <s>{code.code}</s> : code.code) },
  { head: 'Paid by', cell: ({ funder }) => funder },
  {
    head: 'Off',
    cell: (code) => (code.scope === 'registration' ? 'a whole will, at sign-up' : offOf(code)),
    wide: true,
  },
  {
    head: 'Used',
    cell: ({ used, useLimit }) => (useLimit === undefined ? used : `${used} of ${useLimit}`),
    figures: true,
  },
  {
    head: 'Until',
    cell: (code) =>
      hasEnded(code, now) ? (
        <Pill>ended</Pill>
      ) : code.ends === undefined ? (
        'no end'
      ) : (
        // The last day is included: the end is the midnight after it.
        fullDayOf(new Date(new Date(code.ends).getTime() - 1).toISOString())
      ),
    wide: true,
  },
  {
    head: 'Do',
    cell: (code) =>
      onEnd && !hasEnded(code, now) ? (
        <button type="button" className="small" onClick={() => onEnd(code.code)}>
          End <span className="visually-hidden">{code.code}</span>
        </button>
      ) : null,
  },
]

/** Codes that take money off, who pays for them, and how far they are used. */
export function CodesPage() {
  const codes = useRead('GET /api/desk/codes')
  const may = useMay()
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<string>()
  const [said, setSaid] = useState('')
  return (
    <Page
      title="Promo codes"
      loading={codes}
      after={
        may('make a code') && (
          <button type="button" onClick={() => setMaking(true)}>
            New code
          </button>
        )
      }
    >
      <p role="status">{said}</p>
      <DeskTable
        stacks
        caption="Promo codes"
        columns={columnsFor(new Date(), may('end a code') ? setEnding : undefined)}
        rows={codes.data?.codes ?? []}
        keyOf={({ code }) => code}
        empty="There are no codes yet."
      />
      {making && (
        <NewCodeDialog onClose={() => setMaking(false)} onMade={(code) => setSaid(`${code} can be used now.`)} />
      )}
      {ending !== undefined && (
        <ReasonDialog
          title={`End ${ending}?`}
          button="End the code"
          onSend={async (reason) => {
            await act('POST /api/desk/codes/end', { body: { code: ending, reason } })
            setSaid(`${ending} takes nothing off any more.`)
          }}
          onClose={() => setEnding(undefined)}
        >
          <p>From now on it takes nothing off. Orders that used it stay as they are.</p>
        </ReasonDialog>
      )}
    </Page>
  )
}
