/** Opens the product at any stage. Loaded only outside production. */
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { includes } from '#core/will/questions.ts'
import type { Mailbox } from '../adapters/mailer.ts'
import type { Api } from '../platform/api.ts'
import { NotFound } from '../platform/errors.ts'
import type { Html } from '../platform/html.ts'
import { type DemoNeeds, demoModes, demoService } from './demo.service.ts'
import { demoPage, landingPage, stagesPage } from './dev-pages.ts'
import { mailRoutes } from './mail.routes.ts'

const hidden = { hide: true }

const sendPage = (reply: FastifyReply, page: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page.text)

type Needs = Omit<DemoNeeds, 'stages'> & { readonly mailbox: Mailbox | undefined }

export const devRoutes = async (app: Api, needs: Needs): Promise<void> => {
  const stagesOfWill = await import('#testkit/stages.ts')
  const { stages } = stagesOfWill
  if (needs.mailbox) mailRoutes(app, needs.mailbox)
  const demos = demoService({ ...needs, stages: stagesOfWill })

  app.get('/dev', { schema: hidden }, (_request, reply) => sendPage(reply, stagesPage(stages)))

  app.get(
    '/dev/start-at/:step',
    {
      schema: {
        ...hidden,
        params: z.object({ step: z.string() }),
        querystring: z.object({ mode: z.string().default('') }),
      },
    },
    async (request, reply) => {
      const { step } = request.params
      const asked = request.query.mode.split(',')
      const modes = demoModes.filter((mode) => asked.includes(mode))
      const nonce = Buffer.from(needs.randomBytes(16)).toString('base64')
      reply.header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'`)
      if (step === 'landing') return sendPage(reply, landingPage(nonce))
      if (!includes(stages, step)) throw new NotFound('There is no such step. See /dev for all of them.')
      return sendPage(reply, demoPage(nonce, step, await demos.demoAt(step, modes)))
    },
  )
}
