import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeS3, fakeS3 } from '#testkit/fake-s3.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { createObjectBucket } from './object-s3.ts'
import {
  createObjectFolder,
  isObjectStoreOutage,
  ObjectDamaged,
  ObjectMissing,
  type ObjectStore,
  ObjectStoreRefused,
  ObjectStoreSlow,
  ObjectStoreUnreachable,
  objectName,
} from './object-store.ts'

/** A store and what can happen to it behind its back. */
type Kept = {
  readonly store: ObjectStore
  names(): Promise<string[]>
  lose(name: string): Promise<unknown>
  change(name: string, bytes: Uint8Array): Promise<unknown>
  /** From now on nothing is permitted. */
  forbid(): Promise<ObjectStore>
  close(): Promise<void>
}

const inFolder = async (): Promise<Kept> => {
  const root = newFolder()
  const folder = join(root, 'documents')
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    store: createObjectFolder(folder),
    names: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((each) => each.isFile())
        .map(({ name }) => name),
    lose: (name) => rm(fileOf(name)),
    change: (name, bytes) => writeFile(fileOf(name), bytes),
    forbid: async () => {
      await rm(folder, { recursive: true, force: true })
      await writeFile(folder, 'a file where the folder was')
      return createObjectFolder(folder)
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}

const inBucket = async (): Promise<Kept> => {
  const s3 = await fakeS3()
  return {
    store: createObjectBucket(s3),
    names: async () => [...s3.objects.keys()],
    lose: async (name) => s3.objects.delete(name),
    change: async (name, bytes) => s3.objects.set(name, Buffer.from(bytes)),
    forbid: async () => createObjectBucket({ ...s3, secret: 'another secret' }),
    close: s3.close,
  }
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('documents in %s', (_where, open) => {
  let kept: Kept
  beforeEach(async () => {
    kept = await open()
  })
  afterEach(() => kept.close())

  test('come back as they were put, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100_000, size: 'max' }), async (bytes) => {
        await kept.store.put(bytes)
        expect(Buffer.compare(await kept.store.get(objectName(bytes)), Buffer.from(bytes))).toBe(0)
      }),
      { numRuns: fewerRuns(400) },
    )
  })

  test('are kept once under the hash of their bytes, however often and by however many they are put', async () => {
    const bytes = randomBytes(50_000)
    await Promise.all(Array.from({ length: 8 }, () => kept.store.put(bytes)))
    expect(await kept.names()).toEqual([objectName(bytes)])
  })

  test('are gone once they are removed, and removing them again is no error', async () => {
    const bytes = randomBytes(100)
    await kept.store.put(bytes)
    await kept.store.remove(objectName(bytes))
    await kept.store.remove(objectName(bytes))
    await expect(kept.store.get(objectName(bytes))).rejects.toThrow(ObjectMissing)
    expect(await kept.names()).toEqual([])
  })

  test('that are lost are said to be missing, which is no outage', async () => {
    const bytes = randomBytes(100)
    await kept.store.put(bytes)
    await kept.lose(objectName(bytes))
    const error = await kept.store.get(objectName(bytes)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ObjectMissing)
    expect(isObjectStoreOutage(error)).toBe(false)
  })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['emptied', () => Buffer.alloc(0)],
    ['changed in one bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 7 ? byte ^ 1 : byte)))],
  ])('that were %s are said to be damaged, and put again are whole', async (_how, damage) => {
    const bytes = randomBytes(100)
    await kept.store.put(bytes)
    await kept.change(objectName(bytes), damage(bytes))
    await expect(kept.store.get(objectName(bytes))).rejects.toThrow(ObjectDamaged)
    await kept.store.put(bytes)
    expect(await kept.store.get(objectName(bytes))).toEqual(bytes)
  })

  test('that may not be put, read or removed are refused, and that is an outage', async () => {
    const bytes = randomBytes(100)
    await kept.store.put(bytes)
    const store = await kept.forbid()
    const acts = [() => store.put(bytes), () => store.get(objectName(bytes)), () => store.remove(objectName(bytes))]
    for (const act of acts) {
      const error = await act().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ObjectStoreRefused)
      expect(isObjectStoreOutage(error)).toBe(true)
    }
  })
})

describe('a folder of documents', () => {
  test('is for its owner alone, and holds no half of a file', async () => {
    const root = newFolder()
    const folder = join(root, 'documents')
    const bytes = randomBytes(100)
    const name = objectName(bytes)
    await createObjectFolder(folder).put(bytes)
    expect((await stat(join(folder, name.slice(0, 2), name))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, name.slice(0, 2)))).mode & 0o077).toBe(0)
    expect(await readdir(join(folder, name.slice(0, 2)))).toEqual([name])
    // Where the file goes there is a folder, so it cannot be put in its place.
    const other = randomBytes(100)
    const inTheWay = join(folder, objectName(other).slice(0, 2), objectName(other))
    await mkdir(join(inTheWay, 'full'), { recursive: true })
    await expect(createObjectFolder(folder).put(other)).rejects.toThrow(ObjectStoreRefused)
    expect((await readdir(join(inTheWay, '..'))).filter((entry) => entry.includes('.'))).toEqual([])
  })
})

describe('a bucket of documents', () => {
  let s3: FakeS3
  beforeEach(async () => {
    s3 = await fakeS3()
  })
  afterEach(() => s3.close())
  const bytes = randomBytes(100)
  const bucket = (given: Partial<Parameters<typeof createObjectBucket>[0]> = {}) =>
    createObjectBucket({ ...s3, ...given })

  test('that does not answer is given up in time, and said to be slow', async () => {
    s3.trouble('silent')
    await expect(bucket({ timeoutMs: 50 }).get(objectName(bytes))).rejects.toThrow(ObjectStoreSlow)
    expect(s3.asked).toHaveLength(1)
  })

  test('that is busy is asked once more, and then said to be out of reach', async () => {
    s3.trouble('busy once')
    await bucket().put(bytes)
    expect([...s3.objects.keys()]).toEqual([objectName(bytes)])
    s3.trouble('out of order')
    await expect(bucket().put(bytes)).rejects.toThrow(ObjectStoreUnreachable)
  })

  test('whose answer is cut short gives no half of a document', async () => {
    await bucket().put(bytes)
    s3.trouble('cut short')
    await expect(bucket().get(objectName(bytes))).rejects.toThrow(ObjectStoreUnreachable)
  })

  test('that is not there is refused, not said to have lost the document', async () => {
    const url = s3.url.replace('/documents', '/another')
    await expect(bucket({ url }).get(objectName(bytes))).rejects.toThrow(ObjectStoreRefused)
    await expect(bucket({ url }).put(bytes)).rejects.toThrow(ObjectStoreRefused)
  })

  test('of another region or key is refused', async () => {
    await expect(bucket({ region: 'us-east-1' }).put(bytes)).rejects.toThrow(ObjectStoreRefused)
    await expect(bucket({ keyId: 'another' }).put(bytes)).rejects.toThrow(ObjectStoreRefused)
    expect(s3.objects.size).toBe(0)
  })

  test('nobody answers for is out of reach', async () => {
    await s3.close()
    await expect(bucket().get(objectName(bytes))).rejects.toThrow(ObjectStoreUnreachable)
    // Afterwards: it may be given the port of the one that is closed.
    s3 = await fakeS3()
  })

  test('says nothing of its key or secret in errors', async () => {
    const error = await bucket({ keyId: 'another' })
      .put(bytes)
      .catch((thrown: unknown) => thrown)
    expect(JSON.stringify([error, String(error)])).not.toContain(s3.secret)
  })
})
