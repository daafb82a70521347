/** The server as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type RunningServer = {
  readonly url: string
  readonly process: ChildProcess
  /** What it has written so far: its log, and what it tells its operator. */
  output(): string
  /** Ends the process at once (SIGKILL) or lets it finish (SIGTERM), and waits until it has ended. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** V8's compile cache, which halves the start of the next server. It is written when a server ends by SIGTERM. */
export const COMPILED = join(import.meta.dirname, '../.cache/compiled')

const PROJECT = join(import.meta.dirname, '..')

const LISTENING = /^Listening on http:\/\/localhost:(\d+)$/

type Given = {
  /** The folder of its data; the caller makes and removes it. */
  readonly dataDir: string
  readonly environment?: Readonly<Record<string, string>>
  /** Of the project, or of a copy of it. */
  readonly root?: string
}

const starting = new Set<ChildProcess>()

/** Ends the servers that do not listen yet. Nobody waits for them once the test that started them has ended. */
export const endStarting = (): void => {
  for (const child of starting) child.kill('SIGKILL')
}

/** Starts the server on a free port. Throws with its output when it ends before it listens. */
export const startServer = async ({ dataDir, environment = {}, root = PROJECT }: Given): Promise<RunningServer> => {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      WEB_ROOT: 'none',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOGIN_RATE_LIMIT_PER_MINUTE: '1000000',
      PROOF_OF_WORK_AFTER: '1000000',
      SAVE_RATE_LIMIT_PER_MINUTE: '1000000',
      WORK_SECONDS: '1000000',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  starting.add(child)
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })

  const listening = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = LISTENING.exec(line)?.[1]
      said += `${line}\n`
      if (port) resolve(Number(port))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened. ${said}`)))
  })

  const port = await listening.finally(() => starting.delete(child))
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => said,
    kill: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
