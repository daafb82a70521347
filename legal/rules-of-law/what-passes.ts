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
        'It depends on how you own it',
        'If you are joint tenants, your part goes to the other owner, whatever your will says',
        'If you are tenants in common, you each own a share, and your will decides who gets yours',
        'Your title register at the Land Registry can tell you which',
        'A home you own with someone as joint tenants goes to them, whatever the will says',
        'If … … you, this gift will do nothing',
        'If you are joint tenants and … … you, this gift will do nothing',
        'To leave your part by will, you must first end the joint tenancy, by a written notice to … while you are alive',
        'A solicitor can do it in a day',
        'This is called severance',
        'Your part goes to … by itself',
        'When one of you dies, the other owns all of it',
        'Outside your will, by law',
        'A will cannot change that',
        'Each of you owns a share, and can leave it by will',
      ],
    },
    {
      id: 'joint-accounts',
      rule: 'What is in a joint account normally belongs to the owner who is left, unless they had agreed otherwise.',
      source:
        'The rule of survivorship at common law; Aroso v Coutts & Co [2002] 1 All ER (Comm) 241; Sillett v Meek [2007] EWHC 1169 (Ch)',
      said: [
        'When you die, an account in two names normally goes to … by itself',
        'The gift then does nothing',
        'To leave your part by will, put it into an account in your name alone',
        'It normally passes to the other owner by itself',
      ],
    },
    {
      id: 'pensions',
      rule: 'Most pensions and many life policies are paid to the person named with their company.',
      source: 'Scheme rules and trusts of the policy; Inheritance Tax Act 1984 s.151',
      said: [
        'Your will often does not decide these',
        'You mostly cannot give a pension by will',
        'You often cannot give life insurance by will',
        'The company pays the person you named to it',
        'Most pensions and many life policies go to the person named with the company that runs them',
      ],
    },
    {
      id: 'pension-tax',
      rule: 'For deaths from 6 April 2027 most unused pension funds count for inheritance tax.',
      source:
        'Inheritance Tax Act 1984 as changed for deaths from 6 April 2027; HMRC, Inheritance Tax on pensions (26 November 2025)',
      said: ['If you die on or after 6 April 2027, most of what is left in a pension counts for inheritance tax'],
    },
    {
      id: 'ademption',
      rule: 'A thing given that is not owned at death is not given.',
      source: 'The rule of ademption; Wills Act 1837 s.24',
      said: ['If you no longer own a thing when you die, that gift does nothing'],
    },
    {
      id: 'debts-first',
      rule: 'Debts, the funeral and tax come before gifts and shares.',
      source: 'Administration of Estates Act 1925 s.34(3) and Sch.1 Part II',
      said: [
        'These are made first',
        'These are shares of what is left when your debts, your funeral, any gifts and any tax on gifts have been paid',
        'These are shares of what is left when your debts, your funeral, any tax and any gifts have been paid',
        'Gifts come first',
        'Debts, tax and the cost of the funeral are paid first',
        'Tick who shares the rest: everything left after debts, costs and gifts',
        'These are shares of the rest: what is left after debts, costs and gifts',
      ],
    },
    {
      id: 'pets',
      rule: 'A pet is property and is given like a thing.',
      source: 'Common law; Animal Welfare Act 2006 s.3 for who is responsible',
      said: ['By law a pet is a belonging, so your will gives it to someone'],
    },
    {
      id: 'tax',
      rule: 'Inheritance tax may be due on what is left.',
      source: 'Inheritance Tax Act 1984 ss.4, 7, 18 and 23',
      said: [
        'Works out whether any tax is due, and pays it',
        'An estate that may have to pay inheritance tax is another',
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
        'What … would take is held until …, not 18',
        'From 18 the income of it is theirs, and your executors may hand over some of the rest early',
        'Your executors look after it until then',
        'If … dies under … without children, what is left of that share goes to …',
        'Looks after anything left to a young person, until they are old enough to have it',
        'You do not have to pay for it all yourself: executors can pay towards a child’s upkeep from what is held for that child',
        'Money, an account, property or a share for somebody under 18 is held by your executors until they are 18',
      ],
    },
  ],
}
