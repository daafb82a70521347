import { startQuestions } from '#core/existing-will/funnel.ts'
import { messages } from '#core/rules/messages.ts'
import { accessibility } from '#words/en/accessibility.ts'
import * as account from '#words/en/account.ts'
import * as documents from '#words/en/documents.ts'
import { easyRead } from '#words/en/easy-read.ts'
import * as existingWill from '#words/en/existing-will.ts'
import { englishFrontPage } from '#words/en/front-page.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import * as mails from '#words/en/mails.ts'
import * as pack from '#words/en/pack.ts'
import { pairWords } from '#words/en/pair.ts'
import { privacy } from '#words/en/privacy.ts'
import { questions } from '#words/en/questions.ts'
import * as reading from '#words/en/reading.ts'
import { security } from '#words/en/security.ts'
import * as signing from '#words/en/signing.ts'
import * as steps from '#words/en/steps.ts'
import * as summary from '#words/en/summary.ts'
import * as summaryAndTrusts from '#words/en/summary-and-trusts.ts'
import { terms } from '#words/en/terms.ts'
import { english } from '#words/en/visitors.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { askedOfWill, sentences } from '../rows.ts'
import type { RulesOfLaw } from '../rule-of-law.ts'

export const makingAWill: RulesOfLaw = {
  title: 'Making and keeping a will',
  rules: [
    {
      id: 'age',
      rule: 'A person makes a will from the age of 18.',
      source: 'Wills Act 1837 s.7',
      said: [
        ...sentences(messages.TESTATOR_UNDER_18),
        ...sentences(terms.sections.account.youMustBe18OrOver, 0),
        ...sentences(steps.aboutMe.youMustBe18OrOver, 0),
        ...sentences(easyRead.sections.will.youMustBe),
      ],
    },
    {
      id: 'capacity',
      rule: 'The testator understands what a will is, what there is to leave and who may expect something, and decides freely.',
      source: 'Banks v Goodfellow (1870) LR 5 QB 549; Edwards v Edwards [2007] EWHC 1119 (Ch)',
      said: [
        ...sentences(willsTerms.sections['for-whom'].youMustUnderstandWhatAWill, 0, 1, 2),
        ...sentences(easyRead.sections.help.decide),
      ],
    },
    {
      id: 'signed',
      rule: 'A will has effect once the testator has signed it on paper before two witnesses present together, who then sign. Until then the last signed will counts, or the rules for a person without one.',
      source: 'Wills Act 1837 s.9(1)',
      said: [
        ...sentences(pack.coverLetter.signTheWill, 2, 3),
        ...sentences(pack.coverLetter.itDoesNot),
        ...sentences(documents.toDo.inFrontOfTwo),
        ...sentences(pack.coverLetter.aWillHas, 0),
        ...sentences(pack.signingGuide.thisGuideIs, 1),
        ...sentences(pack.signingGuide.inkOnPaper),
        ...sentences(pack.signingSteps.keepItDry, 2),
        ...sentences(summaryAndTrusts.summary.thisSaysIn, 2),
        ...sentences(mails.accountMails.yourWillCounts, 0),
        ...sentences(mails.watchMails['not signed'], 1),
        ...sentences(account.signedHome.yourAnswersChangedSince, 1),
        ...sentences(account.somethingChanged.makingANewWillOpensYour, 1),
        ...sentences(mails.watchMails.original, 0),
        ...sentences(mails.ordersMails.yourWillCounts),
        ...sentences(mails.rolesMails.canChangeThe),
        ...sentences(accessibility.sections.paper.aWillHasToBeSigned, 0),
        ...sentences(howItWorks.sections.sign.aWillOnAScreenDoes, 0, 1),
        ...sentences(howItWorks.sections.sign.steps, 7, 8),
        ...sentences(questions.howItWorks.questions.how.steps, 6),
        ...sentences(questions.signingAndAfter.questions.count.answer, 0),
        ...sentences(willsTerms.sections.signing.untilThenItHasNoEffect, 0),
        ...sentences(reading.sentences.youSignHere, 1),
        ...sentences(terms.sections.what.list, 4),
        ...sentences(willsTerms.sections.signing.heading),
        ...sentences(englishFrontPage.signing.heading),
        ...sentences(englishFrontPage.not.points[3]?.title ?? ''),
        ...sentences(willsTerms.sections.signing.steps, 2, 4),
        ...sentences(willsTerms.sections.keeping.theSignedPaperIsTheWill, 0),
        ...sentences(documents.signingHero.yourWillCountsOnceYouAnd),
        ...sentences(documents.signingHero.theWillYouSignedOnCounts, 0),
        ...sentences(documents.signingHero.theWillYouSignedCountsNo),
        ...sentences(documents.documentGroups.thePaperAtHomeIsThe, 2),
        ...sentences(summary.correctDetails.yourNameIsOnEveryDocument, 2),
        ...sentences(documents.versions.youHaveToldUsSomethingNew, 2),
        ...sentences(mails.printsMails.itCountsOnly, 0),
        ...sentences(easyRead.sections.sign.two),
        ...sentences(easyRead.sections.sign.after),
        ...sentences(easyRead.sections.keep.paper),
      ],
    },
    {
      id: 'no-screen',
      rule: 'Ink on paper, with the witnesses in the room. Witnesses by video counted only for wills made from 31 January 2020 to 31 January 2024.',
      source: 'Wills Act 1837 s.9(1) and s.9(2), by SI 2020/952 and SI 2022/18',
      otherwise: /\bvideo (?:is enough|counts now)\b|\bsign (?:it |your will )?(?:online|on a screen)\b(?!\?)/i,
      said: [
        ...sentences(askedOfWill('witnessed'), 1),
        ...sentences(pack.signingGuide.inEnglandAnd),
        ...sentences(pack.signingSteps.sitWhereEach, 2),
        ...sentences(englishFrontPage.signing.steps[1]?.words ?? '', 1),
        ...sentences(questions.signingAndAfter.questions.count.answer, 1),
        ...sentences(questions.signingAndAfter.questions['sign-online'].answer),
        ...sentences(willsTerms.sections.signing.steps, 0, 1, 3),
        ...sentences(easyRead.sections.sign.paper),
      ],
    },
    {
      id: 'acknowledged',
      rule: 'A signature may be made or acknowledged before the witnesses, and a witness may acknowledge theirs.',
      source: 'Wills Act 1837 s.9(1)(c)-(d)',
      said: [...sentences(askedOfWill('witnessed'), 0)],
    },
    {
      id: 'witness-loses',
      rule: 'A gift to a witness, or to the husband, wife or civil partner of a witness, is lost. The rest of the will stays.',
      source: 'Wills Act 1837 s.15; Civil Partnership Act 2004 Sch.4 para.3',
      said: [
        ...sentences(pack.signingGuide.whyThisMatters, 1),
        ...sentences(signing.doubtWords.stopped, 5),
        ...sentences(pack.signingGuide.whyThisMatters, 2, 3),
        ...sentences(pack.willCheck.andAnyoneThey, 1),
        ...sentences(mails.ordersMails.chooseWitnessesWho, 1),
        ...sentences(howItWorks.sections.sign.steps, 6),
        ...sentences(questions.signingAndAfter.questions.witness.answer, 1, 2),
        ...sentences(willsTerms.sections.signing.chooseAdultsAsWitnessesAWitness, 1),
        ...sentences(signing.doubtWords.untoldFollows, 1),
        ...sentences(signing.doubtWords.byLaw, 0),
        ...sentences(signing.doubtWords.toldRelated, 1),
        ...sentences(signing.doubtWords.noGift, 0),
        ...sentences(signing.doubtWords.toldRelated, 2),
        ...sentences(signing.doubtWords.losesNone),
        ...sentences(signing.doubtWords.openLoses),
        ...sentences(signing.doubtWords.titles, 3),
        ...sentences(easyRead.sections.sign.nothing),
        ...sentences(easyRead.sections.sign.married),
        ...sentences(easyRead.sections.sign.lost),
      ],
    },
    {
      id: 'witness-able',
      rule: 'A witness sees the signature and understands what it is. The law sets no age; ours are adults.',
      source: 'Wills Act 1837 ss.9, 14 and 15; practice for the age',
      otherwise: /\bwitness must be (?:18|an adult)\b/i,
      said: [
        ...sentences(pack.signingSteps.bothMustBe, 0),
        ...sentences(pack.signingSteps.theyDoNot),
        ...sentences(willsTerms.sections.signing.chooseAdultsAsWitnessesAWitness, 0),
        ...sentences(signing.doubtWords.twoOthers),
        ...sentences(signing.doubtWords.untoldFollows, 4),
        ...sentences(easyRead.sections.sign.adults),
      ],
    },
    {
      id: 'two-other-people',
      rule: 'The testator is no witness of their own will, and one person is no two witnesses. Who signs at the direction of the testator may have been a witness too.',
      source: 'Wills Act 1837 s.9(1)(c); Smith v Harris (1845) 1 Rob Eccl 262',
      said: [
        ...sentences(signing.doubtWords.ownName, 2),
        ...sentences(signing.doubtWords.onePerson, 2),
        ...sentences(signing.doubtWords.titles, 1),
        ...sentences(signing.doubtWords.signedForYou, 1),
      ],
    },
    {
      id: 'alterations',
      rule: 'What is written on a will after signing has no effect unless it is signed and witnessed as a will is.',
      source: 'Wills Act 1837 s.21',
      said: [
        ...sentences(pack.coverLetter.ifYouHave, 2),
        ...sentences(documents.documentGroups.signed),
        ...sentences(questions.signingAndAfter.questions.change.answer, 3),
        ...sentences(willsTerms.sections.signing.neverWriteOnASignedWill, 0),
        ...sentences(easyRead.sections.keep.write),
      ],
    },
    {
      id: 'initials',
      rule: 'The law asks for a signature on the will, not for initials on its pages.',
      source: 'Wills Act 1837 s.9',
      said: sentences(pack.signingSteps.allThreeOf, 1),
    },
    {
      id: 'one-paper',
      rule: 'The pages signed are together as one will. A mark of a clip or staple makes the registry ask what is missing.',
      source: 'Lewis v Lewis [1908] P 1; Non-Contentious Probate Rules 1987 rr.14 and 15',
      said: [
        ...sentences(englishFrontPage.signing.steps[0]?.words ?? '', 1, 2),

        ...sentences(pack.signingSteps.neverTakeTheStaple, 0),
        ...sentences(pack.coverLetter.printAllOf, 1),
        ...sentences(pack.letterOfWishes.keepItBeside, 1),
        ...sentences(pack.signingGuide.thePagesAreHeld),
        ...sentences(pack.signingGuide.stopAndDoNot, 1),
        ...sentences(pack.signingSteps.itGoesThrough),
        ...sentences(pack.signingSteps.loosePagesCan, 0, 1),
        ...sentences(pack.signingDrawings.staple),
        ...sentences(pack.signingSteps.neverTakeTheStaple, 1),
        ...sentences(pack.signingSteps.neverTakeThe, 0, 1),
        ...sentences(pack.signingSteps.loosePagesCanBe, 1),
        ...sentences(mails.printsMails.itIsBound),
        ...sentences(questions.signingAndAfter.questions.keep.answer, 4),
        ...sentences(easyRead.sections.keep.staple),
      ],
    },
    {
      id: 'original',
      rule: 'Probate is of the original. A copy does not replace it.',
      source: 'Senior Courts Act 1981 s.124; Non-Contentious Probate Rules 1987 r.54',
      said: [
        ...sentences(askedOfWill('original'), 1),
        ...sentences(pack.executorLetters.findsTheOriginal),
        ...sentences(willsTerms.sections.keeping.theSignedPaperIsTheWill, 2),
      ],
    },
    {
      id: 'help-to-sign',
      rule: 'A person who cannot read or sign makes a will read over, or signed by another by direction, with that said at the end.',
      source: 'Wills Act 1837 s.9(1)(a); Non-Contentious Probate Rules 1987 r.13',
      said: [
        ...sentences(pack.signingSteps.ifYouCannot),
        ...sentences(easyRead.sections.help.still),
        ...sentences(easyRead.sections.help.how),
      ],
    },
    {
      id: 'public',
      rule: 'A proved will is open to anyone.',
      source: 'Senior Courts Act 1981 ss.124 and 125',
      said: [
        ...sentences(privacy.sections.others.whenSomeoneDiesAndTheWill, 0, 2),
        ...sentences(questions.yourWill.questions.online.answer, 0),
        ...sentences(security.sections['you-can'].list, 6),
        ...sentences(steps.exclude.description, 1),
      ],
    },
    {
      id: 'storage',
      rule: 'A will may be left with the Probate Service by its maker.',
      source: 'Senior Courts Act 1981 s.126; Wills (Deposit for Safe Custody) Regulations 1978',
      said: [
        ...sentences(pack.signingGuide.withTheProbate, 1),
        ...sentences(pack.signingGuide.notInA, 1),
        ...sentences(willsTerms.sections.keeping.keepItDryAndFlatAnd, 1),
      ],
    },
    {
      id: 'changed',
      rule: 'A will can be changed or cancelled while its maker lives and can decide. The newest signed one governs.',
      source: 'Wills Act 1837 ss.20 and 22',
      said: [
        ...sentences(pack.letter.iCanChange),
        ...sentences(mails.coupleMails.itIsYour, 2),
        ...sentences(pairWords.sections.alone.fromThenOnNeitherOfYou, 1),
        ...sentences(questions.yourAccount.questions.couple.answer2, 0),
        ...sentences(willsTerms.sections.partner.youAndYourPartnerEachMake, 1),
        ...sentences(easyRead.sections.change.any),
        ...sentences(easyRead.sections.change.sign),
      ],
    },
    {
      id: 'old-wills',
      rule: 'A will is revoked by a later one or by its maker destroying it. An old one may count again if the new one fails, and a will abroad may be needed.',
      source: 'Wills Act 1837 ss.20 and 22',
      said: [
        ...sentences(pack.signingSteps.neverDestroyA),
        ...sentences(pack.signingSteps.keepTheLast),
        ...sentences(pack.coverLetter.destroyEarlierWills),
        ...sentences(pack.signingSteps.tearUpThe, 1),
        ...sentences(account.standing.revoked, 0),
        ...sentences(questions.signingAndAfter.questions.change.answer, 1, 2),
      ],
    },
    {
      id: 'place',
      rule: 'This product is for people domiciled in England and Wales. Elsewhere the law differs, and land follows the law of where it lies.',
      source: 'Wills Act 1963 s.1; the law of the domicile for movables and of the place for land',
      otherwise: /\blaw of the place you live\b/i,
      said: [
        ...sentences(startQuestions[0].hint),
        ...sentences(messages.LIVES_ELSEWHERE, 0),
        ...sentences(english.landing.pages[1].lead, 1),
        ...sentences(reading.belongings.theLawOf),
        ...sentences(english.landing.sorryWhy, 0),
        ...sentences(questions.howItWorks.questions.scotland.answer, 0),
        ...sentences(terms.sections.law.theLawOfEnglandAndWales, 0),
        ...sentences(reading.sentences.thisWillTakes, 1),
        ...sentences(existingWill.question.theLawIsDifferentIn, 0),
      ],
    },
  ],
}
