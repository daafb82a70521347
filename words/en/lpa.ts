/** What the questions about powers of attorney say, and where they are offered. */
import { lpaPages } from '#core/will/lpa-options.ts'

/** Of more than one screen. */
export const shared = {
  lastingPowerOfAttorney: 'Lasting power of attorney',
  yourPowerOfAttorney: 'Your power of attorney',
  seeWhatItCosts: 'See what it costs',
  saveAndContinue: 'Save and continue',
  continue: 'Continue',
  addOrChange: 'Add or change',
}
export const aboutLpa = {
  lead: 'A will takes effect when you die. A power of attorney lets people you trust act for you while you are alive, if you cannot.',
  whatYouGet: 'What you get',
  plainQuestionsThatUseThePeople: ['Plain questions that use the people in your will. Then you get a sheet with your answers, as the form asks for them. A guide to signing comes with it. You copy the answers onto the form yourself. ', { link: 'Read more, and see a sample', to: '/power-of-attorney' }, '.'],
  howItWorks: 'How it works',
  chooseTheType: 'Choose the type. Form LP1F is for money and property. Form LP1H is for health and care. You can make both.',
  chooseYourAttorneys: 'Choose your attorneys. Say if they decide together, or may decide alone too.',
  findACertificateProvider: 'Find a certificate provider. That is someone who has known you well for two years, or a professional. They cannot be an attorney. They cannot be a relative of yours or of an attorney.',
  getTheForm: ['Get the ', { link: 'form from GOV.UK', to: lpaPages.forms }, '. It is free. Copy your answers onto it.'],
  signInThisOrder: 'Sign in this order: you, the certificate provider, then each attorney.',
  sendItToTheOffice: (fee: string, note: string) => `Send it to the Office of the Public Guardian. It charges ${fee} for each. ${note}.`,
  youCanAlsoMakeOneWithoutUs: ['You can also make one without us, ', { link: 'online at GOV.UK', to: lpaPages.online }, ', and pay only that fee.'],
  goToYourDocuments: 'Go to your documents',
}
export const attorneys = {
  bankrupt: { label: 'Is any of them bankrupt, or under a debt relief order?', hint: 'Tick anyone who is. If nobody is, leave this empty.' },
  attorneysLookAfterYourMoney: 'Attorneys look after your money and property: accounts, bills, pensions, your home. Choose adults you trust completely.',
  attorneysDecideAboutYourCare: 'Attorneys decide about your care, your treatment and where you live, when you cannot. Choose adults you trust completely.',
  howManyOneIsEnough: [{ strong: 'How many?' }, ' One is enough. With two or more, one may be able to carry on if another cannot. It depends on how you let them decide. The form has room for four.'],
  whatTheFormAsks: [{ strong: 'What the form asks.' }, ' Their full name, date of birth and address. We ask for these a few questions further on.'],
  yourAttorneys: 'Your attorneys',
  addAnAttorney: { title: 'Add an attorney', first: 'Add someone' },
  anAttorneyMayDie: 'An attorney may die, or no longer be able or willing to act. Replacements then step in. You do not have to name any.',
  ifYourAttorneysActJointly: [{ strong: 'If your attorneys act jointly' }, ', all of them stop when one can no longer act. The replacements then take over.'],
  replacementAttorneys: 'Replacement attorneys',
  addAReplacement: { title: 'Add a replacement attorney', first: 'Add someone' },
  onYourSheetInThisOrder: (names: string) => `On your sheet in this order: ${names}.`,
  youCanNameUpTo: (most: number) => `You can name up to ${most} people to be told before it is registered. They can then speak up if they are worried. You do not have to name anyone.`,
  whyNotAnAttorney: [{ strong: 'Why not an attorney?' }, ' They already know, and so do replacements. Choose someone else who knows you well.'],
  peopleToTell: 'People to tell',
  addSomeoneToTell: { title: 'Add someone to tell', first: 'Add someone' },
}
export const certificate = {
  suchAsADoctor: 'Such as a doctor, a solicitor or a social worker',
  aCertificateProviderTalksToYou: 'A certificate provider talks to you. They then sign that you understand what you are making, and that nobody is pressing you.',
  whoMayNotDoIt: [{ strong: 'Who may not do it.' }, ' An attorney or a replacement. A relative, partner or business partner of yours or of an attorney. Anyone paid to work for one of you. Anyone who runs or works in a care home where you live, or their relative.'],
  askThemFirst: [{ strong: 'Ask them first.' }, ' They must be 18 or over, and they sign after you.'],
  theirFullName: 'Their full name',
  whyCanTheyDoIt: 'Why can they do it?',
  theirAddress: 'Their address',
  leaveItAllEmpty: 'Leave it all empty if you do not know it yet. You can write it on the form.',
}
export const chooseType = {
  bankAccountsBillsPensions: (form: string) => `Bank accounts, bills, pensions, your home. Form ${form}`,
  dailyCareTreatment: (form: string) => `Daily care, treatment, where you live. Form ${form}`,
  whichPowerOfAttorney: { title: 'Which power of attorney would you like to make?', lead: 'You have paid for one of the two. You can switch until you finish. We keep your answers for the other one.' },
  theType: 'The type',
}
export const decisions = {
  theyMustAllAgree: 'They must all agree. If one can no longer act, none of them can, so name replacements who then take over.',
  togetherOrAlone: 'Together or alone. If one can no longer act, the others carry on.',
  youSayWhichTheyMustMake: 'You say which they must make together. Any one of them can make the others. If one can no longer act, the rest cannot make the decisions of the first kind any more. So name replacements.',
  youChoseMoreThanOne: 'You chose more than one attorney, so the form asks how they make decisions.',
  howTheyMakeDecisions: 'How they make decisions',
  jointDecisions: { label: 'Which decisions must they make together?', hint: 'For example: selling my home' },
}
export const details = {
  save: 'Save',
  theyLiveWithMe: (address: string) => `They live with me, at ${address}`,
  born: (day: string) => `Born ${day}`,
  dateOfBirthNotGiven: 'Date of birth not given',
  addressNotGiven: 'Address not given',
  yourEmailForTheForm: 'Your email, for the form',
  youMayLeaveItOut: 'You may leave it out. It is not the email you log in with.',
  theFormAsksForTheDateOf: 'The form asks for the date of birth and address of each attorney, and the address of each person to tell.',
  doYouNotKnowItYet: [{ strong: 'Do you not know it yet?' }, ' Leave it out. Your sheet then has a line to write on. This is for the form only, and changes no word of your will.'],
  you: 'You',
  emailNotGiven: 'Email not given',
  yourEmail: 'your email',
}
export const lpaList = {
  youTheDonor: 'You, the donor',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  thisComesFromYourWill: 'This comes from your will. Change it there, and it changes here.',
  lookAtYourWill: 'Look at your will',
  yourPowersOfAttorney: 'Your powers of attorney',
  lead: 'A will takes effect when you die. A power of attorney lets people you trust act for you while you are alive. Answer these questions; we print a sheet to copy onto the official form.',
  everythingIsAnswered: 'Everything is answered',
  readYourAnswersOnceMore: 'Read your answers once more. Then we add your sheets and a signing guide to your documents. You can still change them.',
  takeYourTime: 'Take your time',
  youCanStopAtAnyTime: 'You can stop at any time and come back. What you type is kept.',
  addTheSheetsToMyDocuments: 'Add the sheets to my documents',
  start: 'Start',
  makeTheOtherTypeInstead: 'Make the other type instead',
}
export const lpaPanel = {
  startWithTheSamePeople: (what: string) => `Start with the same people as for ${what}`,
  notSavedTryAgain: 'Not saved. Try again',
  titleAndForm: (title: string, form: string) => `${title} (form ${form})`,
  stillToAnswer: 'Still to answer',
  notSavedYet: 'Not saved yet',
  answer: 'Answer',
  read: 'Read',
  change: 'Change',
}
export const lpasOnDownloads = {
  youFinishedItOn: (day: string) => `You finished it on ${day}. The sheets and a guide are in your documents. If you change it, they come back when you finish again.`,
  getTheFormFreeOfCharge: ['Get the ', { link: 'form from GOV.UK', to: lpaPages.forms }, ', free of charge. You can also give the same answers ', { link: 'online at GOV.UK', to: lpaPages.online }, '.'],
  somethingInItIsMissing: 'Something in it is missing now. Change it before you copy it onto the form.',
  changeThePowerOfAttorney: 'Change the power of attorney',
}
export const sectionPage = {
  youAnsweredThisSomewhereElse: 'You answered this somewhere else too',
  keepWhatIAnsweredHere: 'Keep what I answered here',
  useTheOtherAnswer: 'Use the other answer',
  inAnotherWindow: (there: string, here: string) => ['In another window or on another device: ', { strong: there }, '. Here: ', { strong: here }, '. Which one counts?'],
  noAnswer: 'no answer',
  back: 'Back',
  powerOfAttorneyFor: (what: string, form: string) => `For ${what} · form ${form}`,
  allQuestions: 'All questions',
}
export const treatment = {
  youChooseThisOnThePaperForm: 'You choose this on the paper form, with your signature. There is nothing to answer here: read it, and talk about it.',
  oneChoiceSigned: [{ strong: 'One choice, signed.' }, ' You sign the box of your choice in section 5, in front of a witness, before you sign section 9 or on the same day. Sign one box and leave the other empty.'],
  whatIsIt: 'What is it?',
  careSurgeryMedicine: 'Care, surgery, medicine or other help from doctors that keeps you alive. It can be help to breathe, drugs for an infection, food and water through a tube, or an operation. What counts depends on how ill you are.',
  whatDoesTheFormAsk: 'What does the form ask?',
  ifYouCannotDecideYourself: 'If you cannot decide yourself, who decides about treatment that keeps you alive?',
  yourAttorneysMayAgree: 'Your attorneys may agree to it or refuse it for you.',
  yourAttorneysMayNot: 'Your attorneys may not. Doctors decide, in your best interests.',
  talkAboutItWithYourAttorneys: 'Talk about it with your attorneys and your doctor first. Have you signed an advance decision to refuse treatment? Ask your doctor how the two fit together. Take the time you need.',
}
export const when = {
  whileYouCanDecide: 'While you can decide, they act only with your agreement. It helps if you are ill, away or cannot get to the bank.',
  banksAndOthersMayFirstAsk: 'Banks and others may first ask for proof that you cannot.',
  attorneysForMoneyAndProperty: 'For money and property, they can start while you can still decide. The form works only once it is registered.',
  whenTheyMayStart: 'When they may start',
}
export const wishes = {
  iWouldLikeToGoOnGiving: 'For example: I would like to go on giving to my church.',
  iWouldLikeToLiveNear: 'For example: I would like to live near my sister.',
  preferencesGuideYourAttorneys: 'Preferences guide your attorneys. Instructions bind them. You do not have to write either.',
  takeCareWithInstructions: [{ strong: 'Take care with instructions.' }, ' One that cannot work in law can keep the form from being registered. Show them to a solicitor first.'],
  whatWouldYouLikeThem: 'What would you like them to keep in mind?',
  whatMustTheyDo: 'What must they do, or never do?',
}
/** Answers of a power of attorney, in the list of them. */
export const lpaAnswers = {
  nobody: 'Nobody',
  chosenOnTheForm: 'You choose on the form',
  allGiven: 'All given',
  notAllGiven: (names: string) => `Not all given for ${names}`,
  preferences: (typed: string) => `Preferences: ${typed}`,
  instructions: (typed: string) => `Instructions: ${typed}`,
  none: 'None',
}
