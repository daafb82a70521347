import { askedChangesCalls } from '#core/api/contract/desk-product.ts'
import type { AskedChange } from '#core/api/desk-wordings.ts'
import type { AskedChange as KeptChange } from '../../db/repositories/asked-changes.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'

type Deps = { readonly signOffs: SignOffs; readonly clock: Clock }

const MOST_SHOWN = 200

const shownChange = ({ standings }: SignOffs, { answer, at, hash, who, ...asked }: KeptChange): AskedChange => {
  const found = standings.find(({ piece }) => piece.id === asked.piece)
  const isSaidStill = asked.words === '' ? found?.hash === hash : found?.piece.words.includes(asked.words) === true
  return {
    ...asked,
    title: found?.piece.title ?? asked.piece,
    ...(found && { kind: found.piece.kind }),
    who: who ?? 'Someone at the desk',
    at: at.toISOString(),
    ...(answer !== undefined && { answer }),
    state: answer !== undefined ? 'answered' : isSaidStill ? 'open' : 'new words',
  }
}

/** The changes that were asked for, newest first: of one piece of words, or of all. One is closed by an answer or by other words. */
export const askedChangesOf = async (
  { askedChanges }: Pick<Stores, 'askedChanges'>,
  signOffs: SignOffs,
  piece?: string,
): Promise<AskedChange[]> => (await askedChanges.list(MOST_SHOWN, piece)).map((each) => shownChange(signOffs, each))

export const askedChangesFeature = ({ signOffs, clock }: Deps) => {
  return serve(askedChangesCalls, {
    'GET /api/desk/wordings/asked': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({ asked: await askedChangesOf(all, signOffs) })),

    'POST /api/desk/wordings/ask': async ({ desk, body: { id, hash, words, wish } }) => {
      const found = signOffs.standings.find(({ piece }) => piece.id === id)
      if (!found) throw new NotFound('There are no such words. Reload the page.')
      if (found.hash !== hash || (words !== '' && !found.piece.words.includes(words)))
        throw new Invalid({ words: ['These words have changed since you read them. Copy what you wrote, and reload.'] })
      await desk.noted({ about: id }, ({ askedChanges }) =>
        askedChanges.add({ piece: id, hash, words, wish, staffId: desk.staff.id }, clock()),
      )
    },

    'POST /api/desk/wordings/asked/{id}/answer': ({ desk, params: { id }, body: { answer } }) =>
      desk.noted({ about: `asked change ${id}` }, async ({ askedChanges }) => {
        if (!(await askedChanges.answer(id, { answer, staffId: desk.staff.id }, clock())))
          throw new NotFound('There is nothing to answer: it was answered already, or was never asked.')
      }),
  })
}
