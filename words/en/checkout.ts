/** What the ways to pay say. */
import { productById, testProduct, VAT_PERCENT } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

/** Of more than one screen. */
export const shared = {
  back: 'Back',
  backToYourWill: 'Back to your will',
}

export const priceChanged = {
  itIsNow: (total: string) => `The price has changed since you opened this page: it is now ${total}. Load the page again to see why.`,
}

/** Where only what a lawyer has signed is sold. */
export const waitsForALawyer = {
  allWaits: 'A lawyer has not signed off all of these words yet, so you cannot pay for them. We have kept everything you wrote. You can pay as soon as they are signed.',
  partsWait: (parts: string) => `A lawyer has not signed off some words of your will yet. They are in: ${parts}. We have kept everything you wrote. Change those answers and you can pay now, or come back when they are signed.`,
}

export const addons = {
  aMatchingWillForMore: (name: string, mirrorAdds: string) => `A matching will for ${name}, ${mirrorAdds} more`,
  aMatchingWillFor: (name: string, price: string) => `A matching will for ${name}, ${price}`,
  checksItAndConfirmsItAlone: (name: string) => `${name} checks it and confirms it alone, with a separate account`,
  saySo: 'Say whether any of these could be true of your partner',
  wouldYouLikeAnythingElse: 'Would you like anything else?',
  nothingMore: 'We have added nothing for you. If you want nothing more, continue.',
  onlyTheWill: 'We have added nothing for you. If you only want your will, continue.',
  extras: 'Extras',
  withAPowerOfAttorneyYou: [{ strong: 'With a power of attorney' }, ' you get a sheet with your answers, as the form asks for them. A guide comes with it. You copy the answers onto the form. You sign it and send it off yourself.'],
  costsPaidToThemAndNot: (name: string, figure: string, note: string) => `${name} costs ${figure}. You pay that to them and not to us. ${note}. You can also make one`,
  forThatFeeAlone: 'for that fee alone.',
  seeASampleOpensInA: 'See a sample (opens in a new tab)',
  yourselfOnGovUk: 'yourself on GOV.UK',
  continue: 'Continue',
}

export const basket = {
  code: (code: string) => `Code ${code}`,
  paidBy: (funder: string) => `Paid by ${funder}`,
  total: 'Total',
  withVatAtWhichIs: (vat: string) => `with VAT at ${VAT_PERCENT}%, which is ${vat}`,
}

export const checkout = {
  beingUpdated: 'We are updating this service. Your basket is kept: please try again in a few minutes.',
  costsMorePaidToThemAnd: (name: string, figure: string, note: string) => `${name} costs ${figure} more, paid to them and not to us. ${note}.`,
  removeTheSecondWill: 'Remove the second will',
  remove: 'Remove',
  removedTheSecondWill: 'Removed: The second will.',
  removed: (name: string) => `Removed: ${name}.`,
  undo: 'Undo',
  putItBack: ': put it back',
  nothingWasTakenYourBankMay: [
    { strong: 'Nothing was taken.' },
    ' Your bank may have refused the card, or the payment stopped part way. Your will, what you chose and any code are kept. Try the same card again or another. If it goes wrong again, your bank can tell you why, or ',
    { link: 'write to us', to: '/contact-us' },
    '.',
  ],
  yourPaymentDidNotGoThrough: 'Your payment did not go through',
  payForYourWill: 'Pay for your will',
  payForYourOrder: 'Pay for your order',
  openingThePaymentPage: 'Opening the payment page…',
  finishNothingToPay: 'Finish, nothing to pay',
  payAgain: (total: string) => `Pay ${total} again`,
  pay: (total: string) => `Pay ${total}`,
  lookingUpYourCode: 'Looking up your code…',
  onOurPaymentProvidersPage: 'On our payment provider’s page.',
  youComeStraightBack: 'You come straight back.',
  opening: 'Opening the payment page',
  thereIsNothingInYourBasket: 'There is nothing in your basket.',
  theReceiptGoesTo: 'The receipt goes to',
  change: 'Change',
  theEmail: 'the email',
}

export const onlyIfYouWantIt = {
  onlyIfYouWantIt: 'Only if you want it',
  add: 'Add',
  aMatchingWillFor: (name: string) => `A matching will for ${name}`,
  checksAndConfirmsItAlone: (name: string) => `${name} checks and confirms it alone`,
  matchingWill: (name: string) => `a matching will for ${name}`,
}

export const partnerStatements = {
  couldAnyOfTheseBeTrue: { label: 'Could any of these be true of your partner?', hint: 'Your answer stays on this page. We do not keep it. We do not tell your partner.' },
  labels: { No: 'No, as far as I know', Maybe: 'Yes, or it may be' },
  thenYourPartnerWould: 'Then your partner would probably need a solicitor, and could not finish their will here. You would have paid for a will they cannot use.',
  yourPartnerCanStartAWill: `Your partner can start a will here at any time, see if we can write it, and pay only then: ${price(productById('will').price)}.`,
  youCanPayForYourOwn: 'You can pay for your own will alone.',
  leaveItOut: 'Leave it out',
  onlyMyWill: 'Only my will',
}

export const paymentSuccessful = { openingYourDocuments: { opening: 'Opening your documents', matched: 'We have waited 15 minutes. If money has left your account, it is not lost. We will match it to your will.' } }

export const paymentTest = {
  said: {
    paid: 'Paid. The payment has arrived.',
    declined: 'Declined. No money was taken.',
    retries: 'Not there yet. The payment had not arrived when we last looked.',
    error: 'Error. We could not ask about the payment.',
    'no-payment': 'No payment. This browser has none to ask about.',
  },
  paymentTest: { title: 'Payment test', lead: `Pays ${price(testProduct.price)} on the test payment page, and shows how the payment ended. Nothing is bought.` },
  nothingHasBeenTriedYet: 'Nothing has been tried yet.',
  lookingAtThePayment: 'Looking at the payment…',
  pay: `Pay ${price(testProduct.price)}`,
  lookAgain: 'Look again',
  lookForAPaymentThatNobody: 'Look for a payment that nobody started',
  lookWithoutAPayment: 'Look without a payment',
}

export const paymentUnderWay = {
  yourPaymentHasArrived: 'Your payment has arrived',
  youHaveStartedToPay: 'You have started to pay',
  nothingIsLeftToPayFor: 'Nothing is left to pay for what you ordered.',
  weHaveNotHeardYetWhether: 'We have not heard yet whether the payment went through. If you paid, do not pay again: it can take a few minutes. If you stopped before paying, no money was taken, and you can pay as before.',
  carryOn: 'Carry on',
  checkMyPayment: 'Check my payment',
}

export const paymentWait = {
  nothingToPay: { title: 'Nothing to pay', tab: 'Your order' },
  weAreCheckingYourPayment: { title: 'We are checking your payment', tab: 'Your payment', lead: 'This usually takes a few seconds. You can leave this page. We will know when your payment arrives.' },
  waitingForYourPaymentToBe: 'Waiting for your payment to be confirmed.',
  weCouldNotConfirmYour: { title: 'We could not confirm your payment yet', tab: 'Your payment' },
  weCouldNotAskJustNow: 'We could not ask just now. If money has left your account, it is not lost.',
  checkAgain: 'Check again',
}

export const promoField = {
  typeTheCodeFirst: 'Type the code first',
  codeIsNotUsed: (code: string, why: string) => `Code ${code} is not used. ${why}`,
  removeCode: (used: string) => `Remove code ${used}`,
  iHaveACode: 'I have a code',
  yourCode: 'Your code',
  useTheCode: 'Use the code',
}

export const thankYou = {
  yourPaymentOfHasArrived: (total: string, id: number) => `Your payment of ${total} has arrived. Order ${id}. The receipt is in your mail.`,
  thereWasNothingToPayOrder: (id: number) => `There was nothing to pay. Order ${id}.`,
  thankYou: 'Thank you',
  yourWillIsReadyToSign: 'Your will is ready to sign.',
  thanks: (name: string) => `Thank you, ${name}.`,
  openYourDocuments: 'Open your documents',
}

export const whereYouAre = {
  yourWillIsWritten: { title: 'Your will is written', words: 'you can still change every answer' },
  readAndAgreed: 'Read and agreed',
  pay: 'Pay',
  nothingToPay: 'nothing to pay',
  once: (total: string) => `once, ${total}`,
  printAndSign: { title: 'Print and sign', words: 'paper, ink, two witnesses' },
  tellUsWhereYouKeepIt: { title: 'Tell us where you keep it', words: 'and we remind you when life changes' },
  whereYouAre: 'Where you are',
}
