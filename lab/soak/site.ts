/** A service under load: its processes, its database, and what can be done to them. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '../../core/text/dates.ts'
import { KEY_BYTES } from '../../server/crypto/cipher.ts'
import { parseMasterKeys } from '../../server/crypto/master-keys.ts'
import { startBalancer } from '../../testkit/balancer.ts'
import { postgresPair } from '../../testkit/postgres-pair.ts'
import { type RunningServer, startServer } from '../../testkit/start-server.ts'

/** Something that happens to a service, and is over when it resolves: everything is as it was. */
export type Fault = { readonly name: string; readonly happen: () => Promise<unknown> }

export type Site = {
  readonly name: string
  readonly url: () => string
  /** What `openDatabase` and DATABASE_URL take. */
  readonly database: string
  /** The settings of each machine. */
  readonly machines: readonly Readonly<Record<string, string>>[]
  /** The process that is never ended, whose memory is measured; undefined where there is none. */
  readonly steady: number | undefined
  readonly faults: readonly Fault[]
  /** Ends every process and leaves the database. */
  stop(): Promise<void>
  /** Forgets all of it. */
  remove(): Promise<void>
}

const AWAY_MS = 3000
/** As far as the clock is set wrong, forward and back. */
const JUMPS_MS = [DAY_MS, -DAY_MS, DAY_MS / 24, -365 * DAY_MS]

const key = randomBytes(KEY_BYTES).toString('base64')
export const encryption = { masterKeys: parseMasterKeys(key), randomBytes }

const clockIn = async (folder: string) => {
  const file = join(folder, 'clock-offset')
  await writeFile(file, '0')
  let jump = 0
  return {
    environment: { NODE_OPTIONS: `--import=${import.meta.dirname}/../bench/shifted-clock.ts`, CLOCK_OFFSET_FILE: file },
    fault: {
      name: 'the clock is set wrong and right again',
      happen: async () => {
        await writeFile(file, String(JUMPS_MS[jump % JUMPS_MS.length]))
        jump += 1
        await wait(AWAY_MS)
        await writeFile(file, '0')
      },
    },
  }
}

const ends = (signal: 'SIGKILL' | 'SIGTERM', restart: (signal: 'SIGKILL' | 'SIGTERM') => Promise<unknown>): Fault => ({
  name: `a process is ended by ${signal}, and another started`,
  happen: () => restart(signal),
})

/** Two processes on one PostgreSQL with a replica, behind a proxy. The first process is never ended. */
export const onPostgres = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-soak-'))
  const pair = await postgresPair()
  const clock = await clockIn(folder)
  const balancer = await startBalancer()
  const machines = [1, 2].map((number) => ({
    DATA_DIR: join(folder, `machine-${number}`),
    DATABASE_URL: pair.url('postgres'),
    MASTER_KEY: key,
  }))
  const start = async (machine: number): Promise<RunningServer> => {
    const settings = machines[machine]
    const environment = { ...settings, ...clock.environment, DRAIN_SECONDS: '1' }
    const server = await startServer({ dataDir: settings?.DATA_DIR ?? '', environment })
    await balancer.add(server.url)
    return server
  }
  const steady = await start(0)
  let other = await start(1)
  const restart = async (signal: 'SIGKILL' | 'SIGTERM') => {
    await other.kill(signal)
    other = await start(1)
  }
  return {
    name: 'PostgreSQL',
    url: () => balancer.url,
    database: pair.url('postgres'),
    machines,
    steady: steady.process.pid,
    faults: [
      ends('SIGKILL', restart),
      clock.fault,
      ends('SIGTERM', restart),
      {
        name: 'the database is away',
        happen: async () => {
          await pair.stop()
          await wait(AWAY_MS)
          await pair.start()
        },
      },
      { name: 'the primary is lost, and its replica takes over', happen: () => pair.failOver() },
    ],
    stop: async () => {
      await Promise.all([steady.kill('SIGTERM'), other.kill('SIGTERM')])
      await balancer.close()
    },
    remove: async () => {
      await pair.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** More than half an hour of load writes on a quiet machine. */
const DISK_MB = 1024
const FILLING_MB = 16

/** A file system that is soon full; false where this user may not make one. */
const mountSmallDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until the disk is full. */
const fill = async (file: string): Promise<void> => {
  const piece = Buffer.alloc(FILLING_MB * 1024 * 1024)
  try {
    for (;;) await appendFile(file, piece)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** One process on SQLite, on a small disk where one may be made. */
export const onSqlite = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-soak-'))
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const isSmall = mountSmallDisk(disk)
  const clock = await clockIn(folder)
  const machine = { DATA_DIR: join(disk, 'data'), MASTER_KEY: key }
  const start = () => startServer({ dataDir: machine.DATA_DIR, environment: { ...machine, ...clock.environment } })
  let server = await start()
  const restart = async (signal: 'SIGKILL' | 'SIGTERM') => {
    await server.kill(signal)
    server = await start()
  }
  const filler = join(disk, 'filler')
  const fullDisk: Fault = {
    name: 'the disk is full',
    happen: async () => {
      await fill(filler)
      await wait(AWAY_MS)
      await rm(filler)
    },
  }
  return {
    name: 'SQLite',
    url: () => server.url,
    database: join(machine.DATA_DIR, 'heirloom.sqlite'),
    machines: [machine],
    steady: undefined,
    faults: [ends('SIGKILL', restart), clock.fault, ...(isSmall ? [fullDisk] : []), ends('SIGTERM', restart)],
    stop: () => server.kill('SIGTERM'),
    remove: async () => {
      if (isSmall) execFileSync('umount', ['-l', disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
