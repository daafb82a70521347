import { describe, expect, test } from 'vitest'
import { samplePeople, sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import { addressOf, defaultRelease, mayReadLetter, scopesIn } from './release.ts'

const { ruth, anne } = samplePeople
const will: Will = { ...sampleWill, executor: [ruth], executorBackup: [anne] }
const died = { day: 3, month: 11, year: 2026 }
const today = { day: 20, month: 11, year: 2026 }
const ruthAsks = { died, asker: 'Ruth Hale', today }
const everythingButFigures = ['original', 'record', 'wishes', 'belongings', 'words']

describe('what is released', () => {
  test('goes to the executors where the testator chose nothing, and the figures to nobody', () => {
    expect([...scopesIn(will, defaultRelease, ruthAsks, [])]).toEqual([[ruth, everythingButFigures]])
  })

  test('goes to the substitutes where no executor is left', () => {
    const persons = will.persons.map((each) => (each.id === ruth ? { ...each, died: true as const } : each))
    expect([...scopesIn({ ...will, persons }, defaultRelease, ruthAsks, []).keys()]).toEqual([anne])
  })

  test('goes to nobody where nobody is left to act: not to those who take the rest, whom the testator did not choose', () => {
    const died = true as const
    const persons = will.persons.map((each) => (each.id === ruth || each.id === anne ? { ...each, died } : each))
    expect([...scopesIn({ ...will, persons }, defaultRelease, ruthAsks, [])]).toEqual([])
  })

  test('goes to a substitute as well where fewer than two of several executors can act, as the will appoints one', () => {
    const { thomas, daniel } = samplePeople
    const two: Will = { ...sampleWill, executor: [ruth, thomas], executorBackup: [daniel, anne] }
    const persons = two.persons.map((each) => (each.id === ruth ? { ...each, died: true as const } : each))
    expect([...scopesIn({ ...two, persons }, defaultRelease, ruthAsks, []).keys()]).toEqual([thomas, daniel])
  })

  test('goes to a substitute who asks, as one before them cannot act', () => {
    const asks = { ...ruthAsks, asker: will.persons.find(({ id }) => id === anne)?.fullname ?? '' }
    expect([...scopesIn(will, defaultRelease, asks, []).keys()]).toEqual([ruth, anne])
    expect([...scopesIn(will, defaultRelease, { ...ruthAsks, asker: 'Somebody Else' }, []).keys()]).toEqual([ruth])
  })

  describe('of an executor who was 17 on the day of the death', () => {
    const dob = { day: 1, month: 12, year: 2008 }
    const young: Will = { ...will, persons: will.persons.map((each) => (each.id === ruth ? { ...each, dob } : each)) }
    const readOn = (month: number, of = young) => [
      ...scopesIn(of, defaultRelease, { ...ruthAsks, today: { day: 1, month, year: 2026 } }, []).keys(),
    ]

    test('goes to the substitute while they are under 18, and to them once they are 18', () => {
      expect(readOn(11)).toEqual([anne])
      expect(readOn(12)).toEqual([ruth])
    })

    test('stays with a substitute who had it before the executor was 18, and who may have applied since', () => {
      const release = { to: defaultRelease, days: 14 as const, released: { day: 25, month: 11, year: 2026 } }
      expect(readOn(12, { ...young, release })).toEqual([anne, ruth])
    })
  })

  test('goes to one person, to whom nothing else is opened', () => {
    const scopes = scopesIn(will, { ...defaultRelease, figures: { to: 'person', person: anne } }, ruthAsks, [])
    expect(scopes.get(anne)).toEqual(['figures'])
  })

  test('a letter goes to the person it is for, and to those who act where that person cannot be written to', () => {
    const { thomas } = samplePeople
    const withAddress = (id: number, email: string): Will => ({
      ...will,
      persons: will.persons.map((each) => (each.id === id ? { ...each, email } : each)),
    })
    const reached = withAddress(thomas, 'thomas@example.com')
    expect([...scopesIn(reached, defaultRelease, ruthAsks, [thomas])]).toEqual([
      [ruth, everythingButFigures],
      [thomas, ['letters']],
    ])
    expect(mayReadLetter(reached, defaultRelease, ruth, thomas)).toBe(false)
    const unreached = scopesIn(will, defaultRelease, ruthAsks, [thomas])
    expect(unreached.get(ruth)).toContain('letters')
    expect(mayReadLetter(will, defaultRelease, ruth, thomas)).toBe(true)
  })

  test('goes to nobody where the testator wants that', () => {
    expect(scopesIn(will, { ...defaultRelease, words: { to: 'nobody' } }, ruthAsks, []).get(ruth)).not.toContain(
      'words',
    )
  })

  test('is sent to the address that the testator gave last: no longer to that at which a person was asked', () => {
    const [first] = will.persons.filter(({ id }) => id === ruth)
    if (!first) throw new Error('Ruth is not in the will')
    const asked = { id: 1, role: 'executor', person: ruth, name: first.fullname, email: 'asked@example.com' } as const
    const roleRequests = [{ ...asked, asked: '2026-11-22T10:00:00.000Z', until: '2026-12-22' }]
    expect(addressOf({ ...will, roleRequests }, first)).toBe('asked@example.com')
    expect(addressOf({ ...will, roleRequests }, { ...first, email: 'put.right@example.com' })).toBe(
      'put.right@example.com',
    )
    expect(addressOf(will, { ...first, email: 'only@example.com' })).toBe('only@example.com')
    expect(addressOf({ ...will, roleRequests }, { ...first, fullname: 'Somebody Else' })).toBeUndefined()
  })
})
