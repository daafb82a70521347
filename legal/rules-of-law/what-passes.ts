import { messages } from '#core/rules/messages.ts'
import * as account from '#words/en/account.ts'
import { easyRead } from '#words/en/easy-read.ts'
import * as pack from '#words/en/pack.ts'
import * as people from '#words/en/people.ts'
import * as picture from '#words/en/picture.ts'
import { questions } from '#words/en/questions.ts'
import * as reading from '#words/en/reading.ts'
import * as shares from '#words/en/shares.ts'
import * as steps from '#words/en/steps.ts'
import * as summaryAndTrusts from '#words/en/summary-and-trusts.ts'
import * as trusts from '#words/en/trusts.ts'
import * as values from '#words/en/values.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { sentences } from '../rows.ts'
import type { RulesOfLaw } from '../rule-of-law.ts'

export const whatPasses: RulesOfLaw = {
  title: 'What passes by a will, and tax',
  rules: [
    {
      id: 'joint-tenants',
      rule: 'A part held as joint tenants passes to the other owner. A share as tenants in common passes by will. Notice in writing severs in life, a will does not.',
      source: 'Law of Property Act 1925 ss.36(2) and 184',
      otherwise: /\ba will (?:can sever|severs)\b/i,
      said: [
        ...sentences(summaryAndTrusts.summary.youWereNot, 1),
        ...sentences(summaryAndTrusts.summary.ownedWithIt, 1),
        ...sentences(reading.belongings.ifYouOwn),
        ...sentences(reading.family.aHomeThat),
        ...sentences(questions.yourWill.questions.home.answer, 0, 1, 2, 3),
        ...sentences(willsTerms.sections.outside.list, 0),
        ...sentences(people.giftNotes.youToldUsThatYouOwn, 1, 2),
        ...sentences(people.giftNotes.youOwnWithAndYouHave, 1),
        ...sentences(people.giftNotes.toLeaveYourPartByWill),
        ...sentences(people.propertyOwnership.whenOneOfYouDiesThe),
        ...sentences(picture.outside.outsideYourWillByLaw),
        ...sentences(people.propertyOwnership.eachOfYouOwnsAShare),
        ...sentences(picture.inSentences.goesOutside),
        ...sentences(picture.inSentences.mayGoOutside),
        ...sentences(picture.homeWords.partGoesTo),
        ...sentences(picture.homeWords.halfGoesTo),
        ...sentences(picture.rowWords.outsideByLaw),
        ...sentences(picture.homeWords.yourPartMay),
        ...sentences(messages.TRUST_HOME_JOINT, 0),
        ...sentences(messages.TRUST_HOME_NOT_SURE, 1),
        ...sentences(trusts.homeOwned.thisCannotBeWrittenYetWhen, 1),
        ...sentences(trusts.homeOwned.toLeaveYourHalfByWill, 0, 1, 2),
        ...sentences(easyRead.sections.who.home),
      ],
    },
    {
      id: 'vested-in-one-who-died',
      rule: 'What belonged to somebody who has died goes to their personal representatives: executors, or administrators without a will.',
      source: 'Administration of Estates Act 1925 ss.1 and 55(1)(xi)',
      said: [...sentences(summaryAndTrusts.trustSteps.theirPart, 0)],
    },
    {
      id: 'small-yearly-sum',
      rule: 'Of what is held for a disabled person, others may have no more in a year than £3,000 or 3% of its highest value, whichever is lower.',
      source: 'Inheritance Tax Act 1984 s.89(1)(b); Finance Act 2013 Sch.44',
      said: [...sentences(trusts.disabledQuestions.aThankYouToSomeoneWho, 1)],
    },
    {
      id: 'joint-accounts',
      rule: 'What is in a joint account normally belongs to the owner who is left, unless they had agreed otherwise.',
      source:
        'The rule of survivorship at common law; Aroso v Coutts & Co [2002] 1 All ER (Comm) 241; Sillett v Meek [2007] EWHC 1169 (Ch)',
      said: [
        ...sentences(people.giftNotes.whenYouDieAnAccountIn),
        ...sentences(people.giftNotes.toLeaveYourPartByWill2),
        ...sentences(summaryAndTrusts.summary.inTwoNames, 1),
      ],
    },
    {
      id: 'pensions',
      rule: 'Most pensions and many life policies are paid to the person named with their company.',
      source: 'Scheme rules and trusts of the policy; Inheritance Tax Act 1984 s.151',
      said: [
        ...sentences(questions.yourWill.questions.pension.answer, 0),
        ...sentences(messages.THING_IS_PENSION, 0),
        ...sentences(messages.THING_IS_POLICY, 0),
        ...sentences(questions.yourWill.questions.pension.answer, 1),
        ...sentences(willsTerms.sections.outside.list, 1),
      ],
    },
    {
      id: 'pension-tax',
      rule: 'For deaths from 6 April 2027 most unused pension funds count for inheritance tax.',
      source:
        'Inheritance Tax Act 1984 as changed for deaths from 6 April 2027; HMRC, Inheritance Tax on pensions (26 November 2025)',
      said: [
        ...sentences(questions.yourWill.questions.pension.answer, 3),
        ...sentences(values.taxNotes.forADeath),
        ...sentences(account.happened.laws, 0),
      ],
    },
    {
      id: 'ademption',
      rule: 'A thing given that is not owned at death is not given.',
      source: 'The rule of ademption; Wills Act 1837 s.24',
      said: [...sentences(steps.gifts.ifYouNoLongerOwnA), 'That gift does nothing'],
    },
    {
      id: 'debts-first',
      rule: 'Debts, the funeral and tax come before gifts and shares.',
      source: 'Administration of Estates Act 1925 s.34(3) and Sch.1 Part II',
      said: [
        ...sentences(summaryAndTrusts.summary.theseAreMade, 0),
        ...sentences(summaryAndTrusts.whoGetsWhat.theseAreShares, 0),
        ...sentences(summaryAndTrusts.whoGetsWhat.theseAreSharesOf),
        ...sentences(questions.yourWill.questions.gift.answer, 1),
        ...sentences(willsTerms.sections.outside.list, 2),
        ...sentences(easyRead.sections.gift.debts),
        ...sentences(easyRead.sections.gift.gifts),
        ...sentences(easyRead.sections.gift.rest),
      ],
    },
    {
      id: 'pets',
      rule: 'A pet is property and is given like a thing.',
      source: 'Common law; Animal Welfare Act 2006 s.3 for who is responsible',
      said: [...sentences(steps.pets.byLawAPetIsA, 0)],
    },
    {
      id: 'tax',
      rule: 'Inheritance tax may be due on what is left.',
      source: 'Inheritance Tax Act 1984 ss.4, 7, 18 and 23',
      said: [
        ...sentences(pack.executorLetters.worksOutWhether),
        ...sentences(willsTerms.sections['not-for'].inOtherCasesWeTellYou, 2),
      ],
    },
    {
      id: 'tax-on-gifts',
      rule: 'Tax on a gift is paid from the rest unless the will says otherwise. Where exempt heirs have the rest, it is worked out on the gift and the tax together.',
      source: 'Inheritance Tax Act 1984 ss.38 and 211',
      said: [
        ...sentences(people.giftTax.canLoseMore),
        ...sentences(people.giftTax.theTaxIs),
        ...sentences(values.taxNotes.theRestOf),
      ],
    },
    {
      id: 'tax-on-shares',
      rule: 'Tax on a share that is not exempt may not be borne by one that is.',
      source: 'Inheritance Tax Act 1984 s.41(b)',
      said: [...sentences(reading.sentences.whatIsLeft, 0), ...sentences(reading.sentences.whatIsLeft, 1)],
    },
    {
      id: 'tax-on-income-first',
      rule: 'Who has the income of what is left is treated as its owner. What a charity has after that is exempt only when it ends.',
      source: 'Inheritance Tax Act 1984 ss.23(2)(a) and 49(1)',
      said: [...sentences(reading.sentences.taxOnIncome, 0), ...sentences(reading.sentences.taxOnIncome, 1)],
    },
    {
      id: 'unused-band-is-claimed',
      rule: 'What an earlier spouse left unused of their bands is added only where it is claimed.',
      source: 'Inheritance Tax Act 1984 ss.8A, 8B, 8G and 8L',
      said: [...sentences(values.taxNotes.yourExecutorsMust)],
    },
    {
      id: 'no-figure-outside-what-was-checked',
      rule: 'What is held in a trust, what is abroad and what goes to a body that may be no charity is taxed by rules of their own.',
      source: 'Inheritance Tax Act 1984 ss.5, 6, 23, 43 and 49 to 71H',
      said: [
        ...sentences(values.estimateWords.refusals, 2),
        ...sentences(values.estimateWords.refusals, 3),
        ...sentences(values.estimateWords.refusals, 11),
        ...sentences(values.estimateWords.refusals, 17),
      ],
    },
    {
      id: 'band-trust',
      rule: 'What a spouse does not use of the nil-rate band has passed to the other since 9 October 2007.',
      source: 'Inheritance Tax Act 1984 s.8A',
      said: ['Often called a nil-rate band trust', 'Many couples had one in wills made before October 2007'],
    },
    {
      id: 'minors',
      rule: 'A gift to a person under 18 is held for them until 18, and may be used for their upkeep. A will may choose a later age; from 18 the income is then theirs.',
      source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 s.71D',
      said: [
        ...sentences(shares.untilAnAge.executorsHold),
        ...sentences(shares.untilAnAge.thoseWhoWait),
        ...sentences(reading.ages.untilThenYour),
        ...sentences(summaryAndTrusts.asRead.ifDiesUnder),
        ...sentences(pack.executorLetters.looksAfterAnything),
        ...sentences(pack.guardianLetters.youDoNot),
      ],
    },
  ],
}
