import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

/** Sentences that a customer is refused with. What the desk and programmers read is in English. */
const sentences = globSync('server/{features,platform,work}/**/*.ts')
  .filter((file) => !/test|desk|dev\/|health|firm-list/.test(file))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/new (?:NotFound|Invalid|Unavailable)\([^'`;]*'([A-Z][^']+\.)'/g),
  ])
  .map(([, says = '']) => says)
  .filter((says) => !says.includes('only for development'))

test('every sentence that a customer is refused with is in Welsh', () => {
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((message) => refusalInWelsh({ message, errors: {} }).message === message)).toEqual([])
})
