/** `npm run dev`: the API, restarted when its files change, and the pages as they are edited. For this machine only. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readConfig } from './config.ts'

const HOST = '127.0.0.1'
const root = join(import.meta.dirname, '..')
const { port, production } = readConfig(process.env)
if (production) throw new Error('npm run dev is for development. Use npm start, or leave NODE_ENV unset.')

const apiPort = port + 1
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/main.ts')], {
  env: { ...process.env, HOST, PORT: String(apiPort), WEB_ROOT: 'none' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

// Sources of web/api are served under the path of the API.
const proxied = ['^/api/(?!.*\\.ts(\\?|$))', '/sandbox', '/dev', '/healthz', '/readyz']
const target = `http://${HOST}:${apiPort}`
const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: { host: HOST, port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, target])) },
})
await vite.listen()
process.stdout.write(`Listening on http://localhost:${port}\nOpen it at any step: http://localhost:${port}/dev\n`)

const stop = () => {
  api.kill('SIGTERM')
  void vite.close()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
api.on('exit', () => void vite.close())
