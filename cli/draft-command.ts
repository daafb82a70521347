import { parseArgs } from 'node:util'
import type { StepProblem } from '#core/journey/completeness.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import { CannotPrint } from '#documents/cannot-print.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { asText, type FinalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { type Command, CommandFailed, type Terminal } from './command.ts'
import { readWill } from './read-will.ts'

const usage = 'heirloom draft FILE [--text | --pdf OUT]'

type Wanted = { readonly file: string; readonly pdf: string | undefined }

const wantedIn = (args: readonly string[]): Wanted => {
  const { values, positionals } = parsed(args)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new CommandFailed('Name one file', `Usage: ${usage}`)
  if (values.text && values.pdf !== undefined)
    throw new CommandFailed('Choose either --text or --pdf', `Usage: ${usage}`)
  return { file, pdf: values.pdf }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { text: { type: 'boolean' }, pdf: { type: 'string' } },
    })
  } catch (cause) {
    throw new CommandFailed(cause instanceof Error ? cause.message : String(cause), `Usage: ${usage}`)
  }
}

const lineFor = (problem: StepProblem): string =>
  `  ${problem.field}: ${sentenceFor(problem)} (${stepNamed(problem.step).title})`

// The typesetter is loaded only where it is needed.
const printed = async (document: FinalDocument): Promise<Uint8Array> => {
  const { renderWill } = await import('#documents/render.ts')
  try {
    return await renderWill(document, { draft: false })
  } catch (cause) {
    throw cause instanceof CannotPrint ? new CommandFailed(cause.message) : cause
  }
}

const save = (path: string, file: Uint8Array, { write }: Terminal): void => {
  try {
    write(path, file)
  } catch (cause) {
    throw new CommandFailed(`Cannot write ${path}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Prints the text of a complete will, or sets it as a PDF. */
export const draftCommand: Command = {
  usage,
  does: 'the will in FILE as text, or as a PDF in OUT',
  run: async (args, terminal) => {
    const { file, pdf } = wantedIn(args)
    const completion = completeWill(readWill(file, terminal), terminal.today())
    if (!completion.ok)
      throw new CommandFailed(`The will in ${file} is not complete`, ...completion.problems.map(lineFor))
    const document = draft(completion.will)
    if (pdf === undefined) return terminal.print(`${asText(document)}\n`)
    save(pdf, await printed(document), terminal)
  },
}
