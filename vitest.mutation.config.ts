import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that try many wills, which would slow the first failure. */
const TRIES_MANY = /\/(properties|gaps|draft|read-back|pack|changed-answers|mirror)\.test\.ts$/

/** A mutant is dead at the first failure, so the quick tests come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => Number(TRIES_MANY.test(moduleId))
    return files.toSorted((a, b) => isSlow(a) - isSlow(b))
  }
}

/** The tests that mutants of the drafting and the estate are held against: fewer wills to a property, one process for all. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['drafting/**/*.test.ts', 'core/estate/**/*.test.ts', 'core/picture/**/*.test.ts'],
    // The seed of every other run: with another each time, what forty wills must have met is met by luck.
    setupFiles: ['testkit/seed.ts'],
    env: { PROPERTY_RUNS: '40' },
    isolate: false,
    testTimeout: 20_000,
    reporters: ['default'],
    sequence: { sequencer: QuickFirst },
  },
})
