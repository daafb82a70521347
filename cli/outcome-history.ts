import { z } from 'zod'
import { type BeneficiaryShare, heldUntilOf } from '#core/estate/distribution.ts'
import { type Child, type Descendants, type Failed, NotInWill } from '#core/estate/failures.ts'
import { Fraction } from '#core/estate/fraction.ts'
import type { History, Holding, OutcomeInStages, TrustEvent } from '#core/estate/history.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { type Day, dayInWords, daysLater, isAfter, isoDay } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { trustKinds } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { CommandFailed, readFile, type Terminal } from './terminal.ts'
import { jsonOf } from './will-file.ts'

/** What happens from the death of the testator on, as the command line is told of it: in a file, or in options that are short for one. */

const MOST = 200
const MOST_CHILDREN = 50
const DEEPEST = 5

const day = z.iso.date().transform((text): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { day: date, month, year }
})
const id = z.int().min(1).max(999_999_999)
const count = z.int().min(0).max(99)

/** "3/10": a part of a whole. */
const part = z
  .string()
  .max(20)
  .regex(/^\d{1,9}\/\d{1,9}$/, 'Write a part as "3/10"')
  .transform((text, context) => {
    const [top = 0, bottom = 0] = text.split('/').map(Number)
    if (bottom > 0 && top <= bottom) return Fraction.of(top, bottom)
    context.addIssue('This is not a part of a whole')
    return z.NEVER
  })

const childAt = (depth: number): z.ZodType<Child> =>
  z
    .strictObject({
      born: day.exactOptional(),
      died: day.exactOptional(),
      leftOut: z.boolean().exactOptional(),
      children: z
        .array(depth < DEEPEST ? z.lazy(() => childAt(depth + 1)) : z.never('No family goes further down here'))
        .max(MOST_CHILDREN)
        .exactOptional(),
    })
    .refine(({ born, died }) => !born || !died || !isAfter(born, died), 'This child died before their birth')

const issue = {
  livingChildren: count.exactOptional(),
  children: z.array(childAt(1)).max(MOST_CHILDREN).exactOptional(),
}
const families = z.array(z.strictObject(issue)).max(MOST_CHILDREN)
const place = z.union([z.enum(['share', 'last resort']), z.strictObject({ backupOf: id })])
const from = day.exactOptional()

const failed = z.union([
  z.strictObject({ person: id, from, ...issue }),
  z.strictObject({ charity: id, from }),
  z.strictObject({ grandchildren: families, ofLeftOut: families.exactOptional(), from }),
])

const happened = { trust: z.enum(trustKinds), on: day }
const recorded = { ...happened, since: day, byThePersonAlone: z.boolean().default(false) }
const event = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('marries'), ...happened }),
  z.strictObject({ what: z.literal('couple recorded'), ...recorded }),
  z.strictObject({ what: z.literal('absence recorded'), ...recorded, inHospital: z.boolean().default(false) }),
  z.strictObject({ what: z.literal('given up'), ...happened, withoutLeave: z.boolean().default(false) }),
  z.strictObject({ what: z.enum(['left over', 'bought together', 'capital paid']), ...happened, part }),
]) satisfies z.ZodType<TrustEvent>

const historySchema = z.strictObject({
  died: day,
  deaths: z.array(z.strictObject({ person: id, on: day, ...issue })).max(MOST),
  failed: z.array(failed).max(MOST).default([]),
  refusals: z
    .array(z.strictObject({ person: id, of: z.enum(trustKinds), place: place.exactOptional(), ...issue }))
    .max(MOST)
    .default([]),
  issue: z
    .array(z.strictObject({ person: id, ...issue }))
    .max(MOST)
    .default([]),
  unnamed: z
    .array(
      z.strictObject({
        from,
        laterChildren: z.strictObject(issue).exactOptional(),
        grandchildren: families.exactOptional(),
        ofLeftOut: families.exactOptional(),
      }),
    )
    .max(MOST)
    .default([]),
  youngInClass: z
    .array(
      z.strictObject({ family: count.min(1), n: count.min(1), on: day, issue: z.strictObject(issue).exactOptional() }),
    )
    .max(MOST)
    .default([]),
  home: z.enum(['kept', 'replaced', 'moved out', 'sold', 'sold by attorney', 'lost to debts']).default('kept'),
  events: z.array(event).max(MOST).default([]),
})

const wrongIn = (path: string, lines: readonly string[]): CommandFailed =>
  new CommandFailed(`${path} does not hold a history`, ...lines.map((line) => `  ${line}`))

/**
 * A history in a file, as `docs/command-line.md` describes it.
 * @throws CommandFailed naming each field that is wrong, who dies twice, or who is not in the will.
 */
export const readHistory = (path: string, will: Will, terminal: Terminal): History => {
  const read = historySchema.safeParse(jsonOf(path, readFile(path, terminal)))
  if (!read.success)
    throw wrongIn(
      path,
      read.error.issues.map((each) => `${each.path.join('.') || '(the whole file)'}: ${each.message}`),
    )
  const ids = read.data.deaths.map(({ person }) => person)
  const twice = ids.find((each, index) => ids.indexOf(each) < index)
  if (twice !== undefined) throw wrongIn(path, [`deaths: person ${twice} dies twice`])
  try {
    outcomeInStages(will, read.data)
  } catch (cause) {
    if (cause instanceof NotInWill) throw wrongIn(path, [`there is no ${cause.type} ${cause.id} in the will`])
    throw cause
  }
  return read.data
}

/** Days between two deaths of an order: more than the 28 that a taker has to survive. */
const BETWEEN_DEATHS = 60

type Person = Extract<Failed, { person: number }>
const isPerson = (each: Failed): each is Person => 'person' in each

/**
 * The people who die after the testator, one after another.
 * @throws CommandFailed where an entry is not a person, or is a person who has failed already.
 */
const deathsIn = (order: readonly Failed[], first: readonly Failed[]): Person[] =>
  order.map((each) => {
    if (!isPerson(each)) throw new CommandFailed('--order: only people die. List them as 3, or 3+2 with two children')
    if (first.some((other) => isPerson(other) && other.person === each.person))
      throw new CommandFailed(`--order: person ${each.person} has failed already`)
    return each
  })

export type Options = {
  readonly failed: readonly Failed[]
  readonly refusals: NonNullable<History['refusals']>
  readonly order: readonly Failed[]
  readonly laterChildren: Descendants
}

/** What the options are short for: the testator dies today, those who fail with them, and those of the order one after another. */
export const historyOfOptions = (today: Day, { failed: first, refusals, order, laterChildren }: Options): History => ({
  died: today,
  deaths: [
    ...first.filter(isPerson).map((each) => ({ ...each, on: today })),
    ...deathsIn(order, first).map((each, index) => ({ ...each, on: daysLater(today, (index + 1) * BETWEEN_DEATHS) })),
  ],
  failed: first.filter((each) => 'charity' in each),
  refusals,
  unnamed: [{ laterChildren, ...first.find((each) => 'grandchildren' in each) }],
})

/** Both stages of an outcome on the command line: who holds, who enjoys, who takes. */

const stages = ['first', 'last'] as const
type Stage = (typeof stages)[number]

/**
 * The stage asked for: after an order of deaths it is the last one.
 * @throws CommandFailed for another word.
 */
export const stageIn = (text: string | undefined, hasOrder: boolean): Stage | undefined => {
  if (text === undefined) return hasOrder ? 'last' : undefined
  const stage = stages.find((each) => each === text)
  if (!stage) throw new CommandFailed(`--stage: ${JSON.stringify(text)} is neither first nor last`)
  return stage
}

/** A holding as JSON: `holds` and `enjoys`, `takes`, or `owns` what never was the testator's. */
export const holdingInJson = (holding: Holding, taking: (to: BeneficiaryShare) => object): object => {
  const of = { of: holding.of, share: holding.share.toString() }
  switch (holding.how) {
    case 'held':
      return { ...of, holds: 'executors', enjoys: { id: holding.for, name: holding.name } }
    case 'taken': {
      const heldUntil = heldUntilOf(holding.to)
      return {
        ...of,
        ...(heldUntil !== undefined && { holds: 'executors', until: heldUntil }),
        takes: taking(holding.to),
      }
    }
    case 'estate':
      return { ...of, takes: taking(holding.to), estate: true }
    case 'moved':
      return { ...of, moved: holding.into }
    case 'outside':
      return { ...of, owns: holding.owners }
  }
}

/** All that becomes of a will in a history: when the testator dies, in the end, and which trusts have ended why. */
export const outcomeInJson = (
  { now, later, ended }: OutcomeInStages,
  taking: (to: BeneficiaryShare) => object,
): object => ({
  atDeath: now.map((each) => holdingInJson(each, taking)),
  later: later.map((each) => ({ ...holdingInJson(each, taking), ...(each.on && { on: isoDay(each.on) }) })),
  ended: ended.map(({ of, on, why }) => ({ of, on: isoDay(on), why })),
})

/** A part of a share that its taker does not have outright when the testator dies: the executors hold it for someone until then. */
export type HeldPart = { readonly share: Fraction; readonly for: number; readonly name: string }

/**
 * What is held of each share of the residue, by its place in the outcome: all of every share where the residue is held for its
 * income, and the share of a disabled person for whom it is held. Nothing where no trust starts.
 */
export const heldInOutcome = (
  takings: readonly BeneficiaryShare[],
  now: readonly Holding[],
): readonly (HeldPart | undefined)[] => {
  const held = now.flatMap((each) => (each.how === 'held' && each.of === 'Residue' ? [each] : []))
  return takings.map((taking) => {
    const income = held.find(({ under }) => under === 'Residue')
    if (income) return { share: taking.share, for: income.for, name: income.name }
    // Whatever else comes to a disabled person whose share is held is held with it.
    const own = held.find((each) => taking.type === 'person' && each.for === taking.id)
    return own && { share: taking.share, for: own.for, name: own.name }
  })
}

const inWords = (will: Will, holding: Holding, remark: (to: BeneficiaryShare) => string): string => {
  switch (holding.how) {
    case 'held':
      return `the executors hold it for ${holding.name}`
    case 'taken':
      return `${holding.to.name}${remark(holding.to)}`
    case 'estate':
      return `the estate of ${holding.to.name}`
    case 'moved':
      return `became a part of ${holding.into}`
    case 'outside':
      return `owned by ${listed.format(personsOf(will, holding.owners).map(({ fullname }) => fullname)) || 'a co-owner'}`
  }
}

/** A line for each holding, the shares in one column: "1/2  Home: Cy Roe". */
export const holdingsInWords = (
  will: Will,
  holdings: readonly Holding[],
  remark: (to: BeneficiaryShare) => string,
): string => {
  const width = Math.max(...holdings.map(({ share }) => share.toString().length))
  return holdings
    .map((each) => `${each.share.toString().padStart(width)}  ${each.of}: ${inWords(will, each, remark)}\n`)
    .join('')
}

/** When the testator dies, in the end, and why each trust ended. */
export const outcomeInWords = (
  will: Will,
  { now, later, ended }: OutcomeInStages,
  remark: (to: BeneficiaryShare) => string,
): string =>
  [
    `When the testator dies:\n${holdingsInWords(will, now, remark)}`,
    `In the end:\n${holdingsInWords(will, later, remark)}`,
    ...ended.map(({ of, on, why }) => `${of}: ended on ${dayInWords(on)} (${why})\n`),
  ].join('\n')
