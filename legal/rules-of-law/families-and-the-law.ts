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
        'That cancels a will made before it, unless the will itself says that you were expecting to marry that named person and that it should stay in force',
        'Leaving them something is not enough',
        'Marriage cancels a will made before it, unless the will says that you expected to marry that person',
        'Marriage or civil partnership cancels a will made before it',
        'The will stays only if it says itself that you were expecting to marry that named person, and that it should stay in force',
        'To leave them something is not enough',
        'Nor does it help if you marry somebody else',
        'Getting married or forming a civil partnership normally cancels a will made before it',
        'It stays only if you marry that person',
        'A will that names a person works better than one that says “my partner”',
      ],
    },
    {
      id: 'divorce',
      rule: 'After a final order the will is read as if the former husband, wife or civil partner had died. Separation changes nothing.',
      source: 'Wills Act 1837 ss.18A and 18C',
      said: [
        'A divorce, a dissolution or an annulment',
        'Living apart is not the same',
        'After a divorce the will is read as if your former husband, wife or civil partner had died',
        'Separating changes nothing by itself',
        'After a divorce your will is read as if your former husband, wife or partner had died',
        'Separating changes nothing',
        'Until a divorce is final, the law still treats you as married',
      ],
    },
    {
      id: 'intestacy',
      rule: 'Without a will the rules of intestacy name the relatives who take. An unmarried partner, friends, stepchildren and charities do not.',
      source: 'Administration of Estates Act 1925 ss.46 and 47',
      otherwise: /\bcommon[- ]law (?:wife|husband|partner|spouse)\b/i,
      said: [
        'Everything then goes to your next of kin, as the law counts them',
        'your next of kin, as the law counts them…',
        'The law decides who gets what, in a fixed order of relatives',
        'An unmarried partner gets nothing by that order, and neither do friends, stepchildren or charities',
        'Nobody gets anything unless your will says so',
        'Whoever the law would choose if you had made no will, leaving out anyone you exclude',
      ],
    },
    {
      id: 'stepchildren',
      rule: 'A stepchild is not a child in the law of wills.',
      source: 'Adoption and Children Act 2002 s.67; Family Law Reform Act 1987 s.19',
      said: [
        'Stepchildren are not counted as your children by law, so they take only what you leave them by name',
        'Adoption made … your child in law, so your will calls … your son or daughter',
      ],
    },
    {
      id: 'claims',
      rule: 'A husband, wife, civil partner, child, person who was maintained, or partner of two years may ask the court for provision.',
      source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 to 3',
      said: [
        'It does not stop somebody close to you from asking a court for a part',
        'But a husband, wife, civil partner, child, or somebody you support may ask a court for a share',
        'So may somebody who has lived with you as a couple for two years',
        'Some relatives, and people you support, can ask a court for a share',
        'A husband, wife or civil partner, a child, or someone who depended on you may be able to ask a court for something',
      ],
    },
    {
      id: 'guardian-who',
      rule: 'A parent with parental responsibility, a guardian or a special guardian appoints a guardian by will.',
      source: 'Children Act 1989 s.5(3) and (4)',
      said: [
        'You can name one only for a child you have that responsibility for',
        'Only a parent with parental responsibility can appoint a guardian, so your will cannot name one for …',
        'A step-parent cannot appoint a guardian, even with parental responsibility, so your will names none for …',
      ],
    },
    {
      id: 'guardian-when',
      rule: 'The appointment begins when no parent with parental responsibility is alive, or at once where a child arrangements order said that the child lives with the testator alone. It ends at 18.',
      source: 'Children Act 1989 ss.5(7) to (9) and 91(7) and (8)',
      said: [
        'In every case it ends when the child is 18',
        'This normally begins only when no parent with parental responsibility is alive',
        'If another parent with parental responsibility is alive, that parent does, in most cases',
        'You can name a guardian for when there is none',
        'A guardian looks after a child only if no other parent with parental responsibility is alive, in most cases',
        'A grandparent or a step-parent who has it does not count here',
        'If no parent with parental responsibility is alive, a guardian brings them up until they are 18',
      ],
    },
    {
      id: 'guardian-has',
      rule: 'A guardian has parental responsibility, and may refuse at the beginning by a signed writing.',
      source: 'Children Act 1989 ss.5(6) and 6(5)',
      said: [
        'A guardian has parental responsibility: the rights and duties of a parent',
        'Tells a guardian which children they would look after, when that begins, and that they may say no',
      ],
    },
    {
      id: 'parental-responsibility',
      rule: 'A mother has it from birth; a father or second parent if married to her, registered, or by agreement or order.',
      source: 'Children Act 1989 ss.2, 4, 4ZA and 4A',
      said: [
        'Birth mothers always have it; a solicitor can tell you whether you do',
        'A birth mother has it; a father or second parent usually has it if married to her or named on the birth certificate',
      ],
    },
    {
      id: 'funeral',
      rule: 'Wishes about the body do not bind executors.',
      source: 'Williams v Williams (1882) 20 Ch D 659',
      said: [
        'Your executors do not have to follow them',
        'They guide the people who arrange your funeral but do not bind them, so tell someone as well',
      ],
    },
    {
      id: 'body',
      rule: 'Anatomical examination needs consent in writing, signed before a witness in life.',
      source: 'Human Tissue Act 2004 s.3(3) to (5)',
      said: ['A medical school must have your signed consent before you die'],
    },
    {
      id: 'signed-like-a-will',
      rule: 'A paper signed and witnessed as a will is can be one.',
      source: 'Wills Act 1837 ss.1 and 9',
      said: [
        'It gives nothing to anybody: only my will does',
        'Leave it without signatures, yours or anybody else’s: a paper signed like a will could be taken for one',
        'It gives nothing to anybody, takes nothing from anybody and appoints nobody',
        'Nobody else signs it, because with two witnesses it could be taken for a will',
      ],
    },
  ],
}
