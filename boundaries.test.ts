import { describe, expect, test } from 'vitest'
import { circlesOfFeaturesIn, faultsOfLimit, forbiddenIn, upwardImportsIn } from './structure/check.ts'
import { circlesIn, importsIn, importsOf, isTest, loadedWith, read, sourcesIn } from './structure/imports.ts'
import { mayImport } from './structure/rules.ts'

const sources = sourcesIn(Object.keys(mayImport))
const folderOf = (file: string): string => file.split('/')[0] ?? ''

/** A pure file takes today's date as an argument and uses no randomness. */
const impureIn = (source: string): string[] =>
  [...source.matchAll(/\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bperformance\.now\b/g)].map(([found]) => found)

const pure = sources.filter((file) => /^(core|drafting)\//.test(file) && !isTest(file))

test('every import follows the table of folders', () => {
  expect(sources.flatMap((file) => forbiddenIn(file, importsOf(file)))).toEqual([])
})

test.each(['core', 'testkit'])('%s is among the files that were read', (folder) => {
  expect(sources.some((file) => folderOf(file) === folder)).toBe(true)
})

test('core and drafting use no clock and no randomness', () => {
  expect(pure.length).toBeGreaterThan(30)
  expect(pure.flatMap((file) => impureIn(read(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

test('the landing page loads no schema library', () => {
  const loaded = loadedWith('core/funnel/landing.ts')
  expect(loaded).toContain('core/rules/rule.ts')
  expect([...loaded].filter((file) => !file.startsWith('core/'))).toEqual([])
})

test('the first page loads neither the rules of a will nor a schema library', () => {
  const loaded = loadedWith('web/main.tsx', { onDemand: false })
  expect(loaded).toContain('core/journey/public-pages.ts')
  expect([...loaded].filter((file) => /^(core\/journey\/(steps|guards)\.ts|zod|drafting\/.*)$/.test(file))).toEqual([])
})

test('customers load nothing of the back office, and it loads nothing of their storage or wizard', () => {
  const [theirs, desk] = [loadedWith('web/main.tsx'), loadedWith('web/desk/main.tsx')]
  expect([...theirs].filter((file) => file.startsWith('web/desk/'))).toEqual([])
  expect(desk).toContain('web/desk/shell.tsx')
  // What both share stores nothing, and has neither words nor a look.
  const shared = /^web\/(desk\/|(tokens|layers|boxes)\.css|ui\/(answers|give-file|keep-focus|use-media)\.ts)/
  expect([...desk].filter((file) => file.startsWith('web/') && !shared.test(file))).toEqual([])
  expect([...desk].filter((file) => file === 'zod')).toEqual([])
})

/** Where a cookie goes or a rule begins, and an address that no call has. */
const noCall = ['/api/', '/api/auth', '/api/desk', '/api/unreadable-address']

test('no page and no reply writes the address of a call: it comes from the row of the call', () => {
  const written = sources
    .filter((file) => /^(web|server|words|documents)\//.test(file) && !isTest(file))
    .flatMap((file) => [...read(file).matchAll(/(?<=['"`])\/api\/[^'"`\n]*/g)].map(([found]) => ({ file, found })))
  expect(written.filter(({ found }) => !noCall.includes(found))).toEqual([])
  expect(noCall.filter((each) => !written.some(({ found }) => found === each))).toEqual([])
})

test('types, re-exports and imports on demand are read, and what a comment or a text says is not', () => {
  const source = `// import './a.ts'
    import type { A } from './b.ts'
    export { c } from './c.ts'
    export * from './d.ts'
    type E = typeof import('./e.ts')
    const f = [await import('./f.ts'), "import './g.ts'"]`
  expect(importsIn('core/x.ts', source).map(({ specifier }) => specifier)).toEqual([
    './b.ts',
    './c.ts',
    './d.ts',
    './f.ts',
    './e.ts',
  ])
})

test('an import of a higher layer is found, and a folder without a layer', () => {
  const sourceOf: Record<string, string> = {
    'server/db/wills.ts': "import { w } from '../features/wills/w.ts'",
    'server/features/wills/w.ts': "import { db } from '../../db/wills.ts'",
    'server/features/wills/wills.routes.ts': "import { app } from '../../app.ts'",
    'server/app.ts': "import './features/wills/wills.routes.ts'",
    'server/new/x.ts': '',
  }
  const rows = ['db', 'features/wills', 'features/*/*.routes.ts', '.']
  const files = Object.keys(sourceOf)
  expect(upwardImportsIn('server', rows, files, (file) => importsIn(file, sourceOf[file] ?? ''))).toEqual([
    'server/db/wills.ts -> server/features/wills/w.ts',
    'server/features/wills/wills.routes.ts -> server/app.ts',
    expect.stringContaining('server/new/x.ts is in no layer'),
  ])
})

test('features are one layer: one may import another, and only a circle of them is found', () => {
  const rows = ['db', 'features/*/', 'features/context.ts', 'features/*/*.routes.ts', '.']
  const found = (sourceOf: Record<string, string>) => {
    const read = (file: string) => importsIn(file, sourceOf[file] ?? '')
    const files = Object.keys(sourceOf)
    return [...upwardImportsIn('server', rows, files, read), ...circlesOfFeaturesIn('server', rows, files, read)]
  }
  const oneWay = {
    'server/db/wills.ts': '',
    'server/features/context.ts': "import './wills/w.ts'",
    'server/features/wills/w.ts': "import '../../db/wills.ts'\nimport './words.ts'",
    'server/features/wills/words.ts': "import '../auth/a.ts'",
    'server/features/wills/wills.routes.ts': "import '../context.ts'",
    'server/features/auth/a.ts': '',
    'server/features/auth/auth.routes.ts': "import '../wills/w.ts'",
    'server/features/auth/a.test.ts': "import '../wills/w.ts'",
  }
  expect(found(oneWay)).toEqual([])
  expect(found({ ...oneWay, 'server/features/auth/a.ts': "import '../wills/w.ts'" })).toEqual([
    'features/wills <-> features/auth',
  ])
  expect(found({ ...oneWay, 'server/features/auth/a.ts': "import '../context.ts'" })).toEqual([
    'server/features/auth/a.ts -> server/features/context.ts',
  ])
})

test('a limit of the product is no higher than a decision says, and may be lower', () => {
  const decided = (id: string) => (id === '0065' ? '# 65.\n\n- Shipped files: at most 1,112\n' : undefined)
  const files = { what: 'shipped files', decision: '0065' } as const
  expect(faultsOfLimit({ ...files, limit: 1112 }, decided)).toEqual([])
  expect(faultsOfLimit({ ...files, limit: 900 }, decided)).toEqual([])
  expect(faultsOfLimit({ ...files, limit: 1113 }, decided)).toHaveLength(1)
  expect(faultsOfLimit({ ...files, limit: 900, decision: '0066' }, decided)).toHaveLength(1)
  expect(faultsOfLimit({ what: 'shipped lines', limit: 1, decision: '0065' }, decided)).toHaveLength(1)
})

test('a circle of imports is found', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }
  expect(circlesIn(Object.keys(imports), (file) => imports[file] ?? [])).toEqual([['b', 'c']])
})

test('the thread of the server that answers everybody does not even load what works on whole wills: a process apart does', () => {
  const loaded = loadedWith('server/main.ts', { onDemand: false })
  // Papers of a few lines that hang on no will, what compares hashes, and what fetches the words of a reader.
  const light = /^drafting\/pack\/(what-changed|pack-document|existing-will-report|lpa-form|said-to-reader)\.ts$/
  const heavy =
    /^(drafting\/(draft|complete-will|wordings|changed-labels|will-facts)\.ts|drafting\/(reading|clauses|pack)\/|documents\/(renderer|template-input)\.ts|core\/(picture|tax|estate\/gaps))/
  expect([...loaded].filter((file) => heavy.test(file) && !light.test(file))).toEqual([])
  const apart = loadedWith('server/work/worker.ts')
  for (const file of [
    'drafting/draft.ts',
    'documents/template-input.ts',
    'core/tax/estimate.ts',
    'core/advice/advice.ts',
  ])
    expect([...apart]).toContain(file)
})

test('the server starts without the packages that only development needs', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  // The workers of the renderer are files of their own.
  const started = ['server/main.ts', 'server/work/worker.ts', 'cli/heirloom.ts']
  const loaded = new Set(started.flatMap((file) => [...loadedWith(file, { onDemand: false })]))
  const packages = [...loaded]
    .filter((name) => !/^node:|\.tsx?$/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})

// Promise: api.one-module
test.each([
  ['web/api/storage.ts', /\b(?:localStorage|sessionStorage)\b/],
  // To ask for a database makes one, so one module looks first whether it is there.
  ['web/api/sealed-entries.ts', /\bindexedDB\b/],
  ['web/api/cookies.ts', /\bdocument\.cookie\b/],
])('only %s reads and writes what a browser keeps', (owner, ways) => {
  // The document's own script looks before any module is there. The back office keeps whether single keys are on, and nothing else.
  const besides = ['web/build/document.ts', 'web/desk/keys.tsx']
  const pages = sources.filter((file) => folderOf(file) === 'web' && !isTest(file) && !besides.includes(file))
  const users = pages.filter((file) => ways.test(read(file)))
  expect(users).toEqual([owner])
})

describe('a forbidden import is found', () => {
  test.each([
    ['core/will/references.ts', "import { draft } from '#drafting/draft.ts'"],
    ['core/will/references.ts', "import { draft } from '../../drafting/draft.ts'"],
    ['core/will/references.ts', "export * from '#server/app.ts'"],
    ['core/will/references.ts', "import { readFileSync } from 'node:fs'"],
    ['core/will/references.ts', "import type { Will } from '#testkit/builders.ts'"],
    ['core/will/references.ts', "import React from 'react'"],
    ['drafting/draft.ts', "import { createRenderer } from '#documents/renderer.ts'"],
    ['drafting/draft.ts', "import { z } from 'zod'"],
    ['documents/renderer.ts', "import { buildApp } from '../server/app.ts'"],
    ['server/app.ts', "import { App } from '#web/app/app.tsx'"],
    ['server/app.ts', "import { aWill } from '#testkit/builders.ts'"],
    ['server/app.ts', "const kit = await import('#testkit/builders.ts')"],
    ['server/app.ts', "import { devRoutes } from './dev/dev.routes.ts'"],
    ['server/features/wills/wills.routes.ts', "import { devRoutes } from '#server/dev/dev.routes.ts'"],
    ['server/dev/dev.routes.ts', "await import('#web/main.tsx')"],
    ['web/app/app.tsx', "import type { Config } from '#server/config.ts'"],
    ['web/app/app.tsx', "import { createRenderer } from '#documents/renderer.ts'"],
    ['web/app/app.tsx', "import { join } from 'node:path'"],
    ['web/app/app.tsx', 'import {\n  a,\n  b,\n} from "../../server/app.ts"'],
    ['testkit/stages.ts', "import '../web/main.tsx'"],
    ['core/will/references.test.ts', "import { buildApp } from '#server/app.ts'"],
    ['elsewhere/new.ts', "import { newWill } from '#core/will/new-will.ts'"],
  ])('in %s: %s', (file, source) => {
    expect(forbiddenIn(file, importsIn(file, source))).toHaveLength(1)
  })
})

describe('an import that follows the table is allowed', () => {
  test.each([
    ['core/will/references.ts', "import type { Will } from './schema.ts'"],
    ['core/will/schema.ts', "import { z } from 'zod'"],
    ['core/will/references.test.ts', "import { aWill } from '#testkit/builders.ts'\nimport { test } from 'vitest'"],
    ['drafting/draft.ts', "import type { Will } from '#core/will/schema.ts'"],
    ['server/app.ts', "import { draft } from '../drafting/draft.ts'"],
    ['server/dev/dev.routes.ts', "import { stages } from '#testkit/stages.ts'"],
    ['server/app.ts', "const { devRoutes } = await import('./dev/dev.routes.ts')"],
    ['web/app/app.tsx', "import { preview } from '#drafting/draft.ts'"],
    ['web/vite.config.ts', "import { fileURLToPath } from 'node:url'"],
    ['e2e/journey.spec.ts', "import { startServer } from '#testkit/start-server.ts'"],
  ])('in %s: %s', (file, source) => {
    expect(forbiddenIn(file, importsIn(file, source))).toEqual([])
  })
})

test.each(['Date.now()', 'new Date()', 'new Date(0)', 'Math.random()', 'performance.now()'])(
  'a clock or randomness is found: %s',
  (source) => {
    expect(impureIn(`const x = ${source}`)).toHaveLength(1)
  },
)

test('words that only look like a clock are allowed', () => {
  expect(impureIn('type NewDate = Day; const renewDate = 1; const updateNow = 2')).toEqual([])
})

describe('who takes is reckoned in one place', () => {
  const voices = /^(core\/(advice|picture|signing|reading|watch|tax)|drafting\/(pack|reading))\//
  const deciding = /(?:[.{,] ?inherit|estatePercent|estateIfDie|estateBackup|ultimateDefault|everythingElse)\b/g

  /** How often each voice still reads the answers that decide it, instead of an outcome or a clause. These numbers only fall. */
  const stillRead: Readonly<Record<string, number>> = {
    'core/advice/trusts.triggers.ts': 1,
    'core/picture/picture.ts': 1,
    'core/reading/read-back.ts': 4,
    'core/signing/people-of-will.ts': 2,
    'core/tax/estimate-of-will.ts': 1,
    'drafting/reading/sentences.ts': 1,
  }

  test('no other voice reads the answers that decide who takes, and these no more often', () => {
    const found = sources
      .filter((file) => voices.test(file) && !isTest(file))
      .map((file) => [file, read(file).match(deciding)?.length ?? 0] as const)
      .filter(([, times]) => times > 0)
    expect(Object.fromEntries(found)).toEqual(stillRead)
  })
})

describe('browser tests', () => {
  const doors = ['e2e/ways.ts', 'e2e/screenshots.ts', 'e2e/browsers/engines.ts']

  test('open no address by hand: they start somewhere, press their way, open the link of a mail, or are about the address', () => {
    const opening = sourcesIn(['e2e'])
      .filter((file) => /\.goto\(/.test(read(file)))
      .toSorted()
    expect(opening).toEqual(doors.toSorted())
  })

  /** How often each types an address, and of what: any other page is reached by pressing. These numbers only fall. */
  const typed: Readonly<Record<string, readonly [times: number, of: string]>> = {
    'e2e/app.spec.ts': [3, 'where an installed app begins'],
    'e2e/back-office.test.ts': [3, 'the desk opened twice, and a page of it that a role does not include'],
    'e2e/before-hydration.spec.ts': [6, 'what an address shows before its script'],
    'e2e/browser-guards.spec.ts': [1, 'tokens in addresses, and another site'],
    'e2e/corrections.spec.ts': [1, 'each form on its own, some of which only mails link to'],
    'e2e/corrections.test.ts': [1, 'each form on its own, some of which only mails link to'],
    'e2e/dead-ends.test.ts': [10, 'addresses that lead elsewhere, and bookmarks after a log-out'],
    'e2e/every-button.test.ts': [5, 'each page again, for each of its buttons'],
    'e2e/every-page.spec.ts': [2, 'each page on its own'],
    'e2e/every-press.test.ts': [3, 'each page again, for each of its presses'],
    'e2e/existing-will.test.ts': [2, 'addresses that lead to an earlier question'],
    'e2e/experiment.test.ts': [3, 'addresses with a query'],
    'e2e/help.test.ts': [1, 'a page without scripts, and the header of each page'],
    'e2e/in-pounds.test.ts': [1, 'the address of a part that is not offered'],
    'e2e/layout-shift.spec.ts': [2, 'how a page draws itself when it is opened'],
    'e2e/lpa.test.ts': [1, 'the address of what is settled'],
    'e2e/mirror.test.ts': [1, 'the address of documents that are not there yet'],
    'e2e/navigation.test.ts': [12, 'deep links, and addresses that lead elsewhere'],
    'e2e/prerendered-pages.spec.ts': [5, 'what an address shows before its script and its typefaces'],
    'e2e/pressed-and-opened.test.ts': [2, 'that an address shows what its link shows'],
    'e2e/public-pages.spec.ts': [4, 'parts of pages, mails’ links, and addresses that are refused'],
    'e2e/public-pages.test.ts': [13, 'parts of pages, mails’ links, and addresses that are refused'],
    'e2e/scripts.spec.ts': [1, 'what an address loads'],
    'e2e/signed-elsewhere.test.ts': [1, 'the last page of a signing that was prepared without its first ones'],
    'e2e/signing-day.spec.ts': [1, 'a step that is not reached yet, and signing day as a bookmark'],
    'e2e/signing-day.test.ts': [2, 'a step that is not reached yet, and signing day as a bookmark'],
    'e2e/spoken.test.ts': [2, 'the pages outside a will, one after the other'],
    'e2e/step.test.ts': [2, 'the address of documents that are not paid for, and of a page after a log-out'],
    'e2e/storm.test.ts': [2, 'each page that keeps words'],
    'e2e/storm.ts': [6, 'the same page in another tab, on another device and again, and what is done there'],
    'e2e/welsh.spec.ts': [2, 'addresses in each language'],
    'e2e/welsh.test.ts': [6, 'addresses in each language'],
  }

  test('type addresses only where an address is what they test', () => {
    const times = (file: string) => read(file).match(/typeAddress\(/g)?.length ?? 0
    const found = sourcesIn(['e2e'])
      .filter((file) => file !== 'e2e/ways.ts' && times(file) > 0)
      .map((file) => [file, times(file)])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(typed).map(([file, [allowed]]) => [file, allowed])),
    )
  })
})
