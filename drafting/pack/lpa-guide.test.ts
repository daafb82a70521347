import { expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { everything, packed, textOf } from '#testkit/pack-documents.ts'
import { toPlainText } from './pack-document.ts'

const text = textOf('lpa-guide')

test('the guide to a power of attorney puts the signatures in the order that counts', () => {
  const order = [
    'You sign first',
    'Then your certificate provider',
    'Then every attorney and replacement',
    'Then it is registered',
  ]
  const places = order.map((step) => text.indexOf(step))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the guide gives the fee, half the fee and who pays half', () => {
  expect(text).toContain('£92.00 for each power of attorney')
  expect(text).toContain('Half of that, £46.00, if your income before tax is less than £12,000 a year.')
})

test('the guide says who may and who may not be the certificate provider', () => {
  for (const said of [
    'known you well for at least two years',
    'must not be an attorney or a replacement',
    'must not be a relative, spouse, civil partner or partner',
    'care home',
  ])
    expect(text).toContain(said)
})

test('the guide says how many people can be notified', () => {
  expect(text).toContain('You may name up to 5 people')
})

test('the guide speaks of a sheet only where there is one', () => {
  expect(text).toContain('Copy from your sheet')
  const unanswered = packed(completeExampleWill(), { ...everything(), powers: [] }).map(toPlainText)
  expect(unanswered.some((each) => each.includes('Sign in this order'))).toBe(true)
  expect(unanswered.some((each) => each.includes('Copy from your sheet'))).toBe(false)
})

// Finding: 41
test.each([
  ['what happens to joint decisions when an attorney can no longer act', 'the others can no longer make those'],
  ['that replacements help then', 'Do so if some or all decisions are to be made jointly.'],
  ['which gifts attorneys may make', 'Anything larger needs the Court of Protection.'],
  ['an instruction for managers of investments', 'discretionary investment manager'],
  ['the four weeks of waiting', 'waits four weeks'],
  ['how long it takes', 'eight to ten weeks in all'],
  ['how to show it online', 'Use a lasting power of attorney'],
])('the guide says %s', (_what, words) => {
  expect(text).toContain(words)
})

test('the guide says where the forms are, and that the same can be done online', () => {
  expect(text).toContain('gov.uk/government/publications/make-a-lasting-power-of-attorney')
  expect(text).toContain('gov.uk/power-of-attorney/make-lasting-power')
})
