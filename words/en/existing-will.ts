/** What the check of a will that is there already says, and of a person who reads the answers. */
import { productById } from '#core/catalogue/products.ts'
import { startQuestions } from '#core/existing-will/funnel.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { price } from '#core/text/money.ts'

export const contact = {
  createAnAccountForYour: { title: 'Create an account for your report', tab: 'Create an account', lead: 'Your account keeps your answers and your report, so you can come back to them.', action: 'Create my account' },
  iAlreadyHaveAnAccount: 'I already have an account',
}

export const payment = {
  yourPaymentDidNotGoThrough: 'Your payment did not go through, and no money was taken. Your answers are safe. Try again with the same card or another. If it goes wrong again, ask your bank why.',
  payForTheCheck: { title: 'Pay for the check', lead: 'You have answered everything. Your report opens as soon as you have paid.' },
  aProgramMakesTheReportFrom: 'A program makes the report from your answers. We do not see your will, and the report does not say whether it is valid. It is not legal advice, and no solicitor has read its texts yet.',
  orderNothingToPay: 'Order, nothing to pay',
  pay: (total: string) => `Pay ${total}`,
  openingYourReport: { opening: 'Opening your report', matched: 'We have waited 15 minutes. If money has left your account, it is not lost. We will match it to your check.' },
  backToThePayment: 'Back to the payment',
}

export const question = {
  back: 'Back',
  stepOf: (place: number, length: number) => `Step ${place} of ${length}`,
  continue: 'Continue',
  sorryWeCannotCheckYourWill: 'Sorry, we cannot check your will yet',
  theLawIsDifferentIn: ['The law is different in Scotland, Northern Ireland and abroad. A solicitor where you live can help. You can ', { link: 'write to us', to: '/contact-us' }, ' if you have a question.'],
  doYouAlreadyHaveAWill: {
    title: 'Do you already have a will?',
    lead: `Answer ${willQuestions.length + startQuestions.length} questions about it. You do not send it to us. For ${price(productById('check').price)} you get a report on what may need doing, with the law behind each point. It is not legal advice, and it does not say whether your will is valid.`,
  },
  titles: {
    'about.made': 'About your will',
    'about.signing': 'How it was signed',
    'since.family': 'Your family since then',
    'since.people': 'The people in your will',
    'since.home': 'Your home and what you own',
  },
}

export const result = {
  inWords: {
    first: 'Some things need attention.',
    later: 'Nothing looks urgent. Some things are worth checking.',
    none: 'Nothing in your answers needs attention. Read your will again in a few years, or when your life changes.',
  },
  headings: {
    first: 'Do these first',
    later: 'Worth checking',
  },
  youToldUs: (question: string) => `You told us: ${question}`,
  whatToDoAboutYourWill: 'What to do about your will',
  thisIsBasedOnlyOnYour: 'This is based only on your answers. We have not seen your will. It is not legal advice, and it does not say whether your will is valid.',
  downloadTheReportAsAPdf: 'Download the report as a PDF',
  writeANewWill: 'Write a new will',
  yourAccount: 'Your account',
  weCouldNotLoadYourReport: 'We could not load your report',
}

export const expertReview = {
  tickThisFirstIfYouLeave: 'Tick this first. If you leave it, nobody reads your answers.',
  aComputerMadeTheReportIf: 'A computer made the report. If you like, a person can read your answers too and write to you. It is included in the price, and it is not legal advice.',
  askAPersonToReadMy: 'Ask a person to read my answers',
  cancelDoNotReadMyAnswers: 'Cancel: do not read my answers',
  youAreNumberInTheQueue: (place: number) => `You are number ${place} in the queue.`,
  youAskedOn: (asked: string) => `You asked on ${asked}.`,
  weReadAnswersInTheOrder: 'We read answers in the order people ask, and cannot say how long it will take. We will email you when it is done.',
  someoneHasBeenReadingThem: (taken: string) => `Someone has been reading them since ${taken}.`,
  weWillEmailYouWhenIt: 'We will email you when it is done.',
  writtenOnByThePersonWho: (sent: string) => `Written on ${sent} by the person who read them. It is not legal advice.`,
  titles: {
    'not asked': 'A person can read your answers too',
    waiting: 'A person will read your answers',
    'being read': 'A person is reading your answers',
    sent: 'What our reader found',
  },
  aSecondLook: 'A second look',
}
