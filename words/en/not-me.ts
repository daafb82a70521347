/** The page of the link “This was not me”. */
import { NOT_ME_LINK_DAYS, RESET_LINK_MINUTES } from '#core/constants.ts'

export const notMe = {
  title: 'Was this not you?',
  lead: 'We emailed you about something in your account. If you did not do it, press the button. We will make the account safe at once.',
  whatFollows: 'Then:',
  happens: [
    'We lock your account. Nobody can log in to it, and every device is logged out.',
    'We undo what was done at that moment and since: a change of email, a passkey, an authenticator app, recovery codes.',
    'Your will does not change, and nothing in it is deleted.',
    'We email a link to the address where you got our email. Choose a new password with it, and your account is open again.',
  ],
  ifItWasYou: 'If it was you after all, close this page. Nothing has happened.',
  action: 'This was not me: lock my account',
  done: {
    title: 'Your account is locked',
    lead: `We have sent a link to the address where you got our email. It works for ${RESET_LINK_MINUTES} minutes. Use it to choose a new password, one that you use nowhere else.`,
    noMail: 'Nothing after a few minutes? Check your spam folder, ask for another link, or [write to us](/contact-us).',
    ask: 'Send me another link',
  },
  /** Only we open the account again, so no link was sent. */
  lockedByUs: {
    lead: 'Nobody can log in to it, and every device is logged out. To keep it safe, one of us opens it again together with you. Write to us, and we will reply as soon as we can.',
    ask: 'Write to us',
  },
  dead: {
    title: 'This link no longer works',
    lead: `It works once, within ${NOT_ME_LINK_DAYS} days, and not after you use an earlier one. If you pressed it before, your account is already locked. Check your email for a link to choose a new password, or write to us.`,
    ask: 'Send me a link for a new password',
  },
}
