import decodeQR, { type FinderPoints } from 'qr/decode.js'
import { type FoundMark, LONGEST_PICTURE, markIn, PICTURE_PIECE, type Picture } from '#core/signing/page-marks.ts'

/** Dots of the longer side: in which marks are looked for, and of what is kept. */
const [READ_DOTS, KEPT_DOTS] = [2800, 1800]
/** Of a JPEG, the best first: the first that is small enough is kept. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35]
/** A page with signatures has three marks. */
const MOST_MARKS = 3
const LONGEST_MS = 1500

/** The marks in a picture. Each that was found is painted over, and the next looked for. */
export const marksIn = ({ width, height, data }: Picture): FoundMark[] => {
  const left = Uint8ClampedArray.from(data)
  const found: FoundMark[] = []
  for (let at = 0; at < MOST_MARKS; at += 1) {
    let seen: FinderPoints | undefined
    let text: string
    try {
      text = decodeQR(
        { width, height, data: left },
        {
          effort: 4,
          timeLimit: LONGEST_MS,
          pointsOnDetect: (points) => {
            seen = points
          },
        },
      )
    } catch {
      // It throws where there is none, or no more.
      return found
    }
    const mark = markIn(text)
    if (!seen) return found
    if (mark) found.push({ ...mark, corners: seen.bounds })
    const box = seen.boundingBox
    for (let y = Math.max(0, Math.floor(box.y) - 2); y <= Math.min(height - 1, box.y + box.height + 2); y += 1) {
      const from = y * width + Math.max(0, Math.floor(box.x) - 2)
      left.fill(255, from * 4, (from + Math.ceil(box.width) + 4) * 4)
    }
  }
  return found
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
