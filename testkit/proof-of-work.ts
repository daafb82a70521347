import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Proof, ProofChallenge } from '#core/api/auth.ts'

/** A proof of work, done: what goes into the header X-Proof. */
export const solveProofOfWork = async (challenge: ProofChallenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The proof of work took too long')
  return Buffer.from(JSON.stringify({ challenge, solution } satisfies Proof)).toString('base64')
}
