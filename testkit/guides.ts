/** The guides of `docs/how-to`, carried out on a copy of the project: each ends with an example, written as changes to files. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** In the order in which a newcomer would read them. They add to the same copy. */
export const guides = [
  'add-a-rule',
  'add-a-step',
  'add-a-clause',
  'add-a-document',
  'add-an-endpoint',
  'add-a-product',
  'change-a-table',
]

const copied = ['core', 'drafting', 'documents', 'server', 'web', 'words', 'cli', 'testkit', 'structure', 'e2e', 'docs']
const settings = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'playwright.config.ts']

export const textOf = (guide: string): string => readFileSync(join(root, 'docs/how-to', `${guide}.md`), 'utf8')

export const fences = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)

const shapeOf = (line: string): string => line.replace(/\d+/g, '#')
const numbersIn = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number)

/**
 * A change with the counts that its file has today. What counts steps has moved on when a step was added since the guide was written:
 * the line is known by the rest of its words, and what the guide adds to a count is added to today's.
 */
export const withCountsOf = (source: string, change: string): string => {
  const lines = source.split('\n')
  const moved = new Map<string, readonly number[]>()
  const today = (line: string): string => {
    const own = lines.includes(line) ? line : (lines.find((each) => shapeOf(each) === shapeOf(line)) ?? line)
    const written = numbersIn(line)
    moved.set(
      shapeOf(line),
      numbersIn(own).map((number, index) => number - (written[index] ?? 0)),
    )
    return own
  }
  const shifted = (line: string): string => {
    const by = [...(moved.get(shapeOf(line)) ?? [])]
    return line.replace(/\d+/g, (number) =>
      String(Number(number) + (by.shift() ?? 0)).padStart(number.startsWith('0') ? number.length : 0, '0'),
    )
  }
  return change
    .split('\n')
    .map((line) => {
      if (/^(---|\+\+\+|@@)/.test(line)) return line
      if (/^[ -]/.test(line)) return `${line[0]}${today(line.slice(1))}`
      return line.startsWith('+') ? `+${shifted(line.slice(1))}` : line
    })
    .join('\n')
}

/** A copy of the project without its pictures. Whoever asked for it removes it. */
export const copyOfProject = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'how-to-'))
  const isPicture = (path: string): boolean => /documents.pictures/.test(path)
  for (const name of [...copied, ...settings])
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (path) => !isPicture(path) })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const changesOf = (guide: string): string[] =>
  fences(textOf(guide), 'diff').flatMap((fence) => fence.split(/^(?=--- )/m))

/** Carries a guide out, and tells how many files it changed. A guide that names a wrong file, or forgets one, does not apply. */
export const carryOut = async (guide: string, copy: string): Promise<number> => {
  const changes = changesOf(guide)
  for (const change of changes) {
    const applying = run('git', ['apply', '--recount', '--whitespace=nowarn', '-'], { cwd: copy })
    const [, path = ''] = /^--- a\/(.+)$/m.exec(change) ?? []
    applying.child.stdin?.end(path ? withCountsOf(await readFile(join(copy, path), 'utf8'), change) : change)
    await applying
  }
  return changes.length
}

/** The guides, and the files that they change. */
export const namedInGuides = (): string[] =>
  guides.flatMap((guide) => [
    `docs/how-to/${guide}.md`,
    ...changesOf(guide).flatMap((change) => /^--- a\/(.+)$/m.exec(change)?.[1] ?? []),
  ])
