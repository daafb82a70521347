import { defineConfig } from '@playwright/test'
import main from '../playwright.config.ts'

/** `npm run look`: a picture of every page, wide and narrow, in `.look/`. */
export default defineConfig({
  ...main,
  testDir: '.',
  testMatch: 'look.ts',
  globalSetup: './build-web.ts',
  reporter: 'line',
  outputDir: '../.cache/look',
  retries: 0,
})
