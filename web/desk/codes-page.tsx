import type { DeskCode, NewCode } from '#core/api/desk-finance.ts'
import { productById, products } from '#core/catalogue/products.ts'
import { price, readPounds } from '#core/text/money.ts'
import { Do, deskAct } from './acts.tsx'
import { act, DeskError, read } from './api.ts'
import type { Typed } from './forms.tsx'
import { Pill, QueuePage } from './pages.tsx'
import { fullDayOf } from './words.ts'

const hasEnded = ({ ends, useLimit, used }: DeskCode): boolean =>
  (ends !== undefined && new Date(ends) <= new Date()) || (useLimit !== undefined && used >= useLimit)

const offOf = ({ scope, discount, products: only }: DeskCode): string => {
  if (scope === 'registration') return 'a whole will, at sign-up'
  const off = 'percent' in discount ? `${discount.percent}%` : price(discount.pence)
  return only ? `${off} of ${only.map((id) => productById(id).name).join(', ')}` : off
}

type Shown = Readonly<Record<string, string | boolean>>
const atCheckout = ({ kind }: Shown): boolean => kind !== 'registration'

const fields = {
  code: { label: 'Code', maxLength: 40 },
  funder: { label: 'Paid by', maxLength: 100 },
  kind: {
    label: 'It takes off',
    first: 'percent',
    options: [
      ['percent', 'percent at the checkout'],
      ['pence', 'pounds at the checkout'],
      ['registration', 'a whole will, at sign-up'],
    ],
  },
  percent: { label: 'Percent', inputMode: 'decimal', maxLength: 10, shown: ({ kind }: Shown) => kind === 'percent' },
  pounds: { label: 'Pounds', inputMode: 'decimal', maxLength: 10, shown: ({ kind }: Shown) => kind === 'pence' },
  only: {
    label: 'Only for',
    options: [
      ['', 'the whole basket'],
      ...products.filter((product) => product.price > 0).map(({ id, name }) => [id, name] as const),
    ],
    shown: atCheckout,
  },
  useLimit: { label: 'Orders in all (optional)', inputMode: 'numeric', maxLength: 7 },
  personLimit: { label: 'For each customer (optional)', inputMode: 'numeric', maxLength: 7, shown: atCheckout },
  until: { label: 'Last day (optional)', type: 'date' },
} as const

const whole = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))

/** What was typed, as the server takes it. Throws DeskError where the amount is none. */
const codeFrom = (typed: Typed<typeof fields>): NewCode => {
  const amount = typed.kind === 'pence' ? readPounds(typed.pounds) : whole(typed.percent)
  const [useLimit, personLimit] = [whole(typed.useLimit), whole(typed.personLimit)]
  const common = {
    code: typed.code.trim(),
    funder: typed.funder.trim(),
    ...(typed.until !== '' && { until: typed.until }),
    ...(useLimit !== undefined && { useLimit }),
  }
  if (!atCheckout(typed)) return { ...common, scope: 'registration', discount: { percent: 100 } }
  if (amount === undefined || !Number.isInteger(amount) || amount < 1)
    throw new DeskError(0, 'Write how much it takes off, like 20 or 19.50.')
  return {
    ...common,
    scope: 'checkout',
    discount: typed.kind === 'pence' ? { pence: amount } : { percent: amount },
    ...(typed.only !== '' && { products: [typed.only] }),
    ...(personLimit !== undefined && { personLimit }),
  }
}

const newCode = deskAct({
  title: 'New code',
  may: 'make a code',
  layout: 'grid',
  button: 'Make it',
  fields,
  send: async (typed) => {
    const body = codeFrom(typed)
    await act('POST /api/desk/codes', { body })
    return `${body.code.toUpperCase()} can be used now.`
  },
})

const ending = (code: string) =>
  deskAct({
    title: `End ${code}?`,
    may: 'end a code',
    says: <p>From now on it takes nothing off. Orders that used it stay as they are.</p>,
    button: 'End the code',
    send: async ({ reason }) => {
      await act('POST /api/desk/codes/end', { body: { code, reason } })
      return `${code} takes nothing off any more.`
    },
  })

/** Codes that take money off, who pays for them, and how far they are used. */
export function CodesPage() {
  return (
    <QueuePage
      title="Promo codes"
      read={read('GET /api/desk/codes')}
      after={() => <Do act={newCode} />}
      caption="Promo codes"
      stacks
      rows={({ codes }) => codes}
      keyOf={({ code }) => code}
      empty="There are no codes yet."
      columns={[
        ['Code', (code) => (hasEnded(code) ? <s>{code.code}</s> : code.code)],
        ['Paid by', ({ funder }) => funder],
        ['Off', offOf, 'wide'],
        ['Used', ({ used, useLimit }) => (useLimit === undefined ? used : `${used} of ${useLimit}`), 'figures'],
        [
          'Until',
          (code) => {
            if (hasEnded(code)) return <Pill>ended</Pill>
            // The last day is included: the end is the midnight after it.
            return code.ends === undefined
              ? 'no end'
              : fullDayOf(new Date(new Date(code.ends).getTime() - 1).toISOString())
          },
          'wide',
        ],
        [
          'Do',
          (code) =>
            !hasEnded(code) && (
              <Do act={ending(code.code)} className="small">
                End <span className="visually-hidden">{code.code}</span>
              </Do>
            ),
        ],
      ]}
    />
  )
}
