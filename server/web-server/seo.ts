/** What search engines and shared links are told: the tags of a page's own address, robots.txt and the sitemap. */
import type { FastifyInstance } from 'fastify'
import { brand } from '#core/brand.ts'
import { publicPageAt, publicPages } from '#core/journey/public-pages.ts'
import { languages, pathIn } from '#core/language.ts'
import { type Html, html } from '../platform/html.ts'

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
