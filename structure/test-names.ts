/** The names of tests, and what tests are marked to prove, read from their files without running them. */
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

type Named = { readonly name: string; readonly start: number; readonly end: number }

/** What a mark stands over: a test, a group or a row of a table of tests. `name` is "a group › a test" where there is a group. */
export type Mark = { readonly file: string; readonly name: string; readonly ids: readonly string[] }

/**
 * The marks of one kind in a source, such as `// Promise: calls.token, calls.xhr`. The next line is the test, the group, the loop
 * of tests or the row of a table that they are about; a mark over anything else is an error.
 */
export const marksIn = (kind: string, file: string, source: string): Mark[] => {
  if (!source.includes(`// ${kind}: `)) return []
  const { program, comments } = parseSync(file, source)
  const [tests, texts]: [Named[], Named[]] = [[], []]
  const loops: { readonly start: number; readonly end: number }[] = []
  const add = (node: Node) => {
    const name = textOf(node)
    if (name !== undefined) texts.push({ name, start: node.start, end: node.end })
  }
  new Visitor({
    'Literal:exit': add,
    'TemplateLiteral:exit': add,
    'ForOfStatement:exit': ({ start, end }) => {
      loops.push({ start, end })
    },
    'CallExpression:exit': ({ callee, arguments: [title], start, end }) => {
      const name = title && /^(test|describe)$/.test(calledBy(callee) ?? '') ? textOf(title) : undefined
      if (name !== undefined) tests.push({ name, start, end })
    },
  }).visit(program)
  for (const each of [tests, texts]) each.sort((a, b) => a.start - b.start)
  return comments
    .filter(({ value }) => value.startsWith(` ${kind}: `))
    .map(({ value, end }) => {
      const next = end + (/^(?:\s|\/\/[^\n]*\n)*/.exec(source.slice(end))?.[0].length ?? 0)
      const around = tests.filter((each) => each.start < next && next < each.end)
      const groups = around.toSorted((a, b) => a.start - b.start).map(({ name }) => name)
      const line = source.slice(next, source.indexOf('\n', next))
      const inRow = /^[[{'"`]/.test(line)
        ? texts.filter(({ start }) => start >= next && start < next + line.length)
        : []
      // A row may begin with a code, such as the trigger of an advice, and its words follow; or they stand on the next line.
      const row =
        inRow.find(({ name }) => name.includes(' ')) ??
        inRow[0] ??
        (/^[[{]$/.test(line) ? texts.find(({ start }) => start > next) : undefined)
      const loop = loops.find(({ start }) => start === next)
      const looped = loop && tests.find(({ start }) => loop.start < start && start < loop.end)
      const own = tests.find(({ start }) => start === next) ?? looped ?? row
      if (!own) throw new SyntaxError(`${file}: "//${value}" stands over no test, and over no row of a table of tests`)
      const ids = value.slice(kind.length + 3).split(',')
      return { file, name: [...new Set([...groups, own.name])].join(' › '), ids: ids.map((id) => id.trim()) }
    })
}
