/** One made-up customer after the other, who remembers what the service acknowledged. */
import type { CheckoutReply } from '../../core/api/payment.ts'
import type { FormReply } from '../../core/api/wills.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { registration } from '../../testkit/crash.ts'

/** Where a customer's calls go now: a server that was killed is replaced by another. */
type Site = () => string

export type SoakCustomer = {
  readonly email: string
  id: number
  token: string
  /** The version and the words that were acknowledged, or that the customer found when they looked again. */
  version: number
  words: string
  /** They were shown that they had paid. */
  paid: boolean
}

export type Counts = {
  accounts: number
  saves: number
  logIns: number
  payments: number
  prints: number
  unanswered: number
}

export const noCounts = (): Counts => ({ accounts: 0, saves: 0, logIns: 0, payments: 0, prints: 0, unanswered: 0 })

type Journeys = {
  readonly site: Site
  readonly name: string
  readonly counts: Counts
  /** What should never happen, in words. */
  readonly wrong: string[]
  readonly isOver: () => boolean
  readonly pause: () => Promise<unknown>
  /** Writes a complete will for a customer and verifies their address, without a browser and mail. False when that failed. */
  readonly prepare: (id: number, willId: number) => Promise<boolean>
  /** Documents and prints are made by a process of its own, so not by every customer. */
  readonly buys: boolean
}

/** Longer than the server gives any request. */
const PATIENCE_MS = 40_000
const SAVES = 12
/** Of the complete will with which a customer begins. */
const FIRST_WORDS = completeExampleWill().whatToDo?.description ?? ''
/** What the check of a payment says of one that has come. */
const PAID = 1
const { password } = registration('')

type Answer = { readonly status: number; readonly text: string }

/** What a customer does over and over: opens an account, answers, saves, logs in again, pays, downloads and asks for a print. */
export const journeys = (given: Journeys) => {
  const { site, name, counts, wrong, isOver, pause, prepare } = given
  const customers: SoakCustomer[] = []
  let number = 0
  let wishes = 0

  /** Undefined when no answer came, or one that says that the service is out of order: whether it was done is not known. */
  const call = async (path: string, token: string, body?: object | URLSearchParams): Promise<Answer | undefined> => {
    const isForm = body instanceof URLSearchParams
    try {
      const reply = await fetch(`${site()}${path}`, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await reply.text()
      if (reply.status < 500) return { status: reply.status, text }
      if (reply.status === 500) wrong.push(`${path} answered 500`)
    } catch {
      // The connection was lost.
    }
    counts.unanswered += 1
    return undefined
  }

  const logIn = async (customer: SoakCustomer): Promise<void> => {
    const answer = await call('/api/auth/login', '', { email: customer.email, password })
    if (answer?.status === 200) {
      customer.token = JSON.parse(answer.text).token
      counts.logIns += 1
    } else if (answer) wrong.push(`logging in answered ${answer.status}`)
  }

  /** As `call`, by a customer who logs in again when their session has ended. */
  const ask = async (customer: SoakCustomer, path: string, body?: object): Promise<Answer | undefined> => {
    const answer = await call(path, customer.token, body)
    if (answer?.status !== 401) return answer
    await logIn(customer)
    return call(path, customer.token, body)
  }

  /** Looks what is there after a save that was not acknowledged: it happened, or it did not. */
  const lookAgain = async (customer: SoakCustomer, attempted: string): Promise<void> => {
    while (!isOver()) {
      await pause()
      const answer = await ask(customer, '/api/form')
      if (answer?.status !== 200) continue
      const { will }: FormReply = JSON.parse(answer.text)
      const found = will.whatToDo?.description ?? ''
      if (will.version === customer.version + 1 && found === attempted)
        Object.assign(customer, { version: will.version, words: found })
      else if (will.version !== customer.version || found !== customer.words)
        wrong.push(`version ${customer.version} of ${customer.email} was acknowledged, and ${will.version} is there`)
      return
    }
  }

  const save = async (customer: SoakCustomer): Promise<void> => {
    wishes += 1
    const words = `${name}, wish ${wishes}`
    const whatToDo = { option: 'Burial' as const, description: words }
    const { version } = customer
    const answer = await ask(customer, '/api/form', { step: 'will.funeral-wishes', version, will: { whatToDo } })
    if (answer?.status === 200) {
      counts.saves += 1
      const now = JSON.parse(answer.text).version
      if (now !== version + 1) wrong.push(`version ${version} of ${customer.email} was followed by ${now}`)
      return void Object.assign(customer, { version: now, words })
    }
    if (answer && answer.status !== 401 && answer.status !== 409)
      wrong.push(`a save answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    await lookAgain(customer, words)
  }

  const register = async (): Promise<SoakCustomer | undefined> => {
    number += 1
    const email = `${name}${number}@example.com`
    const answer = await call('/api/auth/register', '', registration(email))
    if (answer?.status !== 200) return undefined
    const { token, id }: { token: string; id: number } = JSON.parse(answer.text)
    const begun = await call('/api/wills/init', token, {})
    if (begun?.status !== 200 || !(await prepare(id, JSON.parse(begun.text).wills.id))) return undefined
    counts.accounts += 1
    return { email, id, token, version: 1, words: FIRST_WORDS, paid: false }
  }

  /** Pays for the will and a bound print, unless something is out of order: then they come back another day. */
  const buy = async (customer: SoakCustomer): Promise<void> => {
    const offered = await ask(customer, '/api/payment/checkout', { items: ['will', 'print'] })
    if (!offered) return
    if (offered.status !== 200)
      return void wrong.push(`the checkout answered ${offered.status}: ${offered.text.slice(0, 200)}`)
    const order: CheckoutReply = JSON.parse(offered.text)
    await call(`/sandbox/pay/${order.external_id}`, '', new URLSearchParams({ outcome: 'paid' }))
    const checked = await ask(customer, `/api/payment/check/${order.external_id}`)
    if (checked?.status !== 200 || JSON.parse(checked.text).status !== PAID) return
    customer.paid = true
    counts.payments += 1
    const agreed = await ask(customer, '/api/documents/consent', { startNow: true, loseRight: true })
    if (agreed?.status !== 204 && agreed?.status !== 200) return
    const will = await ask(customer, '/api/documents/will.pdf')
    if (will && will.status !== 200 && will.status !== 401)
      wrong.push(`a download answered ${will.status}: ${will.text.slice(0, 200)}`)
    const address = { house_name: '14', town: 'Ludlow', postcode: 'SY8 1AB' }
    if ((await ask(customer, '/api/prints', { order: order.id, address }))?.status === 200) counts.prints += 1
  }

  const act = async (): Promise<void> => {
    while (!isOver()) {
      const customer = await register()
      await pause()
      if (!customer) continue
      customers.push(customer)
      for (let saves = 0; saves < SAVES && !isOver(); saves += 1) {
        await save(customer)
        if (saves === SAVES >> 1) await logIn(customer)
        await pause()
      }
      if (given.buys && !isOver()) await buy(customer)
    }
  }
  return { customers, act }
}
