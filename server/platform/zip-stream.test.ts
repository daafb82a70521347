import { hash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.ts'

test('whoever else waits has a turn while one long file is put into a zip', async () => {
  const text = Array.from({ length: 100_000 }, (_, row) => hash('sha256', String(row))).join('\n')
  const entries = async function* () {
    yield { name: 'record.json', parts: [strToU8(text)] }
    yield { name: 'will.pdf', parts: [strToU8(text)] }
  }
  let [turns, isOver] = [0, false]
  const others = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
  })()
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(entries())) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  isOver = true
  await others
  expect(Object.values(unzipSync(bytes)).map((file) => strFromU8(file) === text)).toEqual([true, true])
  expect(turns).toBeGreaterThan(80)
})

test('a file that cannot be read to its end breaks the zip off', async () => {
  const broken = async function* () {
    yield strToU8('Half of ')
    throw new Error('The disk is gone')
  }
  const entries = async function* () {
    yield { name: 'record.json', parts: broken() }
  }
  const reading = async () => {
    for await (const _chunk of zipStream(entries()));
  }
  await expect(reading()).rejects.toThrow('The disk is gone')
})
