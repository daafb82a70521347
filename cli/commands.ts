import { backupCommand } from './backup-command.ts'
import { type Command, CommandFailed, type Terminal } from './command.ts'
import { doctorCommand } from './doctor-command.ts'
import { draftCommand } from './draft-command.ts'
import { experimentCommand } from './experiment-command.ts'
import { importCharitiesCommand } from './import-charities-command.ts'
import { outcomeCommand } from './outcome-command.ts'
import { promoCommand } from './promo-command.ts'
import { reconcileCommand } from './reconcile-command.ts'
import { restoreCommand } from './restore-command.ts'
import { retentionCommand } from './retention-command.ts'
import { reviewsCommand } from './reviews-command.ts'
import { rotateKeysCommand, rotateMasterCommand } from './rotate-commands.ts'

const commands: Readonly<Record<string, Command>> = {
  draft: draftCommand,
  outcome: outcomeCommand,
  promo: promoCommand,
  reconcile: reconcileCommand,
  retention: retentionCommand,
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
  'import-charities': importCharitiesCommand,
  'rotate-master': rotateMasterCommand,
  'rotate-keys': rotateKeysCommand,
  experiment: experimentCommand,
  reviews: reviewsCommand,
}

const help = (): string[] => Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`)

/** Runs the command named first, and gives the exit status: 0, or 1 with the reason on standard error. */
export const runCommand = async ([name, ...args]: readonly string[], terminal: Terminal): Promise<0 | 1> => {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new CommandFailed(name ? `There is no command ${name}` : 'Name a command', ...help())
    await command.run(args, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    error.lines.forEach(terminal.complain)
    return 1
  }
}
