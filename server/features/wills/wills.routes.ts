import { z } from 'zod'
import {
  formReplySchema,
  initReplySchema,
  listReplySchema,
  saveReplySchema,
  staleReplySchema,
  stepSaveSchema,
  visitedSchema,
  wholeSaveSchema,
} from '#core/api/wills.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { assertOwnWill, willHeader } from './will-header.ts'
import type { WillsService } from './wills.service.ts'

const described = { tags: ['Will'], ...signedIn }

type Deps = {
  readonly wills: WillsService
  /** Settles payments that the customer's browser did not wait for, so that the form shows them as paid. */
  readonly settlePending: (userId: number) => Promise<void>
}

export const willsRoutes = (app: Api, { wills, settlePending }: Deps): void => {
  const preValidation = assertOwnWill(wills)

  app.post(
    '/wills/init',
    {
      schema: {
        ...described,
        summary: 'Start a will; asking again gives the same one',
        response: { 200: initReplySchema, ...errorReplies(401, 429) },
      },
    },
    async (request) => ({ wills: { id: await wills.init(request.userId) } }),
  )

  app.post(
    '/wills/list',
    {
      schema: {
        ...described,
        summary: 'The wills of the customer',
        response: { 200: listReplySchema, ...errorReplies(401, 429) },
      },
    },
    async (request) => ({ wills: await wills.list(request.userId) }),
  )

  app.get(
    '/form',
    {
      schema: {
        ...described,
        summary: 'The customer and all answers of their will',
        response: { 200: formReplySchema, ...errorReplies(401, 404, 429) },
      },
    },
    async (request) => {
      await settlePending(request.userId)
      return wills.form(request.userId)
    },
  )

  app.post(
    '/form',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Save one step: only what changed',
        headers: willHeader,
        body: stepSaveSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => wills.saveStep(request.userId, request.body),
  )

  app.post(
    '/wills/visited',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Note which steps the customer has been shown; they are added to those known',
        headers: willHeader,
        body: visitedSchema,
        response: { 204: z.undefined().describe('Noted'), ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await wills.noteVisited(request.userId, request.body.visited)
      return reply.code(204).send()
    },
  )

  app.post(
    '/wills/wills/groupAssetsUpdate',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Save every answer at once',
        headers: willHeader,
        body: wholeSaveSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => wills.saveWhole(request.userId, request.body),
  )

  app.post(
    '/wills/wills/adopt',
    {
      preValidation,
      schema: {
        ...described,
        summary: 'Adopt another plan: its answers replace those of the will, and it may have items of its own',
        headers: willHeader,
        body: wholeSaveSchema,
        response: { 200: saveReplySchema, 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => wills.adopt(request.userId, request.body),
  )
}

export const willsFeature: Feature = ({ services }) => ({
  signedIn: (api) => willsRoutes(api, { wills: services.wills, settlePending: services.payments.settlePending }),
})
