import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** A file of a zip, in parts. */
export type ZipEntry = { readonly name: string; readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** The methods of the zip format (APPNOTE 4.4.5). PDF and JPEG are compressed already. */
const [STORED, DEFLATED] = [0, 8]
const isCompressed = (name: string): boolean => /\.(pdf|jpg)$/.test(name)

/**
 * The bytes of a zip file, made as they are read: one part of one entry is in memory at a time, and zlib compresses on its own
 * threads.
 */
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
    const file: ZipInputFile = { filename: name, compression: isCompressed(name) ? STORED : DEFLATED, size: 0, crc: 0 }
    const counted = Readable.from(
      (async function* () {
        for await (const part of parts) {
          file.size += part.length
          file.crc = crc32(part, file.crc)
          yield part
        }
      })(),
    )
    zip.add(file)
    // What fails on the way is thrown by whoever reads the end of it.
    const bytes = file.compression === STORED ? counted : pipeline(counted, createDeflateRaw(), () => {})
    for await (const chunk of bytes) {
      file.ondata?.(null, chunk, false)
      yield* taken()
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
