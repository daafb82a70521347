import type { FastifyInstance, FastifyRequest } from 'fastify'
import { brand } from '#core/brand.ts'
import { languageAt } from '#core/language.ts'
import { html } from '../platform/html.ts'

const words = {
  en: {
    lang: 'en-GB',
    title: 'We did not receive this',
    why: 'This form needs JavaScript, and your browser has it turned off. Nothing you typed was sent or kept.',
    next: 'Go back, turn on JavaScript and reload the page. Or email us:',
  },
  cy: {
    lang: 'cy',
    title: 'Ni chawsom hyn',
    why: 'Mae angen JavaScript ar y ffurflen hon, ac mae wedi’i ddiffodd yn eich porwr. Ni chafodd dim a deipioch ei anfon na’i gadw.',
    next: 'Ewch yn ôl, trowch JavaScript ymlaen ac ail-lwythwch y dudalen. Neu e-bostiwch ni:',
  },
} as const

/**
 * Answers a form that a browser without JavaScript sends. The forms of the pages post, so that nothing typed comes into an
 * address, a log or a history. What was posted is thrown away unread. `isPage`: whether a request is for a page of ours.
 */
export const formsWithoutScript = async (
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
      const { lang, title, why, next } = words[languageAt(request.url)]
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(
          html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${brand.name}</title></head>
<body><main><h1>${title}</h1>
<p>${why}</p>
<p>${next} <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p></main></body>
</html>`.text,
        )
    })
  })
}
