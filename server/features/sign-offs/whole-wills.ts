/** Made-up wills that a lawyer reads whole beside what is signed, and what reads otherwise in them than when it was. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Piece } from '#core/sign-off/piece.ts'
import type { SignOff } from '#core/sign-off/sign-off.ts'
import type { Sitting } from '#core/sign-off/sittings.ts'
import { type Stretch, sentenceDifferences } from '#core/sign-off/word-difference.ts'
import { willSchema } from '#core/will/schema.ts'
import type { packInWords, WholeWill, wholeWills } from '#drafting/pack/whole-wills.ts'

const wholeWillsSchema = z.strictObject({
  /** On which they are drafted. */
  today: z.strictObject({ day: z.int(), month: z.int(), year: z.int() }),
  wills: z.array(z.strictObject({ id: z.string().max(150), title: z.string().max(200), will: willSchema })),
})
export type WholeWills = z.infer<typeof wholeWillsSchema>

export const noWholeWills: WholeWills = { today: { day: 1, month: 1, year: 2026 }, wills: [] }

/** @param folder of the words. */
export const readWholeWills = (folder: string): WholeWills => {
  const file = join(folder, 'whole-wills/wills.json')
  return existsSync(file) ? wholeWillsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : noWholeWills
}

/** A line of a clause with what was removed from it and added to it since it was signed. */
type Marked = { readonly change: 'same' | 'changed' | 'added' | 'removed'; readonly stretches: Stretch[] }

const marked = (was: string | undefined, is: string): Marked[] =>
  sentenceDifferences((was ?? is).split('\n').filter(Boolean), is.split('\n').filter(Boolean)).map(
    ({ change, stretches }) => ({ change, stretches: [...stretches] }),
  )

/** The clauses of a will. One that it had when it was signed, and has no more, stands in it with all of its words removed. */
const clausesMarked = ({ id, clauses }: WholeWill, { standings }: Sitting) => {
  const wasIn = new Map(standings.map(({ piece, signOff }) => [piece.id, signOff?.readWhole?.[id]]))
  const lost = standings.flatMap(({ piece }) => {
    const was = wasIn.get(piece.id) ?? ''
    return was === '' || clauses.some((each) => each.piece === piece.id)
      ? []
      : [{ piece: piece.id, heading: piece.title, lines: marked(was, ''), isRead: true }]
  })
  return [
    ...clauses.map(({ piece, heading, text }) => ({
      piece,
      heading,
      lines: marked(wasIn.get(piece), text),
      isRead: wasIn.has(piece),
    })),
    ...lost,
  ]
}

type Drafting = {
  wholeWills(whose: number, ...given: Parameters<typeof wholeWills>): Promise<WholeWill[]>
  packInWords(...given: Parameters<typeof packInWords>): Promise<ReturnType<typeof packInWords>>
}

/** @param work in which they are drafted, once, at the first question. */
export const inWholeWills = (kept: () => WholeWills, work: Drafting) => {
  let made: Promise<WholeWill[]> | undefined
  const all = async (): Promise<WholeWill[]> => {
    made ??= work.wholeWills(0, kept())
    try {
      return await made
    } catch (error) {
      made = undefined
      throw error
    }
  }
  return {
    /** The text of a clause in each of them, which is empty where a will has no such clause. None of what is no clause. */
    textsOf: async ({ id, kind }: Pick<Piece, 'id' | 'kind'>): Promise<NonNullable<SignOff['readWhole']>> =>
      kind === 'clause'
        ? Object.fromEntries(
            (await all()).map((will) => [will.id, will.clauses.find(({ piece }) => piece === id)?.text ?? '']),
          )
        : {},

    /** Those in which something of a sitting stands, and how many lines of it read otherwise than when it was signed. */
    of: async (sitting: Sitting): Promise<{ id: string; title: string; otherwise: number }[]> => {
      const ids = new Set(sitting.standings.map(({ piece }) => piece.id))
      return (await all())
        .map((will) => ({ ...will, clauses: clausesMarked(will, sitting) }))
        .filter(
          ({ clauses, advice }) =>
            sitting.id === 'pack' || clauses.some(({ isRead }) => isRead) || advice.some(({ piece }) => ids.has(piece)),
        )
        .map(({ id, title, clauses }) => ({
          id,
          title,
          otherwise: clauses.flatMap(({ lines }) => lines).filter(({ change }) => change !== 'same').length,
        }))
        .toSorted((a, b) => b.otherwise - a.otherwise)
    },

    /** One of them whole, with what its testator is told and the documents that go with it. */
    whole: async (id: string, sitting: Sitting) => {
      const will = (await all()).find((each) => each.id === id)
      const { wills, today } = kept()
      const answers = wills.find((each) => each.id === id)?.will
      if (!will || !answers) return undefined
      return {
        title: will.title,
        clauses: clausesMarked(will, sitting),
        advice: will.advice.map(({ piece, ...each }) => ({
          ...each,
          isRead: sitting.standings.some((standing) => standing.piece.id === piece),
        })),
        pack: await work.packInWords(answers, today),
      }
    },
  }
}
