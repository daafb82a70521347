import type { FastifyRequest } from 'fastify'
import { counterOver } from '../auth/attempts.ts'
import type { ProofService } from './proof.service.ts'

/** How long tries are remembered. */
const WINDOW_MS = 15 * 60_000

export type ProofGate = {
  /** For forms that anybody may send: always. */
  always(request: FastifyRequest): Promise<void>
  /** Throws ProofNeeded without one, once there were too many such tries from this address or under this email. */
  afterTries(request: FastifyRequest, what: Tried, email: string): Promise<void>
  /** Counts a try for the address and the email. */
  tried(request: FastifyRequest, what: Tried, email: string): void
}

type Tried = 'log in' | 'register'

/** `free` tries go without a proof of work. */
export const proofGate = (proof: ProofService, free: number, clock: () => Date): ProofGate => {
  const tries = counterOver(WINDOW_MS, clock)
  const always: ProofGate['always'] = (request) => {
    const header = request.headers['x-proof']
    return proof.demand(typeof header === 'string' ? header : undefined)
  }
  return {
    always,
    afterTries: async (request, what, email) => {
      if (keysOf(request, what, email).some((key) => tries.of(key) >= free)) await always(request)
    },
    tried: (request, what, email) => {
      for (const key of keysOf(request, what, email)) tries.add(key)
    },
  }
}

const keysOf = ({ ip }: FastifyRequest, what: Tried, email: string): string[] => [`${what} ${ip}`, `${what} ${email}`]
