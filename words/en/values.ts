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
export const notesOfStep = {
  fromWhatYouSaidThingsAre: (estimate: string) => `${estimate}, from what you said things are worth.`,
}
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
  debts: { label: 'Loans, cards and bills', hint: 'Leave out mortgages.' },
  funeral: { label: 'Your funeral', hint: 'Leave it empty if it is paid for.' },
}
