/** The mail that was not really sent. Loaded only outside production. */
import { z } from 'zod'
import type { Mailbox } from '../adapters/mailer.ts'
import type { Api } from '../platform/api.ts'
import { NotFound } from '../platform/errors.ts'
import { mailListPage, mailPage } from './mail-pages.ts'

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
