import type { ToDo } from '#core/account/yours-to-do.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { isPosted, vatWithin } from '#core/catalogue/products.ts'
import { moneyBackAlone, moneyBackUntil, priceThen } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import { type letter, ordersMails as mails, moneyBack, printsMails, productName, toDo } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient, type Says } from '../template.ts'

/** `on` is the day it was paid, in words. */
export type Receipt = Pick<Order, 'id' | 'items' | 'prices' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'> & {
  readonly on: string
}

type Words = ReturnType<typeof mails>

const rowsOf = (
  receipt: Receipt,
  language: Recipient['language'],
  words: Words,
  common: ReturnType<typeof letter>,
): (readonly [string, string])[] => {
  const { id, items, listPrice, total, vatPercent, promoCode } = receipt
  return [
    ...items.map((item) => {
      const cost = priceThen(receipt, item)
      return [productName(item, language), cost === 0 ? common.free : cost === undefined ? '' : price(cost)] as const
    }),
    ...(promoCode === undefined ? [] : [[common.code(promoCode), `−${price(listPrice - total)}`] as const]),
    [common.total, price(total)],
    ...(vatPercent > 0 ? [[words.includesVatAt(vatPercent), price(vatWithin(total, vatPercent))] as const] : []),
    [common.order, String(id)],
  ]
}

export const receiptMail = (to: Recipient, receipt: Receipt): MailContent => {
  const until = moneyBackUntil(receipt.items, moneyBack(to.language))
  return letterTo(to, mails, (words, common) => [
    words.yourReceiptFrom,
    receipt.total > 0 ? words.thankYouThis(price(receipt.total), receipt.on) : words.thankYouThisIs(receipt.on),
    { rows: rowsOf(receipt, to.language, words, common) },
    ...(until !== undefined && receipt.total > 0
      ? [[until, ...moneyBackAlone(receipt.items, moneyBack(to.language)), words.theRefundButtons].join(' ')]
      : []),
    ...(receipt.items.some(isPosted) ? [words.yoursToDo(toDo(to.language).names.print)] : []),
    words.keepThisEmail,
  ])
}

const whyBack = (words: Words): Record<RefundReason, string> => ({
  asked: words.youAskedFor,
  duplicate: words.youHadAlready,
  'wrong-amount': words.theAmountTaken,
  'code-used-up': words.whenYourPayment,
  'will-returned': words.itWasFor,
  operator: words.weLookedAt,
  provider: words.theCompanyThat,
})

/** `total` is in pence. */
export type RefundNotice = { readonly order: number; readonly total: number; readonly reason: RefundReason }

export const refundMail = (to: Recipient, { order, total, reason }: RefundNotice): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourMoneyIs,
    words.weHaveRefunded(whyBack(words)[reason], price(total), order),
    words.itCanTake,
  ])

export type ItemRefundNotice = Pick<ItemRefund, 'item' | 'pence' | 'why'> & { readonly order: number }

export const itemRefundMail = (to: Recipient, { order, item, pence, why }: ItemRefundNotice): MailContent =>
  letterTo(to, mails, (words) => [
    words.someOfYour,
    words.weHaveRefundedOf(
      why === 'asked' ? words.youAskedFor : words.weLookedAtYour,
      price(pence),
      order,
      productName(item, to.language),
    ),
    words.youKeepThe,
  ])

/** `total` and `returned` are in pence. `isKept`: what it was of stays theirs. */
export type PartRefundNotice = { order: number; total: number; returned: number; isKept: boolean }

export const partRefundMail = (to: Recipient, { order, total, returned, isKept }: PartRefundNotice): MailContent =>
  letterTo(to, mails, (words) => [
    words.someOfYour,
    words.weHaveRefundedOfThe(price(returned), price(total), order),
    isKept ? words.youKeepWhat : words.itCanTake,
  ])

/** `pence` of a refund cannot go the way it was paid. */
export const sentBackMail = (to: Recipient, { order, pence }: { order: number; pence: number }): MailContent =>
  letterTo(to, mails, (words) => [
    words.refundNotReached,
    words.refundNotPaid(price(pence), order),
    words.replyToBePaid,
  ])

/** The customer's bank questions a payment, also of money that has gone back (`refunded`), and decides: for us, or for the customer. */
export type DisputeNews = 'opened' | 'refunded' | 'won' | 'lost'
/** The partner of a couple has been told of a refund. */
export type PartnersNews = Exclude<DisputeNews, 'refunded'>

type DisputeNotice = { order: number; total: number; news: DisputeNews; returned?: number }

const disputeWords = (words: Words, payment: string, back: readonly string[]): Record<DisputeNews, Says> => ({
  opened: [words.yourBankHas, words.yourBankHasTold(payment), words.untilThenYou, words.ifYouDid, words.aWillThat],
  refunded: [words.yourBankHas, words.yourBankAsksAgain(payment), words.tellYourBank],
  won: [words.youCanUse, words.yourBankHasDecided(payment), ...back, words.youDoNot],
  lost: [words.yourBankHasReturned, words.yourBankHasSent(payment), words.yourAnswersAre, words.ifThisIs],
})

export const disputeMail = (to: Recipient, { order, total, news, returned = 0 }: DisputeNotice): MailContent =>
  letterTo(to, mails, (words) => {
    const back = returned > 0 ? [words.weHaveRefundedOfThe(price(returned), price(total), order)] : []
    return disputeWords(words, words.yourPaymentOf(price(total), order), back)[news]
  })

const partnersWords = (words: Words): Record<PartnersNews, string> => ({
  opened: words.aBankIs,
  won: words.theBankHas,
  lost: words.aBankHas,
})

/** To the partner of a couple, when the money for both wills went back without a dispute. It does not say who asked for it. */
export const partnersRefundMail = (to: Recipient): MailContent =>
  letterTo(to, mails, (words) => [words.thePaymentFor, words.thePaymentForYour, words.youDoNotHave])

/** To the partner of a couple, whose will the other paid for. */
export const partnersDisputeMail = (to: Recipient, news: PartnersNews): MailContent =>
  letterTo(to, mails, (words) => [
    news === 'won' ? words.youCanDownload : words.youCannotDownload,
    partnersWords(words)[news],
    words.youDoNotHave,
  ])

/** What was agreed to before a download, where it lasts (CCR 2013 regs 16 and 37). Wording awaits review by a solicitor. */
export const downloadConsentMail = (to: Recipient, on: string): MailContent =>
  letterTo(to, mails, (words) => [words.whatYouAgreed, words.onYouAsked(on), words.untilYouDownload])

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = (to: Recipient, baseUrl: string, left: readonly ToDo[]): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourWillIs,
    words.yourDocumentsAre,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYour },
    words.yoursToDoIn,
    { rows: left.map((what, at) => [`${at + 1}`, toDo(to.language).names[what]]) },
    words.yourWillCounts,
    // Wills Act 1837 s.15.
    words.chooseWitnessesWho,
  ])

/** To the printer. It names no customer: the pages and the address stay behind the command line. */
export const printToMakeMail = (to: string, order: number): Mail => ({
  to,
  subject: printsMails(undefined).aWillTo(order),
  text: [
    printsMails(undefined).orderHasA(order),
    printsMails(undefined).pagesAndAddress(order),
    printsMails(undefined).onceItIs(order),
    '',
  ].join('\n'),
})

type Posted = { readonly tracking: string; readonly baseUrl: string }

export const printPostedMail = (to: Recipient, { tracking, baseUrl }: Posted): MailContent =>
  letterTo(to, printsMails, (words) => [
    words.yourWillIs,
    words.weHavePrinted,
    words.theNumberTo(tracking),
    words.itIsBound,
    words.itCountsOnly,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYour },
  ])

/** The will has changed since its print was asked for. It says nothing of what is in it. */
export const printHeldMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, printsMails, (words) => [
    words.weHaveNot,
    words.youHaveChanged,
    words.whenYourWill,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYour },
  ])
