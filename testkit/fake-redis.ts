/** The part of Redis that counts calls: its protocol on a local port, and counters that expire. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type FakeRedis = {
  readonly url: string
  /** What was counted, by key. */
  readonly counts: ReadonlyMap<string, number>
  close(): Promise<void>
}

/** The commands in what has arrived, each an array of bulk strings, and what is left over. */
const commandsIn = (text: string): { commands: string[][]; rest: string } => {
  const commands: string[][] = []
  let rest = text
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest)
    if (!head) return { commands, rest }
    const words: string[] = []
    let left = rest.slice(head[0].length)
    while (words.length < Number(head[1])) {
      const length = /^\$(\d+)\r\n/.exec(left)
      const size = Number(length?.[1])
      if (!length || left.length < length[0].length + size + 2) return { commands, rest }
      words.push(left.slice(length[0].length, length[0].length + size))
      left = left.slice(length[0].length + size + 2)
    }
    commands.push(words)
    rest = left
  }
}

export const fakeRedis = async (): Promise<FakeRedis> => {
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()

  const answer = ([name = '', ...words]: readonly string[]): string => {
    switch (name.toLowerCase()) {
      case 'info':
        return '$11\r\nloading:0\r\n\r\n'
      case 'eval':
      case 'evalsha': {
        const [, , key = '', window = '', more = ''] = words
        const count = (counts.get(key) ?? 0) + Number(more)
        counts.set(key, count)
        return `*2\r\n:${count}\r\n:${Number(window)}\r\n`
      }
      case 'get': {
        const count = counts.get(words[0] ?? '')
        return count === undefined ? '$-1\r\n' : `$${String(count).length}\r\n${count}\r\n`
      }
      default:
        return '+OK\r\n'
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      const { commands, rest } = commandsIn(waiting + chunk.toString('latin1'))
      waiting = rest
      for (const command of commands) socket.write(answer(command))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return {
    url: `redis://127.0.0.1:${address.port}`,
    counts,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
