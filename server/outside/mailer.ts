/** A letter by email, in plain text. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Who an answer goes to, if not to us. */
  readonly replyTo?: string
}

/** Whoever carries our mail. Rejects when it could not be handed over. */
export type Mailer = { send(mail: Mail): Promise<void> }

export type SentMail = Mail & {
  readonly id: string
  /** As the Date header has it. */
  readonly date: string
}

/** Mail that can be read again where it was put, because it goes no further. */
export type Mailbox = {
  /** Newest first. */
  list(): Promise<SentMail[]>
  read(id: string): Promise<SentMail | undefined>
}
