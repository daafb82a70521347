import { brand } from '#core/brand.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { productById, vatWithin } from '#core/catalogue/products.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { MailContent, Recipient } from '../template.ts'

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

export const receiptMail = ({ name, email }: Recipient, receipt: Receipt): MailContent => {
  const until = moneyBackUntil(receipt.items)
  return {
    to: email,
    subject: `Your receipt from ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Thank you. This is your receipt for ${price(receipt.total)}, of ${receipt.on}.` },
      { rows: rowsOf(receipt) },
      ...(until !== undefined && receipt.total > 0
        ? [{ say: `${until} The button for it is on your account page.` }]
        : []),
      ...(receipt.items.includes('print')
        ? [{ say: 'Tell us on your documents page where to post your bound will. We print it once we know.' }]
        : []),
      { say: 'Keep this mail as your receipt. If something about it is wrong, answer it.' },
    ],
  }
}

const whyBack: Record<RefundReason, string> = {
  asked: 'You asked for your money back.',
  duplicate: 'You had paid for the same thing before, so this payment was one too many.',
  'wrong-amount': 'The amount that was taken was not the price you were shown.',
  'code-used-up':
    'When your payment came, the code had been used as often as it can be. Nothing you wrote is lost, and you can order again without it.',
  provider: 'The payment was given back by those who carry out our payments.',
}

/** `total` is in pence. */
export type RefundNotice = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = ({ name, email }: Recipient, { order, total, reason }: RefundNotice): MailContent => ({
  to: email,
  subject: `Your money is on its way back from ${brand.name}`,
  greets: name,
  blocks: [
    { say: `${whyBack[reason]} We have returned ${price(total)} for order ${order}.` },
    { say: 'It can take up to ten days until your bank shows it.' },
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
    { say: `We have returned ${price(returned)} of the ${price(total)} you paid for order ${order}.` },
    { say: 'What you bought stays yours. It can take up to ten days until your bank shows the money.' },
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
      `Your bank has told us that ${payment} is being questioned, and holds the money until that is settled. This can take some weeks.`,
      'Until then, what you bought is closed. Everything you wrote is kept, and you can go on changing it.',
      'If you did not mean to question the payment, tell your bank, and answer this mail. If you asked for your money back, you need not do anything.',
      'A will that you have signed stays as good as it is.',
    ],
  }),
  won: (payment) => ({
    subject: 'What you bought is open again',
    say: [
      `Your bank has settled the question about ${payment}. What you bought is open again, as it was before.`,
      'You need not do anything. We are sorry for the wait.',
    ],
  }),
  lost: (payment) => ({
    subject: 'Your bank has given your money back',
    say: [
      `Your bank has returned the money of ${payment}. What you bought with it is closed.`,
      'Everything you wrote is kept, and you can order again whenever you like. A will that you have signed stays as good as it is.',
      'If this is a mistake, answer this mail, and we will put it right together.',
    ],
  }),
}

export const disputeMail = ({ name, email }: Recipient, { order, total, news }: DisputeNotice): MailContent => {
  const { subject, say } = disputeWords[news](`your payment of ${price(total)} for order ${order}`)
  return { to: email, subject, greets: name, blocks: say.map((words) => ({ say: words })) }
}

const partnersWords: Record<DisputeNews, string> = {
  opened:
    'The payment for your will is being questioned by a bank. Until that is settled your documents are closed. Everything you wrote is kept, and you can go on changing it.',
  won: 'The question about the payment for your will is settled. Your documents are open again, as they were before.',
  lost: 'The payment for your will has been returned by a bank, so your documents are closed. Everything you wrote is kept, and you can pay for your will yourself whenever you like.',
}

/** To the partner of a couple, when the money for both wills went back without a dispute. It does not say who asked for it. */
export const partnersRefundMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: 'The payment for your will was returned',
  greets: name,
  blocks: [
    {
      say: 'The payment for your will has been returned, so it is not paid for any more, and your documents are closed. Everything you wrote is kept, and you can pay for your will yourself whenever you like.',
    },
    { say: 'You need not do anything. A will that you have signed stays as good as it is.' },
  ],
})

/** To the partner of a couple, whose will the other paid for. */
export const partnersDisputeMail = ({ name, email }: Recipient, news: DisputeNews): MailContent => ({
  to: email,
  subject: news === 'won' ? 'Your documents are open again' : 'Your documents are closed',
  greets: name,
  blocks: [
    { say: partnersWords[news] },
    { say: 'You need not do anything. A will that you have signed stays as good as it is.' },
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
      say: 'Until you download something you can still have all your money back. The button for it is on your account page.',
    },
  ],
})

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'Your will is ready to print',
  greets: name,
  blocks: [
    { say: 'Your documents are ready. Log in to download them.' },
    { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
    { say: 'Your will counts only once you have signed it in front of two witnesses, both there at the same time.' },
    // Wills Act 1837 s.15.
    {
      say: 'Choose witnesses who inherit nothing under it, and whose husband, wife or civil partner inherits nothing. Otherwise that gift is lost.',
    },
  ],
})
