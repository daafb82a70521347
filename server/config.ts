import { join, resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '#core/brand.ts'
import { type Firm, firmSchema } from '#core/will/firm-schema.ts'
import type { PaymentSettings } from './adapters/configured-payment-provider.ts'
import { isPostgresUrl } from './db/database.ts'

const port = z.coerce.number('PORT must be a number').int().min(0).max(65_535)
const perMinute = (name: string) => z.coerce.number(`${name} must be a number of calls a minute`).int().positive()

const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/

const setting = z.string().min(1).optional()

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'DATABASE_URL must be the address of a PostgreSQL database, like postgres://user@host/heirloom',
    )
    .optional(),
  MASTER_KEY: z.string().min(1).optional(),
  PUBLIC_URL: z.url('PUBLIC_URL must be a web address like https://wills.example').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  PAYMENTS: z
    .enum(['sandbox', 'stripe'], 'PAYMENTS must be the name of a payment provider: sandbox or stripe')
    .default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url('STRIPE_API_BASE must be a web address').optional(),
  RATE_LIMIT: perMinute('RATE_LIMIT').default(3000),
  RATE_LIMIT_LOGIN: perMinute('RATE_LIMIT_LOGIN').default(60),
  METRICS: z.string().min(16, 'METRICS must be a secret of at least 16 characters').optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'REDIS_URL must be the address of a Redis server, like redis://host:6379' })
    .optional(),
  PROOF_AFTER: z.coerce.number('PROOF_AFTER must be a number of tries').int().nonnegative().default(5),
  TRUST_PROXY: z.enum(['0', '1'], 'TRUST_PROXY must be 0 or 1').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be like smtps://name:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z.string().regex(ADDRESS, 'MAIL_FROM must be one address, like help@wills.example').optional(),
  DRAIN_SECONDS: z.coerce.number('DRAIN_SECONDS must be a number of seconds').min(0).max(300).optional(),
  OS_PLACES_KEY: z.string().min(1).optional(),
  OS_PLACES_URL: z
    .url('OS_PLACES_URL must be a web address like https://api.os.uk/search/places/v1')
    .default('https://api.os.uk/search/places/v1'),
  FIRM_NAME: setting,
  FIRM_SRA_NUMBER: setting,
  FIRM_FEES: setting,
  FIRM_COMMISSION: setting,
  FIRM_WEBSITE: setting,
  WEB_DIST: z.string().min(1).default('./dist/web'),
  TRACKING_URL: z
    .url({ protocol: /^https?$/, error: 'TRACKING_URL must be a web address like https://count.example/in' })
    .optional(),
  TEST_HOST: z.string().min(1).optional(),
  TRACKING_ON_TEST_HOSTS: z.enum(['0', '1'], 'TRACKING_ON_TEST_HOSTS must be 0 or 1').default('0'),
})

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A SQLite file in `dataDir`, or the url of a PostgreSQL database. */
  readonly database: string
  /** The keys of the setting; undefined when they are kept in a file among the data. */
  readonly masterKey: string | undefined
  /** Without a slash at the end; empty when pages and API share an address. */
  readonly publicUrl: string
  readonly logLevel: string
  readonly limits: { readonly calls: number; readonly logins: number; readonly free: number }
  /** Where several processes count calls together. */
  readonly redisUrl: string | undefined
  /** Who sends this may read how many calls there were, and how long they took; undefined where nobody may. */
  readonly metrics: string | undefined
  /** Ordnance Survey's address finder; undefined where people type their addresses. */
  readonly osPlaces: { readonly key: string; readonly url: string } | undefined
  readonly trustProxy: boolean
  /** Undefined when mail is kept as files. */
  readonly smtpUrl: string | undefined
  /** The address that mail comes from. */
  readonly mailFrom: string
  /** Milliseconds between saying "not ready" and ending, in which whoever spreads the calls looks elsewhere. */
  readonly drainMs: number
  /** Undefined when somebody else serves the pages. */
  readonly webDist: string | undefined
  /** Where arrivals are told, and the hostnames on which they are not. */
  readonly tracking: { readonly url: string; readonly silentOn: string[] } | undefined
  /** The law firm that may be appointed as executor; undefined where none is offered. */
  readonly firm: Firm | undefined
  readonly payments: PaymentSettings
}

/** Hostnames of a machine that somebody develops on. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Says which setting to change, and how. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const SANDBOX_IN_PRODUCTION =
  'PAYMENTS is "sandbox", a test page that takes no money, so it is refused when NODE_ENV is "production". ' +
  'Set PAYMENTS to "stripe", or leave NODE_ENV unset to try the product.'

const NO_ADDRESS_FOR_STRIPE =
  'PUBLIC_URL is not set, so Stripe could not send people back here when they have paid. ' +
  'Set PUBLIC_URL to the address your customers use.'

const NO_ADDRESS_IN_PRODUCTION =
  'PUBLIC_URL is not set, so a link in a mail would lead wherever the person who asked for it said. ' +
  'Set PUBLIC_URL to the address your customers use.'

const stripeNeeds = (name: string): string =>
  `${name} is not set, and PAYMENTS is "stripe". Copy it from your Stripe dashboard.`

type Settings = z.infer<typeof environmentSchema>

const firmSettings = {
  name: 'FIRM_NAME',
  sraNumber: 'FIRM_SRA_NUMBER',
  fees: 'FIRM_FEES',
  commission: 'FIRM_COMMISSION',
  website: 'FIRM_WEBSITE',
} as const satisfies Record<keyof Firm, keyof Settings>

const paymentsOf = (settings: Settings): PaymentSettings => {
  if (settings.PAYMENTS === 'sandbox') return { by: 'sandbox' }
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, PUBLIC_URL } = settings
  if (STRIPE_SECRET_KEY === undefined) throw new ConfigError(stripeNeeds('STRIPE_SECRET_KEY'))
  if (STRIPE_WEBHOOK_SECRET === undefined) throw new ConfigError(stripeNeeds('STRIPE_WEBHOOK_SECRET'))
  if (PUBLIC_URL === undefined) throw new ConfigError(NO_ADDRESS_FOR_STRIPE)
  return {
    by: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API_BASE !== undefined && { apiBase: STRIPE_API_BASE }),
  }
}

/** All of it or none: nobody chooses a firm without its number, its fees and what it pays us in front of them. */
const firmOf = (settings: Settings): Firm | undefined => {
  const given = Object.fromEntries(Object.entries(firmSettings).map(([part, name]) => [part, settings[name]]))
  if (Object.values(given).every((value) => value === undefined)) return undefined
  const read = firmSchema.safeParse(given)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path }) => firmSettings[path[0] as keyof Firm])
  throw new ConfigError(
    `A law firm is offered with all of ${Object.values(firmSettings).join(', ')}, or with none of them. ` +
      `Look at ${[...new Set(wrong)].join(', ')}. FIRM_SRA_NUMBER is digits, FIRM_WEBSITE a web address, ` +
      'and the other three are words that customers read.',
  )
}

const NO_KEY_IN_PRODUCTION =
  'MASTER_KEY is not set, so whoever copies the data would have the key to it as well. ' +
  'Set MASTER_KEY to what "openssl rand -base64 32" prints, and keep it where the data is not.'

const NOT_HTTPS_IN_PRODUCTION =
  'PUBLIC_URL does not begin with https://, and passwords and wills would travel in the clear. ' +
  'Put a proxy with a certificate in front, and set PUBLIC_URL to its address.'

const NO_PROXY_KNOWLEDGE =
  'TRUST_PROXY is not set, so it is not known whether an encrypted connection ends here or at a proxy, ' +
  'nor whose address a call comes from. Set TRUST_PROXY to 1 behind exactly one proxy, or to 0 without one.'

const NO_MAIL_IN_PRODUCTION =
  'SMTP_URL is not set, so nobody would get a link for a new password. Set SMTP_URL to your mail server.'

const NO_SENDER_IN_PRODUCTION =
  'MAIL_FROM is not set, so mail would come from an address that does not exist. Set MAIL_FROM to your own address.'

const PRODUCTION_DRAIN_SECONDS = 5

/** What may not be so in production: with each, the reason it is refused. */
const refusalsIn = (settings: Settings): string[] => {
  const wrong: [boolean, string][] = [
    [settings.PAYMENTS === 'sandbox', SANDBOX_IN_PRODUCTION],
    [settings.PUBLIC_URL === undefined, NO_ADDRESS_IN_PRODUCTION],
    [settings.MASTER_KEY === undefined, NO_KEY_IN_PRODUCTION],
    [settings.PUBLIC_URL?.startsWith('https://') === false, NOT_HTTPS_IN_PRODUCTION],
    [settings.TRUST_PROXY === undefined, NO_PROXY_KNOWLEDGE],
    [settings.SMTP_URL === undefined, NO_MAIL_IN_PRODUCTION],
    [settings.MAIL_FROM === undefined, NO_SENDER_IN_PRODUCTION],
  ]
  return wrong.filter(([is]) => is).map(([, why]) => why)
}

const silentOn = ({ TEST_HOST, TRACKING_ON_TEST_HOSTS }: Settings): string[] =>
  TRACKING_ON_TEST_HOSTS === '1' ? [] : [...LOCAL_HOSTS, ...(TEST_HOST === undefined ? [] : [TEST_HOST])]

/** Reads the settings once. Throws ConfigError when one is missing or wrong. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = environmentSchema.safeParse(environment)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigError(`The settings need another look.\n${wrong.join('\n')}`)
  }
  const settings = read.data
  const production = settings.NODE_ENV === 'production'
  const refusals = production ? refusalsIn(settings) : []
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'))
  const dataDir = resolve(settings.DATA_DIR)
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    masterKey: settings.MASTER_KEY,
    database: settings.DATABASE_URL ?? join(dataDir, 'heirloom.sqlite'),
    publicUrl: (settings.PUBLIC_URL ?? '').replace(/\/+$/, ''),
    logLevel: settings.LOG_LEVEL,
    limits: { calls: settings.RATE_LIMIT, logins: settings.RATE_LIMIT_LOGIN, free: settings.PROOF_AFTER },
    redisUrl: settings.REDIS_URL,
    metrics: settings.METRICS,
    osPlaces:
      settings.OS_PLACES_KEY === undefined
        ? undefined
        : { key: settings.OS_PLACES_KEY, url: settings.OS_PLACES_URL.replace(/\/+$/, '') },
    trustProxy: settings.TRUST_PROXY === '1',
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? brand.supportEmail,
    drainMs: (settings.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    webDist: settings.WEB_DIST === 'none' ? undefined : resolve(settings.WEB_DIST),
    tracking:
      settings.TRACKING_URL === undefined ? undefined : { url: settings.TRACKING_URL, silentOn: silentOn(settings) },
    firm: firmOf(settings),
    payments: paymentsOf(settings),
  }
}
