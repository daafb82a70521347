import { completeLpaSchema, type SaveReply, saveReplySchema, staleReplySchema } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { createLpaService, type LpaService } from './lpa.service.ts'

const described = { tags: ['Power of attorney'], ...signedIn, headers: willHeader }

const replyOf = (will: Will): SaveReply => ({ version: will.version, will })

type Deps = { readonly lpa: LpaService; readonly wills: Pick<WillsService, 'list'> }

export const lpaRoutes = (app: Api, { lpa, wills }: Deps): void => {
  const preValidation = assertOwnWill(wills)

  app.post(
    '/wills/lpa/complete',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Settle the powers of attorney that were bought, once everything in them is answered',
        body: completeLpaSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 402, 404, 415, 422, 429) },
      },
    },
    async (request) => replyOf(await lpa.complete(request.userId, request.body.version)),
  )

  app.post(
    '/wills/lpa/reopen',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Open the powers of attorney again, to change them',
        response: { 200: saveReplySchema, ...errorReplies(401, 402, 404, 429) },
      },
    },
    async (request) => replyOf(await lpa.reopen(request.userId)),
  )
}

export const lpaFeature: Feature = ({ services: { wills }, inTransaction, today }) => {
  const lpa = createLpaService({ wills, inTransaction, today })
  return { signedIn: (api) => lpaRoutes(api, { lpa, wills }) }
}
