import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyRequest } from 'fastify'
import { type Proof, type ProofChallenge, proofChallengeSchema, proofSchema } from '#core/api/auth.ts'
import type { ProofOfWorkStore } from '../../db/repositories/service.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { ProofNeeded } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { type Counter, networkOf, SITE_ALLOWANCE, siteOf } from '../../platform/rate-limit.ts'

/** Rounds of hashing for one guess. With about 200 guesses, a moment on a telephone. */
const COST = 2000
const LEAST_GUESSES = 120
const MORE_GUESSES = 128
const LIFE_MS = 20 * 60_000

type Deps = { readonly proofs: ProofOfWorkStore; readonly clock: Clock; readonly randomBytes: RandomBytes }

const proofIn = (header: string | undefined): Proof | undefined => {
  try {
    const read = proofSchema.safeParse(JSON.parse(Buffer.from(header ?? '', 'base64').toString()))
    return read.success ? read.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** ALTCHA, kept at home: challenges signed with our own key, each good for one form. */
export const createProofOfWork = ({ proofs, clock, randomBytes }: Deps) => {
  let key: Promise<string> | undefined
  const secret = (): Promise<string> => {
    key ??= proofs.key(Buffer.from(randomBytes(32)).toString('hex')).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }

  return {
    challenge: async (): Promise<ProofChallenge> => {
      const [byte = 0] = randomBytes(1)
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        // Known beforehand, so that luck does not make some people wait ten times as long as others.
        counter: LEAST_GUESSES + (byte % MORE_GUESSES),
        deriveKey,
        // Ours to look at: the library would ask the machine's clock.
        data: { expires: clock().getTime() + LIFE_MS },
        hmacSignatureSecret: await secret(),
      })
      return proofChallengeSchema.parse(challenge)
    },

    /** Uses a proof up. Throws ProofNeeded when there is none, or it is wrong, old, or has been used. */
    demand: async (header: string | undefined): Promise<void> => {
      const proof = proofIn(header)
      if (!proof) throw new ProofNeeded()
      const { challenge, solution } = proof
      const { expires } = challenge.parameters.data
      const now = clock().getTime()
      if (expires <= now) throw new ProofNeeded()
      const { verified } = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        hmacSignatureSecret: await secret(),
      })
      if (!verified || !(await proofs.spend(challenge.signature.toLowerCase(), expires, now))) throw new ProofNeeded()
    },
  }
}

/** How long tries are remembered. */
export const ATTEMPTS_REMEMBERED_MS = 15 * 60_000

/** What tries are counted by, and how many times the free tries each may make. */
export type TriesBy = ReadonlyMap<string, number>

/** By the network and by the email. */
export const byCaller = ({ ip }: Pick<FastifyRequest, 'ip'>, what: 'log in' | 'register', email: string): TriesBy => {
  const site = siteOf(ip)
  return new Map([
    [`${what} ${networkOf(ip)}`, 1],
    [`${what} ${email}`, 1],
    ...(site === undefined ? [] : [[`${what} ${site}`, SITE_ALLOWANCE] as const]),
  ])
}

/** By a device that its owner has used before: what others try is not counted against it. */
export const byDevice = (deviceHash: string): TriesBy => new Map([[`log in from ${deviceHash}`, 1]])

export type ProofGate = ReturnType<typeof createProofGate>

/** `free` tries go without a proof of work. */
export const createProofGate = (proof: ProofOfWork, free: number, tries: Counter) => {
  const always = (request: FastifyRequest): Promise<void> => {
    const header = request.headers['x-proof']
    return proof.demand(typeof header === 'string' ? header : undefined)
  }
  return {
    /** For forms that need no account: always. */
    always,
    /** Throws ProofNeeded without one, once there were too many such tries under one of the keys. */
    afterTries: async (request: FastifyRequest, keys: TriesBy): Promise<void> => {
      const used = await Promise.all([...keys].map(async ([key, times]) => (await tries.of(key)) >= free * times))
      if (used.includes(true)) await always(request)
    },
    /** Counts a try under each of the keys. */
    tried: async (keys: TriesBy): Promise<void> => {
      await Promise.all([...keys.keys()].map((key) => tries.add(key)))
    },
  }
}
