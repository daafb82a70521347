import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Browser features that no page uses, switched off; passkeys are allowed on our own origin. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

const TWO_YEARS = 2 * 365 * 24 * 60 * 60

type Deps = {
  readonly production: boolean
  /** The one other origin that a page may send requests to. */
  readonly trackingUrl: string | undefined
  /** The scripts and styles that stand inline in our own pages, as a policy names them. */
  readonly inlineHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/** What helmet says for these options. It is the same in every reply, so it is asked once. */
const headersOf = (options: HelmetOptions) => {
  // Not imported by name, as in connections.ts.
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http')
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(options)(request, reply, (error) => {
    if (error) throw error
  })
  return reply.getHeaders()
}

/**
 * Scripts and styles come from our own files alone, and no string becomes script or markup. No other site may frame a page,
 * reach its window or receive its forms. No Referer is sent, since an address may hold a token from a mail.
 */
export const securityHeaders = (app: FastifyInstance, { production, trackingUrl, inlineHashes }: Deps): void => {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes.scripts],
        styleSrc: ["'self'", ...inlineHashes.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...(trackingUrl === undefined ? [] : [new URL(trackingUrl).origin])],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: production && { maxAge: TWO_YEARS, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers).header('permissions-policy', PERMISSIONS)
    done()
  })
}

/** Replies of the API, errors too, are stored in no cache, as they hold personal data. */
export const disableCaching = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
