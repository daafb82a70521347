/** Products and prices, in pence including VAT. This file is the only source of prices. */

export const PRICES_AS_OF = '2026-11-01'

/** Percent of VAT included in every price. 0 for an operator who is not registered for VAT. */
export const VAT_PERCENT = 20

/** Follows a price in a sentence: nothing for an operator who is not registered for VAT. */
export const withVat = VAT_PERCENT > 0 ? ', with VAT' : ''

/** Pence. A customer who adds the second will later pays the same in all. */
const [WILL, WILLS_FOR_TWO] = [8900, 13900]

type Row = {
  readonly id: string
  readonly name: string
  /** Pence. */
  readonly price: number
  /** What the customer gets, on the price list and where it is offered. */
  readonly for: string
  /** As a will or wills, as powers of attorney, as anything else beside a will, or on pages of its own. */
  readonly sold: 'as a will' | 'as powers' | 'beside a will' | 'apart'
  /** Made of a will that is paid for before it, or with it. */
  readonly ofAWill?: true
  /** Sent to an address that its customer gives. */
  readonly byPost?: true
}

export const products = [
  { id: 'will', name: 'Your will', price: WILL, for: 'The will, a signing guide and free changes', sold: 'as a will' },
  {
    id: 'mirror',
    name: 'Wills for you and your partner',
    price: WILLS_FOR_TWO,
    for: 'Your will, and a matching one your partner checks and confirms alone',
    sold: 'as a will',
  },
  {
    id: 'mirror-upgrade',
    name: 'A will for your partner',
    price: WILLS_FOR_TWO - WILL,
    for: 'Added to a will you have paid for: a matching one your partner checks and confirms alone',
    sold: 'as a will',
  },
  {
    id: 'check',
    name: 'Check my will',
    price: 4900,
    for: 'Questions about a will you already have, and a report on what may need doing',
    sold: 'apart',
  },
  {
    id: 'lpa',
    name: 'Lasting power of attorney',
    price: 7900,
    for: 'A sheet to copy onto the form, for money and property or for health and care',
    sold: 'as powers',
  },
  {
    id: 'lpa-both',
    name: 'Both lasting powers of attorney',
    price: 13900,
    for: 'A sheet for each form: one for money and property, one for health and care',
    sold: 'as powers',
  },
  {
    id: 'print',
    name: 'Bound print and post',
    price: 1500,
    for: 'Your will printed, bound and sent by tracked post',
    sold: 'beside a will',
    ofAWill: true,
    byPost: true,
  },
  {
    id: 'storage',
    name: 'A note of where your will is',
    price: 0,
    for: 'We keep a note of where your signed will is',
    sold: 'apart',
  },
] as const satisfies readonly Row[]

/** A product for one penny that tests the payment. It is in no price list and not sold in production. */
export const testProduct = {
  id: 'payment-test',
  name: 'A payment test',
  price: 1,
  for: 'Nothing is delivered',
  sold: 'apart',
} as const satisfies Row

export type ProductId = (typeof products)[number]['id']
/** What an order can hold. */
export type OrderItem = ProductId | typeof testProduct.id
export type Product = Row & { readonly id: OrderItem }

/** Fees charged by the government, each a figure of law. They are shown beside a price and never included in it. */
export const governmentFees = [
  {
    id: 'lpa-registration',
    name: 'Registering each power of attorney with the Office of the Public Guardian',
    figure: 'lpa-registration-fee',
    note: 'Half if your income is low',
  },
  {
    id: 'will-deposit',
    name: 'Storing your will with the Probate Service',
    figure: 'will-deposit-fee',
    note: 'Only if you choose to',
  },
] as const

const all: readonly Product[] = [...products, testProduct]

export const productById = (id: OrderItem): Product => {
  const product = all.find((each) => each.id === id)
  if (!product) throw new Error(`There is no product ${id}`)
  return product
}

/** Whether a product is of no use without a will, so that it is neither left alone in a basket nor sold. */
export const isMadeOfWill = (id: OrderItem): boolean => productById(id).ofAWill === true

/** The products that are sent by post. */
export const posted: readonly ProductId[] = products.flatMap((each) => ('byPost' in each ? [each.id] : []))
export const isPosted = (id: string): boolean => posted.some((each) => each === id)

/** Whether a basket holds only one of these two: it has one product that is a will or wills, one of powers of attorney, and one to post. */
export const isInsteadOf = (one: OrderItem, other: OrderItem): boolean => {
  const { sold } = productById(one)
  if (one === other) return false
  if (isPosted(one) && isPosted(other)) return true
  return (sold === 'as a will' || sold === 'as powers') && productById(other).sold === sold
}

const place = (id: OrderItem): number => all.findIndex((each) => each.id === id)

/** A basket as it is read everywhere: the will first, then what goes with it. */
export const inOrder = <Item extends OrderItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => place(a) - place(b))

/** What a product costs today, in pence. */
export const priceOf = (id: OrderItem): number => productById(id).price

/** The total price of a basket, in pence: today, or at the prices that are given. */
export const totalOf = (ids: readonly OrderItem[], priceAt: (id: OrderItem) => number = priceOf): number =>
  ids.reduce((total, id) => total + priceAt(id), 0)

/** The VAT included in an amount, to the nearest penny. */
export const vatWithin = (pence: number, percent: number = VAT_PERCENT): number =>
  Math.round((pence * percent) / (100 + percent))
