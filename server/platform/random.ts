import { hash } from 'node:crypto'

/** So many random bytes from a cryptographic source. */
export type RandomBytes = (size: number) => Uint8Array

const TOKEN_BYTES = 32

/** 43 characters that nobody can guess. */
export const newToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')

/** What is kept of a token: whoever reads the database cannot log in with it. */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex')
