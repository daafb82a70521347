import type { AtRule, Container } from 'postcss'
import postcss from 'postcss'
import { htmlLang, type Language } from '#core/language.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import { APP_MANIFEST } from './app-manifest.ts'

/** The HTML document around a page, as the server sends it. In development Vite serves `web/index.html` instead. */

/** What the client build made, by address. */
export type Assets = {
  readonly script: string
  readonly styleSheet: string
  /** The rules that name the fonts: the style sheet has none. */
  readonly fontFaces: string
  /** `media` limits where a font is preloaded. */
  readonly fonts: readonly { readonly href: string; readonly media?: string }[]
  /** The colour of what a browser draws around a page. */
  readonly themeColour: string
}

export type DocumentContent = {
  readonly language: Language
  /** As HTML. */
  readonly title: string
  readonly description: string
  /** For a browser without JavaScript. */
  readonly withoutScript: string
  /** The prerendered page; absent where the browser draws it. `data` is in the vocabulary of schema.org. */
  readonly page?: {
    readonly path: string
    readonly html: string
    /** The styles that it needs to be drawn as it stands. */
    readonly style: string
    readonly data?: object | undefined
  }
  /** Scripts and style sheets, by address, that the browser asks for at once where it draws the page: else each asks for the next. */
  readonly early?: readonly string[]
}

/** Where the server adds what depends on its address. */
export const ADDRESS_PLACEHOLDER = '<!--address-->'

/** Where the server adds who runs this copy. */
export const OPERATOR_PLACEHOLDER = '<!--operator-->'

/**
 * Runs before the page is shown. A prerendered page is right for a first visit. For any other visitor it stays hidden until
 * it has been drawn for them, so that nothing flashes and changes. A form sent before the script is ready waits for it; where
 * the script does not come it goes to the server, which says so.
 */
const BEFORE_PAGE = `(() => {
  let known = location.hash !== '' || /(^|; )policy-accepted=/.test(document.cookie)
  try {
    // A chosen language says nothing else of a visitor, so a page in it is right as it is.
    const asChosen = document.documentElement.lang.startsWith(localStorage.getItem('language'))
    known ||= localStorage.length > (asChosen ? 1 : 0)
  } catch {
    // Storage is refused: nothing is known here.
  }
  if (known) document.documentElement.dataset.known = ''
  let hasFailed = false
  let pressed
  const isReady = () => 'ready' in document.documentElement.dataset
  addEventListener('submit', (event) => {
    if (hasFailed || isReady()) return
    event.preventDefault()
    pressed = event.submitter
    pressed.dataset.pressed = ''
  })
  addEventListener('unhandledrejection', () => {
    if (isReady()) return
    hasFailed = true
    pressed?.form.requestSubmit(pressed)
  })
})()`

/**
 * Fetches the script once the page has been painted, or at once where there is nothing to paint before it: on a slow network
 * the script, ten times the size of the page, would delay the page. What it draws needs the whole style sheet, of which a
 * prerendered page has only its own part: the script runs once that is there.
 */
const starter = ({ script, styleSheet }: Assets): string => `(() => {
  const start = () => {
    if (document.querySelector('link[rel="stylesheet"]')) return import('${script}')
    const early = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${script}' })
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${styleSheet}' })
    sheet.onload = sheet.onerror = () => import('${script}')
    document.head.append(sheet, early)
  }
  const prerendered = document.getElementById('root').firstChild
  if (!prerendered || document.hidden || 'known' in document.documentElement.dataset) start()
  else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(start))
})()`

/** The inline scripts of the documents: a content security policy names them by their hashes. */
export const inlineScripts = (assets: Assets): string[] => [BEFORE_PAGE, starter(assets)]

/** og:locale values. */
const ogLocale: Readonly<Record<Language, string>> = { en: 'en_GB', cy: 'cy_GB' }

// "</script>" would end a script even inside a string.
const json = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const sharingTags = ({ language, title, description, page }: DocumentContent): string =>
  page === undefined
    ? ''
    : `<meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${escapeHtml(description)}" />
    <meta property="og:locale" content="${ogLocale[language]}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${page.data ? `<script type="application/ld+json">${json(page.data)}</script>` : ''}
    ${ADDRESS_PLACEHOLDER}`

const preload = ({ href, media }: Assets['fonts'][number]): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${media === undefined ? '' : ` media="${media}"`} />`

const asked = (href: string): string =>
  `<link rel="${href.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="${href}" />`

/** The document of a prerendered page, its styles inside, or the empty one that the browser draws every other page in. */
export const documentOf = (content: DocumentContent, assets: Assets): string => {
  const { language, title, description, withoutScript, page, early = [] } = content
  return `<!doctype html>
<html lang="${htmlLang[language]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <style>${assets.fontFaces}</style>
    ${page ? `<style>${page.style}</style>` : `<link rel="stylesheet" href="${assets.styleSheet}" />`}
    <meta name="theme-color" content="${assets.themeColour}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/${APP_MANIFEST}" />
    <script>${BEFORE_PAGE}</script>
    <title>${title}</title>
    <meta name="description" content="${escapeHtml(description)}" />
    ${sharingTags(content)}
    ${[...assets.fonts.map(preload), ...early.map(asked)].join('\n    ')}
  </head>
  <body>
    <noscript><p>${escapeHtml(withoutScript)}</p></noscript>
    <div id="root"${page ? ` data-path="${escapeHtml(page.path)}"` : ''}>${page?.html ?? ''}</div>
    ${page ? `<noscript>${OPERATOR_PLACEHOLDER}</noscript>` : ''}
    <script>${starter(assets)}</script>
  </body>
</html>
`
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const CLASS_ATTRIBUTE = / class="([^"]*)"/g
const KEYFRAMES = /keyframes$/

const classesIn = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/))

/** A rule without contents, but for the one that puts the layers in order. */
const isEmpty = ({ nodes }: AtRule): boolean => nodes?.length === 0

const dropEmpty = (within: Container): void => {
  let dropped = false
  within.walkAtRules((rule) => {
    if (!isEmpty(rule)) return
    rule.remove()
    dropped = true
  })
  if (dropped) dropEmpty(within)
}

/**
 * The rules of a style sheet that these pages need to be drawn as they stand: those whose classes are all on one of them, and
 * those of no class. What a script adds to a page later needs the whole sheet.
 */
export const stylesOf = (pages: readonly string[], styleSheet: string): string => {
  const used = new Set(pages.flatMap(classesIn))
  const sheet = postcss.parse(styleSheet)
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && KEYFRAMES.test((rule.parent as AtRule).name)) return
    const needed = rule.selectors.filter((selector) =>
      [...selector.matchAll(CLASS)].every(([, name = '']) => used.has(name)),
    )
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  let animations = ''
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations += ` ${value}`
  })
  sheet.walkAtRules(KEYFRAMES, (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
  dropEmpty(sheet)
  return sheet.toString()
}

/**
 * The fonts of a style sheet, and the rest of it. Every document has the fonts itself: a font that is named once more by a sheet
 * which comes later would get a second chance to arrive, and move the text of a page that is being read.
 */
export const fontsApart = (styleSheet: string): { readonly fonts: string; readonly rest: string } => {
  const sheet = postcss.parse(styleSheet)
  let fonts = ''
  sheet.walkAtRules('font-face', (rule) => {
    fonts += rule.toString()
    rule.remove()
  })
  return { fonts, rest: sheet.toString() }
}
