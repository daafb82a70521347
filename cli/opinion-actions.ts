import type { Review, ReviewStore } from '#server/db/repositories/reviews.store.ts'
import { createReviewStore } from '#server/db/repositories/reviews.store.ts'
import { CommandFailed, type Terminal } from './command.ts'
import { momentInWords } from './moment.ts'
import { withStore } from './opened-store.ts'
import { printable } from './printable.ts'
import { numberIn, wrongUse } from './reviews-usage.ts'

const shown = ({ id, state, rating, name, given, words, why }: Review): string =>
  [
    `${id}, ${state}, ${rating} of 5, ${name ?? 'without a name'}, ${momentInWords(new Date(given))}`,
    ...(words ? [`  ${words.replaceAll('\n', '\n  ')}`] : []),
    ...(why ? [`  Refused: ${why}`] : []),
    '',
  ].join('\n')

const list = async (opinions: ReviewStore, { print }: Terminal): Promise<void> => {
  const all = await opinions.list()
  print(all.length === 0 ? 'Nobody has said anything yet.\n' : printable(all.map(shown).join('')))
}

const decided = async (done: Promise<boolean>, id: number): Promise<void> => {
  if (!(await done)) throw new CommandFailed(`There is no opinion ${id}`, 'See: heirloom reviews opinions list')
}

/** Reads what customers say, and decides what is shown. */
export const actOnOpinions = (
  [action = 'list', number, ...more]: readonly string[],
  why: string | undefined,
  terminal: Terminal,
): Promise<void> => {
  if (more.length > 0) throw wrongUse('This takes one number')
  return withStore(terminal, async ({ db }) => {
    const opinions = createReviewStore(db)
    if (action === 'list' && number === undefined) return list(opinions, terminal)
    if (action === 'publish') {
      const id = numberIn(number)
      await decided(opinions.decide(id, 'published', undefined, terminal.now()), id)
      return terminal.print(`${id} is published and counts.\n`)
    }
    if (action !== 'refuse') throw wrongUse('Say what to do with opinions')
    const id = numberIn(number)
    if (!why?.trim()) throw wrongUse('Say with --why it is refused. That it is a bad one is no reason')
    await decided(opinions.decide(id, 'refused', why.trim(), terminal.now()), id)
    terminal.print(`${id} is not shown and does not count.\n`)
  })
}
