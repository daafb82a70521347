/** What the pages around logging in say, and the fields that ask who it is. */
import { brand } from '#core/brand.ts'
import { EMAIL_CHANGE_WAIT_HOURS, RESET_LINK_MINUTES } from '#core/constants.ts'

/** Of more than one screen. */
export const shared = {
  thisLinkNoLongerWorks: 'This link no longer works',
  goToYourAccount: 'Go to your account',
}

export const login = {
  notices: {
    'password-changed': 'Your password has been changed. Log in with the new one.',
    deleted: 'Your account and everything in it has been deleted.',
    'logged-out': 'We have logged you out here. We do that after a while, and when your password or email changes. We kept what you typed. Log in to carry on.',
  },
  logIn: { title: 'Log in', action: 'Log in' },
  thatPageIsPrivateSoLog: 'That page is private, so log in first. You come to it straight after.',
  carryOnWhereYouLeftOff: 'Carry on where you left off.',
  forgotYourPassword: 'Forgot your password?',
  noAccountYetStartANew: ['No account yet? ', { link: 'Start a new will', to: '/' }, '.'],
}

export const secondFactorForm = {
  linkTo: {
    passkey: 'Use my passkey instead',
    authenticator: 'Use a code from my app instead',
    'recovery code': 'Use a recovery code instead',
  },
  useYourPasskey: { title: 'Use your passkey', lead: 'Your password is right. Now use your fingerprint, face, PIN or security key.', action: 'Use my passkey' },
  typeTheCodeFromYourApp: { title: 'Type the code from your app', lead: `Your password is right. Open the authenticator app on your phone, and type the six digits it shows for ${brand.name}.`, action: 'Log in' },
  useARecoveryCode: { title: 'Use a recovery code', lead: 'Your password is right. We gave you 10 codes when you added your second step, to keep with your papers.', action: 'Log in' },
  haveYouLostTheCodesToo: ['Have you lost the codes too? ', { link: 'Write to us', to: '/contact-us' }, '. We can help when we are sure that it is you.'],
  startAgain: 'Start again',
}

export const identityFields = {
  yourPassword: 'Your password',
  codeFromYourApp: { label: 'Code from your app', hint: 'Six digits. They change every 30 seconds. A code that has just changed still works.' },
  whatDoYouWantToCall: { label: 'What do you want to call it? (optional)', hint: 'For example, My phone.' },
  recoveryCode: { label: 'Recovery code', hint: 'For example, 7K2M-9QXR-0HVB-3TCE. Each works once.' },
  labels: {
    passkey: 'My passkey',
    authenticator: 'A code from my app',
    'recovery code': 'A recovery code',
  },
  youDidNotUseYourPasskey: 'You did not use your passkey. Try again when you have it with you.',
  andYourSecondStep: 'And your second step',
  nextYourBrowserAsksForYour: 'Next, your browser asks for your passkey.',
}

export const resetPassword = {
  forgotYourPassword: { title: 'Forgot your password?', lead: `Type the email of your account. We will send you a link to choose a new password. It works for ${RESET_LINK_MINUTES} minutes.`, action: 'Send me a link' },
  backToYourAccount: 'Back to your account',
  backToLogIn: 'Back to log in',
  checkYourEmail: 'Check your email',
  ifHasAnAccountWeHave: (email: string) => ['If ', { strong: email }, ` has an account, we have sent a link to it. It works once, within ${RESET_LINK_MINUTES} minutes.`],
  nothingAfterAFewMinutes: 'Nothing after a few minutes? Check your spam folder, and that the address is right.',
  tryAgain: 'Try again',
  ifYouChoseAPassword: 'If you chose a password with it, that one counts: log in with it.',
  askForANewLink: 'Ask for a new link',
  loading: { title: 'Choose a new password', lead: 'One moment.' },
  chooseANewPassword: { title: 'Choose a new password', action: 'Change my password' },
  youAreLoggedInNowA: 'You are logged in now. A new password logs you out here and everywhere else. Then log in with it. It is for the account that got the email, even if you use another account here.',
  thisLogsYouOutEverywhere: 'This logs you out everywhere. Then log in with your new password.',
  keepMyPassword: 'Keep my password',
  yourNewPassword: 'Your new password',
}

export const confirmEmail = {
  yourEmailHasBeenChanged: { title: 'Your email has been changed', lead: 'From now on, log in with your new address.' },
  yourNewEmailIsConfirmed: 'Your new email is confirmed',
  theChangeIsMadeOnWe: (due: string) => `The change is made on ${due}. We have told your old address. You can stop the change from there, or agree to it so that it happens at once.`,
  youHaveAgreedToTheChange: { title: 'You have agreed to the change', lead: 'It happens as soon as you open the link that we have sent to your new address.' },
  yourEmailStaysAsItIs: { title: 'Your email stays as it is', lead: 'You have stopped the change. If you did not ask for it, choose a new password in your account.' },
  confirmYourEmail: { title: 'Confirm your email', lead: `You asked us to use this address for your account. Confirm it here. The change is made ${EMAIL_CHANGE_WAIT_HOURS} hours later. If you agree to it from your old address too, it is made at once.`, action: 'Confirm this address' },
  aChangeOfYourEmail: { title: 'A change of your email', lead: 'Someone who is logged in to your account asked us to use another email for it. It has not changed yet.' },
  ifYouPressedHereBefore: 'If you pressed here before, your account shows what came of it.',
  stopItKeepThisAddress: 'Stop it: keep this address',
  itWasMeChangeItNow: 'It was me: change it now',
  ifYouDoNothingTheChange: `If you do nothing, the change is made ${EMAIL_CHANGE_WAIT_HOURS} hours after the new address was confirmed. If it was not you, use “This was not me” in the same email. It locks the account.`,
}

export const reclaim = {
  with: (opened: string, device: string) => `${opened}, with ${device}`,
  theAccountIsDeleted: { title: 'The account is deleted', lead: 'Everything in it has been deleted, and nobody can log in to it. You can now open your own account with your address.' },
  ifYouDeletedIt: 'If you deleted the account with it, the account is gone.',
  startMyOwnWill: 'Start my own will',
  deleteThisAccount: { title: 'Delete this account?', lead: 'Everything in it is deleted, and we cannot bring it back. The person who opened it is logged out.' },
  deleteIt: 'Delete it',
  goBack: 'Go back',
  thisAccountWasOpenedOnIf: (opened: string) => `This account was opened on ${opened}. If you did not open it,`,
  andStartYourOwn: 'and start your own.',
  youCanDeleteIt: 'you can delete it',
}

export const verifyEmail = {
  yourEmailIsConfirmed: 'Your email is confirmed',
  youCanCloseThisPageAnd: 'You can close this page and carry on where you were, on this device or another.',
  itWorksOnceWithinADay: 'It works once, within a day. If you have pressed it before, you have confirmed your email and there is nothing more to do. If not, ask for a new code on your account page.',
  loading: { title: 'Confirm your email', lead: 'One moment.' },
  confirmYourEmail: { title: 'Confirm your email', action: 'Confirm this address' },
  anAccountWithYourAddress: (opened: string) => `An account with your address was opened on ${opened}. If you opened it, confirm that the address is yours.`,
  pressTheButtonAndThis: 'Press the button, and this address is confirmed for your account.',
  iDidNotOpenThisAccount: 'I did not open this account',
  didSomeoneCallOrWriteTo: 'Did someone call or write to you and ask you to press a button here? Do not confirm. If you did not open the account yourself, say so. You can delete it.',
}
