import type { Plugin } from 'vite'

const STYLE = /\s*<link rel="stylesheet"[^>]*>/
const VIEWPORT = /<meta name="viewport"[^>]*>/
const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g

/**
 * Fetches the script when the page is on the screen, or at once where there is nothing to see before it. The frame that is
 * asked for is drawn some time before it is shown, so it only serves browsers that do not tell of their paints.
 */
const starter = (scripts: readonly string[]): string =>
  `<script>(() => {
      const start = () => { ${scripts.map((script) => `import('${script}')`).join('; ')} }
      const written = document.getElementById('root').firstChild
      if (!written || document.hidden || 'known' in document.documentElement.dataset) start()
      else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
      else requestAnimationFrame(() => setTimeout(start))
    })()</script>
    `

/** Puts the style sheet before everything else that is asked for, and the scripts after the first paint. */
export const paintFirst = (html: string): string => {
  const style = STYLE.exec(html)?.[0] ?? ''
  const scripts = [...html.matchAll(SCRIPT)].map(([, script = '']) => script)
  return (
    html
      .replace(STYLE, '')
      .replace(VIEWPORT, (viewport) => viewport + style)
      .replace(SCRIPT, '')
      // After the root, which a script that comes from the cache would otherwise be there before.
      .replace('</body>', () => `${starter(scripts)}</body>`)
  )
}

/**
 * A page that is written out can be read as soon as its styles are there. On a slow network the script, which is fifteen
 * times their size, would take the line from them.
 */
export const firstRequests = (): Plugin => ({
  name: 'first-requests',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: paintFirst },
})
