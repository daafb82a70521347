import { messages } from '#core/rules/messages.ts'
import * as mails from '#words/en/mails.ts'
import * as pack from '#words/en/pack.ts'
/** Sentences that name a legal thing and state no rule of law: requests, headings and what we ourselves do. */

import * as account from '#words/en/account.ts'
import * as advice from '#words/en/advice.ts'
import * as checkout from '#words/en/checkout.ts'
import { descriptions } from '#words/en/descriptions.ts'
import * as documents from '#words/en/documents.ts'
import * as existingWill from '#words/en/existing-will.ts'
import * as lpa from '#words/en/lpa.ts'
import * as others from '#words/en/others.ts'
import * as pages from '#words/en/pages.ts'
import { pairWords } from '#words/en/pair.ts'
import { privacy } from '#words/en/privacy.ts'
import { questions } from '#words/en/questions.ts'
import { laterEnglish } from '#words/en/sign-up-and-prices.ts'
import * as signing from '#words/en/signing.ts'
import * as steps from '#words/en/steps.ts'
import * as summary from '#words/en/summary.ts'
import { terms } from '#words/en/terms.ts'
import { thisCopy } from '#words/en/this-copy.ts'
import * as trusts from '#words/en/trusts.ts'
import * as values from '#words/en/values.ts'
import { english } from '#words/en/visitors.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { sentences } from './rows.ts'

export const notLaw: readonly string[] = [
  'Gifts free of tax',
  'Nothing goes to … in place of a parent, or as next of kin…',
  ...sentences(mails.watchMails['sign tomorrow'], 2),
  'Print it, and staple it once',
  'Take your bound will, and count its pages',
  'Never take it apart, and add no staple',
  'If one is, a person needs to look at this, and the figures do not count',
  ...sentences(questions.howItWorks.questions.refund.answer, 1),
  ...sentences(terms.sections.price.changesAreFreeYouCanChange, 1),
  'The staple is untouched',
  '…If you cannot, print your will again and sign it with two other witnesses',
  'Tax on gifts that are free of tax',
  'Tax on what passes …',
  'Tax before the years count',
  'Worked out from what you said things are worth, with the law as we knew it on …',
  ...sentences(mails.answersMails.thankYouForYour, 1, 3),
  ...sentences(privacy.sections.what.list, 17),
  ...sentences(account.looks.ourTeamCannotReadYourWill, 0),
  ...sentences(account.looks.ourSupportTeamMayReadYour),
  ...sentences(messages.TRUST_PERSON_UNDER_18, 0),
  'An executor cannot act, or does not want to',
  ...sentences(willsTerms.sections['not-for'].list, 6),
  'What is held for … ends with a marriage after your death',
  ...sentences(messages.TRUST_TRUSTEES_ALL_TAKE, 0),
  ...sentences(trusts.trust.theyLiveThereForAsLong, 2),
  ...sentences(trusts.whoActs.theLawFirm),
  ...sentences(mails.referralsMails.theLawFirm),
  ...sentences(privacy.sections.others.ifYouAskALawFirm, 0),
  ...sentences(mails.referralsMails.theLawFirmYou, 0),
  ...sentences(summary.partCard.whatTheLawFirmSaysOr),
  ...sentences(values.valuesFields.allOfItPartTooWe, 1),
  'When the trust ends',
  ...sentences(trusts.trustQuestions.timeInHospitalDoesNotCount),
  'lost to debts',
  ...sentences(summary.offer.yourWillHasWeDoNot, 1),
  ...sentences(checkout.partnerStatements.thenYourPartnerWould),
  ...sentences(pairWords.sections.shared.untilYourPartnerHasConfirmedTheir, 0),
  'I need help to read, see or sign a will, or I find English hard to read',
  ...sentences(laterEnglish.prices.fees['lpa-registration'].name),
  'By video, at another time',
  'They bind nobody and change nothing in my will',
  'It does not bind you, and allows no more than the will does',
  ...sentences(pack.lpaGuide.takesYouFrom),
  ...sentences(pack.lpaGuide.aCertificateProvider),
  ...sentences(pack.guardianLetters.guardianIfCannot),
  ...sentences(pack.lpaGuide.thenYourCertificate),
  ...sentences(pack.lpaGuide.youOrAn, 2),
  ...sentences(pack.lpaSheets.signatureOfTheCertificate),
  ...sentences(pack.signingGuide.whoMustNot),
  ...sentences(pack.signingGuide.whatToDo),
  'What is left of your estate goes to: …',
  ...sentences(pack.willCheck.putTheseRight),
  ...sentences(pack.willCheck.whetherTwoNames),
  ...sentences(mails.accountMails.youPayOnly),
  ...sentences(english.landing.sorry),
  ...sentences(thisCopy.operator.registration),
  ...sentences(descriptions['/check-my-will/start']),
  ...sentences(privacy.sections.what.list, 8),
  ...sentences(privacy.sections.why.list, 0, 3, 8, 11),
  ...sentences(documents.executors.weEmailAnExecutorOnlyWhen, 0),
  ...sentences(willsTerms.sections['not-for'].theLawSocietyHasAList),
  ...sentences(terms.sections.what.list, 3),
  ...sentences(terms.sections.refund.youCanHaveAllYourMoney, 0),
  ...sentences(terms.sections.law.heading),
  ...sentences(willsTerms.lead),
  ...sentences(willsTerms.sections['not-for'].inOtherCasesWeTellYou, 0),
  ...sentences(willsTerms.sections.signing.untilThenItHasNoEffect, 1),
  ...sentences(willsTerms.sections.life.theLawMayChangeTooWe, 0),
  ...sentences(advice.summaryAdvice.theLawSocietyAndStepThe),
  ...sentences(checkout.paymentSuccessful.openingYourDocuments, 2),
  ...sentences(existingWill.question.sorryWeCannotCheckYourWill),
  ...sentences(existingWill.question.doYouAlreadyHaveAWill, 2),
  ...sentences(lpa.aboutLpa.sendItToTheOffice, 0),
  ...sentences(pages.contactUs.aPersonReadsEveryMessage, 2),
  ...sentences(steps.firmOffer.youAgreedToThisOnYou, 1),
  'They need help to read, see or sign a will, or they find English hard to read',
  'A share in the company that owns their block of flats does not count',
  'A share in the company that owns my block of flats does not count',
  'A student loan does not count, nor does a mortgage that their home covers',
  'A student loan does not count, nor does a mortgage that my home covers',
  'My partner, making a will too, does not count',
  'It does not count if the will holds it for them',
  ...sentences(summary.partCard.theLaw),
  ...sentences(privacy.sections.why.heading),
  ...sentences(privacy.sections.others.whenSomeoneDiesAndTheWill, 1),
  'We cannot tell from here what your will does about it',
  ...sentences(account.reminders.weEmailYouUntilYourWill, 0),
  ...sentences(privacy.sections['how-long'].list, 5),
  ...sentences(others.couple.whatYourPartnerCanAnd),
  ...sentences(existingWill.expertReview.weReadAnswersInTheOrder, 0),
  ...sentences(mails.ordersMails.aWillThat),
  ...sentences(mails.ordersMails.aBankHas, 0),
  ...sentences(advice.summaryAdvice.yourAnswersAreSavedSomethingIn, 1),
  ...sentences(mails.printsMails.orderHasA),
  ...sentences(questions.howItWorks.questions.refund.answer2, 0),
  ...sentences(terms.sections.refund.youCanAlsoHaveTheMoney, 0),
  ...sentences(documents.print.wePrintYourNewestWillBind, 0),
  ...sentences(signing.whoStep.theyCannotBeWitnesses),
]
