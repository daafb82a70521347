import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#core/api/auth.ts'

/** Solves the challenge and encodes the solution as the header value. The work is asynchronous and does not block typing. */
export const solvedProof = async (challenge: ProofChallenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The browser was too slow for the proof of work')
  return btoa(JSON.stringify({ challenge, solution } satisfies Proof))
}
