/** What a source says in its own code, and not in a row of `words/`. Nothing here guesses: it reads strings, and says where they stand. */
import { parseSync } from 'oxc-parser'

type Node = { readonly type: string; readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A string or a template, where what is filled in is …. */
const stringOf = ({ type, value, quasis }: Node): string | undefined =>
  type === 'Literal' && typeof value === 'string'
    ? value
    : type === 'TemplateLiteral'
      ? (quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked).join('…')
      : type === 'JSXText'
        ? String(value)
        : undefined

/** What no customer reads: the name of a file, a type, or what the code says to whoever has called it wrongly. */
const isNoText = ({ type, callee }: Node): boolean =>
  type === 'ImportDeclaration' ||
  type === 'TSLiteralType' ||
  (type === 'NewExpression' && isNode(callee) && /Error$/.test(String(callee.name)))

const stringsBelow = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(stringsBelow)
  if (!isNode(node) || isNoText(node)) return []
  const text = stringOf(node)?.replace(/\s+/g, ' ').trim()
  return text === undefined ? Object.values(node).flatMap(stringsBelow) : [text]
}

/** Texts of a file that are more than a label, each once. */
export const writtenIn = (file: string, source: string): string[] => [
  ...new Set(stringsBelow(parseSync(file, source).program).filter((text) => text.split(' ').length > 2)),
]

/** Three words or more that end as a sentence does. */
export const isWholeSentence = (text: string): boolean =>
  /[.?!]”?$/.test(text) && (text.match(/[\p{L}…][\p{L}’…]*/gu) ?? []).length > 2

const identitiesBelow = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(identitiesBelow)
  if (!isNode(node)) return []
  const named = node.type === 'TSLiteralType' ? node.literal : node.type === 'Property' ? node.key : undefined
  return [...(isNode(named) ? [String(named.value)] : []), ...Object.values(node).flatMap(identitiesBelow)]
}

/** Strings that are types or keys: an answer that is kept is the same in every language, and its words are found by it. */
export const identitiesIn = (file: string, source: string): string[] => identitiesBelow(parseSync(file, source).program)

/** The address of a call, a drawing, or where the law stands. */
const isNoLabel = (text: string): boolean =>
  /^[A-Z]+ \/|^M\d|\b(?:Act|Rules|Regulations) \d{4}|\bHMRC\b|\[\d{4}\]/.test(text)

/** Two words or more, of which the first begins with a capital: a label, a heading or a sentence. */
export const labelsIn = (file: string, source: string, identities: ReadonlySet<string>): string[] => [
  ...new Set(
    stringsBelow(parseSync(file, source).program).filter(
      (text) => /^[“‘]?\p{Lu}.*\p{L}.* .*\p{L}{2}/u.test(text) && !isNoLabel(text) && !identities.has(text),
    ),
  ),
]

/** Props that a customer reads or hears. */
const READ =
  /^(?:label|legend|title|tab|lead|intro|hint|action|add|alt|placeholder|summary|aria-(?:label|description|valuetext|roledescription))$/

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** What an expression may be, where that stands in it: one of two, or only when something holds. */
const saidBy = (node: unknown): string[] => {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'ConditionalExpression':
      return [...saidBy(node.consequent), ...saidBy(node.alternate)]
    case 'LogicalExpression':
      return saidBy(node.right)
    case 'JSXExpressionContainer':
      return saidBy(node.expression)
  }
  const text = stringOf(node)?.trim()
  return text === undefined ? [] : [text]
}

const drawnBelow = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(drawnBelow)
  if (!isNode(node)) return []
  const { type, name, value, children } = node
  const own = Array.isArray(children)
    ? children.flatMap(saidBy)
    : type === 'JSXAttribute' && isNode(name) && READ.test(String(name.name))
      ? saidBy(value)
      : []
  return [...own, ...Object.values(node).flatMap(drawnBelow)]
}

/** The words that a screen draws: text between tags, and what is given to a label, a title or another prop that is read. */
export const drawnIn = (file: string, source: string): string[] =>
  drawnBelow(parseSync(file, source).program).filter(isWord)
