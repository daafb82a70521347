import type { FastifyRequest } from 'fastify'
import type { Counter } from '../auth/counter.ts'
import type { ProofService } from './proof.service.ts'

/** How long tries are remembered. */
export const TRIES_MS = 15 * 60_000

export type ProofGate = {
  /** For forms that anybody may send: always. */
  always(request: FastifyRequest): Promise<void>
  /** Throws ProofNeeded without one, once there were too many such tries from this address or under this email. */
  afterTries(request: FastifyRequest, what: Tried, email: string): Promise<void>
  /** Counts a try for the address and the email. */
  tried(request: FastifyRequest, what: Tried, email: string): Promise<void>
}

type Tried = 'log in' | 'register'

/** `free` tries go without a proof of work. */
export const proofGate = (proof: ProofService, free: number, tries: Counter): ProofGate => {
  const always: ProofGate['always'] = (request) => {
    const header = request.headers['x-proof']
    return proof.demand(typeof header === 'string' ? header : undefined)
  }
  return {
    always,
    afterTries: async (request, what, email) => {
      const counts = await Promise.all(keysOf(request, what, email).map(tries.of))
      if (Math.max(...counts) >= free) await always(request)
    },
    tried: async (request, what, email) => {
      await Promise.all(keysOf(request, what, email).map(tries.add))
    },
  }
}

const keysOf = ({ ip }: FastifyRequest, what: Tried, email: string): string[] => [`${what} ${ip}`, `${what} ${email}`]
