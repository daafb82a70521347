/** `compose.yaml` against the settings, the image and the pages that describe it. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { appForAll } from '#testkit/start-app.ts'
import { readConfig } from './config.ts'
import { parseMasterKeys } from './crypto/master-keys.ts'
import { environmentSchema } from './environment.ts'
import { GRACE_MS } from './shutdown.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const compose = read('compose.yaml')
const dockerfile = read('Dockerfile')
const operations = read('docs/operations.md')

const captured = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The lines of a block at the left margin. */
const block = (name: string): string => new RegExp(`^${name}:.*\\n((?:[ #].*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? ''

const services = captured(block('services'), /^ {2}([\w-]+):$/gm)
const processes = services.filter((name) => name.startsWith('app-'))

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1')
/** What each process is started with, beside its DATA_DIR. */
const settings = Object.fromEntries(
  [...block('x-settings').matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, unquoted(value)]),
)

const seconds = (pattern: RegExp): number => Number(pattern.exec(compose)?.[1])

const app = appForAll()

test('there are two processes, each with a folder of its own', () => {
  expect(processes).toEqual(['app-1', 'app-2'])
  const folders = captured(compose, /DATA_DIR: (\S+) \}/g)
  expect(folders).toEqual(['/data/app-1', '/data/app-2'])
})

test('every setting in it is one that the product knows, and a process starts with them', () => {
  expect(Object.keys(settings).length).toBeGreaterThan(8)
  expect(Object.keys(settings).filter((name) => !(name in environmentSchema.shape))).toEqual([])
  expect(parseMasterKeys(settings.MASTER_KEY ?? '')()).toHaveLength(1)
  expect(() => readConfig({ ...settings, DATA_DIR: '/data/app-1', HOST: '0.0.0.0' })).not.toThrow()
})

test('the proxy sends calls to the port on which every process listens, once it says that it is ready', async () => {
  const [port = ''] = captured(dockerfile, /^ENV .*\bPORT=(\d+)/gm)
  expect(captured(dockerfile, /^EXPOSE (\d+)/gm)).toEqual([port])
  const [targets = ''] = captured(compose, /reverse_proxy (.*) \{/g)
  expect(targets.split(' ')).toEqual(processes.map((name) => `${name}:${port}`))
  const [asked = ''] = captured(compose, /health_uri (\S+)/g)
  expect((await app.api().get(asked)).status).toBe(200)
  expect(dockerfile).toContain(asked)
  expect(operations).toContain(`\`${asked}\``)
})

test('a process that is told to end is left alone until it has finished what it was doing', () => {
  const drain = Number(settings.DRAIN_SECONDS)
  expect(seconds(/health_interval (\d+)s/)).toBeLessThan(drain)
  expect(seconds(/stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + GRACE_MS / 1000)
})

test('the database counts as ready once it answers over the network, and not while its image still sets it up', () => {
  const [asked = ''] = captured(compose, /test: \[CMD, (pg_isready, .*)\]/g)
  // Until then it answers at its socket alone, which pg_isready asks unless told otherwise.
  expect(asked).toContain('-h, localhost')
})

const lock: { readonly packages: Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>> } =
  JSON.parse(read('package-lock.json'))
const commands = new Set(Object.values(lock.packages).flatMap(({ bin = {} }) => Object.keys(bin)))

test.each(['x64', 'arm64'])('what the image throws away is there when it is built on %s', (architecture) => {
  const installed = [
    ...Object.keys(lock.packages).filter(
      (path) => !/-(?:darwin|win|linux)-/.test(path) || path.endsWith(`-linux-${architecture}`),
    ),
    ...[...commands].map((command) => `node_modules/.bin/${command}`),
  ]
  const [removed = ''] = captured(dockerfile, /&& rm -r (.*)/g)
  const there = removed.split(' ').map((pattern) => installed.filter((path) => posix.matchesGlob(path, pattern)))
  expect(there).toEqual([[`node_modules/node-linux-${architecture}`], ['node_modules/.bin/node']])
})

test('what the image is built from is in the repository, and handed to its build', () => {
  const copied = captured(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((sources) => sources.split(' '))
  const handedOver = captured(read('.dockerignore'), /^!(.*)$/gm)
  expect(copied).toContain('server')
  expect(copied.filter((path) => path !== '.' && !handedOver.includes(path))).toEqual([])
  expect(handedOver.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([])
})

test('a process that was killed gets no more calls until it has been asked again whether it is ready', () => {
  expect(seconds(/fail_duration (\d+)s/)).toBeGreaterThan(seconds(/health_interval (\d+)s/))
})

test('the addresses that the documentation names are those at which it can be reached', () => {
  const hosts = captured(compose, /ports: \["127\.0\.0\.1:(\d+):/g)
  const addresses = hosts.map((port) => (port === '443' ? 'https://localhost' : `http://localhost:${port}`))
  for (const address of addresses) {
    expect(compose.split('\n')[0]).toContain(address)
    expect(operations).toContain(address)
  }
})
