import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordEntry } from '#core/record/record.ts'
import { type AboutRecord, linesOf, sealRecord } from '#server/features/record/record-document.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { verifyFile } from './verify-file.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = {
  sign: async (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  publicKey: async () => Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
}

const at = '2026-11-03T10:00:00.000Z'
const about: AboutRecord = { kind: 'about', at, service: 'Heirloom', testator: 'Margaret Hale', says: 'A record.' }

/** Any text, as a customer may type it: line breaks, quotation marks and halves of characters among it. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\n],"head":"', ',\n{', '\u{1F600}', '\ud800'),
)

const entries: fc.Arbitrary<RecordEntry[]> = fc.array(
  fc.record({
    at: fc.constant(at),
    kind: fc.constant('left out' as const),
    version: fc.nat(),
    leftOut: fc.array(typed, { maxLength: 3 }),
    words: typed,
  }),
  { minLength: 2, maxLength: 12 },
)

const bytesOf = async (all: readonly RecordEntry[]): Promise<Buffer> =>
  Buffer.from((await sealRecord(linesOf(about, all), signer)).file)

const withBitChanged = (file: Uint8Array, bit: number): Buffer => {
  const changed = Buffer.from(file)
  changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return changed
}

/** The lines of the file, without the first and the last two. */
const changedLines = (file: Buffer, change: (lines: string[]) => string[]): Buffer => {
  const text = file.toString()
  const start = text.indexOf('\n') + 1
  const end = text.lastIndexOf('\n],')
  return Buffer.from(text.slice(0, start) + change(text.slice(start, end).split(',\n')).join(',\n') + text.slice(end))
}

describe('A sealed record', () => {
  test('says which edition was signed: of two signings the one that counts', async () => {
    const on = { day: 3, month: 11, year: 2026 }
    const witnesses: [string, string] = ['Mary Ash', 'David Ash']
    const signed = (edition: 'normal' | 'large', more: object) => ({
      at,
      kind: 'signed' as const,
      signing: { on, witnesses, fingerprint: '7F3K-21QX', edition },
      storage: 'At home',
      ...more,
    })
    const large = signed('large', { document: '7F3K-21QX-L' })
    const replaced = signed('normal', { document: '7F3K-21QX', replaced: true as const })
    expect(verifyFile(await bytesOf([large, replaced]))).toMatchObject({ ok: true, document: '7F3K-21QX-L' })
    expect(verifyFile(await bytesOf([]))).not.toHaveProperty('document')
  })

  test('is accepted as it was made, and rejected with a changed bit, an entry taken out, added or swapped', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.nat(), fc.nat(), fc.nat(), async (all, bit, one, other) => {
        const file = await bytesOf(all)
        expect(verifyFile(file)).toMatchObject({ ok: true, what: 'record', entries: all.length + 1 })
        expect(JSON.parse(file.toString()).entries).toHaveLength(all.length + 1)
        expect(verifyFile(withBitChanged(file, bit % (file.length * 8)))).toMatchObject({ ok: false })
        const count = all.length + 1
        const [first, second] = [one % count, other % count]
        const without = changedLines(file, (lines) => lines.toSpliced(first, 1))
        expect(verifyFile(without)).toMatchObject({ ok: false })
        const twice = changedLines(file, (lines) => lines.toSpliced(first, 0, lines[first] ?? ''))
        expect(verifyFile(twice)).toMatchObject({ ok: false })
        if (first !== second) {
          const swapped = changedLines(file, (lines) =>
            lines.with(first, lines[second] ?? '').with(second, lines[first] ?? ''),
          )
          expect(verifyFile(swapped)).toMatchObject({ ok: false })
        }
      }),
      { numRuns: fewerRuns(10) },
    )
  })

  test('is rejected with any one bit changed, whichever it is', async () => {
    const file = await bytesOf([{ at, kind: 'opened', name: 'Zoë \u{1F600}' }])
    const accepted = Array.from({ length: file.length * 8 }, (_, bit) => bit).filter(
      (bit) => verifyFile(withBitChanged(file, bit)).ok,
    )
    expect(accepted).toEqual([])
  })

  test('is rejected when the newest entries were cut off, or something stands behind it', async () => {
    const file = await bytesOf([{ at, kind: 'opened', name: 'Margaret' }])
    expect(verifyFile(file.subarray(0, -1))).toMatchObject({ ok: false })
    expect(verifyFile(Buffer.concat([file, Buffer.from('\n')]))).toMatchObject({ ok: false })
    expect(verifyFile(new Uint8Array())).toMatchObject({ ok: false })
  })

  test('that another key has signed is known by the key', async () => {
    const other = generateKeyPairSync('ed25519')
    const key = Buffer.from(other.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const forged = await sealRecord(linesOf(about, []), {
      sign: async (text) => sign(null, Buffer.from(text), other.privateKey).toString('base64url'),
      publicKey: async () => key,
    })
    expect(verifyFile(Buffer.from(forged.file))).toMatchObject({ ok: true, key: key.toString('hex') })
  })
})
