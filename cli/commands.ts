import { Command, CommanderError } from '@commander-js/extra-typings'
import { addAccountCommands } from './account-commands.ts'
import { addCheckCommand, addDraftCommand, addEstimateCommand, addWatchCommand } from './draft-command.ts'
import { addExperimentCommands } from './experiment-commands.ts'
import { addExpertReviewCommands } from './expert-review-commands.ts'
import { addOperationsCommands } from './operations-commands.ts'
import { addOrderCommands, addPrintCommands } from './order-commands.ts'
import { addOutcomeCommand } from './outcome-command.ts'
import { addPromoCommands } from './promo-commands.ts'
import { addReviewCommands } from './review-commands.ts'
import { addSignOffCommands } from './sign-off-commands.ts'
import { addStaffCommands } from './staff-commands.ts'
import { addRenamedCommand, CommandFailed, type Program, type Terminal } from './terminal.ts'
import { addVerifyCommands } from './verify-commands.ts'

const createProgram = (terminal: Terminal): Program => {
  const program: Program = new Command('heirloom')
    .description('Drafts wills, and operates a server with the settings in the environment.')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: terminal.print, writeErr: (text) => terminal.complain(text.trimEnd()) })
  addDraftCommand(program, terminal)
  addCheckCommand(program, terminal)
  addOutcomeCommand(program, terminal)
  addEstimateCommand(program, terminal)
  addVerifyCommands(program, terminal)
  addSignOffCommands(program, terminal)
  addPromoCommands(program, terminal)
  addOrderCommands(program, terminal)
  addPrintCommands(program, terminal)
  addAccountCommands(program, terminal)
  addExpertReviewCommands(program, terminal)
  addReviewCommands(program, terminal)
  addExperimentCommands(program, terminal)
  addStaffCommands(program, terminal)
  addOperationsCommands(program, terminal)
  addWatchCommand(program, terminal)
  addRenamedCommand(program, 'rotate-master', 'heirloom rotate-master-key')
  addRenamedCommand(
    program,
    'reviews',
    'heirloom expert-review list | show N | take N | send N --findings FILE',
    'heirloom review list | publish N | refuse N --why REASON',
  )
  return program
}

/** Runs a command and gives the exit status: 0, or another with the reason on standard error. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    await createProgram(terminal).parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    // The library has printed its message already.
    if (error instanceof CommanderError) return error.exitCode
    if (!(error instanceof CommandFailed)) throw error
    error.lines.forEach(terminal.complain)
    return error.status
  }
}
