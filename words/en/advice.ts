/** What the notices and statements say. */

/** Of more than one screen. */
export const shared = {
  iUnderstand: 'I understand',
  changeYourAnswer: (title: string) => `Change your answer: ${title}`,
}
export const notice = {
  levelWords: { block: 'This needs changing', refer: 'See a solicitor first', warn: 'Worth knowing' },
}
export const tiles = {
  doesAnyOfThisApply: 'Does any of this apply to you?',
  doesAnyApplyToThem: 'Does any of this apply to those you named?',
  none: 'None of these',
  oneMayApply: 'One may apply',
  mayApply: (applying: number) => `${applying} may apply`,
  tickWhatApplies: 'Tick what applies, or may',
  whoIsIt: 'Who is it?',
  show: (tile: string) => `Show again: ${tile}`,
}
export const solicitorBrief = {
  toFillIn: 'To fill in',
  title: 'For my solicitor',
  print: 'Print',
  close: 'Close',
}
export const stepAdvice = {
  talkToASolicitorBeforeYou: 'Talk to a solicitor before you sign. If this is new, we cannot make new documents while it applies. You keep those you downloaded.',
  weCannotTakePaymentWhileThis: 'We cannot take payment while this applies.',
  youCanCarryOnAndYour: (talkToASolicitorBeforeYo: string) => `You can carry on, and your answers are kept. ${talkToASolicitorBeforeYo} The summary has a page to print and take with you.`,
}
export const summaryAdvice = {
  thisDoes: 'this does',
  theseDo: 'these do',
  ofSaidOnThatNotStand: (by: string, firm: string, day: string, thisDoesOrTheseDo: string) => `${by} of ${firm} said on ${day} that ${thisDoesOrTheseDo} not stand in the way of your will. That holds until you change an answer.`,
  aLawFirmHasAnsweredThis: 'A law firm has answered this',
  somethingYouToldUsNeedsA: 'Something you told us needs a solicitor. Talk to one before you sign. If it is new since your last documents, we cannot make new ones while it applies. You keep those you downloaded.',
  yourAnswersAreKeptSomethingIn: 'Your answers are kept. Something in them needs a solicitor, so we cannot take payment for this will.',
  theLawSocietyAndStepThe: 'The Law Society and STEP (the Society of Trust and Estate Practitioners) each have a public list of people near you who can help.',
  seeThePageForYourSolicitor: 'See the page for your solicitor',
  readTheseAndTickEachOne: 'Read these and tick each one before you pay.',
  n1ThingYouHaveRead: '1 thing you have read',
  thingsYouHaveRead: (length: number) => `${length} things you have read`,
  notSavedTryAgain: 'Not saved. Try again.',
}
export const wayIn = {
  letSomeoneLiveInMyHome: 'Let someone live in my home for life',
  haveMoneyHeldForADisabled: 'Have money held for a disabled person',
  chooseALaterAgeForThem: 'Choose a later age for them',
  youMayBeAbleToDo: 'You may be able to do this here:',
  thenThisNoticeGoes: '. Then this notice goes.',
  aPictureHoldsIt: (names: string) => `One of the pictures to come is made for this: your executors look after the share of ${names}. If you choose it, this notice goes.`,
  giveAPartNow: (children: string) => `Give ${children} a part now`,
  youCanDoOneOfThese: 'You can do one of these here. Then this notice goes, or asks only that you have read it.',
  keepYourHomeForForLife: (firstNameIn: string) => `Keep your home for ${firstNameIn} for life, then the children`,
}

export const check = {
  askAbout: (what: string) => `Ask a solicitor: ${what}`,
  ifEveryone: 'If everyone you named dies before you',
  lookAlike: 'Names that look alike',
  oneLeaves: (name: string) => `, and ${name} leaves no children`,
  severalLeave: (names: string) => `, and ${names} leave no children`,
  thisIsNot: 'This is not finished.',
  askASolicitor: 'Ask a solicitor if you think you have it.',
  changeYourAnswer: 'Change your answer.',
  checkYourAnswer: 'Check your answer, and change it if it is not what you want.',
  ifDiedWhen: (dead: string, has: string, fullname: string, childless: string) => `If ${dead} ${has} died when what is held for ${fullname} ends${childless}, nobody you named is left. What was held then goes to your next of kin: the relatives the law chooses.`,
  ifBeforeYou: (dead: string, dies: string, childless: string) => `If ${dead} ${dies} before you${childless}, nobody you named is left. Everything then goes to your next of kin: the relatives the law chooses.`,
  nameACharity: 'Name a charity as the last resort, or choose your next of kin if that is what you want.',
  twoInYour: (one: string) => `Two in your will are called ${one}.`,
  andCouldBe: (one: string, other: string) => `${one} and ${other} could be mixed up.`,
  ifTheyAre: 'If they are the same, keep one. If not, add an address or a date of birth to each.',
}
