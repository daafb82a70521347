/** Browsers of three engines behind one small interface: Chromium by Playwright, the others by the W3C's WebDriver protocols. */
import { type ChildProcess, spawn } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '#testkit/browser.ts'
import type { Browser, Size } from './browser.ts'
import { startFirefox } from './firefox.ts'

/** Starts a browser, or says what is not installed. */
export type Engine = { readonly name: string; readonly start: () => Promise<Browser | { readonly missing: string }> }

const startChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const firstThere = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) if (await isThere(path)) return path
  return undefined
}

const inPath = (name: string): Promise<string | undefined> =>
  firstThere((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

/** Asks a driver; a driver that has only just been started may not listen yet. */
const ask = async <T>(method: string, url: string, body?: object, patience = 0): Promise<T> => {
  for (let tried = 0; ; tried += 1) {
    try {
      const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
      const { value } = (await reply.json()) as { value: T }
      if (!reply.ok) throw new Error(`The driver refused ${method} ${url}: ${JSON.stringify(value)}`)
      return value
    } catch (error) {
      if (!(error instanceof TypeError) || tried >= patience) throw error
      await setTimeout(200)
    }
  }
}

const connect = async (driver: string, capabilities: object, end: () => void): Promise<Browser> => {
  const { sessionId } = await ask<{ sessionId: string }>(
    'POST',
    `${driver}/session`,
    { capabilities: { alwaysMatch: capabilities } },
    50,
  )
  const session = `${driver}/session/${sessionId}`
  const read = <T>(expression: string): Promise<T> =>
    ask<T>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    read,
    resize: async ({ width, height }) => {
      // The size that a driver sets is that of the window, its bars among them.
      let extra = { width: 0, height: 0 }
      for (let tried = 0; tried < 2; tried += 1) {
        await ask('POST', `${session}/window/rect`, { width: width + extra.width, height: height + extra.height })
        await setTimeout(300)
        const inner = await read<Size>('{ width: innerWidth, height: innerHeight }')
        extra = { width: extra.width + width - inner.width, height: extra.height + height - inner.height }
      }
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session)
      end()
    },
  }
}

const DISPLAY = ':97'

/** A screen in memory, where the machine has none. */
const startScreen = async (): Promise<ChildProcess | 'own' | undefined> => {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return 'own'
  const program = await inPath('Xvfb')
  return program === undefined
    ? undefined
    : spawn(program, [DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
}

const startDriver = async (
  program: string,
  { args, capabilities, port }: { args: readonly string[]; capabilities: object; port: number },
): Promise<Browser | { missing: string }> => {
  const screen = await startScreen()
  if (!screen) return { missing: 'a screen to draw on (Debian: apt install xvfb)' }
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, ...(screen !== 'own' && { DISPLAY }) },
  })
  return connect(`http://127.0.0.1:${port}`, capabilities, () => {
    child.kill()
    if (screen !== 'own') screen.kill()
  })
}

const LIBRARIES = '/usr/lib'

const miniBrowser = async (): Promise<string | undefined> => {
  const folders = await readdir(LIBRARIES)
  return firstThere(
    ['4.1', '4.0', '6.0']
      .map((version) => (version === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${version}`))
      .flatMap((folder) => folders.map((machine) => join(LIBRARIES, machine, folder, 'MiniBrowser'))),
  )
}

export const engines: readonly Engine[] = [
  { name: 'chromium', start: startChromium },
  {
    name: 'webkit',
    start: async () => {
      const [driver, binary] = await Promise.all([inPath('WebKitWebDriver'), miniBrowser()])
      if (!driver || !binary) return { missing: 'WebKit (Debian: apt install webkit2gtk-driver)' }
      return startDriver(driver, {
        args: ['--port=4497'],
        port: 4497,
        capabilities: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      })
    },
  },
  {
    name: 'firefox',
    start: async () => {
      const firefox = (await inPath('firefox')) ?? (await inPath('firefox-esr'))
      return firefox ? startFirefox(firefox) : { missing: 'Firefox (Debian: apt install firefox-esr)' }
    },
  },
]
