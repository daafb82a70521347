/** What the tests on screens came to, drawn: each state can be used with assistive technology and, where they ask for it, on a phone. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { tooOld } from '#testkit/reading-age.ts'
import { STATES, type State } from '#testkit/states-seen.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { openLink } from './customer.ts'
import { expect, test } from './fixtures.ts'

const states = globSync('*.json', { cwd: STATES })
  .toSorted()
  .map((file): State => JSON.parse(readFileSync(join(STATES, file), 'utf8')))

const dist = join(import.meta.dirname, '../dist/web')

/** How the built pages are drawn: what stands in the head of a document, and the sheets of every page. */
const headOf = (file: string): string => {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(readFileSync(join(dist, file), 'utf8')) ?? []
  const sheets = globSync('assets/*.css', { cwd: dist }).map((sheet) => `<link rel="stylesheet" href="/${sheet}">`)
  return `${head.replaceAll(/<script[\s\S]*?<\/script>|<script[^>]*>/g, '')}${sheets.join('')}`
}

/** Shows a state without the script that drew it. A dialog lies over the page again. */
const openState = async (page: Page, { html, path, width }: State) => {
  await page.setViewportSize({ width, height: 960 })
  const head = headOf(path.startsWith('/desk') ? 'desk/index.html' : 'index.html')
  const body = `<!doctype html>${html.replace('<head>', () => `<head>${head}`)}`
  await page.route('**/state', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await openLink(page, '/state')
  await page.unroute('**/state')
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]')) {
      dialog.open = false
      dialog.showModal()
    }
  })
}

/** Each part is a test, so that workers share them. */
const PARTS = 6

for (let part = 0; part < PARTS; part += 1)
  test(`what the tests on screens come to can be used, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    expect(states.length, 'states that the tests on screens put down: npm run test:unit').toBeGreaterThan(PARTS)
    for (const [at, state] of states.entries()) {
      if (at % PARTS !== part) continue
      const { path, within, fits } = state
      await test.step(`${path} ${within ?? ''}`, async () => {
        await openState(page, state)
        await (fits ? expectUsable : expectNoViolations)(page, within)
      })
    }
  })

/** With fewer sentences a single long word decides, so the states that say so little are read as one. */
const FEWEST_READ_ALONE = 5

test('a reader of nine can read what the tests on screens come to: each dialog, error and state', () => {
  const inEnglish = states.filter(({ html, path }) => !html.includes('<html lang="cy"') && !path.startsWith('/desk'))
  const alone = inEnglish.filter(({ read }) => read.length >= FEWEST_READ_ALONE)
  const short = new Set(inEnglish.filter((state) => !alone.includes(state)).flatMap(({ read }) => read))
  expect(
    tooOld([...alone.map(({ path, read }) => [path, read] as const), ['those that say little', [...short]]]),
  ).toEqual([])
})
