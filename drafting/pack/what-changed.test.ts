import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import type { PackDocument } from './pack-document.ts'
import { contentsOf, saysTheSame, whatChanged } from './what-changed.ts'

const letter = (id: string, words: string): PackDocument => ({
  kind: 'executor-letter',
  id,
  title: `Letter ${id}`,
  fileTitle: 'A letter',
  purpose: 'To be read',
  blocks: [{ kind: 'paragraph', words }],
})

const will = completeExampleWill()
const contents = (changed: Partial<Will> = {}, documents: readonly PackDocument[] = [], on = today) =>
  contentsOf(drafted({ ...will, ...changed }), documents, on)

describe('what changed between two packs', () => {
  test('nothing, when the answers are the same', () => {
    expect(whatChanged(contents(), contents())).toEqual([])
    expect(saysTheSame(contents(), contents())).toBe(true)
  })

  test('nothing, when an answer changed that no document says', () => {
    const details = { ...will.details, phone: '020 7946 0000' }
    expect(saysTheSame(contents(), contents({ details }))).toBe(true)
  })

  test('the wording the witnesses sign has its own name, and the first lines theirs', () => {
    const { clauses } = contents()
    expect(clauses[0]?.name).toBe('Your name and address')
    expect(clauses.at(-1)).toMatchObject({ id: 'signature', name: 'How it is signed' })
    expect(clauses.at(-1)?.text).toContain('Signed by')
  })

  test('a paragraph more or less is a change, wherever it stands', () => {
    const [one, two] = [letter('a', 'Dear Ann'), letter('b', 'Dear Ben')]
    expect(saysTheSame(contents({}, [one]), contents({}, [one, two]))).toBe(false)
    expect(saysTheSame(contents({}, [one, two]), contents({}, [one]))).toBe(false)
    expect(saysTheSame(contents({}, [one, two]), contents({}, [two, one]))).toBe(false)
  })

  test('a letter of another day is the same letter', () => {
    const dated = (on: string) => [letter('a', `Written on ${on}.`)]
    const next = { ...today, day: today.day + 1 }
    expect(
      saysTheSame(contents({}, dated('3 November 2026'), today), contents({}, dated('4 November 2026'), next)),
    ).toBe(true)
    expect(contents({}, dated('3 November 2026')).documents[0]?.text).toContain('Written on .')
  })

  test('a funeral wish names its clause', () => {
    const other = will.whatToDo?.option === 'Burial' ? 'Cremation' : 'Burial'
    const [line, ...others] = whatChanged(contents(), contents({ whatToDo: { option: other } }))
    expect(line).toMatch(/^Changed in your will: .*uneral/)
    expect(others).toEqual([])
  })

  test('a clause that is gone is named, and one that only got another number is not', () => {
    const lines = whatChanged(contents(), contents({ havePets: 'No', pets: [] }))
    expect(lines).toEqual(['No longer in your will: Pets'])
  })

  test('a clause that is new is named, and so are the opening and the signature when the name changed', () => {
    expect(whatChanged(contents({ havePets: 'No', pets: [] }), contents())).toEqual(['New in your will: Pets'])
    const details = { ...will.details, last_name: 'Hall' }
    expect(whatChanged(contents(), contents({ details }))).toEqual([
      'Changed in your will: Your name and address; How it is signed',
    ])
  })

  test('packs do not say the same where one document more, another, or another text is in one of them', () => {
    const pack = (...documents: PackDocument[]) => contents({}, documents)
    const [a, b] = [letter('a', 'Dear A'), letter('b', 'Dear A')]
    expect(saysTheSame(pack(a), pack(a))).toBe(true)
    expect(saysTheSame(pack(a), pack(a, b))).toBe(false)
    expect(saysTheSame(pack(a, b), pack(a))).toBe(false)
    expect(saysTheSame(pack(a), pack(b))).toBe(false)
    expect(saysTheSame(pack(a), pack(letter('a', 'Dear B')))).toBe(false)
  })

  test('the other documents are named by their titles', () => {
    const before = contents({}, [letter('a', 'Dear A'), letter('b', 'Dear B')])
    const after = contents({}, [letter('b', 'Dear B, again'), letter('c', 'Dear C')])
    expect(whatChanged(before, after)).toEqual([
      'Other documents that changed: Letter b',
      'New documents: Letter c',
      'Documents no longer needed: Letter a',
    ])
    expect(saysTheSame(before, after)).toBe(false)
  })

  test('the day on which a letter was made is no change of it', () => {
    const tomorrow = { ...today, day: today.day + 1 }
    const before = contents({}, [letter('a', 'London, 3 November 2026')])
    const after = contents({}, [letter('a', 'London, 4 November 2026')], tomorrow)
    expect(saysTheSame(before, after)).toBe(true)
  })
})
