import { brand } from '#core/brand.ts'
import { productById, vatWithin } from '#core/catalogue/products.ts'
import { price } from '#core/text/amounts.ts'
import type { Mail } from '../../adapters/mailer.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** `on` is the day it was paid, in words. */
export type Receipt = Pick<Order, 'id' | 'items' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'> & {
  readonly on: string
}

const rowsOf = ({ id, items, listPrice, total, vatPercent, promoCode }: Receipt): [string, string][] => [
  ...items.map(productById).map((item): [string, string] => [item.name, price(item.price)]),
  ...(promoCode === undefined
    ? []
    : ([[`Code ${promoCode}`, `−${price(listPrice - total)}`]] satisfies [string, string][])),
  ['Total', price(total)],
  ...(vatPercent > 0
    ? ([[`VAT at ${vatPercent}% inside it`, price(vatWithin(total, vatPercent))]] satisfies [string, string][])
    : []),
  ['Order', String(id)],
]

export const receiptMail = ({ name, email }: Addressee, receipt: Receipt): Mail =>
  mailOf(email, {
    subject: `Your receipt from ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Thank you. This is your receipt for ${price(receipt.total)}, of ${receipt.on}.` },
      { rows: rowsOf(receipt) },
      {
        say: 'You can have all your money back until you first download your documents. The button for it is on your account page.',
      },
      { say: 'Keep this mail as your receipt. If something about it is wrong, answer it.' },
    ],
  })
