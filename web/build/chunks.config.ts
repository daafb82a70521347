import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Modules = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null }

const ATTORNEY = /\/pages\/power-of-attorney-page\.tsx$/
const HELP = /\/(pages\/(faqs|help)-page|ui\/help-sheet)\.tsx$/

/** Pages outside the will that need some of its code, the plainest first. Of a row with two, each needs it. */
const BESIDE: Readonly<Record<string, readonly RegExp[]>> = {
  text: [/\/pages\/(content|easy-read|how-it-works)-page\.tsx$/],
  prices: [/\/pages\/prices-page\.tsx$/],
  people: [ATTORNEY, HELP],
  help: [HELP],
  words: [/\/(existing-will\/(result-page|payment-pages)|pages\/(front|power-of-attorney)-page)\.tsx$/],
  account: [
    /\/(features\/(account\/(?!history)|verification|couple|reviews|referral)|existing-will\/contact|pages\/(contact-us|unsubscribe|waitlist))/,
  ],
  signed: [
    /\/(pages\/account-page|account\/history-page|signing\/signing-day-page|watch\/signed-home|existing-will\/question-pages)\.tsx$/,
  ],
}

/** What every page of the will needs with its first question, and what comes after that, in this order. */
const WILL: Readonly<Record<string, RegExp>> = {
  will: /\/(app\/(will-route|signed-in)|steps\/full-name-page)\.tsx$/,
  kept: /\/api\/(send-signed|kept-[\w-]*)\.ts$/,
  'about-me': /\/steps\/about-me-pages\.tsx$/,
  advice: /\/features\/advice\/step-advice\.tsx$/,
  sheet: /\/sheet(-strip)?\.tsx$/,
}

/** Kinds of page of the will whose code is fetched when one is opened. */
const LATER: Readonly<Record<string, RegExp>> = {
  question: /\/wizard\/(steps\/(?!summary)|trusts\/|values\/)/,
  read: /\/wizard\/(summary\/|steps\/summary-page)/,
  paid: /\/features\/(checkout|documents|lpa)\//,
}

/** Which modules that the browser fetches by name bring a module with them. */
const scriptsWith = (id: string, modules: Modules): string[] => {
  const seen = new Set<string>()
  const look = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) look(importer)
  }
  look(id)
  return [...seen].filter((module) => modules.getModuleInfo(module)?.dynamicImporters.length)
}

/**
 * A module is with the first of `WILL` that needs it, in the chunk of the first of `BESIDE` that needs it too. What it imports is needed by
 * all of these as well, so it is there or further up: no chunk waits for one that waits for it.
 */
const willChunk = (id: string, modules: Modules): string | null => {
  const scripts = scriptsWith(id, modules)
  const needs = (pages: RegExp): boolean => scripts.some((script) => pages.test(script))
  const isLater = (script: string) => Object.values(LATER).some((pages) => pages.test(script))
  const isField = /\/(web\/ui|@fontsource-variable)\//.test(id) && scripts.length > 1 && scripts.some(isLater)
  const will = Object.keys(WILL).find((part) => needs(WILL[part] as RegExp))
  const kind = Object.keys(BESIDE).find((each) => BESIDE[each]?.every(needs))
  // Pages of whoever has an account are few, and may load what comes after the first question whole.
  const beside = kind === 'signed' && will !== 'will' ? undefined : kind
  if (will) return beside ? `${will}-${beside}` : will
  if (isField) return beside ? 'will-fields' : 'will-fields-later'
  if (scripts.length < 2 || !scripts.every(isLater)) return null
  return Object.keys(LATER)
    .filter((each) => needs(LATER[each] as RegExp))
    .join('-')
}

/** Everything that the first page needs in one file, so that a phone on a slow network asks once and not for two dozen. */
export const firstGroup = { name: 'first', tags: ['$initial' as const], priority: 1 }

/** What the pages of the will need, in few files. What one page alone needs is left with it. */
export const willGroup = { name: willChunk, debugName: 'will', includeDependenciesRecursively: false }

const TABLES = /^import \{([^}]*)\} from '(#words\/en\/[^']*)'/gm
const LATER_TABLE = /\(await import\('(#words\/en\/[^']*)'\)\)\.(\w+)/g

/** Tables of `core/` that a page says, by the end of their file. In Welsh they are in `words/cy/core.ts`. */
const IN_CORE: Readonly<Record<string, readonly string[]>> = {
  '/core/rules/messages.ts': ['messages'],
  '/core/journey/steps.ts': ['steps', 'groups'],
  '/core/will/details-table.ts': ['detailsTable'],
  '/core/lpa/sections.ts': ['sections'],
  '/core/will/lpa-options.ts': ['lpaForms'],
}

const WELSH = fileURLToPath(new URL('../../words/cy/', import.meta.url))

/** Where a table is in Welsh too, what tells a browser that it has come: in one letter, as each is sent to every reader of English. */
const inWelshToo = (code: string, file: string, table: string): string => {
  const welsh = `${WELSH}${file}.ts`
  if (!existsSync(welsh) || !readFileSync(welsh, 'utf8').includes(`export const ${table}:`)) return code
  return code.replace(new RegExp(`^export const ${table}\\b[^=]*=`, 'm'), '$& self.w =')
}

/** Each table of words is a module of its own in a build: a page fetches those that it says something of, and not their neighbours. */
export const tablesApart = {
  name: 'tables-apart',
  apply: 'build',
  enforce: 'pre',
  transform: (code: string, id: string, { ssr = false }: { ssr?: boolean | undefined } = {}) => {
    const ofCore = Object.entries(IN_CORE).flatMap(([file, tables]) => (id.endsWith(file) ? tables : []))
    const later = code.replaceAll(LATER_TABLE, "(await import('$1?table=$2')).$2")
    const apart = later.replaceAll(TABLES, (_, names: string, file: string) =>
      [...names.matchAll(/(?<=^|,)\s*(?!type )(\w+)[^,]*/g)]
        .map(([name, asked]) => `import {${name}} from '${file}?table=${asked}'`)
        .join(';'),
    )
    return ssr ? apart : ofCore.reduce((told, table) => inWelshToo(told, 'core', table), apart)
  },
  async load(id: string, { ssr = false }: { ssr?: boolean | undefined } = {}) {
    const [file = '', table] = id.split('?table=')
    if (!table) return null
    const alone = (await readFile(file, 'utf8')).replaceAll(new RegExp(`^export (?=const (?!${table}\\b))`, 'gm'), '')
    return ssr ? alone : inWelshToo(alone, basename(file, '.ts'), table)
  },
} satisfies Plugin
