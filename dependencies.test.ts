import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Entry = {
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly license?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Versions = Readonly<Record<string, string>>
type Manifest = {
  readonly dependencies: Versions
  readonly devDependencies: Versions
  readonly optionalDependencies: Versions
}

type Lock = { readonly packages: Readonly<Record<string, Entry>> }
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const labLock: Lock = JSON.parse(readFileSync('lab/package-lock.json', 'utf8'))
const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const packagesOf = ({ packages }: Lock) => Object.entries(packages).filter(([path]) => path !== '')
const packages = packagesOf(lock)
const allPackages = [...packages, ...packagesOf(labLock)]

test('each lock file vouches for the contents of every package that this machine installs, Node among them', () => {
  const unvouched = allPackages.filter(([, { integrity }]) => integrity === undefined)
  // What is left are native builds for other machines, which npm does not fetch here.
  expect(unvouched.filter(([, { optional }]) => !optional)).toEqual([])
  const node = packages.filter(([path]) => /^node_modules\/node-(bin-)?(darwin|linux|win)-/.test(path))
  expect(node).toHaveLength(5)
  for (const [, { integrity }] of node) expect(integrity).toMatch(/^sha512-/)
})

test('the lock file has the builds of a package for every machine, and not only for the one that wrote it', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
    ),
  )
  expect(missing).toEqual([])
})

test('every machine gets the same Node', () => {
  const versions = Object.values(lock.packages['']?.optionalDependencies ?? {})
  expect(versions).toHaveLength(5)
  expect(new Set(versions).size).toBe(1)
})

test('no package runs a script of its own when it is installed for production', () => {
  const scripted = packages.filter(([, entry]) => entry.hasInstallScript && !('dev' in entry)).map(([path]) => path)
  expect(scripted).toEqual([])
})

test('the packages of the lab come only with the lab, and run no script of their own', () => {
  const { dependencies: ofLab }: Pick<Manifest, 'dependencies'> = JSON.parse(readFileSync('lab/package.json', 'utf8'))
  // React is of both: the survey beside the product is drawn with it.
  const shared = Object.keys(ofLab).filter((name) => name in { ...dependencies, ...devDependencies })
  expect(shared).toEqual(['react', 'react-dom'])
  expect(packagesOf(labLock).filter(([, entry]) => entry.hasInstallScript)).toEqual([])
})

test('a lock file names no server that packages come from', () => {
  expect(allPackages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

/** Licences under which a package may be used and passed on with the product, its fonts and the Unicode data among them. */
const mayBePassedOn = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

test('each package that is installed here has a licence that lets us pass it on', () => {
  const licensed = allPackages.filter(([, { license, optional }]) => license !== undefined || !optional)
  expect(licensed.length).toBeGreaterThan(500)
  const others = licensed.filter(
    ([, { license = '' }]) =>
      !license
        .replaceAll(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((each) => mayBePassedOn.has(each)),
  )
  expect(others).toEqual([])
})

type Component = {
  readonly name: string
  readonly scope?: string
  readonly licenses?: readonly object[]
  readonly hashes?: readonly { readonly alg: string }[]
}

test('the bill of materials has the packages of production and no others, each with its licence and its hash', () => {
  const printed = execFileSync(process.execPath, ['.ci/sbom.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { components }: { components: readonly Component[] } = JSON.parse(printed)
  const locked = packages
    .filter(([, { dev }]) => !dev)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13))
  expect(new Set(components.map(({ name }) => name))).toEqual(new Set(locked))
  expect(locked).toEqual(expect.arrayContaining(['pg', 'zod', 'nodemailer']))
  const needed = components.filter(({ scope }) => scope !== 'optional')
  const unknown = needed.filter(
    ({ licenses = [], hashes = [] }) => licenses.length === 0 || !hashes.some(({ alg }) => alg === 'SHA-512'),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

type Updates = {
  readonly 'package-ecosystem': string
  readonly directory: string
  readonly schedule: { readonly interval: string }
  readonly cooldown: { readonly 'default-days': number }
  readonly groups?: Readonly<Record<string, { readonly patterns?: readonly string[] }>>
}

const proposals: { readonly version: number; readonly updates: readonly Updates[] } = parse(
  readFileSync('.github/dependabot.yml', 'utf8'),
)

/** The files of the project that name something of others, by what Dependabot calls their kind. */
const namesOthers: Readonly<Record<string, string>> = {
  npm: '{lab/,}package-lock.json',
  'github-actions': '.github/workflows/*.yml',
  docker: 'Dockerfile',
  'docker-compose': 'compose.yaml',
}

test('Dependabot alone proposes updates, weekly and a week after a release, of every kind of file that names others', () => {
  expect(globSync(['renovate.json*', '.renovaterc*', '.github/renovate.json*'])).toEqual([])
  expect(proposals.version).toBe(2)
  expect([...new Set(proposals.updates.map((each) => each['package-ecosystem']))]).toEqual(Object.keys(namesOthers))
  const ofNpm = proposals.updates.filter((each) => each['package-ecosystem'] === 'npm')
  expect(ofNpm.map(({ directory }) => directory)).toEqual(['/', '/lab'])
  for (const pattern of Object.values(namesOthers))
    expect([pattern, globSync(pattern).length > 0]).toEqual([pattern, true])
  for (const { directory, schedule, cooldown } of proposals.updates)
    expect([existsSync(`.${directory}`), schedule.interval, cooldown['default-days']]).toEqual([true, 'weekly', 7])
})

test('what has to change together is proposed together: Node for every machine, and the fonts', () => {
  const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const { groups = {} } = proposals.updates.find((each) => each['package-ecosystem'] === 'npm') ?? {}
  const matched = (group: string): string[] =>
    all.filter((name) => groups[group]?.patterns?.some((pattern) => posix.matchesGlob(name, pattern)))
  expect(matched('node')).toEqual(Object.keys(optionalDependencies))
  expect(matched('fonts')).toEqual(all.filter((name) => /^@(fontsource-variable|expo-google-fonts)\//.test(name)))
  expect(matched('fonts').length).toBeGreaterThan(20)
})
