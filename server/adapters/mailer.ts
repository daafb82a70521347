/** A letter by email. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same words for those who see mail as pages. */
  readonly html?: string
  /** Who an answer goes to, if not to us. */
  readonly replyTo?: string
  /** Where one click ends this kind of mail (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Whoever carries our mail. Rejects when it could not be handed over. The same `id` is the same mail, sent once more. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> }

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
