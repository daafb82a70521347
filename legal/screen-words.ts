/** The words that a screen draws and that stand in its own code. */
import { parseSync } from 'oxc-parser'

type Node = { readonly type: string; readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Props that a customer reads or hears. */
const READ =
  /^(?:label|legend|title|tab|lead|intro|hint|action|add|alt|placeholder|summary|aria-(?:label|description|valuetext|roledescription))$/

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** What an expression may be, where that stands in it: one of two, or only when something holds. */
const saidBy = (node: unknown): string[] => {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [(node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')]
    case 'ConditionalExpression':
      return [...saidBy(node.consequent), ...saidBy(node.alternate)]
    case 'LogicalExpression':
      return saidBy(node.right)
    case 'JSXExpressionContainer':
      return saidBy(node.expression)
    case 'JSXText':
      return [String(node.value).trim()]
  }
  return []
}

const saidIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(saidIn)
  if (!isNode(node)) return []
  const { type, name, value, children } = node
  const own = Array.isArray(children)
    ? children.flatMap(saidBy)
    : type === 'JSXAttribute' && isNode(name) && READ.test(String(name.name))
      ? saidBy(value)
      : []
  return [...own, ...Object.values(node).flatMap(saidIn)]
}

/** Text between tags, and what is given to a label, a title or another prop that is read. */
export const wordsOfScreen = (file: string, source: string): string[] =>
  saidIn(parseSync(file, source).program).filter(isWord)
