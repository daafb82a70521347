/** What the questions about pounds say. */

export const amountField = {
  giveOneFigure: 'Give one figure',
  giveARange: 'Give a range',
  for: 'for',
  between: 'Between',
  and: 'and',
}
export const factsFields = {
  oneOfTheseMayBeSo: 'One of these may be so',
  which: { label: 'Which may be so?', hint: 'Tick what you are not sure about too.' },
  to: (day: string, todayOrDay: string) => `${day} to ${todayOrDay}`,
  leaveOutWhatWentToA: 'Leave out what went to a husband, wife or civil partner, and to charities.',
  whatWasAbove: (exempt: string) => `What was above ${exempt}.`,
  whenDidTheyDie: 'When did the person die from whom you inherited?',
  received: { label: 'What you received, after the tax', hint: 'All of it, at what it was worth then.' },
  of: { label: 'What was taxed in all', hint: 'The papers of that estate say so. Leave out what went to a spouse or a charity.' },
  tax: { label: 'All the tax that was paid on that', hint: 'What everyone paid together.' },
  homeSold: {
    on: 'When did you sell it or give it away?',
    worth: { label: 'What your part of it was worth then', hint: 'Do not take off a mortgage. If there was more than one home that you had lived in, say the one that was worth most.' },
  },
  yesEverything: 'Yes, everything',
  yesAndEverythingWentToMe: 'Yes, and everything went to me',
  noOthersGotSomeOfIt: 'No, others got some of it',
  yesAndOthersGotSomeOf: 'Yes, and others got some of it',
  nilRate: { label: 'Nil-rate band not used', hint: 'The papers of that death say so.' },
  home: { label: 'Home allowance not used', hint: 'All of it, where no home went to children.' },
  whatYouWouldGetFrom: (name: string) => `What you would get from ${name}`,
  leaveOutWhatYouOwnTogether: 'Leave out what you own together.',
  aFewQuestionsAboutTax: { title: 'A few questions about tax', lead: 'They come up because of the figures above.' },
}
export const notesOfStep = { fromWhatYouSaidThingsAre: (estimate: string) => `${estimate}, from what you said things are worth.` }
export const outsideFields = {
  nobodyOrIAmNotSure: 'Nobody, or I am not sure',
  title: 'Pensions and life insurance',
  pensionSavingsThatAreLeft: { label: 'Pension savings that are left', hint: 'What a pension pot holds. Not the State Pension, and not what is paid only while you live.', who: 'Who did you name to the provider?', add: 'Add another pension' },
  lifeInsuranceThatIsPaid: { label: 'Life insurance that is paid straight to someone', hint: 'Written in trust, or paid to someone you named.', who: 'Who is it paid to?', add: 'Add another policy' },
}
export const values = {
  everythingHereIsCleared: 'Everything here is cleared.',
  undo: 'Undo',
  clearAllOfTheseFigures: 'Clear all of these figures',
  title: 'These figures were changed somewhere else while you were typing',
  keepWhatIsHere: 'Keep what is here',
  showTheOtherFigures: 'Show the other figures',
  back: 'Back',
  roughlyWhatIsItWorth: { title: 'Roughly what is it worth?', lead: 'Rough figures are enough, and you can leave any of them empty. They show what each person gets, in pounds. They are kept as safe as your answers, nobody else sees them, and none of them is ever in your will.' },
  done: 'Done',
}
export const valuesFields = {
  yourHome: 'Your home',
  otherLand: 'Other land or buildings',
  moneyInTheBankAndSavings: 'Money in the bank and savings',
  investmentsAndShares: 'Investments and shares',
  lifeInsuranceThatIsPaidTo: 'Life insurance that is paid to nobody by name',
  moneyTogetherWith: (firstName: string) => `Money together with ${firstName}`,
  allOfItPartTooWe: (others: string) => `All of it, ${others} part too. We count it as owned by joint tenants.`,
  allOfItPartToo: (others: string) => `All of it, ${others} part too.`,
  allOfItNotOnlyYour: 'All of it, not only your part.',
  whatFurnitureACarOrJewellery: 'What furniture, a car or jewellery could be sold for. Leave out what you give by name.',
  inYourNameAlone: 'In your name alone.',
  yourPartOfIt: 'Your part of it.',
  stillOwedOnIt: { label: 'Still owed on it', hint: 'All of the mortgage, if there is one.' },
  whatYourWillKnowsAbout: 'What your will knows about',
  aGiftWhatAllOfIt: (describeGift: string) => `A gift ${describeGift}. What all of it is worth.`,
  valuesGift: (id: number) => `values.gift ${id}`,
  whatElseYouOwn: 'What else you own',
  whatYouOwn: 'What you own',
  whatYouOwe: 'What you owe',
  yourBusiness: 'Your business or farm',
  business: 'Your part of it, with shares that are not on a main stock exchange.',
  relief: { label: 'Would it have relief from inheritance tax?', hint: 'Most businesses that trade, and most farms that are worked, have it in full once you have owned them for two years. Shares of a market such as AIM have half. What is let or held for investment has none.' },
  reliefs: { 'In full': 'Yes, in full', 'By half': 'Half', None: 'No', 'Not sure': 'I am not sure' },
  debts: { label: 'Loans, cards and bills', hint: 'Leave out mortgages.' },
  funeral: { label: 'Your funeral', hint: 'Leave it empty if it is paid for.' },
}

/** An estimate in words. All of them await review by a tax adviser. */
export const estimateWords = {
  assumptions: {
    'grandchildren of any age': 'The ages of grandchildren who are not named are not known, so both cases are counted.',
    'allowance of a partner': 'How much of the allowance the one who dies first would leave unused is not known, so all of it and none are counted.',
    'day of a gift': 'You said in which year you gave something away, and not on which day, so each day of the year is counted.',
    'charity line': 'What goes to charity is close to the tenth for a lower rate, so both rates are counted.',
  },
  refusals: {
    BUSINESS: 'We need to know what your business or farm is worth. Where it is more than the allowance for relief, is given away by name, or goes with a home to several people, it depends on papers that we have not seen.',
    TRUST: 'Money in a trust counts in ways that only the papers of the trust show.',
    FIRM_CLAUSE: 'Your will has a clause that a law firm wrote. It may change who gets what, and we do not work out how. Ask the firm.',
    CO_OWNER_UNSAID: 'You own something with someone whom you have not named. Say who it is where you list what you own.',
    OWNED_BY_SEVERAL: 'You own something with your husband, wife or civil partner and somebody else too. Who has it in the end depends on who dies first.',
    KEPT_USING: 'Something that you gave away and still use may count as yours.',
    ABROAD: 'For things abroad, another country’s tax may count as well.',
    PARTNER_ABROAD: 'For a husband, wife or civil partner from abroad, the exemption may be smaller.',
    TAXED_INHERITANCE: 'You inherited something on which tax was paid not long ago. Some of that tax may be credited. Say when, and how much.',
    DOWNSIZED: 'You sold or gave away a home, and may keep a part of the allowance for it. Say when that was and what it was worth. If you were widowed, say too whether everything went to you.',
    CHARITY_UNSURE: 'We cannot tell whether a gift to an organisation without a charity number is exempt.',
    CHARITY_BY_RATE: 'Whether anything goes to charity for the lower rate depends on your rough figures. Give one figure for some of them.',
    NEXT_OF_KIN: 'What is left would go to your next of kin, and we do not know who they would be.',
    INSOLVENT: 'Your debts are more than what pays them. Those you owe come first.',
    NEGATIVE_EQUITY: 'One of your things has a debt on it that is more than it is worth.',
    TAX_EXCEEDS_RESIDUE: 'The tax on your gifts would be more than what is left to pay it.',
    HOME_AND_LEGACIES: 'Your home may have to be sold to pay your gifts.',
    GROSSED_HOME: 'The allowance for your home and the tax on your gifts depend on each other here.',
    LAW_UNKNOWN: 'Parliament has not set the allowances for that day.',
    TOO_MANY_ROUGH_FIGURES: 'There are too many rough figures. Give one figure for some of them.',
  },
  note: (day: string) => `Worked out from what you said things are worth, with the law as we knew it on ${day}. It is not tax advice, and not what HMRC will decide. The costs of sorting things out are not counted. These words and sums await a tax adviser’s review.`,
  notCountedAs: (things: string) => `Not counted, as you have not said what it is worth: ${things}.`,
  haveYouGiven: (poundsInWords: string) => `Have you given away more than ${poundsInWords} in any of the last seven years?`,
  whenYourHusband: 'When your husband, wife or civil partner died, did everything go to you?',
  wereYouWidowed: 'Were you widowed before?',
  ifDiesFirst: (partner: string) => `If ${partner} dies first, do you get everything?`,
  withSomeAnswers: 'With some answers there is no figure.',
  youHaveNot: 'You have not said. The figures hold every answer.',
  youHaveNotSaid: (said: string) => `You have not said whether one of these is so: ${said}. If one is, a person needs to look at this, and the figures do not count.`,
}

export const taxNotes = {
  whatYouLeave: (lower: string | undefined, rate: string | undefined) => `What you leave to charity may qualify the rest for a rate of ${lower} and not ${rate}.`,
  youLeaveClose: (lower: string | undefined, rate: string | undefined) => `You leave close to a tenth to charity. A little more may qualify the rest for a rate of ${lower} and not ${rate}.`,
  yourExecutorsMust: 'Your executors must claim the unused allowance of the one who died first.',
  forTheHomeSold: 'An extra allowance is counted for the home that you sold or gave away. Your executors must claim it, and need the day and what it was worth: keep the papers.',
  anExtraAllowance: 'An extra allowance is counted, because your home goes to your children or theirs.',
  theRestOf: 'The rest of what you leave pays the tax on gifts, unless you say at a gift that whoever gets it pays.',
  whetherBusiness: 'A business or farm counts with the relief that you said. Whether it is due hangs on how long you have owned it, and on what it does on that day.',
  forADeath: (dayInWords: string) => `For a death from ${dayInWords} your pension counts.`,
}

/** What would leave others with more. All of it awaits review by a tax adviser. */
export const whatWouldHelp = {
  title: 'Worth knowing',
  note: 'This is information, and not advice. Each figure was worked out both ways.',
  moreToCharity: (more: string, charity: string, before: string, after: string) => `If ${more} more went to ${charity}, a lower rate of tax would apply, and everyone else together would have ${after} and not ${before}.`,
  orderOfDeaths: (partner: string, first: string, last: string) => `If you die before ${partner}, the tax on both deaths together would be ${first}. If ${partner} dies before you, it would be ${last}.`,
  theirsAtOnce: (names: string, before: string, after: string) => `A home for which ${names} must wait has no extra allowance. If everything were theirs at once, and only looked after until 18, the tax would be ${after} and not ${before}.`,
}
