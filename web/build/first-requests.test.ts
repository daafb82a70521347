import { expect, test } from 'vitest'
import { paintFirst } from './first-requests.ts'

const built = `<head>
    <meta name="viewport" content="width=device-width" />
    <title>Heirloom</title>
    <script type="module" crossorigin src="/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body><div id="root"></div></body>`

test('the styles are asked for first, and the script once the page has been painted', () => {
  const page = paintFirst(built)
  expect(page.indexOf('style.css')).toBeLessThan(page.indexOf('<title>'))
  expect(page).not.toContain('type="module"')
  expect(page).toContain("import('/assets/first.js')")
  expect(page.indexOf('import(')).toBeGreaterThan(page.indexOf('id="root"'))
  expect(page.match(/stylesheet/g)).toHaveLength(1)
})
