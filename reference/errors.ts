import * as errors from '#server/platform/errors.ts'
import { markdownTable } from '#testkit/markdown-table.ts'

type Entry = {
  /** When it is thrown. */
  readonly when: string
  /** What the client does about it. */
  readonly client: string
  readonly extra?: string
}

/** Every error of the API, in the order of its status. */
export const errorCatalogue: readonly (Entry & { readonly error: new (...given: never[]) => errors.HttpError })[] = [
  {
    error: errors.BadRequest,
    when: 'The body is not well-formed JSON, or an address in the request cannot be one.',
    client: 'Corrects the request. A repeat fails again.',
  },
  {
    error: errors.NotSignedIn,
    when: 'The bearer token is missing, has expired or was revoked.',
    client: 'Logs in again. The browser shows the log-in page and returns to the step.',
  },
  {
    error: errors.WrongLogin,
    when: 'The email has no account, or the password is wrong. Both get the same reply in the same time.',
    client: 'Shows the error at the field `email`.',
  },
  {
    error: errors.PaymentNeeded,
    when: 'The call needs a product that has not been paid for.',
    client: 'Goes to the checkout.',
  },
  {
    error: errors.PasswordClosed,
    when: 'A hundred log-ins in a row failed for this email, from devices that its owner has not used before. Alike without an account.',
    client: 'Says that a mail with a link to choose a new password is on its way.',
  },
  {
    error: errors.ProofNeeded,
    when: 'A form for visitors comes without a proof of work, or log-ins and registrations failed too often.',
    client: 'Gets a challenge from `GET /api/proof`, solves it and repeats the call with the header `X-Proof`.',
  },
  {
    error: errors.AccountLocked,
    when: 'The password is right, and the account is locked: with a link “This was not me”, or by the operator.',
    client: 'Shows the message. A new password chosen by mail opens an account that its owner locked.',
  },
  {
    error: errors.EmailUnverified,
    when: 'The call needs a verified address: downloads, second factors, an invitation, a change of address.',
    client: 'Asks for the code, sends it to `POST /api/account/email/verify` and repeats the call.',
  },
  {
    error: errors.NotAllowed,
    when: 'At the desk: none of the roles of who asks may do this, or the header `X-Desk` is missing.',
    client: 'Shows the message. A repeat fails again.',
  },
  {
    error: errors.NotFound,
    when: 'Nothing has this address or id, or it belongs to another customer.',
    client: 'Reloads what it knows. A repeat fails again.',
  },
  {
    error: errors.Stale,
    when: 'The will was saved elsewhere since the `version` in the request.',
    client: 'Compares its answers with the `will` in the reply and saves with the `version` in the reply.',
    extra: '`version`, `will`',
  },
  {
    error: errors.DecidedMeanwhile,
    when: 'At the desk: someone else decided otherwise since the page was loaded.',
    client: 'Shows who decided what, and asks. A call with `standing` as its `over` replaces that decision.',
    extra: '`standing`',
  },
  {
    error: errors.TooLarge,
    when: 'The body is larger than a mebibyte.',
    client: 'Sends less.',
  },
  {
    error: errors.WillTooLarge,
    when: 'A save would make the will larger than 200 KB.',
    client: 'Shows the message and keeps what was typed. A save that makes the will smaller succeeds.',
  },
  {
    error: errors.UnsupportedMediaType,
    when: 'The body is not JSON.',
    client: 'Sends `Content-Type: application/json`.',
  },
  {
    error: errors.Invalid,
    when: 'A field is unknown or wrong. `errors` holds codes by field.',
    client: 'Shows the message of each code at its field.',
  },
  {
    error: errors.TooManyRequests,
    when: 'Calls from one address, or attempts at one email or account, exceed the limit of a minute.',
    client: 'Waits for the seconds in `Retry-After` and repeats the call.',
  },
  {
    error: errors.AllowanceUsed,
    when: 'Somebody at the desk has opened as many customers in a day as one person may.',
    client: 'Shows the message. Customers of that day can be opened again.',
  },
  {
    error: errors.ExportRefused,
    when: 'Another export of the account is under way, or there were five today.',
    client: 'Shows the message.',
  },
  {
    error: errors.TooMuchWork,
    when: 'An account or a network has had its processor time of ten minutes for documents, records and histories, or asks for more while twelve are made for it; or the server has too much to do, and this caller took the most of it of late.',
    client: 'Shows the message.',
  },
  {
    error: errors.Unavailable,
    when: 'The database or the address finder cannot be reached, more documents wait than can be printed soon, or the process is about to end.',
    client: 'Keeps what was typed and repeats the call after `Retry-After`.',
  },
  {
    error: errors.PaymentProviderUnavailable,
    when: 'The payment provider does not answer.',
    client: 'Keeps the basket and offers to try again. No money was taken.',
  },
]

const statusOf = (error: new (...given: never[]) => errors.HttpError): number => Reflect.construct(error, [{}]).status

const unexpected: Entry = {
  when: `Anything else. The log has the error without its message. The reply says: ${errors.UNEXPECTED.message}`,
  client: 'Keeps what was typed and repeats the call.',
}

const rowOf = (name: string, status: number, { when, client, extra = '' }: Entry): readonly string[] => [
  `${status}`,
  `\`${name}\``,
  when,
  client,
  extra,
]

/** The catalogue as a page. */
export const errorsPage = (): string =>
  `${[
    '# Errors of the API',
    'Every error is JSON: `message`, a sentence that can be shown, and `errors`, codes by field, empty where no field is wrong. The messages of the codes stand in `core/rules/messages.ts`. Some errors carry more.',
    markdownTable(
      ['status', 'error', 'when it is thrown', 'what the client does', 'carries'],
      [
        ...errorCatalogue.map((entry) => rowOf(entry.error.name, statusOf(entry.error), entry)),
        rowOf('unexpected', 500, unexpected),
      ],
    ),
  ].join('\n\n')}\n`
