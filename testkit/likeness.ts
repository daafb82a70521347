import { decode } from 'fast-png'

/** Pixels of a side of what is compared: text is drawn otherwise by each engine, but a line stands in the same place. */
const CELL = 20
/** Of 255. A cell that differs by more is drawn otherwise. */
const SLIGHT = 40

/** How dark each cell of a picture is on average, row by row. */
const cellsOf = (png: Uint8Array): { readonly across: number; readonly cells: readonly number[] } => {
  const { width, height, channels, data } = decode(png)
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)]
  const cells = Array.from({ length: across * down }, (_, cell) => {
    const [left, top] = [(cell % across) * CELL, Math.floor(cell / across) * CELL]
    let sum = 0
    for (let y = top; y < top + CELL; y += 1)
      for (let x = left; x < left + CELL; x += 1) {
        const at = (y * width + x) * channels
        sum += (Number(data[at]) + Number(data[at + 1]) + Number(data[at + 2])) / 3
      }
    return sum / CELL / CELL
  })
  return { across, cells }
}

/** The part of two pictures that is drawn otherwise, from 0 to 1. Pictures of different widths are drawn otherwise altogether. */
export const differingPart = (one: Uint8Array, other: Uint8Array): number => {
  const [a, b] = [cellsOf(one), cellsOf(other)]
  if (a.across !== b.across) return 1
  const shared = Math.min(a.cells.length, b.cells.length)
  const differing = a.cells.slice(0, shared).filter((cell, place) => Math.abs(cell - (b.cells[place] ?? 0)) > SLIGHT)
  return differing.length / shared
}
