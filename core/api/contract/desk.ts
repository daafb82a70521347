import { passkeyOptionsSchema } from '../auth.ts'
import * as desk from '../desk.ts'
import * as queues from '../desk-queues.ts'
import * as referral from '../referral.ts'
import { deskContract } from './contract.ts'

export const staffCalls = deskContract({
  'POST /api/desk/join/options': {
    summary: 'Begin to make the first passkey, by the link that an owner or `heirloom staff add` gave',
    who: 'anyone',
    body: desk.joinDeskOptionsSchema,
    reply: desk.joinDeskOptionsReplySchema,
    refuses: [404],
  },
  'POST /api/desk/join': {
    summary: 'Keep the first passkey and log in. The link is used up',
    who: 'anyone',
    body: desk.joinDeskSchema,
    reply: desk.deskMeSchema,
    refuses: [404],
  },
  'POST /api/desk/log-in/options': {
    summary: 'What a passkey has to sign. No email: the passkey says who it is',
    who: 'anyone',
    reply: desk.deskLogInOptionsReplySchema,
    refuses: [400, 415],
  },
  'POST /api/desk/log-in': {
    summary: 'Log in. The session is a cookie that only the calls of the desk receive',
    who: 'anyone',
    body: desk.deskLogInSchema,
    reply: desk.deskMeSchema,
  },
  'GET /api/desk/me': {
    summary: 'Who is logged in at the desk, and what they may do',
    act: 'own session',
    reply: desk.deskMeSchema,
  },
  'POST /api/desk/log-out': {
    summary: 'Log out of the desk: the session is dead at once',
    act: 'own session',
    done: 'Logged out',
  },
  'POST /api/desk/confirm/options': {
    summary: 'What a passkey has to sign for one act on one thing',
    act: 'own session',
    body: desk.deskConfirmOptionsSchema,
    reply: passkeyOptionsSchema,
  },
  'POST /api/desk/passkeys/options': {
    summary: 'Begin to make another passkey',
    act: 'own session',
    reply: passkeyOptionsSchema,
    refuses: [422],
  },
  'POST /api/desk/passkeys': {
    summary: 'Keep another passkey. A passkey that is known confirms it',
    act: 'add a passkey',
    body: desk.addDeskPasskeySchema,
    reply: desk.deskMeSchema,
  },
  'POST /api/desk/passkeys/remove': {
    summary: 'Remove a passkey, but not the last one. Every other session of the person ends',
    act: 'remove a passkey',
    body: desk.removeDeskPasskeySchema,
    reply: desk.deskMeSchema,
    refuses: [404],
  },
  'GET /api/desk/done': {
    summary: 'What was done at the desk, newest first. It is append-only, and each row is linked to the one before',
    act: 'see what was done',
    query: desk.deskAuditQuerySchema,
    reply: desk.deskAuditReplySchema,
    refuses: [400],
  },
})

export const peopleCalls = deskContract({
  'GET /api/desk/people': {
    summary: 'Who may use the desk, as what, and the firms that somebody can be of',
    act: 'see the people',
    reply: desk.deskPeopleReplySchema,
  },
  'POST /api/desk/people': {
    summary: 'Let somebody use the desk. The answer has the address where they make their passkey, once',
    act: 'add a person',
    body: desk.addDeskPersonSchema,
    reply: desk.deskLinkReplySchema,
  },
  'POST /api/desk/people/{id}/new-link': {
    summary: 'For a lost passkey: removes every passkey of theirs, ends their sessions, and answers with a new address',
    act: 'give a new link',
    body: desk.confirmedOnlySchema,
    reply: desk.deskLinkReplySchema,
  },
  'POST /api/desk/people/{id}/roles': {
    summary: 'Give them these roles instead of those they had, from their next call on',
    act: 'change the roles',
    body: desk.changeDeskRolesSchema,
    done: 'Changed',
  },
  'POST /api/desk/people/{id}/disable': {
    summary: 'End their sessions at once and let them in no more. What they did stays in the audit',
    act: 'disable a person',
    body: desk.confirmedOnlySchema,
    done: 'Disabled',
  },
  'POST /api/desk/people/{id}/enable': {
    summary: 'Let them in again, with the passkeys they had',
    act: 'enable a person',
    body: desk.confirmedOnlySchema,
    done: 'Enabled',
  },
})

export const todayCalls = deskContract({
  'GET /api/desk/today': {
    summary: 'What waits for the roles of the caller, by what is promised first, and what was done today',
    act: 'see what waits',
    reply: queues.todayReplySchema,
  },
})

export const healthDeskCalls = deskContract({
  'GET /api/desk/health': {
    summary: 'How the service stands, with what to do',
    act: 'see the health',
    reply: queues.healthReplySchema,
  },
  'GET /api/desk/jobs': {
    summary: 'What is done every so often, when it was done last and what failed for good',
    act: 'see the health',
    reply: queues.jobsReplySchema,
  },
})

export const messagesCalls = deskContract({
  'GET /api/desk/messages': {
    summary: 'Messages that are open, oldest first, and the newest that are closed',
    act: 'see the messages',
    reply: queues.messagesReplySchema,
  },
  'GET /api/desk/messages/{id}': {
    summary: 'A message, what was answered, and answers to begin from',
    act: 'open a message',
    reply: queues.openedMessageReplySchema,
  },
  'POST /api/desk/messages/{id}/take': {
    summary: 'Take a message, so that no one else answers it',
    act: 'take a message',
    reply: queues.openedMessageReplySchema,
  },
  'POST /api/desk/messages/{id}/answer': {
    summary: 'Answer a message by mail. The answer is kept with it',
    act: 'answer a message',
    body: queues.answerMessageSchema,
    reply: queues.openedMessageReplySchema,
  },
  'POST /api/desk/messages/{id}/close': {
    summary: 'Close a message that needs no answer',
    act: 'close a message',
    body: desk.reasonOnlySchema,
    done: 'Closed',
  },
})

export const customersCalls = deskContract({
  'POST /api/desk/customers/find': {
    summary: 'The states of the customer with exactly this email, or who made this order or wrote this message',
    act: 'find a customer',
    body: queues.findCustomerSchema,
    reply: queues.foundCustomerReplySchema,
    refuses: [404],
  },
  'POST /api/desk/customers/{id}/end-sessions': {
    summary: 'Log the customer out everywhere',
    act: 'end the sessions',
    body: desk.reasonOnlySchema,
    reply: queues.foundCustomerReplySchema,
  },
  'POST /api/desk/customers/{id}/lock': {
    summary: 'Let no one log in. The customer is told by mail',
    act: 'lock the account',
    body: desk.reasonOnlySchema,
    reply: queues.foundCustomerReplySchema,
  },
  'POST /api/desk/customers/{id}/unlock': {
    summary: 'Let the customer log in again. They are told by mail',
    act: 'unlock the account',
    body: queues.unlockAccountSchema,
    reply: queues.foundCustomerReplySchema,
  },
  'POST /api/desk/customers/{id}/resend': {
    summary: 'Send the confirmation of the email again, or a receipt, to the address of the account',
    act: 'resend a mail',
    body: queues.resendMailSchema,
    reply: queues.foundCustomerReplySchema,
  },
  'POST /api/desk/customers/{id}/email': {
    summary:
      'Ask for another email, for a customer who has shown who they are. Both addresses are told, and it waits a day',
    act: 'correct the email',
    body: queues.correctEmailSchema,
    reply: queues.foundCustomerReplySchema,
  },
  'POST /api/desk/customers/{id}/will': {
    summary: 'The will as it reads, while the customer lets us read it',
    act: 'open the will to help',
    body: desk.reasonOnlySchema,
    reply: queues.helpedWillReplySchema,
  },
  'POST /api/desk/customers/{id}/delete': {
    summary:
      'Delete the account of a customer who asked for it by post or telephone and has shown who they are. The first call tells them; one after the wait deletes',
    act: 'delete the account',
    body: queues.deleteAccountSchema,
    reply: queues.deleteAccountReplySchema,
  },
})

export const casesDeskCalls = deskContract({
  'GET /api/desk/cases': {
    summary: 'The cases that customers sent to the firm of the caller, the oldest first',
    act: 'see the cases',
    reply: referral.casesReplySchema,
    refuses: [404],
  },
  'GET /api/desk/cases/{id}': {
    summary: 'What the customer lets the firm see. The customer sees that it was opened',
    act: 'open a case',
    reply: referral.openedCaseReplySchema,
  },
  'GET /api/desk/cases/{id}/for-a-firm.zip': {
    summary: 'The will as far as it goes and the page for the solicitor as Word files, and a complete will as data',
    act: 'take the files of a case',
    cost: 20,
    apart: 10_000,
    file: ['application/zip', 'A zip file'],
  },
  'POST /api/desk/cases/{id}/answer': {
    summary: 'Write to the customer. The advice stays as it is, and the case stays with the firm',
    act: 'answer a case',
    body: referral.answerCaseSchema,
  },
  'POST /api/desk/cases/{id}/clear': {
    summary:
      'Say that nothing stands in the way of this will. It stops no payment until an answer changes; the case ends',
    act: 'clear a case',
    body: referral.clearCaseSchema,
  },
  'POST /api/desk/cases/{id}/clause': {
    summary: 'Offer a clause for the will. It stands there once the customer has agreed to these words',
    act: 'add a clause',
    body: referral.addClauseSchema,
  },
  'POST /api/desk/cases/{id}/decline': {
    summary: 'Say that the firm cannot take the case, and why. The case ends, and everything stays as it was',
    act: 'decline a case',
    body: referral.declineCaseSchema,
  },
})
