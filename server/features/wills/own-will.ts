import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import type { WillsService } from './wills.service.ts'

/**
 * A `preValidation` hook. A page may still be open after another customer has logged in beside it, so a request that names
 * a will of another customer throws NotFound. A request without the header is about the sender's own will.
 */
export const assertOwnWill =
  (wills: Pick<WillsService, 'list'>) =>
  async ({ userId, headers }: FastifyRequest): Promise<void> => {
    const named = headers['x-will-id']
    if (named === undefined) return
    const own = await wills.list(userId)
    if (!own.some(({ id }) => String(id) === named))
      throw new NotFound('This will is not yours, or no longer yours. Reload the page.')
  }
