import { brand } from '#core/brand.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { price } from '#core/text/amounts.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

const whyBack: Record<RefundReason, string> = {
  asked: 'You asked for your money back.',
  duplicate: 'You had paid for the same thing before, so this payment was one too many.',
  'wrong-amount': 'The amount that was taken was not the price you were shown.',
  provider: 'The payment was given back by those who carry out our payments.',
}

/** `total` is in pence. */
export type Refund = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = ({ name, email }: Addressee, { order, total, reason }: Refund): Mail =>
  mailOf(email, {
    subject: `Your money is on its way back from ${brand.name}`,
    greets: name,
    blocks: [
      { say: `${whyBack[reason]} We have returned ${price(total)} for order ${order}.` },
      { say: 'It can take up to ten days until your bank shows it.' },
    ],
  })
