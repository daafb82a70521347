/** What a screen says, for what it says to be held against the truth. */
import { isSeen, wordsIn } from './seen.ts'

/** The names under which the visible fields of a page are known to its errors. */
export const fieldsSeen = (document: Document): Set<string> => {
  const seen = [...document.querySelectorAll('[name], [data-field]')].filter(isSeen)
  return new Set(seen.flatMap((each) => [each.getAttribute('name') ?? '', each.getAttribute('data-field') ?? '']))
}

/** The words in an element, if there is one. */
export const text = (element: Element | null | undefined): string => (element ? wordsIn(element) : '')

/** Who shares the rest as the list of the picture has it, and how much: "Ruth Hale 1/3". Undefined where there is no list. */
export const sharersOfPicture = (document: Document): string[] | undefined => {
  const body = [...document.querySelectorAll('aside tbody')].find((each) =>
    /^The rest, after/.test(text(each.querySelector('th'))),
  )
  const rows = body && isSeen(body) ? [...body.querySelectorAll('tr')].slice(1) : undefined
  return rows?.map((row) => {
    const [who, what] = [row.querySelector('th'), row.querySelector('td')].map(
      (cell) => cell?.firstChild?.textContent?.trim() ?? '',
    )
    return `${who?.replace('Your executors, for ', '')} ${what}`
  })
}

/** The same as the words of the will beside it have it. Undefined where they are not there, or say it in a longer way. */
export const sharersOfWords = (document: Document): string[] | undefined => {
  const clause = [...document.querySelectorAll('aside [data-passage="residue"]')].find(isSeen)
  const said = text(clause)
  if (!clause || /grandchild|trust ends|for life|not yet said|Estate for my later children/.test(said)) return undefined
  // One or two stand in the sentence itself, and more in a list under it.
  const [first] = clause.querySelectorAll('p')
  const listed = [...clause.querySelectorAll('ol > li')]
  const items = listed.length > 0 ? listed : [...(first?.querySelectorAll('bdi') ?? [])]
  const nameIn = (element: Element) => text(element.matches('bdi') ? element : element.querySelector('bdi'))
  if (items.length === 0 || (listed.length === 0 && !/ in equal shares for |the whole of my /.test(text(first))))
    return undefined
  const isEqual = /in equal shares|the whole of my /.test(text(first))
  const each = items.length > 2 ? `1/${items.length}` : `${100 / items.length}%`
  return items.map(
    (item) => `${nameIn(item)} ${isEqual ? each : (/\d+(\.\d+)?%|\d+\/\d+/.exec(text(item))?.[0] ?? '')}`,
  )
}

/** The fields that the errors on a page are about. */
export const errorsOn = (document: Document): string[] =>
  [...document.querySelectorAll('[role=alert] li a[href^="#"]')]
    .filter(isSeen)
    .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
