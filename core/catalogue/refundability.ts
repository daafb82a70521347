import { moneyBack } from '#words/en/money-back.ts'
import { listedOr } from '../text/names.ts'
import { includes } from '../will/questions.ts'
import type { OrderState, RefundReason } from './order.ts'
import { type OrderItem, type ProductId, priceOf, products, totalOf } from './products.ts'
import { type Reduction, sumOf } from './promo.ts'

/** The table of one language. */
type Words = typeof moneyBack

/** What can be handed over of an order, or begun so that it cannot be taken back. */
export const deliveries = [
  'documents',
  'power of attorney',
  'partner documents',
  'findings',
  'expert review',
  'print',
] as const
export type Delivery = (typeof deliveries)[number]

/** Why the money of an order stays: what was delivered, or a will that it paid for and that a former partner keeps. */
export const keptFor = [...deliveries, 'former partner'] as const
export type KeptFor = (typeof keptFor)[number]

type Paid = {
  readonly state: OrderState
  readonly refundReason: RefundReason | undefined
  /** Pence. */
  readonly total: number
  readonly sentBack?: number
}

/**
 * Whether the customer can have the money of an order back without asking us: it was paid, none of it is on its way back, and
 * nothing keeps it. The only rule on this.
 */
export const isRefundable = (order: Paid, kept: readonly KeptFor[]): boolean => isKept(order) && kept.length === 0

/** The first reason that keeps a paid order from being refunded with a button. */
export const whyNotRefundable = (order: Paid, kept: readonly KeptFor[]): KeptFor | undefined =>
  isKept(order) ? keptFor.find((each) => kept.includes(each)) : undefined

type Added = Omit<Paid, 'total'> & { readonly items: readonly OrderItem[] }
/** `ended` is the moment, once there is one. */
type Pair = { readonly partnerId: number | undefined; readonly ended: object | undefined }

/** What a pair gave to the partner stays theirs once the pair has ended. Nobody has it where the partner never came, or has gone. */
export const isFormerPartners = (pair: Pair | undefined): boolean =>
  pair?.ended !== undefined && pair.partnerId !== undefined

/**
 * Whether this is the order of a partner's will that was added to a will, and is of one piece with it: its money is kept, and the
 * two wills are a pair. One that the bank deals with is not.
 */
export const isAddedLater = ({ items, state, refundReason }: Added, pair: Pair | undefined): boolean =>
  includes(items, 'mirror-upgrade') && state === 'paid' && refundReason === undefined && !isFormerPartners(pair)

/** Whether a partner's will that was added later goes back by itself when the will it was added to is no longer paid for. */
export const goesBackWithWill = (pair: Pair | undefined, delivered: readonly Delivery[]): boolean =>
  !isFormerPartners(pair) && delivered.length === 0

/** Whether the money of an order is here to send back. */
export const isKept = ({ state, refundReason, total, sentBack = 0 }: Paid): boolean =>
  state === 'paid' && refundReason === undefined && total > 0 && sentBack === 0

type Terms = {
  /** What delivers it: handed over, made from the customer's own answers and taken; or another's by now. Nothing else keeps its money. */
  readonly deliveredBy: readonly KeptFor[]
  /** Where its money can go back while the rest of its order is kept: the row that says until when. */
  readonly alone?: keyof Words['alone']
}

/** What delivers each product. Every promise about money back follows from it. */
const terms: Readonly<Record<OrderItem, Terms>> = {
  will: { deliveredBy: ['documents'] },
  mirror: { deliveredBy: ['documents', 'partner documents', 'former partner'] },
  'mirror-upgrade': { deliveredBy: ['partner documents', 'former partner'] },
  lpa: { deliveredBy: ['power of attorney'], alone: 'lpa' },
  'lpa-both': { deliveredBy: ['power of attorney'], alone: 'lpa-both' },
  check: { deliveredBy: ['findings', 'expert review'] },
  print: { deliveredBy: ['print'], alone: 'print' },
  storage: { deliveredBy: [] },
  'payment-test': { deliveredBy: [] },
}

/** What downloading a document delivers. A document that no row names is made for the will. */
const documentsApart: ReadonlyMap<string, Delivery | undefined> = new Map([
  // The same for everyone: nobody has made anything yet.
  ['lpa-guide', undefined],
  ['lpa-financial', 'power of attorney'],
  ['lpa-health', 'power of attorney'],
  ['lpa-form-financial', 'power of attorney'],
  ['lpa-form-health', 'power of attorney'],
  ['will-check', 'findings'],
])

/** What downloading a document delivers, by its id in the list of documents. Undefined where it delivers nothing. */
export const deliveredWith = (document: string): Delivery | undefined =>
  documentsApart.has(document) ? documentsApart.get(document) : 'documents'

/** The products that something delivers. */
export const productsDeliveredBy = (what: Delivery): ProductId[] =>
  products.flatMap(({ id }) => (includes(terms[id].deliveredBy, what) ? [id] : []))

/** Whether the rest of an order is of use without this product. */
export const canGoAlone = (item: OrderItem): boolean => terms[item].alone !== undefined

/**
 * Why a product of an order cannot go back alone at a press of a button. Undefined when it can.
 * @param isApart A former partner keeps the other will of the order.
 */
export const whyNotAlone = (
  item: OrderItem,
  delivered: readonly Delivery[],
  isApart = false,
): KeptFor | 'not alone' | undefined => {
  const { deliveredBy, alone } = terms[item]
  if (alone === undefined && !(isApart && item === 'will')) return 'not alone'
  return deliveredBy.find((each) => includes(delivered, each))
}

type Ordered = {
  readonly items: readonly OrderItem[]
  /** Pence for each item. Undefined in an order from before they were kept. */
  readonly prices?: readonly number[] | undefined
  /** Pence in all, before a promo code. */
  readonly listPrice: number
}

/** What an item of an order cost on its day, in pence. Undefined where it was not kept, and the prices have changed since. */
export const priceThen = ({ items, prices, listPrice }: Ordered, item: OrderItem): number | undefined => {
  if (prices) return prices[items.indexOf(item)]
  return totalOf(items) === listPrice ? priceOf(item) : undefined
}

type Priced = Pick<Paid, 'total'> & Ordered

const twoWills = ['will', 'mirror-upgrade'] as const

/**
 * An order of the wills of a couple as one of two wills, each with its price: the buyer's own can go back while the other is kept.
 * What reduced the wills of a couple reduces both, and nothing else of it does.
 */
export const asTwoWills = <Order extends Ordered, Code extends Reduction | undefined>(order: Order, promo: Code) => {
  const at = order.items.indexOf('mirror')
  if (at === -1) return { order, promo }
  const [both, partners] = [order.prices?.[at] ?? 0, priceOf('mirror-upgrade')]
  const reduced = promo?.products?.flatMap((id) => (id === 'mirror' ? twoWills : includes(twoWills, id) ? [] : id))
  return {
    order: {
      ...order,
      items: order.items.toSpliced(at, 1, ...twoWills),
      prices: order.prices?.toSpliced(at, 1, both - partners, partners),
    },
    promo: promo && { ...promo, products: reduced },
  }
}

/**
 * What goes back for one product of an order, in pence: what the customer would not have paid without it. `gone` are the
 * products that went back before it, `promo` what reduced the price. Undefined when nobody can tell what it cost, and when
 * nothing that was paid for would be left: then the whole order goes back.
 */
export const priceOfItem = (
  order: Priced,
  item: OrderItem,
  { gone = [], promo }: { readonly gone?: readonly OrderItem[]; readonly promo?: Reduction | undefined },
): number | undefined => {
  const { items, listPrice, total } = order
  const priceAt = (each: OrderItem) => priceThen(order, each) ?? Number.NaN
  if (totalOf(items, priceAt) !== listPrice || sumOf(items, promo, priceAt).total !== total) return undefined
  const kept = items.filter((each) => !includes(gone, each))
  const left = kept.filter((each) => each !== item)
  if (!includes(kept, item) || totalOf(left, priceAt) === 0) return undefined
  const back = sumOf(kept, promo, priceAt).total - sumOf(left, promo, priceAt).total
  return back > 0 ? back : undefined
}

/** How each delivery is said after "until". A sheet is a document: where documents are said, it needs no words of its own. */
const endsWith: readonly {
  readonly on: readonly KeptFor[]
  readonly of?: OrderItem
  readonly says: keyof Words['until']
}[] = [
  { on: ['documents', 'partner documents', 'power of attorney'], of: 'mirror', says: 'both' },
  { on: ['documents', 'power of attorney'], of: 'will', says: 'documents' },
  { on: ['partner documents'], says: 'partner' },
  { on: ['former partner'], says: 'unlinked' },
  { on: ['power of attorney'], of: 'lpa', says: 'sheet' },
  { on: ['power of attorney'], of: 'lpa-both', says: 'sheets' },
  { on: ['findings'], says: 'findings' },
  { on: ['expert review'], says: 'review' },
  { on: ['print'], says: 'print' },
]

/**
 * Until when the money of an order goes back with a button: the first delivery of any of its products ends it. Undefined for what
 * is delivered at once or costs nothing.
 */
export const moneyBackUntil = (items: readonly OrderItem[], words: Words = moneyBack): string | undefined => {
  const open = new Set(items.flatMap((item) => terms[item].deliveredBy))
  const until: string[] = []
  for (const { on, of, says } of endsWith) {
    if ((of !== undefined && !includes(items, of)) || !on.some((each) => open.has(each))) continue
    until.push(words.until[says])
    for (const each of on) open.delete(each)
  }
  return until.length === 0 ? undefined : words.allUntil(listedOr.format(until))
}

/** Until when the money of single products of an order goes back, where the order has others. */
export const moneyBackAlone = (items: readonly OrderItem[], words: Words = moneyBack): string[] => {
  const alone = items.flatMap((item) => terms[item].alone ?? [])
  if (alone.length === 0 || totalOf(items.filter((item) => !canGoAlone(item))) === 0) return []
  return [words.aloneUntil(alone.map((each) => words.alone[each]).reduce(words.andFor))]
}

/** Why the button is gone, and what can still be done. */
export const refundRefusal = (why: KeptFor): string => moneyBack.refusal(moneyBack.delivered[why])
