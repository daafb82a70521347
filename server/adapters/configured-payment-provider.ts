import type { Database } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxPayments, type SandboxPayments } from './sandbox-payments.ts'
import type { StripeSettings } from './stripe-payments.ts'

export type PaymentSettings = { readonly by: 'sandbox' } | ({ readonly by: 'stripe' } & StripeSettings)

type Deps = {
  readonly settings: PaymentSettings
  readonly db: Database
  readonly clock: Clock
  readonly publicUrl: string
}

type ConfiguredProvider = {
  readonly provider: PaymentProvider
  /** Present where the provider is the sandbox. */
  readonly sandbox: SandboxPayments | undefined
}

export const createPaymentProvider = async ({ settings, ...deps }: Deps): Promise<ConfiguredProvider> => {
  if (settings.by === 'sandbox') {
    const sandbox = createSandboxPayments(deps)
    return { provider: sandbox, sandbox }
  }
  // Imported here, so that a server without Stripe does not load Stripe's two hundred files.
  const { createStripePayments } = await import('./stripe-payments.ts')
  return { provider: createStripePayments({ ...settings, publicUrl: deps.publicUrl }), sandbox: undefined }
}
