import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { html } from '../http/html.ts'

/** A public page, drawn. `title` and `html` are HTML already; `data` is in the vocabulary of schema.org. */
export type WrittenPage = {
  readonly path: string
  readonly title: string
  readonly html: string
  readonly description: string
  readonly data?: object
}

/** Where the written pages are, in the folder of the built ones. */
export const WRITTEN = 'pages'

/** Where the server adds what depends on its address. */
export const ADDRESS_GOES_HERE = '<!--address-->'

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*?<\/title>/
const DESCRIPTION = /<meta name="description" content=".*?" \/>/

// In a script, "</script>" would end it whatever it stands in.
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const headOf = ({ title, description, data }: WrittenPage): string => {
  const said = html`${description}`.text
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${said}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${said}" />`,
    '<meta property="og:locale" content="en_GB" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inScript(data)}</script>`]),
    ADDRESS_GOES_HERE,
  ].join('\n    ')
}

/** The document that every page begins with, with this page in it. Throws where the document has no place for it. */
export const documentOf = (template: string, page: WrittenPage): string => {
  if (!template.includes(ROOT) || !TITLE.test(template) || !DESCRIPTION.test(template))
    throw new Error('index.html needs an empty #root, a title and a description')
  return template
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => headOf(page))
    .replace(ROOT, () => `<div id="root" data-path="${html`${page.path}`.text}">${page.html}</div>`)
}

/** Writes each page under `pages/` in the folder of the built pages. */
export const writePages = async (folder: string, pages: readonly WrittenPage[]): Promise<void> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  for (const page of pages) {
    const file = join(folder, WRITTEN, `${page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, documentOf(template, page))
  }
}
