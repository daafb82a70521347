/** The pages of a PDF as one small grey picture, to compare with a reviewed one. */
import { createCanvas } from '@napi-rs/canvas'
import { decode, encode } from 'fast-png'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type Picture = { readonly width: number; readonly height: number; readonly grey: Uint8Array }

/** Dots to the inch: a page is 496 by 702, and its words can still be read. */
const DPI = 60
const POINTS = 72
// Sixteen shades, black and white among them, are enough for the eye and make small files.
const SHADE = 255 / 15

/** All four bytes of a dot that is white and lets nothing through: most of a page. */
const WHITE = 0xffffffff

/** The shade of each dot of a page. */
const greyOf = (rgba: Uint8ClampedArray): Uint8Array => {
  const dots = new Uint32Array(rgba.buffer)
  const grey = new Uint8Array(dots.length).fill(255)
  for (let dot = 0; dot < dots.length; dot += 1) {
    if (dots[dot] === WHITE) continue
    const at = dot * 4
    const light = 0.3 * (rgba[at] ?? 0) + 0.59 * (rgba[at + 1] ?? 0) + 0.11 * (rgba[at + 2] ?? 0)
    grey[dot] = Math.round(light / SHADE) * SHADE
  }
  return grey
}

/** All pages side by side, as a viewer draws them. */
export const pictureOf = async (file: Uint8Array): Promise<Picture> => {
  const task = getDocument({ data: Uint8Array.from(file), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const views = pages.map((page) => page.getViewport({ scale: DPI / POINTS }))
  const across = Math.floor(views[0]?.width ?? 0)
  const [width, height] = [across * pages.length, Math.floor(views[0]?.height ?? 0)]
  const grey = new Uint8Array(width * height)
  for (const [index, page] of pages.entries()) {
    const paper = createCanvas(across, height).getContext('2d')
    const viewport = page.getViewport({ scale: DPI / POINTS })
    // The viewer asks for a canvas of a browser, and gets along with this one.
    await page.render({ canvas: null, canvasContext: paper as never, viewport }).promise
    const shades = greyOf(paper.getImageData(0, 0, across, height).data)
    for (let row = 0; row < height; row += 1)
      grey.set(shades.subarray(row * across, (row + 1) * across), row * width + index * across)
  }
  await task.destroy()
  return { width, height, grey }
}

/** The part of the height over the foot, and of the width beside the ribbon, in which a page has its words. */
const [FOOT, BESIDE] = [0.885, 0.14]

/** How far down each page is written, from 0 to 1. */
export const filled = ({ width, height, grey }: Picture): number[] => {
  const across = Math.floor((height / 297) * 210)
  const room = Math.floor(height * FOOT)
  return Array.from({ length: Math.round(width / across) }, (_, page) => {
    const isWritten = (row: number): boolean => {
      const from = row * width + page * across
      return grey.subarray(from + Math.floor(across * BESIDE), from + across - 20).some((shade) => shade < 160)
    }
    let last = room
    while (last > 0 && !isWritten(last)) last -= 1
    return last / room
  })
}

export const asPng = ({ width, height, grey }: Picture): Uint8Array =>
  encode({ width, height, data: grey, channels: 1, depth: 8 })

export const fromPng = (png: Uint8Array): Picture => {
  const { width, height, data } = decode(png)
  return { width, height, grey: Uint8Array.from(data) }
}

/** A quarter of the way from black to white: more than smoothing makes of the same line. */
const SEEN = 64

/** The part of the dots, from 0 to 1, that differ for the eye. Pictures of different sizes differ wholly. */
export const difference = (a: Picture, b: Picture): number => {
  if (a.width !== b.width || a.height !== b.height) return 1
  const differing = a.grey.reduce((sum, shade, at) => sum + (Math.abs(shade - (b.grey[at] ?? 0)) > SEEN ? 1 : 0), 0)
  return differing / a.grey.length
}
