import { configDefaults, defineConfig } from 'vitest/config'
import { isTest, loadedWith, sourcesIn } from './structure/imports.ts'

const exclude = [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.cache/**']
const postgresOnly = '**/*.postgres.test.ts'

/** The tests of the server that open a database. */
const onDatabase = sourcesIn(['server']).filter(
  (file) => isTest(file) && loadedWith(file).has('testkit/test-database.ts'),
)

/** Every test runs on SQLite; the tests of the server that open a database run on PostgreSQL as well. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // The files of a worker share the modules they load, which halves the time. What a module keeps (a cache of fonts, the
    // saves that wait in a browser tab) lasts from one file to the next, so a test that depends on it sets it first.
    isolate: false,
    setupFiles: ['testkit/seed.ts', 'testkit/end-servers.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['**/*.test.ts', '.ci/*.test.ts'],
          exclude: [...exclude, postgresOnly],
          provide: { postgres: '' },
          globalSetup: 'testkit/sqlite-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...onDatabase, postgresOnly],
          // Pages and outside services ask nothing of the database that SQLite has not shown.
          exclude: [...exclude, '**/*.sqlite.test.ts', 'server/{adapters,web-server}/**'],
          provide: { sqliteTemplate: '' },
          globalSetup: 'testkit/postgres-setup.ts',
        },
      },
    ],
  },
})
