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
export const firstPageOf = (svg: string): string => {
  const first = svg.indexOf(GROUND)
  const letters = svg.indexOf(DEFINITIONS)
  if (first < 0 || letters < first) throw new Error('This drawing has no page that could be cut out')
  const second = svg.indexOf(GROUND, first + 1)
  const page = svg.slice(first, second < 0 || second > letters ? letters : second)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}">`
  return shortened(`${head}${page}${usedLetters(svg.slice(letters), page)}`)
}
