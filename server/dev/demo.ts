/**
 * `npm run demo`: the product on made-up data that is deleted when the command ends. It opens at the summary of a paid
 * will. Payments are the sandbox's, mail is read at `/dev/mail`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = '/dev/start-at/will.summary?mode=paid'
const LISTENING = /^Listening on (http:\S+)$/

// Every setting that could reach outside this machine or an existing database is left out.
const { PATH = '', HOME = '', PORT = '0' } = process.env
const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-demo-'))
const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
  env: { PATH, HOME, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))

const ended = once(server, 'exit')
for await (const line of createInterface({ input: server.stdout })) {
  const [, url] = LISTENING.exec(line) ?? []
  if (url === undefined) continue
  process.stdout.write(
    `The demo is open at ${url}${START}\nEvery stage of a will: ${url}/dev\nPress Ctrl+C to end it.\n`,
  )
  if (process.stdout.isTTY) {
    const { default: open } = await import('open')
    await open(`${url}${START}`)
  }
}
const [code] = await ended
await rm(dataDir, { recursive: true, force: true })
process.exitCode = code === 0 ? 0 : 1
