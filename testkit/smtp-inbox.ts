/** A mail server of one's own, which keeps what it is sent. */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Received = {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
  /** As the Message-ID header has it. */
  readonly id: string
}

export type SmtpInbox = {
  readonly url: string
  readonly received: Received[]
  /** From now on, mail is refused with this answer; undefined takes it again. */
  refuse(answer: { readonly code: number; readonly message: string } | undefined): void
  close(): Promise<void>
}

const idIn = (source: string): string => /^Message-ID: <(.*)>/m.exec(source)?.[1] ?? ''

/** `taken` is awaited when a mail is there, before its sender is told so. */
export const startSmtpInbox = async (
  taken: (received: Received) => Promise<void> | void = () => undefined,
): Promise<SmtpInbox> => {
  const received: Received[] = []
  let refusal: { readonly code: number; readonly message: string } | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal) return callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
        const source = Buffer.concat(chunks).toString()
        const mail = {
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          id: idIn(source),
        }
        received.push(mail)
        Promise.resolve(taken(mail)).then(() => callback(), callback)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (answer) => {
      refusal = answer
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
