import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const INLINE = /<script>([\s\S]*?)<\/script>/g

/** How a content security policy names the scripts that stand in a page: by what they say. */
export const scriptHashes = (page: string): string[] =>
  [...page.matchAll(INLINE)].map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`)

/** Those of the page that every other is made from; none where no pages are served, or none have been built. */
export const scriptHashesOf = async (dist: string | undefined): Promise<string[]> => {
  if (dist === undefined) return []
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return scriptHashes(page)
}
