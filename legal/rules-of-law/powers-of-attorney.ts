import { messages } from '#core/rules/messages.ts'
import * as lpa from '#words/en/lpa.ts'
import * as pack from '#words/en/pack.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import * as steps from '#words/en/steps.ts'
import { sentences } from '../rows.ts'
import type { RulesOfLaw } from '../rule-of-law.ts'

export const powersOfAttorney: RulesOfLaw = {
  title: 'Lasting powers of attorney',
  rules: [
    {
      id: 'lpa-what',
      rule: 'The donor’s attorneys act in life. It works once registered, for health only when the donor cannot decide, and ends with death.',
      source: 'Mental Capacity Act 2005 ss.9 to 11 and 13; Sch.1',
      said: [
        ...sentences(pack.lpaGuide.aWillTakes, 3),
        ...sentences(lpa.aboutLpa.lead, 0),
        ...sentences(pack.lpaGuide.youCanMake, 0, 1),
        ...sentences(pack.lpaGuide.bankAccountsBills, 1),
        ...sentences(pack.lpaGuide.dailyCareMedical, 1),
        ...sentences(pack.lpaGuide.theOfficeOf, 2),
        ...sentences(lpa.aboutLpa.lead, 1),
        ...sentences(lpa.attorneys.attorneysDecideAboutYourCare, 0),
        ...sentences(lpa.when.whileYouCanDecide, 0),
        ...sentences(lpa.when.attorneysForMoneyAndProperty),
        ...sentences(lpa.lpaList.lead, 1),
      ],
    },
    {
      id: 'lpa-treatment',
      rule: 'Treatment to sustain life is for the attorneys only if the form says so.',
      source: 'Mental Capacity Act 2005 ss.4(10), 11(7) and (8)',
      said: [
        ...sentences(lpa.treatment.careSurgeryMedicine, 0),
        ...sentences(lpa.treatment.oneChoiceSigned, 2),
        ...sentences(pack.lpaGuide.dailyCareMedical, 2),
        ...sentences(pack.lpaSheets.weHaveLeft, 1),
        ...sentences(lpa.treatment.yourAttorneysMayAgree),
        ...sentences(lpa.treatment.yourAttorneysMayNot),
      ],
    },
    {
      id: 'lpa-attorney',
      rule: 'An attorney is 18 or over, and for money and property not bankrupt or under a debt relief order. Not the donor.',
      source: 'Mental Capacity Act 2005 s.10(1) and (2)',
      said: [
        ...sentences(messages.ATTORNEY_UNDER_18, 0),
        ...sentences(messages.ATTORNEY_IS_DONOR, 0),
        ...sentences(pack.lpaGuide.atLeastOne, 0, 1),
      ],
    },
    {
      id: 'lpa-several',
      rule: 'Attorneys act jointly, jointly and severally, or jointly for some matters. One lost stops joint decisions, unless replacements are named.',
      source: 'Mental Capacity Act 2005 s.10(4) to (8); Miles v Public Guardian [2015] EWHC 2960 (Ch)',
      said: [
        ...sentences(pack.lpaGuide.withTwoOr, 1, 2, 3),
        ...sentences(pack.lpaGuide.youCanName, 0, 1),
        ...sentences(pack.lpaSheets.allOtherDecisions, 0),
        ...sentences(lpa.attorneys.ifYourAttorneysActJointly),
        ...sentences(lpa.decisions.theyMustAllAgree, 1),
        ...sentences(lpa.decisions.togetherOrAlone, 1),
        ...sentences(lpa.decisions.youSayWhichTheyMustMake, 2),
        ...sentences(steps.guardians.youCanLeaveThisEmpty, 1),
      ],
    },
    {
      id: 'lpa-certificate',
      rule: 'The certificate provider is 18 or over, has known the donor for two years or has the skills, and is not an attorney, family, a partner in business, an employee or of the care home.',
      source: 'Mental Capacity Act 2005 Sch.1 para.2(1)(e); SI 2007/1253 reg.8',
      said: [
        ...sentences(messages.CERTIFICATE_PROVIDER_IS_ATTORNEY, 0),
        ...sentences(messages.CERTIFICATE_PROVIDER_IS_FAMILY, 0),
        ...sentences(pack.lpaGuide.theyTalkTo),
        ...sentences(pack.lpaGuide.theyMustBe),
        ...sentences(pack.lpaGuide.theyMustNot),
        ...sentences(pack.lpaGuide.theyMustNotBe),
        ...sentences(pack.lpaGuide.theyMustNotBeA),
        ...sentences(pack.lpaGuide.someoneOf18, 1, 2),
        ...sentences(lpa.aboutLpa.findACertificateProvider),
        ...sentences(lpa.certificate.aCertificateProviderTalksToYou),
        ...sentences(lpa.certificate.whoMayNotDoIt, 1, 2, 3),
        ...sentences(lpa.certificate.askThemFirst, 1),
      ],
    },
    {
      id: 'lpa-notify',
      rule: 'Up to five people may be told before registration. They are not attorneys.',
      source: 'Mental Capacity Act 2005 Sch.1 para.2(1)(c) and (2); SI 2007/1253 reg.6',
      said: [
        ...sentences(messages.TOO_MANY_TO_TELL),
        ...sentences(pack.lpaGuide.youMayName, 0, 1),
        ...sentences(lpa.attorneys.youCanNameUpTo, 1),
      ],
    },
    {
      id: 'lpa-signing',
      rule: 'The donor signs first before a witness, then the certificate provider, then each attorney before a witness.',
      source: 'SI 2007/1253 reg.9',
      said: [
        ...sentences(pack.lpaGuide.someoneOf18, 0, 3),
        ...sentences(pack.lpaGuide.signInThis),
        ...sentences(pack.lpaGuide.signAnyContinuation, 0, 1, 2),
        ...sentences(pack.lpaGuide.theySignSection),
        ...sentences(pack.lpaGuide.thenEveryAttorney),
        ...sentences(pack.lpaGuide.eachSignsTheir),
        ...sentences(pack.lpaGuide.youOrAn, 0),
        ...sentences(pack.lpaGuide.theDatesMust, 0),
        ...sentences(pack.lpaSheets.signSection5),
        ...sentences(pack.lpaSheets.signAndDate),
        ...sentences(powerOfAttorney.sections['what-you-do'].steps, 6),
        ...sentences(pack.lpaSheets.theySignAfter),
        ...sentences(pack.lpaSheets.onePageFor, 1),
        ...sentences(pack.lpaSheets.youOrAn),
        ...sentences(lpa.aboutLpa.signInThisOrder),
        ...sentences(lpa.treatment.oneChoiceSigned, 1),
      ],
    },
    {
      id: 'lpa-gifts',
      rule: 'Attorneys make gifts on customary occasions and to the donor’s charities, of a reasonable value. The court may allow more.',
      source: 'Mental Capacity Act 2005 ss.12 and 23(4)',
      said: [...sentences(pack.lpaGuide.giftsAttorneysMay, 0, 1, 2)],
    },
    {
      id: 'lpa-instructions',
      rule: 'Instructions bind. One that has no effect is severed by the court or keeps the form from being registered. Managers with discretion need express words.',
      source: 'Mental Capacity Act 2005 ss.9(4) and 23, Sch.1 paras.11 and 19; Office of the Public Guardian, LP12',
      said: [
        ...sentences(pack.lpaGuide.investmentsIfA, 0),
        ...sentences(pack.lpaGuide.anInstructionThat, 0),
        ...sentences(pack.lpaSheets.instructionsBindYour),
        ...sentences(lpa.wishes.takeCareWithInstructions, 1),
        ...sentences(lpa.wishes.preferencesGuideYourAttorneys, 0, 1),
      ],
    },
    {
      id: 'lpa-registering',
      rule: 'Registration takes a notice of four weeks and a fee, halved or waived for small incomes.',
      source: 'SI 2007/1253 regs.11 and 12; SI 2007/2051',
      otherwise: /£82\b/,
      said: [
        ...sentences(pack.lpaGuide.getFormLp1f),
        ...sentences(pack.lpaGuide.forEachPower, 0),
        ...sentences(pack.lpaGuide.halfOfThat, 0, 1, 2),
        ...sentences(pack.lpaGuide.theOfficeOf, 0, 1),
        ...sentences(pack.lpaGuide.banksAndDoctors, 0, 1),
      ],
    },
  ],
}
