import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstChunk } from './build/first-chunk.ts'
import { firstRequests } from './build/first-requests.ts'
import { narrowFonts } from './build/narrow-fonts.config.ts'
import { plainImports } from './build/plain-imports.ts'
import { steadyFonts } from './build/steady-fonts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [react(), narrowFonts(here('../.cache/fonts')), steadyFonts(), plainImports(), firstRequests()],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy lets nothing in from data: but pictures, so fonts stay files.
    assetsInlineLimit: 0,
    // One style sheet for every page, so that a page written out at build time has its styles at the first paint.
    cssCodeSplit: false,
    // The list of what each later page loads along with itself would be in the first page of everybody.
    modulePreload: false,
    rolldownOptions: {
      // The fonts take a moment the first time.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: firstChunk, debugName: 'first' }] } },
    },
  },
})
