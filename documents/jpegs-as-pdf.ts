import { PDFDocument } from '@cantoo/pdf-lib'

/** Points: A4. */
const [WIDTH, HEIGHT] = [595.28, 841.89]

/** JPEGs as one PDF, each on a page of its own, as large as it fits. */
export const jpegsAsPdf = async (jpegs: readonly Uint8Array[]): Promise<Uint8Array> => {
  const file = await PDFDocument.create()
  for (const jpeg of jpegs) {
    const picture = await file.embedJpg(jpeg)
    const { width, height } = picture.scaleToFit(WIDTH, HEIGHT)
    file
      .addPage([WIDTH, HEIGHT])
      .drawImage(picture, { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height })
  }
  return file.save()
}
