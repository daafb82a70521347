import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">/

/** The style sheet that the built pages name; undefined where they name none, or have not been built. */
export const styleSheetOf = async (dist: string): Promise<string | undefined> => {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [, address] = LINK.exec(page) ?? []
  return address === undefined ? undefined : (await readFile(join(dist, address), 'utf8')).trim()
}

/**
 * A page with its styles in it. On a slow network that saves a page that is written out a whole journey to the server and
 * back before anything can be seen.
 */
export const withStyleInside = (page: string, style: string | undefined): string =>
  style === undefined ? page : page.replace(LINK, () => `<style>${style}</style>`)

/** How a content security policy names a style sheet that stands in a page: by what it says. */
export const styleHash = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`

/** The one that stands in the pages of a folder; none where no pages are served. */
export const styleHashesOf = async (dist: string | undefined): Promise<string[]> => {
  const style = dist === undefined ? undefined : await styleSheetOf(dist)
  return style === undefined ? [] : [styleHash(style)]
}
