/** Every refusal a caller can meet, each with its status and a sentence that says what to do. */

import type { ErrorBody } from '#core/api/errors.ts'
import type { Code, Problem } from '#core/rules/messages.ts'
import type { Will } from '#core/will/schema.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

export abstract class Refusal extends Error {
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

export class Malformed extends Refusal {
  readonly status = 400
  constructor() {
    super('The request could not be read. Send well-formed JSON.')
  }
}

export class NotSignedIn extends Refusal {
  readonly status = 401
  constructor() {
    super('You are not logged in. Log in and try again.')
  }
}

/** One answer for an unknown email and for a wrong password, so that neither tells who has an account. */
export class WrongLogin extends Refusal {
  readonly status = 401
  constructor() {
    super('The email or the password is not right. Check both and try again.', { email: code('WRONG_LOGIN') })
  }
}

export class PaymentNeeded extends Refusal {
  readonly status = 402
  constructor() {
    super('This needs to be paid for first. Go to the checkout.', { paid: code('NOT_PAID') })
  }
}

/** A sum to do first, which the browser does by itself: GET /api/proof, then the same call with its solution. */
export class ProofNeeded extends Refusal {
  readonly status = 403
  constructor() {
    super('One more check is needed before this can be sent. Try again.', { proof: code('PROOF_NEEDED') })
  }
}

/** Also for what belongs to somebody else: that it exists is not theirs to know. */
export class NotFound extends Refusal {
  readonly status = 404
  constructor(what = 'There is nothing here. Check the address.') {
    super(what)
  }
}

/** Somebody saved in between. Carries what is there now. */
export class Stale extends Refusal {
  readonly status = 409
  readonly will: Will
  constructor(will: Will) {
    super('Your will was changed somewhere else since you opened it. Look at both and choose which to keep.')
    this.will = will
  }
  override body() {
    return { ...super.body(), version: this.will.version, will: this.will }
  }
}

export class TooLarge extends Refusal {
  readonly status = 413
  constructor() {
    super('This is too much to save at once. Shorten what you typed and try again.')
  }
}

export class WrongType extends Refusal {
  readonly status = 415
  constructor() {
    super('Send the request as JSON, with the header Content-Type: application/json.')
  }
}

export class Invalid extends Refusal {
  readonly status = 422
  constructor(errors: FieldErrors, message = 'Some answers need another look. Check the fields named here.') {
    super(message, errors)
  }
}

/** The busy person is told when to come back by the header Retry-After. */
export class TooMany extends Refusal {
  readonly status = 429
  readonly seconds: number
  constructor(seconds: number) {
    super(`Too many attempts. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`)
    this.seconds = seconds
  }
}

/** The disk is full, the database is gone: it comes back by itself or somebody sees to it. */
export class Unavailable extends Refusal {
  readonly status = 503
  readonly seconds = 30
  constructor(what = 'We cannot save or read anything just now. Keep this page open and try again in a minute.') {
    super(what)
  }
}

/** Whoever takes the money does not answer. */
export class PaymentsAway extends Refusal {
  readonly status = 503
  constructor() {
    super('The payment page did not open. No money was taken and nothing is lost. Try again in a minute.')
  }
}

const code = (is: Code): Code[] => [is]

/** Problems by field, each code once. */
export const byField = (problems: readonly Problem[]): FieldErrors => {
  const errors = new Map<string, string[]>()
  for (const { field, code } of problems) {
    const codes = errors.get(field) ?? []
    if (!codes.includes(code)) errors.set(field, [...codes, code])
  }
  return Object.fromEntries(errors)
}

/** Refuses when there is anything wrong. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new Invalid(byField(problems))
}
