import { expect, test } from 'vitest'
import * as errors from '#server/platform/errors.ts'
import { errorCatalogue, errorsPage } from './errors.ts'

// Promise: error.codes
test('the catalogue names every error that the API replies with', () => {
  const thrown = Object.values(errors).filter(
    (each) => typeof each === 'function' && each.prototype instanceof errors.HttpError,
  )
  expect(thrown.length).toBeGreaterThan(10)
  expect(new Set<unknown>(errorCatalogue.map(({ error }) => error))).toEqual(new Set<unknown>(thrown))
})

test('the page has a row for each of them', () => {
  for (const { error, when } of errorCatalogue)
    expect(
      errorsPage()
        .split('\n')
        .filter((row) => row.includes(`\`${error.name}\``) && row.includes(when)),
    ).toHaveLength(1)
})
