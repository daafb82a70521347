import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

// A browser that installs from npm runs on Linux; elsewhere the installed Chrome does. The package's own arguments are made
// for a function in a cloud: among them are one process for all tabs, which dies with the first, and web security turned off.
export const launchOptions: LaunchOptions =
  process.platform === 'linux'
    ? { executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-gpu'] }
    : { channel: 'chrome' }
