import * as advice from '#words/en/advice.ts'
import { easyRead } from '#words/en/easy-read.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import * as pack from '#words/en/pack.ts'
import { questions } from '#words/en/questions.ts'
import * as reading from '#words/en/reading.ts'
import * as roles from '#words/en/roles.ts'
import * as shares from '#words/en/shares.ts'
import * as steps from '#words/en/steps.ts'
import * as summaryAndTrusts from '#words/en/summary-and-trusts.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import * as withoutAWill from '#words/en/without-a-will.ts'
import { askedOfWill, sentences, statement } from '../rows.ts'
import type { RulesOfLaw } from '../rule-of-law.ts'

export const familiesAndTheLaw: RulesOfLaw = {
  title: 'Families, marriage and people left out',
  rules: [
    {
      id: 'marriage',
      rule: 'Marriage or civil partnership cancels an earlier will, unless it appears from the will that its maker expected to marry that particular person and meant it to stay.',
      source: 'Wills Act 1837 ss.18(3) and 18B(3); Court v Despallieres [2009] EWHC 3340 (Ch)',
      otherwise: /\bin mind\b.*\bmarr|\bwith (?:that|the) (?:very )?person in mind\b/i,
      said: [
        ...sentences(reading.sentences.itStillCounts),
        ...sentences(pack.signingGuide.youMarryOr, 1, 2),
        ...sentences(reading.family.yourWillSays),
        ...sentences(reading.family.aMarriageOr, 0),
        ...sentences(reading.family.aMarriageOr, 1),
        ...sentences(howItWorks.sections.later.marriageCancelsAWillMadeBefore, 0),
        ...sentences(willsTerms.sections.life.list, 0, 1, 2, 3),
        ...sentences(steps.aboutMe.whyItMattersGettingMarriedOr, 1, 4),
        ...sentences(easyRead.sections.change.marry),
        ...sentences(easyRead.sections.change.civil),
      ],
    },
    {
      id: 'divorce',
      rule: 'After a final order the will is read as if the former husband, wife or civil partner had died. Separation changes nothing.',
      source: 'Wills Act 1837 ss.18A and 18C',
      said: [
        ...sentences(askedOfWill('divorced'), 0),
        ...sentences(askedOfWill('divorced'), 1),
        ...sentences(reading.family.theLawReads),
        ...sentences(reading.family.untilTheOrder),
        ...sentences(reading.trusts.untilThenWhat),
        ...sentences(reading.family.stillTreats),
        ...sentences(questions.signingAndAfter.questions.married.answer, 3, 5),
        ...sentences(willsTerms.sections.life.list, 4, 5),
        ...sentences(steps.aboutMe.separatedUntilADivorceIsFinal),
      ],
    },
    {
      id: 'former-spouse-claims',
      rule: 'A former husband, wife or civil partner who has not married again may ask a court for more, unless a court order says that they may not.',
      source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(b), 15',
      said: [...sentences(statement('former-spouse-may-claim'), 1)],
    },
    {
      id: 'intestacy',
      rule: 'Without a will the rules of intestacy name the relatives who take. An unmarried partner, friends, stepchildren and charities do not.',
      source: 'Administration of Estates Act 1925 ss.46 and 47',
      otherwise: /\bcommon[- ]law (?:wife|husband|partner|spouse)\b/i,
      said: [
        ...sentences(advice.check.ifDiedWhen, 1),
        ...sentences(advice.check.ifBeforeYou, 1),
        ...sentences(reading.sentences.ifNobodyIs),
        ...sentences(reading.sentences.ifNobodyIsLeft, 1),
        ...sentences(questions.yourWill.questions.need.answer, 0, 1, 2),
        ...sentences(shares.ultimateDefault.option),
        ...sentences(withoutAWill.page.lead, 0),
        ...sentences(withoutAWill.page.nobody),
        ...sentences(withoutAWill.page.orderLead),
        ...sentences(withoutAWill.page.elsewhere),
        ...sentences(withoutAWill.kinOfWill.byLaw),
        ...sentences(easyRead.sections.why.withNoWill),
        ...sentences(easyRead.sections.why.friends),
        ...sentences(easyRead.sections.why.partner),
      ],
    },
    {
      id: 'intestacy-spouse',
      rule: 'A husband, wife or civil partner who lives for 28 days takes everything where there is no issue, and otherwise the personal chattels, a fixed net sum with interest and half of the rest. A separation ordered by a court ends that; living apart does not.',
      source:
        'Administration of Estates Act 1925 ss.46(1)(i), 46(2A) and 55(1)(x), as changed by the Inheritance and Trustees’ Powers Act 2014; Matrimonial Causes Act 1973 s.18(2); Civil Partnership Act 2004 s.57',
      said: [
        ...sentences(withoutAWill.rules['spouse alone']),
        ...sentences(withoutAWill.rules['spouse and children']),
        ...sentences(withoutAWill.rules['spouse and children until 2014']),
        ...sentences(withoutAWill.rules['spouse and family until 2014']),
        ...sentences(withoutAWill.beside.survive),
        ...sentences(withoutAWill.page.marriedHint),
        ...sentences(withoutAWill.drawn.allToSpouse),
        ...sentences(withoutAWill.drawn.roughly, 1),
        ...sentences(withoutAWill.kinOfWill.withSum),
      ],
    },
    {
      id: 'intestacy-kin',
      rule: 'Without a surviving spouse: issue on the statutory trusts, parents, brothers and sisters of the whole blood, of the half blood, grandparents, uncles and aunts of the whole blood, of the half blood, the Crown. Issue of one who died take their parent’s share at 18 or on an earlier marriage.',
      source:
        'Administration of Estates Act 1925 ss.46(1)(ii) to (vi) and 47; Adoption and Children Act 2002 ss.67 to 69; Family Law Reform Act 1987 s.18',
      said: [
        ...sentences(withoutAWill.rules.children),
        ...sentences(withoutAWill.rules.parents),
        ...sentences(withoutAWill.rules.siblings),
        ...sentences(withoutAWill.rules['half-siblings']),
        ...sentences(withoutAWill.rules.grandparents),
        ...sentences(withoutAWill.rules['uncles and aunts']),
        ...sentences(withoutAWill.rules['half-uncles and half-aunts']),
        ...sentences(withoutAWill.rules['the Crown']),
        ...sentences(withoutAWill.beside.line),
        ...sentences(withoutAWill.beside.held),
        ...sentences(withoutAWill.kin.children, 0, 1),
        ...sentences(withoutAWill.kin.parents, 0),
        ...sentences(withoutAWill.kinOfWill.further, 0),
      ],
    },
    {
      id: 'stepchildren',
      rule: 'A stepchild is not a child in the law of wills.',
      source: 'Adoption and Children Act 2002 s.67; Family Law Reform Act 1987 s.19',
      said: [
        ...sentences(shares.beneficiaries.stepchildrenDoNotCountAsYour, 0, 1),
        ...sentences(steps.guardians.adoptionMadeYourChildInLaw),
      ],
    },
    {
      id: 'claims',
      rule: 'A husband, wife, civil partner, child, person who was maintained, or partner of two years may ask the court for provision.',
      source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 to 3',
      said: [
        ...sentences(summaryAndTrusts.asRead.yourWillSays, 1),
        ...sentences(questions.yourWill.questions['leave-out'].answer, 0, 1),
        ...sentences(willsTerms.sections.outside.list, 3),
        ...sentences(withoutAWill.page.mayAsk, 0),
        ...sentences(steps.exclude.canTheyStillMakeAClaim, 0),
        ...sentences(easyRead.sections.who.court),
        ...sentences(easyRead.sections.who.leaveOut),
      ],
    },
    {
      id: 'guardian-who',
      rule: 'A parent with parental responsibility, a guardian or a special guardian appoints a guardian by will.',
      source: 'Children Act 1989 s.5(3) and (4)',
      otherwise: /\b(?:somebody|someone|anyone|anybody) with parental responsibility can\b/i,
      said: [
        ...sentences(summaryAndTrusts.asRead.yourWillNames, 1),
        ...sentences(steps.guardians.aStepParentCannotAppointA, 0),
        ...sentences(willsTerms.sections.executors.aGuardianLooksAfterAChild, 1),
        ...sentences(steps.guardians.onlyAParentWithParental, 0),
        ...sentences(easyRead.sections.guardian.most),
      ],
    },
    {
      id: 'guardian-when',
      rule: 'The appointment begins when no parent with parental responsibility is alive, or at once where a child arrangements order said that the child lives with the testator alone, or the testator was the only special guardian left. It ends at 18.',
      source: 'Children Act 1989 ss.5(7) to (9) and 91(7) and (8)',
      otherwise: /\b(?:nobody|no one|somebody else|someone else) (?:with|has) parental responsibility\b/i,
      said: [
        ...sentences(pack.guardianLetters.thereIsOne, 2),
        ...sentences(roles.aboutRole.guardian.know[0].words),
        ...sentences(roles.aboutRole.guardian.know[1].words),
        ...sentences(summaryAndTrusts.asRead.theirCareBegins),
        ...sentences(questions.yourWill.questions.guardian.answer, 0, 1),
        ...sentences(willsTerms.sections.executors.aGuardianLooksAfterAChild, 0),
        ...sentences(steps.guardians.aGrandparentOrAStepParent),
        ...sentences(steps.guardians.ifNoParentIsAlive),
        ...sentences(pack.guardianLetters.aHasParental, 1),
        ...sentences(pack.guardianLetters.iAmNot, 1),
        ...sentences(pack.guardianLetters.thereIsOne, 1),
        ...sentences(easyRead.sections.guardian.starts),
        ...sentences(easyRead.sections.guardian.ends),
      ],
    },
    {
      id: 'guardian-has',
      rule: 'A guardian has parental responsibility, and may refuse at the beginning by a signed writing.',
      source: 'Children Act 1989 ss.2(7), 5(6) and 6(5)',
      said: [
        ...sentences(pack.guardianLetters.aGuardianHas, 0),
        ...sentences(roles.aboutRole.guardian.know[2].words),
        ...sentences(roles.aboutRole.guardian.free, 1),
      ],
    },
    {
      id: 'parental-responsibility',
      rule: 'A mother has it from birth; a father or second parent if married to her, registered, or by agreement or order.',
      source: 'Children Act 1989 ss.2, 4, 4ZA and 4A',
      said: [
        ...sentences(steps.guardians.onlyAParentWithParental, 1),
        ...sentences(steps.guardians.whatIsParentalResponsibility, 1, 2),
      ],
    },
    {
      id: 'funeral',
      rule: 'Wishes about the body do not bind executors.',
      source: 'Williams v Williams (1882) 20 Ch D 659',
      said: ['Your executors do not have to follow them', ...sentences(steps.funeralWishes.intro, 1)],
    },
    {
      id: 'body',
      rule: 'Anatomical examination needs consent in writing, signed before a witness in life.',
      source: 'Human Tissue Act 2004 s.3(3) to (5)',
      said: [...sentences(steps.funeralWishes.medicalScienceAMedicalSchool, 0)],
    },
    {
      id: 'signed-like-a-will',
      rule: 'A paper signed and witnessed as a will is can be one.',
      source: 'Wills Act 1837 ss.1 and 9',
      said: [
        ...sentences(pack.inventory.iAmThis, 2),
        ...sentences(pack.letterOfWishes.addToIt, 2),
        ...sentences(pack.statementOfReasons.iAmOf, 2),
        ...sentences(pack.statementOfReasons.readItOnce, 2),
      ],
    },
  ],
}
