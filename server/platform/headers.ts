import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page of ours never asks the browser for. A passkey it does. */
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
  /** The one other place that a page may tell anything. */
  readonly trackingUrl: string | undefined
  /** The scripts and styles that stand inline in our own pages, as a policy names them. */
  readonly inlineHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/**
 * Scripts and styles only from our own files, and no text that becomes script or markup; nobody may frame a page, reach it
 * from another window, or take its forms elsewhere; the address of a page, which may hold a key from a mail, is told to nobody.
 */
export const securityHeaders = async (
  app: FastifyInstance,
  { production, trackingUrl, inlineHashes }: Deps,
): Promise<void> => {
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
}

/** What the API says of somebody stays in no cache, refusals too. */
export const disableCaching = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
