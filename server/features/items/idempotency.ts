import { hash } from 'node:crypto'

/** A uuid (version 8) that is always the same for the same Idempotency-Key, so that a repeat finds what it made. */
export const uuidOfKey = (key: string): string => {
  const hex = hash('sha256', key, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
