/** What the questions of the will say, but those about shares and backups. */

/** Of more than one screen. */
export const shared = {
  chooseOne: 'Choose one',
  whoShouldLookAfter: (first: string | undefined) => `Who should look after ${first}?`,
  notSaid: 'Not said',
  next: (called: string) => `Next: ${called}`,
}
export const aboutMe = {
  aMaidenNameOrAnyName: 'A maiden name, or any name on your bank accounts or deeds. It helps your executors show it is you.',
  asOnYourPassportOrBirth: 'As on your passport or birth certificate. It goes into your will exactly as you type it.',
  phone: { label: 'Phone number', hint: 'We use it only to reach you about your will. It is not printed.' },
  phoneNumber: (phoneIsWrong: string) => `Phone number: ${phoneIsWrong}`,
  yourMainHomeInEnglandOr: 'Your main home, in England or Wales.',
  yourStatus: { short: 'Your status:', called: 'your marital status' },
  chosenBecause: (name: string, spouse: string) => `You named ${name} as your ${spouse.toLowerCase()}, so we chose this.`,
  youMustBe18OrOver: 'You must be 18 or over to make a will. We leave the date out of it, because a will becomes public after a death.',
  whyItMattersGettingMarriedOr: [{ strong: 'Why it matters.' }, ' Getting married or forming a civil partnership normally cancels a will made before it. If you are engaged, tell us. Your will then says who you expect to marry. It stays only if you marry that person.'],
  separatedUntilADivorceIsFinal: [{ strong: 'Separated?' }, ' Until a divorce is final, the law still treats you as married.'],
}
export const askedRow = { whoGetsShare: (their: string) => `Who gets ${their} share?` }
export const digitalAssets = {
  intro: 'Email, photos, social media, subscriptions. Your executors find them, save what matters and close the rest, unless you choose someone else.',
  neverWritePasswordsHereKeep: [{ strong: 'Never write passwords here.' }, ' Keep them in a password manager or a sealed note, and tell one person where it is.'],
  whoShouldDealWithThem: 'Who should deal with them?',
  who: 'Who?',
  whoShouldDealWithYourOnline: { title: 'Who should deal with your online accounts?', label: 'Add someone else' },
  thingsYouOwn: 'Things you own',
  aListForYourExecutorsSo: 'A list for your executors, so that nothing is missed. You do not have to fill it in. It is not part of your will.',
}
export const exclude = {
  title: (fullname: string) => `Leave out ${fullname}?`,
  nobodyThenHasTheirShareWe: 'Nobody then has their share. We will ask you again how to share the rest.',
  yourWillStillNamesThemFor: 'Your will still names them for a gift or a pet. To stop that too, change the gift or the pet.',
  leaveOut: 'Leave out',
  keep: 'Keep',
  anyoneYouHaveAlreadyNamed: 'Anyone you have already named?',
  intro: 'You do not have to list everyone who gets nothing. Add someone here to show that you left them out on purpose.',
  canTheyStillMakeAClaim: [{ strong: 'Can they still make a claim?' }, ' A husband, wife or civil partner, a child, or someone who depended on you may be able to ask a court for something. If that worries you, see a solicitor.'],
  isThereAnyoneYouWantTo: 'Is there anyone you want to leave out?',
  nobody: 'No, nobody',
  someone: 'Yes, someone',
  addSomeoneToLeaveOut: 'Add someone to leave out',
  theirChildren: { label: 'Should their children be left out too?', hint: 'If you say no, their children could still inherit: in place of a parent who has died, or as your next of kin.' },
  description: { label: 'Your reasons', hint: 'We put them on a separate page, your statement of reasons, which you sign. We keep them out of your will, because a will becomes public after a death.' },
}
export const executors = {
  someOfThoseWhoShareWhat: 'Some of those who share what you leave may be under 18 when you die. Choose two people to look after it until they are old enough.',
  tooYoungToGetWhatYou: (names: string, isOrAre: string) => [{ strong: names }, ` ${isOrAre} too young to get what you leave them yet. Choose two people to look after it until then.`],
  executorsCollectWhatYouOwnPay: 'They pay what you owe and share out the rest. Choose one to four adults you trust.',
  howManyTwoIsAGood: [{ strong: 'How many?' }, ' Two is a good number: they can share the work, and one can carry on if the other cannot. They can also inherit.'],
  doTheyNeedToBeExperts: [{ strong: 'Do they need to be experts?' }, ' No. They can pay a solicitor from your estate if they want help.'],
  addAnExecutor: { addTitle: 'Add an executor', chosenAs: 'executor' },
  youChoseOneOfThemMay: (names: string) => `You chose ${names}. One of them may die before you or be unable to act, so it helps to name a backup.`,
  doIHaveToNoBut: [{ strong: 'Do I have to?' }, ' No. But if you chose only one executor, we suggest that you do.'],
  canItBeSomeoneUnder18: [{ strong: 'Can it be someone under 18?' }, ' Yes. They act only if they are 18 by then.'],
  addABackupExecutor: { addTitle: 'Add a backup executor', chosenAs: 'backup executor' },
  labels: { Email: 'Yes, by email, when I press send', Yes: 'Yes, with a letter that I give each of them', No: 'No, I will tell them myself' },
  notes: { Email: 'Nothing is sent now. On your documents page you read the email, then send it.', Yes: 'The letters come with your documents.' },
  itHelpsIfTheyKnowThat: 'It helps if they know that you named them and where your will is. Neither the email nor the letter says what is in it.',
  shallWeLetYourExecutorsKnow: 'Shall we let your executors know?',
  theUsual: 'The usual, unless you change it',
  dealsWithYourOnlineAccounts: 'Deals with your online accounts:',
  letThemKnow: 'Do we tell them:',
  listOfWhatYouOwn: 'A list for them of what you own:',
  nothingListed: 'Nothing yet',
  thingsListed: (count: number) => `${count} so far`,
}
export const firmOffer = {
  youAgreedToThisOnYou: (day: string) => `You agreed to this on ${day}. You can change it until you sign your will.`,
  weNoLongerOfferThisFirm: 'We no longer offer this firm. Ask it if it would still act, or untick it.',
  theFirmHasChangedTheseWords: 'The firm has changed these words since. Untick it to read the new ones.',
  orALawFirm: 'Or a law firm',
  youDoNotNeedOneThe: 'You do not need one. The people you choose can ask any solicitor for help when the time comes, and pay for it from your estate.',
  theFirm: 'The firm',
  numberAtTheSolicitors: (name: string, sraNumber: string) => `${name}, number ${sraNumber} at the Solicitors Regulation Authority.`,
  lookItUpInTheRegister: 'Look it up in the register',
  whatItChargesFromYourEstate: 'What it charges, from your estate',
  theFirmsOwnPageAboutIts: 'The firm’s own page about its prices',
  whatItPaysUs: 'What it pays us',
  iHaveReadThisAndI: (name: string) => `I have read this, and I appoint lawyers at ${name}`,
}
export const formerFamily = {
  youChooseAgainWhoGetsWhat: 'You choose again who gets what they would have had, and who does what they would have done.',
  isNow: { Engaged: 'is the person I am engaged to', 'Living with a partner but not married': 'is the partner I live with' },
  hasDied: (first: string) => `Has ${first} died?`,
  shouldStayInIt: (first: string) => `Should ${first} stay in it?`,
  isInYourWillAsYour: (fullname: string, word: string, first: string) => `${fullname} is in your will as your ${word}. ${first}`,
  isMyPartner: 'is my partner',
  yes: (first: string, status: string) => `Yes, ${first} ${status}`,
  keepInMyWill: (noOrYes: string, first: string) => `${noOrYes}, keep ${first} in my will`,
  takeOutOfMyWill: (yesOrNo: string, first: string) => `${yesOrNo}, take ${first} out of my will`,
  whatYouLeaveThemDoesNot: 'What you leave them does not change.',
  yourWillNoLongerCallsThem: 'Your will no longer calls them your husband, wife or partner. What you leave them does not change.',
  inYourWillAsYourShould: (names: string, isOrAre: string, childOrChildren: string, firsts: string) => `${names} ${isOrAre} in your will as your ${childOrChildren}. Should ${firsts} stay in it?`,
  ifYouChoseNoByMistake: 'If you chose No by mistake, choose Yes again above.',
  yesButNotAsMy: (childOrChildren: string) => `Yes, but not as my ${childOrChildren}`,
  noTakeOutOfMyWill: (firsts: string) => `No, take ${firsts} out of my will`,
}
export const funeralWishes = {
  yourWishes: { short: 'Your wishes:', called: 'your funeral' },
  intro: 'These are wishes. Those who plan your funeral need not follow them. So tell someone as well.',
  medicalScienceAMedicalSchool: [{ strong: 'Medical science.' }, ' A medical school must have your signed consent before you die. The Human Tissue Authority keeps a list of schools.'],
  description: { label: 'Anything else about your funeral?', hint: 'Where, music, flowers, who to invite. It goes into your will exactly as you write it. Gifts of money or things have a page of their own.' },
}
export const gifts = {
  intro: 'A gift is a sum of money or a thing. Gifts come first, before the rest is shared. You do not have to make any.',
  ifYouNoLongerOwnA: [{ strong: 'If you no longer own a thing' }, ' when you die, that gift does nothing.'],
  addAnotherGift: 'Add another gift',
  addAGift: 'Add a gift',
}
export const guardians = {
  iHaveAdoptedThem: 'I have adopted them',
  iAmTheirGuardian: 'I am their guardian',
  iAmTheirSpecialGuardian: 'I am their special guardian',
  noneOfThese: 'None of these',
  notSure: 'Not sure',
  aStepParentCannotAppointA: (first: string) => `A step-parent cannot appoint a guardian, even with parental responsibility, so your will names none for ${first}. ${first}’s own parents can, in their wills.`,
  onlyAParentWithParental: (first: string) => `Only a parent with parental responsibility can appoint a guardian, so your will cannot name one for ${first}. Birth mothers always have it. A solicitor can tell you if you do.`,
  haveYouAdoptedOrAreYou: (first: string) => `Have you adopted ${first}, or are you their guardian or special guardian?`,
  aCourtOrderOrAnEarlier: 'A court order or an earlier will makes a person a guardian. An agreement that gives you parental responsibility does not.',
  doYouHaveParental: (first: string) => `Do you have parental responsibility for ${first}?`,
  adoptionMadeYourChildInLaw: (first: string) => `Adoption made ${first} your child in law, so your will calls ${first} your son or daughter.`,
  isAParentWithParental: (first: string) => `Is a parent with parental responsibility for ${first} alive?`,
  doesAnotherParentHaveParental: (first: string) => `Does another parent have parental responsibility for ${first}?`,
  aGrandparentOrAStepParent: 'A grandparent or a step-parent who has it does not count here.',
  answerForEachChild: 'Answer for each child',
  addAGuardianFor: (first: string) => `Add a guardian for ${first}`,
  guardianOf: (first: string) => `guardian of ${first}`,
  under18IfNoParentWith: (names: string, isOrAre: string, names2: string) => `${names} ${isOrAre} under 18. If no parent with parental responsibility is alive, a guardian brings ${names2} up.`,
  canINameTwoPeopleYes: [{ strong: 'Can I name two people?' }, ' Yes. They act together, so choose people who get on. You can name backups on the next page.'],
  whatIsParentalResponsibility: [{ strong: 'What is parental responsibility?' }, ' The legal rights and duties of a parent. A birth mother has it. A father or second parent usually has it if married to her or named on the birth certificate.'],
  theSamePeopleAsFor: (firstName: string) => `The same people as for ${firstName}`,
  iWillSayWhenTheChild: 'I will say when the child is here',
  guardiansOfLater: { label: 'Who would look after a child you have or adopt later?', hint: 'Your children do not all have the same guardians and backups, so your will has to say it.' },
  whoShouldStepInIfYour: 'Who should step in if your first choice cannot?',
  whoShouldLookAfterThemIf: 'Who should look after them if your first choice cannot?',
  youDoNotHaveToChoose: 'You do not have to choose a backup. They act only if none of your first choices can.',
  addABackupGuardianFor: (fullname: string) => `Add a backup guardian for ${fullname}`,
  backupGuardianOf: (fullname: string) => `backup guardian of ${fullname}`,
  description: { label: 'Is there anything their guardians should know?', hint: 'School, faith, people to stay in touch with. We put this in a letter to them, not in your will.' },
}
export const pets = {
  youCanLeaveAPetTo: 'You can leave a pet to someone who will look after it.',
  doYouHaveAnyPets: 'Do you have any pets?',
  noPets: 'No pets',
  addAnotherPet: 'Add another pet',
  addAPet: 'Add a pet',
  petsDescription: { label: 'Anything about their care?', hint: 'Food, vet, habits. We put this in your letter of wishes, not in your will.' },
  title: 'Who should look after your pets?',
  byLawAPetIsA: 'By law a pet is a belonging, so your will gives it to someone. The first person you choose is asked first. Anyone can say no.',
  addSomeoneToLookAfter: (fullname: string) => `Add someone to look after ${fullname}`,
  looksAfter: (fullname: string) => `looks after ${fullname}`,
  toLookAfter: (fullname: string) => `to look after ${fullname}`,
}
export const questionInPlace = {
  yourAnswerLeadsToOneMore: 'Your answer leads to one more question.',
  save: 'Save',
  closeWithoutSaving: 'Close without saving',
  close: 'Close',
}
export const questionSequence = {
  doesAnythingElseApply: { short: 'Does anything else apply?', called: 'a few more things' },
  change: 'Change',
  theAnswerTo: (short: string) => `the answer to: ${short}`,
  earlierAnswers: (count: number) => `${count} earlier answers`,
  hide: 'Hide',
  show: 'Show',
  theEarlierAnswers: (count: number) => `the ${count} earlier answers`,
}
export const relations = {
  whatAreThesePeopleToYou: 'What are these people to you?',
  yourPartner: 'Your partner',
  namedThesePeopleYourWillSays: 'named these people. Your will says what each of them is to you. That may be different: a daughter of one can be a stepdaughter of the other. A child you have adopted is your son or daughter. If none of the words fits, choose “Other”: your will then says only their name.',
  isMy: (fullname: string) => `${fullname} is my`,
}
export const step = {
  part: (at: number, parts: number) => `${at} of ${parts} ·`,
  backToTheSummary: 'Back to the summary',
  back: 'Back',
  helpWithThis: 'Help with this',
}
export const stepBar = {
  oneThingToPutRight: 'One thing to put right.',
  thingsToPutRight: (length: number) => `${length} things to put right.`,
  notSaved: 'Not saved.',
  weCouldNotReachYourAnswers: (name: string) => `We could not reach ${name}. Your answers are kept on this device, and we will keep trying.`,
  saveAndContinue: 'Save and continue',
}
export const stepFrame = {
  toSide: { people: 'To the picture', words: 'To the words' },
  yourWillSoFar: 'Your will so far',
}
export const stepNotices = {
  title: 'Your will was changed somewhere else',
  itWasSavedInAnotherWindow: 'It was saved in another window or on another device after you opened this page. Nothing has been lost.',
  goBackToWhatIsSaved: 'Go back to what is saved',
}
export const welcomeBack = {
  youWere: (doing: string) => `You were ${doing}.`,
  thisIsTheLastQuestion: 'This is the last question.',
  questionsLeft: (left: number) => `${left} questions left.`,
  welcomeBack: (doing: string, thisIsTheLastQuestion: string) => `Welcome back.${doing} ${thisIsTheLastQuestion}`,
}
export const youOwnProperty = {
  title: 'My home',
  youAlone: 'You alone',
  howYouOwnIt: 'How you own it:',
  howYouOwnIt2: 'how you own it',
  aMortgageOnIt: 'A mortgage on it?',
  theMortgage: 'the mortgage',
  aMortgageOnYourHome: 'Is there a mortgage on your home?',
  youOwnIt: { short: 'You own your home?', called: 'whether you own it' },
  whoOwnsIt: 'Who owns it?',
  doYouOwnYourHome: 'Do you own your home?',
  worth: { label: 'What might everything you own be worth?', hint: 'With your home and pensions. If you are not sure, choose the higher one.' },
  worthInAll: { short: 'Worth in all:', called: 'what it is all worth' },
  upTo: (sum: string) => `Up to ${sum}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  over: (sum: string) => `Over ${sum}`,
  intro: 'Alone or with someone else, with or without a mortgage.',
}
