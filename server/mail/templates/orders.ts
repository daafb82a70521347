import type { ToDo } from '#core/account/yours-to-do.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { productById, vatWithin } from '#core/catalogue/products.ts'
import { moneyBackAlone, moneyBackUntil, priceThen } from '#core/catalogue/refundability.ts'
import type { Language } from '#core/language.ts'
import { price } from '#core/text/money.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import { letter, ordersMails as mails, moneyBack, toDo } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

/** `on` is the day it was paid, in words. */
export type Receipt = Pick<Order, 'id' | 'items' | 'prices' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'> & {
  readonly on: string
}

const rowsOf = (receipt: Receipt, language: Language | undefined): [string, string][] => {
  const { id, items, listPrice, total, vatPercent, promoCode } = receipt
  return [
    ...items.map((item): [string, string] => {
      const cost = priceThen(receipt, item)
      return [productById(item).name, cost === 0 ? letter(language).free : cost === undefined ? '' : price(cost)]
    }),
    ...(promoCode === undefined
      ? []
      : ([[letter(language).code(promoCode), `−${price(listPrice - total)}`]] satisfies [string, string][])),
    [letter(language).total, price(total)],
    ...(vatPercent > 0
      ? ([[mails(language).includesVatAt(vatPercent), price(vatWithin(total, vatPercent))]] satisfies [
          string,
          string,
        ][])
      : []),
    [letter(language).order, String(id)],
  ]
}

export const receiptMail = (to: Recipient, receipt: Receipt): MailContent => {
  const until = moneyBackUntil(receipt.items, moneyBack(to.language))
  return letterTo(to, mails(to.language).yourReceiptFrom, [
    receipt.total > 0
      ? mails(to.language).thankYouThis(price(receipt.total), receipt.on)
      : mails(to.language).thankYouThisIs(receipt.on),
    { rows: rowsOf(receipt, to.language) },
    ...(until !== undefined && receipt.total > 0
      ? [
          [until, ...moneyBackAlone(receipt.items, moneyBack(to.language)), mails(to.language).theRefundButtons].join(
            ' ',
          ),
        ]
      : []),
    ...(receipt.items.includes('print') ? [mails(to.language).yoursToDo(toDo(to.language).names.print)] : []),
    mails(to.language).keepThisEmail,
  ])
}

const whyBack = (language: Language | undefined): Record<RefundReason, string> => ({
  asked: mails(language).youAskedFor,
  duplicate: mails(language).youHadAlready,
  'wrong-amount': mails(language).theAmountTaken,
  'code-used-up': mails(language).whenYourPayment,
  'will-returned': mails(language).itWasFor,
  operator: mails(language).weLookedAt,
  provider: mails(language).theCompanyThat,
})

/** `total` is in pence. */
export type RefundNotice = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = (to: Recipient, { order, total, reason }: RefundNotice): MailContent =>
  letterTo(to, mails(to.language).yourMoneyIs, [
    mails(to.language).weHaveRefunded(whyBack(to.language)[reason], price(total), order),
    mails(to.language).itCanTake,
  ])

export type ItemRefundNotice = Pick<ItemRefund, 'item' | 'pence' | 'why'> & { readonly order: number }

export const itemRefundMail = (to: Recipient, { order, item, pence, why }: ItemRefundNotice): MailContent =>
  letterTo(to, mails(to.language).someOfYour, [
    mails(to.language).weHaveRefundedOf(
      why === 'asked' ? mails(to.language).youAskedFor : mails(to.language).weLookedAtYour,
      price(pence),
      order,
      productById(item).name,
    ),
    mails(to.language).youKeepThe,
  ])

/** `total` and `returned` are in pence. */
export type PartRefundNotice = { readonly order: number; readonly total: number; readonly returned: number }

export const partRefundMail = (to: Recipient, { order, total, returned }: PartRefundNotice): MailContent =>
  letterTo(to, mails(to.language).someOfYour, [
    mails(to.language).weHaveRefundedOfThe(price(returned), price(total), order),
    mails(to.language).youKeepWhat,
  ])

/** The customer's bank questions a payment, and decides: for us, or for the customer. */
export type DisputeNews = 'opened' | 'won' | 'lost'

type DisputeNotice = { readonly order: number; readonly total: number; readonly news: DisputeNews }

const disputeWords = (
  payment: string,
  language: Language | undefined,
): Record<DisputeNews, { readonly subject: string; readonly say: readonly string[] }> => ({
  opened: {
    subject: mails(language).yourBankHas,
    say: [
      mails(language).yourBankHasTold(payment),
      mails(language).untilThenYou,
      mails(language).ifYouDid,
      mails(language).aWillThat,
    ],
  },
  won: {
    subject: mails(language).youCanUse,
    say: [mails(language).yourBankHasDecided(payment), mails(language).youDoNot],
  },
  lost: {
    subject: mails(language).yourBankHasReturned,
    say: [mails(language).yourBankHasSent(payment), mails(language).yourAnswersAre, mails(language).ifThisIs],
  },
})

export const disputeMail = (to: Recipient, { order, total, news }: DisputeNotice): MailContent => {
  const { subject, say } = disputeWords(mails(to.language).yourPaymentOf(price(total), order), to.language)[news]
  return letterTo(to, subject, say)
}

const partnersWords = (language: Language | undefined): Record<DisputeNews, string> => ({
  opened: mails(language).aBankIs,
  won: mails(language).theBankHas,
  lost: mails(language).aBankHas,
})

/** To the partner of a couple, when the money for both wills went back without a dispute. It does not say who asked for it. */
export const partnersRefundMail = (to: Recipient): MailContent =>
  letterTo(to, mails(to.language).thePaymentFor, [
    mails(to.language).thePaymentForYour,
    mails(to.language).youDoNotHave,
  ])

/** To the partner of a couple, whose will the other paid for. */
export const partnersDisputeMail = (to: Recipient, news: DisputeNews): MailContent =>
  letterTo(to, news === 'won' ? mails(to.language).youCanDownload : mails(to.language).youCannotDownload, [
    partnersWords(to.language)[news],
    mails(to.language).youDoNotHave,
  ])

/** What was agreed to before a download, where it lasts (CCR 2013 regs 16 and 37). Wording awaits review by a solicitor. */
export const downloadConsentMail = (to: Recipient, on: string): MailContent =>
  letterTo(to, mails(to.language).whatYouAgreed, [
    mails(to.language).onYouAsked(on),
    mails(to.language).untilYouDownload,
  ])

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = (to: Recipient, baseUrl: string, left: readonly ToDo[]): MailContent =>
  letterTo(to, mails(to.language).yourWillIs, [
    mails(to.language).yourDocumentsAre,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails(to.language).goToYour },
    mails(to.language).yoursToDoIn,
    { rows: left.map((what, at) => [`${at + 1}`, toDo(to.language).names[what]]) },
    mails(to.language).yourWillCounts,
    // Wills Act 1837 s.15.
    mails(to.language).chooseWitnessesWho,
  ])
