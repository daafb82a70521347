/** A document could not be made. `characters` are those that no font here can show; empty when it is our own fault. */
export class CannotPrint extends Error {
  override readonly name = 'CannotPrint'
  readonly characters: readonly string[]

  constructor(message: string, characters: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.characters = characters
  }
}

// Typst's words for a character that no font has, which PDF/UA does not allow. It writes invisible ones as \u{10ffff}.
const NO_GLYPH = /the text `\\?"(.+?)\\?"` could not be displayed/g
const ESCAPED = /\\+u\{([0-9a-f]+)\}/g

const unescaped = (words: string): string =>
  words.replace(ESCAPED, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

/** What Typst's complaint means. */
export const whyNot = (cause: unknown): CannotPrint => {
  const words = cause instanceof Error ? cause.message : String(cause)
  const found = Array.from(words.matchAll(NO_GLYPH), ([, character]) => unescaped(character ?? ''))
  const characters = [...new Set(found)]
  const message = characters.length > 0 ? `There is no font here for: ${characters.join(' ')}` : words
  return new CannotPrint(message, characters, { cause })
}
