import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.ts'

test('whoever else waits has a turn while one long file is put into a zip', async () => {
  const text = 'Everything we hold about you. '.repeat(100_000)
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
  // A turn for each 64 KB of the two files of 3 MB.
  expect(turns).toBeGreaterThan(80)
})
