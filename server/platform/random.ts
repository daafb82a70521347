import { hash, randomInt } from 'node:crypto'

/** So many random bytes from a cryptographic source. */
export type RandomBytes = (size: number) => Uint8Array

const TOKEN_BYTES = 32

/** 256 random bits as 43 characters of base64url. */
export const newToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')

/** The stored form of a token. A copy of the database gives no working token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex')

/** Ten digits, as the smallest number of both databases holds; a number that a database gave in turn has fewer. */
export const newReference = (): number => randomInt(1_000_000_000, 2 ** 31 - 1)
