import { decodeQRBatch } from 'qr/decode.js'
import { type FoundMark, LONGEST_PICTURE, markIn, PICTURE_PIECE, type Picture } from '#core/signing/page-marks.ts'

/** Dots of the longer side: in which marks are looked for, and of what is kept. */
const [READ_DOTS, KEPT_DOTS] = [2800, 1800]
/** Of a JPEG, the best first: the first that is small enough is kept. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35]
/** A page with signatures has three marks. */
const MOST_MARKS = 3
const LONGEST_MS = 1500

/** Dots on each side of one that make the mean it is set off from, and how much. */
const [AROUND, CLEARER] = [3, 2]

const asItIs = ({ data }: Picture) => data

/** In grey, with its edges clearer: a hand moves, and a page that is far off is small. */
const clearer = ({ width, height, data }: Picture): Uint8ClampedArray => {
  const wide = width + 1
  const grey = new Uint8Array(width * height)
  // Of all dots above and to the left: what lies in a box is the difference of its corners.
  const sums = new Uint32Array(wide * (height + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0, line = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const light = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
      grey[y * width + x] = light
      line += grey[y * width + x] ?? 0
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + line
    }
  const clear = new Uint8ClampedArray(data.length).fill(255)
  for (let y = 0; y < height; y += 1) {
    const [top, foot] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)]
    const [above, below] = [top * wide, foot * wide]
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - AROUND)
      const right = Math.min(width, x + AROUND + 1)
      const outside = (sums[above + right] ?? 0) + (sums[below + left] ?? 0) - (sums[above + left] ?? 0)
      const mean = ((sums[below + right] ?? 0) - outside) / ((foot - top) * (right - left))
      const light = grey[y * width + x] ?? 0
      const at = (y * width + x) * 4
      clear[at] = light + CLEARER * (light - mean)
      clear[at + 1] = clear[at] ?? 0
      clear[at + 2] = clear[at] ?? 0
    }
  }
  return clear
}

/** The marks in a picture, as it is and made clearer. */
export const marksIn = async (picture: Picture): Promise<FoundMark[]> => {
  const { width, height } = picture
  const found = new Map<string, FoundMark>()
  for (const look of [asItIs, clearer]) {
    if (found.size === MOST_MARKS) break
    await decodeQRBatch([{ width, height, data: look(picture) }], {
      maxSize: { width, height },
      effort: 4,
      timeLimit: LONGEST_MS,
      pointsOnDetect: ({ bounds }, text) => {
        const mark = typeof text === 'string' && !found.has(text) && markIn(text)
        if (mark) found.set(String(text), { ...mark, corners: bounds })
      },
    })
  }
  return [...found.values()]
}

const drawn = (bitmap: ImageBitmap, most: number): HTMLCanvasElement => {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A picture as its dots, and as the JPEG that is kept: drawn anew, without what a camera writes into a file. Undefined: no picture. */
export const readPicture = async (file: Blob): Promise<{ picture: Picture; jpeg: string[] } | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const large = drawn(bitmap, READ_DOTS)
  const picture = large.getContext('2d')?.getImageData(0, 0, large.width, large.height)
  const small = drawn(bitmap, KEPT_DOTS)
  bitmap.close()
  for (const quality of QUALITIES) {
    const url = small.toDataURL('image/jpeg', quality)
    const jpeg = url.slice(url.indexOf(',') + 1)
    const pieces = Array.from({ length: Math.ceil(jpeg.length / PICTURE_PIECE) }, (_piece, at) =>
      jpeg.slice(at * PICTURE_PIECE, (at + 1) * PICTURE_PIECE),
    )
    if (picture && jpeg.length <= LONGEST_PICTURE) return { picture, jpeg: pieces }
  }
  return undefined
}
