import '@fontsource-variable/source-serif-4'

const FAMILY = 'Source Serif 4 Variable'

/** A slow network does not keep the words back for longer. */
const LONGEST_WAIT_MS = 2000

const rulesOf = (face: FontFace): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(
      ({ style }) =>
        style.getPropertyValue('font-family').includes(FAMILY) &&
        style.getPropertyValue('unicode-range') === face.unicodeRange,
    )

/** A face that came too late for the first words stays unused as long as the tab is open. The same file under a new face is used. */
const asNew = async (face: FontFace): Promise<void> => {
  const [rule] = rulesOf(face)
  if (!rule) return
  const { unicodeRange, weight, style } = face
  const fresh = new FontFace(FAMILY, rule.style.getPropertyValue('src'), { unicodeRange, weight, style })
  document.fonts.add(await fresh.load())
}

const loaded = async (): Promise<void> => {
  const faces = await document.fonts.load(`1em "${FAMILY}"`)
  await Promise.all(faces.map(asNew))
}

let once: Promise<void> | undefined

/**
 * Fetches the typeface of the will before its pages are drawn. A typeface that comes after the words is not used, so that they do
 * not move under a reader: on a wide page it comes with the first page, and on a phone it would always be late.
 */
export const documentFace = async (): Promise<void> => {
  once ??= loaded().catch(() => {
    once = undefined
  })
  await Promise.race([once, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
