/** Who inherits without a will: the page for everybody, and what is said of it beside a will. */

/** Each class of relatives, as it is asked about and as its members are named. */
const children = {
  asked: 'Do you have children?',
  hint: 'Adopted children count, and children whose parents never married. Stepchildren whom you have not adopted do not.',
  living: 'Children who are living',
  dead: 'Children who have died and left children of their own',
  left: (n: string) => `Children whom ${n} left`,
  one: 'Your child',
  nth: (n: number) => `Child ${n}`,
}
const parents = {
  asked: 'Are your parents living?',
  hint: 'Adoptive parents count in place of the parents by birth.',
  living: 'Parents who are living',
  one: 'Your parent',
  nth: (n: number) => `Parent ${n}`,
}
const siblings = {
  asked: 'Do you have brothers and sisters?',
  hint: 'Those with the same two parents as you.',
  living: 'Brothers and sisters who are living',
  dead: 'Brothers and sisters who have died and left children',
  left: (n: string) => `Children whom ${n} left`,
  one: 'Your brother or sister',
  nth: (n: number) => `Brother or sister ${n}`,
}
const grandparents = {
  asked: 'Are your grandparents living?',
  hint: 'All four count.',
  living: 'Grandparents who are living',
  one: 'Your grandparent',
  nth: (n: number) => `Grandparent ${n}`,
}
const uncles = {
  asked: 'Do you have uncles and aunts?',
  hint: 'Full brothers and sisters of your parents, not those by marriage.',
  living: 'Uncles and aunts who are living',
  dead: 'Uncles and aunts who have died and left children',
  left: (n: string) => `Children whom ${n} left`,
  one: 'Your uncle or aunt',
  nth: (n: number) => `Uncle or aunt ${n}`,
}

export const kin = {
  children,
  parents,
  siblings,
  'half-siblings': {
    ...siblings,
    asked: 'Do you have half-brothers and half-sisters?',
    hint: 'Those with one parent the same as yours. Stepbrothers and stepsisters do not count.',
    living: 'Half-brothers and half-sisters who are living',
    dead: 'Half-brothers and half-sisters who have died and left children',
    one: 'Your half-brother or half-sister',
    nth: (n: number) => `Half-brother or half-sister ${n}`,
  },
  grandparents,
  'uncles and aunts': uncles,
  'half-uncles and half-aunts': {
    ...uncles,
    asked: 'Do you have half-uncles and half-aunts?',
    hint: 'Half-brothers and half-sisters of your parents.',
    living: 'Half-uncles and half-aunts who are living',
    dead: 'Half-uncles and half-aunts who have died and left children',
    one: 'Your half-uncle or half-aunt',
    nth: (n: number) => `Half-uncle or half-aunt ${n}`,
  },
}

/** What a rule is called where it is opened. */
export const titles = {
  'spouse alone': 'Husband, wife or civil partner, and no children',
  'spouse and children': 'Husband, wife or civil partner, and children',
  'spouse and children until 2014': 'Husband, wife or civil partner, and children, until October 2014',
  'spouse and family until 2014': 'Husband, wife or civil partner, and family, until October 2014',
  children: 'Children',
  parents: 'Parents',
  siblings: 'Full brothers and sisters',
  'half-siblings': 'Half-brothers and half-sisters',
  grandparents: 'Grandparents',
  'uncles and aunts': 'Uncles and aunts',
  'half-uncles and half-aunts': 'Half-uncles and half-aunts',
  'the Crown': 'Nobody in this list',
  line: 'When somebody in the list has died',
  held: 'When somebody is under 18',
  survive: 'When they die soon after you, or you live apart',
}

/** What the law says, by the rule that decides. */
export const rules = {
  'spouse alone': 'A husband, wife or civil partner takes everything where there are no children, grandchildren or other descendants.',
  'spouse and children': (sum: string) => `A husband, wife or civil partner takes the belongings, the first ${sum} and half of the rest. The children share the other half.`,
  'spouse and children until 2014': (sum: string) => `A husband, wife or civil partner took the belongings and the first ${sum}, and had the income of half of the rest for life. The children had the other half, and that half after them.`,
  'spouse and family until 2014': (sum: string) => `A husband, wife or civil partner took the belongings, the first ${sum} and half of the rest. Parents had the other half, or else brothers and sisters.`,
  children: 'Where there is no husband, wife or civil partner, the children share everything equally.',
  parents: 'Where there are no descendants either, the parents share everything equally, or the one who is living takes it.',
  siblings: 'Where no parent is living, brothers and sisters with the same two parents share everything equally.',
  'half-siblings': 'Where there are none of those and no children of theirs, half-brothers and half-sisters share everything equally.',
  grandparents: 'Where there are none of those either, the grandparents who are living share everything equally.',
  'uncles and aunts': 'Where no grandparent is living, full brothers and sisters of the parents share everything equally.',
  'half-uncles and half-aunts': 'Where there are none of those and no children of theirs, half-brothers and half-sisters of the parents share everything equally.',
  'the Crown': 'Where no relative in this list is left, everything goes to the Crown, or to the Duchy of Lancaster or the Duke of Cornwall.',
}

export const beside = {
  line: 'Somebody in the list who has died is followed by their children, who share that part equally.',
  held: 'What a person under 18 has is held for them until they are 18, or marry or form a civil partnership before.',
  survive: 'A husband, wife or civil partner takes only if they live for 28 days. Until a court ends the marriage or orders a separation they count, even if you live apart.',
}

/** On the picture, on the page and beside a will. */
export const drawn = {
  first: (sum: string) => `your belongings and the first ${sum}`,
  theCrown: 'The Crown',
  between: (count: number) => `${count} of them, equally`,
  allToSpouse: (spouse: string, sum: string) => `What you would leave is not more than ${sum}, so all of it goes to ${spouse}.`,
  total: (who: string, sum: string) => `${who}: ${sum} in all.`,
  roughly: 'In pounds this is before inheritance tax and the costs of settling what you leave. The first sum also earns interest until it is paid.',
  law: 'The law on this',
  source: (section: string) => `Source: ${section}.`,
}

export const page = {
  title: 'Without a will, today',
  lead: 'If you die without a will, the law decides who gets what. Answer up to three questions to see it. You need no account, and nothing you say here is kept or sent.',
  married: 'Are you married or in a civil partnership?',
  marriedHint: 'If you live apart, and no court has ended it or ordered a separation, you still are. Living together is not marriage.',
  spouses: { husband: 'Yes, I have a husband', wife: 'Yes, I have a wife', 'civil partner': 'Yes, I have a civil partner', none: 'No' },
  spouse: { husband: 'Your husband', wife: 'Your wife', 'civil partner': 'Your civil partner', none: 'Nobody' },
  theFirst: 'the first of them',
  theNth: (n: number) => `number ${n} of them`,
  worth: 'About how much would you leave?',
  worthHint: 'You can leave this empty. What you own alone and your part of what you own with others, less what you owe. Not your pension, and not a home that passes to its other owner.',
  worthExample: 'For instance 450k or 1.2m.',
  worthWrong: 'We could not read that as a sum in pounds.',
  who: 'Who would get what',
  notYet: 'Answer the questions, and we draw it here.',
  readOn: (day: string) => `As the law was read on ${day}. These words await a lawyer’s review.`,
  order: 'The order of the law',
  orderLead: 'The first line that fits your family decides, and relatives further down get nothing.',
  nothing: 'Who gets nothing',
  nobody: ['A partner you are not married to, however long you have lived together.', 'Stepchildren and foster children whom you have not adopted.', 'Friends, carers and charities.', 'Relatives by marriage.'],
  mayAsk: 'Somebody who lived with you for two years, or whom you kept, may ask a court for a part. It takes time and money, and nothing is certain.',
  apart: 'A home you own as joint tenants goes to the other owner. Most pensions, and life insurance that is written in trust, go to whom you named. None of that is in this picture.',
  elsewhere: 'This is the law of England and Wales, for people whose permanent home is there.',
  wantOther: 'You can decide otherwise.',
  wantOtherMore: 'A will says who gets what, and who looks after your children.',
  start: 'Start your will',
}

/** Beside another plan of a will. */
export const besidePlan = {
  title: 'Without a will, today',
  notKnown: 'Your answers do not say who all your relatives are, so we cannot draw who would inherit without a will.',
  seeMore: 'See what the law would do without a will',
}

/** Under a picture in which something goes to the next of kin. */
export const kinOfWill = {
  byLaw: 'Your next of kin are found by law when you die.',
  shared: (shares: string) => `As your answers stand, they would be: ${shares}.`,
  one: (name: string) => `As your answers stand, all of it would go to ${name}.`,
  withSum: (spouse: string, sum: string, shares: string) => `As your answers stand, ${spouse} would have the first ${sum} of this, and the rest would be shared: ${shares}.`,
  further: 'As your answers stand, they would be your parents, or else your brothers and sisters or more distant family. We do not ask who is living.',
  notSaid: 'Your answers do not say yet who they would be.',
}
