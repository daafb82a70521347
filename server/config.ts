import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Operator } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { offeredParts } from '#core/will/lists.ts'
import { type Firm, firmSchema } from '#core/will/schema.ts'
import type { PaymentSettings } from './adapters/configured-payment-provider.ts'
import type { KeyServiceSettings } from './adapters/key-service.ts'
import { type ConnectionName, type Environment, environmentSchema, LOCAL_HOSTS } from './environment.ts'
import type { ObjectStoreSettings } from './objects/configured-object-store.ts'

const renamed = (name: string): string => `Set ${name} instead, with the same value`

/** Names of earlier versions, each with what to write instead. */
export const formerVariables: Readonly<Record<string, string>> = {
  PAYMENTS: renamed('PAYMENT_PROVIDER'),
  RATE_LIMIT: renamed('RATE_LIMIT_PER_MINUTE'),
  RATE_LIMIT_LOGIN: renamed('LOGIN_RATE_LIMIT_PER_MINUTE'),
  PROOF_AFTER: renamed('PROOF_OF_WORK_AFTER'),
  METRICS: renamed('METRICS_TOKEN'),
  WEB_DIST: renamed('WEB_ROOT'),
  FIRM_NAME: renamed('PARTNER_FIRM_NAME'),
  FIRM_SRA_NUMBER: renamed('PARTNER_FIRM_SRA_NUMBER'),
  FIRM_FEES: renamed('PARTNER_FIRM_FEES'),
  FIRM_COMMISSION: renamed('PARTNER_FIRM_COMMISSION'),
  FIRM_WEBSITE: renamed('PARTNER_FIRM_WEBSITE'),
  TEST_HOST: `Set TRACKING_EXCLUDED_HOSTS instead, to ${LOCAL_HOSTS.join(',')} and that name, separated by commas`,
  TRACKING_ON_TEST_HOSTS:
    'Where it was 1, set TRACKING_EXCLUDED_HOSTS to nothing (TRACKING_EXCLUDED_HOSTS=); where it was 0, leave it out',
}

/** Where a server writes backups, how often, how many stay, and who stamps the list of newest revisions beside each. */
export type BackupSettings = {
  readonly folder: string
  readonly everyHours: number
  readonly keep: number
  readonly timeStampUrl?: string | undefined
}

/** Says which setting to change, and how. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const SANDBOX_IN_PRODUCTION =
  'PAYMENT_PROVIDER is "sandbox", a test page that takes no money, so it is refused when NODE_ENV is "production". ' +
  'Set PAYMENT_PROVIDER to "stripe", or leave NODE_ENV unset to try the product.'

const NO_ADDRESS_FOR_STRIPE =
  'PUBLIC_URL is not set, so Stripe could not send people back here when they have paid. ' +
  'Set PUBLIC_URL to the address your customers use.'

const NO_ADDRESS_IN_PRODUCTION =
  'PUBLIC_URL is not set, so a link in a mail would lead wherever the person who asked for it said. ' +
  'Set PUBLIC_URL to the address your customers use.'

const stripeNeeds = (name: string): string =>
  `${name} is not set, and PAYMENT_PROVIDER is "stripe". Copy it from your Stripe dashboard.`

const firmSettings = {
  name: 'PARTNER_FIRM_NAME',
  sraNumber: 'PARTNER_FIRM_SRA_NUMBER',
  fees: 'PARTNER_FIRM_FEES',
  commission: 'PARTNER_FIRM_COMMISSION',
  website: 'PARTNER_FIRM_WEBSITE',
} as const satisfies Record<keyof Firm, keyof Environment>

const paymentsOf = (settings: Environment): PaymentSettings => {
  if (settings.PAYMENT_PROVIDER === 'sandbox') return { by: 'sandbox' }
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

const backupsOf = (settings: Environment): BackupSettings | undefined => {
  const {
    BACKUP_DIR: folder,
    BACKUP_EVERY_HOURS: everyHours,
    BACKUPS_KEPT: keep,
    TIME_STAMP_URL: timeStampUrl,
  } = settings
  return folder === undefined ? undefined : { folder: resolve(folder), everyHours, keep, timeStampUrl }
}

const NO_KEY_FOR_DOCUMENTS =
  'DOCUMENT_STORE is a bucket, and DOCUMENT_STORE_KEY_ID or DOCUMENT_STORE_SECRET is not set. ' +
  'Set both to a key that may put, get and delete objects in that bucket.'

const documentStoreOf = (settings: Environment): ObjectStoreSettings | undefined => {
  const { DOCUMENT_STORE: where, DOCUMENT_STORE_KEY_ID: keyId, DOCUMENT_STORE_SECRET: secret } = settings
  if (where === undefined) return undefined
  if (where.startsWith('file:')) return { folder: fileURLToPath(where) }
  if (keyId === undefined || secret === undefined) throw new ConfigError(NO_KEY_FOR_DOCUMENTS)
  return { url: where.replace(/(?<!\/)\/+$/, ''), region: settings.DOCUMENT_STORE_REGION, keyId, secret }
}

const keyServiceNeeds = (name: string): string =>
  `${name} is not set, and KEY_SERVICE is. Set all of its settings, or none.`

const keyServiceOf = (settings: Environment): KeyServiceSettings | undefined => {
  const { KEY_SERVICE: by, KEY_SERVICE_REGION: region, KEY_SERVICE_KEY_ID: keyId } = settings
  if (by === undefined) return undefined
  const url = settings.KEY_SERVICE_URL?.replace(/(?<!\/)\/+$/, '')
  const { KEY_SERVICE_KEY: key, KEY_SERVICE_SECRET: secret } = settings
  if (key === undefined) throw new ConfigError(keyServiceNeeds('KEY_SERVICE_KEY'))
  if (secret === undefined) throw new ConfigError(keyServiceNeeds('KEY_SERVICE_SECRET'))
  if (by === 'vault') {
    if (url === undefined) throw new ConfigError(keyServiceNeeds('KEY_SERVICE_URL'))
    return { by, url, key, token: secret }
  }
  if (keyId === undefined) throw new ConfigError(keyServiceNeeds('KEY_SERVICE_KEY_ID'))
  return { by, url: url ?? `https://kms.${region}.amazonaws.com`, key, region, keyId, secret }
}

/** All of it or none: a customer who chooses the firm sees its number, its fees and what it pays us. */
const firmOf = (settings: Environment): Firm | undefined => {
  const given = Object.fromEntries(Object.entries(firmSettings).map(([part, name]) => [part, settings[name]]))
  if (Object.values(given).every((value) => value === undefined)) return undefined
  const read = firmSchema.safeParse(given)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path }) => firmSettings[path[0] as keyof Firm])
  throw new ConfigError(
    `A law firm is offered with all of ${Object.values(firmSettings).join(', ')}, or with none of them. ` +
      `Look at ${[...new Set(wrong)].join(', ')}. PARTNER_FIRM_SRA_NUMBER is digits, PARTNER_FIRM_WEBSITE a web address, ` +
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

const NO_OPERATOR_IN_PRODUCTION =
  'OPERATOR_NAME and OPERATOR_ADDRESS are not both set, and customers have a right to know who sells to them. ' +
  'Set them to your registered name and address.'

const NO_SOURCE_IN_PRODUCTION =
  'SOURCE_URL is not set, and the licence gives everyone who uses this copy a right to its source (AGPL, section 13). ' +
  'Set SOURCE_URL to where it can be had, with your changes.'

const OPEN_TO_THE_NETWORK =
  'HOST lets other machines in, and outside production the development pages show every mail, links for new passwords among them. ' +
  'Leave HOST out, set NODE_ENV to "production", or set ALLOW_NETWORK to 1 together with PUBLIC_URL if that is what you want.'

const withoutTls = (setting: string, name: ConnectionName, encrypted: string): string =>
  `${setting} leads to another machine without TLS, and what customers write would travel in the clear. ` +
  `Set ${setting} to ${encrypted}, or ALLOW_PLAINTEXT to ${name} if the network between is yours alone.`

const isThisMachine = (host: string): boolean =>
  host === '' || LOCAL_HOSTS.includes(host) || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const staysHere = (url: string): boolean => isThisMachine(new URL(url).hostname)

/** node-postgres takes a socket's folder in `host`, and TLS from `sslmode`. */
const isDatabaseEncrypted = (url: string): boolean => {
  const { searchParams } = new URL(url)
  const mode = searchParams.get('sslmode')
  return (
    searchParams.get('host')?.startsWith('/') === true || ['require', 'verify-ca', 'verify-full'].includes(mode ?? '')
  )
}

/** Each connection that would carry personal data in the clear to another machine. */
const unencrypted = (settings: Environment): string[] => {
  const { REDIS_URL, DATABASE_URL, DOCUMENT_STORE, KEY_SERVICE_URL, ALLOW_PLAINTEXT } = settings
  const wrong: [ConnectionName, boolean, string][] = [
    [
      'redis',
      REDIS_URL !== undefined && !REDIS_URL.startsWith('rediss:') && !staysHere(REDIS_URL),
      withoutTls('REDIS_URL', 'redis', 'an address that begins with rediss://'),
    ],
    [
      'database',
      DATABASE_URL !== undefined && !isDatabaseEncrypted(DATABASE_URL) && !staysHere(DATABASE_URL),
      withoutTls('DATABASE_URL', 'database', 'the same address with ?sslmode=verify-full'),
    ],
    [
      'documents',
      DOCUMENT_STORE?.startsWith('http:') === true && !staysHere(DOCUMENT_STORE),
      withoutTls('DOCUMENT_STORE', 'documents', 'an address that begins with https://'),
    ],
    [
      'keys',
      KEY_SERVICE_URL?.startsWith('http:') === true && !staysHere(KEY_SERVICE_URL),
      withoutTls('KEY_SERVICE_URL', 'keys', 'an address that begins with https://'),
    ],
  ]
  return wrong.filter(([name, is]) => is && !ALLOW_PLAINTEXT.includes(name)).map(([, , why]) => why)
}

const PRODUCTION_DRAIN_SECONDS = 5

/** What may not be so in production: with each, the reason it is refused. */
const MIGRATES_THROUGH_POOLER =
  'Tables cannot be changed through a pooler that gives connections away. Set MIGRATE_AT_START to no, and run ' +
  '"heirloom migrate" with the DATABASE_URL of PostgreSQL itself and without DATABASE_POOLER.'

const refusalsIn = (settings: Environment): string[] => {
  const wrong: [boolean, string][] = [
    [settings.PAYMENT_PROVIDER === 'sandbox', SANDBOX_IN_PRODUCTION],
    [settings.PUBLIC_URL === undefined, NO_ADDRESS_IN_PRODUCTION],
    [settings.MASTER_KEY === undefined, NO_KEY_IN_PRODUCTION],
    [settings.PUBLIC_URL?.startsWith('https://') === false, NOT_HTTPS_IN_PRODUCTION],
    [settings.TRUST_PROXY === undefined, NO_PROXY_KNOWLEDGE],
    [settings.SMTP_URL === undefined, NO_MAIL_IN_PRODUCTION],
    [settings.MAIL_FROM === undefined, NO_SENDER_IN_PRODUCTION],
    [settings.OPERATOR_NAME === undefined || settings.OPERATOR_ADDRESS === undefined, NO_OPERATOR_IN_PRODUCTION],
    [settings.SOURCE_URL === undefined, NO_SOURCE_IN_PRODUCTION],
  ]
  return [...wrong.filter(([is]) => is).map(([, why]) => why), ...unencrypted(settings)]
}

/** What may not be so while the development pages are open. */
const refusalsInDevelopment = ({ HOST, ALLOW_NETWORK, PUBLIC_URL }: Environment): string[] =>
  isThisMachine(HOST) || (ALLOW_NETWORK === '1' && PUBLIC_URL !== undefined) ? [] : [OPEN_TO_THE_NETWORK]

const operatorOf = (settings: Environment): Operator | undefined => {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address } = settings
  if (name === undefined || address === undefined) return undefined
  const { OPERATOR_COMPANY_NUMBER: companyNumber, OPERATOR_DATA_REGISTRATION: dataRegistration } = settings
  return { name, address, ...(companyNumber && { companyNumber }), ...(dataRegistration && { dataRegistration }) }
}

const excludedHosts = ({ TRACKING_EXCLUDED_HOSTS }: Environment): string[] =>
  TRACKING_EXCLUDED_HOSTS.split(',')
    .map((host) => host.trim())
    .filter(Boolean)

const refuseFormerNames = (environment: Readonly<Record<string, string | undefined>>): void => {
  const former = Object.entries(formerVariables).filter(([name]) => environment[name] !== undefined)
  if (former.length > 0)
    throw new ConfigError(
      former.map(([name, instead]) => `${name} is the name of an earlier version. ${instead}.`).join('\n'),
    )
}

export type Config = ReturnType<typeof readConfig>

/** Reads the settings once. Throws ConfigError when one is missing or wrong. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  refuseFormerNames(environment)
  const read = environmentSchema.safeParse(environment)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigError(`The settings need another look.\n${wrong.join('\n')}`)
  }
  const settings = read.data
  const production = settings.NODE_ENV === 'production'
  const refusals = [
    ...(production ? refusalsIn(settings) : refusalsInDevelopment(settings)),
    ...(settings.DATABASE_POOLER === 'transaction' && settings.MIGRATE_AT_START === 'yes'
      ? [MIGRATES_THROUGH_POOLER]
      : []),
  ]
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'))
  const dataDir = resolve(settings.DATA_DIR)
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    /** Where downloaded documents are kept; undefined when in the database. */
    documentStore: documentStoreOf(settings),
    /** Where the server writes backups; undefined where it makes none. */
    backups: backupsOf(settings),
    /** The keys of the setting; undefined when they are kept in a file among the data. */
    masterKey: settings.MASTER_KEY,
    /** What opens those of its keys that it wrapped; undefined where they stand in it as they are. */
    keyService: keyServiceOf(settings),
    /** The file that lists the newest revision of each will that this machine saved. */
    headsFile: join(dataDir, 'heirloom.heads'),
    /** The file that lists the accounts that were deleted, for a restore. */
    erasureJournal: resolve(settings.ERASURE_JOURNAL ?? join(dataDir, 'heirloom.erasures')),
    /** A SQLite file in `dataDir`, or the url of a PostgreSQL database. */
    database: settings.DATABASE_URL ?? join(dataDir, 'heirloom.sqlite'),
    /** How many connections this process opens to it at the most. */
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** Whether a pooler gives connections away after each transaction. */
    databasePooled: settings.DATABASE_POOLER === 'transaction',
    migrateAtStart: settings.MIGRATE_AT_START === 'yes',
    /** Without a slash at the end; empty when pages and API share an address. */
    publicUrl: (settings.PUBLIC_URL ?? '').replace(/(?<!\/)\/+$/, ''),
    logLevel: settings.LOG_LEVEL,
    limits: {
      /** Calls a minute from one address, of any kind. */
      callsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
      loginsPerMinute: settings.LOGIN_RATE_LIMIT_PER_MINUTE,
      /** How many failed log-ins or new accounts in a quarter of an hour go without a proof of work. */
      proofOfWorkAfter: settings.PROOF_OF_WORK_AFTER,
      /** Saves a minute of one account. */
      savesPerMinute: settings.SAVE_RATE_LIMIT_PER_MINUTE,
      /** Milliseconds of processor time in ten minutes that one account may ask for in documents, records and histories. */
      workMs: settings.WORK_SECONDS * 1000,
      /** Customers whom one person at the desk opens in a day. */
      customersPerDay: settings.DESK_CUSTOMERS_PER_DAY,
    },
    /** Where several processes count calls together. */
    redisUrl: settings.REDIS_URL,
    /** The bearer token of `/metrics`; undefined where there are no metrics. */
    metrics: settings.METRICS_TOKEN,
    /** Ordnance Survey's address finder; undefined where people type their addresses. */
    osPlaces:
      settings.OS_PLACES_KEY === undefined
        ? undefined
        : { key: settings.OS_PLACES_KEY, url: settings.OS_PLACES_URL.replace(/(?<!\/)\/+$/, '') },
    /** The folder of the blank forms of powers of attorney; undefined where none is filled in. */
    lpaFormsDir: settings.LPA_FORMS_DIR === undefined ? undefined : resolve(settings.LPA_FORMS_DIR),
    /** The file that lists the firms to which a customer may refer a case; undefined where there are none. */
    referralFirmsFile: settings.REFERRAL_FIRMS === undefined ? undefined : resolve(settings.REFERRAL_FIRMS),
    trustProxy: settings.TRUST_PROXY === '1',
    /** Undefined when mail is kept as files. */
    smtpUrl: settings.SMTP_URL,
    /** Whether the mail server has to speak TLS. */
    smtpNeedsTls:
      production &&
      settings.SMTP_URL !== undefined &&
      !staysHere(settings.SMTP_URL) &&
      !settings.ALLOW_PLAINTEXT.includes('mail'),
    /** The address that mail comes from. */
    mailFrom: settings.MAIL_FROM ?? brand.supportEmail,
    /** Who owns the desk while nobody was added to it. */
    firstOwner: settings.FIRST_OWNER,
    /** Who is told of bound wills to print. */
    printMail: settings.PRINT_MAIL ?? brand.supportEmail,
    /** Milliseconds between answering "not ready" and ending, in which the load balancer stops sending calls. */
    drainMs: (settings.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    /** Undefined when another server serves the pages. */
    webRoot: settings.WEB_ROOT === 'none' ? undefined : resolve(settings.WEB_ROOT),
    /** Where arrivals are told, and the hostnames on which they are not. */
    tracking:
      settings.TRACKING_URL === undefined
        ? undefined
        : { url: settings.TRACKING_URL, silentOn: excludedHosts(settings) },
    /** The parameters of a first address that are kept with a registration, as `marketingQuery` reads them. */
    marketingParameters: settings.MARKETING_PARAMETERS,
    /** The law firm that may be appointed as executor; undefined where none is offered. */
    firm: firmOf(settings),
    /** The parts of a will that are offered, of those that can be switched off. */
    parts: settings.OFFERED_PARTS ?? (production ? [] : offeredParts),
    /** Whether only what a lawyer has signed off is sold. */
    sell: settings.SELL,
    payments: paymentsOf(settings),
    /** The business that runs this copy; undefined where it has not been said. */
    operator: operatorOf(settings),
    /** Where the source of this copy can be had. */
    sourceUrl: settings.SOURCE_URL,
  }
}
