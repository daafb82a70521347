import { htmlLang } from '#core/language.ts'
import { inWelsh, partEnglish } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import { putInto, rowsFor } from '#words/said.ts'

/** Marks what a Welsh page still says in English, for whoever listens to it, and says so at its top. */

/** Words that Welsh does not spell alike, one or another of which every English sentence has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|and|of|to|you|your|yours|is|are|was|it|its|this|that|these|there|for|with|who|what|when|where|which|how|why|not|no|if|or|by|from|in|on|at|as|we|us|our|they|them|their|someone|anyone|can|cannot|do|does|will|would|should|has|have|be|been|before|after|their|first|name|please|enter|use|least|most|special|valid|any|later|too|yes|give|now|here|something|add|change|remove|save|show|choose|each|all|another|one|two|more|about|sign|gift|gifts|share|shares|signed|whether|alive|days|everything|stop|every|send|ask|again|number|than|then|so|but|only|up|out|under)(?![\p{L}’'-])/giu

const WELSH =
  /(?<![\p{L}’'-])(?:y|yr|a’r|i’r|o’r|i’ch|a’ch|o’ch|eich|ei|eu|yn|yw|mae|nid|ni|nad|na|os|pan|pwy|beth|sut|pa|ble|pryd|bydd|byddwn|gallwch|ydych|oes|sydd|sy’n|rydych|rydym|hyn|hwn|hon|ar|at|gan|gyda|heb|dan|drwy|wedi|un|neu|ac|ond|fel|rhag|ewyllys|enw|ychwanegu|newid|dewiswch|rhannu|chi|ni’n|mewn|cyn|ar ôl|arall|rhywun|dim)(?![\p{L}’'-])/giu

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0

/** Whether a text is more English than Welsh. A name, a sum or a date is neither. */
export const isEnglish = (text: string): boolean => count(text, ENGLISH) > count(text, WELSH)

const MARK = 'data-english'

/** Whether what is said to be in English, as the will is, has something within it that explains it to its reader in Welsh. */
const explains = (element: Element): boolean =>
  element.matches('button, [role="note"]') &&
  element.closest('[lang]')?.getAttribute('lang') === htmlLang.en &&
  count(element.textContent, WELSH) > count(element.textContent, ENGLISH)

const look = (element: Element): void => {
  if (explains(element)) element.setAttribute('lang', htmlLang.cy)
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent)
  const english = isEnglish(own.join(' '))
  // What is said to be English already, as the will is.
  if (
    english === element.hasAttribute(MARK) ||
    (english && element.closest('[lang]')?.getAttribute('lang') === htmlLang.en)
  )
    return
  element.toggleAttribute(MARK, english)
  if (english) element.setAttribute('lang', htmlLang.en)
  else element.removeAttribute('lang')
}

/** Looks at a page now and whenever it changes. */
export const markEnglish = (page: HTMLElement): void => {
  const note = document.createElement('aside')
  note.lang = htmlLang.cy
  note.className = 'notice padded'
  note.textContent = partEnglish
  note.hidden = true
  page.prepend(note)
  const all = (top: Element) => [top, ...top.querySelectorAll('*:not(script, style, svg *)')].forEach(look)
  all(page)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData' && target.parentElement) look(target.parentElement)
      if (type === 'childList') for (const node of addedNodes) if (node instanceof Element) all(node)
      if (type === 'childList' && target instanceof Element) look(target)
    }
    note.hidden = document.documentElement.lang !== htmlLang.cy || !document.querySelector(`#root [${MARK}]`)
  }).observe(page, { subtree: true, childList: true, characterData: true })
}

/** What is in Welsh beyond a visitor's pages. Fetched when Welsh was chosen, and put where every page reads its words. */

const all = Object.values(inWelsh)

/** `onTable`: hears of every table that comes. */
export const sayInWelsh = (onTable: (heard: (table: object) => void) => void): void => {
  onTable((table) => putInto(table, rowsFor(table, all) ?? {}, welshDays))
  markEnglish(document.body)
}
