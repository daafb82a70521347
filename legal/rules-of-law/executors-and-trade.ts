import { messages } from '#core/rules/messages.ts'
import * as account from '#words/en/account.ts'
import { downloadConsent } from '#words/en/download-consent.ts'
import { easyRead } from '#words/en/easy-read.ts'
import * as executor from '#words/en/executor.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import * as mails from '#words/en/mails.ts'
import { moneyBack } from '#words/en/money-back.ts'
import * as pack from '#words/en/pack.ts'
import { privacy } from '#words/en/privacy.ts'
import { questions } from '#words/en/questions.ts'
import * as roles from '#words/en/roles.ts'
import { security } from '#words/en/security.ts'
import * as steps from '#words/en/steps.ts'
import { terms } from '#words/en/terms.ts'
import { english } from '#words/en/visitors.ts'
import { sentences } from '../rows.ts'
import type { RulesOfLaw } from '../rule-of-law.ts'

export const executorsAndTrade: RulesOfLaw = {
  title: 'Executors, and what the law asks of us',
  rules: [
    {
      id: 'executor-duties',
      rule: 'An executor collects the estate, pays what is owed and hands out the rest.',
      source: 'Administration of Estates Act 1925 ss.25 and 32 to 36',
      said: [
        ...sentences(pack.executorLetters.collectsWhatI),
        ...sentences(roles.aboutRole.executor.job[2].words),
        ...sentences(questions.yourWill.questions.executor.answer, 0, 1),
        ...sentences(steps.executors.executorsCollectWhatYouOwnPay, 0),
        ...sentences(easyRead.sections.executor.find),
        ...sentences(easyRead.sections.executor.pay),
        ...sentences(easyRead.sections.executor.give),
      ],
    },
    {
      id: 'executor-who',
      rule: 'Up to four may prove a will, each from 18. An executor may also take under it.',
      source: 'Senior Courts Act 1981 ss.114(1) and 118',
      said: [
        ...sentences(messages.TOO_MANY_EXECUTORS),
        ...sentences(messages.EXECUTOR_UNDER_18, 0),
        ...sentences(messages.GUARDIAN_UNDER_18, 0),
        ...sentences(questions.yourWill.questions.executor.answer, 2, 3),
        ...sentences(easyRead.sections.executor.choose),
      ],
    },
    {
      id: 'probate',
      rule: 'Probate confirms the executor’s authority. A copy of a will is proved only by order.',
      source:
        'Senior Courts Act 1981 s.25; Administration of Estates Act 1925 s.1; Non-Contentious Probate Rules 1987 r.54',
      said: [
        ...sentences(pack.executorLetters.appliesForProbate),
        ...sentences(roles.aboutRole.executor.job[0].words, 1),
        ...sentences(executor.page.lookElsewhere.last, 1),
      ],
    },
    {
      id: 'executors-who-wait',
      rule: 'An executor may let others apply and keep the power to join them, of which they have notice, or give the office up before acting in it.',
      source: 'Non-Contentious Probate Rules 1987 rr.27 and 37; Administration of Estates Act 1925 s.5',
      said: [
        ...executor.page.who.meanings.flatMap((each) => sentences(each)),
        ...sentences(executor.sheet.tellThemFirst, 0),
        ...sentences(executor.page.who.lead),
      ],
    },
    {
      id: 'death-registered',
      rule: 'A death is registered within five days, later where a coroner looks into it.',
      source: 'Births and Deaths Registration Act 1953 s.16',
      said: sentences(executor.firstDays.register.says, 1),
    },
    {
      id: 'notice-to-creditors',
      rule: 'Executors who gave notice for two months may share out what is left after the debts they know of.',
      source: 'Trustee Act 1925 s.27',
      said: sentences(executor.firstDays.notice.says, 1, 2),
    },
    {
      id: 'no-haste',
      rule: 'A claim is made within six months of the grant. Executors need not share out before a year from the death, and answer for what they give too early.',
      source:
        'Inheritance (Provision for Family and Dependants) Act 1975 ss.4 and 20; Administration of Estates Act 1925 s.44',
      said: [...sentences(executor.firstDays.wait.says), ...sentences(executor.leaveAlone.sharing.says)],
    },
    {
      id: 'two-trustees',
      rule: 'One trustee gives no good receipt for land, and may be the guardian to whom the money is paid. The will asks for two, or a trust corporation.',
      source: 'Trustee Act 1925 ss.14(2) and 36; Law of Property Act 1925 s.27(2)',
      said: [...sentences(steps.executors.chooseTwo)],
    },
    {
      id: 'executor-liable',
      rule: 'An executor answers for a loss caused by a breach of duty.',
      source: 'Administration of Estates Act 1925 s.29; Trustee Act 1925 s.61',
      said: [
        ...sentences(pack.executorLetters.thisOftenTakes, 2),
        ...sentences(roles.aboutRole.executor.know[3].words),
      ],
    },
    {
      id: 'executors-year',
      rule: 'An executor need not hand out the estate before the end of a year from the death.',
      source: 'Administration of Estates Act 1925 s.44',
      said: sentences(roles.aboutRole.executor.know[0].words),
    },
    {
      id: 'renounce',
      rule: 'An executor may renounce before acting. Then only the court lets them go.',
      source:
        'Administration of Estates Act 1925 s.5; Administration of Justice Act 1985 s.50; Non-Contentious Probate Rules 1987 r.37',
      said: [...sentences(pack.executorLetters.youCanAlso, 1, 2, 3), ...sentences(roles.aboutRole.executor.free, 1)],
    },
    {
      id: 'help',
      rule: 'Executors may employ others and pay them from the estate. They are paid back what it cost them. A professional may charge.',
      source: 'Trustee Act 2000 ss.11, 28, 29, 31, 32 and 35',
      said: [
        ...sentences(roles.aboutRole.executor.know[1].words),
        ...sentences(roles.aboutRole.executor.know[2].words),
        ...sentences(pack.executorLetters.youMayAsk, 0),
        ...sentences(questions.yourWill.questions.executor.answer, 4),
        ...sentences(steps.executors.doTheyNeedToBeExperts),
        ...sentences(steps.firmOffer.youDoNotNeedOneThe, 1),
        ...sentences(steps.firmOffer.whatItChargesFromYourEstate),
      ],
    },
    {
      id: 'cancel',
      rule: 'Most things bought at a distance can be cancelled within 14 days. That ends early once digital content or the service was delivered at the customer’s request.',
      source:
        'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 regs.29, 36 and 37',
      said: [
        ...sentences(mails.ordersMails.onYouAsked, 0, 1),
        ...sentences(downloadConsent.lead, 0),
        ...sentences(downloadConsent.sections.startNow.statement),
        ...sentences(downloadConsent.sections.loseRight.heading),
        ...sentences(downloadConsent.sections.loseRight.statement),
        ...sentences(terms.sections.refund.theLawAlsoGivesYou14, 0),
        ...sentences(account.data.youDoNotHaveToAgree, 1),
      ],
    },
    {
      id: 'consumer-rights',
      rule: 'Services are done with care and skill, and digital content is as described.',
      source: 'Consumer Rights Act 2015 ss.34 to 36, 42 and 49',
      said: [
        ...sentences(moneyBack.itemRefusal, 1),
        ...sentences(moneyBack.itemRefusal, 2),
        ...sentences(terms.sections.refund.ifSomethingIsWrongWithWhat, 0),
        ...sentences(terms.sections.complaints.ifWeCannotAgreeCitizensAdvice, 1),
      ],
    },
    {
      id: 'regulators',
      rule: 'Writing wills is not a reserved legal activity. The Legal Ombudsman hears complaints about authorised persons only.',
      source: 'Legal Services Act 2007 ss.12 and 128',
      said: [
        ...sentences(pack.coverLetter.isNotA, 0),
        ...sentences(english.shell.about, 1),
        ...sentences(howItWorks.sections.solicitor.isNotALawFirmWe, 0),
        ...sentences(questions.howItWorks.questions['law-firm'].answer, 0),
        ...sentences(terms.sections.what.list, 0, 2),
        ...sentences(easyRead.sections.help.law),
      ],
    },
    {
      id: 'data',
      rule: 'Personal information is used under contract, consent, legal duty or legitimate interest, and a complaint may go to the Information Commissioner.',
      source: 'UK GDPR arts.6, 9, 33 and 77; Data Protection Act 2018 ss.165 and 164A',
      said: [
        ...sentences(privacy.sections.why.list, 1, 4),
        ...sentences(privacy.sections.rights.youCanComplainToUsWith, 1, 2),
        ...sentences(security.sections.if.ifSomeoneGetsHoldOfYour, 1),
      ],
    },
  ],
}
