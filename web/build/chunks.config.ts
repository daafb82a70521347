import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Modules = {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> | null
}

/** Kinds of page outside the will that need some of its code. */
const BESIDE = {
  text: /\/pages\/(content|easy-read|how-it-works)-page\.tsx$/,
  prices: /\/pages\/prices-page\.tsx$/,
  check: /\/existing-will\/question-pages\.tsx$/,
  result: /\/existing-will\/result-page\.tsx$/,
  attorney: /\/pages\/power-of-attorney-page\.tsx$/,
  paid: /\/existing-will\/payment-pages\.tsx$/,
  help: /\/(pages\/(faqs|help)-page|ui\/help-sheet)\.tsx$/,
  account:
    /\/(features\/(account\/(?!history)|verification|couple|reviews|referral)|existing-will\/contact|pages\/(contact-us|unsubscribe|waitlist))/,
  front: /\/pages\/front-page\.tsx$/,
  signed: /\/(pages\/account-page|account\/history-page|signing\/signing-day-page)\.tsx$/,
  home: /\/watch\/signed-home\.tsx$/,
}

/** What every page of the will needs, and its first question. */
const WILL = /\/(app\/(will-route|signed-in)|steps\/full-name-page)\.tsx$/

/** Kinds of page of the will whose code is fetched when one is opened. */
const LATER = {
  question: /\/wizard\/(steps\/(?!summary)|trusts\/|values\/)/,
  read: /\/wizard\/(summary\/|steps\/summary-page)/,
  paid: /\/features\/(checkout|documents|lpa)\//,
}

/**
 * The chunks of what the pages of the will load, each with the kinds of page that may load it too. A module is in the first that has
 * every kind that needs it. What it imports is needed by these kinds as well, so it is there too or further down: there is no circle.
 */
const WITH_THE_WILL: readonly (readonly [name: string, beside: string])[] = [
  ['will', ''],
  ['will-asked', 'check'],
  ['will-signed', 'signed home'],
  ['will-account', 'account signed home'],
  ['will-rules', 'paid help account front signed home'],
  ['will-people', 'attorney paid help account front signed home'],
  ['will-law', 'result attorney paid help account front signed home'],
  ['will-words', 'check attorney paid account signed home'],
  ['will-prices', 'prices result attorney paid help account front signed home'],
  ['will-text', 'text prices check result attorney paid help account front signed home'],
]

/** What comes after the first question, in this order: advice with each question but that one, and the sheet once it is painted. */
const AFTER: readonly (readonly [pages: RegExp, ...rows: typeof WITH_THE_WILL])[] = [
  [/\/api\/(send-signed|kept-[\w-]*)\.ts$/, ['kept', 'account signed home']],
  [/\/steps\/about-me-pages\.tsx$/, ['about-me', 'paid home']],
  [/\/features\/advice\/step-advice\.tsx$/, ['advice', 'home'], ['advice-draft', 'front signed home']],
  [/\/sheet(-strip)?\.tsx$/, ['sheet', 'home'], ['sheet-picture', 'front home'], ['sheet-draft', 'front signed home']],
]

/** Where the fields are that come after the first question. They are small and on most pages: each in a file would be a dozen more. */
const FIELDS: Readonly<Record<string, string>> = { will: 'about-me', 'will-account': 'fields' }

/** Which modules that the browser fetches by name bring a module with them. */
const scriptsWith = (id: string, modules: Modules): string[] => {
  const seen = new Set<string>()
  const look = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) look(importer)
  }
  look(id)
  return [...seen].filter((module) => {
    const info = modules.getModuleInfo(module)
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  })
}

const firstChunk = (id: string, modules: Modules): string | null =>
  scriptsWith(id, modules).some((script) => modules.getModuleInfo(script)?.isEntry) ? 'first' : null

const willChunk = (id: string, modules: Modules): string | null => {
  const scripts = scriptsWith(id, modules)
  const kindsIn = (kinds: Readonly<Record<string, RegExp>>) =>
    Object.keys(kinds).filter((kind) => scripts.some((script) => kinds[kind]?.test(script)))
  const isLater = (script: string) => Object.values(LATER).some((pages) => pages.test(script))
  const isField = /\/(web\/ui|@fontsource-variable)\//.test(id) && scripts.length > 1 && scripts.some(isLater)
  const [, ...after] = AFTER.find(([pages]) => scripts.some((script) => pages.test(script))) ?? []
  const isFirst = scripts.some((script) => WILL.test(script))
  const rows = isFirst || isField ? WITH_THE_WILL : after
  if (rows.length === 0)
    return scripts.length > 1 && scripts.every(isLater) ? `later-${kindsIn(LATER).join('-')}` : null
  const beside = kindsIn(BESIDE)
  const [name = null] = rows.find(([, kinds]) => beside.every((kind) => kinds.split(' ').includes(kind))) ?? []
  return (!isFirst && isField && name && FIELDS[name]) || name
}

/** Everything that the first page needs in one file, so that a phone on a slow network asks once and not for two dozen. */
export const firstGroup = { name: firstChunk, debugName: 'first', priority: 1 }

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
