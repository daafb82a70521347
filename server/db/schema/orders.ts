import { orderStates, refundReasons } from '#core/catalogue/order.ts'
import { type OrderItem, products, testProduct } from '#core/catalogue/products.ts'
import type { Address } from '#core/will/schema.ts'
import {
  apart,
  as,
  json,
  keyId,
  listOf,
  moment,
  number,
  oneOf,
  optional,
  reference,
  sealedJson,
  sealedText,
  serial,
  table,
  text,
  time,
} from './columns.ts'

const items: readonly OrderItem[] = [testProduct.id, ...products.map(({ id }) => id)]

/** What was ordered and paid for, what follows from it, and what reduces it. */
export const orderTables = {
  orders: table(
    {
      id: reference,
      user_id: number,
      /** What the provider and the browser know the order by. */
      external_id: text,
      provider: text,
      items: listOf(items),
      /** Pence for each of them, on the day of the order. */
      prices: optional(json<readonly number[]>()),
      /** Pence, as advertised: before a promo code. */
      list_price: number,
      /** Pence to pay. */
      total: number,
      /** Percent of VAT inside, on the day of the order. */
      vat_percent: number,
      promo_code: optional(text),
      state: oneOf(orderStates),
      /** The provider's name for the payment page. */
      provider_ref: optional(text),
      /** The provider's name for the money that was taken. */
      payment_ref: optional(text),
      /** Set from the moment the money is to go back, until and after it has. */
      refund_reason: optional(oneOf(refundReasons)),
      created_at: time,
      decided_at: optional(time),
      /** Pence that the provider has given back of it, when that is not all. */
      returned: number,
      /**
       * Pence of a refund that the provider refused or a bank sent back: owed, until somebody pays them another way. Below nothing:
       * so many went back more than were paid.
       */
      sent_back: number,
      /** Pence that were paid back without the provider. */
      by_hand: number,
      /** Since when the bank questions the payment, and what was not refunded of it is closed; null once that is over. */
      disputed_at: optional(time),
    },
    { key: ['id'], anyAge: 'it is about money: the payment provider has it too', owner: 'user_id', inCopy: 'orders' },
  ),

  /** When an order came into each of its states, and why where that is not plain. */
  order_states: table(
    { id: apart(serial), order_id: apart(number), state: text, at: time, why: optional(text) },
    {
      key: ['id'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: { by: 'order_id', in: 'orders' },
    },
  ),

  /** What was handed over of an order, each kind once. */
  deliveries: table(
    { order_id: apart(number), what: text, at: time },
    {
      key: ['order_id', 'what'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: { by: 'order_id', in: 'orders' },
    },
  ),

  /** Products whose money goes back while the rest of their order is kept. */
  item_refunds: table(
    {
      order_id: number,
      item: text,
      pence: number,
      why: oneOf(['asked', 'operator'], 'asked'),
      asked_at: apart(time),
      /** When the provider had sent it back; null while it is owed. */
      done_at: optional(time),
    },
    {
      key: ['order_id', 'item'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: { by: 'order_id', in: 'orders' },
      inCopy: 'orders',
    },
  ),

  /** What a customer holds, and the order that gave it. */
  entitlements: table(
    {
      user_id: number,
      product: text,
      order_id: number,
      granted_at: time,
      revoked_at: optional(time),
    },
    {
      key: ['order_id', 'product'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: 'user_id',
      inCopy: 'orders',
    },
  ),

  /** The wills of a couple. By the order that paid for both; the row comes with the first that is said of them. */
  couples: table(
    {
      order_id: number,
      /** Who bought them. */
      user_id: as('buyerId', number),
      /** Who accepted the second will, and the order by which they hold it; null when that account is gone. */
      partner_id: optional(number),
      partner_order_id: optional(number),
      /** Of the link that works. With it go its end (milliseconds since 1970), when it was sent, and to whom. */
      token_hash: apart(optional(text)),
      expires_at: apart(optional(moment)),
      invited_at: apart(optional(time)),
      email: optional(sealedText('couples.email of order {order_id}')),
      data_key_id: optional(keyId),
      accepted_at: as('accepted', optional(time)),
      ended_at: as('ended', optional(time)),
    },
    {
      key: ['order_id'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: 'user_id',
      inCopy: 'pair',
      notRestored: ['token_hash', 'expires_at', 'invited_at', 'email', 'data_key_id'],
    },
  ),

  promo_codes: table(
    {
      code: text,
      /** 'percent' or 'pence', of which `amount` is the number. */
      kind: oneOf(['percent', 'pence'], 'pence'),
      amount: number,
      funder: text,
      starts_at: time,
      ends_at: optional(time),
      /** Orders, in all. */
      use_limit: optional(number),
      created_at: apart(time),
      scope: oneOf(['checkout', 'registration'], 'checkout'),
      /** The products that it reduces; null for the whole basket. */
      products: optional(listOf(products.map(({ id }) => id))),
      /** Orders of one customer. */
      person_limit: optional(number),
      /** Paid orders of accounts that have been deleted. */
      forgotten_uses: number,
    },
    { key: ['code'], anyAge: 'it is about money: the payment provider has it too' },
  ),

  /** What was agreed to before the first download of what an order gave. */
  download_consents: table(
    {
      order_id: number,
      user_id: number,
      /** The service may begin within the 14 days (CCR 2013 reg 36). */
      start_now_at: time,
      /** The right to cancel is lost with the download (CCR 2013 reg 37). */
      lose_right_at: time,
    },
    { key: ['order_id'], anyAge: 'it is about money: the payment provider has it too', owner: 'user_id' },
  ),

  sandbox_payments: table(
    {
      external_id: text,
      outcome: text,
      /** Milliseconds since 1970. */
      chosen_at: number,
    },
    { key: ['external_id'], anyAge: 'it is about money: the payment provider has it too' },
  ),

  /** The bound print that an order paid for, once its customer has said where it goes. */
  prints: table(
    {
      order_id: number,
      user_id: number,
      /** Of the will that is printed, as at the foot of its pages. */
      fingerprint: text,
      /** A postal address. */
      address: sealedJson<Address>('prints.address of order {order_id}'),
      data_key_id: keyId,
      asked_at: time,
      /** When the printer was given the pages and this address; null until then, and when the customer asks again. */
      shown_at: optional(time),
      sent_at: optional(time),
      /** What the post gave it for tracking. Absent where it was posted before that was asked for. */
      tracking: optional(text),
      /** When the customer was told that it is held, because the will has changed; null while it is not, and when they ask again. */
      held_told_at: optional(time),
    },
    {
      key: ['order_id'],
      anyAge: 'it is about money: the payment provider has it too',
      owner: 'user_id',
      inCopy: 'prints',
    },
  ),
}
