import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { asBrf, inBraille } from './as-brf.ts'
import { asHtml, plainPack } from './plain-pack.ts'

const will = completeExampleWill()
const documents = plainPack(will, today, { pair: false })

const bare = (text: string): string => text.replace(/\s+/g, '')

/** Every sentence of the will, as it is printed. */
const sentences = draftedText(will)
  .split('\n')
  .filter((line) => line.length > 20)

describe('The documents as words alone', () => {
  test('as a page are whole, with headings, and need no script, picture or network', () => {
    const html = asHtml('Your documents', documents)
    const { document } = new JSDOM(html).window
    expect(document.querySelectorAll('article')).toHaveLength(documents.length)
    expect(document.querySelectorAll('script, link, img, iframe, [src], [onload], [style]')).toHaveLength(0)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((to) => document.getElementById(to.slice(1)) === null)).toEqual([])
    const said = bare(document.body.textContent)
    expect(sentences.length).toBeGreaterThan(20)
    expect(sentences.filter((sentence) => !said.includes(bare(sentence)))).toEqual([])
  })

  test('say what somebody typed, and never take it for a part of the page', () => {
    const typed = '<b onload="x">Ann & Co'
    const html = asHtml(typed, [{ title: typed, parts: [{ is: 'facts', items: [[typed, typed]] }] }])
    expect(new JSDOM(html).window.document.querySelector('[onload]')).toBeNull()
    expect(html.split('&lt;b onload=&quot;x&quot;&gt;Ann &amp; Co')).toHaveLength(7)
  })

  test('in braille have pages of 25 lines of 40 cells, and each sentence of the will', () => {
    const file = asBrf('Your documents', documents)
    const pages = file.split('\f')
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) expect(page.trimEnd().split('\r\n').length).toBeLessThanOrEqual(25)
    expect(file.split(/\r\n|\f/).filter((line) => line.length > 40)).toEqual([])
    // Without the numbers at the foot of pages, so that a sentence that goes over a page is one.
    const cells = bare(pages.map((page) => page.replace(/ *#[a-j]+\s*$/, '')).join(''))
    expect(sentences.filter((sentence) => !cells.includes(bare(inBraille(sentence))))).toEqual([])
    // Nothing but the cells of six dots.
    expect(file).toMatch(/^[ -_a-z`{|}~\r\n\f]+$/)
  })

  test('of a will that is not complete are none', () => {
    expect(plainPack({ ...will, executor: [] }, today, { pair: false })).toEqual([])
  })
})
