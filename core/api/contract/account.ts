import { z } from 'zod'
import { text } from '../../will/text-schema.ts'
import {
  accountPatchSchema,
  accountReplySchema,
  answerEmailChangeSchema,
  browserKeySchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  emailChangeStateSchema,
  emailCodeSchema,
} from '../account.ts'
import {
  aboutAddressReplySchema,
  addAuthenticatorSchema,
  addedFactorSchema,
  addPasskeySchema,
  answerSecondFactorSchema,
  authenticatorSetUpSchema,
  forgotPasswordSchema,
  identitySchema,
  loginSchema,
  mailedLinkSchema,
  notMeReplySchema,
  notMeSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  registerSchema,
  removeAuthenticatorSchema,
  removePasskeySchema,
  renewedSchema,
  resetPasswordSchema,
  secondFactorSchema,
  sessionSchema,
  stepUpSchema,
} from '../auth.ts'
import { deskLooksReplySchema, letHelpSchema } from '../desk.ts'
import { historyReplySchema, pastWillReplySchema, restoreSchema, versionInPath } from '../history.ts'
import { saves } from '../wills.ts'
import { contract } from './contract.ts'

export const accountCalls = contract('Account', 'signed in', 10, {
  'GET /api/account': {
    summary: 'The account: who it belongs to, where it is logged in, what was bought',
    reply: accountReplySchema,
  },
  'PATCH /api/account': {
    summary: 'Change the name of the account. The name in the will is an answer of its own',
    body: accountPatchSchema,
    done: 'Changed',
  },
  'DELETE /api/account': {
    summary: 'Delete the account and everything in it, for good',
    cost: 50,
    body: identitySchema,
    done: 'Deleted',
  },
  'POST /api/account/export': {
    summary:
      'Everything we hold, as a zip file: JSON with its schema, and every document that was downloaded. One at a time, and five a day',
    cost: 50,
    body: identitySchema,
    file: ['application/zip', 'A zip file'],
  },
  'POST /api/account/password': {
    summary: 'Change the password. Ends every other session',
    body: changePasswordSchema,
    done: 'Changed',
  },
  'DELETE /api/account/sessions': { summary: 'End every session but this one', done: 'Ended' },
  'DELETE /api/account/sessions/{id}': {
    summary: 'End a session',
    params: z.object({ id: text(100) }),
    done: 'Ended',
    refuses: [404],
  },
})

export const browserKeyCalls = contract('Account', 'signed in', 10, {
  'GET /api/account/browser-key': {
    summary: 'The key that this customer’s browsers encrypt their storage with. A page holds it in memory only',
    reply: browserKeySchema,
  },
})

export const verificationCalls = contract('Account', 'signed in', 10, {
  'POST /api/account/email/verify': {
    summary: 'Verify the address of the account with the six digits from the mail',
    body: emailCodeSchema,
    done: 'Verified',
  },
  'POST /api/account/email/code': {
    summary: 'Send another code and link to the address of the account',
    accepted: 'A mail is on its way',
    refuses: [422],
  },
  'POST /api/account/email/correct': {
    summary: 'Correct an address that was never verified. A code goes to the new one',
    body: changeEmailSchema,
    accepted: 'A mail is on its way',
  },
  'POST /api/auth/verify-email': {
    summary: 'Verify the address of an account with the link from the mail',
    who: 'anyone',
    body: confirmEmailSchema,
    done: 'Verified',
  },
})

export const emailChangeCalls = contract('Account', 'signed in', 10, {
  'POST /api/account/email': {
    summary: 'Ask for another email. It is confirmed from there, told to the old one, and waits a day',
    who: 'verified',
    body: changeEmailSchema,
    accepted: 'Links are on their way',
  },
  'DELETE /api/account/email': { summary: 'Cancel a change of email that waits', done: 'Cancelled', refuses: [404] },
  'POST /api/auth/confirm-email': {
    summary: 'Confirm a new email with the link that was sent there',
    who: 'anyone',
    body: confirmEmailSchema,
    reply: emailChangeStateSchema,
  },
  'POST /api/auth/email-change': {
    summary: 'Stop a change of email, or agree to it, with the link that was sent to the old address',
    who: 'anyone',
    body: answerEmailChangeSchema,
    reply: emailChangeStateSchema,
  },
})

export const historyCalls = contract('Account', 'signed in', 10, {
  'GET /api/account/history': {
    summary: 'When the will was saved, and what was done with the account',
    cost: 20,
    apart: 12_000,
    reply: historyReplySchema,
  },
  'GET /api/account/history/{version}': {
    summary: 'The will as it was in an earlier version',
    params: z.object({ version: versionInPath }),
    reply: pastWillReplySchema,
    refuses: [400, 404],
  },
  'POST /api/account/history/restore': {
    summary: 'Go back to an earlier version: its answers are saved as the newest',
    ...saves,
    body: restoreSchema,
  },
})

export const customerConsentCalls = contract('Account', 'signed in', 10, {
  'GET /api/account/looks': {
    summary: 'Who of the people behind the service looked at what, when and why',
    reply: deskLooksReplySchema,
    refuses: [400, 413, 415, 422],
  },
  'POST /api/account/help': {
    summary: 'Let the support team read the will for a day. A repeat begins the day again',
    body: letHelpSchema,
    reply: deskLooksReplySchema,
  },
  'DELETE /api/account/help': { summary: 'Take that back, at once. A repeat is harmless', done: 'Taken back' },
})

export const factorsCalls = contract('Account', 'signed in', 10, {
  'POST /api/account/passkeys/options': {
    summary: 'Begin to add a passkey',
    who: 'verified',
    body: identitySchema,
    reply: passkeyOptionsSchema,
  },
  'POST /api/account/passkeys': {
    summary: 'Add the passkey that the browser has made',
    who: 'verified',
    body: addPasskeySchema,
    reply: addedFactorSchema,
  },
  'POST /api/account/passkeys/remove': {
    summary: 'Remove a passkey. Without any second factor, the password is enough again',
    body: removePasskeySchema,
    done: 'Removed',
    refuses: [404],
  },
  'POST /api/account/authenticators/set-up': {
    summary: 'Begin to add an app that shows one-time codes',
    who: 'verified',
    body: identitySchema,
    reply: authenticatorSetUpSchema,
  },
  'POST /api/account/authenticators': {
    summary: 'Add the authenticator that shows this code',
    who: 'verified',
    body: addAuthenticatorSchema,
    reply: addedFactorSchema,
  },
  'POST /api/account/authenticators/remove': {
    summary: 'Remove an authenticator. Without any second factor, the password is enough again',
    body: removeAuthenticatorSchema,
    done: 'Removed',
    refuses: [404],
  },
  'POST /api/account/step-up': {
    summary: 'What a passkey signs before this call, which asks who asks',
    body: stepUpSchema,
    reply: passkeyOptionsSchema,
    refuses: [422],
  },
  'POST /api/account/recovery-codes': {
    summary: 'New recovery codes. The old ones are dead',
    body: identitySchema,
    reply: recoveryCodesSchema,
  },
})

export const authCalls = contract('Account', 'anyone', 10, {
  'POST /api/auth/register': {
    summary: 'Make an account and log in',
    cost: 20,
    body: registerSchema,
    reply: sessionSchema,
    refuses: [403],
  },
  'POST /api/auth/login': {
    summary: 'Log in. With a second factor, the password is the first of two steps',
    body: loginSchema,
    reply: z.union([sessionSchema, secondFactorSchema]),
    refuses: [401, 403],
  },
  'POST /api/auth/second-factor': {
    summary: 'The second step: a passkey’s signature, a code from an authenticator, or a recovery code',
    body: answerSecondFactorSchema,
    reply: sessionSchema,
  },
  'POST /api/auth/renew': {
    summary: 'The next token of this session. Tokens are short-lived; this one works for another minute',
    who: 'signed in',
    reply: renewedSchema,
  },
  'POST /api/auth/logout': { summary: 'Log out: the session is dead at once', who: 'signed in', done: 'Logged out' },
})

export const passwordResetCalls = contract('Account', 'anyone', 10, {
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link to choose a new password. The reply says nothing about whether there is an account',
    body: forgotPasswordSchema,
    accepted: 'If there is an account, a mail is on its way',
    refuses: [503],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with the link from the mail. Ends every session',
    body: resetPasswordSchema,
    done: 'Changed',
  },
})

export const securityCalls = contract('Account', 'anyone', 10, {
  'POST /api/auth/not-me': {
    summary: 'Lock the account with the link “This was not me” from a mail, and send a link for a new password',
    body: notMeSchema,
    reply: notMeReplySchema,
  },
})

export const reclaimCalls = contract('Account', 'anyone', 10, {
  'POST /api/auth/reset-password/about': {
    summary: 'When and where the account of a reset link was opened, if its address was never verified',
    body: mailedLinkSchema,
    reply: aboutAddressReplySchema,
  },
  'POST /api/auth/verify-email/about': {
    summary: 'When and where the account was opened whose address a link verifies, if it is not verified yet',
    body: mailedLinkSchema,
    reply: aboutAddressReplySchema,
  },
  'POST /api/auth/disown': {
    summary:
      'Delete an account that another person opened with this address and never verified, with either link from a mail',
    body: mailedLinkSchema,
    done: 'Deleted',
  },
})
