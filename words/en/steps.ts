/** What the questions of the will say, but those about shares and backups. */

/** Of more than one screen. */
export const shared = {
  chooseOne: 'Choose one',
  whoShouldLookAfter: (first: string | undefined) => `Who should look after ${first}?`,
  next: (called: string) => `Next: ${called}`,
}
export const aboutMe = {
  aMaidenNameOrAnyName: 'A maiden name, or any name on your bank accounts or deeds. It helps your executors show it is you.',
  asOnYourPassportOrBirth: 'As on your passport or birth certificate. It goes into your will exactly as you type it.',
  phone: { label: 'Phone number', hint: 'We use it only to reach you about your will. It is not printed.' },
  phoneNumber: (phoneIsWrong: string) => `Phone number: ${phoneIsWrong}`,
  yourMainHome: 'Your main home.',
  yourStatus: { short: 'Your status:', called: 'your status' },
  youAnd: (name: string) => `You and ${name}:`,
  youMustBe18OrOver: 'You must be 18 or over to make a will.',
  whyItMattersGettingMarriedOr: [{ strong: 'Why it matters.' }, ' Getting married or forming a civil partnership normally cancels a will made before it. If you are engaged, tell us. Your will then says who you expect to marry. It stays only if you marry that person.'],
  separatedUntilADivorceIsFinal: [{ strong: 'Separated?' }, ' Until a divorce is final, the law still treats you as married.'],
}
export const askedRow = { whoGetsShare: (their: string) => `Who gets ${their} share?` }
export const digitalAssets = {
  intro: 'Email, photos, social media. Someone saves what matters and closes the rest.',
  neverWritePasswordsHereKeep: [{ strong: 'Never write passwords here.' }, ' Keep them elsewhere, and tell one person where.'],
  whoShouldDealWithThem: 'Who should deal with them?',
  who: 'Who?',
  whoShouldDealWithYourOnline: { title: 'Who should deal with your online accounts?', first: 'Add someone' },
  thingsYouOwn: 'Things you own',
  aListForYourExecutorsSo: 'A list for your executors. It is not part of your will.',
}
export const exclude = {
  title: (fullname: string) => `Leave out ${fullname}?`,
  nobodyThenHasTheirShareWe: 'Nobody then has their share. We will ask you again how to share the rest.',
  yourWillStillNamesThemFor: 'Your will still names them for a gift or a pet. To stop that too, change the gift or the pet.',
  leaveOut: 'Leave out',
  keep: 'Keep',
  anyoneYouHaveAlreadyNamed: 'Anyone you have already named?',
  intro: 'Nobody has to be listed. Add someone only to show that you left them out on purpose.',
  canTheyStillMakeAClaim: [{ strong: 'Can they still make a claim?' }, ' A husband, wife or civil partner, a child, or someone who depended on you may be able to ask a court for something. If that worries you, see a solicitor.'],
  nobody: 'No, nobody',
  someone: 'Yes, someone',
  addSomeoneToLeaveOut: 'Add someone to leave out',
  theirChildren: { label: 'Should their children be left out too?', hint: 'If you say no, their children could still inherit: in place of a parent who has died, or as your next of kin.' },
  description: { label: 'Your reasons', hint: 'We put them on a separate page, your statement of reasons, which you sign. We keep them out of your will, because a will becomes public after a death.' },
}
export const executors = {
  someOfThoseWhoShareWhat: 'Someone under 18 may get a share.',
  tooYoungToGetWhatYou: (names: string, isOrAre: string) => [{ strong: names }, ` ${isOrAre} too young yet for what you leave.`],
  chooseTwo: 'Choose two people to look after it for them.',
  executorsCollectWhatYouOwnPay: 'They pay what you owe and share out the rest.',
  chooseOneToFour: 'Choose one to four adults you trust.',
  howManyTwoIsAGood: [{ strong: 'How many?' }, ' Two is a good number: they can share the work, and one can carry on if the other cannot. They can also inherit.'],
  doTheyNeedToBeExperts: [{ strong: 'Do they need to be experts?' }, ' No. They can pay a solicitor from your estate if they want help.'],
  addAnExecutor: { addTitle: 'Add an executor', chosenAs: 'executor' },
  inPlaceOf: (names: string) => `In place of ${names}.`,
  theyAlso: 'They also deal with your online accounts.',
  theyAlsoAndYouTell: 'They also deal with online accounts. You let them know.',
  doIHaveToNoBut: [{ strong: 'Do I have to?' }, ' No. But if you chose only one executor, we suggest that you do.'],
  canItBeSomeoneUnder18: [{ strong: 'Can it be someone under 18?' }, ' Yes. They act only if they are 18 by then.'],
  addABackupExecutor: { addTitle: 'Add a backup executor', chosenAs: 'backup executor' },
  labels: { Email: 'Yes, by email', Yes: 'Yes, with a letter from me', No: 'No, I will tell them myself' },
  notes: { Email: 'Nothing is sent now. You read it first.', Yes: 'It comes with your documents.' },
  itHelpsIfTheyKnowThat: 'They learn where your will is, not what is in it.',
  theUsual: 'Unless you change it',
  onlineAccounts: 'Online accounts:',
  letThemKnow: 'Do we tell them:',
  listOfWhatYouOwn: 'List of what you own:',
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
  intro: 'A sum of money or a thing, given before the rest is shared. You do not have to give any.',
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
  haveYouAdoptedOrAreYou: (first: string) => `Have you adopted ${first}, or are you their guardian?`,
  aCourtOrderOrAnEarlier: 'Through a court or a will, not an agreement.',
  doBothParentsHaveParental: (first: string) => `Do both parents have parental responsibility for ${first}?`,
  parentsWithResponsibility: { 'Yes, both': 'Yes, we both do', 'Only me': 'Only I do', 'Not sure of them': 'I do, not sure of another', No: 'I do not' },
  adoptionMadeYourChildInLaw: (first: string) => `Adoption made ${first} your child in law, so your will calls ${first} your son or daughter.`,
  isAParentWithParental: (first: string) => `Is a parent with parental responsibility for ${first} alive?`,
  doesAnotherParentHaveParental: (first: string) => `Does another parent have parental responsibility for ${first}?`,
  aGrandparentOrAStepParent: 'Grandparents and step-parents do not count.',
  answerForEachChild: 'Answer for each child',
  addAGuardianFor: (first: string) => `Add a guardian for ${first}`,
  guardianOf: (first: string) => `guardian of ${first}`,
  guardiansOf: (first: string) => `Guardians of ${first}`,
  ifNoParentIsAlive: 'A guardian acts if no parent with parental responsibility is alive.',
  canINameTwoPeopleYes: [{ strong: 'Can I name two people?' }, ' Yes. They act together, so choose people who get on. You can name backups on the next page.'],
  whatIsParentalResponsibility: [{ strong: 'What is parental responsibility?' }, ' The legal rights and duties of a parent. A birth mother has it. A father or second parent usually has it if married to her or named on the birth certificate.'],
  theSamePeopleAsFor: (firstName: string) => `The same people as for ${firstName}`,
  iWillSayWhenTheChild: 'I will say when the child is here',
  guardiansOfLater: { label: 'Who would look after a child you have or adopt later?', hint: 'Your children do not all have the same guardians and backups, so your will has to say it.' },
  whoShouldStepInIfYour: 'Who should step in if your first choice cannot?',
  youCanLeaveThisEmpty: 'You can leave this empty. A backup acts only if no first choice can.',
  addABackupGuardianFor: (fullname: string) => `Add a backup guardian for ${fullname}`,
  backupGuardianOf: (fullname: string) => `backup guardian of ${fullname}`,
  description: { label: 'Is there anything their guardians should know?', hint: 'School, faith, people to stay in touch with. We put this in a letter to them, not in your will.' },
}
export const pets = {
  youCanLeaveAPetTo: 'You can leave a pet to someone who will look after it.',
  noPets: 'No pets',
  addAnotherPet: 'Add another pet',
  addAPet: 'Add a pet',
  petsDescription: { label: 'Anything about their care?', hint: 'Food, vet, habits. We put this in your letter of wishes, not in your will.' },
  byLawAPetIsA: 'By law a pet is a belonging. Your first choice is asked first. Anyone can say no.',
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
  doesAnythingElseApply: { short: 'Does anything else apply?', called: 'what applies' },
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
  notSaved: 'Not saved.',
  keptOnDevice: (name: string) => `We could not reach ${name}. Your answers are kept on this device, and we will keep trying.`,
  keptOnPage: (name: string) => `We could not reach ${name}. Keep this page open, and we will keep trying.`,
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
  youWere: (doing: string) => `Welcome back. You were ${doing}.`,
  thisIsTheLastQuestion: 'This is the last question.',
  questionsLeft: (left: number) => `${left} questions left.`,
}
export const youOwnProperty = {
  title: 'My home',
  youAlone: 'You alone',
  howYouOwnIt: 'How you own it:',
  howYouOwnIt2: 'how you own it',
  aMortgageOnIt: 'A mortgage on it?',
  theMortgage: 'the mortgage',
  aMortgageOnYourHome: 'Is there a mortgage on your home?',
  youOwnIt: { short: 'You own your home?', called: 'if you own it' },
  whoOwnsIt: 'Who owns it?',
  worth: { label: 'What might it all be worth?', hint: 'With your home and pensions. If you are not sure, choose the higher one.' },
  worthInAll: { short: 'Worth in all:', called: 'all you own' },
  upTo: (sum: string) => `Up to ${sum}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  over: (sum: string) => `Over ${sum}`,
  intro: 'Alone or with someone else, with or without a mortgage.',
}
