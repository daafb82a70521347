import { nameOfToDo, type ToDo } from '#core/account/yours-to-do.ts'
import { brand } from '#core/brand.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { productById, vatWithin } from '#core/catalogue/products.ts'
import { moneyBackAlone, moneyBackUntil } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { MailContent, Recipient } from '../template.ts'

/** `on` is the day it was paid, in words. */
export type Receipt = Pick<Order, 'id' | 'items' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'> & {
  readonly on: string
}

const rowsOf = ({ id, items, listPrice, total, vatPercent, promoCode }: Receipt): [string, string][] => [
  ...items.map(productById).map((item): [string, string] => [item.name, item.price > 0 ? price(item.price) : 'Free']),
  ...(promoCode === undefined
    ? []
    : ([[`Code ${promoCode}`, `−${price(listPrice - total)}`]] satisfies [string, string][])),
  ['Total', price(total)],
  ...(vatPercent > 0
    ? ([[`Includes VAT at ${vatPercent}%`, price(vatWithin(total, vatPercent))]] satisfies [string, string][])
    : []),
  ['Order', String(id)],
]

export const receiptMail = ({ name, email }: Recipient, receipt: Receipt): MailContent => {
  const until = moneyBackUntil(receipt.items)
  return {
    to: email,
    subject: `Your receipt from ${brand.name}`,
    greets: name,
    blocks: [
      {
        say:
          receipt.total > 0
            ? `Thank you. This is your receipt for ${price(receipt.total)}, paid on ${receipt.on}.`
            : `Thank you. This is your receipt of ${receipt.on}. There was nothing to pay.`,
      },
      { rows: rowsOf(receipt) },
      ...(until !== undefined && receipt.total > 0
        ? [{ say: [until, ...moneyBackAlone(receipt.items), 'Use the refund buttons on your account page.'].join(' ') }]
        : []),
      ...(receipt.items.includes('print')
        ? [{ say: `Yours to do, on your documents page: ${nameOfToDo.print}. We print it once we know.` }]
        : []),
      { say: 'Keep this email as your receipt. If anything is wrong, reply to it.' },
    ],
  }
}

const whyBack: Record<RefundReason, string> = {
  asked: 'You asked for a refund.',
  duplicate: 'You had already paid for this.',
  'wrong-amount': 'The amount taken was not the price we showed you.',
  'code-used-up':
    'When your payment came, your code had been used up. Your answers are safe, and you can order again without it.',
  'will-returned': 'It was for your partner’s will, and your own will is no longer paid for.',
  operator: 'We looked at your order and decided to refund it.',
  provider: 'The company that takes our payments sent this one back.',
}

/** `total` is in pence. */
export type RefundNotice = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = ({ name, email }: Recipient, { order, total, reason }: RefundNotice): MailContent => ({
  to: email,
  subject: `Your money is on its way back from ${brand.name}`,
  greets: name,
  blocks: [
    { say: `${whyBack[reason]} We have refunded ${price(total)} for order ${order}.` },
    { say: 'It can take up to 10 days to reach your bank.' },
  ],
})

export type ItemRefundNotice = Pick<ItemRefund, 'item' | 'pence' | 'why'> & { readonly order: number }

export const itemRefundMail = (
  { name, email }: Recipient,
  { order, item, pence, why }: ItemRefundNotice,
): MailContent => ({
  to: email,
  subject: `Some of your money is on its way back from ${brand.name}`,
  greets: name,
  blocks: [
    {
      say: `${why === 'asked' ? 'You asked for a refund.' : 'We looked at your order and decided to refund a part of it.'} We have refunded ${price(pence)} of order ${order}, for: ${productById(item).name}.`,
    },
    { say: 'You keep the rest of the order. It can take up to 10 days for the money to reach your bank.' },
  ],
})

/** `total` and `returned` are in pence. */
export type PartRefundNotice = { readonly order: number; readonly total: number; readonly returned: number }

export const partRefundMail = (
  { name, email }: Recipient,
  { order, total, returned }: PartRefundNotice,
): MailContent => ({
  to: email,
  subject: `Some of your money is on its way back from ${brand.name}`,
  greets: name,
  blocks: [
    { say: `We have refunded ${price(returned)} of the ${price(total)} you paid for order ${order}.` },
    { say: 'You keep what you bought. It can take up to 10 days for the money to reach your bank.' },
  ],
})

/** The customer's bank questions a payment, and decides: for us, or for the customer. */
export type DisputeNews = 'opened' | 'won' | 'lost'

type DisputeNotice = { readonly order: number; readonly total: number; readonly news: DisputeNews }

const disputeWords: Record<
  DisputeNews,
  (payment: string) => { readonly subject: string; readonly say: readonly string[] }
> = {
  opened: (payment) => ({
    subject: 'Your bank has a question about your payment',
    say: [
      `Your bank has told us that ${payment} is being questioned. It is holding the money until it decides. This can take some weeks.`,
      'Until then you cannot use what you bought. Your answers are safe, and you can still change them.',
      'If you did not mean to question the payment, tell your bank, and reply to this email. If you asked for your money back, you do not have to do anything.',
      'A will that you have signed still counts.',
    ],
  }),
  won: (payment) => ({
    subject: 'You can use what you bought again',
    say: [
      `Your bank has decided about ${payment}. You can use what you bought again, as it was before.`,
      'You do not have to do anything. We are sorry for the wait.',
    ],
  }),
  lost: (payment) => ({
    subject: 'Your bank has returned your money',
    say: [
      `Your bank has sent ${payment} back to you. You can no longer use what you bought with it.`,
      'Your answers are safe, and you can order again at any time. A will that you have signed still counts.',
      'If this is a mistake, reply to this email, and we will put it right together.',
    ],
  }),
}

export const disputeMail = ({ name, email }: Recipient, { order, total, news }: DisputeNotice): MailContent => {
  const { subject, say } = disputeWords[news](`your payment of ${price(total)} for order ${order}`)
  return { to: email, subject, greets: name, blocks: say.map((words) => ({ say: words })) }
}

const partnersWords: Record<DisputeNews, string> = {
  opened:
    'A bank is looking into the payment for your will. Until it decides, you cannot download your documents. Your answers are safe, and you can still change them.',
  won: 'The bank has decided about the payment for your will. You can download your documents again, as before.',
  lost: 'A bank has returned the payment for your will, so you cannot download your documents. Your answers are safe, and you can pay for your will yourself at any time.',
}

/** To the partner of a couple, when the money for both wills went back without a dispute. It does not say who asked for it. */
export const partnersRefundMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: 'The payment for your will was refunded',
  greets: name,
  blocks: [
    {
      say: 'The payment for your will was refunded. It is no longer paid for, so you cannot download your documents. Your answers are safe, and you can pay for your will yourself at any time.',
    },
    { say: 'You do not have to do anything. A will that you have signed still counts.' },
  ],
})

/** To the partner of a couple, whose will the other paid for. */
export const partnersDisputeMail = ({ name, email }: Recipient, news: DisputeNews): MailContent => ({
  to: email,
  subject: news === 'won' ? 'You can download your documents again' : 'You cannot download your documents now',
  greets: name,
  blocks: [
    { say: partnersWords[news] },
    { say: 'You do not have to do anything. A will that you have signed still counts.' },
  ],
})

/** What was agreed to before a download, where it lasts (CCR 2013 regs 16 and 37). Wording awaits review by a solicitor. */
export const downloadConsentMail = ({ name, email }: Recipient, on: string): MailContent => ({
  to: email,
  subject: 'What you agreed to before your first download',
  greets: name,
  blocks: [
    {
      say: `On ${on} you asked us to give you your documents at once, within the 14 days in which you could change your mind. You also said you understand that once you have downloaded them you can no longer cancel for that reason.`,
    },
    {
      say: 'Until you download something you can still have all your money back. Use the refund button on your account page.',
    },
  ],
})

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = (
  { name, email }: Recipient,
  baseUrl: string,
  toDo: readonly ToDo[],
): MailContent => ({
  to: email,
  subject: 'Your will is ready to print',
  greets: name,
  blocks: [
    { say: 'Your documents are ready. Log in to download them.' },
    { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
    { say: 'Yours to do, in this order:' },
    { rows: toDo.map((what, at) => [`${at + 1}`, nameOfToDo[what]]) },
    { say: 'Your will counts only once you have signed it in front of two witnesses, both there at the same time.' },
    // Wills Act 1837 s.15.
    {
      say: 'Choose witnesses who get nothing from your will, and whose husband, wife or civil partner gets nothing. Otherwise that gift is lost.',
    },
  ],
})
