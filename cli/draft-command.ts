import { Option } from '@commander-js/extra-typings'
import { stepNamed } from '#core/journey/steps.ts'
import type { StepProblem } from '#core/journey/walk.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import { willInput } from '#documents/template-input.ts'
import { RenderError } from '#documents/unsupported-characters.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { asText, type FinalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { CommandFailed, type Program, type Terminal, writeFile } from './terminal.ts'
import { readWill } from './will-file.ts'

const lineFor = (problem: StepProblem): string =>
  `  ${problem.field}: ${sentenceFor(problem)} (${stepNamed(problem.step).title})`

// The typesetter is loaded only where it is needed.
const printed = async (document: FinalDocument): Promise<Uint8Array> => {
  const { createRenderer } = await import('#documents/renderer.ts')
  try {
    return (await createRenderer()(willInput(document, { draft: false }))).pdf
  } catch (cause) {
    throw cause instanceof RenderError ? new CommandFailed(cause.message) : cause
  }
}

/** `heirloom draft FILE`: the text of a complete will, or its PDF. */
export const addDraftCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('draft')
    .summary('print a will as text, or write it as a PDF')
    .description(
      'Prints the will in FILE as text, or writes it as a PDF for signing. FILE holds a reply of GET /api/form.',
    )
    .argument('<FILE>', 'a reply of GET /api/form')
    .addOption(new Option('--text', 'print the text, which is the default').conflicts('pdf'))
    .option('--pdf <OUT>', 'write a PDF to this file')
    .action(async (file, { pdf }) => {
      const completion = completeWill(readWill(file, terminal), terminal.today())
      if (!completion.ok)
        throw new CommandFailed(`The will in ${file} is not complete`, ...completion.problems.map(lineFor))
      const document = draft(completion.will)
      if (pdf === undefined) return terminal.print(`${asText(document)}\n`)
      writeFile(pdf, await printed(document), terminal)
    })
}
