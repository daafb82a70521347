import { expect, test } from 'vitest'
import { journeyInWords } from './picture.ts'
import { stepRows } from './steps.ts'

test('docs/journey.md says what the code does', async () => {
  await expect(journeyInWords()).toMatchFileSnapshot('../../docs/journey.md')
})

test('every step is in the picture and in the table', () => {
  const text = journeyInWords()
  for (const { name, title } of stepRows) {
    expect(text).toContain(`\`${name}\``)
    expect(text.split(title).length, title).toBeGreaterThan(2)
  }
})
