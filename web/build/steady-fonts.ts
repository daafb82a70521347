import type { Plugin } from 'vite'
import { MOBILE_BELOW_PX } from '#core/constants.ts'

const FONTSOURCE = /@fontsource-variable[^?]*\.css/
/** The faces that every page begins with. Other alphabets and weights come when a page needs them. */
const FIRST_FACES = /-latin-(wght|opsz|standard)-normal-[\w-]+\.woff2$/

/** The document's own face. On a narrow page there is no document until it is asked for. */
const DOCUMENT_FACE = /source-serif/

/**
 * Text must not move under somebody's finger when a font arrives late. So the first faces are asked for together with the
 * script, and one that still comes too late is used from the next page on.
 */
export const steadyFonts = (): Plugin => ({
  name: 'steady-fonts',
  transform: (code, id) =>
    FONTSOURCE.test(id)
      ? { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null }
      : undefined,
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FACES.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            ...(DOCUMENT_FACE.test(file) && { media: `(min-width: ${MOBILE_BELOW_PX}px)` }),
          },
          injectTo: 'head' as const,
        })),
  },
})
