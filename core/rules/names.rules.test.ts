import { expect, test } from 'vitest'
import { anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import type { Person } from '../will/schema.ts'
import { isNobodyElse, peopleAreToldApart } from './names.rules.ts'

const today = { day: 3, month: 11, year: 2026 }
const sam = anHeir(50, { id: 1, fullname: 'Sam Price', relationship: 'Nephew' })
const home = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }
const born = (year: number) => ({ day: 4, month: 5, year })
const otherSam = (given: Partial<Person> = {}) => ({ ...sam, id: 2, ...given })
const willWith = (...persons: Person[]) => simplestWill({ persons })

test.each<[string, Person, Person]>([
  ['another relationship', sam, otherSam({ relationship: 'Friend' })],
  ['a relationship of one of them only', sam, otherSam({ relationship: 'Other' })],
  ['an address of one of them', sam, otherSam({ useAddressType: 'fulladdress', fulladdress: home })],
  ['years of birth', { ...sam, dob: born(1961) }, otherSam({ dob: born(1990) })],
  ['another name', sam, otherSam({ fullname: 'Sam Pryce' })],
])('two people are told apart by %s', (_what, one, other) => {
  expect(peopleAreToldApart(willWith(one, other), today)).toEqual([])
})

test.each<[string, Person, Person]>([
  ['the same name and relationship', sam, otherSam()],
  ['capitals and spaces', sam, otherSam({ fullname: ' SAM  price ' })],
  ['an email, which the will does not print', sam, otherSam({ useAddressType: 'email', email: 'sam@example.test' })],
  ['an address that is not the detail chosen', sam, otherSam({ useAddressType: 'email', fulladdress: home })],
  ['one year of birth', { ...sam, dob: born(1961) }, otherSam()],
  ['two birthdays in one year', { ...sam, dob: born(1961) }, otherSam({ dob: { day: 5, month: 5, year: 1961 } })],
])('two people are not told apart by %s', (_what, one, other) => {
  expect(peopleAreToldApart(willWith(one, other), today)).toEqual([{ field: 'people', code: 'SAME_NAME' }])
})

test('somebody the will never names is no reason to stop', () => {
  const unused = aPerson({ id: 2, fullname: 'Sam Price', relationship: 'Nephew' })
  expect(peopleAreToldApart(willWith(sam, unused), today)).toEqual([])
})

test('somebody described like another is questioned as they are added, and not when they are changed', () => {
  expect(isNobodyElse(willWith(sam), otherSam({ id: 0 }))).toEqual([{ field: 'fullname', code: 'SAME_NAME' }])
  expect(isNobodyElse(willWith(sam), { ...sam, description: 'Plays the cello' })).toEqual([])
})
