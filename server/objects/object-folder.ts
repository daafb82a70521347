import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ObjectMissing, type ObjectStore, ObjectStoreRefused, objectName, whole } from './object-store.ts'

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
