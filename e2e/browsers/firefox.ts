/** Firefox by the W3C's WebDriver BiDi protocol, which it speaks itself: no driver has to be installed. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from './browser.ts'

const PORT = 4498
const PATIENCE_MS = 30_000

type Reply = {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly result?: unknown
  readonly message?: string
}

/** Firefox takes a moment until it listens. */
const connected = async (url: string): Promise<WebSocket> => {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(200)) {
    const socket = new WebSocket(url)
    const opened = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true })
      socket.addEventListener('error', () => resolve(false), { once: true })
    })
    if (opened) return socket
  }
  throw new Error('Firefox did not answer')
}

/** Sends commands and gives their results. */
const commandsOf = (socket: WebSocket) => {
  const waiting = new Map<number, (reply: Reply) => void>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  return async <T>(method: string, params: object): Promise<T> => {
    sent += 1
    const id = sent
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await promise
    if (type === 'error') throw new Error(`Firefox refused ${method}: ${message}`)
    return result as T
  }
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly type: string; readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** Starts Firefox without a window, with a profile of its own. */
export const startFirefox = async (program: string): Promise<Browser> => {
  const profile = await mkdtemp(join(tmpdir(), 'heirloom-firefox-'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(PORT)],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = async () => {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const socket = await connected(`ws://127.0.0.1:${PORT}/session`)
    const ask = commandsOf(socket)
    await ask('session.new', { capabilities: {} })
    const { contexts } = await ask<{ contexts: readonly { readonly context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context
    return {
      open: async (url) => {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
          // The page leads on by itself before it is complete.
          if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        })
      },
      read: async <T>(expression: string) => {
        const evaluated = await ask<Evaluated>('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        })
        if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
        const { value } = evaluated.result
        return (value === undefined ? undefined : JSON.parse(value)) as T
      },
      resize: async (viewport) => void (await ask('browsingContext.setViewport', { context, viewport })),
      picture: async () => {
        const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      close: async () => {
        socket.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
