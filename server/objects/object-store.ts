import { hash } from 'node:crypto'

/**
 * Where encrypted files are kept outside the database, each under the SHA-256 of its bytes. So a name says nothing of whose a file
 * is, what is kept never changes, putting it again changes nothing, and what is damaged is noticed.
 */
export type ObjectStore = {
  /** Kept for good when it returns, under `objectName(bytes)`. */
  put(bytes: Uint8Array): Promise<void>
  /** What was put. Throws ObjectMissing and ObjectDamaged. */
  get(name: string): Promise<Buffer>
  /** What is not there is no error. */
  remove(name: string): Promise<void>
}

/** Each method of a store may throw the errors of an outage: ObjectStoreUnreachable, ObjectStoreSlow and ObjectStoreRefused. */
abstract class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Nothing is kept under this name. */
export class ObjectMissing extends ObjectStoreError {}

/** What is kept under this name was cut short or changed. */
export class ObjectDamaged extends ObjectStoreError {}

/** The store cannot be used now; it may be later. */
abstract class ObjectStoreOutage extends ObjectStoreError {}

/** It did not answer in time. */
export class ObjectStoreSlow extends ObjectStoreOutage {}

/** It answered that it may not, or cannot: a wrong key, no such bucket, a full disk, a folder of someone else. */
export class ObjectStoreRefused extends ObjectStoreOutage {}

/** There was no answer, or none that makes sense. */
export class ObjectStoreUnreachable extends ObjectStoreOutage {}

export const isObjectStoreOutage = (error: unknown): boolean => error instanceof ObjectStoreOutage

/** The name under which these bytes are kept: their SHA-256, in hexadecimal. */
export const objectName = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

/** The bytes, if they are those that were put under this name. Throws ObjectDamaged. */
export const whole = (name: string, bytes: Buffer): Buffer => {
  if (objectName(bytes) !== name)
    throw new ObjectDamaged(`What is kept as ${name} is ${bytes.length} bytes of something else`)
  return bytes
}
