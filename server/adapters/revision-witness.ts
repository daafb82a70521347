import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { type Chain, chains, type RevisionHead, type RevisionWitness } from '../crypto/vault.ts'

/** What was seen of one chain of each will. */
export type Seen = {
  readonly heads: ReadonlyMap<number, RevisionHead>
  /** Wills of which two different links with one number were seen: the first was deleted in between. */
  readonly forked: ReadonlySet<number>
}

/** What one process has seen of the newest links, in a file outside the database: a rollback of the database contradicts it. */
export type Witnessed = Readonly<Record<Chain, Seen>> & {
  /** The number of batches whose signature does not hold, because the file was changed. */
  readonly broken: number
}

type Signer = { sign(text: string): Promise<string>; verify(text: string, signature: string): Promise<boolean> }

const signedText = (lines: string): string => `heirloom heads\n${lines}`

/** Revisions have none, as they were seen first. */
const letterOf = (of: Chain = 'revisions'): string => (of === 'revisions' ? '' : of.charAt(0))

const linesOf = (heads: Iterable<RevisionHead>): string =>
  [...heads].map(({ of, willId, version, chain }) => `${letterOf(of)}${willId} ${version} ${chain}\n`).join('')

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

const HEAD = /^([sd]?)(\d+) (\d+) ([\w-]{43})$/
// 64 bytes: a signature that is shorter was cut short.
const SIGNATURE = /^= ([\w-]{86})$/

type Batch = { readonly heads: readonly RevisionHead[]; readonly signature: string }

/** The batches that are whole. One that was cut short has no whole signature, and the next begins with an empty line after it. */
const batchesIn = (text: string): Batch[] => {
  const batches: Batch[] = []
  let heads: RevisionHead[] = []
  // What stands behind the last line break was cut short.
  for (const line of text.split('\n').slice(0, -1)) {
    const [, letter, will, version, chain] = HEAD.exec(line) ?? []
    const signature = SIGNATURE.exec(line)?.[1]
    if (chain !== undefined) {
      const of = chains.find((each) => letterOf(each) === letter)
      heads.push({ ...(letter && of && { of }), willId: Number(will), version: Number(version), chain })
    } else {
      if (signature !== undefined && heads.length > 0) batches.push({ heads, signature })
      heads = []
    }
  }
  return batches
}

export const nothingSeen = () => {
  const none = () => ({ heads: new Map<number, RevisionHead>(), forked: new Set<number>() })
  return { revisions: none(), states: none(), deeds: none(), broken: 0 }
}

/** Reads the file. A batch that a power failure cut short is passed over. */
export const readWitnessed = async (file: string, signer: Pick<Signer, 'verify'>): Promise<Witnessed> => {
  const seen = nothingSeen()
  let broken = 0
  for (const { heads: batch, signature } of batchesIn(await textOf(file))) {
    if (!(await signer.verify(signedText(linesOf(batch)), signature))) {
      broken += 1
      continue
    }
    for (const head of batch) {
      const { heads, forked } = seen[head.of ?? 'revisions']
      const before = heads.get(head.willId)
      if (before?.version === head.version && before.chain !== head.chain) forked.add(head.willId)
      if (head.version >= (before?.version ?? 0)) heads.set(head.willId, head)
    }
  }
  return { ...seen, broken }
}

type Deps = {
  readonly file: string
  readonly signer: Signer
  readonly onError: (error: unknown) => void
  /** Milliseconds between two batches. */
  readonly every?: number | undefined
}

const EVERY_MS = 1000

/**
 * Writes the newest link of each chain that grew, once a second in one signed batch, so that no save waits for it. `open` keeps
 * the newest of each will from before; a file that contradicts itself is left as it is.
 */
export const createRevisionWitness = ({ file, signer, onError, every = EVERY_MS }: Deps) => {
  const seen = new Map<string, RevisionHead>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  const keepNewest = (head: RevisionHead): void => {
    const chain = letterOf(head.of) + head.willId
    if (head.version >= (seen.get(chain)?.version ?? 0)) seen.set(chain, head)
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
      const { broken, ...seen } = await readWitnessed(file, signer)
      const heads = Object.values(seen).flatMap((each) => [...each.heads.values()])
      if (heads.length === 0 || broken > 0 || Object.values(seen).some(({ forked }) => forked.size > 0)) return
      await writeFile(`${file}.new`, await batchOf(heads), { mode: 0o600, flush: true })
      await rename(`${file}.new`, file)
    },

    saw: (head: RevisionHead): void => {
      keepNewest(head)
      timer ??= setTimeout(flush, every).unref()
    },

    flush,
  } satisfies RevisionWitness & { open(): Promise<void>; flush(): Promise<void> }
}
