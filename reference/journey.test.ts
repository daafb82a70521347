import { expect, test } from 'vitest'
import { stepRows } from '#core/journey/steps.ts'
import { describeJourney } from './journey.ts'

test('every step is in the diagram and in the table', () => {
  const text = describeJourney()
  for (const { name, title } of stepRows) {
    expect(text).toContain(`\`${name}\``)
    expect(text.split(title).length, title).toBeGreaterThan(2)
  }
})
