import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operator } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { destinationAt } from '#core/journey/guards.ts'
import { APP_START, BASE_PATH } from '#core/journey/pages.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { htmlLang, languageAt } from '#core/language.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { welshDays } from '#words/cy/names.ts'
import { withoutScript as welsh } from '#words/cy/pages.ts'
import { withoutScript as english, source } from '#words/en/pages.ts'
import { inEither } from '#words/said.ts'
import type { Clock } from '../platform/clock.ts'
import { NotFound } from '../platform/errors.ts'
import { html } from '../platform/html.ts'
import { INDEX, OF_WILL, PRERENDERED, readDrawnPage, readPrerenderedPages, seoRoutes } from './built-pages.ts'

/** The addresses that programs look for on any site, and the one where the source of this copy is had. */

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

type WellKnownDeps = {
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string
  /** Where the source of this copy can be had; undefined where it has not been said. */
  readonly sourceUrl: string | undefined
  readonly clock: Clock
}

const wellKnownRoutes = (app: FastifyInstance, { publicUrl, sourceUrl, clock }: WellKnownDeps): void => {
  const schema = { hide: true }
  app.get('/.well-known/security.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(publicUrl, clock())),
  )
  // Password managers open it (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', { schema }, (_request, reply) => reply.redirect('/account'))
  app.get('/source', { schema }, (_request, reply) =>
    sourceUrl === undefined
      ? reply.type('text/plain; charset=utf-8').send(`${source.unknown}\n`)
      : reply.redirect(sourceUrl),
  )
}

const withoutScript = inEither(english, welsh, welshDays)

/**
 * Answers a form that a browser without JavaScript sends, or one that could not fetch the script. The forms of the pages post, so that nothing typed comes into an
 * address, a log or a history. What was posted is thrown away unread. `isPage`: whether a request is for a page of ours.
 */
const formsWithoutScript = async (
  app: FastifyInstance,
  { isPage }: { isPage: (request: FastifyRequest) => boolean },
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post('/*', { schema: { hide: true } }, (request, reply) => {
      if (!isPage(request)) return reply.callNotFound()
      const language = languageAt(request.url)
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(
          html`<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${withoutScript(language).title} – ${brand.name}</title></head>
<body><main><h1>${withoutScript(language).title}</h1>
<p>${withoutScript(language).why}</p>
<p>${withoutScript(language).next} <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p></main></body>
</html>`.text,
        )
    })
  })
}

const SERVER_PATHS = /^\/(api|sandbox|dev|healthz|readyz|metrics|assets)(\/|$)/

const FILE = /\.[a-z0-9]+$/i

const DESK = /^\/desk(\/|$)/

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

const isPagePath = (url: string): boolean => !SERVER_PATHS.test(pathOf(url)) && !FILE.test(pathOf(url))

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && isPagePath(url)

/** Only a browser that follows a form says that it wants a page and nothing else. */
const sendsForm = ({ url, headers }: FastifyRequest): boolean =>
  /text\/html/.test(headers.accept ?? '') && isPagePath(url)

/** The path whose page is shown at a path: its own, or the one it leads to. */
const shownAt = (path: string): string => {
  const page = publicPageAt(path)
  return page?.redirectTo ?? page?.path ?? path
}

/** Milliseconds for which it is remembered whether an experiment runs, so that a visit does not wait for the database. */
const REMEMBERED_MS = 10_000

type Runs = (funnel: string) => Promise<boolean>

/** `runs`, asked once in ten seconds for each funnel. When it cannot be answered, no experiment runs. */
const remembered = (runs: Runs, clock: Clock): Runs => {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<boolean> }>()
  return (funnel) => {
    const now = clock().getTime()
    const before = known.get(funnel)
    if (before && before.until > now) return before.answer
    const answer = runs(funnel).catch(() => false)
    known.set(funnel, { until: now + REMEMBERED_MS, answer })
    return answer
  }
}

/** Whether the browser says that the visitor followed a link of ours: such a visitor is sent nowhere else. */
const followedOurLink = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin'

/** Which scripts of ours may run beside a page. The pages of a signing and the first one of an app start a service worker. */
const allowScripts = (reply: FastifyReply, ...policies: readonly string[]): void => {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace("trusted-types 'none'", `trusted-types ${policies.join(' ')}`))
}

type Deps = {
  /** Whether an experiment runs on a funnel. */
  readonly experimentRuns: Runs
  readonly dist: string | undefined
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string
  readonly operator: Operator | undefined
  readonly sourceUrl: string | undefined
  /** The parameters of a first address that are kept with a registration; the usual ones when undefined. */
  readonly marketingParameters: readonly string[] | undefined
  readonly clock: Clock
}

/**
 * The built pages from the folder `dist`. Names under /assets carry a hash, so they may be kept for ever; the page that
 * names them may not. Every other address that asks for a page gets index.html, which says so itself when there is no such
 * page; the status says it to programs. A prerendered public page is sent as it is. Addresses under /desk get the back office.
 */
export const webRoutes = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { dist, publicUrl } = deps
  const experimentRuns = remembered(deps.experimentRuns, deps.clock)
  const prerendered = dist === undefined ? undefined : await readPrerenderedPages(dist, deps)
  const drawnByBrowser = dist === undefined ? undefined : await readDrawnPage(dist, INDEX, deps)
  const ofWill = dist === undefined ? undefined : await readDrawnPage(dist, OF_WILL, deps)
  seoRoutes(app, publicUrl)
  wellKnownRoutes(app, deps)
  if (dist !== undefined) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      // The stamp of the build and the hashes of the inline scripts are no pages.
      dotfiles: 'ignore',
      preCompressed: true,
      allowedPath: (path) => !path.startsWith(`/${PRERENDERED}/`),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }

  const givePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url)
    const shown = shownAt(path)
    const page = prerendered?.get(shown)
    if (DESK.test(path)) return reply.header('x-robots-tag', 'noindex').sendFile('desk/index.html')
    const keepsPages = path.startsWith(SIGNING_DAY_PATH) || request.url === APP_START
    allowScripts(reply, ...(keepsPages ? ['page-worker'] : []), 'figures')
    if (!page) {
      reply.code(destinationAt(path) ? 200 : 404)
      // A worker that keeps a page keeps the files that its document names, and a signing loads few of those of the will.
      const drawn = (!keepsPages && path.startsWith(`${BASE_PATH}/`) && ofWill) || drawnByBrowser
      return drawn ? drawn.send(request, reply) : reply.sendFile(INDEX)
    }
    const funnel = publicPageAt(shown)?.experimentOn
    const hidden = funnel !== undefined && !followedOurLink(request) && (await experimentRuns(funnel))
    return (hidden ? page.hidden : page).send(request, reply)
  }

  if (dist !== undefined) await formsWithoutScript(app, { isPage: sendsForm })
  // The files would refuse their own folder.
  if (dist !== undefined) app.get('/', { schema: { hide: true } }, givePage)

  app.setNotFoundHandler((request, reply) => {
    if (dist !== undefined && wantsPage(request)) return givePage(request, reply)
    throw new NotFound()
  })
}
