import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { createRevisionWitness, readWitnessed } from './revision-witness.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = {
  sign: async (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  verify: async (text: string, signature: string) =>
    verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
}

let folder: string
let file: string
beforeEach(async () => {
  folder = newFolder()
  file = join(folder, 'heirloom.heads')
})

const head = (willId: number, version: number) => ({ willId, version, chain: `${willId}x${version}`.padEnd(43, 'c') })

const witness = (onError: (error: unknown) => void = () => undefined) =>
  createRevisionWitness({ file, signer, onError, every: 60_000 })

const saw = async (...heads: ReturnType<typeof head>[]): Promise<void> => {
  const one = witness()
  for (const each of heads) one.saw(each)
  await one.flush()
}

test('a batch that a full disk or a kill cut short, wherever, is passed over, and what comes after it counts', async () => {
  await saw(head(1, 1))
  const before = (await readFile(file)).length
  await saw(head(1, 2), head(2, 5))
  const whole = await readFile(file)
  for (let cut = before; cut < whole.length; cut += 1) {
    await writeFile(file, whole.subarray(0, cut))
    await saw(head(3, 7), head(4, 1))
    const {
      revisions: { heads },
      broken,
    } = await readWitnessed(file, signer)
    expect([cut, broken]).toEqual([cut, 0])
    // Without its last line break a batch is whole all the same once something follows it.
    const kept = cut === whole.length - 1 ? [head(1, 2), head(2, 5)] : [head(1, 1)]
    expect([...heads.values()]).toEqual([...kept, head(3, 7), head(4, 1)])
  }
})

test('a line that was changed is noticed', async () => {
  await saw(head(1, 1), head(2, 5))
  await writeFile(file, (await readFile(file, 'utf8')).replace('2 5', '2 4'))
  expect((await readWitnessed(file, signer)).broken).toBe(1)
})

test('what could not be written is written with the next batch', async () => {
  const errors: unknown[] = []
  const one = witness((error) => errors.push(error))
  await rm(folder, { recursive: true })
  one.saw(head(1, 1))
  one.saw(head(2, 3))
  await one.flush()
  expect(errors).toHaveLength(1)
  await mkdir(folder)
  one.saw(head(2, 4))
  await one.flush()
  expect([...(await readWitnessed(file, signer)).revisions.heads.values()]).toEqual([head(1, 1), head(2, 4)])
})
