import { defineConfig } from 'vitest/config'

/** The tests that mutants of the drafting and the estate are held against: fewer wills to a property, one process for all. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['drafting/**/*.test.ts', 'core/estate/**/*.test.ts'],
    // Every run would start the solver again; what it proves is tried by the properties on single worlds as well.
    exclude: ['drafting/machine-proof.test.ts'],
    env: { PROPERTY_RUNS: '40' },
    isolate: false,
    testTimeout: 20_000,
    reporters: ['default'],
  },
})
