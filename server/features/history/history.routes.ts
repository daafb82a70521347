import { z } from 'zod'
import { historyReplySchema, pastWillReplySchema, restoreSchema, versionInPath } from '#core/api/history.ts'
import { saveReplySchema, staleReplySchema } from '#core/api/wills.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { MakeDocument } from '../../platform/rate-limit.ts'
import type { Feature } from '../context.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { HistoryService } from './history.service.ts'

const described = { tags: ['Account'], ...signedIn }

type Deps = {
  readonly history: HistoryService
  readonly makeDocument: MakeDocument
  readonly wills: Pick<WillsService, 'list'>
}

export const historyRoutes = (app: Api, { history, makeDocument, wills }: Deps): void => {
  app.get(
    '/account/history',
    {
      schema: {
        ...described,
        summary: 'When the will was saved, and what was done with the account',
        response: { 200: historyReplySchema, ...errorReplies(401, 429) },
      },
    },
    ({ userId }) => makeDocument(userId, () => history.list(userId)),
  )

  app.get(
    '/account/history/:version',
    {
      schema: {
        ...described,
        summary: 'The will as it was in an earlier version',
        params: z.object({ version: versionInPath }),
        response: { 200: pastWillReplySchema, ...errorReplies(400, 401, 404, 422, 429) },
      },
    },
    (request) => history.at(request.userId, request.params.version),
  )

  app.post(
    '/account/history/restore',
    {
      preValidation: assertOwnWill(wills),
      schema: {
        ...described,
        summary: 'Go back to an earlier version: its answers are saved as the newest',
        headers: willHeader,
        body: restoreSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => history.restore(request.userId, request.body.version, request.body.earlier),
  )
}

export const historyFeature: Feature = ({ services }) => ({ signedIn: (api) => historyRoutes(api, services) })
