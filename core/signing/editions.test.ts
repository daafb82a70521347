import { describe, expect, test } from 'vitest'
import { editions, lastChecks } from '../will/lists.ts'
import { codeOf, earlierPages, fileOfWill, lastPage, type Paper, papersOf } from './editions.ts'
import { type Mishap, mishaps } from './table.ts'
import { lastCheckWords, mishapWords, tableWords } from './table-words.ts'

const WORDS = '7F3K-21QX'
const called = { testator: 'Margaret', first: 'Mary', second: 'David' }

const saidAtTable = (paper: Paper): string =>
  [
    ...(['sit-down', 'initials', 'sign', 'first-witness', 'second-witness'] as const).map((step) =>
      Object.values(tableWords(step, called, paper)).join(' '),
    ),
    ...lastChecks.map((check) => lastCheckWords(check, paper)),
    ...(Object.keys(mishaps) as Mishap[]).map((mishap) => Object.values(mishapWords(mishap, paper.edition)).join(' ')),
  ].join('\n')

describe('The editions of a will', () => {
  // Promise: product.editions, since.edition
  test('have a code each, so that no page of one passes for a page of another', () => {
    const codes = editions.map((edition) => codeOf(WORDS, edition))
    expect(codes).toEqual(['7F3K-21QX', '7F3K-21QX-L', '7F3K-21QX-B'])
    expect(new Set(codes).size).toBe(editions.length)
    expect(codeOf(WORDS)).toBe(codeOf(WORDS, 'normal'))
  })

  test('are those that were made, each with its own pages', () => {
    expect(papersOf(WORDS, { normal: 6, large: 12, bound: undefined })).toEqual([
      { edition: 'normal', pages: 6, code: '7F3K-21QX' },
      { edition: 'large', pages: 12, code: '7F3K-21QX-L' },
    ])
    expect(papersOf(undefined, { normal: 6 })).toEqual([{ edition: 'normal', pages: 6 }])
  })

  test('are initialled on every page but the last, which is signed', () => {
    const of = (pages?: number): Paper => ({ edition: 'normal', pages })
    expect([2, 3, 6, undefined].map((pages) => earlierPages(of(pages)))).toEqual([
      'page 1',
      'pages 1 to 2',
      'pages 1 to 5',
      'every page but the last',
    ])
    expect([1, 6, undefined].map((pages) => lastPage(of(pages)))).toEqual(['page 1', 'page 6', 'the last page'])
  })

  test('are spoken of by their own pages at the table', () => {
    const large = saidAtTable({ edition: 'large', pages: 12 })
    for (const said of [
      'at the foot of pages 1 to 11',
      'sign, on page 12',
      'The date is on page 12',
      'on pages 1 to 11',
    ])
      expect(large).toContain(said)
  })

  test('nobody is told of a staple over a bound copy, nor to print that again', () => {
    const bound = saidAtTable({ edition: 'bound', pages: 6 })
    expect(bound).not.toMatch(/staple|Print it again/)
    expect(bound).toContain('The binding is untouched')
    expect(bound).toContain('order another bound copy')
    expect(saidAtTable({ edition: 'normal', pages: 6 })).toContain('The staple is untouched')
  })
})

test('files of two wills have other names in one folder, and none has the name of a person', () => {
  expect(fileOfWill('will.pdf', '7F3K-21QX')).toBe('will-7F3K-21QX.pdf')
  expect(fileOfWill('executor-letter-1-large-print.pdf', 'AAAA-BBBB')).toBe(
    'executor-letter-1-large-print-AAAA-BBBB.pdf',
  )
  expect(fileOfWill('will-pack.zip', '7F3K-21QX')).toBe('will-pack-7F3K-21QX.zip')
})

test('a file of a will without a code keeps its name', () => {
  expect(fileOfWill('will.pdf', undefined)).toBe('will.pdf')
})
