/** Built into a program of its own: writes every public page out as an HTML document. */
import { StrictMode } from 'react'
import { prerender as prerenderToStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { brand } from '#core/brand.ts'
import { MOBILE_BELOW_PX } from '#core/constants.ts'
import { landing } from '#core/funnel/landing.ts'
import { publicPages } from '#core/journey/public-pages.ts'
import { languageAt } from '#core/language.ts'
import { laterEnglish } from '#words/en/sign-up-and-prices.ts'
import { english } from '#words/en/visitors.ts'
import { routesBehind, worded } from '../app/routes.tsx'
import { descriptionOf } from '../content/page-descriptions.ts'
import tokens from '../tokens.css?raw'
import { APP_MANIFEST, appManifest } from './app-manifest.ts'
import { type Assets, type DocumentContent, documentOf, fontsApart, inlineScripts, stylesOf } from './document.ts'

const { query, dataRoutes } = createStaticHandler(routesBehind(worded))

const TITLE_END = '</title>'

/** A public page as it is drawn, before it is put into its document. */
type Drawn = Omit<DocumentContent, 'page'> & {
  readonly path: string
  readonly html: string
  readonly data?: object | undefined
}

const drawn = async (path: string): Promise<Drawn> => {
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so there is nothing to write`)
  const { prelude } = await prerenderToStream(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
    // A part of the page that is fetched later stands where it belongs, and is not put there by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const all = await new Response(prelude).text()
  // React writes the title first, where the tree has no head of its own.
  if (context.statusCode !== 200 || !all.startsWith('<title>')) throw new Error(`${path} could not be drawn`)
  const end = all.indexOf(TITLE_END)
  const title = all.slice('<title>'.length, end)
  const html = all.slice(end + TITLE_END.length)
  const language = languageAt(path)
  const words = language === 'cy' ? (await import('#words/cy/visitors.ts')).welsh : { ...english, ...laterEnglish }
  const { withoutScript } = words.shell
  const { description, data } = descriptionOf(path, words)
  return { language, title, description, withoutScript, path, html, data }
}

type Built = {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
/** What Vite says of the files it built, by their sources. */
export type Manifest = Readonly<Record<string, Built>>

/** The faces that every page begins with. Other alphabets and weights come when a page needs them. */
const FIRST_FACES = /-first-wght-normal-[\w-]+\.woff2$/

/** The document's own face. On a narrow page there is no document until it is asked for, but on the first page. */
const DOCUMENT_FACE = /source-serif/

const app = appManifest(tokens)

const builtFrom = (manifest: Manifest, source: string): Built => {
  const built = manifest[source]
  if (built === undefined) throw new Error(`The build made no ${source}`)
  return built
}

/** A source, what it imports, and what that imports. */
const withImports = (manifest: Manifest, source: string, found = new Set<string>()): Set<string> => {
  if (found.has(source)) return found
  found.add(source)
  for (const each of builtFrom(manifest, source).imports ?? []) withImports(manifest, each, found)
  return found
}

/** The scripts and styles of every page of the will, by address: of the chunk that draws its route, and of what opens what is stored. */
const filesOfWill = (manifest: Manifest): string[] => {
  const route = Object.keys(manifest).find((source) => manifest[source]?.name === 'will') ?? 'chunk of the will'
  return [...withImports(manifest, route), 'api/browser-cipher.ts']
    .filter((source) => source !== 'main.tsx')
    .map((source) => builtFrom(manifest, source))
    .flatMap(({ file, css = [] }) => [`/${file}`, ...css.map((sheet) => `/${sheet}`)])
}

const assetsOf = (manifest: Manifest, fontFaces: string): Assets => {
  const fonts = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((href) => FIRST_FACES.test(href))
    .map((href) => (DOCUMENT_FACE.test(href) ? { href, media: `(min-width: ${MOBILE_BELOW_PX}px)` } : { href }))
  const { file, css: [styleSheet] = [] } = builtFrom(manifest, 'main.tsx')
  if (styleSheet === undefined) throw new Error('The build made no style sheet of every page')
  return { script: `/${file}`, styleSheet: `/${styleSheet}`, fontFaces, fonts, themeColour: app.theme_color }
}

const drawnLater: DocumentContent = {
  language: 'en',
  title: brand.name,
  description: 'Write your will for England and Wales, and see every word as you go.',
  withoutScript: english.shell.withoutScript,
}

/**
 * The documents of the public pages by path, that of every page of the will, the document for every other page, what is said of the app, the scripts and styles that stand in them
 * inline, and the style sheets without what every document has. `sheets`: their contents, by file.
 */
export const prerender = async (manifest: Manifest, sheets: Readonly<Record<string, string>>) => {
  const apart = Object.entries(sheets).map(([file, sheet]) => ({ file, ...fontsApart(sheet) }))
  const fonts = apart.map((sheet) => sheet.fonts).join('')
  const rest = apart.map((sheet) => sheet.rest).join('')
  const assets = assetsOf(manifest, fonts)
  const listed = publicPages.filter((page) => page.listed)
  // The first page has drawings of its own, which the others need not carry.
  const groups = [...Map.groupBy(listed, ({ experimentOn }) => experimentOn === landing.name)]
  const groupsDrawn = await Promise.all(
    groups.map(async ([isFirst, group]) => {
      const pages = await Promise.all(group.map(({ path }) => drawn(path)))
      const own = stylesOf(
        pages.map(({ html }) => html),
        rest,
      )
      const fonts = isFirst ? assets.fonts.map(({ href }) => ({ href })) : assets.fonts
      return { pages, style: own, fonts }
    }),
  )
  return {
    pages: groupsDrawn.flatMap(({ pages, style: own, fonts: faces }) =>
      pages.map(({ path, html, data, ...content }) => ({
        path,
        document: documentOf({ ...content, page: { path, html, data, style: own } }, { ...assets, fonts: faces }),
      })),
    ),
    index: documentOf({ ...drawnLater, early: [assets.script] }, assets),
    ofWill: documentOf({ ...drawnLater, early: [assets.script, ...filesOfWill(manifest)] }, assets),
    app: { file: APP_MANIFEST, text: JSON.stringify(app) },
    inline: { scripts: inlineScripts(assets), styles: [fonts, ...groupsDrawn.map(({ style: own }) => own)] },
    sheets: Object.fromEntries(apart.map(({ file, rest: withoutFonts }) => [file, withoutFonts])),
  }
}
