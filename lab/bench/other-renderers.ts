import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../testkit/browser.ts'

const run = promisify(execFile)

/** Another program that makes a PDF of a page of HTML. */
export type OtherPrinter = {
  readonly name: string
  readonly print: (html: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A browser that is open already, as a service would keep it. */
export const headlessChromium = async (): Promise<OtherPrinter> => {
  const browser = await chromium.launch(launchOptions)
  return {
    name: 'headless Chromium',
    print: async (html) => {
      const page = await browser.newPage()
      await page.setContent(html)
      await page.pdf({ format: 'A4', tagged: true })
      await page.close()
    },
    close: () => browser.close(),
  }
}

/** LibreOffice, or undefined where it is not installed. */
export const office = async () => {
  const installed = await run('soffice', ['--version']).catch(() => undefined)
  if (!installed) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-office-'))
  const profile = `-env:UserInstallation=file://${folder}/profile`
  return {
    /** The PDF that it makes of a file of this name. */
    print: async (name: string, file: string | Uint8Array): Promise<Uint8Array> => {
      await writeFile(join(folder, name), file)
      await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, name)])
      return readFile(join(folder, name.replace(/\.\w+$/, '.pdf')))
    },
    close: () => rm(folder, { recursive: true }),
  }
}

export const libreOffice = async (): Promise<OtherPrinter | undefined> => {
  const program = await office()
  return (
    program && {
      name: 'LibreOffice',
      print: async (html) => {
        await program.print('will.html', html)
      },
      close: program.close,
    }
  )
}
