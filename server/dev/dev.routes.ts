import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { User } from '#core/api/wills.ts'
import { brand } from '#core/brand.ts'
import { type Entitlement, PARTNER_OF_MIRROR, SECOND_WILL } from '#core/catalogue/products.ts'
import { underWay } from '#core/death/case.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { includes } from '#core/will/questions.ts'
import type { Mailbox, SentMail } from '../adapters/mailer.ts'
import type { SandboxPayments } from '../adapters/sandbox-payments.ts'
import type { Stores } from '../db/stores.ts'
import type { AuthService } from '../features/auth/auth.service.ts'
import type { DeathService } from '../features/death/death.service.ts'
import type { PaymentsService } from '../features/payments/payments.service.ts'
import { addComplimentaryOrder } from '../features/payments/settlement.service.ts'
import type { Means } from '../mail/enqueue.ts'
import { NotFound } from '../platform/errors.ts'
import { Html, html } from '../platform/html.ts'
import type { Api } from '../platform/serve.ts'

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

/** The mail that was not really sent. Loaded only outside production. */

const HTML = 'text/html; charset=utf-8'

export const mailRoutes = (app: Api, mailbox: Mailbox): void => {
  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(HTML).send(mailListPage(await mailbox.list()).text),
  )

  app.get('/dev/mail/:id', { schema: { hide: true, params: z.object({ id: z.string() }) } }, async (request, reply) => {
    const mail = await mailbox.read(request.params.id)
    if (!mail) throw new NotFound('There is no such mail. See /dev/mail for all of it.')
    return reply.type(HTML).send(mailPage(mail).text)
  })

  app.get(
    '/dev/mail/:id/page',
    { schema: { hide: true, params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const mail = await mailbox.read(request.params.id)
      if (mail?.html === undefined) throw new NotFound('There is no such page. See /dev/mail for all mail.')
      // A mail carries its styles with it, and needs nothing else.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return reply.type(HTML).send(mail.html)
    },
  )
}

/** Opens the product at any stage. Loaded only outside production. */

const hidden = { hide: true }

const sendPage = (reply: FastifyReply, page: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page.text)

type Deps = Omit<DemoDeps, 'stages'> & {
  readonly mailbox: Mailbox | undefined
  readonly deaths: Pick<DeathService, 'look'>
}

/** As if each report of a death had come a day earlier. */
const dayLater = async ({ deaths }: Stores): Promise<void> => {
  for (const report of await deaths.in(underWay)) {
    const { since, until, waited, agreed, ...kept } = report.case
    const searched = { waited: waited + DAY_MS, agreed: agreed.map((each) => ({ ...each, at: each.at - DAY_MS })) }
    await deaths.save({ ...report, case: { ...kept, ...searched, since: since - DAY_MS, until: until - DAY_MS } })
  }
}

export const devRoutes = async (app: Api, deps: Deps): Promise<void> => {
  const stagesOfWill = await import('#testkit/stages.ts')
  const { stages, demoFamilies, isDemoFamily } = stagesOfWill
  if (deps.mailbox) mailRoutes(app, deps.mailbox)
  const demos = createDemoService({ ...deps, stages: stagesOfWill })

  app.get('/dev', { schema: hidden }, (_request, reply) =>
    sendPage(reply, stagesPage(stages, Object.keys(demoFamilies).slice(1))),
  )

  app.post(
    '/dev/deaths/:days',
    { schema: { ...hidden, params: z.object({ days: z.coerce.number<string>().int().max(60) }) } },
    async ({ params: { days } }) => {
      for (let day = 0; day <= days; day += 1) {
        if (day > 0) await deps.inTransaction(dayLater)
        await deps.deaths.look()
      }
      return {}
    },
  )

  app.get(
    '/dev/start-at/:step',
    {
      schema: {
        ...hidden,
        params: z.object({ step: z.string() }),
        querystring: z.object({ mode: z.string().default(''), family: z.string().default('one-marriage') }),
      },
    },
    async (request, reply) => {
      const { step } = request.params
      const { family } = request.query
      const asked = request.query.mode.split(',')
      const modes = demoModes.filter((mode) => asked.includes(mode))
      const nonce = Buffer.from(deps.randomBytes(16)).toString('base64')
      reply.header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'`)
      if (step === 'landing') return sendPage(reply, landingPage(nonce))
      if (!includes(stages, step)) throw new NotFound('There is no such step. See /dev for all of them.')
      if (!isDemoFamily(family)) throw new NotFound('There is no such family. See /dev for all of them.')
      return sendPage(reply, demoPage(nonce, step, await demos.demoAt(step, modes, family)))
    },
  )
}

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`

/** Links far enough apart to be pressed, without a style. */
const linksIn = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li><p>${item}</p></li>`)}</ul>`

/** An address that may break after its @, so that it fits a phone. */
const breakable = (address: string): Html[] =>
  address.split(/(?<=@)/).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`))

/** Every place the product can be opened at, and the same with the `families` besides the usual one. */
export const stagesPage = (stages: readonly RouteName[], families: readonly string[]): Html =>
  page(
    `Open ${brand.name} anywhere`,
    html`<p>Each link makes a new person with a will answered up to there. Mail is not sent: <a href="/dev/mail">read it here</a>.</p>
${linksIn(['landing', ...stages].map((stage) => html`<a href="/dev/start-at/${stage}">${stage}</a>`))}
${families.map(
  (family) => html`<h2>With the family ${family}</h2>
${linksIn(stages.map((stage) => html`<a href="/dev/start-at/${stage}?family=${family}">${stage}</a>`))}`,
)}`,
  )

// Inside a script only `<` could end it; JSON may carry it escaped.
const inScript = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))

const opening = (nonce: string, entries: Record<string, string>, path: string): Html => html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>One moment</title></head>
<body>
<script nonce="${nonce}">
localStorage.clear()
for (const [key, value] of Object.entries(${inScript(entries)})) localStorage.setItem(key, value)
location.replace(${inScript(path)})
</script>
</body>
</html>`

/** Puts the demo person into the browser and goes to the step. */
export const demoPage = (nonce: string, route: RouteName, demo: Demo): Html =>
  opening(
    nonce,
    {
      token: demo.token,
      _pt: demo.pt,
      user: JSON.stringify(demo.user),
      visited: JSON.stringify(demo.visited),
      ...(demo.summaryVisited && { summary_visited: 'true' }),
      ...(demo.paymentInfo && { payment_info: JSON.stringify(demo.paymentInfo) }),
    },
    pathOf(route),
  )

/** Clears the browser's storage and goes to the first question. */
export const landingPage = (nonce: string): Html => opening(nonce, {}, '/my-will/lpf-a/0')

/** Everything that would have been sent. */
export const mailListPage = (mails: readonly SentMail[]): Html =>
  page(
    'Mail',
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : linksIn(
          mails.map(
            ({ id, to, subject, date }) => html`<a href="/dev/mail/${id}">${subject}</a> to ${breakable(to)}, ${date}`,
          ),
        ),
  )

// Links are made of the mail's own addresses, so that a reset can be followed with a click.
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

export const mailPage = ({ id, to, replyTo, subject, date, text, html: asPage }: SentMail): Html =>
  page(
    subject,
    html`<p>To ${to}, ${date}${replyTo === undefined ? '' : `, answers to ${replyTo}`}</p>
<pre>${withLinks(text)}</pre>
${asPage === undefined ? html`` : html`<p><a href="/dev/mail/${id}/page">As a mail program shows it</a></p>`}
<p><a href="/dev/mail">All mail</a></p>`,
  )
