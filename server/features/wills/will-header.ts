import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../platform/errors.ts'
import type { WillsService } from './wills.service.ts'

const NAME = 'x-will-id'

export const willHeader = z.object({
  [NAME]: z.string().optional().describe('The will that is meant. Another than your own is answered 404, unchanged'),
})

/**
 * For `preValidation`. A page left open by one person may save after another has logged in beside it: a request that
 * names a will which is not its sender's throws NotFound. One that names none is about the sender's own.
 */
export const assertOwnWill =
  (wills: Pick<WillsService, 'list'>) =>
  async ({ userId, headers }: FastifyRequest): Promise<void> => {
    const named = headers[NAME]
    if (named === undefined) return
    const own = await wills.list(userId)
    if (!own.some(({ id }) => String(id) === named))
      throw new NotFound('This will is not yours, or not any more. Reload the page.')
  }
