import { z } from 'zod'
import { numberInPath } from '#core/api/desk.ts'
import {
  type AskedChange,
  answerAskedChangeSchema,
  askedChangesReplySchema,
  askForChangeSchema,
} from '#core/api/desk-wordings.ts'
import type { AskedChange as KeptChange } from '../../db/repositories/asked-changes.store.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'
import { deskCall } from './desk-guard.ts'

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

const askedChangesRoutes = (app: Api, { signOffs, clock }: Deps): void => {
  app.get(
    '/desk/wordings/asked',
    deskCall('see the asked changes', {
      summary: 'Changes of words that lawyers and readers asked for, with the words they are about',
      response: { 200: askedChangesReplySchema, ...errorReplies(401, 403, 429) },
    }),
    ({ desk }) => desk.noted({ about: '' }, async (all) => ({ asked: await askedChangesOf(all, signOffs) })),
  )

  app.post(
    '/desk/wordings/ask',
    deskCall('ask for a change of words', {
      summary: 'Ask for a change of a sentence, or of all the words of a piece',
      body: askForChangeSchema,
      response: { 204: z.undefined().describe('Kept'), ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
    }),
    async ({ desk, body: { id, hash, words, wish } }, reply) => {
      const found = signOffs.standings.find(({ piece }) => piece.id === id)
      if (!found) throw new NotFound('There are no such words. Reload the page.')
      if (found.hash !== hash || (words !== '' && !found.piece.words.includes(words)))
        throw new Invalid({ words: ['These words have changed since you read them. Copy what you wrote, and reload.'] })
      await desk.noted({ about: id }, ({ askedChanges }) =>
        askedChanges.add({ piece: id, hash, words, wish, staffId: desk.staff.id }, clock()),
      )
      return reply.code(204).send()
    },
  )

  app.post(
    '/desk/wordings/asked/:id/answer',
    deskCall('answer an asked change', {
      summary: 'Answer it, where the words stay as they are',
      params: numberInPath,
      body: answerAskedChangeSchema,
      response: { 204: z.undefined().describe('Kept'), ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
    }),
    async ({ desk, params: { id }, body: { answer } }, reply) => {
      await desk.noted({ about: `asked change ${id}` }, async ({ askedChanges }) => {
        if (!(await askedChanges.answer(id, { answer, staffId: desk.staff.id }, clock())))
          throw new NotFound('There is nothing to answer: it was answered already, or was never asked.')
      })
      return reply.code(204).send()
    },
  )
}

export const askedChangesFeature: Feature = (context) => ({ desk: (api) => askedChangesRoutes(api, context) })
