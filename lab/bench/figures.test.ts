import { hostname, userInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { benchNames } from './benches.ts'
import { blocksIn, figuresPage, missingHeadlines, withFigures } from './figures.ts'
import { pagesWithFigures, readPage } from './pages-with-figures.ts'
import { lastResult, type Result, resultOf } from './results.ts'

const machine = { cores: 2, node: '26.10.0', commit: 'abc1234', day: '2026-11-23', load: 0.1 }

const drafted: Result = resultOf('draft', machine, [
  { name: 'draft one will', value: 0.412345, unit: 'ms', target: '<= 1', ok: true },
  { name: 'preview one will', value: 1234.5678, unit: 'ms', target: '', ok: true },
  { name: 'draft a long will', value: 9, unit: 'ms', target: '<= 5', ok: false },
])

const only = (bench: string) => (bench === 'draft' ? drafted : undefined)

test.each(pagesWithFigures)('%s shows the figures of the last runs that are kept, and no others', (page) => {
  expect(withFigures(readPage(page), lastResult)).toBe(readPage(page))
})

test('the page on performance shows what is not met, and the README has its few', () => {
  expect(blocksIn(readPage('docs/performance.md'))).toEqual(['missed'])
  expect(blocksIn(readPage('README.md'))).toEqual(['headlines'])
})

test('the page that is built has each bench with what it measures, and every figure that was found', () => {
  const page = figuresPage(lastResult)
  for (const name of benchNames) expect(page).toMatch(new RegExp(`^## ${name}\n\nMeasured: .{20}`, 'm'))
  for (const { measure } of benchNames.flatMap((name) => lastResult(name)?.figures ?? []))
    expect(page).toContain(measure)
})

test('each figure of the README is one that its bench measures', () => {
  expect(missingHeadlines(lastResult)).toEqual([])
})

test('what is kept of a run tells nothing of whose machine it was', () => {
  const kept = JSON.stringify(benchNames.map(lastResult))
  expect(kept).toContain('"load":')
  for (const secret of [hostname(), `/${userInfo().username}/`, '/home/', '/tmp/', '/work/'])
    expect(kept.includes(secret)).toBe(false)
})

describe('A page with figures', () => {
  const page = (name: string) => `Before.\n\n<!-- figures: ${name} -->\nold\n<!-- end of figures -->\n\nAfter.\n`

  test('shows each measure of a bench with its target, and whether it is met', () => {
    const shown = withFigures(page('draft'), only)
    expect(shown).toMatch(/^\| draft one will +\| 0\.4123 ms +\| <= 1 +\| yes +\|$/m)
    expect(shown).toMatch(/^\| draft a long will +\| 9 ms +\| <= 5 +\| NO +\|$/m)
    expect(shown).not.toContain('old')
  })

  test('says nothing of a target where there is none', () => {
    expect(withFigures(page('draft'), only)).toMatch(/^\| preview one will +\| 1,235 ms +\| +\| +\|$/m)
  })

  test('says where and when they were measured', () => {
    expect(withFigures(page('draft'), only)).toContain('2026-11-23, 2 cores, Node 26.10.0, at commit abc1234')
  })

  test('shows of all targets those that are not met, each with its bench', () => {
    const shown = withFigures(page('missed'), only)
    expect(shown).toMatch(/^\| draft a long will +\| 9 ms +\| <= 5 +\| draft +\|$/m)
    expect(shown).not.toContain('draft one will')
  })

  test('says so when no run is kept', () => {
    expect(withFigures(page('save'), only)).toContain('No run is kept yet.')
    expect(withFigures(page('headlines'), only)).toContain('no run is kept')
  })

  test('keeps the words around them', () => {
    const shown = withFigures(page('draft'), only)
    expect(shown.startsWith('Before.\n\n<!-- figures: draft -->\n')).toBe(true)
    expect(shown.endsWith('\n<!-- end of figures -->\n\nAfter.\n')).toBe(true)
  })
})
