import { hash } from 'node:crypto'

/** So many random bytes from a cryptographic source. */
export type RandomBytes = (size: number) => Uint8Array

const TOKEN_BYTES = 32

/** 256 random bits as 43 characters of base64url. */
export const newToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')

/** The stored form of a token. A copy of the database gives no working token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex')
