import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { runHeirloom } from '#testkit/run-command.ts'

const user = { id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example' }

const running = (files: Record<string, string>, ...args: string[]) => runHeirloom(args, { files })

const form = (will: unknown): string => JSON.stringify({ user, will })

describe('heirloom draft', () => {
  // Promise: fixed.cli
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

  // Promise: fixed.cli
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
    [[], 'Usage: heirloom'],
    [['sign'], "unknown command 'sign'"],
    [['toString'], "unknown command 'toString'"],
    [['draft'], "missing required argument 'FILE'"],
    [['draft', 'a.json', 'b.json'], 'Expected 1 argument but got 2'],
    [['draft', 'b.json'], 'Cannot read b.json: there is no such file'],
    [['draft', 'a.json', '--text', '--pdf', 'o.pdf'], "option '--text' cannot be used with option '--pdf <OUT>'"],
    [['draft', 'a.json', '--pdf', '/locked/o.pdf'], 'Cannot write /locked/o.pdf: permission denied'],
    [['draft', 'a.json', '--docx'], 'Usage: heirloom draft'],
  ])('%j is answered with how to use it', async (args, reason) => {
    const { status, err } = await running({ 'a.json': form(simplestWill()) }, ...args)
    expect(status).toBe(1)
    expect(err).toContain(reason)
  })
})
