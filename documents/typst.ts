import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { CannotPrint, whyNot } from './cannot-print.ts'
import { documentFonts } from './fonts.ts'

// Results older than this many renders are dropped from Typst's cache, which would otherwise grow for ever.
const RENDERS_REMEMBERED = 10

/** The folder of templates is all that Typst may read. */
const templates = join(import.meta.dirname, 'templates')

let warm: NodeCompiler | undefined
const compiler = (): NodeCompiler => {
  warm ??= NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: documentFonts() }] })
  return warm
}

/**
 * Typesets a template of this folder to a tagged PDF/UA-1 file. Each input reaches the template as a string. Runs in one
 * go on the calling thread, so two renders never mix; the same input gives the same bytes.
 * @throws CannotPrint when a character has no glyph, or the template is at fault.
 */
export const typeset = (template: string, inputs: Record<string, string>): Uint8Array => {
  const typst = compiler()
  try {
    const compiled = typst.compile({ mainFilePath: join(templates, template), inputs })
    if (!compiled.result) throw new CannotPrint(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics), [])
    return typst.pdf(compiled.result, { pdfStandard: 'ua-1' })
  } catch (cause) {
    throw cause instanceof CannotPrint ? cause : whyNot(cause)
  } finally {
    typst.evictCache(RENDERS_REMEMBERED)
  }
}
