import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

const root = join(import.meta.dirname, '..')

export type Import = {
  readonly specifier: string
  /** `import()` in an expression: loaded when that line runs. */
  readonly dynamic: boolean
  /** Only types are imported, so nothing is loaded. */
  readonly typeOnly: boolean
}

const literal = (source: string, { start, end }: { start: number; end: number }): string | undefined =>
  /^(['"`])([^'"`\n]+)\1$/.exec(source.slice(start, end))?.[2]

/** What a source imports, types included. `name` decides whether it is read as TSX. */
export const importsIn = (name: string, source: string): Import[] => {
  const { module, errors } = parseSync(name, source)
  if (errors.length > 0) throw new SyntaxError(`${name}: ${errors[0]?.message}`)
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    dynamic: false,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, dynamic: false, typeOnly: isType })
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = literal(source, moduleRequest)
    if (specifier !== undefined) found.push({ specifier, dynamic: true, typeOnly: false })
  }
  // The parser's list of imports leaves out `typeof import('./file.ts')`.
  for (const [, specifier = ''] of source.matchAll(/\btypeof import\('([^'\n]+)'\)/g))
    found.push({ specifier, dynamic: true, typeOnly: true })
  return found
}

/** The file of this repository that an import leads to; undefined for a package. */
export const fileOf = (from: string, specifier: string): string | undefined => {
  const path = specifier.split('?')[0] ?? ''
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files that patterns match, with `/` and relative to the root of the repository. */
export const filesIn = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** TypeScript files below these folders. */
export const sourcesIn = (folders: readonly string[]): string[] =>
  filesIn(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))

const importsByFile = new Map<string, Import[]>()

/** The imports of a file of the repository. Each file is read once. */
export const importsOf = (file: string): Import[] => {
  const known = importsByFile.get(file)
  if (known) return known
  const imports = importsIn(file, read(file))
  importsByFile.set(file, imports)
  return imports
}

const dependenciesOf = (file: string): string[] =>
  importsOf(file).flatMap(({ specifier }) => fileOf(file, specifier) ?? [])

/** The files and packages that are loaded with a file; with `onDemand` also those behind `import()`. */
export const loadedWith = (file: string, { onDemand = true, found = new Set<string>() } = {}): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const { specifier, dynamic, typeOnly } of importsOf(file)) {
    if (typeOnly || (dynamic && !onDemand)) continue
    const path = fileOf(file, specifier)
    if (path !== undefined && /\.tsx?$/.test(path)) loadedWith(path, { onDemand, found })
    else found.add(path ?? specifier)
  }
  return found
}

/** The groups of files that import each other in a circle (Tarjan's strongly connected components). */
export const circlesIn = (files: readonly string[], dependencies = dependenciesOf): string[][] => {
  const known = new Set(files)
  const order = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const circles: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    let low = index
    order.set(file, index)
    path.push(file)
    onPath.add(file)
    for (const next of dependencies(file)) {
      if (!known.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const members = path.splice(path.indexOf(file))
      for (const member of members) onPath.delete(member)
      if (members.length > 1) circles.push(members)
    }
    return low
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return circles
}
