import { InvalidArgumentError } from '@commander-js/extra-typings'
import { isExperimentName, type Variant, variantFrom } from '#core/funnel/experiment.ts'
import { experimentFunnels, isVariantUrl } from '#core/journey/public-pages.ts'
import type { Experiment, ExperimentStore } from '#server/db/repositories/experiments.store.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, type Program, type Terminal } from './terminal.ts'

const formatExperiment = ({ name, funnel, running, variants }: Experiment): string =>
  [
    `${name} on ${funnel}: ${running ? 'on' : 'off'}`,
    ...variants.map(
      ({ url, weight, shownMobile, shownWide, signedUp }) =>
        `  ${url ?? 'stay'}  weight ${weight}, shown ${shownMobile} mobile and ${shownWide} wide, signed up ${signedUp}`,
    ),
    '',
  ].join('\n')

const name = (given: string): string => {
  if (!isExperimentName(given))
    throw new InvalidArgumentError('An experiment is named with small letters, digits and hyphens.')
  return given
}

const funnel = (given: string): string => {
  if (!experimentFunnels.includes(given))
    throw new InvalidArgumentError(`There is no such funnel. It is one of these: ${experimentFunnels.join(', ')}.`)
  return given
}

const addVariant = (text: string, before: Variant[]): Variant[] => {
  const variant = variantFrom(text, isVariantUrl)
  if (!variant)
    throw new InvalidArgumentError(
      'It is written as stay=50 or /path=50, with a page of this product that every visitor can open.',
    )
  return [...before, variant]
}

/** `heirloom experiment …`: makes experiments, turns them on and off, and prints their counts. */
export const addExperimentCommands = (program: Program, terminal: Terminal): void => {
  const thenList = (work: (experiments: ExperimentStore) => Promise<void>): Promise<void> =>
    withDatabase(terminal, async ({ stores: { experiments } }) => {
      await work(experiments)
      terminal.print((await experiments.list()).map(formatExperiment).join('') || 'There are no experiments\n')
    })
  const experiment = program
    .command('experiment')
    .description('sends a share of the visitors of a funnel to another page, and counts who signs up on which side')
  experiment
    .command('list', { isDefault: true })
    .description('lists the experiments and their counts')
    .action(() => thenList(async () => {}))
  experiment
    .command('create')
    .description('makes an experiment that is off')
    .argument('<NAME>', 'small letters, digits and hyphens', name)
    .requiredOption('--funnel <ID>', `one of these: ${experimentFunnels.join(', ')}`, funnel)
    .requiredOption('--variant <URL=WEIGHT>', 'like stay=50 or /path=50; give at least two', addVariant, [])
    .action((named, { funnel, variant }, command) => {
      if (variant.length < 2) command.error('error: name at least two variants')
      return thenList(async (experiments) => {
        if (!(await experiments.create(named, funnel, variant, terminal.now())))
          throw new CommandFailed(`There is an experiment called ${named} already`)
      })
    })
  for (const state of ['on', 'off'] as const)
    experiment
      .command(state)
      .description(`turns an experiment ${state}`)
      .argument('<NAME>', 'as it is listed', name)
      .action((named) =>
        thenList(async (experiments) => {
          if (!(await experiments.run(named, state === 'on')))
            throw new CommandFailed(`There is no experiment ${named}`)
        }),
      )
}
