import { describe, expect, test } from 'vitest'
import { offeredParts } from '#core/will/lists.ts'
import { ConfigError, formerVariables, readConfig } from './config.ts'
import { environmentSchema } from './environment.ts'

const refusalOf = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

// Promise: default.none
test('nothing needs to be set to try the product', () => {
  expect(readConfig({})).toMatchObject({ production: false, port: 3000, host: 'localhost', publicUrl: '' })
})

test('the public address is kept without its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://wills.example/' }).publicUrl).toBe('https://wills.example')
})

describe('a setting that is wrong', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'wills.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/wills' }, 'DATABASE_URL'],
    [{ REDIS_URL: 'http://localhost:6379' }, 'REDIS_URL'],
    [{ METRICS_TOKEN: 'too short' }, 'METRICS_TOKEN'],
    [{ OS_PLACES_URL: 'api.os.uk' }, 'OS_PLACES_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE'],
    [{ PAYMENT_PROVIDER: 'cowries' }, 'PAYMENT_PROVIDER'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Heirloom <help@wills.example>' }, 'MAIL_FROM'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ PROOF_OF_WORK_AFTER: 'never' }, 'PROOF_OF_WORK_AFTER'],
    [{ DOCUMENT_STORE: 's3://bucket' }, 'DOCUMENT_STORE'],
    [{ DOCUMENT_STORE: 'https://keep.example/bucket', DOCUMENT_STORE_KEY_ID: 'id' }, 'DOCUMENT_STORE_SECRET'],
    [{ TRACKING_URL: 'count.example' }, 'TRACKING_URL'],
    [{ TRACKING_URL: 'javascript:alert(1)' }, 'TRACKING_URL'],
  ])('%o is named', (environment, name) => {
    expect(refusalOf(environment)).toContain(name)
  })
})

// Promise: role.test-host.2, default.payments
test('the payment sandbox is refused in production, saying what to set', () => {
  const said = refusalOf({ NODE_ENV: 'production' })
  expect(said).toContain('PAYMENT_PROVIDER')
  expect(said).toContain('takes no money')
})

describe('the law firm', () => {
  const all = {
    PARTNER_FIRM_NAME: 'Poe & Lane LLP',
    PARTNER_FIRM_SRA_NUMBER: '600123',
    PARTNER_FIRM_FEES: 'By the hour, at £240 with VAT.',
    PARTNER_FIRM_COMMISSION: 'The firm pays us nothing.',
    PARTNER_FIRM_WEBSITE: 'https://poe-lane.example/prices',
  }

  // Promise: extra.firm
  test('is offered with everything a customer has to know of it', () => {
    expect(readConfig(all).firm).toEqual({
      name: 'Poe & Lane LLP',
      sraNumber: '600123',
      fees: 'By the hour, at £240 with VAT.',
      commission: 'The firm pays us nothing.',
      website: 'https://poe-lane.example/prices',
    })
    expect(readConfig({}).firm).toBeUndefined()
  })

  // Promise: extra.firm
  test.each(Object.keys(all))('is not offered without %s, and the start says so', (name) => {
    const refusal = refusalOf({ ...all, [name]: undefined })
    expect(refusal).toContain('with none of them')
    expect(refusal).toContain(`Look at ${name}.`)
  })

  test.each([
    [{ PARTNER_FIRM_SRA_NUMBER: 'SRA 600123' }, 'PARTNER_FIRM_SRA_NUMBER'],
    [{ PARTNER_FIRM_WEBSITE: 'poe-lane.example' }, 'PARTNER_FIRM_WEBSITE'],
    [{ PARTNER_FIRM_WEBSITE: 'javascript:alert(1)' }, 'PARTNER_FIRM_WEBSITE'],
  ])('is not offered with %o', (wrong, name) => {
    expect(refusalOf({ ...all, ...wrong })).toContain(`Look at ${name}.`)
  })
})

/** What a start in production needs, but for payments. */
const live = {
  NODE_ENV: 'production',
  MASTER_KEY: 'a key',
  TRUST_PROXY: '0',
  SMTP_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'help@wills.example',
  OPERATOR_NAME: 'Wren Wills Ltd',
  OPERATOR_ADDRESS: '1 Wren Street, Ludlow, SY8 1AB',
  SOURCE_URL: 'https://code.example/heirloom',
}

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_URL: 'https://wills.example',
}

const production = { ...live, ...stripe }

describe('Stripe', () => {
  test('takes payments in production', () => {
    expect(readConfig(production).payments).toEqual({
      by: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
    })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)('needs %s, and says so', (name) => {
    expect(refusalOf({ ...stripe, [name]: undefined })).toContain(`${name} is not set`)
  })

  test('is not chosen by its keys alone', () => {
    expect(readConfig({ ...stripe, PAYMENT_PROVIDER: undefined }).payments).toEqual({ by: 'sandbox' })
  })
})

test('production needs the address that links in mails lead to', () => {
  expect(refusalOf({ NODE_ENV: 'production' })).toContain('PUBLIC_URL is not set')
  expect(refusalOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://wills.example' })).not.toContain('PUBLIC_URL')
})

test.each<[string, Record<string, string>, string]>([
  ['an address without encryption', { PUBLIC_URL: 'http://wills.example' }, 'https://'],
  ['no word on whether a proxy stands in front', {}, 'TRUST_PROXY is not set'],
  ['no mail server', {}, 'SMTP_URL is not set'],
  ['no address that mail comes from', {}, 'MAIL_FROM is not set'],
])('production refuses %s, and says what to do', (_what, environment, words) => {
  expect(refusalOf({ NODE_ENV: 'production', ...environment })).toContain(words)
})

test('production refuses to sell for a business that customers are not told of', () => {
  const said = refusalOf({ NODE_ENV: 'production', OPERATOR_NAME: 'Wren Wills Ltd' })
  expect(said).toContain('OPERATOR_NAME and OPERATOR_ADDRESS are not both set')
  expect(readConfig({ OPERATOR_NAME: 'Wren Wills Ltd', OPERATOR_ADDRESS: '1 Wren Street' }).operator).toEqual({
    name: 'Wren Wills Ltd',
    address: '1 Wren Street',
  })
})

test('production refuses to run without saying where its source is', () => {
  expect(refusalOf({ NODE_ENV: 'production' })).toContain('SOURCE_URL is not set')
})

describe('a copy to try out stays on its machine', () => {
  test.each(['0.0.0.0', '::', '192.168.1.20', 'wills.lan'])('HOST=%s is refused', (HOST) => {
    expect(refusalOf({ HOST })).toContain('HOST lets other machines in')
    expect(refusalOf({ HOST, ALLOW_NETWORK: '1' })).toContain('together with PUBLIC_URL')
  })

  test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('HOST=%s is this machine', (HOST) => {
    expect(refusalOf({ HOST })).toBe('')
  })

  test('unless the operator says so, and says which address links in mails lead to', () => {
    expect(refusalOf({ HOST: '0.0.0.0', ALLOW_NETWORK: '1', PUBLIC_URL: 'http://wills.lan:3000' })).toBe('')
  })
})

describe('in production, what customers write goes to another machine encrypted', () => {
  const inProduction = (settings: Record<string, string>) => refusalOf({ NODE_ENV: 'production', ...settings })

  test.each([
    [{ REDIS_URL: 'redis://counters:6379' }, 'REDIS_URL leads to another machine without TLS'],
    [{ DATABASE_URL: 'postgres://wills@db/wills' }, 'DATABASE_URL leads to another machine without TLS'],
    [{ DATABASE_URL: 'postgres://wills@db/wills?sslmode=prefer' }, 'DATABASE_URL leads to another machine without TLS'],
  ])('%o is refused', (settings, words) => {
    expect(inProduction(settings)).toContain(words)
    expect(inProduction({ ...settings, ALLOW_PLAINTEXT: 'redis, database' })).not.toContain('without TLS')
  })

  test.each([
    { REDIS_URL: 'rediss://counters:6379' },
    { REDIS_URL: 'redis://localhost:6379' },
    { DATABASE_URL: 'postgres://wills@db/wills?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://wills@127.0.0.1/wills' },
    { DATABASE_URL: 'postgres:///wills?host=/var/run/postgresql' },
  ])('%o is accepted', (settings) => {
    expect(inProduction(settings)).not.toContain('without TLS')
  })

  test('and mail only over TLS, with smtp: by STARTTLS', () => {
    const needsTls = (settings: Record<string, string>) => readConfig({ ...production, ...settings }).smtpNeedsTls
    expect(needsTls({ SMTP_URL: 'smtp://mail.example:587' })).toBe(true)
    expect(needsTls({ SMTP_URL: 'smtp://localhost:25' })).toBe(false)
    expect(needsTls({ SMTP_URL: 'smtp://mail.example:587', ALLOW_PLAINTEXT: 'mail' })).toBe(false)
    expect(readConfig({ SMTP_URL: 'smtp://mail.example:587' }).smtpNeedsTls).toBe(false)
  })
})

test('every reason is given at once', () => {
  expect(refusalOf({ NODE_ENV: 'production' }).split('\n')).toHaveLength(8)
})

test('nothing is said of what has been set', () => {
  const said = refusalOf({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://wills.example',
    TRUST_PROXY: '0',
    SMTP_URL: 'smtps://name:secret@mail.example',
    MAIL_FROM: 'help@wills.example',
    MASTER_KEY: 'given',
    OPERATOR_NAME: 'Wren Wills Ltd',
    OPERATOR_ADDRESS: '1 Wren Street, Ludlow, SY8 1AB',
    SOURCE_URL: 'https://code.example/heirloom',
  })
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain('PAYMENT_PROVIDER')
})

test('the database is a file among the data until another is named', () => {
  expect(readConfig({ DATA_DIR: '/var/heirloom' }).database).toBe('/var/heirloom/heirloom.sqlite')
  expect(readConfig({ DATABASE_URL: 'postgres://wills@db/wills' }).database).toBe('postgres://wills@db/wills')
})

// Promise: default.keys
test('production needs a master key that is not kept among the data', () => {
  expect(refusalOf({ NODE_ENV: 'production' })).toContain('MASTER_KEY is not set')
  expect(refusalOf({ NODE_ENV: 'production', MASTER_KEY: 'given' })).not.toContain('MASTER_KEY')
})

test('addresses are asked for outside only with a key of the operator’s', () => {
  expect(readConfig({}).osPlaces).toBeUndefined()
  expect(readConfig({ OS_PLACES_KEY: 'given' }).osPlaces).toEqual({
    key: 'given',
    url: 'https://api.os.uk/search/places/v1',
  })
})

describe('a name of an earlier version', () => {
  test.each(Object.keys(formerVariables))('%s stops the start, and the message names the new one', (name) => {
    const said = refusalOf({ [name]: '1' })
    const instead = /\bset ([A-Z_]+)/i.exec(said.replace(name, ''))?.[1] ?? ''
    expect(said).toContain(name)
    expect(Object.keys(environmentSchema.shape)).toContain(instead)
  })
})

describe('the parts of a will that await a lawyer', () => {
  test('are all offered outside production, and none in it', () => {
    expect(readConfig({}).parts).toEqual(offeredParts)
    expect(readConfig(production).parts).toEqual([])
  })

  test('are offered one by one, all together, or not at all', () => {
    const parts = (OFFERED_PARTS: string) => readConfig({ ...production, OFFERED_PARTS }).parts
    expect(parts('home-for-life, belongings')).toEqual(['home-for-life', 'belongings'])
    expect(parts('all')).toEqual(offeredParts)
    expect(parts('none')).toEqual([])
  })

  test('are refused by a name that is none of theirs', () => {
    expect(refusalOf({ OFFERED_PARTS: 'home' })).toContain('OFFERED_PARTS must be all, none, or some of home-for-life')
  })
})
