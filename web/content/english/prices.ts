import { governmentFees, type ProductId, products } from '#core/catalogue/products.ts'
import { londonDate } from '../dates.ts'

type Priced = { readonly name: string; readonly note: string }
type FeeId = (typeof governmentFees)[number]['id']

/** Keyed by their ids, as another language has them. */
const keyed = <Id extends string>(rows: readonly (Priced & { readonly id: Id })[]): Readonly<Record<Id, Priced>> =>
  Object.fromEntries(rows.map(({ id, name, note }) => [id, { name, note }])) as Record<Id, Priced>

export const prices = {
  title: 'Prices',
  lead: 'Writing your will and reading it is free. You pay once, when you want to download it. Nothing renews.',
  ours: 'What you pay us',
  withVat: (percent: number) => `With VAT at ${percent}%.`,
  onlyFirst: 'You need only the first; the rest is up to you.',
  free: 'Free',
  asOf: (date: string) => `Prices as of ${londonDate(date)}.`,
  moneyBack: 'Money back',
  moneyBackUntil: 'You can have all your money back until you first download your documents.',
  start: 'Start your will',
  theGovernments: 'What the government charges',
  notToUs: 'Only if you use these. You pay it to the government, and none of it comes to us.',
  products: keyed<ProductId>(products.map(({ id, name, for: note }) => ({ id, name, note }))),
  fees: keyed<FeeId>(governmentFees),
}
