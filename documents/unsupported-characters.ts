/** A document could not be rendered. `characters` are those that no font has; empty when the template is at fault. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly characters: readonly string[]

  constructor(message: string, characters: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.characters = characters
  }
}

// Typst's message for a character that no font has, which PDF/UA does not allow. It escapes invisible ones: \u{10ffff}.
const NO_GLYPH = /the text `\\?"(.+?)\\?"` could not be displayed/g
const ESCAPED = /(?<!\\)\\+u\{([0-9a-f]+)\}/g

const unescaped = (words: string): string =>
  words.replace(ESCAPED, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

/** Reads the unsupported characters out of an error or diagnostic of Typst. */
export const toRenderError = (cause: unknown): RenderError => {
  const words = cause instanceof Error ? cause.message : String(cause)
  const found = Array.from(words.matchAll(NO_GLYPH), ([, character]) => unescaped(character ?? ''))
  const characters = [...new Set(found)]
  const message = characters.length > 0 ? `There is no font here for: ${characters.join(' ')}` : words
  return new RenderError(message, characters, { cause })
}
