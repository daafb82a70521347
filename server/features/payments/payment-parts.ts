import { setTimeout as sleep } from 'node:timers/promises'
import { type SandboxPayments, sandboxPayments } from '../../adapters/sandbox-payments.ts'
import type { StripeSettings } from '../../adapters/stripe-payments.ts'
import type { Database } from '../../db/database.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Post } from '../../mail/post.ts'
import type { Log } from '../../platform/log.ts'
import type { RandomBytes } from '../auth/tokens.ts'
import { type OrderLetters, orderLetters } from './order-letters.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type Reconciled, reconciling } from './reconcile.ts'
import { type Settlement, settlement } from './settlement.service.ts'

/** Who takes the money. */
export type PaymentSettings = { readonly by: 'sandbox' } | ({ readonly by: 'stripe' } & StripeSettings)

type Needs = {
  readonly db: Database
  readonly orders: Stores['orders']
  readonly inTransaction: InTransaction
  readonly settings: PaymentSettings
  readonly publicUrl: string
  readonly post: Post
  readonly randomBytes: RandomBytes
  readonly homeUrl: () => string
  readonly clock: () => Date
  readonly log: Pick<Log, 'error'>
}

export type PaymentParts = {
  readonly provider: PaymentProvider
  /** Present where the payments are only tried out. */
  readonly sandbox: SandboxPayments | undefined
  readonly settlement: Settlement
  readonly letters: OrderLetters
  readonly reconcile: () => Promise<Reconciled>
}

/** Stripe's two hundred files are read where it takes the money, and nowhere else. */
const stripe = async (needs: StripeSettings & Pick<Needs, 'publicUrl'>): Promise<PaymentProvider> => {
  const { stripePayments } = await import('../../adapters/stripe-payments.ts')
  return stripePayments(needs)
}

/** What the server and the command line both need to finish payments. */
export const paymentParts = async (needs: Needs): Promise<PaymentParts> => {
  const { settings, publicUrl } = needs
  const sandbox = sandboxPayments(needs)
  const provider = settings.by === 'stripe' ? await stripe({ ...settings, publicUrl }) : sandbox
  const letters = orderLetters(needs)
  const settling = settlement({ ...needs, provider, letters })
  return {
    provider,
    sandbox: provider === sandbox ? sandbox : undefined,
    settlement: settling,
    letters,
    reconcile: reconciling({ ...needs, provider, settlement: settling }),
  }
}

/** Waits without keeping the process alive. */
export const waitIdly = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false })
