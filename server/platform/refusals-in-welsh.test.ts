import { expect, test } from 'vitest'
import { refusals } from '#words/en/refusals.ts'
import { Invalid, refusalInWelsh, TooManyRequests } from './errors.ts'

test('a refusal is said in Welsh, with its figures and names, and its codes stay', () => {
  const refusal = new Invalid(
    { items: ['You have already paid for this: Bound print.'], email: ['EMAIL_TAKEN'] },
    'Name your partner in your will first.',
  )
  expect(refusalInWelsh(refusal.body())).toEqual({
    message: 'Enwch eich partner yn eich ewyllys yn gyntaf.',
    errors: { items: ['Rydych eisoes wedi talu am hyn: Bound print.'], email: ['EMAIL_TAKEN'] },
  })
  expect(refusalInWelsh(new TooManyRequests(540).body()).message).toContain('Arhoswch 9 munud')
})

/** What a customer is refused with, and how long they wait where that is filled in. */
const sentences = Object.values(refusals).map((row) => (typeof row === 'string' ? row : row('45 seconds', '30')))

test('every sentence that a customer is refused with is in Welsh', () => {
  expect(sentences.length).toBeGreaterThan(70)
  expect(sentences.filter((message) => refusalInWelsh({ message, errors: {} }).message === message)).toEqual([])
})
