import { fallbackFontsFor } from './fallback-fonts.ts'
import { typeset } from './typst.ts'

/** A template and the words that go into it: all that printing needs, and plain enough to hand to another process. */
export type Sheet = { readonly template: string; readonly inputs: Record<string, string> }

/** Makes a PDF of a sheet. */
export type Print = (sheet: Sheet) => Promise<Uint8Array>

/**
 * Prints on the calling thread, with fonts for every script that the words are in.
 * @throws CannotPrint when a character has no glyph in any font, or the template is at fault.
 */
export const print: Print = async ({ template, inputs }) =>
  typeset(template, inputs, await fallbackFontsFor(Object.values(inputs).join()))
