import { historyCalls } from '#core/api/contract/account.ts'
import { serve } from '../../platform/serve.ts'
import type { HistoryService } from './history.service.ts'

export const historyFeature = ({ history }: { readonly history: HistoryService }) =>
  serve(historyCalls, {
    'GET /api/account/history': ({ userId }) => history.list(userId),
    'GET /api/account/history/{version}': ({ userId, params }) => history.at(userId, params.version),
    'POST /api/account/history/restore': ({ userId, body }) => history.restore(userId, body.version, body.earlier),
  })
