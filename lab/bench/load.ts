import { Agent, request } from 'node:http'

export type Send = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly text: string }>

/** Posts JSON to a local port over at most `connections` connections that stay open. */
export const sender = (port: number, connections: number): { send: Send; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send: Send = (path, body, headers) =>
    new Promise((resolve, reject) => {
      const posting = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8')
          reply.on('data', (chunk: string) => {
            text += chunk
          })
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
          reply.on('error', reject)
        },
      )
      posting.on('error', reject)
      posting.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Each customer is always sent to the same of these ports, in turn, as a proxy would. */
export const sharedBetween = (ports: readonly number[], connections: number) => {
  const senders = ports.map((port) => sender(port, connections / ports.length))
  const sendFor = (index: number): Send => {
    const chosen = senders[index % senders.length]
    if (!chosen) throw new Error('There is no server')
    return chosen.send
  }
  const close = () => {
    for (const each of senders) each.close()
  }
  return { sendFor, close }
}

/** How often `act` completes per second when each of `actors` repeats it for `milliseconds`. */
export const perSecond = async <A>(
  actors: readonly A[],
  act: (actor: A) => Promise<void>,
  milliseconds: number,
): Promise<number> => {
  const start = performance.now()
  const end = start + milliseconds
  let done = 0
  const keepActing = async (actor: A) => {
    while (performance.now() < end) {
      await act(actor)
      done += 1
    }
  }
  await Promise.all(actors.map(keepActing))
  return (done * 1000) / (performance.now() - start)
}
