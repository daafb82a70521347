import { expect, test } from 'vitest'
import { fontsApart, stylesOf } from './document.ts'

const SHEET = `@layer reset, components;
body{margin:0}
html[data-known] #root{visibility:hidden}
@layer components{.card{color:red}.card:hover .name,.dialog{color:blue}.open .card{color:green}
@media (max-width:400px){.card{margin:0}}@media print{.dialog{margin:0}}
.card{animation:rise 1s}@keyframes rise{0%{top:0}to{top:1px}}@keyframes fall{0%{top:1px}}}
@font-face{font-family:Serif;src:url(/serif.woff2)}`

const page = '<main class="card first"><b class="name">Ruth</b></main>'

test('a page has the rules of what stands on it, in their layers and at their widths', () => {
  const styles = stylesOf([page], SHEET)
  expect(styles).toContain('.card{color:red}')
  expect(styles).toMatch(/@media \(max-width:400px\)\s*\{\s*\.card\{margin:0\}/)
  expect(styles.startsWith('@layer reset, components;')).toBe(true)
})

test('what no page shows yet comes with the whole sheet', () => {
  const styles = stylesOf([page], SHEET)
  expect(styles).toContain('.card:hover .name')
  expect(styles).not.toMatch(/dialog|open|print/)
})

test('rules of no class and movements that are used stay', () => {
  const styles = stylesOf([page], SHEET)
  expect(styles).toContain('body{margin:0}')
  expect(styles).toContain('html[data-known] #root')
  expect(styles).toContain('@keyframes rise')
  expect(styles).not.toContain('fall')
})

test('several pages share one text', () => {
  expect(stylesOf([page, '<div class="dialog"></div>'], SHEET)).toMatch(/\.card:hover \.name,\s*\.dialog/)
})

test('fonts are taken out of the style sheet, and nothing else is', () => {
  const { fonts, rest } = fontsApart(SHEET)
  expect(fonts).toBe('@font-face{font-family:Serif;src:url(/serif.woff2)}')
  expect(rest).toBe(SHEET.replace(/\n@font-face.*$/, ''))
})
