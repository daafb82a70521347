import { z } from 'zod'
import { MARKETING_PARAMETER, MARKETING_PARAMETERS } from '#core/funnel/tracking.ts'
import { offeredParts } from '#core/will/lists.ts'
import { isPostgresUrl } from './db/dialects.ts'

/** One environment variable: how it is read, and what the configuration page and `.env.example` say of it. */
export type Variable = {
  readonly schema: z.ZodType
  readonly meaning: string
  /** The default in words, where the schema has none. */
  readonly otherwise?: string
}

const text = z.string().min(1)
const address = (protocol: RegExp, error: string) => z.url({ protocol, error }).optional()
const perMinute = (name: string) => z.coerce.number(`${name} must be a number of calls a minute`).int().positive()

const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/

/** What is sold: everything, or only products and wills of which a lawyer has signed every word. */
export const sellings = ['everything', 'signed-off'] as const
export type Selling = (typeof sellings)[number]

/** The connections of the server to other machines that carry personal data. */
export const connections = ['mail', 'redis', 'database', 'documents', 'keys'] as const
export type ConnectionName = (typeof connections)[number]

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const MARKETING_WRONG =
  'MARKETING_PARAMETERS must be at most 50 names like utm_* or gclid, separated by commas: letters, digits, _ and -'

const PARTS_WRONG = `OFFERED_PARTS must be all, none, or some of ${offeredParts.join(', ')}, separated by commas`

/** The names that a browser has for the machine it runs on. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export const generalVariables = {
  PORT: {
    schema: z.coerce.number('PORT must be a number').int().min(0).max(65_535).default(3000),
    meaning: 'where to listen; `0` takes any free port',
  },
  HOST: {
    schema: text.default('localhost'),
    meaning:
      'the network address to listen on; outside production only this machine’s own, unless ALLOW_NETWORK is `1`',
  },
  ALLOW_NETWORK: {
    schema: z.enum(['0', '1'], 'ALLOW_NETWORK must be 0 or 1').default('0'),
    meaning:
      '`1` lets other machines reach a copy that is not in production, with its development pages: they show every mail to every visitor',
  },
  ALLOW_PLAINTEXT: {
    schema: z
      .string()
      .default('')
      .transform(listed)
      .pipe(
        z.array(z.enum(connections, `ALLOW_PLAINTEXT must be some of ${connections.join(', ')}, separated by commas`)),
      ),
    meaning: `which connections to other machines need no TLS in production: ${connections.join(', ')}, separated by commas; for a network of your own`,
  },
  DATA_DIR: {
    schema: text.default('./data'),
    meaning: 'where the SQLite database is kept, and in `mail/` the mail, as files',
  },
  PUBLIC_URL: {
    schema: z.url('PUBLIC_URL must be a web address like https://wills.example').optional(),
    meaning: 'the address customers use; required in production, for links in mail',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    meaning: '`production` closes the development pages and refuses the sandbox payments',
  },
  PAYMENT_PROVIDER: {
    schema: z
      .enum(['sandbox', 'stripe'], 'PAYMENT_PROVIDER must be the name of a payment provider: sandbox or stripe')
      .default('sandbox'),
    meaning: 'the payment provider: `sandbox`, or `stripe` with settings of its own',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    meaning: '`silent` to `trace`. Logs hold no names, addresses or answers',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: perMinute('RATE_LIMIT_PER_MINUTE').default(3000),
    meaning: 'calls a minute from one address',
  },
  LOGIN_RATE_LIMIT_PER_MINUTE: {
    schema: perMinute('LOGIN_RATE_LIMIT_PER_MINUTE').default(60),
    meaning:
      'attempts a minute from one address at each public form that names an account or sends mail, and at confirming the password of one account',
  },
  SAVE_RATE_LIMIT_PER_MINUTE: {
    schema: perMinute('SAVE_RATE_LIMIT_PER_MINUTE').default(120),
    meaning: 'saves a minute of one account. A customer who types fast saves about ten times',
  },
  WORK_SECONDS: {
    schema: z.coerce.number('WORK_SECONDS must be a number of seconds').int().positive().default(120),
    meaning:
      'seconds of processor time in ten minutes that one account may have for documents, records and histories; one network has five times as many. All documents of the largest will take about 60',
  },
  PROOF_OF_WORK_AFTER: {
    schema: z.coerce.number('PROOF_OF_WORK_AFTER must be a number of attempts').int().nonnegative().default(5),
    meaning:
      'failed log-ins or new accounts in a quarter of an hour before the browser has to solve a proof of work first',
  },
  DESK_CUSTOMERS_PER_DAY: {
    schema: z.coerce.number('DESK_CUSTOMERS_PER_DAY must be a number of customers').int().positive().default(60),
    meaning:
      'how many customers one person at the desk may open within 24 hours, so that nobody walks through all of them',
  },
  TRUST_PROXY: {
    schema: z.enum(['0', '1'], 'TRUST_PROXY must be 0 or 1').optional(),
    meaning: '`1` behind exactly one proxy that sets `X-Forwarded-For`; has to be said in production',
    otherwise: '`0`',
  },
  SMTP_URL: {
    schema: address(/^smtps?$/, 'SMTP_URL must be like smtps://name:password@mail.example:465'),
    meaning:
      'the mail server, like `smtps://name:password@mail.example:465`; without it, mail becomes files. Required in production',
  },
  MAIL_FROM: {
    schema: z.string().regex(ADDRESS, 'MAIL_FROM must be one address, like help@wills.example').optional(),
    meaning: 'the sender of mail; required in production',
    otherwise: 'the support address',
  },
  FIRST_OWNER: {
    schema: z.string().regex(ADDRESS, 'FIRST_OWNER must be one address, like owner@wills.example').optional(),
    meaning:
      'the email of the first owner of the desk: while nobody was added to it, the start prints an address that works once, within 48 hours, and lets them in from a browser',
  },
  PRINT_MAIL: {
    schema: z.string().regex(ADDRESS, 'PRINT_MAIL must be one address, like printer@wills.example').optional(),
    meaning: 'who is told by mail that a bound will is to be printed; the mail names no customer',
    otherwise: 'the support address',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number('DRAIN_SECONDS must be a number of seconds').min(0).max(300).optional(),
    meaning: 'how long `/readyz` says no before the process ends; `5` in production',
    otherwise: '`0`',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .refine(
        isPostgresUrl,
        'DATABASE_URL must be the address of a PostgreSQL database, like postgres://user@host/heirloom',
      )
      .optional(),
    meaning: 'a PostgreSQL database; without it, a SQLite file in `DATA_DIR`',
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number('DATABASE_CONNECTIONS must be a number').int().min(2).max(200).default(10),
    meaning: 'how many connections a process opens to PostgreSQL at the most',
  },
  DATABASE_POOLER: {
    schema: z.enum(['none', 'transaction'], 'DATABASE_POOLER must be none or transaction').default('none'),
    meaning:
      '`transaction` where DATABASE_URL leads to a pooler, such as PgBouncer, that gives a connection away after each transaction',
  },
  MIGRATE_AT_START: {
    schema: z.enum(['yes', 'no']).default('yes'),
    meaning: '`no` where `heirloom migrate` brings the tables up to date before the processes of a new version start',
  },
  ERASURE_JOURNAL: {
    schema: text.optional(),
    meaning:
      'the file that lists deleted accounts by a keyed hash, for a restore to delete them again; best on another disk than the database',
    otherwise: '`heirloom.erasures` in `DATA_DIR`',
  },
  BACKUP_DIR: {
    schema: text.optional(),
    meaning:
      'the folder into which one of the servers writes a backup every so often, with its list of newest revisions; best on another disk',
    otherwise: 'none: a timer runs `heirloom backup`',
  },
  BACKUP_EVERY_HOURS: {
    schema: z.coerce.number('BACKUP_EVERY_HOURS must be a number of hours').int().positive().default(24),
    meaning: 'hours between two of them',
  },
  BACKUPS_KEPT: {
    schema: z.coerce.number('BACKUPS_KEPT must be a number of backups').int().positive().default(14),
    meaning: 'how many of them stay in that folder',
  },
  TIME_STAMP_URL: {
    schema: address(/^https?$/, 'TIME_STAMP_URL must be the address of a time-stamping authority'),
    meaning:
      'a time-stamping authority (RFC 3161) for the list of newest revisions beside each backup; it is told a hash',
  },
  DOCUMENT_STORE: {
    schema: z
      .url({
        protocol: /^(?:file|https?)$/,
        error: 'DOCUMENT_STORE must be like file:///srv/documents or https://s3.eu-west-2.amazonaws.com/bucket',
      })
      .optional(),
    meaning:
      'where downloaded documents are kept, encrypted: a folder, like `file:///srv/documents`, or a bucket of a store that understands Amazon’s S3, like `https://s3.eu-west-2.amazonaws.com/bucket`',
    otherwise: 'in the database',
  },
  DOCUMENT_STORE_REGION: {
    schema: text.default('us-east-1'),
    meaning: 'the region of the bucket; stores that have none take any',
  },
  DOCUMENT_STORE_KEY_ID: { schema: text.optional(), meaning: 'the access key of the bucket; a bucket needs it' },
  DOCUMENT_STORE_SECRET: {
    schema: text.optional(),
    meaning: 'the secret of that key; it may put, get and delete objects there, and needs nothing else',
  },
  MASTER_KEY: {
    schema: text.optional(),
    meaning:
      'encrypts what customers write; required in production, else made in `DATA_DIR`. With KEY_SERVICE, what `heirloom new-master-key` prints',
    otherwise: 'a file',
  },
  KEY_SERVICE: {
    schema: z.enum(['aws-kms', 'vault'], 'KEY_SERVICE must be aws-kms or vault').optional(),
    meaning:
      'what encrypts the master keys with a key that never leaves it: `aws-kms`, or `vault` for the transit engine of HashiCorp Vault',
  },
  KEY_SERVICE_URL: {
    schema: z.url('KEY_SERVICE_URL must be a web address like https://vault.example:8200').optional(),
    meaning: 'where that is; Vault needs it',
    otherwise: 'that of AWS KMS in its region',
  },
  KEY_SERVICE_KEY: { schema: text.optional(), meaning: 'the id, ARN or alias of the key there, or its name in Vault' },
  KEY_SERVICE_REGION: { schema: text.default('eu-west-2'), meaning: 'the region of AWS KMS' },
  KEY_SERVICE_KEY_ID: { schema: text.optional(), meaning: 'the access key for AWS KMS' },
  KEY_SERVICE_SECRET: {
    schema: text.optional(),
    meaning:
      'the secret of that access key, or the token of Vault; it may encrypt and decrypt with that key, and needs nothing else',
  },
  REDIS_URL: {
    schema: address(/^rediss?$/, 'REDIS_URL must be the address of a Redis server, like redis://host:6379'),
    meaning: 'where several processes count calls together; without it, each by itself',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'METRICS_TOKEN must be a secret of at least 16 characters').optional(),
    meaning:
      'a secret of at least 16 characters: a request with it as bearer token gets counts and durations at `/metrics`',
  },
  WEB_ROOT: { schema: text.default('./dist/web'), meaning: 'the built pages; `none` when something else serves them' },
  TRACKING_URL: {
    schema: address(/^https?$/, 'TRACKING_URL must be a web address like https://count.example/in'),
    meaning: 'where arrivals at steps are reported, once a visitor from an advert has agreed; empty reports nothing',
  },
  TRACKING_EXCLUDED_HOSTS: {
    schema: z.string().default(LOCAL_HOSTS.join(',')),
    meaning: 'the hostnames on which no arrival is reported, such as that of a test copy, separated by commas',
  },
  MARKETING_PARAMETERS: {
    schema: z
      .string()
      .default(MARKETING_PARAMETERS.join(','))
      .transform(listed)
      .pipe(z.array(z.string().regex(MARKETING_PARAMETER, MARKETING_WRONG)).max(50, MARKETING_WRONG)),
    meaning:
      'which parameters of the first address are kept with a registration, once the visitor has agreed to cookies: names separated by commas, a `*` for the rest of a name; empty keeps none',
  },
  OFFERED_PARTS: {
    schema: z
      .string()
      .transform((said) => (said === 'all' ? [...offeredParts] : said === 'none' ? [] : listed(said)))
      .pipe(z.array(z.enum(offeredParts, PARTS_WRONG)))
      .optional(),
    meaning: `which parts of a will are offered whose words await a lawyer’s sign-off, and whether estimates in pounds are, which await a tax adviser’s: \`all\`, \`none\`, or some of ${offeredParts.join(', ')}, separated by commas. A will that has one keeps it when it is switched off, and cannot be paid for`,
    otherwise: '`none` in production, else `all`',
  },
  SELL: {
    schema: z.enum(sellings, `SELL must be ${sellings.join(' or ')}`).default('everything'),
    meaning:
      '`signed-off` sells only what a lawyer has signed off word for word: `npm run -s heirloom -- sign-off list --unsigned` says what is not',
  },
  LPA_FORMS_DIR: {
    schema: text.optional(),
    meaning:
      'a folder with the blank forms `LP1F.pdf` and `LP1H.pdf`, filled in for customers who buy a power of attorney; without it, they copy theirs',
  },
  REFERRAL_FIRMS: {
    schema: text.optional(),
    meaning:
      'a JSON file that lists the firms of solicitors to which customers may refer a case, as docs/operations.md says; without it, none is offered',
  },
  OS_PLACES_KEY: {
    schema: text.optional(),
    meaning:
      'a key of Ordnance Survey’s Places API, to find addresses by their postcode; without it, customers type theirs',
  },
  OS_PLACES_URL: {
    schema: z
      .url('OS_PLACES_URL must be a web address like https://api.os.uk/search/places/v1')
      .default('https://api.os.uk/search/places/v1'),
    meaning: 'the address of that API, which is asked by the server and only with a key',
  },
} as const satisfies Record<string, Variable>

export const operatorVariables = {
  OPERATOR_NAME: { schema: text.optional(), meaning: 'your registered name; required in production' },
  OPERATOR_ADDRESS: {
    schema: text.optional(),
    meaning: 'where you are established, in one line; required in production',
  },
  OPERATOR_COMPANY_NUMBER: { schema: text.optional(), meaning: 'your company number, where you have one' },
  OPERATOR_DATA_REGISTRATION: {
    schema: text.optional(),
    meaning: 'your registration number with the Information Commissioner’s Office',
  },
  SOURCE_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'SOURCE_URL must be a web address' }).optional(),
    meaning:
      'where the source of exactly this copy can be had, as section 13 of its licence (AGPL) asks; `/source` leads there. Required in production',
  },
} as const satisfies Record<string, Variable>

export const partnerFirmVariables = {
  PARTNER_FIRM_NAME: { schema: text.optional(), meaning: 'the firm’s name, as it stands in wills' },
  PARTNER_FIRM_SRA_NUMBER: { schema: text.optional(), meaning: 'its number at the Solicitors Regulation Authority' },
  PARTNER_FIRM_FEES: {
    schema: text.optional(),
    meaning: 'what it is likely to charge and on what basis, with VAT, in words customers read',
  },
  PARTNER_FIRM_COMMISSION: {
    schema: text.optional(),
    meaning: 'what it pays you for being offered, or that it pays nothing, in words they read',
  },
  PARTNER_FIRM_WEBSITE: { schema: text.optional(), meaning: 'the page on which it publishes its prices' },
} as const satisfies Record<string, Variable>

export const stripeVariables = {
  STRIPE_SECRET_KEY: { schema: text.optional(), meaning: 'the secret key from the Stripe dashboard; needed' },
  STRIPE_WEBHOOK_SECRET: { schema: text.optional(), meaning: 'the signing secret of the webhook made there; needed' },
  STRIPE_API_BASE: {
    schema: z.url('STRIPE_API_BASE must be a web address').optional(),
    meaning: 'another address than Stripe’s own, to try things out against a fake',
  },
} as const satisfies Record<string, Variable>

const variables = { ...generalVariables, ...operatorVariables, ...partnerFirmVariables, ...stripeVariables }
type Schemas = { readonly [K in keyof typeof variables]: (typeof variables)[K]['schema'] }

export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as Schemas,
)
export type Environment = z.infer<typeof environmentSchema>
