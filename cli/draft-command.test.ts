import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { runCommand } from './commands.ts'

const user = { id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example' }

/** A terminal whose files are in hand, and what came out of it. */
const running = async (files: Record<string, string>, ...args: string[]) => {
  let out = ''
  const err: string[] = []
  const written = new Map<string, Uint8Array>()
  const status = await runCommand(args, {
    read: (path) => {
      const text = files[path]
      if (text === undefined) throw new Error('there is no such file')
      return text
    },
    write: (path, contents) => {
      if (path.startsWith('/locked')) throw new Error('permission denied')
      written.set(path, contents)
    },
    print: (text) => {
      out += text
    },
    complain: (line) => err.push(line),
    today: () => today,
    now: () => new Date('2026-11-03T12:00:00Z'),
    environment: {},
  })
  return { status, out, err: err.join('\n'), written }
}

const form = (will: unknown): string => JSON.stringify({ user, will })

describe('heirloom draft', () => {
  test('prints the words of a complete will', async () => {
    const { status, out, err } = await running({ 'a.json': form(completeExampleWill()) }, 'draft', 'a.json', '--text')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('1. Earlier wills\nI cancel every will')
    expect(out).toContain('Daniel Hale')
  })

  test('prints text when nothing else is asked for', async () => {
    const { out } = await running({ 'a.json': form(simplestWill()) }, 'draft', 'a.json')
    expect(out).toMatch(/^The last will of\nMargaret Ellen Hale\n/)
  })

  test('writes a PDF for signing where it is told to', async () => {
    const { status, out, written } = await running(
      { 'a.json': form(simplestWill()) },
      'draft',
      'a.json',
      '--pdf',
      'o.pdf',
    )
    expect({ status, out }).toEqual({ status: 0, out: '' })
    const { pages } = await readPdf(written.get('o.pdf') ?? new Uint8Array())
    expect(pages.join()).toContain('Only Margaret Ellen Hale signs here')
  })

  test.each([
    ['an unfinished will', form(newWill(1)), ['is not complete', 'first_name: This field is required']],
    [
      'a field of the wrong kind',
      form({ ...simplestWill(), status: 'Happy' }),
      ['does not hold a will', 'will.status'],
    ],
    ['a field that does not exist', form({ ...simplestWill(), sword: 1 }), ['sword']],
    ['a file without a will', '{"user":{}}', ['does not hold a will', 'will:']],
    ['a list', '[]', ['does not hold a will']],
    ['something that is not JSON', 'Dear sir', ['a.json is not JSON']],
  ])('%s is refused with a reason, and no document is made', async (_what, contents, reasons) => {
    const { status, out, err, written } = await running({ 'a.json': contents }, 'draft', 'a.json', '--pdf', 'o.pdf')
    expect(status).toBe(1)
    expect(out).toBe('')
    expect(written.size).toBe(0)
    for (const reason of reasons) expect(err).toContain(reason)
  })

  test.each([
    [[], 'Name a command'],
    [['sign'], 'There is no command sign'],
    [['toString'], 'There is no command toString'],
    [['draft'], 'Name one file'],
    [['draft', 'a.json', 'b.json'], 'Name one file'],
    [['draft', 'b.json'], 'Cannot read b.json: there is no such file'],
    [['draft', 'a.json', '--text', '--pdf', 'o.pdf'], 'Choose either --text or --pdf'],
    [['draft', 'a.json', '--pdf', '/locked/o.pdf'], 'Cannot write /locked/o.pdf: permission denied'],
    [['draft', 'a.json', '--docx'], 'Usage: heirloom draft FILE'],
  ])('%j is answered with how to use it', async (args, reason) => {
    const { status, err } = await running({ 'a.json': form(simplestWill()) }, ...args)
    expect(status).toBe(1)
    expect(err).toContain(reason)
  })
})
