import { setImmediate as othersFirst } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip, in parts. */
export type ZipEntry = { readonly name: string; readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Bytes that are compressed in one go: some milliseconds. Then it is the turn of whoever else waits for this thread. */
const SLICE = 64 * 1024

/** PDF is compressed already. */
const fileFor = (name: string): ZipDeflate | ZipPassThrough =>
  name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name)

/** The bytes of a zip file, made as they are read: one part of one entry is in memory at a time, and nobody waits for all of it. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const taken = (): Uint8Array[] => {
    const ready = made
    made = []
    return ready
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { name, parts } of entries) {
    const file = fileFor(name)
    zip.add(file)
    for await (const part of parts)
      for (let at = 0; at < part.length; at += SLICE) {
        file.push(part.subarray(at, at + SLICE))
        yield* taken()
        await othersFirst()
      }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
