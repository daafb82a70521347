/** How often those who want a part that an operator switches on can have it, in percent. Nearly all are assumed. */
export const ratesOfParts = {
  keepsHomeForPartner: {
    low: 50,
    middle: 35,
    high: 20,
    source: 'Assumed, of the others among them who own a home: it is kept for the partner for life, then the children',
  },
  endsJointTenancy: {
    low: 40,
    middle: 25,
    high: 10,
    source:
      'Assumed, of joint tenants who want a home for life: they end the joint tenancy by a notice and come back; all others see a solicitor',
  },
  isInCommonUnknown: {
    low: 16,
    middle: 16,
    high: 16,
    source:
      'Assumed, of those who do not know how they hold their home, as among those who do: 12 in common to 63 joint',
  },
  mortgagePaidFromRest: {
    low: 70,
    middle: 50,
    high: 30,
    source: 'Assumed, of those who want a home for life and have a mortgage: the rest or an insurance pays it',
  },
  secondForLifeOrOthersDecide: {
    low: 3,
    middle: 6,
    high: 12,
    source: 'Assumed, of those with a home for life: a second person after the first, or others decide',
  },
  homeLeaseOrLet: {
    low: 3,
    middle: 5,
    high: 9,
    source:
      'Assumed, of those with a home for life: a short lease, shared ownership, a lodger with rights or a business',
  },
  careFeesAreAReason: { low: 15, middle: 30, high: 50, source: 'Assumed, of those with a home for life' },
  cannotManageByDisability: {
    low: 60,
    middle: 50,
    high: 40,
    source: 'Assumed, of heirs who cannot manage money: a disability of the mind, and neither debts nor an addiction',
  },
  disabledHeirHasBenefit: {
    low: 90,
    middle: 80,
    high: 65,
    source: 'Assumed, of disabled heirs: one of the listed benefits now, which the testator knows of',
  },
  disabledBenefitLasts: { low: 95, middle: 85, high: 75, source: 'Assumed, of those with one: it is likely to last' },
  benefitLastsUnknown: {
    low: 70,
    middle: 60,
    high: 50,
    source:
      'Assumed, of those for whom it is not said to be likely to last: the testator is not sure, and none says that it ends',
  },
  disabledHeirIsPartner: {
    low: 15,
    middle: 25,
    high: 40,
    source:
      'Assumed, of testators with a partner: a partner needs more than money to which they have no right, and is not counted',
  },
  sumHeldAtOnce: {
    low: 80,
    middle: 60,
    high: 40,
    source:
      'Assumed, where the disabled heir takes only after the partner: a sum is held from the first death, as the part asks',
  },
  needsAreOfOneHeir: {
    low: 70,
    middle: 50,
    high: 30,
    source:
      'Assumed, where an heir cannot manage money and one is disabled on means-tested benefits: it is the same person',
  },
  anotherHeirNeedsHelp: {
    low: 3,
    middle: 5,
    high: 9,
    source: 'Assumed, of wills with money held: a little more often than among all heirs',
  },
  anotherDisabledHeir: {
    low: 2,
    middle: 4,
    high: 8,
    source: 'Assumed, of wills with money held: disabilities run in families',
  },
  eighteenIsTooYoung: {
    low: 35,
    middle: 43,
    high: 50,
    source:
      'YouGov for Brewin Dolphin: 43% call 18 too young; assumed of those who leave something to a young person not their own',
  },
  pastTwentyFive: {
    low: 20,
    middle: 35,
    high: 50,
    source: 'Assumed, of those who want an age above 25, or above 18 for others: above 25',
  },
} as const
