import { expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { wordsOutsideMargins } from '#testkit/pdf-text.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'

const longest = ['Aa'.repeat(25), 'Bb'.repeat(25), 'Cc'.repeat(25), 'Dd'.repeat(23)].join(' ')
const closed = (text: string): string => text.replace(/[\s\p{Cf}]/gu, '')

const printed = async (will: Will) => {
  const pdf = await readPdf(await renderWill(drafted(will), { draft: false }))
  return { pdf, text: closed(pdf.read.map(({ words }) => words).join('')) }
}

test('the longest names stay on the paper wherever they stand: heading, foot, clauses and signature', async () => {
  const { pdf, text } = await printed(
    simplestWill({
      details: {
        ...aWill().details,
        first_name: 'A'.repeat(50),
        middle_name: 'B'.repeat(50),
        last_name: 'C'.repeat(50),
      },
      persons: [anHeir(50, { fullname: longest }), aPerson({ id: 2, fullname: `X ${longest}`.slice(0, 200) })],
      charities: [aCharity({ fullname: 'W'.repeat(200), inherit: true, estatePercent: 50 })],
      estateSplit: 'Equal shares',
    }),
  )
  expect(wordsOutsideMargins(pdf)).toEqual([])
  expect(text).toContain(closed(longest))
  expect(text).toContain('W'.repeat(200))
})

test('names of one letter, from right to left and on two lines are printed whole in one will', async () => {
  const names = ['A B', 'محمد علي', 'דוד כהן', '王 小明', 'Lee\nRoe']
  const persons = names.map((fullname, index) => anHeir(20, { id: index + 1, fullname }))
  const { pdf, text } = await printed(simplestWill({ persons, estateSplit: 'Equal shares' }))
  expect(wordsOutsideMargins(pdf)).toEqual([])
  for (const name of ['AB', '王小明', 'LeeRoe']) expect(text).toContain(name)
})

test('a share of 0.01% beside a name from right to left keeps its number and sign together', async () => {
  const persons = [anHeir(99.99, { fullname: 'דוד כהן' }), anHeir(0.01, { id: 2, fullname: 'محمد علي' })]
  const { text } = await printed(simplestWill({ persons, estateSplit: 'Different shares' }))
  expect(text).toContain('99.99%')
  expect(text).toContain('0.01%')
})

test('a thousand million pounds, two hundred times over, stay on the paper', async () => {
  const persons = [anHeir(100), aPerson({ id: 2, fullname: longest })]
  const gifts = Array.from({ length: 200 }, (_, index) =>
    aGift({ type: 'Money', id: index + 1, amount: 100_000_000_000, persons: [2] }),
  )
  const { pdf, text } = await printed(simplestWill({ persons, gifts }))
  expect(wordsOutsideMargins(pdf)).toEqual([])
  expect(text.split('£1,000,000,000').length - 1).toBeGreaterThanOrEqual(200)
}, 60_000)
