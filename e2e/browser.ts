import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

// A browser that installs from npm runs on Linux; elsewhere the installed Chrome does.
export const launchOptions: LaunchOptions =
  process.platform === 'linux'
    ? { executablePath: await chromium.executablePath(), args: chromium.args, chromiumSandbox: false }
    : { channel: 'chrome' }
