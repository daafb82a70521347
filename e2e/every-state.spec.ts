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

/** Opens a document that has the sheets of these pages, and nothing else yet. */
const openSheets = async (page: Page, file: string) => {
  const body = `<!doctype html><html><head>${headOf(file)}</head><body></body></html>`
  await page.route('**/state', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await openLink(page, '/state')
  await page.unroute('**/state')
}

/**
 * Shows a state without the script that drew it, in the document that is open: to open one and to load axe into it takes longer than to
 * look at a state. A dialog lies over the page again.
 */
const showState = async (page: Page, { html, width }: State) => {
  await page.setViewportSize({ width, height: 960 })
  await page.evaluate((state) => {
    const { documentElement, title, body } = new DOMParser().parseFromString(state, 'text/html')
    const root = document.documentElement
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    for (const { name, value } of documentElement.attributes) root.setAttribute(name, value)
    document.title = title
    document.body.replaceWith(body)
    scrollTo(0, 0)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]')) {
      dialog.open = false
      dialog.showModal()
    }
  }, html)
}

const isOfDesk = ({ path }: State): boolean => path.startsWith('/desk')

/** Each part is a test, so that workers share them. */
const PARTS = 6

for (let part = 0; part < PARTS; part += 1)
  test(`what the tests on screens come to can be used, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    expect(states.length, 'states that the tests on screens put down: npm run test:unit').toBeGreaterThan(PARTS)
    const ofPart = states.filter((_, at) => at % PARTS === part)
    for (const [file, drawn] of [
      ['index.html', ofPart.filter((state) => !isOfDesk(state))],
      ['desk/index.html', ofPart.filter(isOfDesk)],
    ] as const) {
      if (drawn.length > 0) await openSheets(page, file)
      for (const state of drawn) {
        const { path, within, fits } = state
        await test.step(`${path} ${within ?? ''}`, async () => {
          await showState(page, state)
          await (fits ? expectUsable : expectNoViolations)(page, within)
        })
      }
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
