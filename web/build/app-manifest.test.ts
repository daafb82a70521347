import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from 'fast-png'
import { expect, test } from 'vitest'
import { destinationAt, redirectFor } from '#core/journey/guards.ts'
import { firstRedirect, leadsTo, publicPageAt, visitorGuards } from '#core/journey/public-pages.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { appManifest, colourIn } from './app-manifest.ts'

const web = join(import.meta.dirname, '..')
const tokens = readFileSync(join(web, 'tokens.css'), 'utf8')
const manifest = appManifest(tokens)
const drawing = readFileSync(join(web, 'public/app-icon.svg'), 'utf8')
const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
const picture = (src: string) => decode(readFileSync(join(web, 'public', src)))

/** The colour of the pixel at a part of the width and of the height; undefined where nothing is drawn. */
const colourAt = ({ width, height, channels, data }: ReturnType<typeof decode>, across: number, down: number) => {
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * channels
  if (channels === 4 && data[at + 3] === 0) return undefined
  return `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test.each([...pngs, { src: '/apple-touch-icon.png', sizes: '180x180' }])(
  'the icon $src has the size that is said of it, and is the drawing',
  ({ src, sizes }) => {
    const icon = picture(src)
    expect(`${icon.width}x${icon.height}`).toBe(sizes)
    expect(colourAt(icon, 0.5, 0.3)).toBe(colourIn(tokens, 'ribbon'))
    expect(colourAt(icon, 0.33, 0.3)).toBe(colourIn(tokens, 'paper'))
    expect(colourAt(icon, 0.5, 0.1)).toBe(colourIn(tokens, 'brand-deep'))
    const isCut = src.startsWith('/app-icon-') && !src.includes('maskable')
    // What the system cuts into its own shape reaches every corner.
    expect(colourAt(icon, 0, 0)).toBe(isCut ? undefined : colourIn(tokens, 'brand-deep'))
  },
)

test('the icons are those that a browser asks for, and each is a small file', () => {
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const files = readdirSync(join(web, 'public'))
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
  for (const { src } of pngs) expect(readFileSync(join(web, 'public', src)).length).toBeLessThan(10_000)
})

test('the colours of the app and of its icon are colours of our visual language', () => {
  const ours = [...tokens.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour)
  const used = [...drawing.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour)
  expect(used.length).toBeGreaterThan(3)
  for (const colour of [...used, manifest.theme_color, manifest.background_color]) expect(ours).toContain(colour)
  expect(() => colourIn(tokens, 'no-such-colour')).toThrow('no colour')
})

test('the app opens the will of who is logged in, and the first page for anybody else', () => {
  const page = publicPageAt(new URL(manifest.start_url, 'https://wills.example').pathname)
  const first = page && leadsTo(page, 'en')
  expect(first).toBe('/my-will/lpf-a/0')
  const to = destinationAt(first ?? '')
  const none = {
    mode: { sponsored: false },
    visited: [],
    reloaded: false,
    landingNeeded: undefined,
    experimentUrl: undefined,
  }
  const visit = { ...none, today, summaryVisited: true } as const
  expect(to && redirectFor(to, { ...visit, signedIn: true, will: completeExampleWill() })).toBe('/my-will/summary')
  expect(
    firstRedirect(visitorGuards, page ?? { path: '/', for: 'anyone' }, '/', { ...visit, signedIn: false }),
  ).toBeUndefined()
})
