import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { createFallbackFonts, type Font } from './fallback-fonts.ts'
import { type FormInput, fillForm } from './filled-form.ts'
import type { TemplateInput } from './template-input.ts'
import { toRenderError } from './unsupported-characters.ts'

/** The parts at the top of a drawing by Typst begin on a line of their own, after four spaces: the ground of each page is one. */
const GROUND = '\n    <path class="typst-shape"'
const DEFINITIONS = '\n    <defs'
const LETTER = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

/** Typst names a letter by a hash of 32 figures. */
const NAME = /g[0-9A-F]{32}/g
const FRACTION = /\d{1,5}\.\d{3,17}/g

const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89

/** Only the letters that the page draws. */
const usedLetters = (definitions: string, page: string): string =>
  definitions.replace(LETTER, (letter, id: string) => (page.includes(`#${id}"`) ? letter : ''))

/** The same drawing in half the letters: short names, and no fraction finer than a hundredth of a point. */
const shortened = (svg: string): string => {
  const names = new Map<string, string>()
  const short = (name: string): string => {
    const known = names.get(name) ?? `g${names.size.toString(36)}`
    names.set(name, known)
    return known
  }
  return svg
    .replace(NAME, short)
    .replace(FRACTION, (number) =>
      String(Number(number.startsWith('0.0') ? Number(number).toPrecision(2) : Number(number).toFixed(2))),
    )
    .replaceAll(' fill-rule="nonzero"', '')
    .replace(/\n\s+/g, '\n')
}

/**
 * The first page of a document drawn by Typst as SVG, without the pages after it. It holds no text, only outlines.
 * @throws when the drawing is not laid out as expected.
 */
const firstPageOf = (svg: string): string => {
  const first = svg.indexOf(GROUND)
  const letters = svg.indexOf(DEFINITIONS)
  if (first < 0 || letters < first) throw new Error('This drawing has no page that could be cut out')
  const second = svg.indexOf(GROUND, first + 1)
  const page = svg.slice(first, second < 0 || second > letters ? letters : second)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}">`
  return shortened(`${head}${page}${usedLetters(svg.slice(letters), page)}`)
}

/** A document as a file, and how many pages it has. */
export type PdfFile = {
  readonly pdf: Uint8Array
  readonly pages: number
  /** A drawing of the first page, where it was asked for: an SVG, compressed with gzip. */
  readonly firstPage?: Uint8Array | undefined
}

/** A template with its words, or a blank form with its answers. */
export type RenderInput = TemplateInput | FormInput

/** @throws RenderError when a character has no glyph in any font, or the template is at fault. */
export type Render = (input: RenderInput) => Promise<PdfFile>

const require = createRequire(import.meta.url)

// TrueType, because Typst reads no WOFF.
const fontFiles = [
  // What the document says.
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
  // Headings, and the words of the product itself.
  'atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  'atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf',
  'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
] as const

const documentFonts = (): Buffer[] =>
  fontFiles.map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}`)))

// Typst's cache grows without limit. Clearing goes through all of it, so it is done once in ten renders; an entry is dropped when
// four clearings have passed without a use, so that what two packs have in common is still there for the second.
const RENDERS_BETWEEN_CLEARINGS = 10
const CLEARINGS_REMEMBERED = 4
// One for the common fonts, which stays, and the last few for others.
const COMPILERS_KEPT = 4

/** Typst may read nothing outside the folder of templates. */
const templates = join(import.meta.dirname, 'templates')

const COMMON = ''

const familiesOf = (fallback: readonly Font[]): string[] => [...new Set(fallback.map(({ family }) => family))]

/** Compilers by the fallback fonts they have, the one used last at the end. */
const createCompilers = () => {
  const warm = new Map<string, NodeCompiler>()
  return (fallback: readonly Font[]): NodeCompiler => {
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
}

/**
 * Renders templates on the calling thread to tagged files: PDF/UA-1, or PDF/A-3a where it is asked for. Each input reaches the template as a string, and the
 * families of the fallback fonts as one called `fonts`. The same template input gives the same bytes. Keeps compilers and fonts between
 * documents, so a process needs one renderer.
 */
export const createRenderer = (): Render => {
  const compilerWith = createCompilers()
  const fallbackFontsFor = createFallbackFonts()
  let renders = 0

  const clearNowAndThen = (typst: NodeCompiler): void => {
    renders += 1
    if (renders % RENDERS_BETWEEN_CLEARINGS === 0) typst.evictCache(CLEARINGS_REMEMBERED)
  }

  return async (input) => {
    if ('blank' in input) return fillForm(input)
    const { template, inputs, firstPage, standard = 'ua-1' } = input
    const fallback = await fallbackFontsFor(Object.values(inputs).join())
    const typst = compilerWith(fallback)
    const fonts = JSON.stringify(familiesOf(fallback))
    try {
      const compiled = typst.compile({ mainFilePath: join(templates, template), inputs: { ...inputs, fonts } })
      const document = compiled.result
      if (!document) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
      return {
        pdf: typst.pdf(document, { pdfStandard: standard }),
        pages: document.numOfPages,
        ...(firstPage && { firstPage: gzipSync(firstPageOf(typst.plainSvg(document))) }),
      }
    } catch (cause) {
      throw toRenderError(cause)
    } finally {
      clearNowAndThen(typst)
    }
  }
}
