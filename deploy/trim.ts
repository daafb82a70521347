/**
 * Removes from `node_modules` what no program of a server loads: other builds of a package, the types and maps of its code, and fonts
 * that no document is printed with. Run it after `npm ci --omit=dev`; what it removes, `npm ci` brings back. It prints what it removed.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is never loaded, in any package. */
const inAnyPackage = ['*.map', '*.d.ts', '*.d.mts', '*.d.cts', '*.md', '*.iife.js', '*.umd.cjs']

/** By package: builds for other ways of loading it, parts that we do not use, and weights and slopes of fonts. */
const inPackage: Readonly<Record<string, readonly string[]>> = {
  '@cantoo/pdf-lib': ['cjs', 'dist', 'src', 'ts3.4'],
  '@expo-google-fonts/*': ['*.png', '[23589]00*', '[67]00*_Italic'],
  '@fontsource-variable/*': ['files/*-{wdth,standard}-*.woff2', 'files/*-italic.woff2'],
  docx: ['dist/*.cjs', 'dist/!(index).mjs'],
  'libphonenumber-js': ['bundle', 'max', 'mobile', 'examples*', 'metadata.{full,max,mobile}*', 'es6*', 'source'],
  stripe: ['cjs'],
}

const bytesOf = (path: string): number => {
  const found = statSync(path)
  if (!found.isDirectory()) return found.size
  return globSync('**/*', { cwd: path }).reduce((sum, each) => {
    const part = statSync(join(path, each))
    return part.isFile() ? sum + part.size : sum
  }, 0)
}

/** @param folder The `node_modules` to trim. Gives the bytes that went. @throws Error when a part of a package is not there: it has moved. */
export const trim = (folder: string): number => {
  let bytes = 0
  const remove = (pattern: string): boolean => {
    const found = globSync(pattern, { cwd: folder }).map((each) => join(folder, each))
    for (const path of found) {
      bytes += bytesOf(path)
      rmSync(path, { recursive: true })
    }
    return found.length > 0
  }
  for (const [name, parts] of Object.entries(inPackage))
    for (const part of parts)
      if (!remove(`${name}/${part}`)) throw new Error(`${name} has no ${part} that could go: look at what it has now`)
  for (const ending of inAnyPackage) remove(`**/${ending}`)
  return bytes
}

if (import.meta.main) {
  const bytes = trim(join(import.meta.dirname, '../node_modules'))
  process.stdout.write(`${Math.round(bytes / 1e6)} MB of node_modules removed\n`)
}
