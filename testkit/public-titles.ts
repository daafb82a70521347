/** The browser tab titles of the pages outside the will, by the rows that these pages say them from. */
import { stepNamed } from '#core/journey/steps.ts'
import { welshNotMe } from '#words/cy/not-me.ts'
import { welsh } from '#words/cy/visitors.ts'
import { about } from '#words/en/about.ts'
import { accessibility } from '#words/en/accessibility.ts'
import { history, shared } from '#words/en/account.ts'
import { paymentTest, paymentWait } from '#words/en/checkout.ts'
import { aboutDeath, afterMe, door, released } from '#words/en/death.ts'
import { easyRead } from '#words/en/easy-read.ts'
import { payment, question, result } from '#words/en/existing-will.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import { confirmEmail, login, resetPassword, verifyEmail } from '#words/en/log-in.ts'
import { notMe } from '#words/en/not-me.ts'
import { joinForm, review } from '#words/en/others.ts'
import { contactUs, faqs, unsubscribe } from '#words/en/pages.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import { privacy } from '#words/en/privacy.ts'
import { help } from '#words/en/questions.ts'
import { asked } from '#words/en/roles.ts'
import { security } from '#words/en/security.ts'
import { laterEnglish } from '#words/en/sign-up-and-prices.ts'
import { signedPages } from '#words/en/signed-pages.ts'
import { terms } from '#words/en/terms.ts'
import { english } from '#words/en/visitors.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { page as withoutAWill } from '#words/en/without-a-will.ts'

/** A heading that is a sentence stands in a tab without its end. */
const inTab = (heading: string): string => heading.replace(/\.$/, '')

const [landing, welshLanding] = [english.landing.pages, welsh.landing.pages]

const titles: Readonly<Record<string, string>> = {
  '/': inTab(landing['0'].title),
  '/check-my-will': english.shell.links['/check-my-will/start'],
  '/sign-up': laterEnglish.signUp.tab,
  '/login': login.logIn.title,
  '/forgot-password': resetPassword.forgotYourPassword.title,
  '/request-reset-password': resetPassword.checkYourEmail,
  '/reset-password/:token': resetPassword.chooseANewPassword.title,
  '/this-was-not-me/:token': notMe.title,
  '/cy/this-was-not-me/:token': welshNotMe.title,
  '/how-it-works': howItWorks.title,
  '/help': help.title,
  '/about': about.title,
  '/terms': terms.title,
  '/wills-terms': willsTerms.title,
  '/privacy': privacy.title,
  '/faqs': faqs.questions.title,
  '/prices': laterEnglish.prices.title,
  '/power-of-attorney': powerOfAttorney.title,
  '/without-a-will': withoutAWill.title,
  '/somebody-has-died': door.title,
  '/about-a-death/:token': aboutDeath.tab,
  '/released/:token': released.tab,
  '/easy-read': easyRead.title,
  '/accessibility': accessibility.title,
  '/security': security.title,
  '/contact-us': contactUs.contactUs.title,
  '/contact-us-sent': contactUs.weHaveYourMessage.tab,
  '/unsubscribe': unsubscribe.askForALink.title,
  '/unsubscribe/:token': unsubscribe.stopByLink.title,
  '/write-to-me-again/:token': unsubscribe.askAgain.title,
  '/confirm-email/:token': confirmEmail.confirmYourEmail.title,
  '/change-of-email/:token': confirmEmail.aChangeOfYourEmail.title,
  '/verify-email/:token': verifyEmail.confirmYourEmail.title,
  '/invitation/:token': joinForm.yourInvitation.tab,
  '/asked/:token': asked.tab,
  '/unsubscribe-confirmation': unsubscribe.weHaveStoppedOurEmails.tab,
  '/account': shared.yourAccount,
  '/account/history': history.yourEarlierAnswers.title,
  '/account/after-me': afterMe.title,
  '/account/signed-pages': signedPages.title,
  '/account/review': review.howWasWritingYourWill.title,
  '/my-will/signing-day': 'Signing day',
  '/my-will/signing-day/:step': 'Signing day',
  '/payment-test': paymentTest.paymentTest.title,
  '/my-will': english.shell.progress,
  '/dashboard': shared.yourAccount,
  '/my-will/beneficiaries/relations': stepNamed('will.beneficiaries.partner').title,
  '/my-will/lpf-a/0': inTab(landing['0'].title),
  '/my-will/lpf-a/1': landing['1'].title,
  '/my-will/lpf-a/2': landing['2'].title,
  '/cy': inTab(welshLanding['0'].title),
  '/cy/my-will/lpf-a/0': inTab(welshLanding['0'].title),
  '/cy/my-will/lpf-a/1': welshLanding['1'].title,
  '/cy/my-will/lpf-a/2': welshLanding['2'].title,
  '/cy/sign-up': welsh.signUp.tab,
  '/cy/prices': welsh.prices.title,
  '/check-my-will/start': question.doYouAlreadyHaveAWill.title,
  '/check-my-will/about': question.titles['about.made'],
  '/check-my-will/about/made': question.titles['about.made'],
  '/check-my-will/about/signing': question.titles['about.signing'],
  '/check-my-will/since': question.titles['since.family'],
  '/check-my-will/since/family': question.titles['since.family'],
  '/check-my-will/since/people': question.titles['since.people'],
  '/check-my-will/since/home': question.titles['since.home'],
  '/check-my-will/contact': result.yourAccount,
  '/check-my-will/payment': payment.payForTheCheck.title,
  '/check-my-will/payment/status': paymentWait.weAreCheckingYourPayment.tab,
  '/check-my-will/result/:external_id': result.whatToDoAboutYourWill,
}

/** @throws for a page without a title. */
export const publicTitle = (path: string): string => {
  const title = titles[path]
  if (title === undefined) throw new Error(`The page ${path} has no title`)
  return title
}
