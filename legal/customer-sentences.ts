/** The sentences of the product that a customer may read, found in the source of the files that hold them. */
import { globSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { isTest, read } from '../structure/imports.ts'
import { areas, saidInRows, sentencesOf, textsOfCore, textsOfPages, textsOfTable } from './rows.ts'

export type CustomerSentence = { readonly file: string; readonly sentence: string }

/** The words of clauses are the will itself: `drafting/clauses/` says the law behind each, so only why it stands there is read.
 * Screens have no sentences: a test holds that. */
const files = (): string[] =>
  globSync([
    'core/{advice,api,catalogue,estate,existing-will,journey,lpa,picture,reading,record,rules,signing,tax,watch,will}/**/*.ts',
    'core/constants.ts',
    'drafting/**/*.ts',
    'server/{mail,features,platform,web-server,work}/**/*.ts',
    'documents/**/*.ts',
  ])
    .filter((file) => !isTest(file) && !file.startsWith('drafting/clauses/') && !saidInRows.includes(file))
    .toSorted()

type Node = { readonly type: string; readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const templateText = (node: Node): string =>
  list(node.quasis)
    .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
    .join('…')

const textOf = (node: Node): string => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : '…'
    case 'JSXText':
      return String(node.value)
    case 'TemplateLiteral':
      return templateText(node)
    case 'JSXExpressionContainer':
      return isNode(node.expression) ? textOf(node.expression) : ''
    case 'JSXElement':
    case 'JSXFragment':
      return list(node.children).map(textOf).join('')
    case 'ObjectExpression': {
      const [first] = list(node.properties)
      return first && isNode(first.value) ? textOf(first.value) : '…'
    }
    case 'ArrayExpression':
      return list(node.elements).map(textOf).join('')
    default:
      return '…'
  }
}

const isRun = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  list(node.properties).some((each) => isNode(each.key) && each.key.name === 'strong')

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value): readonly Node[] =>
    Array.isArray(value) ? list(value) : isNode(value) ? [value] : [],
  )

const isText = (node: Node): boolean => node.type === 'JSXText' && tidy(String(node.value)) !== ''

/** Outermost texts below a node, in their order. */
const textsBelow = (node: Node): string[] => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSLiteralType':
      return []
    case 'NewExpression':
      // What the code says to whoever has called it wrongly.
      if (isNode(node.callee) && node.callee.name === 'Error') return []
      break
    case 'JSXAttribute':
      if (isNode(node.name) && node.name.name === 'className') return []
      break
    case 'Literal':
    case 'TemplateLiteral':
      return [tidy(textOf(node))]
    case 'JSXElement':
    case 'JSXFragment':
      if (!list(node.children).some(isText)) break
      return [tidy(textOf(node)), ...(isNode(node.openingElement) ? textsBelow(node.openingElement) : [])]
    case 'ArrayExpression':
      if (!list(node.elements).some(isRun)) break
      return [tidy(textOf(node))]
  }
  return childrenOf(node).flatMap(textsBelow)
}

/** Texts of a file, each once. A paragraph with words in bold or a link in it is one text. */
export const textsIn = (file: string, source: string): string[] => {
  const program = parseSync(file, source).program as unknown as Node
  return [...new Set(textsBelow(program))].filter((text) => text.split(' ').length > 2)
}

/** Texts by the file that holds them: rows of tables, and what is found in `core`, the documents and the server, whose words have not moved yet. */
const texts = (): (readonly [file: string, texts: readonly string[]])[] => [
  ...Object.entries(areas).map(
    ([area, tables]) => [`words/en/${area}.ts`, Object.values(tables).flatMap(textsOfTable)] as const,
  ),
  ...textsOfPages.map(([file, found]) => [`words/en/${file}.ts`, found] as const),
  ...files().map((file) => [file, textsOfCore.get(file) ?? textsIn(file, read(file))] as const),
]

export const customerSentences = (): CustomerSentence[] =>
  texts().flatMap(([file, found]) => found.flatMap(sentencesOf).map((sentence) => ({ file, sentence })))
