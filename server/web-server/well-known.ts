/** The addresses that programs look for on any site, and the one where the source of this copy is had. */
import type { FastifyInstance } from 'fastify'
import { brand } from '#core/brand.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Clock } from '../platform/clock.ts'

/** RFC 9116 wants a date at most a year ahead, after which the file is not to be trusted. */
const SECURITY_TXT_MS = 180 * DAY_MS

const securityTxt = (publicUrl: string, now: Date): string =>
  [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_MS).toISOString()}`,
    'Preferred-Languages: en, cy',
    ...(publicUrl === '' ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`, `Policy: ${publicUrl}/security`]),
    '',
  ].join('\n')

type Deps = {
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string
  /** Where the source of this copy can be had; undefined where it has not been said. */
  readonly sourceUrl: string | undefined
  readonly clock: Clock
}

export const wellKnownRoutes = (app: FastifyInstance, { publicUrl, sourceUrl, clock }: Deps): void => {
  const schema = { hide: true }
  app.get('/.well-known/security.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(publicUrl, clock())),
  )
  // Password managers open it (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', { schema }, (_request, reply) => reply.redirect('/account'))
  app.get('/source', { schema }, (_request, reply) =>
    sourceUrl === undefined
      ? reply
          .type('text/plain; charset=utf-8')
          .send('This copy has not been told where its source can be had. Its operator says so with SOURCE_URL.\n')
      : reply.redirect(sourceUrl),
  )
}
