import { expect, test } from 'vitest'
import { tablesApart, willGroup } from './chunks.config.ts'

/** Sources by what imports them; a page is fetched by its name. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  '/web/app/will-route.tsx': [],
  '/web/pages/content-page.tsx': [],
  '/web/features/account/login-page.tsx': [],
  '/web/pages/front-page.tsx': [],
  '/web/wizard/trusts/trust-page.tsx': [],
  '/web/wizard/step.tsx': ['/web/app/will-route.tsx'],
  '/web/api/will.ts': ['/web/wizard/step.tsx', '/web/features/account/login-page.tsx'],
  '/drafting/clause.ts': ['/web/wizard/step.tsx', '/web/pages/front-page.tsx'],
  '/core/colours.ts': ['/drafting/clause.ts', '/web/api/will.ts'],
  '/core/dates.ts': ['/core/colours.ts', '/web/pages/content-page.tsx'],
  '/web/trusts.ts': ['/web/wizard/trusts/trust-page.tsx'],
  '/web/wizard/steps/gifts-page.tsx': [],
  '/web/wizard/steps/summary-page.tsx': [],
  '/web/people.ts': ['/web/wizard/trusts/trust-page.tsx', '/web/wizard/steps/gifts-page.tsx'],
  '/web/parts.ts': ['/web/wizard/steps/gifts-page.tsx', '/web/wizard/steps/summary-page.tsx'],
  '/web/features/advice/step-advice.tsx': [],
  '/web/features/preview/sheet.tsx': [],
  '/core/advice/triggers.ts': ['/web/features/advice/step-advice.tsx'],
  '/core/estate/plan.ts': ['/core/advice/triggers.ts', '/drafting/clauses/residue.ts'],
  '/drafting/clauses/residue.ts': ['/web/features/preview/sheet.tsx', '/web/pages/front-page.tsx'],
  '/web/features/preview/rail.ts': ['/web/features/preview/sheet.tsx'],
  '/web/ui/area.tsx': ['/web/wizard/steps/gifts-page.tsx', '/web/features/account/login-page.tsx'],
}

const graph = {
  getModuleInfo: (id: string) => ({
    importers: [...(importersOf[id] ?? [])],
    dynamicImporters: /-(page|route|advice)\.tsx$|\/sheet\.tsx$/.test(id) ? ['/web/main.tsx'] : [],
  }),
}

const chunkOf = (id: string): string | null => willGroup.name(id, graph)

test('what only the pages of the will need is in one chunk', () => {
  expect(chunkOf('/web/wizard/step.tsx')).toBe('will')
})

test('what another page needs too is in a chunk that this page may load', () => {
  expect(chunkOf('/web/api/will.ts')).toBe('will-account')
  expect(chunkOf('/drafting/clause.ts')).toBe('will-words')
  expect(chunkOf('/core/dates.ts')).toBe('will-text')
})

test('what a page outside the will needs for itself is left with it', () => {
  expect(chunkOf('/web/pages/content-page.tsx')).toBeNull()
  expect(chunkOf('/web/trusts.ts')).toBeNull()
})

test('what later pages of the will share is in a chunk by the kinds of page that need it', () => {
  expect(chunkOf('/web/people.ts')).toBe('question')
  expect(chunkOf('/web/parts.ts')).toBe('question-read')
})

test('what a question has around it is in chunks of its own, those of the advice first', () => {
  expect(chunkOf('/web/features/preview/rail.ts')).toBe('sheet')
  expect(chunkOf('/drafting/clauses/residue.ts')).toBe('sheet-words')
  expect(chunkOf('/core/advice/triggers.ts')).toBe('advice')
  expect(chunkOf('/core/estate/plan.ts')).toBe('advice-words')
})

test('a field that later pages share with others is in a chunk that these may load too', () => {
  expect(chunkOf('/web/ui/area.tsx')).toBe('will-fields')
})

const PEOPLE = `${import.meta.dirname}/../../words/en/people.ts`

test('a table of words is asked for by itself, and a type or another module as it is', () => {
  expect(
    tablesApart.transform(
      `import { type Words, shared, cards as words } from '#words/en/people.ts'
import { pathOf } from '#core/journey/pages.ts'`,
      '/web/page.tsx',
    ),
  ).toBe(
    `import { shared} from '#words/en/people.ts?table=shared';import { cards as words } from '#words/en/people.ts?table=cards'
import { pathOf } from '#core/journey/pages.ts'`,
  )
})

test('the module of a table has that table alone to give', async () => {
  const text = await tablesApart.load(`${PEOPLE}?table=cards`)
  expect([...(text ?? '').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(['cards'])
  expect(await tablesApart.load(PEOPLE)).toBeNull()
})
