import type { RandomBytes } from '../platform/random.ts'

/** Bytes of one draw, for some three hundred nonces. */
const DRAW_BYTES = 4096

/** The same luck, drawn many bytes at a time: a draw takes as long as sealing. Every byte is handed out once. */
export const drawnAhead = (randomBytes: RandomBytes): RandomBytes => {
  let drawn: Uint8Array = new Uint8Array()
  return (count) => {
    if (count > drawn.length) drawn = randomBytes(Math.max(count, DRAW_BYTES))
    const given = drawn.subarray(0, count)
    drawn = drawn.subarray(count)
    return given
  }
}
