import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { text } from '#core/will/text-schema.ts'
import { NotFound } from '../../platform/errors.ts'
import type { WillsService } from './wills.service.ts'

const NAME = 'x-will-id'

export const willHeader = z.object({
  [NAME]: text(40).optional().describe('The will that is meant. Another than your own is answered 404, unchanged'),
})

/**
 * A `preValidation` hook. A page may still be open after another customer has logged in beside it, so a request that names
 * a will of another customer throws NotFound. A request without the header is about the sender's own will.
 */
export const assertOwnWill =
  (wills: Pick<WillsService, 'list'>) =>
  async ({ userId, headers }: FastifyRequest): Promise<void> => {
    const named = headers[NAME]
    if (named === undefined) return
    const own = await wills.list(userId)
    if (!own.some(({ id }) => String(id) === named))
      throw new NotFound('This will is not yours, or no longer yours. Reload the page.')
  }
