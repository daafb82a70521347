import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { configDefaults, defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isTest, loadedWith, read, sourcesIn } from './structure/imports.ts'
import { namedInGuides } from './testkit/guides.ts'
import { isNight } from './testkit/property-runs.ts'
import { classNames } from './web/build/class-names.config.ts'

const exclude = [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.cache/**']
const postgresOnly = '**/*.postgres.test.ts'
/** The tests of pages as they are drawn: the pages are TSX, so Vite loads them, and each page has a document of its own. */
const screens = '{web/screens,open-test}/**/*.test.ts'

/** Whether somebody asks for a file, or for its folder. */
const isNamed = (file: string): boolean =>
  process.argv.slice(3).some((each) => !each.startsWith('-') && each.length > 3 && file.includes(each))

/** The tests of the server that open a database. */
const onDatabase = sourcesIn(['server']).filter(
  (file) => isTest(file) && loadedWith(file).has('testkit/test-database.ts'),
)

/** What asks both databases alike, but for what two do at one moment and for money. */
const asksAlike = /^server\/(?:(?:features|platform|dev|work)\/|(?:desk-)?access\.)/

/**
 * What the database decides: which of two changes at one moment waits for the other, and what is kept of money. At night both are asked
 * for everything.
 */
const isForPostgres = (file: string): boolean =>
  isNight ||
  isNamed(file) ||
  !asksAlike.test(file) ||
  /Promise\.(all|allSettled|race)\(/.test(read(file)) ||
  loadedWith(file).has('testkit/test-shop.ts')

const git = (...command: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', command, { cwd: import.meta.dirname, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** What is another than on the main branch, and there than before its last commit. Undefined where nobody knows. */
const changedFiles = (): readonly string[] | undefined => {
  const base = git('merge-base', 'HEAD', 'origin/main')
  return git('diff', '--name-only', base && base !== git('rev-parse', 'HEAD') ? base : 'HEAD~1')?.split('\n')
}

/** Whether what the guides add may have come to mean something else. Asked for by name, it runs. */
const areGuidesDue = (): boolean => {
  const changed = changedFiles()
  if (isNight || !changed || isNamed('carried-out.test.ts')) return true
  const named = new Set(namedInGuides())
  return changed.some((file) => named.has(file))
}

/** The lab measures at night, or asked for by name, and its proofs need its own packages. What pages say of its figures is held by day. */
const ofLab = sourcesIn(['lab']).filter(
  (file) => isTest(file) && !isNight && !isNamed(file) && file !== 'lab/bench/figures.test.ts',
)

/** What runs for ten seconds and more, the longest first. */
const longest = [
  'carried-out',
  'documents/gaps',
  'server/crash',
  'server/features/watch/thousand-wills',
  'server/mail/mail-crash',
  'documents/typed-text',
  'documents/pack-structure',
  'documents/structure',
  'documents/pack-pictures',
  'server/start-failure',
].map((name) => join(import.meta.dirname, `${name}.test.ts`))

/**
 * On a fresh checkout nothing is known of how long a file takes, and Vitest begins with the largest. The longest are short of
 * lines: begun last, they leave the other workers with nothing to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => longest.indexOf(moduleId) + 1 || longest.length + 1
    const project = ({ project }: TestSpecification) => project.name
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => project(a).localeCompare(project(b)) || place(a) - place(b))
  }
}

/** Many families walk through pages as they are built for customers: React that warns of nothing takes half of the time. */
const isLongWalk = Number(process.env.NEWCOMERS) > 3

/** What the tests of pages have in common. */
const drawn = {
  experimental: { viteModuleRunner: true },
  provide: { postgres: '' },
  globalSetup: 'testkit/sqlite-setup.ts',
  server: {
    deps: {
      external: [
        /\/(core|drafting|documents|server|words|cli|testkit(?!\/screen)|node_modules)\/.*\.(ts|js|mjs|cjs|json)$/,
      ],
    },
  },
} satisfies NonNullable<TestProjectInlineConfiguration['test']>

/** A class is called by its number among all sheets: what was made of a sheet that has not changed may still be out of date. */
const stylesAfresh: Plugin = {
  name: 'styles-afresh',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.module.css') ? false : undefined)),
}

/** What a test in a browser is written with, on a screen: the same test, and no browser. */
const onScreen = [
  ['@playwright/test', 'page'],
  [/^\.\/fixtures\.ts$/, 'fixtures'],
  [/^\.\/accessibility\.ts$/, 'accessibility'],
].map(([find = '', name]) => ({ find, replacement: join(import.meta.dirname, `testkit/screen-${name}.ts`) }))

/** Every test runs on SQLite; the tests of the server that a database can answer otherwise run on PostgreSQL as well. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share the modules they load, which halves the time. What a module keeps (a cache of fonts, the
    // saves that wait in a browser tab) lasts from one file to the next, so a test that depends on it sets it first.
    isolate: false,
    // Node runs the tests as it runs the server, from the source. What Vite makes of a module calls a getter for each use of an
    // import, which made the properties a fifth slower. The tests of screens alone load a page's TSX, and none replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'testkit/temporary-files.ts',
    setupFiles: ['testkit/seed.ts', 'testkit/end-servers.ts'],
    // At night a property has ten times the cases.
    testTimeout: isNight ? 200_000 : 20_000,
    hookTimeout: 60_000,
    // What happens in the background (a mail, a log line) may take a while on a busy machine. A poll ends as soon as it holds.
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['**/*.test.ts', '.ci/*.test.ts'],
          exclude: [...exclude, postgresOnly, screens, ...ofLab, ...(areGuidesDue() ? [] : ['carried-out.test.ts'])],
          provide: { postgres: '' },
          globalSetup: 'testkit/sqlite-setup.ts',
        },
      },
      {
        extends: true,
        ...(isLongWalk && { oxc: { jsx: { development: false } } }),
        test: { name: 'screens', include: [screens], ...(isLongWalk && { env: { NODE_ENV: 'production' } }), ...drawn },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        css: { modules: { generateScopedName: classNames(join(import.meta.dirname, 'web')) } },
        plugins: [stylesAfresh],
        test: {
          name: 'customers',
          include: ['e2e/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          css: { include: [/\.module\.css/], modules: { classNameStrategy: 'scoped' } },
          alias: onScreen,
          ...drawn,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...onDatabase.filter(isForPostgres), postgresOnly],
          // Pages and outside services ask nothing of the database that SQLite has not shown.
          exclude: [...exclude, '**/*.sqlite.test.ts', 'server/{adapters,web-server}/**'],
          provide: { sqliteTemplate: '' },
          globalSetup: 'testkit/postgres-setup.ts',
        },
      },
    ],
  },
})
