/** What the pictures say, of the family, the home and who gets what, in shares and in pounds. */

/** Of more than one screen. */
export const shared = {
  yourHomeIs: (home: string) => `Your home: ${home}`,
  yourHome: (home: string) => `Your home: ${home}.`,
  hasDied: 'has died',
  notSaidYet: 'Not said yet',
  outsideYourWill: 'Outside your will',
  whenYouDie: 'When you die',
  whoGetsWhat: 'Who gets what',
  inheritanceTax: 'Inheritance tax',
  noInheritanceTaxIsDue: 'No inheritance tax is due.',
}
export const dayOfDeath = { ifYouDieOn: 'If you die on' }
export const estimator = {
  wouldGetOfTheRest: (name: string, amount: string) => `${name} would get ${amount} of the rest.`,
  inheritanceTaxComesTo: (amount: string) => `Inheritance tax comes to ${amount}.`,
}
export const familyPicture = {
  guardianOf: (names: string) => `guardian of ${names}`,
  backupGuardianOf: (names: string) => `backup guardian of ${names}`,
  looksAfter: (names: string) => `looks after ${names}`,
  backupFor: (names: string) => `backup for ${names}`,
  leftOut: 'left out',
  dottedRingUnder18: 'Dotted ring: under 18',
  yourHome: 'Your home',
  yourFamilySoFar: 'Your family so far',
}
export const flow = {
  moreThanThereIs: (share: string) => `${share} more than there is`,
  stillToShare: (share: string) => `${share} still to share`,
  theRest: 'The rest',
  afterGiftsDebtsAndCosts: 'after gifts, debts and costs',
  taxLeavesFirst: 'Tax leaves first',
  giftsLeaveFirst: 'Gifts leave first',
  theseComeFirst: 'These come first',
  afterDebtsAndCosts: 'after these, debts and costs',
  notDrawnToScale: 'Not drawn to scale',
  youHaveNotMadeAnyYet: 'You have not made any yet.',
}
export const flowPicture = {
  notTicked: 'Not ticked',
  whatYouLeaveAfterDebtsAnd: 'What you leave, after debts and costs',
}
export const flowRows = {
  held: 'Held',
  theOtherOwner: 'The other owner',
  thingOutsideYourWill: (thing: string) => `${thing}, outside your will`,
  hasDiedBecomesPartOfTheRest: (thing: string) => `has died. ${thing} becomes part of the rest.`,
  lastResort: 'last resort',
  and: (sums: string) => `and ${sums}`,
}
export const homePicture = {
  today: 'Today',
  ownsItToo: 'owns it too',
  yourWill: 'Your will',
  ownersYouAnd: (names: string) => `Owners: you, ${names}.`,
  whoseTheHomeIs: 'Whose the home is',
  todayItIs: (home: string) => `Today: ${home}.`,
}
export const outside = {
  nowInYourWill: 'Now in your will',
  outsideYourWillByLaw: 'Outside your will, by law',
  mayBeOutsideYourWill: 'May be outside your will',
  allOfTheHome: 'All of the home',
  isSharedWithTheRest: 'is shared with the rest',
  to: (names: string) => `to ${names}`,
  toThePersonYouNamed: 'to the person you named',
  toTheOtherOwner: 'to the other owner',
}
export const pictureList = {
  giftsWhichLeaveFirst: 'Gifts, which leave first',
  byLaw: { gift: 'What comes first', share: 'The rest, after these, debts and costs' },
  tax: 'Tax',
  theRestAfterGiftsDebtsAnd: 'The rest, after gifts, debts and costs',
  afterwards: 'Afterwards',
  who: 'Who',
  what: 'What',
  seeThePicture: 'See the picture',
  readAsAList: 'Read as a list',
}
export const placeCard = { heldUntil: (age: number) => `held until ${age}` }
export const toValues = {
  changeWhatThingsAreWorth: 'Change what things are worth',
  roughlyWhatIsItWorthSee: 'Roughly what is it worth? See it in pounds',
}
export const twoStages = {
  heldByYourExecutors: 'Held by your executors',
  theirOwn: 'Their own',
  whenTheirTimeEnds: (name: string) => `When ${name}’s time ends`,
  nothingIsHeldFor: (name: string) => `Nothing is held for ${name}: this happens when you die`,
  heldUntil: (what: string, until: string) => `${what}, held until ${until}`,
  youHaveNotSaidYetWho: 'You have not said yet who has it then.',
}
export const whoGetsWhat = {
  allOutliveYou: 'All outlive you',
  hasDied: (name: string) => `${name} has died`,
  youHaveAnotherChildLater: 'You have another child later',
  youHaveAChildLater: 'You have a child later',
  youHaveNoChildLater: 'You have no child later',
  nobodyYouNamedIsLeft: 'Nobody you named is left',
  ifTheyLeaveNoChildren: (they: string, shares: string) => `If ${they} leaves no children: ${shares}.`,
  showWithChildren: 'Show with children',
  showMe: 'Show me',
  inPounds: 'In pounds',
  whatIfOneOfThemHas: 'What if one of them has died?',
}

export const homeWords = {
  isInYour: (part: string) => `${part} is in your will.`,
  yourWillSays: 'Your will says who gets it.',
  yourGoesTo: (part: string, them: string) => `Your ${part} goes to ${them}, by law.`,
  yourWillHas: 'Your will has no part of it to give.',
  itDependsOn: 'It depends on how you own it.',
  yourPartMay: (them: string) => `Your part may go to ${them}, by law, or be in your will.`,
}
/** Of what passes by law, in the sentences under the picture. */
export const inSentences = {
  goesOutside: (thing: string, whom: string) => `${thing} goes to ${whom} outside this will`,
  mayGoOutside: (thing: string, whom: string) => `${thing} may go to ${whom} outside this will`,
}
