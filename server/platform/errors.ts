import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#core/api/fields.ts'
import { type Code, messages, type Problem } from '#core/rules/messages.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/cy/forms.ts'
import { ac } from '#words/cy/names.ts'
import { refusals as welshRefusals } from '#words/cy/refusals.ts'
import { refusals } from '#words/en/refusals.ts'
import { knownByEnglish } from '#words/said.ts'

const sentence = knownByEnglish(welshRefusals, ac)
const inWelsh = (text: string): string => sentence(text) ?? kept.said(text)

/** The body of a refusal as a reader of Welsh is answered. Codes stay, and so does what is in English alone. */
export const refusalInWelsh = <Body extends ErrorBody>(body: Body): Body => ({
  ...body,
  message: inWelsh(body.message),
  errors: Object.fromEntries(Object.entries(body.errors).map(([field, texts]) => [field, texts.map(inWelsh)])),
})

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * An error that a caller may meet: its status, a sentence that says what to do, and codes by field. `reference/errors.ts` says
 * when each is thrown.
 */
export abstract class HttpError extends Error {
  abstract readonly status: number
  readonly errors: FieldErrors

  constructor(message: string, errors: FieldErrors = {}) {
    super(message)
    this.name = new.target.name
    this.errors = errors
  }

  body(): ErrorBody & Record<string, unknown> {
    return { message: this.message, errors: Object.fromEntries(fieldsOf(this.errors)) }
  }
}

const fieldsOf = (errors: FieldErrors): [string, string[]][] =>
  Object.entries(errors).map(([field, codes]) => [field, [...codes]])

/** An error that says the same whenever it is thrown. */
const always = <const Status extends number>(
  status: Status,
  message: string,
  errors: Readonly<Record<string, readonly Code[]>> = {},
) =>
  class extends HttpError {
    readonly status = status
    constructor() {
      super(message, errors)
    }
  }

export class BadRequest extends always(400, 'The request could not be read. Send well-formed JSON.') {}

export class NotSignedIn extends always(401, refusals.youAreNotLoggedIn) {}

/** One answer for an unknown email and for a wrong password, so that neither tells who has an account. */
export class WrongLogin extends always(401, refusals.wrongEmailOrPassword, { email: ['WRONG_LOGIN'] }) {}

export class PaymentNeeded extends always(402, refusals.youNeedToPay, { paid: ['NOT_PAID'] }) {}

/** The browser solves a proof of work first: GET /api/proof, then the same call with its solution. */
export class ProofNeeded extends always(403, refusals.securityCheckNotFinished, { proof: ['PROOF_NEEDED'] }) {}

/** Too many log-ins in a row failed. Alike for an email that has no account. */
export class PasswordClosed extends always(403, `${messages.PASSWORD_CLOSED}.`, { password: ['PASSWORD_CLOSED'] }) {}

/** The customer shows first that mail to the address of the account reaches them. */
export class EmailUnverified extends always(403, `${messages.EMAIL_UNVERIFIED}.`, { email: ['EMAIL_UNVERIFIED'] }) {}

/** After the right password alone, so that no other caller learns of the lock. */
export class AccountLocked extends always(403, `${messages.ACCOUNT_LOCKED}.`, { email: ['ACCOUNT_LOCKED'] }) {}

/** At the desk: a role that may not do this, or a request that did not come from a page of the desk. */
export class NotAllowed extends always(403, 'Your roles do not include this. Ask the owner of the service.') {}

/** Also for another customer's data, so that the reply does not tell that it exists. */
export class NotFound extends HttpError {
  readonly status = 404
  constructor(what = refusals.thereIsNothingHereCheck) {
    super(what)
  }
}

/** The will was saved elsewhere since the version that the caller has. Carries the will as it is now. */
export class Stale extends HttpError {
  readonly status = 409
  readonly will: Will
  constructor(will: Will) {
    super(refusals.yourWillWasChangedSomewhere)
    this.will = will
  }
  override body() {
    return { ...super.body(), version: this.will.version, will: this.will }
  }
}

/** At the desk: someone else decided otherwise meanwhile. A call with `standing` as its `over` replaces that decision. */
export class DecidedMeanwhile extends HttpError {
  readonly status = 409
  readonly standing: string
  /** @param message Who decided what, and when. */
  constructor(message: string, standing: string) {
    super(message)
    this.standing = standing
  }
  override body() {
    return { ...super.body(), standing: this.standing }
  }
}

export class TooLarge extends always(413, refusals.tooLongToSave) {}

export class UnsupportedMediaType extends always(
  415,
  'Send the request as JSON, with the header Content-Type: application/json.',
) {}

export class Invalid extends HttpError {
  readonly status = 422
  constructor(errors: FieldErrors, message = refusals.someAnswersNeedChangingCheck) {
    super(message, errors)
  }
}

/** "1 second", "45 seconds", "9 minutes": rounded up, so that a customer who waits so long has waited enough. */
const inWords = (seconds: number): string => {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The header Retry-After says when the next call is accepted. */
export class TooManyRequests extends HttpError {
  readonly status = 429
  readonly seconds: number
  constructor(seconds: number) {
    super(refusals.tooManyAttempts(inWords(seconds)))
    this.seconds = seconds
  }
}

/** Someone at the desk has opened as many customers as one person may in a day. */
export class AllowanceUsed extends HttpError {
  readonly status = 429
  readonly seconds: number
  constructor(customers: number, seconds: number) {
    super(
      `You have opened ${customers} customers since yesterday, as many as one person may. Those of today you can open again. ` +
        'Ask a colleague to help, or the owner of the service to allow more.',
    )
    this.seconds = seconds
  }
}

/** Another export of the account is under way, or there were enough today. */
export class ExportRefused extends HttpError {
  readonly status = 429
  readonly seconds: number
  constructor(why: 'under way' | 'often enough today', seconds: number) {
    super(why === 'under way' ? refusals.weAreMakingYourDownload : refusals.youHaveDownloadedEverythingSeveral)
    this.seconds = seconds
  }
}

/** One caller asks for more of the processor than their share: in ten minutes, or before they have had what they asked for. */
export class TooMuchWork extends HttpError {
  readonly status = 429
  readonly seconds: number
  constructor(seconds: number) {
    super(refusals.youHaveAskedForALot(inWords(seconds)))
    this.seconds = seconds
  }
}

/** A save would make the will larger than is kept. What was saved before stays. */
export class WillTooLarge extends HttpError {
  readonly status = 413
  constructor(mostBytes: number) {
    super(refusals.yourWillHasGrown(mostBytes / 1000))
  }
}

/** Something cannot be used for a while. Unless said otherwise the database: it is unreachable, restarting, or its disk is full. */
export class Unavailable extends HttpError {
  readonly status = 503
  readonly seconds = 30
  constructor(what = refusals.weCannotSaveOrLoad) {
    super(what)
  }
}

/** The payment provider does not answer. */
export class PaymentProviderUnavailable extends always(503, refusals.paymentPageNotOpened) {}

/** Problems by field, each code once. */
export const byField = (problems: readonly Problem[]): FieldErrors => {
  const errors = new Map<string, string[]>()
  for (const { field, code } of problems) {
    const codes = errors.get(field) ?? []
    if (!codes.includes(code)) errors.set(field, [...codes, code])
  }
  return Object.fromEntries(errors)
}

/** What one field was refused for, told as its sentence. */
export const refusal = (field: string, code: Code): Invalid => new Invalid({ [field]: [code] }, `${messages[code]}.`)

/** Throws Invalid when there is any problem. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new Invalid(byField(problems))
}

const fastifyCode = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** A connection that was reset before its request was looked at has no address any more, by which its calls are counted. */
export const hasLeft = ({ ip }: { readonly ip: string | undefined }): boolean => ip === undefined

/** The caller's own connection ended before the request was whole: a lost telephone, and nobody's outage. */
const hungUp = (error: unknown, request: FastifyRequest): boolean =>
  hasLeft(request) || (error instanceof Error && request.raw.errored === error)

/** Fastify's own errors about a request as HttpErrors. Undefined for an unexpected error. */
const httpErrorFor = (error: unknown, request: FastifyRequest, isOutage: IsOutage): HttpError | undefined => {
  if (error instanceof HttpError) return error
  if (hungUp(error, request)) return new BadRequest()
  if (isOutage(error)) return new Unavailable()
  switch (fastifyCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new TooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new UnsupportedMediaType()
    // PostgreSQL: a text cannot hold NUL, which no keyboard produces.
    case '22021':
      return new BadRequest()
    case 'FST_ERR_NOT_FOUND':
      return new NotFound()
  }
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 ? new BadRequest() : undefined
}

type Redacted = {
  readonly kind: string
  readonly code?: string
  readonly at?: readonly string[]
  readonly cause?: Redacted
}

/** Lines of where it was thrown. A message may have lines that look like them. */
const placesOf = ({ stack = '', message }: Error): string[] => {
  const head = stack.indexOf(message)
  const after = head < 0 ? '' : stack.slice(head + message.length)
  return after.split('\n').filter((line) => line.startsWith('    at '))
}

/** What may be logged of an error and of what caused it: kind and where it was thrown. A message may quote what a customer typed. */
export const redact = (error: unknown, mostCauses = 9): Redacted =>
  error instanceof Error
    ? {
        kind: error.name,
        code: fastifyCode(error),
        at: placesOf(error),
        ...(error.cause !== undefined && mostCauses > 0 && { cause: redact(error.cause, mostCauses - 1) }),
      }
    : { kind: typeof error }

export const UNEXPECTED = { message: refusals.somethingWentWrong, errors: {} }

/** Whether an error means that the database cannot be used now. */
type IsOutage = (error: unknown) => boolean

/** The one place where an error becomes a reply. */
export const replyToErrors = (app: FastifyInstance, isOutage: IsOutage): void => {
  app.setErrorHandler((error, request, reply) => {
    if (hungUp(error, request)) request.log.info({ route: request.routeOptions.url }, 'the caller went away')
    const known = httpErrorFor(error, request, isOutage)
    const said = (body: ErrorBody) =>
      JSON.stringify(request.headers['x-language'] === 'cy' ? refusalInWelsh(body) : body)
    if (known !== undefined && 'seconds' in known) reply.header('retry-after', known.seconds)
    if (known instanceof Unavailable)
      request.log.error({ route: request.routeOptions.url, error: redact(error) }, 'out of service')
    if (known) return reply.code(known.status).type('application/json').send(said(known.body()))
    request.log.error({ route: request.routeOptions.url, error: redact(error) }, 'unexpected')
    return reply.code(500).type('application/json').send(said(UNEXPECTED))
  })
}
