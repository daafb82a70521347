import postcss, { type AtRule, type Container } from 'postcss'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const CLASS_ATTRIBUTE = / class="([^"]*)"/g
const KEYFRAMES = /keyframes$/

const classesIn = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/))

/** A rule without contents, but for the one that puts the layers in order. */
const isEmpty = ({ nodes }: AtRule): boolean => nodes?.length === 0

const dropEmpty = (within: Container): void => {
  let dropped = false
  within.walkAtRules((rule) => {
    if (!isEmpty(rule)) return
    rule.remove()
    dropped = true
  })
  if (dropped) dropEmpty(within)
}

/**
 * The rules of a style sheet that these pages need to be drawn as they stand: those whose classes are all on one of them, and
 * those of no class. What a script adds to a page later needs the whole sheet.
 */
export const stylesOf = (pages: readonly string[], styleSheet: string): string => {
  const used = new Set(pages.flatMap(classesIn))
  const sheet = postcss.parse(styleSheet)
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && KEYFRAMES.test((rule.parent as AtRule).name)) return
    const needed = rule.selectors.filter((selector) =>
      [...selector.matchAll(CLASS)].every(([, name = '']) => used.has(name)),
    )
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  let animations = ''
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations += ` ${value}`
  })
  sheet.walkAtRules(KEYFRAMES, (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
  dropEmpty(sheet)
  return sheet.toString()
}

/**
 * The fonts of a style sheet, and the rest of it. Every document has the fonts itself: a font that is named once more by a sheet
 * which comes later would get a second chance to arrive, and move the text of a page that is being read.
 */
export const fontsApart = (styleSheet: string): { readonly fonts: string; readonly rest: string } => {
  const sheet = postcss.parse(styleSheet)
  let fonts = ''
  sheet.walkAtRules('font-face', (rule) => {
    fonts += rule.toString()
    rule.remove()
  })
  return { fonts, rest: sheet.toString() }
}
