import { describe, expect, test } from 'vitest'
import { withChangedItem, withItem, withoutPerson } from '#core/will/changes.ts'
import { newPerson } from '#core/will/new-will.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { aPerson, completeExampleWill } from '#testkit/builders.ts'
import { alreadyHas, changedPart, collides, keptCollides, typedOver, typedPart, withPart } from './changed-part.ts'

const will = completeExampleWill()
const share = (from: Will, id: number, estatePercent: number): Will => {
  const person = personById(from, id) ?? aPerson()
  return withChangedItem(from, 'persons', { ...person, estatePercent })
}
const typed = share(share(will, 1, 60), 2, 10)

describe('what a save sends', () => {
  test('is nothing when nothing was changed', () => expect(changedPart(will, will)).toEqual({}))
  test('is nothing when a home for life was begun and left out again', () =>
    expect(changedPart({ ...will, trusts: undefined }, { ...will, trusts: [] })).toEqual({}))
  test('is nothing when the only statement that was pressed is pressed again', () =>
    expect(changedPart({ ...will, situation: undefined }, { ...will, situation: {} })).toEqual({}))
  test('is the whole list when one person on it was changed, because the server replaces it', () =>
    expect(changedPart(will, typed).persons).toHaveLength(will.persons.length))
  test('is of the details only the fields that differ', () =>
    expect(changedPart(will, { ...will, details: { ...will.details, middle_name: 'Rose' } })).toEqual({
      details: { middle_name: 'Rose' },
    }))
})

describe('what is kept of an unsaved page', () => {
  const kept = typedPart(will, typed)

  test('is of a list only who was changed', () => expect(kept.persons?.map(({ id }) => id)).toEqual([1, 2]))

  test('laid on the same will gives what was typed', () => expect(withPart(will, kept)).toEqual(typed))

  test('keeps a person who was added elsewhere in between', () => {
    const { will: newer, id } = withItem(will, 'persons', newPerson({ fullname: 'Wren Hale', type: 'Person' }))
    expect(personById(withPart(newer, kept), id)?.fullname).toBe('Wren Hale')
    expect(personById(withPart(newer, kept), 1)?.estatePercent).toBe(60)
  })

  test('neither restores a person who was removed elsewhere in between nor names them', () => {
    const newer = withoutPerson(will, 2)
    const laid = withPart(newer, kept)
    expect(personById(laid, 2)).toBeUndefined()
    expect(laid.executor).not.toContain(2)
    expect(personById(laid, 1)?.estateBackup.persons.map(({ id }) => id)).not.toContain(2)
  })

  test('is known to be saved, although the server gives its fields in another order', () => {
    const trust = { id: 1, kind: 'Home', for: 2, accountId: 1, repairs: 'The trust' } as const
    const { id, kind, ...rest } = trust
    const [answered, saved] = [
      { ...will, trusts: [{ ...rest, kind, id }] },
      { ...will, trusts: [trust] },
    ]
    expect(alreadyHas(saved, typedPart(will, answered))).toBe(true)
    expect(changedPart(saved, answered)).toEqual({})
  })

  test('is known to have arrived when a reply was lost', () => {
    expect(alreadyHas(typed, kept)).toBe(true)
    expect(alreadyHas(will, kept)).toBe(false)
  })
})

describe('what is typed in one tab collides with what another tab saved', () => {
  const here = { ...typed, details: { ...will.details, first_name: 'Peggy' } }

  test('only where the same answer was given otherwise', () => {
    expect(collides(will, here, { ...will, details: { ...will.details, first_name: 'Meg' } })).toBe(true)
    expect(collides(will, here, { ...will, details: { ...will.details, middle_name: 'Rose' } })).toBe(false)
    expect(collides(will, here, here)).toBe(false)
    expect(collides(will, will, here)).toBe(false)
  })

  test('of a person only where the same is said of them, and not at all where they are gone', () => {
    const person = personById(will, 1) ?? aPerson()
    expect(collides(will, typed, share(will, 1, 40))).toBe(true)
    expect(collides(will, typed, withChangedItem(will, 'persons', { ...person, fullname: 'Tom Hale' }))).toBe(false)
    expect(collides(will, typed, withoutPerson(will, 2))).toBe(false)
  })
})

describe('what is kept of a page that was left', () => {
  const kept = { part: typedPart(will, typed), was: typedPart(typed, will) }
  const renamed = withChangedItem(will, 'persons', { ...(personById(will, 1) ?? aPerson()), fullname: 'Tom Hale' })

  test('asks nothing where something else was said of the same person since, and leaves that as it is', () => {
    expect(keptCollides(renamed, kept)).toBe(false)
    const laid = withPart(renamed, kept.part, kept.was)
    expect(personById(laid, 1)).toMatchObject({ fullname: 'Tom Hale', estatePercent: 60 })
  })

  test('asks where the same was said otherwise since', () => {
    expect(keptCollides(share(will, 1, 40), kept)).toBe(true)
    expect(keptCollides(share(will, 1, 60), kept)).toBe(false)
  })

  test('asks where what had no answer yet was answered otherwise since', () => {
    const { middle_name: _none, ...details } = will.details
    const unanswered: Will = { ...will, details }
    const here = { ...unanswered, details: { ...details, middle_name: 'Rose' } }
    const ofName = { part: typedPart(unanswered, here), was: typedPart(here, unanswered) }
    expect(keptCollides({ ...unanswered, details: { ...details, middle_name: 'May' } }, ofName)).toBe(true)
    expect(keptCollides(unanswered, ofName)).toBe(false)
    expect(keptCollides(here, ofName)).toBe(false)
  })

  test('is what was typed, and not what came with the page', () => {
    // A page that begins with equal shares and an answer for the executors, on which one share and a name are typed.
    const began: Will = { ...share(share(will, 1, 50), 2, 50), notifyExecutors: 'No' }
    const here = { ...share(began, 2, 10), details: { ...began.details, first_name: 'Peggy' } }
    const over = typedOver(will, began, here)
    const ofPage = { part: typedPart(over, here), was: typedPart(here, over) }
    expect(Object.keys(ofPage.part)).toEqual(['persons', 'details'])
    expect(ofPage.part.persons?.map(({ id }) => id)).toEqual([2])
    const elsewhere: Will = { ...share(will, 1, 40), notifyExecutors: 'Yes' }
    expect(keptCollides(elsewhere, ofPage)).toBe(false)
    expect(collides(over, here, elsewhere)).toBe(false)
    expect(keptCollides(share(will, 2, 40), ofPage)).toBe(true)
    expect(keptCollides(will, ofPage)).toBe(false)
  })

  test('asks whenever it is not known what it was typed over', () => {
    expect(keptCollides(renamed, { part: kept.part })).toBe(true)
    expect(keptCollides(typed, { part: kept.part })).toBe(false)
  })
})
