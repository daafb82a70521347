import { describe, expect, test } from 'vitest'
import { drafted } from '#testkit/drafted.ts'
import { fullestWill, goldenWills } from '#testkit/golden-wills.ts'
import { clauseIds } from './clause-ids.ts'
import { asText } from './plain-text.ts'

describe('The whole text, word for word as it was last read', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    await expect(`${asText(drafted(will))}\n`).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  test('every clause stands in one of them', () => {
    const { will } = fullestWill()
    const { opening, clauses } = drafted(will)
    expect([opening, ...clauses].map(({ id }) => id)).toEqual([...clauseIds])
  })
})
