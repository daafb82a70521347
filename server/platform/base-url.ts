import type { FastifyRequest } from 'fastify'
import { Malformed } from './errors.ts'

/**
 * Where the customer reaches us, without a slash at the end: the public address, or the one that was asked.
 * Throws Malformed when the request names an address that cannot be one.
 */
export const baseUrlOf = (request: FastifyRequest, publicUrl: string): string => {
  const url = publicUrl || `${request.protocol}://${request.host}`
  if (!URL.canParse(url)) throw new Malformed()
  return url
}
