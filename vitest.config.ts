import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.cache/**']
const postgresOnly = '**/*.postgres.test.ts'

/** Everything runs on SQLite; whatever stands on the database runs on PostgreSQL as well. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // The files of a worker share the modules they load, which halves the time. What a module keeps (a cache of fonts, the
    // saves that wait in a browser tab) lasts from one file to the next, so a test that depends on it sets it first.
    isolate: false,
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
          include: ['server/**/*.test.ts', 'cli/**/*.postgres.test.ts'],
          // These ask nothing of a database.
          exclude: [
            ...exclude,
            '**/*.sqlite.test.ts',
            'server/{web-server,adapters,features/phone}/**',
            'server/{config,platform/today,features/auth/passwords,features/wills/merge,crypto/cipher,crypto/master-keys,db/charity-index}.test.ts',
          ],
          provide: { sqliteTemplate: '' },
          globalSetup: 'testkit/postgres-setup.ts',
        },
      },
    ],
  },
})
