import type { FastifyInstance } from 'fastify'
import { publicPages } from '#core/journey/public-pages.ts'
import { type Html, html } from '../platform/html.ts'
import { alternatesOf } from './address-tags.ts'

const listed = publicPages.filter((page) => page.listed)

const alternates = (publicUrl: string, path: string): Html[] =>
  alternatesOf(path).map(
    ([name, there]) => html`<xhtml:link rel="alternate" hreflang="${name}" href="${publicUrl}${there}" />`,
  )

const sitemap = (publicUrl: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map(({ path }) => html`<url><loc>${publicUrl}${path}</loc>${alternates(publicUrl, path)}</url>\n`)}</urlset>
`.text

/** What is behind a login, or is no page. */
const CLOSED = ['/api/', '/account', '/my-will/', '/cy/my-will/', '/reset-password/', '/sandbox/']

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...listed
      .filter(({ path }) => CLOSED.some((closed) => path.startsWith(closed)))
      .map(({ path }) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(publicUrl === '' ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
    '',
  ].join('\n')

/** What search engines ask for. A sitemap needs whole addresses, so there is none where the address is not known. */
export const seoRoutes = (app: FastifyInstance, publicUrl: string): void => {
  const schema = { hide: true }
  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  if (publicUrl === '') return
  app.get('/sitemap.xml', { schema }, (_request, reply) => reply.type('application/xml').send(sitemap(publicUrl)))
}
