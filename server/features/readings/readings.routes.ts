import { agreedReplySchema, agreeSchema, readBackAnswerSchema, readingsReplySchema } from '#core/api/readings.ts'
import { saveReplySchema, staleReplySchema } from '#core/api/wills.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { createReadingsService, type ReadingsService } from './readings.service.ts'

const described = { tags: ['Will'], ...signedIn, headers: willHeader }

type Deps = { readonly readings: ReadingsService; readonly wills: Pick<WillsService, 'list'> }

export const readingsRoutes = (app: Api, { readings, wills }: Deps): void => {
  const preValidation = assertOwnWill(wills)

  app.get(
    '/readings',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'The parts of the will that the customer has read and agreed to, in the words they agreed to',
        response: { 200: readingsReplySchema, ...errorReplies(401, 404, 429) },
      },
    },
    (request) => readings.read(request.userId),
  )

  app.post(
    '/readings',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Agree to a part of the will as it was shown',
        body: agreeSchema,
        response: { 200: agreedReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => readings.agree(request.userId, request.body),
  )

  app.post(
    '/readings/answers',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Keep an answer to a question about what the will does, right or wrong',
        body: readBackAnswerSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => readings.answer(request.userId, request.body),
  )
}

export const readingsFeature: Feature = ({ stores, services, work, clock, inTransaction, today }) => {
  const { wills } = services
  const readings = createReadingsService({ readings: stores.readings, wills, work, clock, inTransaction, today })
  return { signedIn: (api) => readingsRoutes(api, { readings, wills }) }
}
