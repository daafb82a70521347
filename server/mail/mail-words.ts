/** The words of mails, of letters by post, and of what the server says to whoever opens a release, in the language that each chose. */

import { type OrderItem, productById, testProduct } from '#core/catalogue/products.ts'
import type { Language } from '#core/language.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import {
  deathDeeds as welshDeathDeeds,
  lettersByPost as welshLetters,
  released as welshReleased,
  tooEarly as welshTooEarly,
} from '#words/cy/death.ts'
import { toDo as welshToDo } from '#words/cy/documents.ts'
import * as welsh from '#words/cy/mails.ts'
import { moneyBack as welshMoneyBack } from '#words/cy/money-back.ts'
import { welshDays } from '#words/cy/names.ts'
import { prices as welshPrices } from '#words/cy/visitors.ts'
import {
  deathDeeds as englishDeathDeeds,
  lettersByPost as englishLetters,
  released as englishReleased,
  tooEarly as englishTooEarly,
} from '#words/en/death.ts'
import { toDo as englishToDo } from '#words/en/documents.ts'
import * as english from '#words/en/mails.ts'
import { moneyBack as englishMoneyBack } from '#words/en/money-back.ts'
import { inEither } from '#words/said.ts'

/** "3 November 2026 at 12:00", as the language has it. */
export const dayAndTime = (at: Date, language: Language | undefined): string =>
  language === 'cy' ? String(welshDays(formatLondonDateTime(at))) : formatLondonDateTime(at)

/** The name of a product, as the price list of the language has it. The product that tests the payment is in none. */
export const productName = (id: OrderItem, language: Language | undefined): string =>
  language === 'cy' && id !== testProduct.id ? welshPrices.products[id].name : productById(id).name

export const letter = inEither(english.letter, welsh.letter, welshDays)
export const accountMails = inEither(english.accountMails, welsh.accountMails, welshDays)
export const answersMails = inEither(english.answersMails, welsh.answersMails, welshDays)
export const contactMails = inEither(english.contactMails, welsh.contactMails, welshDays)
export const coupleMails = inEither(english.coupleMails, welsh.coupleMails, welshDays)
export const expertReviewMails = inEither(english.expertReviewMails, welsh.expertReviewMails, welshDays)
export const ordersMails = inEither(english.ordersMails, welsh.ordersMails, welshDays)
export const moneyBack = inEither(englishMoneyBack, welshMoneyBack, welshDays)
export const printsMails = inEither(english.printsMails, welsh.printsMails, welshDays)
export const referralsMails = inEither(english.referralsMails, welsh.referralsMails, welshDays)
export const securityNews = inEither(english.securityNews, welsh.securityNews, welshDays)
export const rolesMails = inEither(english.rolesMails, welsh.rolesMails, welshDays)
export const deathMails = inEither(english.deathMails, welsh.deathMails, welshDays)
export const deathDeeds = inEither(englishDeathDeeds, welshDeathDeeds, welshDays)
export const lettersByPost = inEither(englishLetters, welshLetters, welshDays)
export const released = inEither(englishReleased, welshReleased, welshDays)
export const tooEarly = inEither(englishTooEarly, welshTooEarly, welshDays)
export const reviewsMails = inEither(english.reviewsMails, welsh.reviewsMails, welshDays)
export const securityMails = inEither(english.securityMails, welsh.securityMails, welshDays)
export const watchMails = inEither(english.watchMails, welsh.watchMails, welshDays)
export const doubtfulSigning = inEither(english.doubtfulSigning, welsh.doubtfulSigning, welshDays)
export const toDo = inEither(englishToDo, welshToDo, welshDays)
