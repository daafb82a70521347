/** `npm run check` runs this: it measures the structure of the code and fails when that is worse than `rules.ts` allows. */
import { posix } from 'node:path'
import { circlesIn, fileOf, filesIn, type Import, importsOf, isTest, read, sourcesIn } from './imports.ts'
import { ceilings, type Limit, layers, limits, mayImport, productFolders } from './rules.ts'

const folderOf = (file: string): string => file.split('/')[0] ?? ''

// Demonstration wills for development. The rest of the server loads them on demand, so production never loads them.
const isDev = (file: string): boolean => file.startsWith('server/dev/')

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isAllowed = (file: string, { specifier, dynamic }: Import): boolean => {
  const rule = mayImport[folderOf(file)]
  if (!rule) return false
  const path = fileOf(file, specifier)
  if (path === undefined) {
    // The browser has no Node; what configures its build runs in Node.
    if (specifier.startsWith('node:') && folderOf(file) === 'web') return isTest(file) || file.endsWith('.config.ts')
    return rule.packages === 'any' || isTest(file) || rule.packages.includes(packageOf(specifier))
  }
  const target = folderOf(path)
  if (isDev(path) && !isDev(file)) return dynamic || isTest(file)
  if (target === folderOf(file) || rule.folders.includes(target)) return true
  return target === 'testkit' && (isTest(file) || isDev(file))
}

/** Each import of a file that its folder may not have. */
export const forbiddenIn = (file: string, imports: readonly Import[]): string[] =>
  imports.filter((each) => !isAllowed(file, each)).map(({ specifier }) => `${file} imports ${specifier}`)

const isOfFeatures = (layer: string): boolean => layer.endsWith('/*/')

/** The folder right below a layer of features that a file is in. */
const featureOf = (inside: string, layer: string): string | undefined => {
  const [above = '', [feature = '', ...rest]] = [layer.slice(0, -2), inside.slice(layer.length - 2).split('/')]
  return inside.startsWith(above) && rest.length > 0 ? `${above}${feature}` : undefined
}

/** The row of a folder's table that a file belongs to; undefined when it has none. */
const layerOf = (file: string, rows: readonly string[]): number | undefined => {
  const inside = file.slice(file.indexOf('/') + 1)
  const pattern = rows.findIndex((layer) => layer.includes('*') && posix.matchesGlob(inside, layer))
  if (pattern >= 0) return pattern
  const row = rows.findIndex((layer) => inside === layer || inside.startsWith(`${layer}/`))
  if (row >= 0) return row
  const features = rows.findIndex((layer) => isOfFeatures(layer) && featureOf(inside, layer) !== undefined)
  if (features >= 0) return features
  return inside.includes('/') ? undefined : rows.indexOf('.')
}

/** The imports of a folder's product files that lead to a higher layer, each as a line. */
export const upwardImportsIn = (
  folder: string,
  rows: readonly string[],
  files: readonly string[],
  imports: (file: string) => readonly Import[] = importsOf,
): string[] =>
  files
    .filter((file) => folderOf(file) === folder && !isTest(file))
    .flatMap((file) => {
      const from = layerOf(file, rows)
      if (from === undefined)
        return [`${file} is in no layer: add its folder to layers.${folder} in structure/rules.ts`]
      const targets = imports(file).map(({ specifier }) => fileOf(file, specifier))
      return targets
        .filter((target) => target !== undefined && folderOf(target) === folder && (layerOf(target, rows) ?? 0) > from)
        .map((target) => `${file} -> ${target}`)
    })

/** The features of a folder that import each other in a circle, each circle as a line. */
export const circlesOfFeaturesIn = (
  folder: string,
  rows: readonly string[],
  files: readonly string[],
  imports: (file: string) => readonly Import[] = importsOf,
): string[] => {
  const featureWith = (file: string | undefined): string | undefined => {
    const layer = file !== undefined && folderOf(file) === folder ? rows[layerOf(file, rows) ?? -1] : undefined
    return file !== undefined && layer !== undefined && isOfFeatures(layer)
      ? featureOf(file.slice(folder.length + 1), layer)
      : undefined
  }
  const imported = new Map<string, Set<string>>()
  for (const file of files) {
    const feature = featureWith(file)
    if (feature === undefined || isTest(file)) continue
    const others = imported.get(feature) ?? new Set()
    for (const { specifier } of imports(file)) others.add(featureWith(fileOf(file, specifier)) ?? feature)
    imported.set(feature, others)
  }
  return circlesIn([...imported.keys()], (feature) => [...(imported.get(feature) ?? [])]).map((features) =>
    features.join(' <-> '),
  )
}

/** What is wrong with a limit: no decision names it, or one names a lower number. `decided` reads a decision by its number. */
export const faultsOfLimit = ({ what, limit, decision }: Limit, decided: (id: string) => string | undefined) => {
  const text = decided(decision)
  if (text === undefined) return [`There is no decision ${decision}, which is to say what ${what} bought.`]
  const named = new RegExp(`^- ${what}: at most ([\\d,]+)$`, 'im').exec(text)?.[1]
  if (named === undefined) return [`Decision ${decision} has no line "- ${what}: at most …".`]
  const most = Number(named.replaceAll(',', ''))
  return limit > most ? [`Decision ${decision} allows ${most} ${what}, not ${limit}.`] : []
}

/** The text of a decision by its number. */
const decisionOf = (id: string): string | undefined => filesIn([`docs/decisions/${id}-*.md`]).map(read)[0]

const linesIn = (file: string): number => read(file).split('\n').length - 1

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

type Measure = {
  readonly what: string
  readonly found: number
  readonly most: number
  readonly details: readonly string[]
  /** What to do about a fault. */
  readonly remedy: string
}

const ofLimit = (limit: Limit, found: number, more = ''): Measure => {
  const details = faultsOfLimit(limit, decisionOf)
  return {
    what: `${limit.what}${more}`,
    found,
    most: details.length > 0 ? -1 : limit.limit,
    details,
    remedy: `Put it where its idea is, or take something away. Else raise \`limits\` in structure/rules.ts, and the same number in decision ${limit.decision}, with a line that says what it bought.`,
  }
}

const measure = (): Measure[] => {
  const sources = sourcesIn(Object.keys(mayImport))
  const forbidden = sources.flatMap((file) => forbiddenIn(file, importsOf(file)))
  const circles = circlesIn(sources).map((files) => files.join(' <-> '))
  const product = sources.filter((file) => productFolders.includes(folderOf(file)) && !isTest(file))
  const styles = filesIn(productFolders.map((folder) => `${folder}/**/*.css`))
  const lines = [...product, ...styles].reduce((sum, file) => sum + linesIn(file), 0)
  const long = product.filter((file) => linesIn(file) > ceilings.linesOfAFile)
  return [
    {
      what: 'forbidden imports',
      found: forbidden.length,
      most: 0,
      details: forbidden,
      remedy:
        'What each folder may import is `mayImport` in structure/rules.ts: move the code to the side that may have it.',
    },
    {
      what: 'import circles',
      found: circles.length,
      most: ceilings.circles,
      details: circles,
      remedy: 'Move what both sides need into a file of its own, which imports neither.',
    },
    ...Object.entries(layers).map(([folder, rows]) => {
      const details = upwardImportsIn(folder, rows, sources)
      return {
        what: `upward imports in ${folder}`,
        found: details.length,
        most: ceilings.upwardImports[folder] ?? 0,
        details,
        remedy: `A file imports from its own layer or those before it in \`layers.${folder}\` of structure/rules.ts: move what is shared down, or hand it in as an argument.`,
      }
    }),
    ...['server', 'web'].map((folder) => {
      const details = circlesOfFeaturesIn(folder, layers[folder] ?? [], sources)
      return {
        what: `circles of features in ${folder}`,
        found: details.length,
        most: ceilings.circles,
        details,
        remedy: 'One of the features is to know nothing of the other: move what both need down, or hand it in.',
      }
    }),
    ofLimit(limits.files, product.length, `, of ${median(product.map(linesIn))} lines in the middle`),
    ofLimit(limits.lines, lines),
    {
      what: `product files above ${ceilings.linesOfAFile} lines`,
      found: long.length,
      most: 0,
      details: long.map((file) => `${file} has ${linesIn(file)} lines`),
      remedy: 'Divide it by idea, each with everything that belongs to it.',
    },
  ]
}

if (import.meta.main) {
  const all = process.argv.includes('--all')
  for (const { what, found, most, details, remedy } of measure()) {
    const isFault = found > most
    process.stdout.write(`${isFault ? 'FAULT' : 'ok   '} ${found} ${what}, at most ${most}\n`)
    if (isFault || all) for (const line of details) process.stdout.write(`        ${line}\n`)
    if (isFault) {
      process.stdout.write(`        ${remedy}\n`)
      process.exitCode = 1
    }
  }
}
