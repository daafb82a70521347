import { pictureOf } from './pdf-picture.ts'

const PAGE_MM = { width: 210, height: 297 }
// The ribbon stands to the left of this, and there is no room to write there.
const WRITABLE_FROM_MM = 28
const LIGHTEST_INK = 250

/** Of each page of a PDF the height in mm of its widest empty band, from its first words to the words at its foot. */
export const widestGaps = async (file: Uint8Array): Promise<readonly number[]> => {
  const { width, height, grey } = await pictureOf(file)
  const across = Math.floor((height * PAGE_MM.width) / PAGE_MM.height)
  const pages = Math.round(width / across)
  const [page, from] = [width / pages, Math.ceil((width / pages / PAGE_MM.width) * WRITABLE_FROM_MM)]
  const hasInk = (index: number, row: number): boolean =>
    grey.subarray(row * width + index * page + from, row * width + (index + 1) * page).some((dot) => dot < LIGHTEST_INK)
  return Array.from({ length: pages }, (_, index) => {
    const inked = Array.from({ length: height }, (_row, row) => row).filter((row) => hasInk(index, row))
    const gaps = inked.slice(1).map((row, at) => row - (inked[at] ?? row) - 1)
    return (Math.max(0, ...gaps) * PAGE_MM.height) / height
  })
}
