import { expect, test } from 'vitest'
import { dayOf } from '#testkit/said-in-stages.ts'
import { aHomeForLife, aHomeTrust } from '#testkit/trusts.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import type { HomeAtDeath } from './history.ts'
import { homeAtDeath } from './holdings.ts'

const died = dayOf('2026-03-01')
const alone: Partial<Account> = { owner: 'I own it alone' }
const joint: Partial<Account> = { owner: 'I own it jointly with someone else', mortgageWithPersons: [1] }
const inCommon: Partial<Account> = { ...joint, ownershipType: 'Tenants in common' }

const willWith = (account: Partial<Account>): Will => {
  const will = aHomeForLife()
  return { ...will, accounts: will.accounts.map((each) => ({ ...each, ...account })) }
}

const part = (
  account: Partial<Account>,
  deaths: [number, string][] = [],
  { home, trust = {} }: { home?: HomeAtDeath; trust?: Partial<Trust> } = {},
): string => {
  const history = {
    died,
    deaths: deaths.map(([person, day]) => ({ person, on: dayOf(day) })),
    ...(home && { home }),
  }
  const found = homeAtDeath(willWith(account), aHomeTrust(trust), history)
  if (!found) return 'none'
  const { own, owners } = found
  return [String(own), ...(owners.length > 0 ? [`beside ${owners.join(', ')}`] : [])].join(' ')
}

test.each<[string, Partial<Account>, [number, string][], string]>([
  ['owned alone: all of it', alone, [], '1'],
  ['in common, half said', { ...inCommon, ownershipPercent: 50 }, [], '1/2 beside 1'],
  ['in common, a part of 30 % said', { ...inCommon, ownershipPercent: 30 }, [], '3/10 beside 1'],
  ['in common, no part said: equal owners', inCommon, [], '1/2 beside 1'],
  ['in common with two others', { ...inCommon, mortgageWithPersons: [1, 2] }, [], '1/3 beside 1, 2'],
  ['in common with people who are not named: half', { ...inCommon, mortgageWithPersons: [] }, [], '1/2'],
  ['in common, the other owner dead: still the part', inCommon, [[1, '2020-01-01']], '1/2 beside 1'],
  ['joint: it passes to the other owner', { ...joint, ownershipType: 'Joint tenants' }, [], '0 beside 1'],
  ['joint, who died first: all of it', { ...joint, ownershipType: 'Joint tenants' }, [[1, '2026-02-28']], '1'],
  [
    'joint, who died on the same day: all of it',
    { ...joint, ownershipType: 'Joint tenants' },
    [[1, '2026-03-01']],
    '1',
  ],
  ['joint, who died a day later', { ...joint, ownershipType: 'Joint tenants' }, [[1, '2026-03-02']], '0 beside 1'],
  ['not sure: as if joint', joint, [], '0 beside 1'],
  ['not sure, with an owner who is not named', { ...joint, mortgageWithPersons: [] }, [], '0'],
  [
    'joint, of two others one has died',
    { ...joint, ownershipType: 'Joint tenants', mortgageWithPersons: [1, 2] },
    [[1, '2020-01-01']],
    '0 beside 2',
  ],
])('the testator’s part of a home %s', (_what, account, deaths, said) => {
  expect(part(account, deaths)).toBe(said)
})

test.each<[HomeAtDeath, string, string]>([
  ['kept', '1/2 beside 1', '1/2 beside 1'],
  ['sold by attorney', '1/2 beside 1', '1/2 beside 1'],
  ['replaced', '1', 'none'],
  ['moved out', '1', '1/2 beside 1'],
  ['sold', 'none', 'none'],
  ['lost to debts', 'none', 'none'],
])('a home that is %s: %s where another home counts, otherwise %s', (home, replacement, same) => {
  expect(part(inCommon, [], { home, trust: { replacementHome: 'Yes' } })).toBe(replacement)
  expect(part(inCommon, [], { home, trust: { replacementHome: 'No' } })).toBe(same)
})

test('a property that is not the testator’s home is held as it is, and no other home in its place, as its clause says', () => {
  const elsewhere = { ...inCommon, isYourOwn: 'No' as const }
  expect(part(elsewhere, [], { home: 'replaced', trust: { replacementHome: 'Yes' } })).toBe('none')
  expect(part(elsewhere, [], { home: 'moved out', trust: { replacementHome: 'Yes' } })).toBe('1/2 beside 1')
})

test('a trust about a home that is not in the will has none', () => {
  const will = { ...aHomeForLife(), accounts: [] }
  expect(homeAtDeath(will, aHomeTrust(), { died, deaths: [] })).toBeUndefined()
})
