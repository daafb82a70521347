import type { Plugin } from 'vite'

/**
 * Vite wraps every import of a later page in code that loads what that page needs along with it. There is one style sheet
 * and hardly a shared chunk here, so the wrapping would only make everybody's first page heavier.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})
