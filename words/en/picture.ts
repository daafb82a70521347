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
  partGoesTo: (_who: string, them: string) => `Your part goes to ${them}, by law.`,
  halfGoesTo: (_who: string, them: string) => `Your half goes to ${them}, by law.`,
  yourWillHas: 'Your will has no part of it to give.',
  itDependsOn: 'It depends on how you own it.',
  yourPartMay: (_who: string, them: string) => `Your part may go to ${them}, by law, or be in your will.`,
  yourHalf: 'Your half of the home',
  yourPart: 'Your part of the home',
  yours: 'yours',
  together: 'you own all of it together',
  yourShare: (share: string) => `your share is ${share}`,
  inShares: 'you own shares of it',
  notClear: 'how you own it is not clear yet',
  whoUnsaid: 'who owns it is not said yet',
  howUnsaid: 'how you own it is not said yet',
  otherOwners: 'the other owners',
  otherOwner: 'the other owner',
  allOfIt: 'All of it',
  shareOfIt: 'Your share',
  halfOfIt: 'Your half',
  partOfIt: (share: string) => `Your ${share}`,
  ownsAll: 'owns all of it',
  ownAll: 'own all of it',
  keepsOther: 'keeps the other share',
  keepTheirs: 'keep theirs',
  mayOwnAll: 'may own all of it',
  they: (names: string, theirs: string) => `${names} ${theirs}.`,
}
/** What executors hold for someone. `enjoys`: what that person has, after the name. */
export const heldWords = {
  theHome: 'the home',
  yourHome: 'your home',
  yourPart: (home: string) => `your part of ${home}`,
  yourHalf: (home: string) => `your half of ${home}`,
  yourPercent: (part: string, home: string) => `your ${part}% of ${home}`,
  aHome: 'a home',
  theRest: 'the rest',
  aShare: 'a share of the rest',
  withUpkeep: (home: string, pounds: string) => `${home} with ${pounds} for its upkeep`,
  withAllElse: (what: string) => `${what} and all else that is held`,
  enjoys: { Home: 'may live there', Residue: 'has the income', 'Disabled person': 'is looked after with it' },
  mayLiveIn: (home: string) => `may live in ${home}`,
  lookedAfterWith: (sum: string) => `is looked after with ${sum}`,
  dies: (_name: string, they: string) => `${they} dies`,
  marries: 'marries',
  livesAsCouple: 'lives with someone as a couple',
  hasLeft: (months: number) => `has not lived there for ${months} months`,
  dayComes: (day: string) => `${day} comes`,
  yearPasses: '1 year has passed',
  yearsPass: (years: number) => `${years} years have passed`,
  until: (ends: string) => ends,
}
/** Those who take and have no card, and how they take. */
export const takerWords = {
  estate: (name: string) => `${name}’s estate`,
  estateOf: (name: string) => `The estate of ${name}`,
  byOwnWill: (their: string) => `goes by ${their} own will`,
  theirChildren: (_name: string, their: string) => `${their} children`,
  children: (name: string) => `${name}’s children`,
  childrenOf: (name: string) => `Children of ${name}`,
  eachAt: (age: number) => `, each at ${age}`,
  anyLaterChild: 'Any child you have later',
  charity: 'Charity',
  equally: 'equally between them',
  equallyBut: (names: string) => `equally between them, leaving out ${names}`,
  byFamilies: 'an equal part for each family',
  born: (year: number) => `born in ${year}`,
  heldUntil: (age: number) => `held until ${age}`,
  heldForLife: 'held for life',
  laterChild: 'A child of yours born later',
  throughChildren: 'through their children',
  grandchildren: 'Your grandchildren',
  grandchild: 'A grandchild of yours',
  nextOfKin: 'Your next of kin',
  leavingOut: (names: string) => `leaving out ${names}`,
}
/** The picture as a list. */
export const rowWords = {
  inPlaceOf: (name: string) => `in place of ${name}`,
  ofIt: (share: string, inPlaceOf: string) => `${share} of it ${inPlaceOf}`,
  yourExecutorsFor: (name: string) => `Your executors, for ${name}`,
  held: 'held, not owned',
  sharedEqually: 'shared equally by those who take it',
  theRest: 'The rest of your estate',
  otherOwner: 'The other owner',
  otherOwnerDied: 'the other owner has died',
  nominated: 'The person you named to the provider',
  outside: 'outside your will',
  outsideByLaw: 'outside your will, by law',
  outsideIfJoint: 'outside your will if you are joint tenants',
  stage: (when: string, what: string) => `${when}: ${what}`,
}
/** What a change of the answers does to the shares. */
export const changeWords = {
  nothing: 'nothing',
  before: (now: string, before: string) => `${now} (${before} before)`,
  gets: (name: string, share: string) => `${name} gets ${share}`,
  stage: (name: string) => `when ${name}’s time ends`,
  now: (gets: string) => `now ${gets}.`,
  atStage: (gets: string, stage: string) => `${stage}, ${gets}.`,
}
/** The sentences under the picture. */
export const inSentences = {
  goesOutside: (thing: string, whom: string) => `${thing} goes to ${whom} outside this will`,
  mayGoOutside: (thing: string, whom: string) => `${thing} may go to ${whom} outside this will`,
  someone: 'someone not said yet',
  and: (first: string, last: string) => `${first} and ${last}`,
  others: (count: number) => `${count} others`,
  share: (names: string, share: string) => `${names} ${share}`,
  each: (share: string) => `${share} each`,
  hold: (what: string, name: string, has: string) => `your executors hold ${what}, and ${name} ${has}`,
  rest: 'the rest',
  ofRest: (share: string) => `${share} of the rest`,
  all: 'everything',
  ofAll: (share: string) => `${share} of everything`,
  takes: (name: string, what: string) => `${name} takes ${what}`,
  take: (names: string, what: string) => `${names} take ${what}`,
  gets: (name: string, what: string) => `${name} gets ${what}`,
  get: (names: string, what: string) => `${names} get ${what}`,
  shares: (names: string, what: string) => `${names} share ${what}`,
  gifts: (count: number) => `${count} gifts`,
  leaveFirst: (gifts: string) => `${gifts} leave first`,
  afterGifts: (rest: string) => `then ${rest}`,
  withRest: (thing: string) => `${thing} is shared with the rest`,
  home: 'the home',
  otherOwner: 'the other owner',
  goes: (thing: string, name: string) => `${thing} goes to ${name}`,
  isShared: (thing: string, shares: string) => `${thing} is shared: ${shares}`,
  whenEnds: (name: string, then: string) => `when ${name}’s time ends, ${then}`,
  noneLeft: 'if no one is left to take a share',
  diesFirst: (name: string) => `if ${name} dies before you`,
  dieFirst: (names: string) => `if ${names} die before you`,
  unshared: (share: string) => `${share} is not shared out yet`,
  tooMuch: (share: string) => `${share} too much is shared out`,
  part: (_name: string, their: string, share: string) => `${their} ${share}`,
  wholeShare: (_name: string, their: string) => `${their} share`,
  estate: (name: string, part: string, their: string) => `${name}’s estate takes ${part}, by ${their} own will.`,
  theOthers: (part: string, shares: string) => `The others share ${part}: ${shares}.`,
  lastResort: (rest: string) => `No one with a share is left: ${rest}.`,
  unsaid: (part: string) => `You have not said who takes ${part}.`,
  becomesRest: (gift: string) => `${gift} becomes part of the rest.`,
  becomeRest: (gifts: string) => `${gifts} become part of the rest.`,
  hasDied: (name: string) => `${name} has died.`,
  haveDied: (names: string) => `${names} have died.`,
  whenYouDie: (then: string) => `When you die, ${then}`,
}
/** Whom the next of kin leave out, besides those who are named. */
export const kin = {
  theirChildren: 'their children',
  theirChildrenBut: (kept: string) => `their children (but not ${kept})`,
  separated: 'the spouse or civil partner from whom you are separated',
  kept: { children: 'your children', grandchildren: 'your grandchildren', 'grandchildren by another child': 'your grandchildren by a child who is not left out' },
}
/** Said beside shares that a clause in a firm’s own words may change, and where nothing is worked out. */
export const notSure = {
  needsAPerson: 'A person needs to look at this.',
  aClauseOf: (firm: string) => `${firm} wrote a clause of this will, and it may change who gets what. What we show leaves that clause out. Ask ${firm} what it changes.`,
}
export const readBack = { ifDies: (name: string) => `If ${name} dies before you, what happens to their share?` }
