/** What the questions about shares and backups say. */

/** Of more than one screen. */
export const shared = {
  done: 'Done',
  change: 'Change',
  theOthersShareIt: 'The others share it',
  addAPerson: 'Add a person',
  addACharity: 'Add a charity',
  inPercentagesOrInFractions: 'In percentages or in fractions?',
  thatIsTooMuch: (partInShort: string) => `That is ${partInShort} too much.`,
}
export const backupAction = {
  ifDiesFirstWhoGetsShare: (name: string, their: string) => `If ${name} dies first, who gets ${their} share?`,
  title: (whenItEnds: string) => `What if someone has died when ${whenItEnds}’s time ends?`,
  giveOneRuleForEveryoneThen: 'Give one rule for everyone. Then change it for anyone it does not suit.',
  youMayNotGetTheChance: 'You may not get the chance to change your will. So say now what should happen.',
  meansBeforeSTimeEndsIt: (whenItEnds: string) => `means before ${whenItEnds}’s time ends. It`,
  diesFirst: (means: string, whom: string) => [{ strong: '“Dies first”' }, ` ${means}also means within 28 days after ${whom}. It saves dealing with the same things twice, in two estates.`],
  soIfThisPersonHasDied: 'So, if this person has died by then',
  soIfThisPersonDiesBefore: 'So, if this person dies before you',
}
export const backupPicture = {
  hasDiedWhoTakes: (name: string, their: string, part: string) => `${name} has died. Who takes ${their} ${part}?`,
  chooseWhoGetsIt: 'Choose who gets it',
  allAreAliveThen: 'All are alive then',
  nobodyIsLeft: 'Nobody is left',
}
export const backupQuestion = {
  thatMeans: (names: string) => `That means ${names}.`,
  shouldYourStepchildrenShareToo: 'Should your stepchildren share too?',
  whoGetsItInstead: 'Who gets it instead?',
  whoGetsShare: (their: string) => `Who gets ${their} share?`,
}
export const backupRow = {
  choose: 'Choose',
  whoGetsTheShareOf: (name: string) => `who gets the share of ${name}`,
}
export const backupRuleField = {
  theirChildrenTakeTheirShare: 'Their children take their share',
  itGoesToPeopleOrCharities: 'It goes to people or charities I choose',
  theChildrenOfWouldGetNothing: (names: string) => `The children of ${names} would get nothing.`,
  ifSomeoneDiesBeforeYouWho: 'If someone dies before you, who gets their share?',
  ifTheyLeaveNoneTheOthers: 'If they leave none, the others share it.',
  eachInProportionToTheirOwn: (whoseChildrenGetNothing: string) => `Each in proportion to their own share.${whoseChildrenGetNothing}`,
  whoGetsIt: { label: 'Who gets it?', addTitle: 'Who gets the share of someone who dies first?' },
}
export const backupShares = {
  andIfOneOfThemHas: 'And if one of them has died too?',
  theOthersNamedHere: 'the others named here',
  thoseWhoComeNext: 'those who come next',
  tickAnyoneWhoseOwnChildren: (theOthersNamedHere: string) => `Tick anyone whose own children should then get their share. Without a tick, it goes to ${theOthersNamedHere}.`,
  theChildrenOfGetIt: (fullname: string) => `The children of ${fullname} get it`,
}
export const backupWords = {
  thoseNamedAtTheEndOf: 'those named at the end of this page',
  theOthers: 'The others',
  myChildrenEqually: 'My children, equally',
  anyChildIHaveByThen: 'Any child I have by then, equally',
  children: (capital: string) => `${capital} children`,
  onlyTheOthers: 'Only the others',
  someoneElse: 'Someone else',
  theOthersShareIt: 'the others share it',
  itGoesTo: (nobodyElse: string) => `it goes to ${nobodyElse}`,
  ifOneOfThemHasDied: 'If one of them has died too, their own children get their share.',
  ifHasChildrenOfOwnBy: (they: string, theirOrTheir: string) => `If ${they} has children of ${theirOrTheir} own by then, they get it.`,
  theyShareItEquallyIfLeaves: (they: string, others: string) => `They share it equally. If ${they} leaves none, ${others}.`,
  childrenWouldGetNothing: (capital: string) => `${capital} children would get nothing.`,
  peopleOrCharitiesIChoose: 'People or charities I choose.',
  others: (left: number) => `${left} others`,
  notYetSaid: 'Not yet said',
  is: (capital: string, ageOn: string | number) => `${capital} is ${ageOn}`,
  your: (itWords: string) => `Your ${itWords}`,
}
export const beneficiaries = {
  whoAreYouMarriedTo: 'Who are you married to?',
  whoIsYourCivilPartner: 'Who is your civil partner?',
  whoAreYouEngagedTo: 'Who are you engaged to?',
  title: 'Who is your partner?',
  yourWillNamesThemInFull: 'Your will names them in full, so nobody can doubt who you mean.',
  isMy: (split: string | undefined) => `${split} is my`,
  theyAreMy: 'They are my',
  yourWillUsesThisWordWithout: 'Your will uses this word. Without it, the will says “spouse”.',
  yesAnyChildIHaveLater: 'Yes, any child I have later',
  no: 'No',
  laterChildren: { label: 'Could a child you have or adopt later share what you leave?', hint: 'A child on the way counts. Say yes, and later pages offer it.' },
  whenTheChildIsHereCome: 'When the child is here, come back and add them. Then you can name a guardian too.',
  theChildrenYouName: 'the children you name',
  ifYouHaveOrAdoptAnother: (named: string) => `If you have or adopt another child later, should that child share equally with ${named}?`,
  aChildOnTheWayCounts: 'A child on the way counts too. This works wherever you give equal shares to all the children you name.',
  yesAnyLaterChildToo: 'Yes, any later child too',
  noOnlyThePeopleIName: 'No, only the people I name',
  childrenOfAnyAgeByBirth: 'Children of any age, by birth or adoption, and stepchildren you want to name.',
  stepchildrenDoNotCountAsYour: [{ strong: 'Stepchildren' }, ' do not count as your children by law. They get only what you leave them by name. Add them here if you want to.'],
  doYouHaveChildren: 'Do you have children?',
  addAnotherChild: 'Add another child',
  addAChild: 'Add a child',
  hasAChildOfYoursDied: 'Has a child of yours died, leaving children?',
  togetherTheyHaveOneShareThose: 'Together they have one share, those born before you die too. Step-grandchildren are not among them. One you also tick by name gets both.',
  togetherTheyHaveOneShareWhile: 'Together they have one share. While there is none, it goes to the others.',
  your: (names: string) => `your ${names}`,
  tickWhoSharesTheRestEverything: 'Tick who shares the rest: everything left after debts, costs and gifts.',
  tickWhoSharesTheRestEverything2: (family: string) => `Tick who shares the rest: everything left after debts, costs and gifts. We ticked ${family} for you. Untick anyone.`,
  stepchildIs: 'stepchild is',
  stepchildrenAre: 'stepchildren are',
  yourNotTicked: (stepchildIs: string) => `Your ${stepchildIs} not ticked.`,
  ticked: 'ticked.',
  whoSharesIt: 'Who shares it:',
  whoSharesIt2: 'who shares it',
  onlyWantToLeaveSomeoneOne: [{ strong: 'Only want to leave someone one thing?' }, ' Leave them unticked. You can add a gift for them later.'],
  peopleAndCharities: 'People and charities',
  hasTheIncomeFirstSoIs: (fullname: string) => `${fullname} has the income first, so is not in this list. The people ticked share it afterwards.`,
  addAPerson: { title: 'Add a person', label: 'Add someone else' },
  everythingToOnePersonTickOnly: [{ strong: 'Everything to one person?' }, ' Tick only them. On the next page you say who gets it if they die before you'],
  suchAsYourChildren: ', such as your children',
  relativesFriendsAndCharities: 'Relatives, friends and charities you may want to leave something to. You decide who gets what later.',
  people: 'People',
  charities: 'Charities',
}
export const grandchildrenQuestions = {
  everyGrandchildGetsTheSame: 'Every grandchild gets the same',
  eachFamilyGetsTheSame: 'Each family gets the same',
  howShouldYourGrandchildren: 'How should your grandchildren divide their share?',
  threeGrandchildrenHaveAThird: 'Three grandchildren have a third each, whoever their parents are.',
  ifOneOfYourChildrenHas: 'If one of your children has two children and another has one, the two have a quarter each, and the one has half.',
  theirOwnChildrenTakeTheirPart: 'Their own children take their part',
  itIsSharedBetweenMyOther: 'It is shared between my other grandchildren',
  ifAGrandchildDiesBeforeYou: 'If a grandchild dies before you, what happens to their part?',
  theChildrenOfThatGrandchild: 'The children of that grandchild would get nothing.',
}
export const howShared = {
  yourChildren: 'your children',
  atWhatAgeShouldGetWhat: (fullname: string) => `At what age should ${fullname} get what you leave them?`,
  theOthersBelow: 'The others below',
  stepchildrenAndGrandchildren: 'Stepchildren and grandchildren',
  unlessYouChangeIt: ', unless you change it',
  yourExecutorsLookAfterItUntil: (theOthersBelow: string, unlessYouChangeItOrNot: string) => `Your executors look after it until then. From 18 the income is theirs, and your executors can hand over some of the rest early. ${theOthersBelow} get theirs at 18${unlessYouChangeItOrNot}.`,
  youHaveNotChosenAnyoneTo: 'You have not chosen anyone to share it yet.',
  chooseWhoShouldShareWhatYou: 'Choose who should share what you leave',
  equalOrDifferentShares: 'Equal or different shares?',
}
export const laterAges = {
  theirsAtOnceLookedAfterUntil: 'Theirs at once, looked after until 18',
  atIfTheyReachIt: (age: number) => `At ${age}, if they reach it`,
  whenMayHaveIt: (name: string) => `When ${name} may have it`,
  whenMayHaveIt2: (name: string) => `when ${name} may have it`,
  mustTheyReachAnAge: 'Must they reach an age?',
  onlyIfTheAgeIChoose: (they: string, takes: string) => `Only if ${they} ${takes} the age I choose`,
  ifYoungerItGoesToThose: (they: string, dies: string) => `If ${they} ${dies} younger, it goes to those who would have had it without them.`,
  ifBefore18ItIsPart: (they: string, dies: string, their: string) => `If ${they} ${dies} before 18, it is part of ${their} own estate.`,
  atWhatAge: { label: 'At what age?', hint: 'Your executors look after it until then. From 18 the income is theirs.' },
  whenMayTheYoungHaveIt: 'When may the young have it?',
}
export const shareBar = {
  betweenAnd: (name: string, name2: string) => `Between ${name} and ${name2}`,
  pullTheBarToShareIt: 'Pull the bar to share it',
}
export const shareBoxes = {
  heldUntil: (heldUntil: number) => `held until ${heldUntil}`,
  n1For: (moreOrLess: string, name: string) => `1% ${moreOrLess} for ${name}`,
  undoTheLastChange: 'Undo the last change',
  putRight: (difference: string) => `Put ${difference} right`,
  takeFrom: (difference: string) => `Take ${difference} from`,
  giveTo: (difference: string) => `Give ${difference} to`,
  oneOfEqualShares: (length: number) => `One of ${length} equal shares`,
  type13AThirdOr: 'Type 1/3, a third or 7/24. Together they make one whole.',
}
export const splitDistribution = {
  theRest: (capital: string, getOrGets: string) => `${capital} ${getOrGets} the rest`,
  howShouldItBeShared: 'How should it be shared?',
  theRestIsEverythingLeftAfter: 'The rest is everything left after debts, costs and gifts. To share it with others, go back and add someone.',
  theRestIsEverythingLeftAfter2: 'The rest is everything left after debts, costs and gifts. You chose only one, so there is nothing to share out. To share it, go back and add someone.',
  typeEachShare: 'Type each share',
  pullTheBarOrType: 'Pull the bar, or type',
  theseAreSharesOfTheRest: (typeEachShare: string) => `${typeEachShare}. These are shares of the rest: what is left after debts, costs and gifts.`,
  shouldSomeoneHaveTheIncome: 'Should someone have the income first, for as long as they live?',
}
export const splitFields = {
  howDoTheyShareIt: 'How do they share it?',
  sShare: (name: string) => `${name}’s share`,
  toGo: (partInShort: string) => `${partInShort} to go.`,
}
export const ultimateDefault = {
  aCharity: 'A charity',
  otherPeopleIChoose: 'Other people I choose',
  myNextOfKin: 'My next of kin',
  whichPeople: 'Which people?',
  whichCharities: 'Which charities?',
  title: 'Who should everything go to?',
  option: { label: 'If everyone you name has died, who should get everything?', hint: 'Your next of kin are the relatives the law would choose if you had no will, except anyone you leave out.' },
}
export const useShares = {
  shared: (percent: string) => `${percent}% shared`,
  toGo: (total: string, difference: string) => `${total}, ${difference}% to go`,
  thatIsTooMuch: (total: string, difference: string) => `${total}. That is ${difference}% too much.`,
  allOfItIsShared: 'All of it is shared',
  toGo2: (partInShort: string) => `${partInShort} to go`,
}
