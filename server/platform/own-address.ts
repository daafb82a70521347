import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'address')

/**
 * Notes in the data folder at which address of this machine the server listens, for the links in mails of the command line. It
 * counts only where PUBLIC_URL is not set. On a full disk nothing is noted.
 */
export const noteOwnAddress = (dataDir: string, url: string): void => {
  try {
    writeFileSync(fileIn(dataDir), `${url}\n`, { mode: 0o600 })
  } catch {
    // The command line then says the port of its own settings.
  }
}

/** The address that was noted last; undefined when there is none, or when the file says something else. */
export const notedAddress = (dataDir: string): string | undefined => {
  try {
    const noted = readFileSync(fileIn(dataDir), 'utf8').trim()
    return /^http:\/\/localhost:\d{1,5}$/.test(noted) ? noted : undefined
  } catch {
    return undefined
  }
}
