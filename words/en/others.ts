import { REFERRAL_DAYS } from '#core/constants.ts'

/** Of more than one screen. */
export const shared = { invitesYouToWriteYourWills: (from: string) => `${from} invites you to write your wills together` }

export const reviewForm = {
  yourRating: { label: 'Your rating', hint: '1 is poor and 5 is very good.' },
  aFewWords: { label: 'A few words', hint: 'We read every review before we publish it. Do not name anyone, or say what is in your will.' },
  nameToShowWithYourReview: 'Name to show with your review',
  noName: 'No name',
  sendMyReview: 'Send my review',
  noThankYou: 'No, thank you',
  thankYouWeReadEveryReview: 'Thank you. We read every review before we publish it.',
  thatIsFineWeWillNot: 'That is fine. We will not ask again.',
}

export const review = {
  howWasWritingYourWill: { title: 'How was writing your will?', lead: 'We ask only once. Good or bad, your review may help other people choose.' },
  thereIsNothingToAnswerYou: 'There is nothing to answer: you have answered before, or not paid for a will yet.',
}

export const chooseFirm = {
  whatItChargesForThis: 'What it charges for this',
  itsPrices: 'Its prices',
  opensInANewTab: '(opens in a new tab)',
  whatItPaysUs: 'What it pays us',
  whoThereReadsIt: 'Who there reads it',
  regulatedBy: 'Regulated by',
  solicitorsRegulation: (sraNumber: string) => `Solicitors Regulation Authority, number ${sraNumber}`,
  chooseAFirm: 'Choose a firm',
  tickThisFirstIfYouLeave: 'Tick this first. If you leave it, nothing is sent.',
  askALawFirm: 'Ask a law firm',
  youCanLetOneOfThese: 'You can let one of these firms look at your case from here. They are not part of us. You agree with the firm what it does and what it costs: sending your case costs nothing, and buys nothing.',
  whichFirm: 'Which firm?',
  weSendTheFirmOneEmail: `We send the firm one email with a number, and nothing about you. You see here when it opens your case and what it says. After ${REFERRAL_DAYS} days, or when you take it back, it sees nothing.`,
  letThemSeeMyCase: 'Let them see my case',
  cancel: 'Cancel',
}

export const referral = {
  youTookYourCaseBackOn: (at: string, firm: string) => `You took your case back on ${at}. ${firm} sees nothing.`,
  couldSeeYourCaseUntilIt: (firm: string, at: string) => `${firm} could see your case until ${at}. It sees nothing now.`,
  weEndedThisOnIsNot: (at: string, firm: string) => `We ended this on ${at}: ${firm} is not on our list now, and sees nothing.`,
  isDoneWithYourCaseSince: (firm: string, at: string) => `${firm} is done with your case since ${at}, and sees it no more.`,
  itCanSeeYourCaseUntil: (until: string) => `It can see your case until ${until}.`,
  hasAnswered: (firm: string, seen: string) => `${firm} has answered. ${seen}`,
  openedYourCaseOn: (firm: string, opened: string, seen: string) => `${firm} opened your case on ${opened}. ${seen}`,
  youSentYourCaseToOn: (firm: string, sent: string, seen: string) => `You sent your case to ${firm} on ${sent}. It has not opened it yet. ${seen}`,
  effects: {
    clear: 'Nothing stands in the way, it says. That holds until you change an answer.',
    decline: 'It cannot take your case. You can choose another firm.',
    clause: 'It wrote a clause for your will:',
  },
  clauseStates: {
    agreed: 'You agreed to this clause. It stands in your will.',
    declined: 'You did not want this clause. It is not in your will.',
    changed: 'Your answers have changed since it was written, so you cannot agree to it. Ask the firm to look again.',
    replaced: 'The firm has taken this clause back, or written another.',
    ended: 'The case has ended, so you cannot agree to this clause now.',
  },
  theseAreTheWordsOfWe: (firm: string) => `These are the words of ${firm}. We have not checked them, and do not work out what they change: from then on we show no share and no figure as sure. Ask the firm if you are not certain what they do.`,
  withThemTheFirmSaysNothing: 'With them, the firm says, nothing else stands in the way of your will.',
  putTheseWordsInMyWill: 'Put these words in my will',
  iDoNotWantThisClause: 'I do not want this clause',
  takeMyCaseBack: 'Take my case back',
  yourWillHasAClauseThat: (firm: string) => `Your will has a clause that ${firm} wrote. You can take it out; what the firm said then ends too.`,
  takeTheClauseOutOfMy: 'Take the clause out of my will',
  askALawFirmAgain: 'Ask a law firm again',
  askALawFirmFromHere: 'Ask a law firm from here',
  whatYouSentBefore: 'What you sent before',
}

export const tiedWill = { theLastWillOf: 'The last will of' }

export const couple = {
  yourPartnersEmail: 'Your partner’s email',
  unlinkTheTwoWills: { title: 'Unlink the two wills?', action: 'Unlink them' },
  cancelTheInvitation: { title: 'Cancel the invitation?', action: 'Yes, cancel it' },
  theLinkStopsWorkingYour: 'The link stops working. Your partner’s will stays paid for, and you can send a new invitation at any time.',
  onceYourEmailIsConfirmed: 'Once your email is confirmed, you can invite your partner.',
  inviteAgain: 'Invite again',
  sendTheInvitation: 'Send the invitation',
  sendANewLink: 'Send a new link',
  ifTheEmailDoesNotArrive: 'If the email does not arrive, give your partner this link yourself. It opens the same invitation, once.',
  copyItNowWeDoNot: 'Copy it now: we do not show it again. “Invite again” makes a new one.',
  whatYourPartnerCanAnd: 'What your partner can and cannot see',
  cancelInvitation: 'Cancel the invitation',
  unlink: 'Unlink the two wills',
}

export const coupleWords = {
  weEmailedOnTheLinkWorks: (email: string, sent: string, until: string) => `We emailed ${email} on ${sent}. The link works until ${until}.`,
  weEmailedOnTheLinkHas: (email: string, sent: string) => `We emailed ${email} on ${sent}. The link has stopped working. You can invite your partner again.`,
  yourPartner: 'Your partner',
  paidForYourWillAndYou: (other: string, accepted: string) => `${other} paid for your will, and you accepted it on ${accepted}. Neither of you can see what the other changes.`,
  acceptedOnAndHasConfirmed: (other: string, accepted: string) => `${other} accepted on ${accepted}, and has confirmed their will. Neither of you can see what the other changes.`,
  acceptedOnNeitherOfYouCan: (other: string, accepted: string) => `${other} accepted on ${accepted}. Neither of you can see what the other changes.`,
  youUnlinkedTheTwoWillsOn: (ended: string) => `You unlinked the two wills on ${ended}. Your documents do not mention a second will. You can still give your partner the one you paid for.`,
  theTwoWillsWereUnlinkedOn: (ended: string) => `The two wills were unlinked on ${ended}. Both wills stay as they are. Your new documents do not mention a second will.`,
  aBankIsLookingIntoS: (other: string) => `A bank is looking into ${other}’s payment for both wills. Until it decides, you cannot download your documents. Your answers are safe, and you can still change them.`,
  sPaymentForBothWillsWas: (other: string) => `${other}’s payment for both wills was refunded, so yours is no longer paid for. Your answers are safe.`,
}

export const invitation = {
  aCustomer: 'a customer',
  thisInvitationIsNotForThis: { title: 'This invitation is not for this account', tab: 'Your invitation' },
  loggedInAsBuyer: (name: string) => `You are logged in as ${name}. This account has paid for two wills already. Your partner opens the link in their own account.`,
  youAreLoggedInAsThe: (name: string) => `You are logged in as ${name}. The will of this account is already linked to another one.`,
  logOutAndUseAnotherAccount: 'Log out and use another account',
  goToYourAccount: 'Go to your account',
  yoursAlone: (name: string, from: string) => `You are logged in as ${name}. This will is yours alone. You read it, change it and confirm it, and ${from} cannot see it.`,
  someone: 'someone',
  acceptAndKeepMyWill: 'Accept, and keep my will',
  tryAgain: 'Try again',
  loadingYourWill: 'Loading your will',
  weCannotOpenThisInvitation: { title: 'We cannot open this invitation', tab: 'Your invitation' },
  goToTheHomePage: 'Go to the home page',
  loadingYourInvitation: 'Loading your invitation',
}

export const joinForm = {
  yourInvitation: { tab: 'Your invitation', lead: 'There is nothing to pay. This will is yours alone.', action: 'Start my will', emailHint: 'Best to use an address that only you read. It can be different from the one we wrote to.' },
  alreadyHaveAnAccountLogIn: ['Already have an account? ', { link: 'Log in', to: '/login' }, ', then open the link in the email again.'],
  doYouLiveInEnglandOr: 'Do you live in England or Wales?',
  doYouOwnYourHome: { label: 'Do you own your home?', hint: 'Alone or with someone else.' },
}

export const confirmEmailForm = {
  yourPassword: 'Your password',
  yourEmailHasBeenCorrectedA: 'Your email has been corrected. A new code is on its way there.',
  correctYourEmail: { title: 'Correct your email', action: 'Correct it' },
  weWillSendANewCode: 'We will send a new code to the right address. The old code stops working.',
  aNewCodeIsOnIts: 'A new code is on its way. The old one no longer works.',
  confirmMyEmail: 'Confirm my email',
  yourCode: 'Your code',
  sixDigitsInOurEmailTo: (email: string) => `Six digits, in our email to ${email}.`,
  sendMeANewCode: 'Send me a new code',
  theAddressIsWrong: 'The address is wrong',
  confirmYourEmail: 'Confirm your email',
  notNow: 'Not now',
}
