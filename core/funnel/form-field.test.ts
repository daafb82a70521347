import { expect, test } from 'vitest'
import {
  formField,
  isFormField,
  isQualifyingField,
  qualifyingField,
  withError,
  withoutError,
  withValue,
} from './form-field.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

test('a field starts required and without an error that stays', () => {
  expect(formField('')).toEqual({ value: '', required: true, error: { message: '', keepVisible: false } })
  expect(formField('', false).required).toBe(false)
  expect(qualifyingField('')).toEqual({ ...formField(''), qualify: false })
})

test('an error goes when the answer changes', () => {
  const wrong = withError(formField('12'), 'Please remove digits from this field')
  expect(wrong.error).toEqual({ message: 'Please remove digits from this field', keepVisible: false })
  expect(withValue(wrong, 'Anna')).toEqual(formField('Anna'))
})

test('an error to be kept visible stays until the step is completed', () => {
  const wrong = withError(formField('12'), 'Look here', true)
  const changed = withValue(wrong, 'Anna')
  expect(changed).toEqual({ ...wrong, value: 'Anna' })
  expect(withoutError(changed)).toEqual(formField('Anna'))
})

test('a qualifying field keeps its flag when its answer or its error changes', () => {
  const field = { ...qualifyingField('No'), qualify: true }
  expect(withValue(field, 'Yes').qualify).toBe(true)
  expect(withError(field, 'Look here').qualify).toBe(true)
})

test('a field comes back from storage as it went in', () => {
  const stored: unknown = JSON.parse(JSON.stringify(withError(formField('Anna'), 'Look here')))
  expect(isFormField(isText)(stored)).toBe(true)
  expect(isQualifyingField(isText)(stored)).toBe(false)
  expect(isQualifyingField(isText)(JSON.parse(JSON.stringify(qualifyingField('Yes'))))).toBe(true)
})

test.each([
  undefined,
  null,
  'Anna',
  [],
  {},
  { ...formField('Anna'), value: 3 },
  { ...formField('Anna'), required: 'yes' },
  { ...formField('Anna'), error: 'Look here' },
  { ...formField('Anna'), error: { message: 'Look here' } },
  { ...formField('Anna'), error: null },
])('%j is not a stored field', (stored) => {
  expect(isFormField(isText)(stored)).toBe(false)
})
