/**
 * The addresses that programs look for on any site, and the one where the source of this copy is had; and what search engines and shared
 * links are told: the tags of a page’s own address, robots.txt and the sitemap.
 */
import type { FastifyInstance } from 'fastify'
import { brand } from '#core/brand.ts'
import { publicPageAt, publicPages } from '#core/journey/public-pages.ts'
import { languages, pathIn } from '#core/language.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Clock } from '../platform/clock.ts'
import { type Html, html } from '../platform/html.ts'

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

/** The picture that a shared link shows. */
const SOCIAL_CARD = { path: '/social-card.png', width: 1200, height: 630 } as const

/** The same page in each language, by the name of the language; `x-default` for readers of any other. */
const alternatesOf = (path: string): readonly (readonly [name: string, path: string])[] =>
  publicPageAt(path)?.bothLanguages
    ? [...languages.map((language) => [language, pathIn(language, path)] as const), ['x-default', pathIn('en', path)]]
    : []

/** What the head of a page says of its own address. Nothing, where the address is not known. */
export const addressTags = (publicUrl: string, path: string): Html =>
  publicUrl === ''
    ? html``
    : html`<link rel="canonical" href="${publicUrl}${path}" />
    ${alternatesOf(path).map(([name, there]) => html`<link rel="alternate" hreflang="${name}" href="${publicUrl}${there}" />\n    `)}<meta property="og:url" content="${publicUrl}${path}" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:image" content="${publicUrl}${SOCIAL_CARD.path}" />
    <meta property="og:image:width" content="${SOCIAL_CARD.width}" />
    <meta property="og:image:height" content="${SOCIAL_CARD.height}" />
    <meta property="og:image:alt" content="A will on a desk, beside the words: Write your will and see every word" />`

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
const CLOSED = ['/api/', '/desk', '/account', '/my-will/', '/cy/my-will/', '/reset-password/', '/sandbox/']

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
