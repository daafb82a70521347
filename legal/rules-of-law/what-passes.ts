import { messages } from '#core/rules/messages.ts'
import * as pack from '#words/en/pack.ts'
import * as people from '#words/en/people.ts'
import * as picture from '#words/en/picture.ts'
import { questions } from '#words/en/questions.ts'
import * as shares from '#words/en/shares.ts'
import * as steps from '#words/en/steps.ts'
import * as trusts from '#words/en/trusts.ts'
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
        'If you are joint tenants, it passes to … by itself',
        'It normally passes to … by itself',
        'If you own it with someone as joint tenants, it goes to them, whatever your will says',
        'A home that you own together as joint tenants still passes to …',
        ...sentences(questions.yourWill.questions.home.answer, 0, 1, 2, 3),
        ...sentences(willsTerms.sections.outside.list, 0),
        ...sentences(people.giftNotes.youToldUsThatYouOwn, 1, 2),
        ...sentences(people.giftNotes.youOwnWithAndYouHave, 1),
        ...sentences(people.giftNotes.toLeaveYourPartByWill),
        ...sentences(people.propertyOwnership.whenOneOfYouDiesThe),
        ...sentences(picture.outside.outsideYourWillByLaw),
        ...sentences(people.propertyOwnership.eachOfYouOwnsAShare),
        '… goes to … outside this will',
        '… may go to … outside this will',
        'Your … goes to …, by law',
        'Your part may go to …, by law, or be in your will',
        'outside your will, by law',
        'outside your will if you are joint tenants',
        ...sentences(messages.TRUST_HOME_JOINT, 0),
        ...sentences(messages.TRUST_HOME_NOT_SURE, 1),
        ...sentences(trusts.homeOwned.thisCannotBeWrittenYetWhen, 1),
        ...sentences(trusts.homeOwned.toLeaveYourHalfByWill, 0, 1, 2),
      ],
    },
    {
      id: 'vested-in-one-who-died',
      rule: 'What belonged to somebody who has died goes to their personal representatives: executors, or administrators without a will.',
      source: 'Administration of Estates Act 1925 ss.1 and 55(1)(xi)',
      said: ['If … has died after …, their part of … goes to their executors or administrators'],
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
        'It normally passes to the other owner by itself',
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
        'For a death from … your pension counts',
        'Inheritance tax counts most pensions',
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
        'These are made first',
        'These are shares of what is left when your debts, your funeral, any gifts and any tax on gifts have been paid',
        'These are shares of what is left when your debts, your funeral, any tax and any gifts have been paid',
        ...sentences(questions.yourWill.questions.gift.answer, 1),
        ...sentences(willsTerms.sections.outside.list, 2),
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
        '… can lose more than you think: the tax is worked out on the gift and the tax together',
        'The tax is taken before the rest is shared, so everyone who shares it gets less',
        'The rest of what you leave pays the tax on gifts, unless you say at a gift that whoever gets it pays',
      ],
    },
    {
      id: 'tax-on-shares',
      rule: 'Tax on a share that is not exempt may not be borne by one that is.',
      source: 'Inheritance Tax Act 1984 s.41(b)',
      said: [
        'What is left is shared before any tax on it',
        'The tax then comes only out of the shares of those who are not a husband, wife, civil partner or charity',
      ],
    },
    {
      id: 'unused-band-is-claimed',
      rule: 'What an earlier spouse left unused of their bands is added only where it is claimed.',
      source: 'Inheritance Tax Act 1984 ss.8A, 8B, 8G and 8L',
      said: ['Your executors must claim the unused allowance of the one who died first'],
    },
    {
      id: 'no-figure-outside-what-was-checked',
      rule: 'What is held in a trust, what is abroad and what goes to a body that may be no charity is taxed by rules of their own.',
      source: 'Inheritance Tax Act 1984 ss.5, 6, 23, 43 and 49 to 71H',
      said: [
        'Money in a trust counts in ways that only the papers of the trust show',
        'Your will holds something for someone until a later day',
        'For things abroad, another country’s tax may count as well',
        'We cannot tell whether a gift to an organisation without a charity number is exempt',
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
        'Those who wait for a later age than 18 have the income from 18, and your executors may hand over some of the rest early',
        ...sentences(shares.howShared.yourExecutorsLookAfterItUntil, 0),
        'Until then your executors hold it, and can use it for them',
        'If … dies under … without children, what is left of that share goes to …',
        ...sentences(pack.executorLetters.looksAfterAnything),
        ...sentences(pack.guardianLetters.youDoNot),
      ],
    },
  ],
}
