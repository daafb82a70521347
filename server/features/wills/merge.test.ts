import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withColours } from '#core/will/colours.ts'
import { editable } from '#core/will/new-will.ts'
import { linksOfCharity, linksOfPerson } from '#core/will/references.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { unknownIdsIn, unknownInWill, withAnswers, withPart } from './save.rules.ts'

const complete = completeExampleWill({ version: 7, paid: 1, storage: 'in the bureau' })
const ids = complete.persons.map(({ id }) => id)

test('nothing said changes nothing', () => {
  expect(withPart(complete, {})).toEqual(complete)
  expect(withAnswers(complete, editable(complete))).toEqual(complete)
})

test('without a removed person the will has no dangling reference', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.boolean(), (left, keepCharities) => {
      const persons = complete.persons.filter(({ id }) => left.includes(id))
      const after = withPart(complete, { persons, ...(!keepCharities && { charities: [] }) })
      expect(unknownInWill(complete, after)).toEqual([])
      expect(unknownIdsIn(complete, after)).toEqual([])
      expect(after.persons.map(({ id }) => id)).toEqual(ids.filter((id) => left.includes(id)))
      for (const gone of complete.persons.filter(({ id }) => !left.includes(id)))
        expect(linksOfPerson(after, { ...gone, inherit: false })).toEqual([])
      if (!keepCharities)
        for (const gone of complete.charities) expect(linksOfCharity(after, { ...gone, inherit: false })).toEqual([])
    }),
  )
})

test('what only the service says of a will survives any answers', () => {
  const after = withAnswers(complete, editable(completeExampleWill({ persons: [], executor: [] })))
  expect(after).toMatchObject({ id: complete.id, version: 7, paid: 1, storage: 'in the bureau' })
})

test('when a person is removed, the others keep the colours that they were drawn in', () => {
  const [first, ...others] = complete.persons
  const { persons, charities, pets } = withPart(complete, { persons: others })
  const drawn = withColours(complete)
  expect(first).toBeDefined()
  expect([...persons, ...charities, ...pets].map(({ colour }) => colour)).toEqual(
    [...drawn.persons.slice(1), ...drawn.charities, ...drawn.pets].map(({ colour }) => colour),
  )
})
