import { brand } from '#core/brand.ts'
import { price } from '#core/formats/amounts.ts'
import { type OrderItem, productById } from '#core/products.ts'
import type { Mail } from '../../outside/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** `total` is in pence, with VAT; `on` is the day it was paid, in words. */
export type Receipt = {
  readonly reference: string
  readonly items: readonly OrderItem[]
  readonly total: number
  readonly on: string
}

export const receiptMail = ({ name, email }: Addressee, { reference, items, total, on }: Receipt): Mail =>
  mailOf(email, {
    subject: `Your receipt from ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Thank you. We have your payment of ${price(total)}, made on ${on}.` },
      {
        rows: [
          ...items.map(productById).map((item) => [item.name, price(item.price)] as const),
          ['Total, with VAT', price(total)],
          ['Order', reference],
        ],
      },
      { say: 'Keep this mail as your receipt. If something about it is wrong, answer it.' },
    ],
  })
