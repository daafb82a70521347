import { NAME_MAX_LETTERS } from '../constants.ts'

/** The messages that a visitor can see without an account. They are translated into Welsh, and are a file of their own so that the first page loads no others. */
export const visitorMessages = {
  FIELD_REQUIRED: 'This field is required',
  FIELD_EMPTY: "This field can't be empty",
  NAME_WRONG_FORMAT: 'Please enter a Full Name',
  NAME_WITHOUT_NUMBER_WRONG_FORMAT: 'Please remove digits from this field',
  NAME_TOO_LONG: `Use at most ${NAME_MAX_LETTERS} letters for each name`,
  EMAIL_WRONG_FORMAT: 'Please enter a valid Email Address',
  EMAIL_HIDDEN_CHARACTER: 'There is a hidden character in this email. Type it again by hand instead of pasting it',
  SELECT_OPTION: 'Please select an option',
  AGREE_TERMS: 'Please agree to our terms and privacy policy',
  PASSWORD_REQUIRED: 'Please enter a password',
  PASSWORD_TOO_SHORT: 'Use at least 8 characters',
  PASSWORD_TOO_COMMON: 'This password is too easy to guess. Choose another one',
  PASSWORD_IS_YOU: 'Your password cannot be a name or an email. Choose another one',
  PASSWORD_CLOSED:
    'There were many wrong passwords for this email, so no password works on this device now, not even the right one. If there is an account, we have sent it an email. Choose a new password with the link in it, or log in where you have logged in before',
  EMAIL_TAKEN: 'There is already an account with this email. Log in instead',
  PROOF_NEEDED: 'We could not finish a security check. Try again',
} as const

export type VisitorCode = keyof typeof visitorMessages

export const isVisitorCode = (code: string): code is VisitorCode => Object.hasOwn(visitorMessages, code)
