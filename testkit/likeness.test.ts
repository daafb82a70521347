import { encode } from 'fast-png'
import { expect, test } from 'vitest'
import { differingPart } from './likeness.ts'

/** A white picture with a black bar at a place. */
const picture = (barAt: number, width = 200): Uint8Array => {
  const data = new Uint8Array(width * 100 * 3).fill(255)
  for (let y = 0; y < 20; y += 1) data.fill(0, ((barAt + y) * width + 40) * 3, ((barAt + y) * width + 160) * 3)
  return encode({ width, height: 100, channels: 3, data })
}

test('the same picture does not differ, and a line that is drawn a little otherwise hardly does', () => {
  expect(differingPart(picture(40), picture(40))).toBe(0)
  expect(differingPart(picture(40), picture(41))).toBe(0)
})

test('a bar that stands elsewhere differs where it was and where it is', () => {
  expect(differingPart(picture(20), picture(60))).toBeCloseTo(12 / 50)
})

test('a page of another width is another page', () => {
  expect(differingPart(picture(40), picture(40, 240))).toBe(1)
})
