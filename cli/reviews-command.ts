import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { actOnOpinions } from './opinion-actions.ts'
import { actOnReadings } from './reading-actions.ts'
import { reviewsUsage, wrongUse } from './reviews-usage.ts'

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { findings: { type: 'string' }, why: { type: 'string' } },
    })
  } catch (cause) {
    throw wrongUse(cause instanceof Error ? cause.message : String(cause))
  }
}

/** The two queues that need a person. */
export const reviewsCommand: Command = {
  usage: reviewsUsage.join('\n  '),
  does: 'wills that customers asked a person to read; and, apart from them, what customers say of the service',
  run: async (args, terminal) => {
    const { values, positionals } = parsed(args)
    const [queue, ...rest] = positionals
    if (queue === 'opinions') return actOnOpinions(rest, values.why, terminal)
    return actOnReadings(positionals, values.findings, terminal)
  },
}
