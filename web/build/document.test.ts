import { expect, test } from 'vitest'
import { ADDRESS_PLACEHOLDER, type Assets, type DocumentContent, documentOf, inlineScripts } from './document.ts'

const assets: Assets = {
  script: '/assets/main-1a2b.js',
  styleSheet: '/assets/style-1a2b.css',
  fontFaces: '@font-face{font-family:Sans}',
  fonts: [{ href: '/assets/sans.woff2' }, { href: '/assets/serif.woff2', media: '(min-width: 860px)' }],
  themeColour: '#ffffff',
}
const shell: DocumentContent = {
  language: 'en',
  title: 'Heirloom',
  description: 'What a "will" costs',
  withoutScript: 'Turn JavaScript <on>.',
}
const data = { name: '</script><script>alert(1)</script>' }
const prices: DocumentContent = {
  ...shell,
  title: 'Prices – Heirloom',
  page: { path: '/prices', html: '<h1>Prices</h1>', style: '.a{color:#000}', data },
}

test('a prerendered page has its title, its description and its contents', () => {
  const text = documentOf(prices, assets)
  expect(text).toContain('<title>Prices – Heirloom</title>')
  expect(text).toContain('<meta name="description" content="What a &quot;will&quot; costs" />')
  expect(text).toContain('<div id="root" data-path="/prices"><h1>Prices</h1></div>')
  expect(text).toContain(ADDRESS_PLACEHOLDER)
})

test('a page brings its styles along, and one that is drawn in the browser asks for them', () => {
  expect(documentOf(prices, assets)).toContain(
    '<style>@font-face{font-family:Sans}</style>\n    <style>.a{color:#000}</style>',
  )
  expect(documentOf(prices, assets)).not.toContain('<link rel="stylesheet"')
  const empty = documentOf(shell, assets)
  expect(empty).toContain('<link rel="stylesheet" href="/assets/style-1a2b.css" />')
  expect(empty).toContain('<div id="root"></div>')
  expect(empty).not.toContain(ADDRESS_PLACEHOLDER)
})

test('every page says that it can be installed, and with which icon', () => {
  for (const text of [documentOf(prices, assets), documentOf(shell, assets)]) {
    expect(text).toContain('<link rel="manifest" href="/app.webmanifest" />')
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
    expect(text).toContain('<meta name="theme-color" content="#ffffff" />')
  }
})

test('a page says which language it is in, to readers, to shared links and without JavaScript', () => {
  const welsh = documentOf({ ...prices, language: 'cy', withoutScript: 'Trowch JavaScript <ymlaen>.' }, assets)
  expect(welsh).toContain('<html lang="cy">')
  expect(welsh).toContain('content="cy_GB"')
  expect(welsh).toContain('<noscript><p>Trowch JavaScript &lt;ymlaen&gt;.</p></noscript>\n    <div id="root"')
  expect(documentOf(prices, assets)).toContain('<html lang="en-GB">')
})

test('the styles are asked for first, and the script once the page has been painted', () => {
  const page = documentOf(shell, assets)
  expect(page.indexOf('style-1a2b.css')).toBeLessThan(page.indexOf('<title>'))
  expect(page).not.toContain('type="module"')
  expect(page.indexOf("import('/assets/main-1a2b.js')")).toBeGreaterThan(page.indexOf('id="root"'))
})

test('the fonts of every page are preloaded, the document’s only where there is a document beside the questions', () => {
  const page = documentOf(shell, assets)
  expect(page).toContain('<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin />')
  expect(page).toContain('crossorigin media="(min-width: 860px)" />')
})

test('what a page of the browser’s own asks for in turn is asked for at once, with its styles', () => {
  const page = documentOf({ ...shell, early: ['/assets/will-1a2b.js', '/assets/will-1a2b.css'] }, assets)
  expect(page).toContain('<link rel="modulepreload" href="/assets/will-1a2b.js" />')
  expect(page).toContain('<link rel="stylesheet" href="/assets/will-1a2b.css" />')
  expect(documentOf(prices, assets)).not.toContain('modulepreload" href')
})

test('data for machines cannot end its script', () => {
  const [, said = ''] = /ld\+json">(.*?)<\/script>/.exec(documentOf(prices, assets)) ?? []
  expect(JSON.parse(said)).toEqual(data)
  expect(said).not.toContain('<')
})

test('the script of a page runs once the whole style sheet is there, which a page of its own styles asks for by itself', () => {
  const page = documentOf(prices, assets)
  expect(page).toContain("href: '/assets/style-1a2b.css'")
  expect(page.indexOf('sheet.onload')).toBeLessThan(page.lastIndexOf("import('/assets/main-1a2b.js')"))
})

test('every inline script of a document is named for the security policy', () => {
  let rest = documentOf(prices, assets)
  for (const script of inlineScripts(assets)) rest = rest.replace(`<script>${script}</script>`, '')
  expect(rest).not.toContain('<script>')
})
