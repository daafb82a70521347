import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Review } from '#server/db/repositories/reviews.store.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, listNumber, type Program, safeForTerminal, type Terminal } from './terminal.ts'

const formatReview = ({ id, state, rating, name, given, words, why }: Review): string =>
  [
    `${id}, ${state}, ${rating} of 5, ${name ?? 'without a name'}, ${formatLondonDateTime(new Date(given))}`,
    ...(words ? [`  ${words.replaceAll('\n', '\n  ')}`] : []),
    ...(why ? [`  Refused: ${why}`] : []),
    '',
  ].join('\n')

const decided = async (done: Promise<boolean>, id: number): Promise<void> => {
  if (!(await done)) throw new CommandFailed(`There is no review ${id}`, 'See: heirloom review list')
}

/** `heirloom review …`: what customers say of the service, and what of it is published. */
export const addReviewCommands = (program: Program, terminal: Terminal): void => {
  const review = program.command('review').description('customers’ reviews of the service')
  review
    .command('list', { isDefault: true })
    .description('lists every review')
    .action(() =>
      withDatabase(terminal, async ({ stores }) => {
        const all = await stores.reviews.list()
        terminal.print(
          all.length === 0 ? 'There are no reviews yet.\n' : safeForTerminal(all.map(formatReview).join('')),
        )
      }),
    )
  review
    .command('publish')
    .description('shows a review to visitors and counts it')
    .argument('<N>', 'the number that the list shows', listNumber)
    .action((id) =>
      withDatabase(terminal, async ({ stores }) => {
        await decided(stores.reviews.decide(id, 'published', undefined, terminal.now()), id)
        terminal.print(`${id} is published and counts.\n`)
      }),
    )
  review
    .command('refuse')
    .description('keeps a review back that breaks the law or names a person; a low rating is no reason')
    .argument('<N>', 'the number that the list shows', listNumber)
    .requiredOption('--why <REASON>', 'is kept with the review')
    .action((id, { why }, command) => {
      if (why.trim() === '') command.error('error: --why is empty')
      return withDatabase(terminal, async ({ stores }) => {
        await decided(stores.reviews.decide(id, 'refused', why.trim(), terminal.now()), id)
        terminal.print(`${id} is not shown and does not count.\n`)
      })
    })
}
