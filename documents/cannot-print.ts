/** A document could not be made. `characters` are those that no font here can show; empty when it is our own fault. */
export class CannotPrint extends Error {
  override readonly name = 'CannotPrint'
  readonly characters: readonly string[]

  constructor(message: string, characters: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.characters = characters
  }
}

// Typst's words for a character that no font has, which PDF/UA does not allow.
const NO_GLYPH = /the text `"(.+?)"` could not be displayed/g

/** What Typst's complaint means. */
export const whyNot = (cause: unknown): CannotPrint => {
  const words = cause instanceof Error ? cause.message : String(cause)
  const characters = [...new Set(Array.from(words.matchAll(NO_GLYPH), ([, character]) => character ?? ''))]
  const message = characters.length > 0 ? `There is no font here for: ${characters.join(' ')}` : words
  return new CannotPrint(message, characters, { cause })
}
