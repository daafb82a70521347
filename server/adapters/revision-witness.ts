import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import type { RevisionHead, RevisionWitness } from '../crypto/vault.ts'

/** What one process has seen of the newest revisions, in a file outside the database: a rollback of the database contradicts it. */
export type Witnessed = {
  readonly heads: ReadonlyMap<number, RevisionHead>
  /** Wills of which two different revisions with one number were seen: the first was deleted in between. */
  readonly forked: ReadonlySet<number>
  /** The number of batches whose signature does not hold, because the file was changed. */
  readonly broken: number
}

type Signer = { sign(text: string): Promise<string>; verify(text: string, signature: string): Promise<boolean> }

const signedText = (lines: string): string => `heirloom heads\n${lines}`

const linesOf = (heads: Iterable<RevisionHead>): string =>
  [...heads].map(({ willId, version, chain }) => `${willId} ${version} ${chain}\n`).join('')

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

const HEAD = /^(\d+) (\d+) ([\w-]{43})$/
// 64 bytes: a signature that is shorter was cut short.
const SIGNATURE = /^= ([\w-]{86})$/

type Batch = { readonly heads: readonly RevisionHead[]; readonly signature: string }

/** The batches that are whole. One that was cut short has no whole signature, and the next begins with an empty line after it. */
const batchesIn = (text: string): Batch[] => {
  const batches: Batch[] = []
  let heads: RevisionHead[] = []
  // What stands behind the last line break was cut short.
  for (const line of text.split('\n').slice(0, -1)) {
    const [, will, version, chain] = HEAD.exec(line) ?? []
    const signature = SIGNATURE.exec(line)?.[1]
    if (chain !== undefined) heads.push({ willId: Number(will), version: Number(version), chain })
    else {
      if (signature !== undefined && heads.length > 0) batches.push({ heads, signature })
      heads = []
    }
  }
  return batches
}

/** Reads the file. A batch that a power failure cut short is passed over. */
export const readWitnessed = async (file: string, signer: Pick<Signer, 'verify'>): Promise<Witnessed> => {
  const heads = new Map<number, RevisionHead>()
  const forked = new Set<number>()
  let broken = 0
  for (const { heads: batch, signature } of batchesIn(await textOf(file))) {
    if (!(await signer.verify(signedText(linesOf(batch)), signature))) {
      broken += 1
      continue
    }
    for (const head of batch) {
      const before = heads.get(head.willId)
      if (before?.version === head.version && before.chain !== head.chain) forked.add(head.willId)
      if (head.version >= (before?.version ?? 0)) heads.set(head.willId, head)
    }
  }
  return { heads, forked, broken }
}

type Deps = {
  readonly file: string
  readonly signer: Signer
  readonly onError: (error: unknown) => void
  /** Milliseconds between two batches. */
  readonly every?: number
}

const EVERY_MS = 1000

/**
 * Writes the newest revision of each will that was saved, once a second in one signed batch, so that no save waits for it. `open` keeps
 * the newest of each will from before; a file that contradicts itself is left as it is.
 */
export const createRevisionWitness = ({ file, signer, onError, every = EVERY_MS }: Deps) => {
  const seen = new Map<number, RevisionHead>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  const keepNewest = (head: RevisionHead): void => {
    if (head.version >= (seen.get(head.willId)?.version ?? 0)) seen.set(head.willId, head)
  }

  const batchOf = async (heads: Iterable<RevisionHead>): Promise<string> => {
    const lines = linesOf(heads)
    return lines && `${lines}= ${await signer.sign(signedText(lines))}\n`
  }

  const write = async (): Promise<void> => {
    const heads = [...seen.values()]
    seen.clear()
    try {
      // An empty line ends what a full disk or a kill may have left of the batch before, and of its last line.
      await appendFile(file, `\n\n${await batchOf(heads)}`, { mode: 0o600 })
    } catch (error) {
      for (const head of heads) keepNewest(head)
      throw error
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (seen.size > 0) last = last.then(write).catch(onError)
    return last
  }

  return {
    open: async (): Promise<void> => {
      const { heads, forked, broken } = await readWitnessed(file, signer)
      if (heads.size === 0 || forked.size > 0 || broken > 0) return
      await writeFile(`${file}.new`, await batchOf(heads.values()), { mode: 0o600, flush: true })
      await rename(`${file}.new`, file)
    },

    saw: (head: RevisionHead): void => {
      keepNewest(head)
      timer ??= setTimeout(flush, every).unref()
    },

    flush,
  } satisfies RevisionWitness & { open(): Promise<void>; flush(): Promise<void> }
}
