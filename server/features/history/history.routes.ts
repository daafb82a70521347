import { historyCalls } from '#core/api/contract/account.ts'
import type { MakeDocument } from '../../platform/rate-limit.ts'
import { serve } from '../../platform/serve.ts'
import type { HistoryService } from './history.service.ts'

type Deps = { readonly history: HistoryService; readonly makeDocument: MakeDocument }

export const historyFeature = ({ history, makeDocument }: Deps) =>
  serve(historyCalls, {
    'GET /api/account/history': ({ userId }) => makeDocument(userId, () => history.list(userId)),
    'GET /api/account/history/{version}': ({ userId, params }) => history.at(userId, params.version),
    'POST /api/account/history/restore': ({ userId, body }) => history.restore(userId, body.version, body.earlier),
  })
