import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Edition } from '#core/signing/editions.ts'
import { type FoundMark, type InkPlace, seenIn } from '#core/signing/page-marks.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { type PlacedWords, readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import { marksIn } from './read-picture.ts'

/** Dots to a point of paper, as a telephone takes a page. */
const SCALE = 200 / 72
const SIDE = 2700

type Paper = { pdf: Uint8Array; pages: number; placed: readonly PlacedWords[] }
const paperOf = async (edition: Edition): Promise<Paper> => {
  const pdf = await renderWill(drafted(completeExampleWill()), { draft: false, edition })
  const { pages, placed } = await readPdf(pdf)
  return { pdf, pages: pages.length, placed }
}

/** A page as it comes from the printer. */
const pageOf = async ({ pdf }: Paper, number: number): Promise<Canvas> => {
  const file = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise
  const page = await file.getPage(number)
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d') as never, viewport }).promise
  return canvas
}

/** Somebody writes with a pen over the rule whose label stands there. */
const written = (page: Canvas, label: PlacedWords | undefined, across = 60): Canvas => {
  if (!label) throw new Error('There is no such place')
  const ink = page.getContext('2d')
  ink.strokeStyle = '#1b2f66'
  ink.lineWidth = 2
  ink.beginPath()
  const [x, y] = [label.left * SCALE, (label.baseline - 18) * SCALE]
  ink.moveTo(x, y)
  for (let step = 1; step <= 14; step += 1)
    ink.lineTo(x + (step * across * SCALE) / 14, y + (step % 2 ? -12 : 8) * SCALE * 0.6)
  ink.stroke()
  return page
}

/** What each picture is drawn on anew: a canvas of this size takes longer to be made and cleared away than to be drawn on. */
const [table, lens] = [createCanvas(SIDE, SIDE).getContext('2d'), createCanvas(SIDE, SIDE).getContext('2d')]

/** The page on a table, turned by so many degrees, under a light from one side. */
const photographed = (page: Canvas, turned: number, shade = 0) => {
  table.fillStyle = '#6d5a45'
  table.fillRect(0, 0, SIDE, SIDE)
  table.translate(SIDE / 2, SIDE / 2)
  table.rotate((turned * Math.PI) / 180)
  table.drawImage(page, -page.width / 2, -page.height / 2)
  table.resetTransform()
  const light = table.createLinearGradient(0, 0, SIDE, 0)
  light.addColorStop(0, 'rgba(0,0,0,0)')
  light.addColorStop(1, `rgba(0,0,0,${shade})`)
  table.fillStyle = light
  table.fillRect(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, data: table.getImageData(0, 0, SIDE, SIDE).data }
}

/** How far from right above, how much of the light comes from one side, dots of blur, and how grainy. */
type Hand = { readonly angle?: number; readonly shade?: number; readonly blur?: number; readonly grain?: number }

/** What is beside the table: grey, its four bytes as one number. */
const BESIDE = 0xff5a5a5a

/** A picture from a hand: the far edge of the page is shorter than the near one, and the light of a room is poor. */
const handheld = (page: Canvas, { angle = 0, shade = 0, blur = 0, grain = 0 }: Hand) => {
  const { width, height } = photographed(page, 2, shade)
  lens.clearRect(0, 0, width, height)
  lens.filter = `blur(${Math.max(blur, 2 * angle)}px)`
  lens.drawImage(table.canvas, 0, 0)
  lens.filter = 'none'
  const from = new Uint32Array(lens.getImageData(0, 0, width, height).data.buffer)
  const dots = new Uint32Array(from.length)
  const seen = new Uint8ClampedArray(dots.buffer)
  let chance = 7
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const far = 1 + (angle * x) / width + (angle * y) / (2 * height)
      const column = Math.floor(x * far + 0.5)
      const row = Math.floor(y * far + 0.5)
      const dot = column < width && row < height ? (from[row * width + column] ?? 0) : BESIDE
      dots[at] = dot
      if (grain === 0) continue
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
      const off = grain * (chance / 2 ** 32 - 0.5)
      seen[at * 4] = (dot & 255) + off
      seen[at * 4 + 1] = ((dot >>> 8) & 255) + off
      seen[at * 4 + 2] = ((dot >>> 16) & 255) + off
    }
  return { width, height, data: seen }
}

describe.each(['normal', 'large'] as const)('a picture of a page in %s print', (edition) => {
  let paper: Paper
  let second: Canvas
  let last: Canvas
  let signed: Canvas
  const labels = (start: string) =>
    paper.placed.filter(({ page, words }) => page === paper.pages && words.startsWith(start))
  beforeAll(async () => {
    paper = await paperOf(edition)
    second = await pageOf(paper, 2)
    last = await pageOf(paper, paper.pages)
    signed = await pageOf(paper, paper.pages)
    for (const label of [...labels('Signature'), ...labels('Date')]) written(signed, label)
  })
  const seen = async (page: Canvas, number: number, turned: number, shade = 0) => {
    const picture = photographed(page, turned, shade)
    return seenIn(picture, await marksIn(picture), number === paper.pages)
  }
  const everyPlace: InkPlace[] = ['date', 'first witness', 'second witness', 'signature']
  const placesOf = (marks: readonly FoundMark[]) => marks.map(({ at }) => String(at)).toSorted()

  test.each([0, 2, 3, -3, -5, 90, 180])(
    'that nobody has signed, turned by %i degrees, says which page of which paper it is, and shows nothing at any place',
    async (turned) => {
      const picture = photographed(second, turned)
      const marks = await marksIn(picture)
      expect(marks.map(({ at }) => at)).toEqual([2])
      expect(marks[0]?.code).toMatch(edition === 'large' ? /^[0-9A-Z]{4}-[0-9A-Z]{4}-L$/ : /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      expect(seenIn(picture, marks, false).empty).toEqual(['initials', 'initials', 'initials'])
      const lastPicture = photographed(last, turned, 0.4)
      const lastMarks = await marksIn(lastPicture)
      expect(placesOf(lastMarks)).toEqual([String(paper.pages), 'testator', 'witnesses'])
      expect(seenIn(lastPicture, lastMarks, true).empty.toSorted()).toEqual(everyPlace)
    },
  )

  test.each([0, 2, -3, 90])(
    'that all three have signed, turned by %i degrees, shows nothing to look at',
    async (turned) => {
      expect(await seen(signed, paper.pages, turned, 0.4)).toEqual({ empty: [], cut: [] })
    },
  )

  test.each<[how: string, Hand]>([
    ['from right above', {}],
    ['at a slight angle', { angle: 0.06 }],
    ['at an angle, in poor light', { angle: 0.12, shade: 0.5, grain: 30 }],
    ['out of focus', { blur: 1.2, grain: 20 }],
    ['a little of everything', { angle: 0.06, shade: 0.4, blur: 0.3, grain: 10 }],
  ])('from a hand, %s, has its marks read, and no empty place goes unsaid', async (_how, hand) => {
    const empty = handheld(last, hand)
    const marks = await marksIn(empty)
    expect(placesOf(marks)).toEqual([String(paper.pages), 'testator', 'witnesses'])
    const said = seenIn(empty, marks, true)
    expect([...said.empty, ...said.cut].toSorted()).toEqual(everyPlace)
    const picture = handheld(signed, hand)
    expect(seenIn(picture, await marksIn(picture), true).empty).toEqual([])
  })

  test('that one witness has not signed says which', async () => {
    const page = await pageOf(paper, paper.pages)
    const [testator, first] = labels('Signature')
    for (const label of [testator, first, labels('Date')[0]]) written(page, label)
    expect((await seen(page, paper.pages, 1)).empty).toEqual(['second witness'])
  })

  test('with two initials of three says that one is not there', async () => {
    const page = await pageOf(paper, 2)
    const [label] = paper.placed.filter(({ page: number, words }) => number === 2 && words === 'Initials')
    if (!label) throw new Error('There is no place for initials')
    const right = { ...label, baseline: label.baseline + 14 }
    written(page, { ...right, left: label.right + 12 }, 24)
    written(page, { ...right, left: label.right + 60 }, 24)
    expect((await seen(page, 2, 1)).empty).toEqual(['initials'])
  })

  test('that cuts off where people sign says that it does not show it', async () => {
    const page = await pageOf(paper, paper.pages)
    const half = createCanvas(Math.floor(page.width / 2), page.height)
    half.getContext('2d').drawImage(page, -page.width / 2, 0)
    const { data } = half.getContext('2d').getImageData(0, 0, half.width, half.height)
    const picture = { width: half.width, height: half.height, data }
    expect(seenIn(picture, await marksIn(picture), true).cut).toEqual(
      expect.arrayContaining(['signature', 'first witness']),
    )
  })
})

test('a picture of something else has no mark', async () => {
  const blank = createCanvas(600, 800)
  const { data } = blank.getContext('2d').getImageData(0, 0, 600, 800)
  expect(await marksIn({ width: 600, height: 800, data })).toEqual([])
})
