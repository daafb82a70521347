import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { configurationPage, envExample } from './configuration-page.ts'
import { environmentSchema, formerVariables } from './environment.ts'

const refusalOf = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

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
    [{ TRACKING_URL: 'count.example' }, 'TRACKING_URL'],
    [{ TRACKING_URL: 'javascript:alert(1)' }, 'TRACKING_URL'],
  ])('%o is named', (environment, name) => {
    expect(refusalOf(environment)).toContain(name)
  })
})

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

describe('Stripe', () => {
  const live = {
    NODE_ENV: 'production',
    MASTER_KEY: 'a key',
    TRUST_PROXY: '0',
    SMTP_URL: 'smtp://localhost:2525',
    MAIL_FROM: 'help@wills.example',
  }
  const settings = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://wills.example',
  }

  test('takes payments in production', () => {
    expect(readConfig({ ...settings, ...live }).payments).toEqual({
      by: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
    })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)('needs %s, and says so', (name) => {
    expect(refusalOf({ ...settings, [name]: undefined })).toContain(`${name} is not set`)
  })

  test('is not chosen by its keys alone', () => {
    expect(readConfig({ ...settings, PAYMENT_PROVIDER: undefined }).payments).toEqual({ by: 'sandbox' })
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

test('every reason is given at once', () => {
  expect(refusalOf({ NODE_ENV: 'production' }).split('\n')).toHaveLength(6)
})

test('nothing is said of what has been set', () => {
  const said = refusalOf({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://wills.example',
    TRUST_PROXY: '0',
    SMTP_URL: 'smtps://name:secret@mail.example',
    MAIL_FROM: 'help@wills.example',
    MASTER_KEY: 'given',
  })
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain('PAYMENT_PROVIDER')
})

test('the database is a file among the data until another is named', () => {
  expect(readConfig({ DATA_DIR: '/var/heirloom' }).database).toBe('/var/heirloom/heirloom.sqlite')
  expect(readConfig({ DATABASE_URL: 'postgres://wills@db/wills' }).database).toBe('postgres://wills@db/wills')
})

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

test('docs/configuration.md and .env.example describe the settings that the server reads', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../docs/configuration.md')
  await expect(envExample()).toMatchFileSnapshot('../.env.example')
})
