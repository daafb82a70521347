/** Every word of the clauses that say who takes counts: without it, or with another, they cannot be read, or say another thing. */
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { NotRead } from '#testkit/clause-forms.ts'
import { type WillRead, willRead } from '#testkit/clauses-read.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { willsToldApart } from '#testkit/told-apart.ts'
import { trustWills } from '#testkit/trusts.ts'
import type { Block, ClauseId, FinalDocument, Run } from './document.ts'

const clauses: readonly ClauseId[] = [
  'home-for-life',
  'disabled-person',
  'residue',
  'if-a-share-fails',
  'ultimate-default',
  'under-18',
  'meanings',
]

/** Words of one kind that another could stand in the place of. */
const operative: readonly (readonly [string, string])[] = [
  ['survives me', 'is living at the end'],
  ['does not survive me', 'is not living at the end'],
  ['are living at the end', 'survive me'],
  ['equally', 'in the proportions that their percentages bear to each other'],
  ['in the proportions that their percentages bear to each other', 'equally'],
  ['in equal shares', 'in these shares'],
  ['the children of', 'the parents of'],
  ['take it in place of their parent', 'do not take it in place of their parent'],
  ['is added to the other', 'is not added to the other'],
  ['Each later child of mine takes one more', 'No later child of mine takes one more'],
  [' and each later child of mine', ''],
  ['28th', '29th'],
  ['12 months', '6 months'],
  ['anniversary', 'birthday'],
  ['marries or forms a civil partnership', 'moves'],
  ['stays in the trust', 'is held as if the trust had ended for it, and not by a death, on the day of the purchase'],
  ['is held as if the trust had ended for it, and not by a death, on the day of the purchase', 'stays in the trust'],
  [' or, if that is not my main home when I die, in the property that is', ''],
  ['has no right to either', 'has a right to both'],
  ['Whatever else', 'Nothing else'],
  ['leaving no children', 'leaving children'],
  ['Age of anyone else is 18', 'Age of anyone else is 21'],
  [' is 25. ', ' is 21. '],
  ['as if I had died on that day', 'to my Residuary Estate'],
  ['anyone whose share of it has failed', 'anyone else'],
  ['before me', 'after me'],
  ['If nobody takes', 'If anybody takes'],
  ['one for each child of mine, living or dead, in whose family anyone takes', 'one for each grandchild'],
  ['may pay', 'may not pay'],
  ['gives the trust up', 'keeps the trust'],
]

type Changed = { readonly what: string; readonly will: FinalDocument }

const runsOf = (block: Block): (readonly Run[])[] =>
  block.kind === 'paragraph' ? [block.runs] : block.items.map(({ runs }) => runs)

type Clause = FinalDocument['clauses'][number]

const withBlocks = (will: FinalDocument, blocksOf: (clause: Clause) => readonly Block[]): FinalDocument => {
  const clauses: Clause[] = []
  for (const each of will.clauses) clauses.push({ ...each, blocks: blocksOf(each) })
  return { ...will, clauses }
}

/** The will with one run of one clause as another. */
const withRun = (will: FinalDocument, run: Run, other: Run): FinalDocument => {
  const change = (runs: readonly Run[]): Run[] => runs.map((each) => (each === run ? other : each))
  const blockWith = (block: Block): Block =>
    block.kind === 'paragraph'
      ? { ...block, runs: change(block.runs) }
      : { ...block, items: block.items.map((item) => ({ ...item, runs: change(item.runs) })) }
  return withBlocks(will, ({ blocks }) => blocks.map(blockWith))
}

const operativeClauses = (will: FinalDocument) => will.clauses.filter(({ id }) => clauses.includes(id))

/** Text that describes a person or a place, and says nothing of who takes. */
const isDescription = ({ text }: Run): boolean => /\((?:of|born|registered)|Orchard|\bmy [a-z-]+ $/u.test(text)

const textsIn = (will: FinalDocument): Run[] =>
  operativeClauses(will)
    .flatMap(({ blocks }) => blocks.flatMap(runsOf).flat())
    .filter((run) => (run.kind === 'text' || run.kind === 'term') && !isDescription(run))

const withOtherWords = (will: FinalDocument): Changed[] =>
  textsIn(will).flatMap((run) =>
    operative
      .filter(([words]) => run.text.includes(words))
      .map(([words, others]) => ({
        what: `${words} > ${others}: ${run.text}`,
        will: withRun(will, run, { ...run, text: run.text.replace(words, others) }),
      })),
  )

const withoutAWord = (will: FinalDocument): Changed[] =>
  textsIn(will).flatMap((run) =>
    [...run.text.matchAll(/[\p{L}\d’£%]+/gu)].map(({ index, 0: word }) => ({
      what: `without "${word}" at ${index}: ${run.text}`,
      will: withRun(will, run, { ...run, text: run.text.slice(0, index) + run.text.slice(index + word.length) }),
    })),
  )

/** Paragraphs and items left out, shares that are a hundredth more, names in the place of others. */
const withOtherParts = (will: FinalDocument): Changed[] =>
  operativeClauses(will).flatMap((clause) => [
    ...clause.blocks.map((block, at) => ({
      what: `${clause.id} without paragraph ${at + 1}`,
      will: withBlocks(will, (each) =>
        each === clause ? each.blocks.filter((other) => other !== block) : each.blocks,
      ),
    })),
    ...clause.blocks.flatMap(runsOf).flatMap((runs) =>
      runs.flatMap((run): Changed[] => {
        if (run.kind === 'share')
          return [
            {
              what: `another share than ${run.text}`,
              will: withRun(will, run, { ...run, text: `${Number.parseFloat(run.text) + 0.01}%` }),
            },
          ]
        const [other] = run.kind === 'name' ? [{ ...run, text: 'Zed Zed' }] : []
        return other ? [{ what: `${clause.id}: Zed for ${run.text}`, will: withRun(will, run, other) }] : []
      }),
    ),
  ])

/** @returns What was changed where the clauses are read as if it had not been. */
const unnoticed = (read: WillRead, changed: readonly Changed[]): string[] =>
  changed.flatMap(({ what, will }) => {
    try {
      return isDeepStrictEqual(willRead(will), read) ? [what] : []
    } catch (error) {
      if (error instanceof NotRead) return []
      throw error
    }
  })

/** These describe somebody or something, or are said again elsewhere, and change nothing of who takes. */
const says = (what: string): boolean => !/Zed for |without "(?:or|and)" at/.test(what) || !what.includes('left-out')

const isRead = (will: Will): void => {
  const document = drafted(will)
  const read = willRead(document)
  expect(unnoticed(read, [...withOtherWords(document), ...withOtherParts(document)]).filter(says)).toEqual([])
}

describe('A change of the words is noticed', () => {
  test('of any phrase, paragraph, share or name, in any will', () => {
    fc.assert(fc.property(willsToldApart, isRead), { numRuns: Number(process.env.COUNT ?? 60), endOnFailure: true })
  }, 600_000)

  test.each(Object.entries(trustWills))('of any single word, in %s', (_name, will) => {
    const document = drafted(will)
    expect(unnoticed(willRead(document), withoutAWord(document))).toEqual([])
    isRead(will)
  })
})
