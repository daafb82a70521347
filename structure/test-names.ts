/** The names of tests, read from their files without running them. */
import { type Argument, type Expression, type Node, parseSync, Visitor } from 'oxc-parser'
import { read } from './imports.ts'

/** What a literal or a template says. What a template leaves open is "…". */
const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…')
  return undefined
}

/** Every text in a file of tests that may be the name of one. */
export const namesOfTests = (file: string): string[] => {
  const names = new Set<string>()
  const add = (node: Node) => {
    const text = textOf(node)
    if (text !== undefined) names.add(text)
  }
  new Visitor({ 'Literal:exit': add, 'TemplateLiteral:exit': add }).visit(parseSync(file, read(file)).program)
  return [...names]
}

/** `test` of `test.each(rows)('a name', …)`. */
const calledBy = (callee: Expression | Argument): string | undefined => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledBy(callee.object)
  if (callee.type === 'CallExpression') return calledBy(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? calledBy(callee.tag) : undefined
}

/** The names that a file gives to its tests and to groups of them, tables of tests included. */
export const titlesOfTests = (file: string): string[] => {
  const titles = new Set<string>()
  const visitor = new Visitor({
    'CallExpression:exit': ({ callee, arguments: [title] }) => {
      const text = title && /^(test|describe)$/.test(calledBy(callee) ?? '') ? textOf(title) : undefined
      if (text !== undefined) titles.add(text)
    },
  })
  visitor.visit(parseSync(file, read(file)).program)
  return [...titles]
}
