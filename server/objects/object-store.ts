import { hash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const refused = (error: unknown): unknown => {
  const code = codeOf(error)
  return typeof code === 'string' ? new ObjectStoreRefused(`The folder of documents: ${code}`, { cause: error }) : error
}

/** Objects as files that their owner alone may read, in a folder of this machine or one that several machines mount. */
export const createObjectFolder = (folder: string): ObjectStore => {
  // 256 folders, so that none holds a list too long to look through.
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), name)

  const write = async (file: string, bytes: Uint8Array): Promise<void> => {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  return {
    put: async (bytes) => {
      const file = fileOf(objectName(bytes))
      // Named at the end: half a file never has the name of a whole one.
      const draft = `${file}.${randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await write(draft, bytes)
        await rename(draft, file)
        const kept = await open(dirname(file))
        await kept.sync().finally(() => kept.close())
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw refused(error)
      }
    },

    get: async (name) => {
      try {
        return whole(name, await readFile(fileOf(name)))
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new ObjectMissing(`There is no file ${name}`) : refused(error)
      }
    },

    remove: async (name) => {
      await rm(fileOf(name), { force: true }).catch((error: unknown) => {
        throw refused(error)
      })
    },
  }
}
