/** What a screen reader says of a page from its top to its end, a line for each stop. */
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { sentencesOf } from './reading-age.ts'
import { isSeen, nameOf, ownStyle, roleOf, spaced } from './seen.ts'

const CONTROLS = ['button', 'link', 'radio', 'checkbox', 'textbox', 'combobox', 'slider', 'spinbutton', 'switch', 'tab']

/** Said as one, by its name. */
const WHOLE: Readonly<Record<string, string>> = { img: 'image' }

/** Said when it is entered, before what it holds. */
const PLACES = [
  'group',
  'radiogroup',
  'region',
  'complementary',
  'navigation',
  'article',
  'dialog',
  'alert',
  'status',
  'table',
  'form',
]

/** What is said in one breath: a line ends with it. */
const BLOCKS =
  'p, li, dt, dd, td, th, figcaption, legend, div, section, h1, h2, h3, h4, ul, ol, dl, table, tr, label, .block'

const statesOf = (element: Element): string[] => {
  const { checked, type, value } = element as HTMLInputElement
  const said = (name: string) => element.getAttribute(`aria-${name}`)
  return [
    ...(type === 'radio' || type === 'checkbox' ? [checked ? 'checked' : 'not checked'] : []),
    ...(['text', 'textarea', 'email', 'tel', 'select-one'].includes(type) && value !== '' ? [`“${value}”`] : []),
    ...(said('valuetext') ? [`${said('valuetext')}`] : []),
    ...(said('expanded') === null ? [] : [said('expanded') === 'true' ? 'expanded' : 'collapsed']),
    ...(said('pressed') === null ? [] : [said('pressed') === 'true' ? 'pressed' : 'not pressed']),
    ...(said('current') && said('current') !== 'false' ? ['current'] : []),
    ...(said('invalid') === 'true' ? ['invalid'] : []),
    ...((element as HTMLInputElement).required || said('required') === 'true' ? ['required'] : []),
  ]
}

const descriptionOf = (element: Element): string =>
  spaced(
    computeAccessibleDescription(element, { computedStyleSupportsPseudoElements: false, getComputedStyle: ownStyle }),
  )

/** Lines such as "heading 1: Where do you live?", "textbox: Postcode, required" and "group: Choose one". */
export const spokenIn = (top: Element): string[] => {
  const lines: string[] = []
  let breath = ''
  const end = () => {
    const words = spaced(breath)
    if (words !== '') lines.push(words)
    breath = ''
  }
  const say = (role: string, element: Element, name: string) => {
    end()
    const description = descriptionOf(element)
    lines.push(
      [`${role}: ${name}`, ...statesOf(element), ...(description === '' ? [] : [`(${description})`])].join(', '),
    )
  }
  const walk = (node: Node): void => {
    if (node.nodeType === 3) breath += node.textContent ?? ''
    if (node.nodeType !== 1) return
    const element = node as Element
    if (!isSeen(element)) return
    const role = roleOf(element)
    const whole = role === 'heading' ? `heading ${/\d/.exec(element.localName)?.[0] ?? ''}` : WHOLE[role]
    if (whole !== undefined || CONTROLS.includes(role)) {
      say(whole ?? role, element, nameOf(element))
      return
    }
    const isBlock = element.matches(BLOCKS)
    if (PLACES.includes(role)) {
      const name = spaced(computeAccessibleName(element, { getComputedStyle: ownStyle }))
      if (name !== '') say(role, element, name)
      else end()
    } else if (isBlock) end()
    // A legend is the name of its group, and a label that of its field.
    if (element.localName === 'legend') return
    if (element.localName === 'label' && (element as HTMLLabelElement).control) {
      for (const control of element.querySelectorAll('input, textarea, select')) walk(control)
      return
    }
    for (const child of element.childNodes) {
      // Two elements with nothing between them are drawn apart: a label and what stands under it.
      if (child.nodeType === 1 && child.previousSibling?.nodeType === 1) breath += ' '
      walk(child)
    }
    if (isBlock) end()
  }
  walk(top)
  end()
  return lines
}

const CONTROL = /^(button|link|textbox|combobox|slider|tab|image|navigation|region): /

/** What is read of such lines as a sentence: a description is a text of its own there, and a button is none. */
export const sentencesSaid = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => !CONTROL.test(line))
    .flatMap((line) => sentencesOf(line.replace(/^[a-z]+( \d)?: /, '').replace(/,( not)? checked.*|, \(.*/, '')))
