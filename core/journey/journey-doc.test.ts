import { expect, test } from 'vitest'
import { expectDerived } from '#testkit/derived.ts'
import { describeJourney } from './journey-doc.ts'
import { stepRows } from './steps.ts'

test('docs/journey.md is up to date with the code', async () => {
  await expectDerived(describeJourney(), '../../docs/journey.md')
})

test('every step is in the diagram and in the table', () => {
  const text = describeJourney()
  for (const { name, title } of stepRows) {
    expect(text).toContain(`\`${name}\``)
    expect(text.split(title).length, title).toBeGreaterThan(2)
  }
})
