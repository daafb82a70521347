import type { CheckoutReply } from '#core/api/payment.ts'
import type { User } from '#core/api/wills.ts'
import { type Entitlement, PARTNER_OF_MIRROR, SECOND_WILL } from '#core/catalogue/entitlements.ts'
import type { RouteName } from '#core/journey/pages.ts'
import { includes } from '#core/will/questions.ts'
import type { SandboxPayments } from '../adapters/sandbox-payments.ts'
import type { Stores } from '../db/stores.ts'
import type { AuthService } from '../features/auth/auth.service.ts'
import { addComplimentaryOrder } from '../features/payments/complimentary-order.ts'
import type { PaymentsService } from '../features/payments/payments.service.ts'
import type { Means } from '../mail/enqueue.ts'

export type Demo = {
  readonly token: string
  readonly pt: string
  readonly user: User
  readonly visited: readonly RouteName[]
  readonly summaryVisited: boolean
  readonly paymentInfo: Pick<CheckoutReply, 'external_id' | 'id'> | undefined
}

/** What changes the flow, and can be asked for: `?mode=paid,sponsored`. */
export const demoModes = [
  'paid',
  'mirrorWill',
  'lastPowerOfAttorney',
  'checkMyWill',
  'sponsored',
  'unverified',
  'valued',
  'copied',
] as const
export type DemoMode = (typeof demoModes)[number]

/** The testkit's stages, handed in: production code never reads them. */
export type Stages = typeof import('#testkit/stages.ts')
export type DemoFamily = keyof Stages['demoFamilies']

export type DemoDeps = Means<'inTransaction' | 'clock' | 'randomBytes'> & {
  readonly stages: Stages
  readonly auth: AuthService
  readonly stores: Pick<Stores, 'users' | 'wills' | 'orders' | 'entitlements'>
  readonly payments: Pick<PaymentsService, 'checkout' | 'check'>
  readonly sandbox: Pick<SandboxPayments, 'choose'>
  readonly newUuid: () => string
}

/** Modes that are no orders. `valued`: it is said what things are worth. `copied`: the will was made from a partner's. */
const free = ['sponsored', 'unverified', 'valued', 'copied'] as const satisfies readonly DemoMode[]

const given: Record<Exclude<DemoMode, (typeof free)[number]>, readonly Entitlement[]> = {
  paid: ['will'],
  mirrorWill: [PARTNER_OF_MIRROR, SECOND_WILL],
  lastPowerOfAttorney: ['lpa-both'],
  checkMyWill: ['check'],
}

const PASSWORD = 'a demo password'
const outcomes: { readonly [R in RouteName]?: 'paid' | 'declined' } = {
  'will.payment-successful': 'paid',
  'will.payment-error': 'declined',
}

/** Makes a new person who has just arrived at a step, with everything before it answered. */
export const createDemoService = (deps: DemoDeps) => {
  const { auth, stores, payments, sandbox, clock, randomBytes } = deps
  const { stages, willAt, demoValues, copiedFromPartner } = deps.stages

  const demoAt = async (
    route: RouteName,
    modes: readonly DemoMode[] = [],
    family: DemoFamily = 'one-marriage',
  ): Promise<Demo> => {
    const email = `demo-${Buffer.from(randomBytes(6)).toString('hex')}@heirloom.example`
    const { first_name: name = 'Margaret', last_name = 'Hale' } = willAt('will.summary', family).details
    const {
      session: { token, id, pt: track },
    } = await auth.register({
      name,
      last_name,
      email,
      password: PASSWORD,
      optin: true,
      homeowner: 'Yes',
      england_or_wales: 'Yes',
    })
    if (!modes.includes('unverified')) await stores.users.verify(id, clock())
    const willId = await stores.wills.init(id, clock())
    const arrived = willAt(route, family)
    const answered = modes.includes('copied') ? copiedFromPartner(arrived, family) : arrived
    const will = modes.includes('valued') ? { ...answered, values: demoValues(answered) } : answered
    await stores.wills.save(id, { ...will, id: willId, version: 0 }, clock())
    const visited = stages.slice(0, stages.indexOf(route) + 1)
    await deps.inTransaction((on) => on.wills.addVisited(id, visited))
    const held = modes.flatMap((mode) => (includes(free, mode) ? [] : given[mode]))
    const entitlements = [...new Set<Entitlement>([...(will.paid === 1 ? (['will'] as const) : []), ...held])]
    if (entitlements.length > 0)
      await addComplimentaryOrder(stores, { userId: id, externalId: deps.newUuid(), entitlements, at: clock() })
    const pt = modes.includes('sponsored') ? '0' : track

    const outcome = outcomes[route]
    const order = outcome && (await payments.checkout(id, ['will'], undefined))
    if (order) {
      await sandbox.choose(order.external_id, outcome)
      await payments.check(id, order.external_id)
    }
    return {
      token,
      pt,
      user: { id, name, last_name, email, homeowner: 'Yes' },
      visited,
      summaryVisited: stages.indexOf(route) > stages.indexOf('will.summary'),
      paymentInfo: order && { external_id: order.external_id, id: order.id },
    }
  }
  return { demoAt }
}
