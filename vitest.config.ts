import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts', '.ci/*.test.ts'],
    exclude: [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.cache/**'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
  },
})
