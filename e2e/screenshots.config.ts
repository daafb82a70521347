import { defineConfig } from '@playwright/test'
import main from '../playwright.config.ts'

/** `npm run screenshots`: a picture of every page, wide and narrow, in `.screenshots/`. */
export default defineConfig({
  ...main,
  testDir: '.',
  testMatch: 'screenshots.ts',
  globalSetup: './build-web.ts',
  reporter: 'line',
  outputDir: '../.cache/screenshots',
  retries: 0,
})
