import { expect, test } from 'vitest'
import { offeredParts } from '#core/will/lists.ts'
import { wordsOf } from './content.ts'
import { offeredBlocks } from './this-copy.ts'

const HOME = 'You want someone to live in your home for life before others have it.'

test('where nothing is offered, all of it needs a solicitor', () => {
  const words = wordsOf(offeredBlocks([]))
  expect(words).toContain(HOME)
  expect(words).toContain('You need a solicitor for these as well:')
  expect(words).not.toContain('You may be able to do these here')
})

test('what is offered is not said to need one', () => {
  const [lead, needed] = offeredBlocks(['home-for-life'])
  expect(lead).toBe('You need a solicitor for these as well:')
  expect(JSON.stringify(needed)).not.toContain(HOME)
  const all = wordsOf(offeredBlocks([...offeredParts]))
  expect(all).toContain(HOME)
  expect(all).not.toContain('You need a solicitor for these as well:')
})
