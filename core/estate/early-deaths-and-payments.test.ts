import { expect, test } from 'vitest'
import { aChild, dayOf, inTheEnd } from '#testkit/said-in-stages.ts'
import {
  aDisabledChildAmongOthers,
  aHomeForLife,
  aLaterTaker,
  forADisabledPerson,
  laterTakers,
} from '#testkit/trusts.ts'
import { Fraction } from './fraction.ts'

test('what is paid for a disabled child has been used for them, and waits for no age', () => {
  const paid = {
    trust: 'Disabled person',
    on: dayOf('2027-03-01'),
    what: 'capital paid',
    part: Fraction.of(1, 4),
  } as const
  expect(inTheEnd(aDisabledChildAmongOthers(), { events: [paid] }, 'Disabled person')).toEqual([
    '1/4 Dev Menon',
    '3/4 held for Dev Menon',
  ])
  expect(inTheEnd(forADisabledPerson(), { events: [paid] }, 'Disabled person')).toEqual(['1/4 Kit', '3/4 held for Kit'])
})

test('a part that waited passes on the day of a death as the trust would, where the trust never started too', () => {
  const will = aHomeForLife({ takers: laterTakers([2, 3], { persons: [aLaterTaker(2), aLaterTaker(3)] }) })
  const young = {
    ...will,
    persons: will.persons.map((each) => (each.id === 2 ? { ...each, isChild: 'Yes' as const } : each)),
  }
  // Bea has died first, so that Cy, a child, takes his half at once and dies five years later. One of his own lives 13 days longer.
  const then = inTheEnd(young, {
    deaths: [
      [1, '2020-01-01'],
      [2, '2031-05-01', [aChild('2030-01-01', '2031-05-14'), aChild('2030-01-01')]],
    ],
  })
  expect(then.filter((each) => each.includes('hild'))).toHaveLength(2)
})
