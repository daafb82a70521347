import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Document['getPage']>>

/** The words of a page in the order of the file, between the marks that its tags refer to. */
export type MarkedWords = Awaited<ReturnType<Page['getTextContent']>>['items']

/** Some words of one page and the tags around them, outermost first. `alt` is what is read out in place of a picture. */
export type Tagged = {
  readonly page: number
  readonly roles: readonly string[]
  readonly words: string
  readonly alt?: string
}

/** The words of each piece of marked content, by its id. */
const marked = (items: MarkedWords): Map<string, string> => {
  const words = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined)
      if (id !== undefined) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.type === 'beginMarkedContentProps' ? (item.id ?? undefined) : undefined)
  }
  return words
}

const childrenOf = (node: object): object[] => ('children' in node && Array.isArray(node.children) ? node.children : [])

const contentsOf = (node: object, words: ReadonlyMap<string, string>): string =>
  childrenOf(node)
    .map((child) =>
      'type' in child && child.type === 'content' && 'id' in child
        ? (words.get(String(child.id)) ?? '')
        : 'role' in child && child.role === 'Span'
          ? contentsOf(child, words)
          : '',
    )
    .join('')

const walk = (node: object, roles: readonly string[], words: ReadonlyMap<string, string>, page: number): Tagged[] => {
  const here = 'role' in node && typeof node.role === 'string' ? [...roles, node.role] : roles
  const alt = 'alt' in node && typeof node.alt === 'string' ? { alt: node.alt } : {}
  const own = { page, roles: here, words: contentsOf(node, words).replace(/\s+/g, ' ').trim(), ...alt }
  const inside = childrenOf(node).filter((child) => 'role' in child && child.role !== 'Span')
  return [own, ...inside.flatMap((child) => walk(child, here, words, page))]
}

/** What is tagged on a page, in the order of its tags, which is the order in which it is read out. */
export const taggedIn = async (page: Page, items: MarkedWords): Promise<Tagged[]> => {
  const tree = await page.getStructTree()
  return tree ? walk(tree, [], marked(items), page.pageNumber) : []
}
