import { describe, expect, test } from 'vitest'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { sampleRecord } from '#testkit/sample-record.ts'
import { attendanceNote } from './attendance-note.ts'

const made = new Date('2026-11-22T10:00:00Z')

describe('The attendance note of a will', () => {
  const said = toPlainText(attendanceNote('Margaret Ellen Hale', made, sampleRecord()))

  test('says who gave the instructions and when, what was asked, warned of and changed, and how it was signed', () => {
    expect(said).toContain('Testator: Margaret Ellen Hale')
    expect(said).toContain('Someone is pressing me about what my will says. | No | 3 November 2026')
    expect(said).toContain('Margaret helped Colin to buy his flat in 2019.')
    expect(said).toContain('First witness: Mary Poe, 16 Orchard Lane, Ludlow, SY8 1AB, Baker')
    const order = [
      'Who gave the instructions',
      'A clear mind',
      'Earlier wills',
      'How the will was explained',
      'The signing',
    ]
    const places = order.map((title) => said.indexOf(`## ${title}`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(said).not.toContain('undefined')
  })

  test('marks what is not recorded as a gap, and does not guess', () => {
    for (const label of ['Introduced by', 'Who else was there', 'How the testator seemed on that day'])
      expect(said).toContain(`${label}: Not recorded.`)
  })

  test('of a will of which nothing is known has gaps and no more', () => {
    const bare = toPlainText(attendanceNote('Ann Hale', made, []))
    expect(bare).toContain('Account opened: Not recorded.')
    expect(bare).toContain('First answers: Not recorded.')
    expect(bare).toContain('## What was warned of\n\nNot recorded.')
    expect(bare).toContain('We have not been told that it is signed.')
    expect(bare).not.toContain('undefined')
  })
})
