import { defineConfig } from '@playwright/test'
import { launchOptions } from './testkit/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  // The tests on screens run here as they are, where something looks otherwise without a browser.
  testMatch: process.env.E2E === 'all' ? '**/*.{spec,test}.ts' : '**/*.spec.ts',
  globalSetup: ['./testkit/temporary-files.ts', './e2e/build-web.ts'],
  // On two processors: a test often waits for something else than those.
  workers: 3,
  fullyParallel: true,
  // Nothing is measured by these: they end a test that hangs. Documents are made in seconds, and in ten times as many on a busy machine.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  outputDir: '.cache/playwright',
  use: {
    launchOptions,
    actionTimeout: 40_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1360, height: 960 },
    // Drawing what moves takes a quarter of a test. A whole journey and the tests of what is drawn have it move: `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a fifth of the time. `--trace on` does so for one that is looked into.
    screenshot: 'only-on-failure',
  },
})
