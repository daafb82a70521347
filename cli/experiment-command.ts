import { parseArgs } from 'node:util'
import { variantFrom } from '#core/experiments/variant.ts'
import {
  createExperimentStore,
  type Experiment,
  type ExperimentStore,
} from '#server/db/repositories/experiments.store.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const usage =
  'heirloom experiment list | create NAME --funnel ID --variant stay=50 --variant /path=50 | on NAME | off NAME'

const wrong = (...lines: string[]): CommandFailed => new CommandFailed(...lines, `Usage: ${usage}`)

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { funnel: { type: 'string' }, variant: { type: 'string', multiple: true, default: [] } },
    })
  } catch (cause) {
    throw wrong(cause instanceof Error ? cause.message : String(cause))
  }
}

const shown = ({ name, funnel, running, variants }: Experiment): string =>
  [
    `${name} on ${funnel}: ${running ? 'on' : 'off'}`,
    ...variants.map(
      ({ url, weight, shownMobile, shownWide, signedUp }) =>
        `  ${url ?? 'stay'}  weight ${weight}, shown ${shownMobile} mobile and ${shownWide} wide, signed up ${signedUp}`,
    ),
    '',
  ].join('\n')

const nameIn = (given: string | undefined): string => {
  if (given === undefined || !/^[a-z0-9-]{1,60}$/.test(given))
    throw wrong('Name the experiment with small letters, digits and hyphens')
  return given
}

const create = async (experiments: ExperimentStore, name: string, { funnel, variant }: Values, at: Date) => {
  if (funnel === undefined) throw wrong('Say which funnel, like --funnel lpf-a')
  if (variant.length < 2) throw wrong('Name at least two variants')
  const variants = variant.map((text) => {
    const read = variantFrom(text)
    if (!read) throw wrong(`${text} is no variant: write stay=50, /path=50 or https://site/path=50`)
    return read
  })
  if (!(await experiments.create(name, funnel, variants, at)))
    throw new CommandFailed(`There is an experiment called ${name} already`)
}

type Values = { readonly funnel?: string | undefined; readonly variant: readonly string[] }

const act = async (
  experiments: ExperimentStore,
  [action = 'list', given]: readonly string[],
  values: Values,
  at: Date,
): Promise<void> => {
  if (action === 'create') await create(experiments, nameIn(given), values, at)
  else if (action === 'on' || action === 'off') {
    const name = nameIn(given)
    if (!(await experiments.run(name, action === 'on'))) throw new CommandFailed(`There is no experiment ${name}`)
  } else if (action !== 'list') throw wrong(`There is nothing called ${action} to do`)
}

/** Makes experiments, turns them on and off, and says how they go. */
export const experimentCommand: Command = {
  usage,
  does: 'sends a share of the visitors of a funnel elsewhere, and counts who signs up on which side',
  run: async (args, terminal) => {
    const { values, positionals } = parsed(args)
    await withStore(terminal, async ({ db }) => {
      const experiments = createExperimentStore(db)
      await act(experiments, positionals, values, terminal.now())
      terminal.print((await experiments.list()).map(shown).join('') || 'There are no experiments\n')
    })
  },
}
