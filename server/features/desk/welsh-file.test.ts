import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { areasInWelsh, welshRows } from '#words/cy/rows.ts'
import { asCsv } from './finance.service.ts'
import { checkWelshFile, countsOfWelsh, welshFile } from './welsh-file.ts'

const AREA = 'shares'
let sent: string[][]
beforeAll(async () => {
  sent = parse(await welshFile(AREA), { bom: true })
})

/** The file with some fields of the row of this name typed anew. */
const back = (row: string, typed: Readonly<Record<string, string>>): string =>
  asCsv(sent.map((line) => (line[0] === row ? line.map((field, at) => typed[sent[0]?.[at] ?? ''] ?? field) : line)))

const ROW = 'shares.shared.done'
const FILLED = 'shares.shared.thatIsTooMuch'

describe('The Welsh that goes to a translator', () => {
  test('has each row beside its English, with what is filled in', () => {
    expect(sent[0]).toEqual(['row', 'English', 'Welsh', 'checked'])
    expect(sent.find(([row]) => row === ROW)).toEqual([ROW, 'Done', 'Wedi gorffen', ''])
    expect(sent.find(([row]) => row === FILLED)?.slice(1, 3)).toEqual([
      'That is {partInShort} too much.',
      'Mae hynny’n ormod o {partInShort}.',
    ])
  })

  test('is counted one area at a time, and everybody else is answered between two', async () => {
    let turns = 0
    const watch = () => {
      turns += 1
      watching = setImmediate(watch)
    }
    let watching = setImmediate(watch)
    const counts = await countsOfWelsh()
    clearImmediate(watching)
    expect(counts.map(({ area }) => area)).toEqual(areasInWelsh)
    expect(turns).toBeGreaterThanOrEqual(areasInWelsh.length)
  })

  test('comes back as it was, and nothing changes', async () => {
    expect(await checkWelshFile(AREA, await welshFile(AREA))).toMatchObject({ problems: [], changed: [] })
  })

  test('comes back with a row put right and one checked: both stand in the file to commit, and the change is told', async () => {
    const { problems, changed, files } = await checkWelshFile(AREA, back(ROW, { Welsh: 'Gorffen', checked: 'yes' }))
    expect(problems).toEqual([])
    expect(changed).toEqual([{ id: ROW, was: 'Wedi gorffen', is: 'Gorffen' }])
    expect(files[0]).toMatchObject({
      name: 'words/cy/checked.ts',
      contents: expect.stringContaining(`"${ROW}": "Gorffen"`),
    })
  })

  test.each([
    ['a row that nobody knows', ROW, { row: 'shares.none' }, 'There is no row shares.none.'],
    [
      'English that is another now',
      ROW,
      { English: 'Ready' },
      'The English of shares.shared.done is another now: “Done”.',
    ],
    ['no Welsh', ROW, { Welsh: ' ' }, 'The Welsh of shares.shared.done is missing.'],
    [
      'a fill that was lost',
      FILLED,
      { Welsh: 'Mae hynny’n ormod.' },
      'has to fill in {partInShort}, and fills in nothing.',
    ],
    ['something else in the last column', ROW, { checked: 'perhaps' }, 'Write “yes” or nothing'],
  ])('with %s is refused, and says which row it is', async (_, row, typed, says) => {
    const { problems, files } = await checkWelshFile(AREA, back(row, typed))
    expect(problems).toEqual([expect.stringContaining(says)])
    expect(files).toEqual([])
  })

  test('with a link that leads elsewhere is refused', async () => {
    const { key, said } = (await welshRows('log-in')).find((row) => row.said.includes('](/')) ?? { key: '', said: '' }
    const file = asCsv([
      ['row', 'English', 'Welsh', 'checked'],
      [
        key,
        (await welshRows('log-in')).find((row) => row.key === key)?.english ?? '',
        said.replace('](/', '](https://elsewhere.example/'),
        'yes',
      ],
    ])
    expect((await checkWelshFile('log-in', file)).problems).toEqual([expect.stringContaining('elsewhere.example')])
  })

  test('of a hundred thousand rows that nobody knows is refused at once, in a hundred sentences', async () => {
    const rows = Array.from({ length: 130_000 }, (_, at) => at.toString(36))
    const { problems } = await checkWelshFile(AREA, ['row,English,Welsh,checked', ...rows].join('\n'))
    expect(problems).toHaveLength(100)
  })

  test('of a spreadsheet that saved it with other separators is refused', async () => {
    const { problems } = await checkWelshFile(AREA, (await welshFile(AREA)).replaceAll(',', ';'))
    expect(problems).toEqual([expect.stringContaining('separated by commas')])
  })
})
