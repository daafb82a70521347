import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { narrowFonts } from '../build/fonts.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The back office, built apart from the customers' pages: neither has a file of the other. */
export default defineConfig({
  root: here('..'),
  plugins: [react(), narrowFonts(here('../../.cache/fonts'))],
  build: {
    outDir: here('../../dist/web'),
    target: 'es2022',
    assetsDir: 'desk/assets',
    // The content security policy lets nothing in from data: but pictures, so fonts stay files.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: here('index.html'), checks: { pluginTimings: false } },
  },
})
