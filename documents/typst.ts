import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type CannotPrint, whyNot } from './cannot-print.ts'
import type { Font } from './fallback-fonts.ts'
import { documentFonts } from './fonts.ts'

// Typst's cache would grow for ever. Each clearing goes through all of it, so it waits for some renders, and drops what was of
// no use since so many clearings: what two packs have in common is still there when the second is printed.
const RENDERS_BETWEEN_CLEARINGS = 10
const CLEARINGS_REMEMBERED = 4
// One for the common fonts, which stays, and the last few for others.
const COMPILERS_KEPT = 4

/** The folder of templates is all that Typst may read. */
const templates = join(import.meta.dirname, 'templates')

const COMMON = ''

const familiesOf = (fallback: readonly Font[]): string[] => [...new Set(fallback.map(({ family }) => family))]

const warm = new Map<string, NodeCompiler>()
const compilerWith = (fallback: readonly Font[]): NodeCompiler => {
  const key = familiesOf(fallback).join()
  const fontBlobs = () => [...documentFonts(), ...fallback.map(({ file }) => file)]
  const compiler =
    warm.get(key) ?? NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fontBlobs() }] })
  warm.delete(key)
  warm.set(key, compiler)
  const oldest = [...warm.keys()].find((each) => each !== COMMON)
  if (warm.size > COMPILERS_KEPT && oldest !== undefined) warm.delete(oldest)
  return compiler
}

let renders = 0
const clearNowAndThen = (typst: NodeCompiler): void => {
  renders += 1
  if (renders % RENDERS_BETWEEN_CLEARINGS === 0) typst.evictCache(CLEARINGS_REMEMBERED)
}

type Source = { readonly mainFilePath: string; readonly inputs: Record<string, string> }

// Setting a PDF in one call says nothing about a fault in the template, so that is looked up when it happens.
const complaint = (typst: NodeCompiler, source: Source, cause: unknown): CannotPrint => {
  const diagnostics = typst.compile(source).takeDiagnostics()?.shortDiagnostics
  return whyNot(diagnostics ? new Error(JSON.stringify(diagnostics), { cause }) : cause)
}

/**
 * Typesets a template of this folder to a tagged PDF/UA-1 file. Each input reaches the template as a string, and the
 * families of the fallback fonts as one called `fonts`. Runs in one go on the calling thread, so two renders never mix; the
 * same input gives the same bytes.
 * @throws CannotPrint when a character has no glyph, or the template is at fault.
 */
export const typeset = (
  template: string,
  inputs: Record<string, string>,
  fallback: readonly Font[] = [],
): Uint8Array => {
  const typst = compilerWith(fallback)
  const fonts = JSON.stringify(familiesOf(fallback))
  const source = { mainFilePath: join(templates, template), inputs: { ...inputs, fonts } }
  try {
    // Not through a compiled document held in JavaScript: those keep their memory until the collector comes round.
    return typst.pdf(source, { pdfStandard: 'ua-1' })
  } catch (cause) {
    throw complaint(typst, source, cause)
  } finally {
    clearNowAndThen(typst)
  }
}
