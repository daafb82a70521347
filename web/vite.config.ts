import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstGroup, tablesApart, willGroup } from './build/chunks.config.ts'
import { classNames } from './build/class-names.config.ts'
import { narrowFonts, steadyFonts } from './build/fonts.config.ts'

/** Makes the index of answers in either language when the pages are built, so that a browser fetches it and none of what it is made from. */
const answersApart = {
  name: 'answers-apart',
  apply: 'build',
  async load(id: string) {
    if (!/\/content\/(?:welsh-)?answers-index\.ts$/.test(id)) return null
    const { answersIndex }: { answersIndex: string } = await import(pathToFileURL(id).href)
    return `export const answersIndex = ${JSON.stringify(answersIndex)}`
  },
} satisfies Plugin

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** While developing: every address of the back office opens its page, as the server does. */
const deskPages: Plugin = {
  name: 'desk-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1)
      // With a dot it is a source file.
      if (/^\/desk(\/|$)/.test(path) && !path.includes('.')) request.url = '/desk/index.html'
      next()
    })
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  // Whoever develops reads the names of the classes in the browser.
  ...(command === 'build' && { css: { modules: { generateScopedName: classNames(here('.')) } } }),
  plugins: [answersApart, tablesApart, deskPages, react(), narrowFonts(here('../.cache/fonts')), steadyFonts()],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The prerender takes the names of the files from it.
    manifest: true,
    // The content security policy lets nothing in from data: but pictures, so fonts stay files.
    assetsInlineLimit: 0,
    // The list of what each later page loads along with itself would be 1.5 KB in every visitor's first page.
    modulePreload: false,
    rolldownOptions: {
      input: here('main.tsx'),
      // The fonts take a moment the first time.
      checks: { pluginTimings: false },
      // The program that draws the public pages has to load nothing of the will.
      output: { codeSplitting: { groups: isSsrBuild ? [firstGroup] : [firstGroup, willGroup] } },
    },
  },
}))
