import { describe, expect, test } from 'vitest'
import { signOffSchema } from '#core/sign-off/sign-off.ts'
import { faultOf } from '#server/features/sign-offs/sign-off-files.ts'
import { runHeirloom } from '#testkit/run-command.ts'

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString()
const fileEnding = (written: ReadonlyMap<string, Uint8Array>, ending: string): [name: string, contents: string] => {
  const found = [...written].find(([name]) => name.endsWith(ending))
  return [found?.[0] ?? '', text(found?.[1])]
}

const madeKey = async () => {
  const made = await runHeirloom([
    'sign-off',
    'key',
    'my.pem',
    '--name',
    'Nia Example',
    '--qualification',
    'made up',
    '--folder',
    'keys',
  ])
  const [keyFile, publicPart] = fileEnding(made.written, '.json')
  return { made, keyFile, publicPart, secret: text(made.written.get('my.pem')) }
}
const hashOf = async (id: string): Promise<string> =>
  / {2}([0-9a-f]{16}) {2}/.exec((await runHeirloom(['sign-off', 'show', id])).out)?.[1] ?? ''

describe('heirloom sign-off', () => {
  test('lists every clause, and how many are signed as they stand', async () => {
    const { out, status } = await runHeirloom(['sign-off', 'list', '--kind', 'clause', '--unsigned'])
    expect(status).toBe(0)
    expect(out).toMatch(/^clause:testator {2}[0-9a-f]{16} {2}not signed$/m)
    expect(out).toMatch(/^\d+ of \d+ pieces signed as they stand\.$/m)
  })

  test('says how long each part takes to read', async () => {
    const { out } = await runHeirloom(['sign-off', 'hours'])
    expect(out).toMatch(/^ {2}Guardians +\d+ words, \d+ rules, \d+ minutes; \d+ left$/m)
  })

  test('shows the words of a clause with its law', async () => {
    const { out } = await runHeirloom(['sign-off', 'show', 'clause:executors'])
    expect(out).toContain('Law: Senior Courts Act 1981')
    expect(out).toContain('  I appoint ‹name› as my executor and trustee\n')
  })

  test('the files of this project all count', async () => {
    expect(await runHeirloom(['sign-off', 'verify'])).toMatchObject({ status: 0, err: '' })
  })

  test('a lawyer makes a key and signs the words they read; the file counts', async () => {
    const { made, keyFile, publicPart, secret } = await madeKey()
    expect(made.out).toContain('Keep it to yourself.')
    expect(publicPart).not.toContain('PRIVATE')
    const signed = await runHeirloom(
      [
        ...['sign-off', 'sign', 'clause:executors', '--key', 'my.pem', '--hash', await hashOf('clause:executors')],
        ...['--note', 'Read.', '--keys', 'keys', '--folder', 'out'],
      ],
      { files: { 'my.pem': secret, [keyFile]: publicPart } },
    )
    expect(signed).toMatchObject({ status: 0, err: '' })
    const [name, contents] = fileEnding(signed.written, '.json')
    expect(name).toMatch(/^out\/clause\.executors\.\d{4}-\d\d-\d\d\.[0-9a-f]{16}\.json$/)
    const signOff = signOffSchema.parse(JSON.parse(contents))
    expect([signOff.name, signOff.note, faultOf(signOff, [JSON.parse(publicPart)])]).toEqual([
      'Nia Example',
      'Read.',
      undefined,
    ])
  })

  test('other words than those that were read are not signed', async () => {
    const { secret } = await madeKey()
    const refused = await runHeirloom(
      ['sign-off', 'sign', 'clause:executors', '--key', 'my.pem', '--hash', '0'.repeat(16)],
      { files: { 'my.pem': secret } },
    )
    expect(refused.status).toBe(1)
    expect(refused.err).toContain('The words of clause:executors are not those you read')
  })

  test.each([
    [['sign-off', 'show', 'clause:none'], 'There are no words called clause:none'],
    [['sign-off', 'packet', '/locked/o.pdf', '--kind', 'attestation'], 'Cannot write /locked/o.pdf: permission denied'],
  ])('%j: %s', async (args, why) => {
    const { status, err } = await runHeirloom(args)
    expect([status, err.split('\n')[0]]).toEqual([1, why])
  })

  test('a file that holds no key signs nothing', async () => {
    const args = ['sign-off', 'sign', 'clause:executors', '--key', 'a.txt', '--hash', await hashOf('clause:executors')]
    expect((await runHeirloom(args, { files: { 'a.txt': 'words' } })).err).toContain('a.txt holds no private key')
  })

  test('the packet to print has a page for each piece', async () => {
    const { written, out } = await runHeirloom(['sign-off', 'packet', 'o.pdf', '--kind', 'clause'])
    expect(
      Buffer.from(written.get('o.pdf') ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(out).toMatch(/^\d+ pieces to read in o\.pdf\.$/m)
  })
})
