/** `deploy/kubernetes` against the settings, the image and the pages that describe it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { appForAll } from '#testkit/start-app.ts'
import { readConfig } from './config.ts'
import { environmentSchema } from './environment.ts'
import { GRACE_MS } from './shutdown.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const dockerfile = read('Dockerfile')

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  failureThreshold: z.int(),
})
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(
    z.object({
      name: z.string(),
      valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }),
    }),
  ),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
})
const pods = z.object({
  terminationGracePeriodSeconds: z.int(),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.int() }),
  initContainers: z.tuple([container]),
  containers: z.tuple([container]),
  volumes: z.array(z.object({ name: z.string() })),
})
const processesSchema = z.object({
  spec: z.object({
    replicas: z.int(),
    template: z.object({ spec: pods }),
    volumeClaimTemplates: z.array(z.object({ metadata: z.object({ name: z.string() }) })),
  }),
})
const base = z
  .object({
    resources: z.array(z.string()),
    labels: z.array(z.object({ pairs: z.record(z.string(), z.string()), includeSelectors: z.literal(true) })),
    configMapGenerator: z.tuple([z.object({ name: z.string(), literals: z.array(z.string()) })]),
  })
  .parse(parse(read('deploy/kubernetes/kustomization.yaml')))

const resources = parseAllDocuments(read('deploy/kubernetes/heirloom.yaml')).map((each) => {
  expect(each.errors).toEqual([])
  return z.looseObject({ kind: z.string() }).parse(each.toJS())
})
const ofKind = (wanted: string) => resources.find(({ kind }) => kind === wanted)
const { replicas, template, volumeClaimTemplates } = processesSchema.parse(ofKind('StatefulSet')).spec
const [migrating] = template.spec.initContainers
const [serving] = template.spec.containers

const [{ literals, name: configMap }] = base.configMapGenerator
const settings = Object.fromEntries(
  literals.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
)
const secrets: Readonly<Record<string, string>> = {
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  DATABASE_URL: 'postgres://heirloom:secret@database.example/heirloom?sslmode=verify-full',
  REDIS_URL: 'rediss://counters.example',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_made_up',
  STRIPE_WEBHOOK_SECRET: 'whsec_made_up',
  METRICS_TOKEN: 'a-token-that-is-long-enough-to-be-taken',
}

const app = appForAll()

test('every setting in it is one that the product knows, and a process in production starts with them and the secret', () => {
  expect(base.resources.filter((file) => !existsSync(join(import.meta.dirname, '../deploy/kubernetes', file)))).toEqual(
    [],
  )
  const named = serving.env.map(({ name }) => name)
  expect([...Object.keys(settings), ...named].filter((name) => !(name in environmentSchema.shape))).toEqual([])
  expect(named.toSorted()).toEqual(Object.keys(secrets).toSorted())
  for (const { name, valueFrom } of serving.env) expect(valueFrom.secretKeyRef.key).toBe(name)
  expect(readConfig({ ...settings, ...secrets })).toMatchObject({ production: true, migrateAtStart: false })
  for (const { envFrom, env } of [migrating, serving]) {
    expect(envFrom).toEqual([{ configMapRef: { name: configMap } }])
    expect(env).toEqual(serving.env)
  }
})

test('it asks the port on which a process listens whether it lives and whether it is ready', async () => {
  const [port] = [...dockerfile.matchAll(/^EXPOSE (\d+)/gm)].map(([, found]) => Number(found))
  expect(serving.ports).toEqual([{ name: 'http', containerPort: port }])
  expect(settings.PORT).toBe(String(port))
  const { startupProbe, livenessProbe, readinessProbe } = serving
  for (const asked of [startupProbe, livenessProbe, readinessProbe]) {
    expect(asked?.httpGet.port).toBe('http')
    expect((await app.api().get(asked?.httpGet.path ?? '')).status).toBe(200)
  }
  expect(readinessProbe?.httpGet.path).toBe('/readyz')
  // A database that is away is no reason to start every process again.
  expect(livenessProbe?.httpGet.path).toBe('/healthz')
})

test('a process that is told to end gets no more calls, and is left alone until it has finished what it was doing', () => {
  const drain = Number(settings.DRAIN_SECONDS)
  const { periodSeconds = 0, failureThreshold = 0 } = serving.readinessProbe ?? {}
  expect(periodSeconds * failureThreshold).toBeLessThan(drain)
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + GRACE_MS / 1000)
})

test('there are two processes, of which one may be taken away at a time', () => {
  expect(replicas).toBe(2)
  const [{ pairs } = { pairs: {} }] = base.labels
  expect(ofKind('PodDisruptionBudget')?.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: pairs } })
})

test('a process runs as the user of the image, writes to its volumes alone, and each has a folder of its own', () => {
  expect(dockerfile).toContain('USER node')
  expect(template.spec.securityContext.runAsUser).toBe(1000)
  const volumes = [
    ...template.spec.volumes.map(({ name }) => name),
    ...volumeClaimTemplates.map(({ metadata }) => metadata.name),
  ]
  for (const { volumeMounts } of [migrating, serving])
    expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted())
  const mounted = serving.volumeMounts.map(({ mountPath }) => mountPath)
  expect(mounted).toContain(settings.DATA_DIR)
  expect(mounted.some((path) => settings.ERASURE_JOURNAL?.startsWith(`${path}/`))).toBe(true)
  expect(volumeClaimTemplates.map(({ metadata }) => metadata.name)).toEqual(['data'])
})

test('the tables are brought up to date by the command of the image before a process starts', () => {
  expect(migrating.command?.slice(1)).toEqual(['cli/heirloom.ts', 'migrate'])
  expect(existsSync(join(import.meta.dirname, '..', 'cli/heirloom.ts'))).toBe(true)
  expect(dockerfile).toContain('COPY cli cli')
  expect(settings.MIGRATE_AT_START).toBe('no')
})
