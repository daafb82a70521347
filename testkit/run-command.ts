import { runCommand } from '../cli/commands.ts'

type Given = {
  /** The text, or the bytes, of each file that can be read. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: () => Date
}

export type CommandResult = {
  readonly status: number
  readonly out: string
  readonly err: string
  readonly written: ReadonlyMap<string, Uint8Array>
}

/** Runs a command of the command line in this process. Nothing can be written to files below `/locked`. */
export const runHeirloom = async (
  args: readonly string[],
  { files = {}, environment = {}, now = () => new Date('2026-11-03T12:00:00Z') }: Given = {},
): Promise<CommandResult> => {
  let out = ''
  const err: string[] = []
  const written = new Map<string, Uint8Array>()
  const fileAt = (path: string): Buffer => {
    const contents = files[path]
    if (contents === undefined) throw new Error('there is no such file')
    return Buffer.from(contents)
  }
  const status = await runCommand(args, {
    read: (path) => fileAt(path).toString(),
    readBytes: fileAt,
    write: (path, contents) => {
      if (path.startsWith('/locked')) throw new Error('permission denied')
      written.set(path, contents)
    },
    print: (text) => {
      out += text
    },
    complain: (line) => err.push(line),
    now,
    environment,
  })
  return { status, out, err: err.join('\n'), written }
}
