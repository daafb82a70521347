import type { Day } from '#core/text/birthday.ts'

/** What a command may touch. In tests it is a fake. */
export type Terminal = {
  /** @throws when the file cannot be read. */
  readonly read: (path: string) => string
  readonly write: (path: string, contents: Uint8Array) => void
  /** To standard output, without a line break of its own. */
  readonly print: (text: string) => void
  /** A line to standard error. */
  readonly complain: (line: string) => void
  readonly today: () => Day
  readonly now: () => Date
  /** The settings, as the server reads them. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type Command = {
  readonly usage: string
  readonly does: string
  /** @throws CommandFailed with what to tell the person who ran it. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<void>
}

/** Ends a command with exit status 1 and these lines on standard error. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
