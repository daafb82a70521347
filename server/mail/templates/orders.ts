import type { ToDo } from '#core/account/yours-to-do.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { productById, vatWithin } from '#core/catalogue/products.ts'
import { moneyBackAlone, moneyBackUntil } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { toDo } from '#words/en/documents.ts'
import { ordersMails as mails } from '#words/en/mails.ts'
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
    ? ([[mails.includesVatAt(vatPercent), price(vatWithin(total, vatPercent))]] satisfies [string, string][])
    : []),
  ['Order', String(id)],
]

export const receiptMail = ({ name, email }: Recipient, receipt: Receipt): MailContent => {
  const until = moneyBackUntil(receipt.items)
  return {
    to: email,
    subject: mails.yourReceiptFrom,
    greets: name,
    blocks: [
      receipt.total > 0 ? mails.thankYouThis(price(receipt.total), receipt.on) : mails.thankYouThisIs(receipt.on),
      { rows: rowsOf(receipt) },
      ...(until !== undefined && receipt.total > 0
        ? [[until, ...moneyBackAlone(receipt.items), mails.theRefundButtons].join(' ')]
        : []),
      ...(receipt.items.includes('print') ? [mails.yoursToDo(toDo.names.print)] : []),
      mails.keepThisEmail,
    ],
  }
}

const whyBack: Record<RefundReason, string> = {
  asked: mails.youAskedFor,
  duplicate: mails.youHadAlready,
  'wrong-amount': mails.theAmountTaken,
  'code-used-up': mails.whenYourPayment,
  'will-returned': mails.itWasFor,
  operator: mails.weLookedAt,
  provider: mails.theCompanyThat,
}

/** `total` is in pence. */
export type RefundNotice = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = ({ name, email }: Recipient, { order, total, reason }: RefundNotice): MailContent => ({
  to: email,
  subject: mails.yourMoneyIs,
  greets: name,
  blocks: [mails.weHaveRefunded(whyBack[reason], price(total), order), mails.itCanTake],
})

export type ItemRefundNotice = Pick<ItemRefund, 'item' | 'pence' | 'why'> & { readonly order: number }

export const itemRefundMail = (
  { name, email }: Recipient,
  { order, item, pence, why }: ItemRefundNotice,
): MailContent => ({
  to: email,
  subject: mails.someOfYour,
  greets: name,
  blocks: [
    mails.weHaveRefundedOf(
      why === 'asked' ? mails.youAskedFor : mails.weLookedAtYour,
      price(pence),
      order,
      productById(item).name,
    ),
    mails.youKeepThe,
  ],
})

/** `total` and `returned` are in pence. */
export type PartRefundNotice = { readonly order: number; readonly total: number; readonly returned: number }

export const partRefundMail = (
  { name, email }: Recipient,
  { order, total, returned }: PartRefundNotice,
): MailContent => ({
  to: email,
  subject: mails.someOfYour,
  greets: name,
  blocks: [mails.weHaveRefundedOfThe(price(returned), price(total), order), mails.youKeepWhat],
})

/** The customer's bank questions a payment, and decides: for us, or for the customer. */
export type DisputeNews = 'opened' | 'won' | 'lost'

type DisputeNotice = { readonly order: number; readonly total: number; readonly news: DisputeNews }

const disputeWords: Record<
  DisputeNews,
  (payment: string) => { readonly subject: string; readonly say: readonly string[] }
> = {
  opened: (payment) => ({
    subject: mails.yourBankHas,
    say: [mails.yourBankHasTold(payment), mails.untilThenYou, mails.ifYouDid, mails.aWillThat],
  }),
  won: (payment) => ({ subject: mails.youCanUse, say: [mails.yourBankHasDecided(payment), mails.youDoNot] }),
  lost: (payment) => ({
    subject: mails.yourBankHasReturned,
    say: [mails.yourBankHasSent(payment), mails.yourAnswersAre, mails.ifThisIs],
  }),
}

export const disputeMail = ({ name, email }: Recipient, { order, total, news }: DisputeNotice): MailContent => {
  const { subject, say } = disputeWords[news](mails.yourPaymentOf(price(total), order))
  return { to: email, subject, greets: name, blocks: say }
}

const partnersWords: Record<DisputeNews, string> = {
  opened: mails.aBankIs,
  won: mails.theBankHas,
  lost: mails.aBankHas,
}

/** To the partner of a couple, when the money for both wills went back without a dispute. It does not say who asked for it. */
export const partnersRefundMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: mails.thePaymentFor,
  greets: name,
  blocks: [mails.thePaymentForYour, mails.youDoNotHave],
})

/** To the partner of a couple, whose will the other paid for. */
export const partnersDisputeMail = ({ name, email }: Recipient, news: DisputeNews): MailContent => ({
  to: email,
  subject: news === 'won' ? mails.youCanDownload : mails.youCannotDownload,
  greets: name,
  blocks: [partnersWords[news], mails.youDoNotHave],
})

/** What was agreed to before a download, where it lasts (CCR 2013 regs 16 and 37). Wording awaits review by a solicitor. */
export const downloadConsentMail = ({ name, email }: Recipient, on: string): MailContent => ({
  to: email,
  subject: mails.whatYouAgreed,
  greets: name,
  blocks: [mails.onYouAsked(on), mails.untilYouDownload],
})

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = (
  { name, email }: Recipient,
  baseUrl: string,
  left: readonly ToDo[],
): MailContent => ({
  to: email,
  subject: mails.yourWillIs,
  greets: name,
  blocks: [
    mails.yourDocumentsAre,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails.goToYour },
    mails.yoursToDoIn,
    { rows: left.map((what, at) => [`${at + 1}`, toDo.names[what]]) },
    mails.yourWillCounts,
    // Wills Act 1837 s.15.
    mails.chooseWitnessesWho,
  ],
})
