import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { underWay } from '#core/death/case.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { includes } from '#core/will/questions.ts'
import type { Mailbox } from '../adapters/mailer.ts'
import type { Stores } from '../db/stores.ts'
import type { DeathService } from '../features/death/death.service.ts'
import type { Api } from '../platform/api.ts'
import { NotFound } from '../platform/errors.ts'
import type { Html } from '../platform/html.ts'
import { createDemoService, type DemoDeps, demoModes } from './demo.service.ts'
import { demoPage, landingPage, mailListPage, mailPage, stagesPage } from './dev-pages.ts'

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
