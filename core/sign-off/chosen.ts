/** By which rule a sentence of a clause is chosen, as data: it is read, signed, run and tested. */
import { z } from 'zod'

/** What a clause can be told about a will: of the whole under '', and of each thing of a list under the name of that list. */
export type ClauseFacts = Readonly<Record<string, readonly (readonly string[])[]>>

const fact = z.string().max(300)
/** One way in which a sentence comes to stand in a will: facts that hold together, of the whole or of one thing of a list. */
const waySchema = z.strictObject({ of: fact, all: z.array(fact).min(1).max(8) })
export type Way = Readonly<z.infer<typeof waySchema>>
/** A sentence stands in its clause where one of these ways is open; always, where none is named. */
export type Rule = readonly Way[]

/**
 * `when`: what the rule says, in words that follow from it. `place`: the order of the clause; sentences of one place stand now before
 * and now behind each other.
 */
export const chosenSchema = z.strictObject({
  when: z.string().max(4000),
  ways: z.array(waySchema).max(12),
  place: z.int().nonnegative(),
})
export type Chosen = z.infer<typeof chosenSchema>

const DENIED = 'not '
/** The fact, and whether it is denied. */
export const factIn = (said: string): { fact: string; isDenied: boolean } =>
  said.startsWith(DENIED) ? { fact: said.slice(DENIED.length), isDenied: true } : { fact: said, isDenied: false }
export const denied = (fact: string): string => DENIED + fact

/** Whether the sentence with this rule stands in a will of these facts. */
export const holds = (rule: Rule, facts: ClauseFacts): boolean =>
  rule.length === 0 ||
  rule.some(({ of, all }) =>
    facts[of]?.some((item) =>
      all.every((said) => {
        const { fact, isDenied } = factIn(said)
        return item.includes(fact) !== isDenied
      }),
    ),
  )

/** A clause as a will has it: its paragraphs and lists, each with its passages and their sentences; and what it was chosen by. */
export type WrittenClause = {
  readonly clause: string
  readonly blocks: readonly (readonly (readonly string[])[])[]
  readonly facts: ClauseFacts
}
