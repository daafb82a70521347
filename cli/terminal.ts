import { type Command, InvalidArgumentError } from '@commander-js/extra-typings'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'

/** What a command may touch. In tests it is a fake. */
export type Terminal = {
  /** @throws when the file cannot be read. */
  readonly read: (path: string) => string
  /** The same, as bytes. */
  readonly readBytes: (path: string) => Uint8Array
  readonly write: (path: string, contents: Uint8Array) => void
  /** To standard output, without a line break of its own. */
  readonly print: (text: string) => void
  /** A line to standard error. */
  readonly complain: (line: string) => void
  readonly now: () => Date
  /** The settings, as the server reads them. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The day where wills are signed, whatever the day is where the machine stands. */
export const todayOf = ({ now }: Pick<Terminal, 'now'>): Day => londonDay(now())

/** Ends a command with exit status 1 and these lines on standard error. */
export class CommandFailed extends Error {
  override readonly name: string = 'CommandFailed'
  readonly status: number = 1
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** The same with exit status 2: nothing is wrong so far, but what was asked could not be found out. */
export class NotFoundOut extends CommandFailed {
  override readonly name = 'NotFoundOut'
  override readonly status = 2
}

const reading = <T>(path: string, read: (path: string) => T): T => {
  try {
    return read(path)
  } catch (cause) {
    throw new CommandFailed(`Cannot read ${path}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** @throws CommandFailed when the file cannot be read. */
export const readFile = (path: string, { read }: Terminal): string => reading(path, read)

/** @throws CommandFailed when the file cannot be read. */
export const readBytes = (path: string, terminal: Terminal): Uint8Array => reading(path, terminal.readBytes)

/** @throws CommandFailed when the file cannot be written. */
export const writeFile = (path: string, contents: Uint8Array, { write }: Terminal): void => {
  try {
    write(path, contents)
  } catch (cause) {
    throw new CommandFailed(`Cannot write ${path}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Text of a customer, for a terminal: a control character in it could move the cursor or hide what comes after. */
export const safeForTerminal = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/gu, '\ufffd')

/** The command line as a whole, or a group of commands, to which commands are added. */
export type Program = Command

/** Reads the number of a row, as a list prints it. */
export const listNumber = (given: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(given)) throw new InvalidArgumentError('Give the number that the list shows.')
  return Number(given)
}

/** Answers the name that a command had before with what to write now. */
export const addRenamedCommand = (program: Program, before: string, ...now: readonly string[]): void => {
  program
    .command(before, { hidden: true })
    .argument('[words...]')
    .allowUnknownOption()
    .action(() => {
      throw new CommandFailed(`"${before}" has another name now:`, ...now.map((line) => `  ${line}`))
    })
}

/** "1 will", "2 wills". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
