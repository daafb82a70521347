/**
 * Every alert of `deploy/alerts.yaml` is raised once, in a Prometheus of its own, by causing its fault in a service that is used
 * meanwhile. The rules are those of the file; a minute of them is a second here.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { registration } from '../../testkit/crash.ts'
import { freePort, postgresCluster } from '../../testkit/postgres-cluster.ts'
import { startSmtpInbox } from '../../testkit/smtp-inbox.ts'
import { type RunningServer, startServer } from '../../testkit/start-server.ts'
import type { Measure } from './measure.ts'

const TOKEN = 'a secret of the operator'
const DISK_MB = 64
/** Longer than any alert waits here. */
const PATIENCE_MS = 150_000
const SECONDS_OF_A_MINUTE = 60

const scaled = (rules: string): string =>
  rules
    .replace(/\b(\d+)h\b/g, (_all, hours: string) => `${hours}m`)
    .replace(/\b(\d+)m\b(?=\]|$)/gm, (_all, minutes: string) => `${minutes}s`)
    // Ages: of mail, and of jobs.
    .replace(
      /(_seconds\) > )(\d{3,})/g,
      (_all, asks: string, age: string) => `${asks}${Number(age) / SECONDS_OF_A_MINUTE}`,
    )

/** A fault, and how it ends. */
type Fault = { readonly name: string; readonly cause: () => Promise<() => Promise<unknown>> }

const startPrometheus = async (folder: string, rules: string, target: number) => {
  const port = await freePort()
  await writeFile(join(folder, 'alerts.yaml'), rules)
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [
      {
        job_name: 'heirloom',
        authorization: { credentials: TOKEN },
        static_configs: [{ targets: [`127.0.0.1:${target}`] }],
      },
    ],
  }
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))])
  return {
    /** The names of the alerts that fire now. */
    firing: async (): Promise<ReadonlySet<string>> => {
      try {
        const reply = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)
        const { data } = (await reply.json()) as {
          data: { alerts: { state: string; labels: { alertname: string } }[] }
        }
        return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))
      } catch {
        return new Set()
      }
    },
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-game-day-'))
  const disk = join(folder, 'disk')
  await mkdir(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  const cluster = await postgresCluster()
  const inbox = await startSmtpInbox()
  const faultFile = join(folder, 'fault')
  await writeFile(faultFile, '')
  const port = await freePort()
  const key = randomBytes(32).toString('base64')
  const start = (): Promise<RunningServer> =>
    startServer({
      dataDir: disk,
      environment: {
        PORT: String(port),
        DATABASE_URL: cluster.url('postgres'),
        SMTP_URL: inbox.url,
        METRICS_TOKEN: TOKEN,
        TRUST_PROXY: '1',
        RATE_LIMIT_PER_MINUTE: '600',
        LOG_LEVEL: 'fatal',
        NODE_OPTIONS: `--import=${import.meta.dirname}/faulty-process.ts`,
        FAULT_FILE: faultFile,
        MASTER_KEY: key,
      },
    })
  let server = await start()
  const prometheus = await startPrometheus(
    folder,
    scaled(await readFile(join(import.meta.dirname, '../../deploy/alerts.yaml'), 'utf8')),
    port,
  )

  const call = (path: string, from: string, body?: object, token = ''): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': from,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
  const sql = async (statement: string): Promise<void> => {
    const client = new pg.Client(cluster.url('postgres'))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  let people = 0
  const newcomer = async (): Promise<string> => {
    people += 1
    const reply = await call('/api/auth/register', `192.0.2.${people}`, registration(`someone${people}@example.com`))
    return ((await reply.json()) as { token: string }).token
  }
  const token = await newcomer()
  await call('/api/wills/init', '192.0.2.1', {}, token)

  let over = false
  /** Somebody who reads their will now and then, whatever becomes of it. */
  const used = async (from: string): Promise<void> => {
    while (!over) {
      await call('/api/form', from, undefined, token)
        .then((reply) => reply.arrayBuffer())
        .catch(() => undefined)
      await wait(200)
    }
  }

  const table = (name: string, without: string): Fault => ({
    name,
    cause: async () => {
      await sql(`alter table ${without} rename to ${without}_lost`)
      return () => sql(`alter table ${without}_lost rename to ${without}`)
    },
  })
  const harm = (name: string, how: string): Fault => ({
    name,
    cause: async () => {
      await writeFile(faultFile, how)
      return async () => {
        await writeFile(faultFile, '')
        await server.kill('SIGTERM')
        server = await start()
      }
    },
  })
  /** Over and over, until it is told to end. */
  const repeated = (work: () => Promise<unknown>) => {
    let ended = false
    const all = (async () => {
      while (!ended) await work()
    })()
    return () => {
      ended = true
      return all
    }
  }

  // In the order in which they are caused: those that leave most behind come last.
  const faults: Readonly<Record<string, Fault>> = {
    RepliesFail: table('a restore left the table of answers out', 'will_revisions'),
    RepliesAreSlow: {
      name: 'somebody holds the table of wills for four seconds at a time',
      cause: async () =>
        repeated(() => sql('begin; lock table wills in access exclusive mode; select pg_sleep(4); commit')),
    },
    ManyAreTurnedAway: {
      name: 'a flood from one network',
      cause: async () =>
        repeated(async () => {
          const replies = await Promise.all(Array.from({ length: 20 }, () => call('/api/settings', '203.0.113.9')))
          await Promise.all(replies.map((reply) => reply.arrayBuffer()))
          await wait(200)
        }),
    },
    ProcessIsGone: {
      name: 'the process is killed',
      cause: async () => {
        await server.kill('SIGKILL')
        return async () => {
          server = await start()
        }
      },
    },
    DatabaseIsAway: {
      name: 'the database is away',
      cause: async () => {
        await cluster.stop()
        return () => cluster.start()
      },
    },
    DiskFills: {
      name: 'the disk is nearly full',
      cause: async () => {
        const filler = join(disk, 'filler')
        await writeFile(filler, Buffer.alloc(Math.floor(DISK_MB * 0.95) * 1024 * 1024))
        return () => rm(filler)
      },
    },
    MailWaits: {
      name: 'the mail server takes no mail now',
      cause: async () => {
        inbox.refuse({ code: 421, message: 'Try again later' })
        await newcomer()
        return async () => {
          inbox.refuse(undefined)
          await sql('update mail_outbox set due_at = 0')
        }
      },
    },
    MailGivenUp: {
      name: 'the mail server refuses a mail for good, after seventeen tries',
      cause: async () => {
        inbox.refuse({ code: 550, message: 'No such mailbox' })
        await newcomer()
        await wait(1000)
        await sql('update mail_outbox set attempts = 17, due_at = 0 where failed_at is null')
        return async () => inbox.refuse(undefined)
      },
    },
    JobFails: {
      name: 'a restore left a table of a job out, and the waits between its tries are cut short',
      cause: async () => {
        const { cause } = table('', 'email_changes')
        const [end, rest] = [
          await cause(),
          repeated(async () => {
            await sql(`update jobs set due_at = 0, claimed_until = 0 where name = 'changes of email'`)
            await wait(1000)
          }),
        ]
        return async () => {
          await end()
          await wait(10_000)
          await rest()
        }
      },
    },
    JobIsLate: {
      name: 'somebody holds the rows of the jobs',
      cause: async () => {
        const client = new pg.Client(cluster.url('postgres'))
        await client.connect()
        await client.query('begin')
        await client.query('select * from jobs for update')
        return () => client.end()
      },
    },
    EventLoopIsHeld: harm('a piece of work holds the thread', 'hold the thread'),
    MemoryGrows: harm('the process keeps what it has read', 'keep memory'),
  }

  /** Seconds until it holds; undefined where it did not in time. */
  const secondsUntil = async (holds: (firing: ReadonlySet<string>) => boolean): Promise<number | undefined> => {
    const begun = performance.now()
    while (performance.now() - begun < PATIENCE_MS) {
      if (holds(await prometheus.firing())) return (performance.now() - begun) / 1000
      await wait(500)
    }
    return undefined
  }

  const users = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(used)
  const measures: Measure[] = []
  try {
    await wait(15_000)
    for (const [alert, { name, cause }] of Object.entries(faults)) {
      const before = await secondsUntil((firing) => firing.size === 0)
      const end = await cause()
      const raised = before === undefined ? undefined : await secondsUntil((firing) => firing.has(alert))
      await end()
      const over = await secondsUntil((firing) => !firing.has(alert))
      console.log(`${alert}: ${name}: raised after ${raised?.toFixed(0)} s, over after ${over?.toFixed(0)} s`)
      measures.push({
        name: `\`${alert}\`: ${name}`,
        value: raised ?? Number.NaN,
        unit: 's, a minute being a second',
        target: 'raised, and over with its fault',
        ok: raised !== undefined && over !== undefined,
      })
    }
  } finally {
    over = true
    await Promise.all(users)
    await prometheus.close()
    await server.kill('SIGTERM')
    await inbox.close()
    await cluster.remove()
    execFileSync('umount', ['-l', disk])
    await rm(folder, { recursive: true, force: true })
  }
  return measures
}
